/**
 * What if each round had made fewer guesses? Shows the recorded rounds cut after γ guesses, which is exact: see `Cuts` in
 * specviz/trace/tallies.py, which computes the figures.
 */

/** @import { Round, Run, Say, State } from './types.d.ts' */
/** @import { Rounds } from './rounds.js' */
import { drawsTrees } from './branching.js';
import { decimal, percent, whole } from './text.js';
import { ruleOf } from './rules.js';
import { el, setAttr, setText } from './dom.js';

/** The figures, in the order of `cuts`. @type {[name: 'mean_acceptance_length' | 'acceptance_rate' | 'draft_efficiency' | 'drafted' | 'emitted', format: (value: number | null) => string][]} */
const FIGURES = [
  ['mean_acceptance_length', decimal], ['acceptance_rate', percent], ['draft_efficiency', percent], ['drafted', whole], ['emitted', whole],
];

/** Whether the target adds the same token to a round cut to γ guesses as to the whole one. @param {Round} round @param {number} gamma */
export function keepsFinal({ drafts, final }, gamma) {
  if (drafts.length <= gamma) return true;
  const decisive = final ? 'rejected' : 'accepted'; // the rejected guess, or the one that ends the text
  const at = drafts.findLastIndex(({ verdict }) => verdict === decisive);
  return at >= 0 && at < gamma;
}

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
    this.figures = FIGURES.map(([name]) => ({ name, was: el('td', {}), would: el('td', {}) }));
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
   * Resets all marks for another γ.
   * @param {number} gamma
   */
  restart(gamma) {
    if (this.marked) this.mark(0);
    this.gamma = gamma;
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
    this.mark(shown);
    const sums = run.folds.at(shown);
    setText(this.was, say('whatif.was', { gamma: most }));
    setText(this.would, say('whatif.would', { gamma }));
    this.figures.forEach((figure, i) => {
      const [name, format] = FIGURES[i];
      setText(figure.was, format(shown ? sums[name] : null));
      setText(figure.would, format(sums.cuts?.[gamma - 1][i] ?? null));
    });
    setText(this.note, say('whatif.note', { gamma, rounds: shown }));
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
    const drawn = keepsFinal(round, gamma);
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
