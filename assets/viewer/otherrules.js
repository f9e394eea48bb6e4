/** The same guess and draw, judged by each rule whose threshold the trace gives. */

/** @import { Draft, Position, Say } from './types.d.ts' */
import { probability } from './text.js';
import { isLossy, ratioOf } from './rules.js';
import { el, setText } from './dom.js';

const LIKELIEST = 3; // both as in specviz/decoding/rules.py
const ENOUGH = 0.1;

/**
 * The chance of acceptance by rule. Two rules are left out: block verification depends on the rest
 * of the block, and typical acceptance on the entropy after temperature, top-k and top-p, which no trace holds.
 * @param {Draft} draft
 * @param {Position | null} position
 * @returns {[rule: string, chance: number][]}
 */
export function chancesOf(draft, position) {
  const { target } = draft;
  const ratio = ratioOf(draft);
  if (target == null || ratio === null) return [];
  const likeliest = (position?.candidates ?? []).flatMap(([, p]) => (p == null ? [] : [p])).sort((a, b) => b - a);
  const third = likeliest[LIKELIEST - 1];
  /** @type {[string, number][]} */
  const top = third === undefined ? [] : [['top-k', target > 0 && target >= third ? 1 : ratio]];
  return [['token', ratio], ['match', target], ...top, ['threshold', target >= ENOUGH ? 1 : ratio]];
}

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

  /** @param {Draft} draft @param {Position | null} position @param {number} draw @param {boolean} alone whether it has no siblings */
  show(draft, position, draw, alone) {
    const { say } = this;
    const chances = alone ? chancesOf(draft, position) : []; // a sibling’s chance depends on the siblings before it
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
