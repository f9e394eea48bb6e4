/** What could have been otherwise: fewer guesses, exactly; anything else, by another run. */

import { el, setText } from './dom.js';
import { WhatIf } from './whatif.js';

const CHANGES = {
  gamma: [1, 2, 3, 4, 6, 8, 12, 16],
  temperature: [0, 0.7, 1, 1.5],
  drafter: ['model', 'lookup', 'lookup+model', 'early-exit'],
};

export class Experiments {
  /**
   * @param {object} context
   * @param {object} context.rounds the view whose cells are marked
   * @param {object} context.sequels what runs again
   */
  constructor({ say, rounds, sequels }) {
    Object.assign(this, { say, sequels });
    this.whatif = new WhatIf({ say, rounds });
    this.note = el('p', { class: 'sv-note' });
    this.buttons = [];
    const rows = Object.entries(CHANGES).map(([name, values]) =>
      this.row(name, values.filter((value) => name !== 'gamma' || value <= sequels.most)));
    this.choices = el('div', { class: 'sv-again' }, ...rows);
    this.again = el('div', { class: 'sv-block' }, el('h3', {}, say('again.heading')), this.note, this.choices);
    this.node = el('section', { class: 'sv-section sv-experiments' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('whatif.heading'))), this.whatif.node, this.again);
  }

  row(name, values) {
    const { say } = this;
    const text = (value) => (name === 'drafter' ? say(`headline.drafter.${value}`) : String(value));
    const button = (value) => {
      const node = el('button', {
        type: 'button', class: 'sv-choose', 'aria-label': say(`again.do_${name}`, { value: text(value) }),
        on: { click: () => this.sequels.make({ changes: { [name]: value } }) },
      }, text(value));
      this.buttons.push({ name, value, node });
      return node;
    };
    return el('div', { class: 'sv-again-row', 'data-change': name }, el('span', {}, say(`again.${name}`)), el('div', { class: 'sv-choices' }, ...values.map(button)));
  }

  load(run) {
    this.whatif.load(run);
    this.buttons.forEach(({ name, value, node }) => { node.disabled = run.trace.settings[name] === value; });
  }

  /** After the first `shown` rounds; the rounds are drawn already. */
  show(run, shown) {
    const why = this.sequels.refusal;
    this.whatif.show(run, shown);
    this.again.hidden = !this.sequels.live;
    this.choices.hidden = Boolean(why);
    setText(this.note, why || this.say('again.note'));
  }
}
