/** A small chart of shares as points with their intervals; points with few tests are hollow. */

/** @import { Say } from './types' */
/** @import { Share } from './chances' */
import { FEW } from './chances';
import { el, setAttr, setText, svg } from './dom';
import { term } from './glossary';
import { numbers } from './toggles';

const HEIGHT = 196;
const LEFT = 40; // px beside the plot, for its labels
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 40;
const SHARES = [0, 0.5, 1];

/** @typedef {Share & {x: number, at: number}} Dot x, at: where the point and its number of tests are drawn, 0 to 1 */
/** @typedef {{at: number, label: string}} Tick */

export class Dots {
  /** @param {Say} say @param {string} heading @param {string} means glossary term @param {string[]} heads of the table's columns */
  constructor(say, heading, means, heads) {
    this.chart = el('div', { class: 'sv-dots', role: 'img' });
    this.sentence = el('p', { class: 'sv-note' });
    this.table = numbers(say, heading, heads);
    this.node = el('figure', { class: 'sv-figure-block' }, el('h3', {}, term(means, heading)), this.chart, this.sentence, this.table.node);
  }

  /**
   * Draws at the current width.
   * @param {Dot[]} dots
   * @param {{title: string, ticks: Tick[]}} axis
   * @param {string} text the chart as a sentence
   * @param {(string | number)[][]} rows
   * @param {boolean} [diagonal] whether x is a share, too: then a line marks where both are equal
   */
  show(dots, { title, ticks }, text, rows, diagonal = false) {
    setAttr(this.chart, 'aria-label', text);
    setText(this.sentence, text);
    this.table.show(rows);
    const width = this.chart.clientWidth;
    if (!width) return;
    const x = (/** @type {number} */ part) => LEFT + part * (width - LEFT - RIGHT);
    const y = (/** @type {number} */ share) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
    const known = dots.filter(({ tested }) => tested >= FEW);
    this.chart.replaceChildren(svg('svg', { width, height: HEIGHT, 'aria-hidden': 'true' },
      ...SHARES.flatMap((share) => [
        svg('line', { class: 'sv-dots-grid', x1: LEFT, x2: width - RIGHT, y1: y(share), y2: y(share) }),
        svg('text', { x: LEFT - 6, y: y(share) + 4, 'text-anchor': 'end' }, `${share * 100}%`),
      ]),
      diagonal ? svg('line', { class: 'sv-dots-equal', x1: x(0), x2: x(1), y1: y(0), y2: y(1) })
        : svg('polyline', { class: 'sv-dots-line', points: known.map((dot) => `${x(dot.x)},${y(dot.share)}`).join(' ') }),
      ...ticks.map(({ at, label }) => svg('text', { x: x(at), y: HEIGHT - BOTTOM + 15, 'text-anchor': at < 1 ? 'middle' : 'end' }, label)),
      ...dots.flatMap((dot) => [
        svg('line', { class: 'sv-dots-whisker', x1: x(dot.x), x2: x(dot.x), y1: y(dot.low), y2: y(dot.high) }),
        svg('circle', { class: dot.tested < FEW ? 'sv-dots-few' : 'sv-dots-point', cx: x(dot.x), cy: y(dot.share), r: 5 }),
        svg('text', { class: 'sv-dots-count', x: x(dot.at), y: HEIGHT - BOTTOM + 28, 'text-anchor': 'middle' }, `${dot.tested}`),
      ])));
    this.chart.append(el('p', { class: 'sv-dots-axis', 'aria-hidden': 'true' }, title));
  }
}
