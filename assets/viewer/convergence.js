/** The distance of the counts from the exact probabilities by number of texts; both axes are logarithmic. */

/** @import { Found, Say } from './types' */
import { percent } from './text';
import { el, setAttr, svg } from './dom';

const HEIGHT = 260;
const LEFT = 52; // px beside the plot, for the axes' labels
const RIGHT = 14;
const TOP = 22;
const BOTTOM = 42;
const LEAST = 0.001; // the lowest labelled distance
const FLOOR = LEAST / 1.6; // smaller distances, 0 included, are drawn here
const HEIGHTS = [0.001, 0.01, 0.1, 1];
const COUNTS = [10, 100, 1000, 10000];

/** @typedef {[number, number]} Point */

/** @param {Point[]} points */
const path = (points) => points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ');

export class Convergence {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.node = el('div', { class: 'sv-convergence', role: 'img' });
  }

  /**
   * Draws at the current width.
   * @param {Found} found
   * @param {number} seen checkpoints to show
   * @param {number[]} texts at each checkpoint
   * @param {string} says the chart in words
   */
  show({ band, checkpoints }, seen, texts, says) {
    setAttr(this.node, 'aria-label', says);
    const width = this.node.clientWidth;
    if (!width) return;
    const span = Math.log(texts[texts.length - 1] / texts[0]);
    const x = (/** @type {number} */ n) => LEFT + (Math.log(n / texts[0]) / span) * (width - LEFT - RIGHT);
    const y = (/** @type {number} */ d) => TOP + (Math.log(1 / Math.max(d, FLOOR)) / Math.log(1 / FLOOR)) * (HEIGHT - TOP - BOTTOM);
    const shown = checkpoints.slice(0, seen);
    /** @type {(rule: 1 | 2) => Point[]} */
    const line = (rule) => shown.map((each) => [x(each[0]), y(each[rule][2])]);
    const edge = (/** @type {0 | 1} */ i) => band.map((limits, at) => /** @type {Point} */ ([x(texts[at]), y(limits[i])]));
    this.node.replaceChildren(svg('svg', { width, height: HEIGHT, 'aria-hidden': 'true' },
      ...HEIGHTS.flatMap((d) => [
        svg('line', { class: 'sv-convergence-grid', x1: LEFT, x2: width - RIGHT, y1: y(d), y2: y(d) }),
        svg('text', { x: LEFT - 6, y: y(d) + 4, 'text-anchor': 'end' }, `${d * 100}%`),
      ]),
      ...COUNTS.map((n, i) => svg('text', { x: x(n), y: HEIGHT - BOTTOM + 18, 'text-anchor': i ? (i === COUNTS.length - 1 ? 'end' : 'middle') : 'start' }, n.toLocaleString('en'))),
      svg('text', { class: 'sv-convergence-title', x: (LEFT + width - RIGHT) / 2, y: HEIGHT - 6, 'text-anchor': 'middle' }, this.say('frequencies.axis')),
      svg('polygon', { class: 'sv-convergence-band', points: path([...edge(1), ...edge(0).reverse()]) }),
      ...this.curve('lossy', line(2)), ...this.curve('exact', line(1))));
  }

  /** @param {string} rule @param {Point[]} points */
  curve(rule, points) {
    if (!points.length) return [];
    const [cx, cy] = points[points.length - 1];
    const end = rule === 'exact' ? svg('circle', { cx, cy, r: 5 }) : svg('rect', { x: cx - 4.5, y: cy - 4.5, width: 9, height: 9 });
    const name = svg('text', { class: 'sv-convergence-name', x: cx, y: cy + (rule === 'exact' ? 20 : -10), 'text-anchor': cx > this.node.clientWidth / 2 ? 'end' : 'start' },
      this.say(`frequencies.${rule}`));
    return [svg('g', { class: 'sv-convergence-line', 'data-rule': rule }, svg('polyline', { points: path(points) }), end, name)];
  }
}

/** @param {number} d a distance, 0 to 1 */
export const apart = (d) => (d < 0.0005 ? '0%' : d < 0.1 ? `${(d * 100).toFixed(1)}%` : percent(d));
