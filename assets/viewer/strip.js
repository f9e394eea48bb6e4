/**
 * An overview of the run, which is also the scrubber: a column per round, with its emitted tokens at
 * the bottom and the discarded guesses above. Later rounds have their columns, but no colour yet.
 */

/** @import { Colours, Kind, Moment, Run, Say, State } from './types' */
import { mostPhases } from './phases';
import { el, setAttr } from './dom';
import { isEmitted } from './run';
import { depthsOf, drawsTrees } from './branching';
import { classOf } from './tint';
import { START } from './state';

const HEIGHT = 44; // as in viewer.css
const ROOM = 2; // px per phase, below which the scrubber moves by rounds
const LEAP = 10; // rounds per Page up or Page down

export class Strip {
  /** @type {Run | null} */
  run;
  /** @type {number} */
  drawn;

  /** @param {{say: Say, palette: Colours, seek: (moment: Moment) => void}} context */
  constructor({ say, palette, seek }) {
    this.say = say;
    this.palette = palette;
    this.seek = seek;
    this.width = 0;
    this.tint = 'verdict';
    this.run = null;
    this.shown = 0;
    this.canvas = el('canvas', { class: 'sv-strip-picture', 'aria-hidden': 'true' });
    this.node = el('div', {
      class: 'sv-strip', role: 'slider', tabindex: 0, 'aria-label': say('transport.scrubber'),
      'aria-valuemin': 0, 'aria-valuemax': 0, 'aria-valuenow': 0, 'aria-orientation': 'horizontal',
    }, this.canvas, el('span', { class: 'sv-strip-head' }));
    this.node.addEventListener('pointerdown', (event) => this.grab(event));
    this.node.addEventListener('pointermove', (event) => { if (this.held) this.seek(this.momentAt(event)); });
    ['pointerup', 'pointercancel'].forEach((type) => this.node.addEventListener(type, () => { this.held = false; }));
    this.sizes = new ResizeObserver(([{ contentRect }]) => {
      this.width = contentRect.width;
      this.draw();
    });
    this.sizes.observe(this.node);
  }

  /**
   * @param {State} state
   * @param {Run} run
   * @param {string} text the moment in words
   */
  show({ moment, tint }, run, text) {
    const { length } = run;
    const stale = this.run !== run || this.shown !== moment.round || this.drawn !== length || this.tint !== tint;
    this.run = run;
    this.shown = moment.round;
    this.tint = tint;
    if (stale) this.draw();
    const part = moment.phase ? moment.phase / mostPhases(run.rounds[moment.round]) : 0;
    const value = moment.round + part;
    this.node.style.setProperty('--done', String(length ? value / length : 0));
    setAttr(this.node, 'aria-valuemax', length);
    setAttr(this.node, 'aria-valuenow', Number(value.toFixed(2)));
    setAttr(this.node, 'aria-valuetext', text);
  }

  /** @param {PointerEvent} event */
  grab(event) {
    if (!this.run || !this.run.length || event.button) return;
    this.held = true;
    this.node.setPointerCapture(event.pointerId);
    this.seek(this.momentAt(event));
  }

  /**
   * The moment under the pointer; a round's start where phases would be too narrow.
   * @param {PointerEvent} event
   */
  momentAt(event) {
    const { run, width } = this;
    if (!run) return START.moment;
    const { left } = this.node.getBoundingClientRect();
    const at = Math.max(0, Math.min(1, (event.clientX - left) / (width || 1))) * run.length;
    const round = Math.min(Math.floor(at), run.length - 1);
    const phases = mostPhases(run.rounds[round]);
    if (width / run.length < ROOM * phases) return { round: Math.round(at), phase: 0 };
    return { round, phase: Math.round((at - round) * phases) };
  }

  /**
   * The moment that a slider key leads to; null for other keys.
   * @param {string} key
   * @param {Moment} moment
   */
  momentFor(key, { round }) {
    const leap = { PageUp: LEAP, PageDown: -LEAP }[key];
    return leap ? { round: round + leap, phase: 0 } : null;
  }

  draw() {
    const { run, width, canvas, palette } = this;
    const ratio = window.devicePixelRatio || 1;
    const size = { width: Math.round(width * ratio), height: Math.round(HEIGHT * ratio) };
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, HEIGHT);
    if (!run || !run.length) return;
    this.drawn = run.length;
    const each = width / run.length;
    const trees = drawsTrees(run.trace);
    const levels = trees ? run.rounds.map(({ drafts }) => Math.max(0, ...depthsOf(drafts).map((depth) => depth + 1))) : [];
    const high = HEIGHT / ((trees ? Math.max(...levels) : run.width) + 1);
    const [broad, tall] = [each, high].map((length) => (length > 4 ? length - 1 : length));
    run.rounds.forEach(({ drafts }, number) => {
      const written = number < this.shown ? this.writtenIn(run, number) : [];
      const slots = trees ? levels[number] + 1 : number < this.shown ? run.rows[number].slots.length : drafts.length + 1;
      for (let i = 0; i < slots; i += 1) {
        pen.fillStyle = palette.get(i < written.length ? this.colour(run, number, written[i]) : 'line');
        pen.fillRect(number * each, HEIGHT - (i + 1) * high, Math.max(0.6, broad), Math.max(0.6, tall));
      }
    });
  }

  /**
   * @param {Run} run
   * @param {number} number
   */
  writtenIn(run, number) {
    return run.rows[number].slots.map((slot, index) => ({ ...slot, index })).filter((slot) => isEmitted(slot.kind));
  }

  /**
   * The name of an emitted token's colour.
   * @param {Run} run
   * @param {number} number
   * @param {{index: number, kind: Kind}} slot
   */
  colour(run, number, { index, kind }) {
    if (this.tint === 'verdict') return `strip-${kind}`;
    const grade = classOf(this.tint, run.at({ round: number, index }));
    return grade == null ? 'strip-unknown' : `tint-${grade}`;
  }

  disconnect() {
    this.sizes.disconnect();
  }
}
