/** What a visitor may want to know or see next: why a run opens where it does, and at its end a round that teaches. */

/** @import { Run, Say, State } from './types.d.ts' */
import { el, setText } from './dom.js';
import { teaching } from './state.js';

export class Lead {
  /** @param {{say: Say, teach: (round: number) => void}} context */
  constructor({ say, teach }) {
    this.say = say;
    this.why = el('span', {}, say('lead.why'));
    this.watch = el('button', { type: 'button', class: 'sv-link', on: { click: () => teach(this.round) } });
    this.node = el('span', { class: 'sv-lead' }, this.why, this.watch);
    this.round = 0;
  }

  /** @param {State} state @param {Run} run */
  show(state, run) {
    const { moment, opening, recorded, playing } = state;
    const still = !playing && moment.phase === 0;
    this.why.hidden = !(still && opening && recorded);
    const round = still && run.over && moment.round === run.length ? teaching(run) : null;
    this.watch.hidden = round === null;
    if (round === null) return;
    this.round = round;
    setText(this.watch, this.say('lead.watch', { round: round + 1 }));
  }
}
