/** What if: fewer guesses, computed exactly from the trace; any other change, by another run. */

/** @import { Run, Say, State } from './types' */
/** @import { Setting } from './settings' */
/** @import { Sequels } from './sequels' */
import { mostVerified, nameOfValue, SETTINGS, valueOf } from './settings';
import { el, setAttr, setText } from './dom';
import { RULES } from './rules';

/** @type {Record<Setting, (number | string)[]>} */
const CHANGES = {
  gamma: [1, 2, 3, 4, 6, 8, 12, 16],
  temperature: [0, 0.7, 1, 1.5],
  drafter: ['model', 'lookup', 'lookup+model', 'early-exit', 'medusa', 'mtp', 'eagle3', 'dflash', 'dspark', 'taught-exit'],
  rule: RULES,
  tree: ['chain', 'k-ary', 'top-k', 'dynamic', 'measured'],
};

/** @type {Setting[]} */
const NAMED = ['drafter', 'rule', 'tree'];

export class Experiments {
  /** @type {{name: Setting, value: string | number, node: HTMLButtonElement}[]} */
  buttons;

  /**
   * @param {object} context
   * @param {Say} context.say
   * @param {Sequels} context.sequels starts further runs
   */
  constructor({ say, sequels }) {
    this.say = say;
    this.sequels = sequels;
    this.note = el('p', { class: 'sv-note' });
    this.buttons = [];
    /** @type {State['offers'] | undefined} */
    this.offered = undefined; // the offers that the buttons reflect; undefined: none applied yet
    this.rows = SETTINGS.map((name) =>
      this.row(name, CHANGES[name].filter((value) => name !== 'gamma' || Number(value) <= sequels.most)));
    this.choices = el('div', { class: 'sv-again' }, ...this.rows);
    this.again = el('div', { class: 'sv-block' }, el('h3', {}, say('again.heading')), this.note, this.choices);
  }

  /** @param {Setting} name @param {(string | number)[]} values */
  row(name, values) {
    const { say } = this;
    const button = (/** @type {string | number} */ value) => {
      const node = el('button', {
        type: 'button', class: 'sv-choose',
        on: { click: () => this.sequels.make({ changes: this.changes(name, value) }) },
      });
      this.buttons.push({ name, value, node });
      return node;
    };
    return el('div', { class: 'sv-again-row', 'data-change': name }, el('span', {}, say(`again.${name}`)), el('div', { class: 'sv-choices' }, ...values.map(button)));
  }

  /**
   * The settings to change. From chain to tree or back, also γ or the budget, to verify as many tokens.
   * @param {Setting} name
   * @param {string | number} value
   * @returns {Record<string, string | number>}
   */
  changes(name, value) {
    const { run } = this.sequels.store.state;
    if (name !== 'tree' || !run) return { [name]: value };
    const verified = mostVerified(run.trace);
    return value === 'chain' ? { tree: value, gamma: Math.min(verified, this.sequels.most) } : { tree: value, budget: Math.max(verified, 1) };
  }

  /** @param {Run} run */
  load(run) {
    const { say, sequels: { most } } = this;
    this.buttons.forEach(({ name, value, node }) => {
      const shorter = value === 'chain' && mostVerified(run.trace) > most;
      const text = shorter ? say('again.shorter', { most }) : nameOfValue(name, value, run.trace.models.pair);
      setText(node, text);
      setAttr(node, 'aria-label', say(shorter ? 'again.do_shorter' : `again.do_${name}`, { value: text, most }));
      node.disabled = valueOf(run.trace, name) === value;
    });
  }

  /**
   * Shows only the values that the server accepts for these models.
   * @param {State['offers']} offers null: not known yet; hides every value that depends on the models
   */
  offer(offers) {
    if (offers === this.offered) return;
    this.offered = offers;
    this.buttons.forEach(({ name, value, node }) => {
      node.hidden = NAMED.includes(name) && !offers?.[name]?.includes(String(value));
    });
    this.rows.forEach((row, i) => {
      row.hidden = this.buttons.filter(({ name, node }) => name === SETTINGS[i] && !node.hidden).length < 2;
    });
  }

  /**
   * Shows the offered runs.
   * @param {State} state
   */
  show(state) {
    const why = this.sequels.refusal;
    this.offer(state.offers);
    this.again.hidden = !this.sequels.live;
    this.choices.hidden = Boolean(why);
    setText(this.note, why || this.say('again.note'));
  }
}
