/** Two runs side by side: the one before, and the one that came of it. */

/** @import { Run, Say, Staged } from './types.d.ts' */
import { decimal, percent, times, visible, whole } from './text.js';
import { el, setText } from './dom.js';

/** @type {('gamma' | 'temperature' | 'drafter')[]} */
const SETTINGS = ['gamma', 'temperature', 'drafter'];
/** @typedef {'speedup' | 'acceptance_rate' | 'draft_efficiency' | 'mean_acceptance_length' | 'emitted'} Figure */

/** @type {Record<Figure, (value: number | null) => string>} */
const FIGURES = {
  speedup: times, acceptance_rate: percent, draft_efficiency: percent, mean_acceptance_length: decimal, emitted: whole,
};

/** @param {number[]} a @param {number[]} b */
const FIGURED = /** @type {Figure[]} */ (Object.keys(FIGURES));

/** @type {(a: number[], b: number[]) => boolean} */
const equal = (a, b) => a.length === b.length && a.every((token, i) => token === b[i]);

/**
 * How a run follows from another.
 * @returns {{at: number, token: number, was: number|undefined}|'again'|null} a branch after
 *   `at` tokens; the same prompt again; null: neither
 * @param {Run} before
 * @param {Run} now
 */
function relation(before, now) {
  const [old, fresh] = [before.trace.prompt, now.trace.prompt];
  if (equal(old, fresh)) return 'again';
  if (fresh.length <= old.length || !equal(old, fresh.slice(0, old.length))) return null;
  const written = fresh.slice(old.length);
  const at = written.length - 1;
  const { output } = before.folds;
  if (output.length < at || !equal(written.slice(0, at), output.slice(0, at))) return null;
  return { at, token: written[at], was: output[at] };
}

/**
 * Where two texts first differ, both counted from the first one's prompt; of each as many rounds as `known` says.
 * @returns {{n: number, was: number|undefined, now: number|undefined}} `n` tokens are the same,
 *   then these follow; undefined where a text ends
 * @param {Run} before
 * @param {Run} now
 * @param {number[]} known
 */
function difference(before, now, known) {
  const added = now.trace.prompt.slice(before.trace.prompt.length);
  const [old, own] = [before, now].map(({ folds }, i) => folds.output.slice(0, folds.at(known[i]).emitted));
  const fresh = [...added, ...own];
  let n = 0;
  while (n < Math.min(old.length, fresh.length) && old[n] === fresh[n]) n += 1;
  return { n, was: old[n], now: fresh[n] };
}

export class Compare {
  /** @type {[Staged, Staged] | null} */
  pair;
  /** @type {Staged | null} */
  waiting;
  /** @type {0 | 1 | null} */
  coming;
  /** @type {0 | 1} */
  shown;
  /** @type {boolean} */
  fresh;

  /** @param {{say: Say, show: (entry: Staged) => void}} context show: brings a run onto the stage */
  constructor({ say, show }) {
    this.say = say;
    this.bring = show;
    this.pair = null; // [before, now]: {run, source, recorded}
    this.waiting = null; // the run that another one is being made of
    this.coming = null; // which of the pair is being brought back
    this.branched = el('p', { class: 'sv-branched' });
    this.texts = el('p', {});
    this.note = el('p', { class: 'sv-note' }, say('compare.unlike'));
    this.heads = ['before', 'now'].map((name) => ({ name, node: el('th', { scope: 'col' }) }));
    this.body = el('tbody', {});
    this.swap = el('button', { type: 'button', class: 'sv-link', on: { click: () => this.swapped() } });
    this.node = el('section', { class: 'sv-section sv-compare', hidden: true, tabindex: -1, 'aria-label': say('compare.heading') },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('compare.heading')), this.swap,
        el('button', { type: 'button', class: 'sv-link', on: { click: () => this.close() } }, say('compare.close'))),
      this.branched,
      el('table', { class: 'sv-figures-table' },
        el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, say('compare.setting')), ...this.heads.map(({ node }) => node))),
        this.body),
      this.texts, this.note);
  }

  /**
   * Another run is being made of this one.
   * @param {Staged} entry
   */
  expect(entry) {
    this.waiting = entry;
  }

  /**
   * What has come onto the stage.
   * @param {Staged} entry
   */
  load(entry) {
    const { pair, waiting } = this;
    const back = this.coming ?? (this.isShown(entry) ? this.shown : null);
    if (pair && back !== null) {
      this.pair = back ? [pair[0], entry] : [entry, pair[1]];
      this.shown = back;
    } else {
      this.pair = waiting && entry.source && relation(waiting.run, entry.run) ? [waiting, entry] : null;
      this.shown = 1;
    }
    this.fresh = back === null && this.pair !== null;
    this.waiting = this.coming = null;
  }

  /**
   * Whether it is the run that is shown, told once more.
   * @param {Staged} staged
   */
  isShown({ source }) {
    const known = this.pair && this.pair[this.shown].source;
    return Boolean(known && source && known.run && known.run === source.run);
  }

  swapped() {
    if (!this.pair) return;
    this.coming = this.shown ? 0 : 1;
    this.bring(this.pair[this.coming]);
  }

  close() {
    this.pair = null;
    this.node.hidden = true;
  }

  /** @param {number} rounds of the run on the stage that may be known */
  show(rounds) {
    this.node.hidden = !this.pair;
    if (!this.pair) return;
    const { say, pair, shown } = this;
    const known = pair.map(({ run }, i) => (i === shown ? rounds : run.length));
    const [before, now] = pair.map(({ run }) => run);
    setText(this.swap, say(shown ? 'compare.show_before' : 'compare.show_now'));
    this.heads.forEach(({ name, node }, i) => setText(node, i === shown ? say('compare.shown', { run: say(`compare.${name}`) }) : say(`compare.${name}`)));
    this.showBranch(before, now);
    this.body.replaceChildren(...this.rows(before, now, known));
    setText(this.texts, this.tell(before, now, known));
    this.note.hidden = JSON.stringify(before.trace.machine) === JSON.stringify(now.trace.machine);
    if (this.fresh) { // what was pressed lies far below
      this.fresh = false;
      this.node.focus({ preventScroll: true });
      this.node.scrollIntoView({ block: 'nearest' });
    }
  }

  /** @param {Run} before @param {Run} now */
  showBranch(before, now) {
    const how = relation(before, now);
    this.branched.hidden = how === 'again' || how === null;
    if (how === 'again' || how === null) return;
    setText(this.branched, this.say('compare.branched', {
      n: how.at + 1, token: this.name(now, how.token), was: this.name(before, how.was),
    }));
  }

  /** @param {Run} before @param {Run} now @param {number[]} known */
  rows(before, now, known) {
    const { say } = this;
    const row = (/** @type {string} */ name, /** @type {string[]} */ values) => el('tr', {}, el('th', { scope: 'row' }, say(`compare.${name}`)), ...values.map((value) => el('td', {}, value)));
    const said = (/** @type {string} */ name, /** @type {string | number} */ value) => (name === 'drafter' ? say(`headline.drafter.${value}`) : String(value));
    const set = SETTINGS.map((name) => ({ name, values: [before, now].map(({ trace }) => said(name, trace.settings[name])) }));
    const found = [before, now].map((run, i) => run.folds.summary(known[i]));
    return [
      ...set.filter(({ values: [was, is] }) => was !== is).map(({ name, values }) => row(name, values)),
      ...FIGURED.map((name) => row(name, found.map((summary) => FIGURES[name](summary[name])))),
    ];
  }

  /** @param {Run} before @param {Run} now @param {number[]} known */
  tell(before, now, known) {
    const { n, was, now: is } = difference(before, now, known);
    if (was === undefined && is === undefined) return this.say('compare.same', { n });
    if (was === undefined || is === undefined) return this.say('compare.longer', { n });
    return this.say('compare.differ', { n: n + 1, was: this.name(before, was), now: this.name(now, is) });
  }

  /** @param {Run} run @param {number | undefined} token */
  name(run, token) {
    return (token !== undefined && visible(run.alone(token))) || this.say('token.empty');
  }
}
