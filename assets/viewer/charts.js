/** The charts below the story, throttled so that drawing them does not slow it down. */

/** @import { Context, Run } from './types' */
import { Race } from './race';
import { Costs } from './costs';
import { Lossless } from './lossless';
import { Breakdown } from './breakdown';
import { Speedup } from './speedup';

const EVERY = 250; // ms between drawings while rounds arrive or play
const REST = 120; // ms between the last move by hand and the drawing

/**
 * Whether any part of an element is in the window.
 * @param {Element} node
 */
function inSight(node) {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

export class Charts {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {Run} */
  run;
  /** @type {number} */
  shown;
  /** @type {number} */
  known;
  /** @type {boolean} */
  busy;

  /** @param {Context & {greedy: import('./race').Greedy}} context */
  constructor({ say, palette, seek, greedy }) {
    this.breakdown = new Breakdown(say);
    this.race = new Race({ say, palette, seek, greedy });
    this.costs = new Costs(say);
    this.speedup = new Speedup(say);
    this.lossless = new Lossless(say);
    this.all = [this.race, this.costs, this.lossless, this.speedup, this.breakdown];
    this.timer = undefined;
    this.drawnAt = 0;
    this.drawn = '';
  }

  /**
   * @param {Run} run
   * @param {{shown: number, known: number, busy: boolean, view: string}} how rounds shown, rounds whose outcome may be shown,
   *   whether rounds arrive or play, the open view
   */
  show(run, { shown, known, busy, view }) {
    const drawn = `${shown} of ${known}, ${run.folds.plain.tokens.length}, ${run.over}, ${busy}, ${view}`;
    if (run === this.run && drawn === this.drawn) return; // steps within a round change nothing here
    if (run !== this.run) this.renew(run);
    this.shown = shown;
    this.known = known;
    this.drawn = drawn;
    this.busy = busy;
    if (busy && this.timer) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), busy ? Math.max(0, EVERY - (performance.now() - this.drawnAt)) : REST);
  }

  /** Switches to another run; stops the previous one's race and experiment, even if hidden. @param {Run} run */
  renew(run) {
    this.run = run;
    this.race.load(run);
    this.lossless.experiment.show(run);
  }

  /** Draws the visible charts; while busy, only those in the window: a chart takes longer than a round. */
  draw() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.drawnAt = performance.now();
    const seen = this.busy ? inSight : (/** @type {HTMLElement} */ node) => node.checkVisibility();
    const due = this.all.filter(({ node }) => seen(node));
    due.forEach((chart) => chart.show(this.run, this.shown, this.known));
  }

  /** Draws at once what would be drawn after a pause. */
  flush() {
    if (this.timer) this.draw();
  }

  /** Makes the next `show` redraw, after a change of size or theme. */
  relayout() {
    this.drawn = '';
  }

  destroy() {
    clearTimeout(this.timer);
    this.race.halt();
  }
}
