/**
 * The experiment of losslessness: the first tokens written many times each way. Where a page offers
 * it, it decodes; here it is asked for and shown. One run at a time, the one that is on the stage.
 */

/** @import { Difference, Experiment, Found, Run, Say, Send, Values } from './types.d.ts' */
import { decimal, percent } from './text.js';
import { el, setAttr, setText, textNodes } from './dom.js';
import { toggles } from './controls.js';

const WAYS = ['plain', 'speculative', 'lossy'];
/** @type {('speculative' | 'lossy')[]} */
const AGAINST = ['speculative', 'lossy']; // compared with plain decoding
const LENGTHS = [3, 2, 1]; // tokens of a trial

/**
 * Whether an experiment has come to something yet.
 * @param {Experiment | null} result
 * @returns {result is Experiment & Found}
 */
const isFound = (result) => Boolean(result?.lines && result.trials);

let asked = 0;

/**
 * A run as it is sent: its settings and prompt, not what it wrote.
 * @param {Run} run
 */
function asTrace({ trace }) {
  const pieces = Object.fromEntries(trace.prompt.map((token) => [token, trace.pieces[token]]));
  return JSON.stringify({ ...trace, pieces, rounds: [], plain: { tokens: [], seconds: [] }, ending: 'stopped' });
}

export class Frequencies {
  /** @type {Send | null} */
  ask;
  /** @type {Run | null} */
  run;
  /** @type {Experiment | null} */
  result;
  /** @type {HTMLTableSectionElement} */
  rows;
  /** @type {Record<string, {node: HTMLElement, line: HTMLElement, text: HTMLElement}>} */
  compared;
  /** @type {HTMLDivElement} */
  scale;
  /** @type {number} */
  trials;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.ask = null;
    this.run = null;
    this.number = 0;
    this.takes = 0;
    this.length = LENGTHS[0];
    this.result = null;
    this.refused = el('p', { class: 'sv-note' });
    this.status = el('p', { class: 'sv-note', role: 'status' });
    this.progress = el('progress', { max: 1, value: 0, hidden: true, 'aria-label': say('frequencies.progress') });
    this.button = el('button', { type: 'button', class: 'sv-button sv-sample', on: { click: () => this.press() } });
    this.lengths = toggles(say('frequencies.length'),
      LENGTHS.map((n) => [String(n), say(n > 1 ? 'frequencies.first' : 'frequencies.first_one', { n })]), (n) => { this.length = Number(n); });
    this.controls = el('div', { class: 'sv-sample-controls' }, this.lengths.node, this.button, this.progress, this.status);
    this.found = el('div', { hidden: true }, this.table(), this.scales());
    this.node = el('div', { class: 'sv-experiment', hidden: true },
      el('h3', {}, say('frequencies.heading')), el('p', { class: 'sv-note' }, say('frequencies.means')), this.refused, this.controls, this.found);
  }

  table() {
    const { say } = this;
    this.rows = el('tbody', {});
    const head = (/** @type {string} */ way) => el('th', { scope: 'col', 'data-way': way }, say(`frequencies.${way}`));
    return el('table', { class: 'sv-histograms' },
      el('caption', { class: 'sv-spoken' }, say('frequencies.caption')),
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, say('frequencies.beginning')), ...WAYS.map(head))), this.rows);
  }

  /** For each way that is compared: how far it is from plain decoding, and how far chance alone goes. */
  scales() {
    this.compared = Object.fromEntries(AGAINST.map((way) => {
      const line = el('span', { class: 'sv-apart', 'data-way': way, role: 'img' },
        el('span', { class: 'sv-chance' }), el('span', { class: 'sv-apart-mark' }));
      const text = el('p', { class: 'sv-note' });
      const node = el('div', { class: 'sv-compared' }, el('h4', {}, this.say(`frequencies.against.${way}`)), line, text);
      return [way, { node, line, text }];
    }));
    const ends = el('div', { class: 'sv-apart-ends', 'aria-hidden': 'true' },
      el('span', {}, this.say('frequencies.alike')), el('span', {}, this.say('frequencies.apart')));
    return (this.scale = el('div', { class: 'sv-scales' }, ends, ...AGAINST.map((way) => this.compared[way].node)));
  }

  // --- what the page offers ---------------------------------------------------------------

  /**
   * @param {Send} ask of a page that can decode
   * @param {number} trials that it makes
   */
  offer(ask, trials) {
    this.ask = ask;
    this.trials = trials;
    this.paint();
  }

  /** Says why it cannot be done here. */
  refuse() {
    setText(this.refused, this.say('frequencies.zero_gpu'));
    this.paint();
  }

  /**
   * The page could not be asked.
   * @param {string} message
   */
  fail(message) {
    this.take({ number: this.number, state: 'error', message });
  }

  /**
   * What the page has found so far: see specviz/page/frequencies.py.
   * @param {Experiment} message
   */
  take(message) {
    if (message.number !== this.number) return;
    this.result = message;
    this.paint();
  }

  /** @param {Run} run */
  show(run) {
    if (run === this.run) return;
    if (this.running) this.leave();
    this.run = run;
    this.number = 0;
    this.takes = 0;
    this.result = null;
    this.paint();
  }

  get running() {
    return this.result?.state === 'loading' || this.result?.state === 'running';
  }

  press() {
    if (this.running) this.leave();
    else this.sample();
  }

  sample() {
    if (!this.run || !this.ask) return;
    this.number = asked += 1;
    this.result = { number: this.number, state: 'loading', trials: 0 };
    this.paint();
    this.ask('sample', { number: this.number, tokens: this.length, take: this.takes, trace: asTrace(this.run) });
    this.takes += 1;
  }

  leave() {
    this.ask?.('leave', { number: this.number });
  }

  // --- painting ---------------------------------------------------------------------------

  paint() {
    const { say, run, result, running } = this;
    const { temperature, gamma } = run ? run.trace.settings : { temperature: 0, gamma: 0 };
    this.node.hidden = !(temperature > 0 && gamma > 0 && (this.ask || this.refused.textContent));
    this.controls.hidden = !this.ask;
    this.refused.hidden = Boolean(this.ask);
    this.lengths.node.querySelectorAll('button').forEach((button) => { button.disabled = running; });
    const does = running ? 'frequencies.stop' : this.takes ? 'frequencies.again' : 'frequencies.sample';
    setText(this.button, say(does, { n: this.trials }));
    this.progress.hidden = !running;
    if (result?.of && result.trials) this.progress.value = result.trials / result.of;
    setText(this.status, result ? this.tell(result) : '');
    const found = isFound(result);
    this.found.hidden = !found;
    if (found) this.paintFound(result);
  }

  /** @param {Experiment} result */
  tell({ state, message, trials, of }) {
    return message || this.say(`frequencies.state.${state}`, { n: trials, of });
  }

  /** @param {Found} found */
  paintFound({ lines, others, trials, tokens, differences }) {
    const rows = others.some((count) => count > 0) ? [...lines, { text: null, counts: others }] : lines;
    const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
    this.rows.replaceChildren(...rows.map(({ text, counts }) => el('tr', {},
      el('th', { scope: 'row', class: text == null ? 'sv-others' : null }, ...this.name(text)),
      ...counts.map((count, i) => el('td', { 'data-way': WAYS[i] },
        el('span', { class: 'sv-histogram' }, el('span', { style: `--n:${count / most}` })), percent(count / trials))))));
    this.scale.hidden = !differences;
    if (differences) AGAINST.forEach((way) => this.paintDifference(way, differences[way], { n: trials, k: tokens }));
  }

  /** @param {string | null} text */
  name(text) {
    return text == null ? [this.say('frequencies.others')] : textNodes(text, true);
  }

  /** @param {string} way @param {Difference} difference @param {Values} values */
  paintDifference(way, { distance, low, high }, values) {
    const { line, text } = this.compared[way];
    Object.entries({ '--low': low, '--high': high, '--at': distance }).forEach(([name, value]) =>
      line.style.setProperty(name, String(value)));
    const kind = distance > high ? 'beyond' : 'within';
    const told = this.say(`frequencies.${kind}.${way}`, {
      ...values, distance: decimal(distance), low: decimal(low), high: decimal(high),
    });
    setText(text, told);
    setAttr(line, 'aria-label', told);
  }
}
