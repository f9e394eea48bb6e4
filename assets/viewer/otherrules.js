/** The same guess and draw, judged by each rule whose chance of acceptance the trace gives. */

/** @import { Draft, Say } from './types.d.ts' */
import { probability } from './text.js';
import { isLossy, RULES } from './rules.js';
import { el, setText } from './dom.js';

/**
 * The known chances of a guess. Block verification is left out: it depends on the rest of the block.
 * @param {Draft} draft
 * @returns {[rule: string, chance: number][]}
 */
export const chancesOf = ({ chances = [] }) => RULES.flatMap((rule, i) => {
  const chance = chances[i];
  return chance == null || rule === 'block' ? [] : [/** @type {[string, number]} */ ([rule, chance])];
});

/** A table that opens below the test. */
export class OtherRules {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.body = el('tbody', {});
    const head = (/** @type {string} */ name) => el('th', { scope: 'col' }, say(`rules.others.${name}`));
    this.note = el('p', { class: 'sv-note' });
    this.node = el('details', { class: 'sv-other-rules' }, el('summary', {}, say('rules.others.heading')),
      el('table', { class: 'sv-figures-table' },
        el('thead', {}, el('tr', {}, head('rule'), head('chance'), head('verdict'))), this.body),
      this.note);
  }

  /** @param {Draft} draft @param {number} draw @param {boolean} alone whether it has no siblings */
  show(draft, draw, alone) {
    const { say } = this;
    const chances = alone ? chancesOf(draft) : []; // a sibling’s chance depends on the siblings before it
    this.node.hidden = !chances.length;
    setText(this.note, say('rules.others.note', { draw: probability(draw) }));
    this.body.replaceChildren(...chances.map(([rule, chance]) => {
      const kept = draw < chance;
      const name = el('th', { scope: 'row', class: isLossy(rule) ? 'sv-lossy' : '' }, say(`rules.name.${rule}`));
      return el('tr', { 'data-rule': rule }, name, el('td', {}, probability(chance)),
        el('td', {}, el('span', { class: 'sv-mark', 'aria-hidden': 'true', 'data-kind': kept ? 'accepted' : 'rejected' }), ' ',
          say(`kind.${kept ? 'accepted' : 'rejected'}`)));
    }));
  }
}
