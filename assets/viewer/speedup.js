/** The speed-up over the length of the text: a line chart, a sentence and a table. */

/** @import { Run, Say, Spot } from './types' */
import { sentences, times } from './text';
import { step, ticks } from './axis';
import { el, setAttr, setText, svg } from './dom';
import { term } from './glossary';
import { numbers } from './toggles';

const HEIGHT = 220;
const LEFT = 44; // px beside the plot, for the labels of the axes
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 40;
const LEAST_TOP = 1.25; // the least maximum of the axis, so that 1× is always visible
const ROOM = 1.1; // the maximum of the axis over the highest point
const PER_TICK = 90; // px between labels of the tokens
const LEAST_ROUNDS = 10; // before them, the times of single steps decide

export class Speedup {
  /** @type {Spot[]} */
  spots = []; // the points as drawn

  rule = svg('line', { y1: TOP, y2: HEIGHT - BOTTOM });
  dot = svg('circle', { r: 4 });
  mark = svg('g', { class: 'sv-speedup-mark', visibility: 'hidden' }, this.rule, this.dot);

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.chart = el('div', { class: 'sv-speedup-chart', role: 'img' });
    this.readout = el('p', { class: 'sv-speedup-readout', hidden: true });
    this.sentence = el('p', { class: 'sv-note' });
    this.table = numbers(say, say('chart.heading'), [say('chart.x'), say('chart.y')]);
    this.chart.addEventListener('pointermove', (event) => this.read(event));
    this.chart.addEventListener('pointerleave', () => this.unread());
    this.node = el('section', { class: 'sv-section' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, term('speedup', say('chart.heading')))),
      this.chart, this.sentence, this.table.node);
  }

  /**
   * [tokens, speed-up] after each shown round that plain decoding has caught up with.
   * @param {Run} run
   * @param {number} shown
   */
  points(run, shown) {
    const { folds } = run;
    /** @type {[number, number][]} */
    const points = [];
    for (let round = 1; round <= folds.compared(shown); round += 1) {
      points.push([folds.at(round).emitted, folds.speedup(round) ?? 0]);
    }
    return points;
  }

  /** @param {number} known the rounds that the token axis spans @param {Run} run @param {number} shown */
  show(run, shown, known) {
    const points = this.points(run, shown);
    const enough = points.length > 1;
    const text = this.describe(run, points);
    setText(this.sentence, text);
    setAttr(this.chart, 'aria-label', text);
    this.chart.hidden = this.table.node.hidden = !enough;
    this.table.show(points.map(([tokens, ratio]) => [tokens, times(ratio)]));
    if (enough) this.draw(points, run.folds.at(known).emitted);
  }

  /** @param {Run} run @param {[number, number][]} points */
  describe(run, points) {
    if (points.length < 2) {
      const measured = run.folds.plain.tokens.length > 0;
      return this.say(measured || !run.length ? 'chart.waiting' : 'headline.not_measured');
    }
    if (run.over && run.folds.impossible(points.length)) return this.say('headline.impossible');
    const [tokens, speedup] = points[points.length - 1];
    const settled = points.slice(LEAST_ROUNDS - 1).map(([, ratio]) => ratio);
    const range = { least: LEAST_ROUNDS, low: times(Math.min(...settled)), high: times(Math.max(...settled)) };
    return sentences(this.say('chart.last', { tokens, speedup: times(speedup) }), settled.length > 1 && this.say('chart.range', range));
  }

  /**
   * Draws at the current width. In a hidden tab that is 0, and nothing is drawn.
   * @param {[number, number][]} points
   * @param {number} tokens
   */
  draw(points, tokens) {
    const width = this.chart.clientWidth;
    if (!width) return;
    const most = Math.max(LEAST_TOP, ...points.map(([, ratio]) => ratio)) * ROOM;
    const x = (/** @type {number} */ count) => LEFT + (count / tokens) * (width - LEFT - RIGHT);
    const y = (/** @type {number} */ ratio) => HEIGHT - BOTTOM - (ratio / most) * (HEIGHT - BOTTOM - TOP);
    this.spots = points.map(([count, ratio]) => ({ count, ratio, x: x(count), y: y(ratio) }));
    const last = this.spots[this.spots.length - 1];
    this.chart.replaceChildren(
      svg('svg', { width, height: HEIGHT, 'aria-hidden': 'true' },
        ...this.scale(most, y, width), ...this.tokens(tokens, x, width), ...this.reference(y(1), last, width),
        svg('polyline', { class: 'sv-speedup-line', points: this.spots.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(' ') }),
        svg('circle', { class: 'sv-speedup-last', cx: last.x, cy: last.y, r: 4.5 }), this.mark),
      this.readout);
    this.unread();
  }

  /**
   * Horizontal grid lines, labelled with their speed-ups.
   * @param {number} most
   * @param {(ratio: number) => number} y
   * @param {number} width
   */
  scale(most, y, width) {
    const each = step(most, 5);
    const digits = each < 0.1 ? 2 : each < 1 ? 1 : 0;
    return ticks(most, each).flatMap((ratio) => [
      svg('line', { class: 'sv-speedup-grid', x1: LEFT, x2: width - RIGHT, y1: y(ratio), y2: y(ratio) }),
      svg('text', { x: LEFT - 6, y: y(ratio) + 4, 'text-anchor': 'end' }, `${ratio.toFixed(digits)}×`),
    ]);
  }

  /**
   * The labels of the token axis, and its title.
   * @param {number} count
   * @param {(count: number) => number} x
   * @param {number} width
   */
  tokens(count, x, width) {
    const each = Math.max(1, step(count, Math.max(2, (width - LEFT) / PER_TICK)));
    return [
      ...ticks(count, each).map((n) => svg('text', { x: x(n), y: HEIGHT - BOTTOM + 16, 'text-anchor': 'middle' }, String(n))),
      svg('text', { class: 'sv-speedup-title', x: (LEFT + width - RIGHT) / 2, y: HEIGHT - 6, 'text-anchor': 'middle' }, this.say('chart.x')),
    ];
  }

  /**
   * The line of plain decoding, labelled on the side away from the curve's end.
   * @param {number} y
   * @param {Spot} last
   * @param {number} width
   */
  reference(y, last, width) {
    return [
      svg('line', { class: 'sv-speedup-plain', x1: LEFT, x2: width - RIGHT, y1: y, y2: y }),
      svg('text', { x: width - RIGHT, y: last.y < y ? y + 14 : y - 6, 'text-anchor': 'end' }, this.say('chart.reference')),
    ];
  }

  /**
   * Shows the curve's values under the pointer.
   * @param {PointerEvent} pointerevent
   */
  read({ clientX }) {
    if (!this.spots.length) return;
    const at = clientX - this.chart.getBoundingClientRect().left;
    const spot = this.spots.reduce((a, b) => (Math.abs(a.x - at) <= Math.abs(b.x - at) ? a : b));
    setText(this.readout, this.say('chart.hover', { tokens: spot.count, speedup: times(spot.ratio) }));
    this.readout.hidden = false;
    this.readout.style.setProperty('--x', `${spot.x}px`);
    this.readout.dataset.side = spot.x > this.chart.clientWidth / 2 ? 'left' : 'right';
    setAttr(this.rule, 'x1', spot.x);
    setAttr(this.rule, 'x2', spot.x);
    setAttr(this.dot, 'cx', spot.x);
    setAttr(this.dot, 'cy', spot.y);
    this.mark.setAttribute('visibility', 'visible');
  }

  unread() {
    this.readout.hidden = true;
    this.mark.setAttribute('visibility', 'hidden');
  }
}
