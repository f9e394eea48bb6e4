/** What the page, the replay and tests see of the viewer: `mount`, `play`, and a few helpers. */

/** @import { Options } from './viewer.js' */
/** @import { Options as PlayOptions } from './play.js' */
import { el, FONT, Palette, setText } from './dom.js';
import { check, trialOf } from './exercises.js';
import { term } from './glossary.js';
import { Run } from './run.js';
import { sentences, speaker } from './text.js';
import { Viewer } from './viewer.js';
import { Play } from './play.js';

/**
 * Mounts a viewer.
 * @param {Element} element emptied and filled
 * @param {Options} options
 */
export function mount(element, options) {
  const viewer = new Viewer(element, options);
  return {
    load: viewer.load.bind(viewer),
    append: viewer.append.bind(viewer),
    setState: viewer.setState.bind(viewer),
    outdate: viewer.outdate.bind(viewer),
    state: viewer.report.bind(viewer),
    trace: viewer.trace.bind(viewer),
    seek: viewer.seek.bind(viewer),
    play: viewer.play.bind(viewer),
    forward: viewer.forward.bind(viewer),
    pin: viewer.pin.bind(viewer),
    tint: viewer.tint.bind(viewer),
    open: viewer.open.bind(viewer),
    present: viewer.present.bind(viewer),
    relayout: viewer.relayout.bind(viewer),
    destroy: viewer.destroy.bind(viewer),
    experiment: viewer.charts.lossless.experiment,
  };
}

/**
 * Mounts two distributions to play with.
 * @param {Element} element emptied and filled
 * @param {PlayOptions} options
 */
export function play(element, options) {
  const playing = new Play(options);
  element.replaceChildren(playing.node);
  return { start: playing.start.bind(playing), follow: playing.follow.bind(playing) };
}

window.SpecViz = {
  mount, play, term, FONT, dom: { el, setText, Palette }, lesson: { check, trialOf, Run, sentences, speaker },
};
