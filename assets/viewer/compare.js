/** Two runs side by side: a run, and the run that was made from it. */

/** @import { Compared, Run, Say, Staged, State } from './types' */
import { decimal, percent, times, visible, whole } from './text';
import { mostVerified, nameOfValue, SETTINGS, valueOf } from './settings';
import { el, setText } from './dom';
import { known } from './state';
import { drawsTrees } from './branching';

/** @typedef {'speedup' | 'acceptance_rate' | 'draft_efficiency' | 'mean_acceptance_length' | 'emitted'} Figure */

/** @type {Record<Figure, (value: number | null) => string>} */
const FIGURES = {
  speedup: times, acceptance_rate: percent, draft_efficiency: percent, mean_acceptance_length: decimal, emitted: whole,
};

const FIGURED = /** @type {Figure[]} */ (Object.keys(FIGURES));

/** @type {(a: number[], b: number[]) => boolean} */
const equal = (a, b) => a.length === b.length && a.every((token, i) => token === b[i]);

/**
 * How a run relates to an earlier one.
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
 * Where two texts first differ, counted from the end of the first one's prompt, over the known rounds of each.
 * @returns {{n: number, was: number|undefined, now: number|undefined}} after `n` equal tokens, the
 *   next token of each; undefined where a text ends
 * @param {Run} before
 * @param {Run} now
 * @param {number[]} rounds
 */
function difference(before, now, rounds) {
  const added = now.trace.prompt.slice(before.trace.prompt.length);
  const [old, own] = [before, now].map(({ folds }, i) => folds.output.slice(0, folds.at(rounds[i]).emitted));
  const fresh = [...added, ...own];
  let n = 0;
  while (n < Math.min(old.length, fresh.length) && old[n] === fresh[n]) n += 1;
  return { n, was: old[n], now: fresh[n] };
}

/**
 * The runs to compare when one comes onto the stage: that run and the one it was made from, or the
 * current pair if the run belongs to it, because it was brought back or loaded again.
 * @param {State} state
 * @param {Staged} entry
 * @returns {Compared | null}
 */
export function arrived({ compared, expected, returning }, entry) {
  const back = returning ?? (compared && isTold(compared.pair[compared.shown], entry) ? compared.shown : null);
  if (compared && back !== null) {
    const [before, now] = compared.pair;
    return { pair: back ? [before, entry] : [entry, now], shown: back };
  }
  const related = expected && entry.source && relation(expected.run, entry.run);
  return related ? { pair: [expected, entry], shown: 1 } : null;
}

/** Whether an entry is a known run, loaded again. @param {Staged} known @param {Staged} entry */
const isTold = ({ source }, entry) => Boolean(source && entry.source && source.run && source.run === entry.source.run);

export class Compare {
  /** @type {Compared | null} */
  drawn = null;

  /** @param {{say: Say, swap: () => void, close: () => void}} context swap: brings the other run onto the stage */
  constructor({ say, swap, close }) {
    this.say = say;
    this.branched = el('p', { class: 'sv-branched' });
    this.texts = el('p', {});
    this.note = el('p', { class: 'sv-note' }, say('compare.unlike'));
    this.heads = ['before', 'now'].map((name) => ({ name, node: el('th', { scope: 'col' }) }));
    this.body = el('tbody', {});
    this.swap = el('button', { type: 'button', class: 'sv-link', on: { click: swap } });
    this.node = el('section', { class: 'sv-section sv-compare', hidden: true, tabindex: -1, 'aria-label': say('compare.heading') },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('compare.heading')), this.swap,
        el('button', { type: 'button', class: 'sv-link', on: { click: close } }, say('compare.close'))),
      this.branched, this.note,
      el('table', { class: 'sv-figures-table' },
        el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, say('compare.setting')), ...this.heads.map(({ node }) => node))),
        this.body),
      this.texts);
  }

  /** @param {State} state */
  show(state) {
    const { compared } = state;
    const old = this.drawn?.pair;
    this.drawn = compared;
    this.node.hidden = !compared;
    if (!compared) return;
    const { say } = this;
    const { pair, shown } = compared;
    const rounds = pair.map(({ run }, i) => (i === shown ? known(state) : run.length));
    const [before, now] = pair.map(({ run }) => run);
    setText(this.swap, say(shown ? 'compare.show_before' : 'compare.show_now'));
    this.heads.forEach(({ name, node }, i) => setText(node, i === shown ? say('compare.shown', { run: say(`compare.${name}`) }) : say(`compare.${name}`)));
    this.showBranch(before, now);
    this.body.replaceChildren(...this.rows(before, now, rounds));
    setText(this.texts, this.tell(before, now, rounds));
    this.note.hidden = JSON.stringify(before.trace.machine) === JSON.stringify(now.trace.machine);
    if (!pair.some((staged) => old?.includes(staged))) { // a new pair: the button that made it is far below
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

  /** @param {Run} before @param {Run} now @param {number[]} rounds known of each */
  rows(before, now, rounds) {
    const { say } = this;
    const row = (/** @type {string} */ name, /** @type {string[]} */ values) => el('tr', {}, el('th', { scope: 'row' }, say(`compare.${name}`)), ...values.map((value) => el('td', {}, value)));
    const set = SETTINGS.map((name) => ({
      name, values: [before, now].map(({ trace }) => nameOfValue(name, valueOf(trace, name), trace.models.pair)),
    }));
    const changed = set.filter(({ values: [was, is] }) => was !== is);
    const isReshaped = changed.some(({ name }) => name === 'tree'); // then γ alone does not say how many guesses are verified
    const isGrown = [before, now].some(({ trace }) => drawsTrees(trace));
    const found = [before, now].map((run, i) => run.folds.summary(rounds[i]));
    return [
      ...changed.map(({ name, values }) => row(name, values)),
      ...(isReshaped ? [row('verified', [before, now].map(({ trace }) => whole(mostVerified(trace))))] : []),
      ...FIGURED.map((name) => row(isGrown && name === 'acceptance_rate' ? 'acceptance_by_position' : name, found.map((summary) => FIGURES[name](summary[name])))),
    ];
  }

  /** @param {Run} before @param {Run} now @param {number[]} rounds known of each */
  tell(before, now, rounds) {
    const { n, was, now: is } = difference(before, now, rounds);
    if (was === undefined && is === undefined) return this.say('compare.same', { n });
    if (was === undefined || is === undefined) return this.say('compare.longer', { n });
    return this.say('compare.differ', { n: n + 1, was: this.name(before, was), now: this.name(now, is) });
  }

  /** @param {Run} run @param {number | undefined} token */
  name(run, token) {
    return (token !== undefined && visible(run.alone(token))) || this.say('token.empty');
  }
}
