/** The headline that sums a run up, and the ledger of its numbers with their definitions. */

/** @import { Part, Run, Say, Summary, Verdict } from './types' */
import { drawsTrees } from './branching';
import { isLossy, ruleOf } from './rules';
import { drafterName } from './settings';
import { decimal, percent, rate, seconds, sentences, times, UNKNOWN, whole } from './text';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';

/** @type {Part[]} */
const PARTS = ['draft', 'verify', 'accept'];
const ENOUGH_ROUNDS = 3; // a ratio over fewer is noise

/** Whether a speed-up is below 1, as it is shown. @param {number | null} speedup */
const isSlower = (speedup) => speedup != null && speedup < 1 && times(speedup) !== times(1);

/** The headline: three figures and a sentence. */
export class Headline {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    /** @type {Record<string, HTMLElement>} */
    this.values = {};
    /** @type {Record<string, HTMLElement>} */
    this.labels = {};
    const figure = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ means) => {
      const value = el('span', { class: 'sv-figure-value' }, UNKNOWN);
      this.values[name] = value;
      this.labels[name] = term(means, label);
      return el('div', { class: `sv-figure sv-figure-${name}` }, value, el('span', { class: 'sv-figure-label' }, this.labels[name]));
    };
    this.busy = el('span', { class: 'sv-figure-busy', hidden: true }, say('headline.busy'));
    this.sentence = el('p', { class: 'sv-sentence' });
    this.node = el('div', { class: 'sv-headline' },
      el('div', { class: 'sv-figures' },
        figure('speedup', say('headline.speedup'), 'speedup'),
        figure('acceptance', say('headline.acceptance'), 'acceptance_rate'),
        figure('length', say('headline.length'), 'mean_acceptance_length')));
    this.values.speedup.after(this.busy);
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    const numbers = run.folds.summary(shown);
    const early = shown < ENOUGH_ROUNDS && !(run.over && shown === run.length);
    setText(this.values.speedup, early ? UNKNOWN : times(numbers.speedup));
    setText(this.values.acceptance, early ? UNKNOWN : percent(numbers.acceptance_rate));
    setText(this.values.length, early ? UNKNOWN : decimal(numbers.mean_acceptance_length));
    setText(this.labels.acceptance, this.say(drawsTrees(run.trace) ? 'tree.acceptance' : 'headline.acceptance'));
    this.node.dataset.slower = String(!early && isSlower(numbers.speedup));
    setAttr(this.node, 'title', early ? this.say('headline.too_early') : null);
    const warning = this.tellDisturbance(run, shown);
    this.busy.hidden = early || !warning;
    this.node.dataset.busy = String(!this.busy.hidden);
    setAttr(this.busy, 'title', warning || null);
    setText(this.sentence, this.tell(run, shown, numbers, early, warning));
  }

  /** @param {Run} run @param {number} shown @param {Summary} numbers @param {boolean} early @param {string} warning */
  tell(run, shown, numbers, early, warning) {
    if (!numbers.rounds) return this.say('headline.nothing');
    const until = shown < run.length && this.say('headline.until', { round: shown, rounds: run.length });
    return sentences(until, this.tellRounds(run, numbers), this.tellSpeed(run, shown, numbers, early), warning);
  }

  /**
   * Warns of a busy machine, but only after a run: during it, the page's own work adds jitter that may subside. Else "".
   * @param {Run} run
   * @param {number} shown
   */
  tellDisturbance(run, shown) {
    const found = run.over ? run.folds.disturbance(shown) : null;
    if (found === null) return '';
    return found.jitter === null ? this.say('headline.impossible') : this.say('headline.disturbed', { jitter: percent(found.jitter) });
  }

  /** @param {Run} run @param {Summary} numbers */
  tellRounds(run, numbers) {
    const { say } = this;
    const { gamma, drafter } = run.trace.settings;
    const length = decimal(numbers.mean_acceptance_length, numbers.drafted ? 1 : 0);
    if (!gamma) return say('headline.plain_round', { length });
    const each = numbers.drafted / numbers.rounds;
    const tree = drawsTrees(run.trace) && numbers.drafted ? say('tree.guesses', { n: decimal(each, Number.isInteger(each) ? 0 : 1) }) : '';
    const always = numbers.drafted === numbers.rounds * gamma;
    const guessed = tree || say(`headline.guesses.${gamma === 1 ? 'one' : always ? 'many' : 'most'}`, { n: gamma });
    return say('headline.each_round', { drafter: drafterName(drafter, run.trace.models.pair), guessed, length });
  }

  /** @param {Run} run @param {number} shown @param {Summary} numbers @param {boolean} early */
  tellSpeed(run, shown, numbers, early) {
    const { say } = this;
    if (!run.folds.plain.tokens.length) return say('headline.not_measured');
    if (run.over && run.folds.impossible(shown)) return ''; // the warning says it
    if (early || numbers.speedup == null) return say('headline.too_early');
    if (times(numbers.speedup) === times(1)) return say('headline.same');
    if (numbers.speedup >= 1) return say('headline.faster', { share: percent(1 / numbers.speedup) });
    const cost = run.folds.cost(shown);
    if (!cost) return say('headline.too_early');
    const inSteps = (/** @type {Part} */ part) => cost[part] / cost.plain;
    const blame = PARTS.reduce((a, b) => (cost[a] >= cost[b] ? a : b));
    return say('headline.slower', {
      total: decimal(PARTS.reduce((sum, part) => sum + inSteps(part), 0)),
      draft: decimal(inSteps('draft')), verify: decimal(inSteps('verify')),
      accept: decimal(inSteps('accept')), blame: say(`part.${blame}`),
    });
  }
}

/** @type {('emitted' | 'rounds' | 'drafted' | Verdict)[]} */
const COUNTS = ['emitted', 'rounds', 'drafted', 'accepted', 'rejected', 'untested'];
const GROUPS = {
  counts: COUNTS,
  rates: ['acceptance_rate', 'draft_efficiency', 'mean_acceptance_length', 'mean_overlap'],
  time: ['speedup', 'tokens_per_second', 'plain_tokens_per_second', 'prefill', 'agreement'],
};
/** @type {Record<string, string>} */
const TERMS = { rounds: 'round', mean_overlap: 'overlap', plain_tokens_per_second: 'plain', agreement: 'lossless' };
/** @typedef {'acceptance_rate' | 'draft_efficiency' | 'mean_acceptance_length' | 'mean_overlap' | 'speedup' | 'tokens_per_second' | 'plain_tokens_per_second'} Measure */

/** @type {Record<Measure, (value: number | null) => string>} */
const FORMATS = {
  acceptance_rate: percent, draft_efficiency: percent, mean_acceptance_length: decimal,
  mean_overlap: decimal, speedup: times, tokens_per_second: rate, plain_tokens_per_second: rate,
};

const MEASURES = /** @type {Measure[]} */ (Object.keys(FORMATS));
/** @type {Verdict[]} */
const VERDICTS = ['accepted', 'rejected', 'untested'];
/** @type {(kind: Verdict, part: HTMLElement) => [Verdict, HTMLElement]} */
const pair = (kind, part) => [kind, part];

export class Ledger {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    /** @type {Record<string, HTMLElement>} */
    this.values = {};
    /** @type {Record<string, HTMLElement>} */
    this.labels = {};
    const line = (/** @type {string} */ name) => {
      this.values[name] = el('span', { class: 'sv-ledger-value', 'data-metric': name }, UNKNOWN);
      this.labels[name] = term(TERMS[name] || name, say(`ledger.${name}.label`));
      return el('p', { class: 'sv-ledger-line' }, this.labels[name], this.values[name]);
    };
    this.parts = VERDICTS.map((kind) => pair(kind, el('span', { 'data-kind': kind })));
    this.bar = el('div', { class: 'sv-verdict-bar', role: 'img' }, ...this.parts.map(([, part]) => part));
    this.lossy = el('p', { class: 'sv-note', hidden: true }, say('rules.lossy'));
    this.node = el('section', { class: 'sv-section sv-ledger' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('ledger.heading')),
        el('span', { class: 'sv-quiet' }, say('ledger.note'))),
      this.bar, this.lossy,
      el('div', { class: 'sv-ledger-groups' }, ...Object.entries(GROUPS).map(([group, names]) =>
        el('div', { class: 'sv-ledger-group' }, el('h3', {}, say(`ledger.groups.${group}`)), ...names.map(line)))));
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    const numbers = run.folds.summary(shown);
    setText(this.labels.acceptance_rate, this.say(`ledger.acceptance_rate.${drawsTrees(run.trace) ? 'tree' : 'label'}`));
    COUNTS.forEach((name) => setText(this.values[name], whole(numbers[name])));
    MEASURES.forEach((name) => setText(this.values[name], FORMATS[name](numbers[name])));
    const { target, draft } = run.trace.prefill || {};
    setText(this.values.prefill, target || draft ? seconds((target || 0) + (draft || 0)) : UNKNOWN);
    setText(this.values.agreement, this.agreement(run, shown));
    this.parts.forEach(([kind, part]) => part.style.setProperty('--n', String(numbers[kind])));
    this.bar.setAttribute('aria-label', this.say('ledger.bar', numbers));
    this.bar.hidden = !numbers.drafted;
    this.lossy.hidden = !this.isBent(run);
  }

  /** Whether a lossy rule changed the distribution of the text. @param {Run} run */
  isBent({ trace }) {
    return trace.settings.temperature > 0 && isLossy(ruleOf(trace));
  }

  /** @param {Run} run @param {number} shown */
  agreement(run, shown) {
    if (this.isBent(run)) return this.say('ledger.agreement.lossy');
    if (run.trace.settings.temperature > 0) return this.say('ledger.agreement.sampling');
    const same = run.folds.agreement(shown);
    if (!same) return UNKNOWN;
    return same.first_difference === null
      ? this.say('ledger.agreement.same', { n: same.compared })
      : this.say('ledger.agreement.differ', { n: same.first_difference + 1 });
  }
}
