/** What the page and the static site have beyond a replay: two distributions to play with, and the lesson's exercises. */

/** @import { Options } from './play' */
import './play.css';
import { check, trialOf } from './exercises';
import { Run } from './run';
import { sentences, speaker } from './text';
import { Play } from './play';

/**
 * Mounts two distributions to play with.
 * @param {Element} element emptied and filled
 * @param {Options} options
 */
export function play(element, options) {
  const playing = new Play(options);
  element.replaceChildren(playing.node);
  return { start: playing.start.bind(playing), follow: playing.follow.bind(playing) };
}

Object.assign(window.SpecViz, { play, lesson: { check, trialOf, Run, sentences, speaker } });
