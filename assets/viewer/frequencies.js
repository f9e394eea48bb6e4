/**
 * The losslessness test: first compares greedy texts, then counts thousands of sampled texts against
 * the target's exact probabilities. The page decodes, if it offers the test; this view requests and
 * shows it. One test at a time, on the run on the stage.
 */

/** @import { Experiment, Found, Position, Run as Shown, Say, Send, Tally } from './types' */
import { drawsTrees } from './branching';
import { sentences } from './text';
import { el, setAttr, setText, textNodes } from './dom';
import { toggles } from './toggles';
import { apart, Convergence } from './convergence';
import { Run } from './run';
import { align, written } from './twins';
import { origins, TokenPairs } from './tokenpairs';

/** @type {('exact' | 'lossy')[]} */
const RULES = ['exact', 'lossy'];
const LENGTHS = [1, 2, 3]; // tokens per text
const LIKELIEST = 3; // guesses that the lossy rule accepts: see specviz/lab/frequencies.py
const UNLISTED = 0.3; // positions that leave more probability unlisted are skipped
const REVEAL = 70; // ms between checkpoints, so that visitors see the counts grow
const BEFORE = 48; // characters shown of the text before the samples
const RARE = 0.0005; // hides the row of all other texts below this probability, unless one was drawn

/**
 * How much the lossy rule distorts the distribution at a position, weighted by the target's uncertainty.
 * @param {Position} position
 * @param {1 | 3} column index of the target's probability; the draft's is the next one
 */
function harm({ candidates, rest }, column) {
  const draft = column === 1 ? 2 : 4;
  if (rest[column] === null || rest[column] > UNLISTED || rest[draft] === null) return 0;
  const p = candidates.map((candidate) => candidate[column] ?? 0);
  const likeliest = [...candidates].sort((a, b) => (b[column] ?? 0) - (a[column] ?? 0)).slice(0, LIKELIEST);
  const excess = likeliest.reduce((sum, each) => sum + Math.max(0, (each[draft] ?? 0) - (each[column] ?? 0)), 0);
  return excess * (1 - p.reduce((sum, share) => sum + share * share, 0));
}

/**
 * The position, in tokens after the prompt, where the lossy rule distorts a run most.
 * @param {Shown} run
 */
export function hardest(run) {
  const column = run.trace.settings.temperature ? 1 : 3;
  let [worst, most] = [0, 0];
  run.rounds.forEach(({ positions }, round) => (positions || []).forEach((position, i) => {
    const at = run.folds.at(round).emitted + i;
    const found = at < run.folds.output.length && at < run.folds.at(round + 1).emitted ? harm(position, column) : 0;
    if (found > most) [worst, most] = [at, found];
  }));
  return worst;
}

/**
 * The run to send, as JSON: its prompt extended by the output up to a position, without rounds.
 * @param {Shown} run
 * @param {number} end in tokens after the prompt
 */
function asTrace({ trace, folds }, end) {
  const prompt = [...trace.prompt, ...folds.output.slice(0, end)];
  const pieces = Object.fromEntries(prompt.map((token) => [token, trace.pieces[token]]));
  return JSON.stringify({ ...trace, prompt, pieces, rounds: [], plain: { tokens: [], seconds: [] }, ending: 'stopped' });
}

let asked = 0;

export class Frequencies {
  /** @type {Send | null} */
  ask = null;
  /** @type {Shown | null} */
  run = null;
  /** @type {Experiment | null} */
  result = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  refusal = ''; // why this page cannot run the test
  number = 0;
  takes = 0;
  length = LENGTHS[0];
  start = 0; // where the test starts, in tokens after the prompt
  seen = 0; // checkpoints shown

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.refused = el('p', { class: 'sv-note' });
    this.status = el('p', { class: 'sv-note', role: 'status' });
    this.progress = el('progress', { max: 1, value: 0, hidden: true, 'aria-label': say('frequencies.progress') });
    this.button = el('button', { type: 'button', class: 'sv-button sv-sample', on: { click: () => this.press() } });
    this.lengths = toggles(say('frequencies.length'),
      LENGTHS.map((n) => [String(n), say(n > 1 ? 'frequencies.first' : 'frequencies.first_one', { n })]), (n) => { this.length = Number(n); });
    this.controls = el('div', { class: 'sv-sample-controls' }, this.button, this.lengths.node, this.progress, this.status);
    this.pairs = new TokenPairs(say);
    this.same = el('p', { class: 'sv-same' });
    this.greedy = el('div', { class: 'sv-proof', hidden: true }, el('h4', {}, say('frequencies.greedy')), this.same, this.pairs.node);
    this.heading = el('h4', {});
    this.where = el('p', { class: 'sv-note' });
    this.rows = el('tbody', {});
    this.curve = new Convergence(say);
    this.verdicts = RULES.map((rule) => el('p', { class: 'sv-told', 'data-rule': rule }));
    this.counted = el('div', { class: 'sv-proof', hidden: true }, this.heading, this.where, this.key(), this.table(),
      el('p', { class: 'sv-note' }, say('frequencies.why')),
      el('h4', {}, say('frequencies.curve')), el('p', { class: 'sv-note' }, say('frequencies.band')), this.curve.node,
      el('div', { role: 'status' }, ...this.verdicts));
    this.means = el('p', { class: 'sv-note' });
    this.lossy = el('p', { class: 'sv-note' }, say('frequencies.lossy_means'));
    this.node = el('div', { class: 'sv-experiment', hidden: true }, el('h3', {}, say('frequencies.heading')), this.means,
      this.lossy, this.refused, this.controls, this.greedy, this.counted);
  }

  key() {
    const part = (/** @type {string} */ name) => el('span', { class: 'sv-count-key', 'data-part': name }, this.say(`frequencies.${name}`));
    return el('p', { class: 'sv-note sv-count-keys' }, ...['target', 'guessed', 'corrected'].map(part));
  }

  table() {
    const { say } = this;
    const head = (/** @type {string} */ name) => el('th', { scope: 'col', 'data-rule': name }, say(`frequencies.${name}`));
    return el('table', { class: 'sv-counts' },
      el('caption', { class: 'sv-spoken' }, say('frequencies.caption')),
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, say('frequencies.beginning')), ...['target', ...RULES].map(head))), this.rows);
  }

  // --- what the page offers ---------------------------------------------------------------

  /**
   * @param {Send} ask sends a request to a page that can decode
   * @param {number} texts that the page draws
   */
  offer(ask, texts) {
    this.ask = ask;
    setText(this.means, this.say('frequencies.means', { n: texts.toLocaleString('en') }));
    this.paint();
  }

  /** Shows why this page cannot run the test. */
  refuse() {
    this.ask = null;
    this.refusal = this.say('frequencies.zero_gpu');
    this.paint();
  }

  /**
   * Shows why a request failed.
   * @param {string} message
   */
  fail(message) {
    this.take({ number: this.number, state: 'error', message });
  }

  /**
   * Takes the page's results so far: see specviz/service/frequencies.py.
   * @param {Experiment} message
   */
  take(message) {
    if (message.number !== this.number) return;
    this.result = { ...this.result, ...message };
    this.paint();
    this.reveal();
  }

  /** Shows one checkpoint after another, since a fast machine delivers all at once. */
  reveal() {
    clearTimeout(this.timer);
    const known = this.result?.checkpoints?.length ?? 0;
    if (this.seen >= known) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.seen = still ? known : this.seen + 1;
    this.paint();
    this.timer = setTimeout(() => this.reveal(), REVEAL);
  }

  /** @param {Shown} run */
  show(run) {
    if (run !== this.run) {
      if (this.running) this.leave();
      this.run = run;
      this.takes = 0;
      this.forget();
    }
    this.paint();
  }

  forget() {
    clearTimeout(this.timer);
    this.number = 0;
    this.seen = 0;
    this.result = null;
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
    this.forget();
    this.number = asked += 1;
    this.result = { number: this.number, state: 'loading', texts: 0 };
    this.start = hardest(this.run);
    this.paint();
    this.ask('sample', { number: this.number, tokens: this.length, take: this.takes, trace: asTrace(this.run, this.start) });
    this.takes += 1;
  }

  leave() {
    this.ask?.('leave', { number: this.number });
  }

  // --- painting ---------------------------------------------------------------------------

  paint() {
    const { say, run, result, running } = this;
    const trees = Boolean(run && drawsTrees(run.trace));
    this.node.hidden = !(run && run.trace.settings.gamma > 0 && (this.ask || this.refusal));
    this.controls.hidden = this.means.hidden = trees || !this.ask;
    this.lossy.hidden = trees;
    this.refused.hidden = !this.controls.hidden;
    setText(this.refused, this.refusal || (trees ? say('frequencies.trees') : ''));
    this.lengths.node.querySelectorAll('button').forEach((button) => { button.disabled = running; });
    setText(this.button, say(running ? 'frequencies.stop' : this.takes ? 'frequencies.again' : 'frequencies.sample'));
    this.progress.hidden = !running;
    if (result?.of) this.progress.value = (result.texts ?? 0) / result.of;
    setText(this.status, result ? this.tell(result) : '');
    this.greedy.hidden = !result?.greedy;
    if (result?.greedy) this.paintGreedy(new Run(result.greedy));
    this.counted.hidden = !result?.rows?.length;
    if (result?.rows?.length) this.paintCounts(/** @type {Found} */ (result));
  }

  /** @param {Experiment} result */
  tell({ state, message, texts, of }) {
    if (state === 'loading' || state === 'error') return message || this.say(`frequencies.state.${state}`);
    return this.say(`frequencies.state.${state}`, { n: (texts ?? 0).toLocaleString('en'), of: (of ?? 0).toLocaleString('en') });
  }

  /** @param {Shown} run */
  paintGreedy(run) {
    const texts = align(run, run.length);
    const n = texts.parts ?? texts.compared;
    setAttr(this.same, 'data-kind', texts.parts == null ? 'same' : 'differ');
    setText(this.same, texts.parts == null ? this.say('lossless.same', { n }) : this.say('lossless.differ', { n, position: n + 1 }));
    this.pairs.show(texts, origins(run), this.same.textContent ?? '');
  }

  /** @param {Found} found */
  paintCounts(found) {
    const { say, run, seen } = this;
    const { rows, checkpoints, band, plan, temperature, state } = found;
    const now = checkpoints[seen - 1];
    setText(this.heading, say('frequencies.counted', { t: String(temperature), n: (now ? now[0] : 0).toLocaleString('en') }));
    setText(this.where, run ? this.before(run) : '');
    const most = Math.max(...rows.map((row) => row[1]), ...(now ? [now[1], now[2]] : []).flatMap((tally) => tally[0].map((n) => n / now[0])));
    this.rows.replaceChildren(...rows.flatMap(([name, p], i) => {
      const none = name == null && p < RARE && !(now && now[1][0][i] + now[2][0][i]);
      if (none) return [];
      return [el('tr', { style: `--p:${p / most}` },
        el('th', { scope: 'row', class: name == null ? 'sv-others' : null, translate: name == null ? null : 'no' }, ...(name == null ? [say('frequencies.others')] : textNodes(name, true))),
        el('td', {}, share(p)),
        ...[1, 2].map((rule) => this.cell(now && /** @type {Tally} */ (now[rule]), i, now ? now[0] : 0, most)))];
    }));
    const over = state !== 'running' && seen === checkpoints.length && seen > 0;
    const told = RULES.map((rule, i) => (over ? this.verdict(rule, now[0], /** @type {Tally} */ (now[i + 1])[2], band[seen - 1][1]) : ''));
    this.verdicts.forEach((node, i) => setText(node, told[i]));
    this.curve.show(found, seen, plan, sentences(...told) || say('frequencies.curve'));
  }

  /** Quotes the end of the text that the samples continue. @param {Shown} run */
  before(run) {
    const text = run.promptText + written(run, run.folds.output.slice(0, this.start)).map((each) => each.text).join('');
    const end = text.length > BEFORE ? `…${text.slice(-BEFORE)}` : text;
    return this.say(this.start ? 'frequencies.hardest' : 'frequencies.after', { text: end.replace(/\s+/g, ' ') });
  }

  /** @param {Tally | undefined} tally @param {number} row @param {number} texts @param {number} most */
  cell(tally, row, texts, most) {
    if (!tally) return el('td', {});
    const [all, guessed] = [tally[0][row] / texts, tally[1][row] / texts];
    return el('td', {},
      el('span', { class: 'sv-count-bar', style: `--n:${all / most};--g:${guessed / most}` },
        el('span', { class: 'sv-count-all' }), el('span', { class: 'sv-count-guessed' }), el('span', { class: 'sv-count-exact' })),
      share(all));
  }

  /** @param {string} rule @param {number} texts @param {number} distance @param {number} high */
  verdict(rule, texts, distance, high) {
    const n = texts.toLocaleString('en');
    return this.say(`frequencies.${distance > high ? 'beyond' : 'within'}.${rule}`, { n, distance: apart(distance), high: apart(high) });
  }
}

/** @param {number} p */
const share = (p) => `${(p * 100).toFixed(1)}%`;
