/**
 * What if each round had made fewer guesses? Cuts the recorded rounds after γ guesses.
 *
 * Why a cut round is exact. A draft model draws each guess given the tokens before it, and stops
 * early (confidence) only because of what it has drawn. So with a smaller γ it makes the first γ of
 * the same guesses. The target attends only to earlier tokens, so its distributions at these guesses
 * do not depend on later ones. A test uses its own draw, its own two probabilities and the tests
 * before it. Hence a round with γ, at the same position and with these guesses and draws, accepts
 * min(accepted, γ) of them: nothing is estimated. A rejection among the first γ keeps its
 * correction, from the same residual. Without a rejection the target adds a bonus token after
 * guess γ, which the recorded run did not draw.
 *
 * Limits. (1) A real run with γ and the same seed has other draws, unless the temperature is 0: the
 * tests' numbers are drawn after the guesses', so with fewer guesses they come earlier in the sequence.
 * They are equally random, so a cut round is a fair sample of a real one. (2) A real run with γ
 * starts its rounds at other positions, so its averages are not those over the cut rounds. (3) The
 * time of a cut round was not measured. (4) Prompt lookup need not make the first γ of the same
 * guesses: it copies from the latest match that γ tokens follow, which may be another one.
 */

/** @import { Cut, Round, Run, Say, State } from './types' */
/** @import { Rounds } from './rounds' */
import { drawsTrees } from './branching';
import { ratio } from './metrics';
import { decimal, percent, whole } from './text';
import { ruleOf } from './rules';
import { el, setAttr, setText } from './dom';

/** @typedef {Record<'rounds' | 'drafted' | 'accepted' | 'rejected' | 'emitted', number>} CutSums */

/** @type {CutSums} */
const NOTHING = Object.freeze({ rounds: 0, drafted: 0, accepted: 0, rejected: 0, emitted: 0 });
/** @type {Record<string, (sums: CutSums) => string>} */
const FIGURES = {
  mean_acceptance_length: (sums) => decimal(ratio(sums.emitted, sums.rounds)),
  acceptance_rate: (sums) => percent(ratio(sums.accepted, sums.accepted + sums.rejected)),
  draft_efficiency: (sums) => percent(ratio(sums.accepted, sums.drafted)),
  drafted: (sums) => whole(sums.drafted),
  emitted: (sums) => whole(sums.emitted),
};

/**
 * Cuts a round to at most γ guesses.
 * @returns {{drafted: number, accepted: number, rejected: number, emitted: number,
 *   final: 'correction'|'bonus'|null, drawn: boolean}} `rejected`: 0 or 1; `final`: what the
 *   target adds, null if an accepted guess ends the text; `drawn`: false if it adds a bonus token
 *   that the recorded round did not draw
 * @param {Round} round
 * @param {number} gamma
 */
export function cut({ drafts, final }, gamma) {
  const within = drafts.slice(0, gamma);
  const accepted = within.filter((draft) => draft.verdict === 'accepted').length;
  const rejected = within.some((draft) => draft.verdict === 'rejected') ? 1 : 0;
  const ended = !final && accepted === drafts.filter((draft) => draft.verdict === 'accepted').length;
  const kind = rejected ? 'correction' : ended ? null : 'bonus';
  const drawn = rejected === 1 || ended || drafts.length <= gamma;
  return { drafted: within.length, accepted, rejected, emitted: accepted + (kind ? 1 : 0), final: kind, drawn };
}

/** @param {CutSums} sums @param {Cut} round */
const plus = (sums, round) => ({
  rounds: sums.rounds + 1,
  drafted: sums.drafted + round.drafted,
  accepted: sums.accepted + round.accepted,
  rejected: sums.rejected + round.rejected,
  emitted: sums.emitted + round.emitted,
});

/** The slider for γ, the marks in the table of rounds, and the figures of the cut rounds. */
export class WhatIf {
  /** @type {HTMLTableCellElement} */
  was;
  /** @type {HTMLTableCellElement} */
  would;
  /** @type {{name: string, was: HTMLElement, would: HTMLElement}[]} */
  figures;
  /** @type {HTMLTableElement} */
  table;
  /** @type {Run} */
  run;
  /** @type {number} */
  marked;
  /** @type {number} */
  most;
  /** @type {string} */
  uncuttable;
  /** @type {number} */
  gamma;
  /** @type {{was: CutSums[], would: CutSums[]}} */
  sums;

  /** @param {{say: Say, set: (patch: Partial<State>) => void, rounds: Rounds}} context rounds: the view whose cells are marked */
  constructor({ say, set, rounds }) {
    this.say = say;
    this.rounds = rounds;
    this.range = el('input', { type: 'range', min: 1, step: 1, 'aria-label': say('whatif.slider'), on: { input: () => set({ gamma: Number(this.range.value) }) } });
    this.value = el('output', { class: 'sv-whatif-value' });
    this.control = el('label', { class: 'sv-whatif-control' }, el('span', { 'aria-hidden': 'true' }, 'γ'), this.range, this.value);
    this.note = el('p', { class: 'sv-note', 'aria-live': 'polite' });
    this.node = el('div', { class: 'sv-block' }, el('h3', {}, say('whatif.gamma')), this.control, this.buildTable(), this.note);
  }

  buildTable() {
    const { say } = this;
    this.was = el('th', { scope: 'col' });
    this.would = el('th', { scope: 'col' });
    this.figures = Object.keys(FIGURES).map((name) => ({ name, was: el('td', {}), would: el('td', {}) }));
    this.table = el('table', { class: 'sv-figures-table' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, say('whatif.rounds')), this.was, this.would)),
      el('tbody', {}, ...this.figures.map(({ name, was, would }) =>
        el('tr', {}, el('th', { scope: 'row' }, say(`whatif.row.${name}`)), was, would))));
    return this.table;
  }

  /** @param {Run} run */
  load(run) {
    this.run = run;
    this.marked = 0; // the number of marked rounds
    const { gamma, drafter } = run.trace.settings;
    this.most = gamma;
    this.uncuttable = drawsTrees(run.trace) ? 'tree.whatif' : drafter.startsWith('lookup') ? 'whatif.lookup' : ruleOf(run.trace) === 'block' && run.trace.settings.temperature ? 'rules.whatif' : '';
    this.range.max = String(gamma);
    this.range.value = String(gamma);
    this.control.hidden = gamma < 2 || this.uncuttable !== '';
    this.restart(gamma);
  }

  /**
   * Resets all marks and sums for another γ.
   * @param {number} gamma
   */
  restart(gamma) {
    if (this.marked) this.mark(0);
    this.gamma = gamma;
    this.sums = { was: [NOTHING], would: [NOTHING] };
  }

  /**
   * Shows the figures of the shown rounds, as recorded and cut.
   * @param {State} state
   * @param {Run} run
   */
  show({ gamma, moment: { round: shown } }, run) {
    const { say, most } = this;
    if (gamma !== this.gamma) this.restart(gamma);
    const idle = gamma >= most;
    setText(this.value, say(idle ? 'whatif.as_it_was' : 'whatif.instead', { gamma, most }));
    this.range.setAttribute('aria-valuetext', this.value.textContent);
    this.table.hidden = idle;
    if (idle) {
      setText(this.note, say(this.uncuttable || (most < 2 ? 'whatif.fewest' : 'whatif.try')));
      return;
    }
    for (let number = this.sums.was.length - 1; number < shown; number += 1) this.add(run.rounds[number]);
    this.mark(shown);
    const { was, would } = { was: this.sums.was[shown], would: this.sums.would[shown] };
    setText(this.was, say('whatif.was', { gamma: most }));
    setText(this.would, say('whatif.would', { gamma }));
    this.figures.forEach((figure) => {
      setText(figure.was, FIGURES[figure.name](was));
      setText(figure.would, FIGURES[figure.name](would));
    });
    setText(this.note, say('whatif.note', { gamma, rounds: shown }));
  }

  /** @param {Round} round */
  add(round) {
    const { was, would } = this.sums;
    was.push(plus(was[was.length - 1], cut(round, Infinity)));
    would.push(plus(would[would.length - 1], cut(round, this.gamma)));
  }

  /**
   * Marks the first `count` rounds only: in an unfinished round the marks would reveal too much.
   * @param {number} count
   */
  mark(count) {
    for (let number = count; number < this.marked; number += 1) this.dress(number, Infinity);
    for (let number = this.marked; number < count; number += 1) this.dress(number, this.gamma);
    this.marked = count;
  }

  /**
   * Marks the cells of a row that the cut removes, and the slot where the target's own token would be.
   * @param {number} number
   * @param {number} gamma
   */
  dress(number, gamma) {
    const round = this.run.rounds[number];
    const { drawn } = cut(round, gamma);
    this.run.rows[number].slots.forEach((slot, index) => {
      const cell = this.rounds.find({ round: number, index });
      const gone = index < round.drafts.length ? index >= gamma : !drawn;
      const own = index === gamma && !drawn;
      if (!cell) return;
      cell.classList.toggle('sv-cut', gone && !own);
      cell.classList.toggle('sv-cut-own', own);
      setAttr(cell, 'aria-description', gone ? this.say(own ? 'whatif.own' : 'whatif.gone', { gamma }) : null);
    });
  }
}
