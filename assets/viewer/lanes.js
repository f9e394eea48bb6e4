/** Plain and speculative decoding as two lanes of blocks on one time axis, with a hand that shows the time. */

/** @import { Arrivals, Context, Part, Run } from './types' */
import { total } from './metrics';
import { seconds } from './text';
import { step } from './axis';
import { el, FONT, setAttr } from './dom';
import { toggles } from './toggles';
import { timeKey } from './rounds';

/** @type {Part[]} */
const PARTS = ['draft', 'verify', 'accept'];
const LANE = 24; // height of a lane
const GAP = 28; // between the lanes, with room for the second caption
const AXIS = 26;
const ZOOMS = [1, 4, 16];
const WIDEST = 16000; // px: browsers limit the size of a canvas

export class Lanes {
  /** @type {Run | null} */
  run = null;
  /** @type {number} */
  rounds;
  /** @type {number} */
  steps;
  /** @type {number} */
  time;

  /** @param {Context} context */
  constructor({ say, palette, seek }) {
    this.say = say;
    this.palette = palette;
    this.seek = seek;
    this.zoom = 1;
    this.span = 1;
    this.width = 0;
    this.canvas = el('canvas', { class: 'sv-lanes', role: 'img', 'aria-label': say('race.picture'), on: { click: (event) => this.pick(event) } });
    this.ahead = el('span', { class: 'sv-lanes-ahead' });
    this.hand = el('span', { class: 'sv-lanes-hand' });
    this.scroller = el('div', { class: 'sv-lanes-scroll', role: 'group', tabindex: 0, 'aria-label': say('race.picture') },
      el('div', { class: 'sv-lanes-picture' }, this.canvas, this.ahead, this.hand));
    this.zooms = toggles(say('race.zoom'),
      ZOOMS.map((zoom) => [String(zoom), zoom === 1 ? say('race.fit') : `${zoom}×`]), (zoom) => this.setZoom(Number(zoom)));
    this.node = el('div', {},
      el('div', { class: 'sv-lanes-frame' },
        el('p', { class: 'sv-lane-caption' }, say('race.plain')),
        el('p', { class: 'sv-lane-caption sv-lane-second' }, say('race.speculative')), this.scroller),
      el('div', { class: 'sv-lanes-foot' }, timeKey(say('race.key_plain')), this.zooms.node));
  }

  /** @param {number} zoom */
  setZoom(zoom) {
    this.zoom = zoom;
    this.draw();
    this.set(this.time);
    this.scroller.scrollLeft = this.x(this.time) - this.scroller.clientWidth / 2;
  }

  /**
   * @param {Run} run
   * @param {{span: number, ours: Arrivals, plain: Arrivals}} race seconds from edge to edge, and the arrivals in each lane
   */
  show(run, { span, ours, plain }) {
    this.run = run;
    this.span = span || 1;
    this.rounds = ours.list.length;
    this.steps = plain.list.length;
    this.draw();
  }

  /**
   * Moves the hand to a time; the picture is pale after it.
   * @param {number} time in seconds
   */
  set(time) {
    this.time = time;
    const x = this.x(time);
    this.hand.style.transform = `translateX(${Math.min(x, this.width - 2).toFixed(1)}px)`;
    this.ahead.style.transform = `translateX(${x.toFixed(1)}px)`;
    if (this.zoom > 1) this.keepInSight(x);
  }

  /** @param {number} x */
  keepInSight(x) {
    const { scrollLeft, clientWidth } = this.scroller;
    if (x < scrollLeft || x > scrollLeft + clientWidth - 40) this.scroller.scrollLeft = x - clientWidth / 2;
  }

  /** @param {number} time */
  x(time) {
    return (time / this.span) * (this.width - 1);
  }

  draw() {
    if (!this.run || !this.scroller.clientWidth) return;
    this.width = Math.min(WIDEST, Math.floor(this.scroller.clientWidth * this.zoom));
    const height = LANE * 2 + GAP + AXIS;
    const ratio = Math.min(window.devicePixelRatio || 1, this.width > 4000 ? 1 : 2);
    if (this.canvas.width !== this.width * ratio) {
      this.canvas.width = this.width * ratio;
      this.canvas.height = height * ratio;
      setAttr(this.canvas, 'style', `width: ${this.width}px; height: ${height}px`);
    }
    const pen = this.canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, this.width, height);
    this.drawAxis(pen, height);
    this.drawPlain(pen, this.run);
    this.drawOwn(pen, this.run, LANE + GAP);
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} height */
  drawAxis(pen, height) {
    const each = step(this.span, Math.max(2, this.width / 110));
    pen.font = `11px ${FONT}`;
    pen.textBaseline = 'alphabetic';
    for (let i = 0; i * each <= this.span; i += 1) {
      const x = Math.round(this.x(i * each)) + 0.5;
      pen.fillStyle = this.palette.get('line');
      pen.fillRect(x - 0.5, 0, 1, height - AXIS + 6);
      pen.fillStyle = this.palette.get('quiet');
      const label = seconds(Number((i * each).toPrecision(3))).replace('.00', '').replace('.0 ', ' ');
      const room = pen.measureText(label).width;
      pen.textAlign = x + room / 2 > this.width ? 'right' : i ? 'center' : 'left';
      pen.fillText(label, pen.textAlign === 'right' ? this.width : x, height - 6);
    }
  }

  /**
   * Draws a block; the last one of a step or round leaves a hairline gap, so that these can be counted.
   * @param {CanvasRenderingContext2D} pen
   * @param {number} top
   * @param {number} from
   * @param {number} to
   * @param {boolean} last
   */
  block(pen, top, from, to, last) {
    const width = this.x(to) - this.x(from);
    const snap = width > 3 ? Math.round : (/** @type {number} */ x) => x;
    const [a, b] = [snap(this.x(from)), snap(this.x(to))];
    pen.fillRect(a, top, Math.max(b - a - (last && width > 3 ? 1 : 0), 0.4), LANE);
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {Run} run
   */
  drawPlain(pen, run) {
    const { until } = run.folds.plain;
    pen.fillStyle = this.palette.get('plain');
    for (let i = 1; i <= this.steps; i += 1) this.block(pen, 0, until[i - 1], until[i], true);
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {Run} run
   * @param {number} top
   */
  drawOwn(pen, run, top) {
    let time = 0;
    run.rounds.slice(0, this.rounds).forEach(({ times }) => PARTS.forEach((part) => {
      pen.fillStyle = this.palette.get(part);
      this.block(pen, top, time, time + times[part], part === 'accept');
      time += times[part];
    }));
  }

  /**
   * Seeks to the round that was running at the clicked time.
   * @param {MouseEvent} event
   */
  pick(event) {
    const { run } = this;
    if (!run) return;
    const time = (event.offsetX / this.width) * this.span;
    let round = 0;
    while (round < this.rounds && total(run.folds.at(round)) < time) round += 1;
    this.seek(round);
  }
}
