/**
 * Every rule on the guesses of a run, all draws considered: the expected tokens per pass, and how far the
 * first token's distribution is from the target's. The trace has the means after each round.
 */

/** @import { Run, Say, Send, State } from './types.d.ts' */
import { drawsTrees } from './branching.js';
import { isLossy, RULES, ruleOf } from './rules.js';
import { decimal, UNKNOWN } from './text.js';
import { el, setText } from './dom.js';

const COMPARED = 23; // the claim that charts all rules: see specviz/lab/claims/lossy_rules.py
const LEGEND = ['tokens', 'distance'];
const CLOSE = 0.005; // a lossy rule has no distance of “0.00”, although it may be nearly 0

/** @param {number} distance */
const shown = (distance) => (distance < CLOSE ? `<${CLOSE}` : decimal(distance));

/** The rules side by side, on the guesses of the shown rounds. */
export class RuleLab {
  /** @param {{say: Say, send: Send}} context */
  constructor({ say, send }) {
    this.say = say;
    this.rows = RULES.map((rule) => ({ rule, own: el('span', {}), tokens: el('td', {}), distance: el('td', {}) }));
    const head = (/** @type {string} */ name) => el('th', { scope: 'col' }, say(`rules.lab.${name}`));
    this.table = el('table', { class: 'sv-figures-table' },
      el('thead', {}, el('tr', {}, head('rule'), head('tokens'), head('distance'))),
      el('tbody', {}, ...this.rows.map(({ rule, own, tokens, distance }) => el('tr', { 'data-rule': rule },
        el('th', { scope: 'row', class: isLossy(rule) ? 'sv-lossy' : '' }, say(`rules.name.${rule}`), own), tokens, distance))));
    this.note = el('p', { class: 'sv-note' });
    this.legend = el('ul', { class: 'sv-note' }, ...LEGEND.map((name) => el('li', {}, say(`rules.lab.legend.${name}`))));
    this.claim = el('button', { type: 'button', class: 'sv-link', on: { click: () => send('claim', { claim: COMPARED }) } }, say('rules.lab.claim', { n: COMPARED }));
    this.node = el('div', { class: 'sv-block sv-rule-lab' }, el('h3', {}, say('rules.lab.heading')), this.table, this.note, this.legend, this.claim);
  }

  /** @param {Run} run */
  load(run) {
    this.rows.forEach(({ rule, own }) => setText(own, rule === ruleOf(run.trace) ? ` ${this.say('rules.lab.own')}` : ''));
  }

  /** Shows the means over the rounds up to the moment, if the view is open. @param {State} state @param {Run} run */
  show({ moment: { round: known }, view, live }, run) {
    if (view !== 'rounds') return;
    const { say } = this;
    const why = drawsTrees(run.trace) ? 'trees' : run.trace.settings.temperature ? 'none' : 'greedy';
    const found = run.folds.at(known).rules;
    this.rows.forEach(({ rule, tokens, distance }, i) => {
      const [expected, far] = found?.means[i] ?? [null, null];
      setText(tokens, expected === null ? UNKNOWN : decimal(expected));
      setText(distance, far === null ? UNKNOWN : isLossy(rule) ? shown(far) : '0');
    });
    this.table.hidden = this.legend.hidden = !found;
    this.claim.hidden = !live; // a replay has no claims
    setText(this.note, found ? say('rules.lab.rounds', { n: found.rounds }) : say(`rules.lab.${why}`));
  }
}
