/** Hints beside the caption: why a run opens on its round and, at its end, a link to a round that teaches. */

/** @import { Run, Say, State } from './types' */
import { el, setText } from './dom';
import { ruleOf } from './rules';
import { isMixed, specialIn, teaching } from './state';

export class Lead {
  /** @param {{say: Say, teach: (round: number) => void}} context */
  constructor({ say, teach }) {
    this.say = say;
    this.why = el('span', {});
    this.watch = el('button', { type: 'button', class: 'sv-link', on: { click: () => teach(this.round) } });
    this.node = el('span', { class: 'sv-lead' }, this.why, this.watch);
    this.round = 0;
  }

  /** @param {State} state @param {Run} run */
  show(state, run) {
    const { moment, opening, recorded, playing, rested } = state;
    const still = !playing && moment.phase === 0;
    const why = rested !== null ? this.say('lead.rests', { round: run.length, shown: rested + 1 })
      : still && opening && recorded ? this.reason(run, moment.round - 1) : '';
    this.why.hidden = !why;
    setText(this.why, why);
    const round = still && rested === null && run.over && moment.round === run.length ? teaching(run) : null;
    this.watch.hidden = round === null;
    if (round === null) return;
    this.round = round;
    const special = specialIn(run.rounds[round], ruleOf(run.trace)) >= 0;
    setText(this.watch, this.say(special ? 'lead.watch_rule' : 'lead.watch', { round: round + 1 }));
  }

  /** Why a run opens on a round; empty if the round shows nothing special. @param {Run} run @param {number} number */
  reason(run, number) {
    const round = run.rounds[number];
    if (!round) return '';
    const rule = ruleOf(run.trace);
    const special = specialIn(round, rule);
    if (special >= 0) return this.say(rule === 'block' ? 'lead.rescue' : 'lead.lenient', { n: special + 1 });
    return isMixed(round) ? this.say('lead.why') : '';
  }
}
