/** What the page and the static site have beyond a replay: two distributions to play with. */

/** @import { Options } from './play' */
import './play.css';
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
