/** The charts below the story, throttled so that drawing them does not slow it down. */

import type { VNode } from 'preact';
import { Breakdown } from './breakdown';
import { Costs } from './costs';
import { Test } from './frequencies';
import { Lossless } from './lossless';
import { type Greedy, Race } from './race';
import { Speedup } from './speedup';
import type { Colours, Run } from './types';
import { draw } from './view';
import type { Viewer } from './viewer';
import type { Charted } from './charted';

const EVERY = 250; // ms between drawings while rounds arrive or play
const REST = 120; // ms between the last move by hand and the drawing

/** What the charts show: also whether rounds arrive or play, and the open view. */
interface Shown { shown: number, known: number, busy: boolean, view: string }

interface Context { viewer: Viewer, palette: Colours, seek(round: number): void, greedy: Greedy }

/** Whether any part of an element is in the window. */
function inSight(node: Element) {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

const place = () => Object.assign(document.createElement('div'), { className: 'sv-chart-place' });

export class Charts {
  readonly places = { race: place(), costs: place(), lossless: place(), speedup: place(), breakdown: place() };
  readonly test = new Test(() => this.redraw('lossless'));
  private timer: number | undefined;
  private drawnAt = 0;
  private drawn = ''; // what is drawn or about to be
  private busy = false;
  private view = '';
  private charted: Charted | null = null;

  constructor(private context: Context) {}

  private charts: Record<keyof Charts['places'], (charted: Charted) => VNode> = {
    race: (charted) => <Race {...charted} {...this.context} drawn={this.drawnAt} />,
    costs: (charted) => <Costs {...charted} />,
    lossless: (charted) => <Lossless {...charted} test={this.test} />,
    speedup: (charted) => <Speedup {...charted} />,
    breakdown: (charted) => <Breakdown {...charted} />,
  };

  show(run: Run, { shown, known, busy, view }: Shown) {
    const drawn = `${shown} of ${known}, ${run.folds.plain.tokens.length}, ${run.over}, ${busy}, ${view}`;
    if (run === this.charted?.run && drawn === this.drawn) return; // steps within a round change nothing here
    const isNew = run !== this.charted?.run || view !== this.view;
    this.test.load(run); // stops the previous run's test, even if hidden
    Object.assign(this, { charted: { run, shown, known }, drawn, busy, view });
    if (isNew) this.draw(true);
    else if (!busy || !this.timer) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.draw(), busy ? Math.max(0, EVERY - (performance.now() - this.drawnAt)) : REST);
    }
  }

  private redraw(name: keyof Charts['places']) {
    if (this.charted) draw(this.context.viewer, this.charts[name](this.charted), this.places[name]);
  }

  /** Draws the visible charts; while busy, only those in the window: a chart takes longer than a round. */
  private draw(all = !this.busy) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.drawnAt = performance.now();
    const names = Object.keys(this.places) as (keyof Charts['places'])[];
    names.filter((name) => (all ? this.places[name].checkVisibility() : inSight(this.places[name]))).forEach((name) => this.redraw(name));
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
    Object.values(this.places).forEach((node) => draw(this.context.viewer, <></>, node));
  }
}
