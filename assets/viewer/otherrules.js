/** The same guess and draw, judged by each rule whose threshold the trace gives. */

/** @import { Draft, Position, Say } from './types' */
import { probability } from './text';
import { isLossy, ratioOf } from './rules';
import { el, setText } from './dom';

const LIKELIEST = 3; // these four as in specviz/decoding/rules.py
const ENOUGH = 0.1;
const EPSILON = 0.09;
const DELTA = 0.3;
const MOST_TOKENS = 2 ** 20; // no vocabulary has more
const LISTED = 8; // the target's likeliest tokens, as `race` in specviz/decoding/race.py records them

/** The target's probabilities of the listed tokens, the likeliest first. @param {Position | null} position */
const likeliest = (position) => (position?.candidates ?? []).flatMap(([, p]) => (p == null ? [] : [p])).sort((a, b) => b - a);

/** The most that the target can give an unlisted token. @param {Position} position */
export const mostUnlisted = (position) => Math.min(position.rest[1] ?? 0, likeliest(position)[LISTED - 1] ?? 1);

/**
 * Whether typical acceptance takes a token: 1 or 0; null if the trace leaves it open. The rule depends on
 * the entropy of the whole distribution. A trace lists the likeliest tokens and the mass of all others, which
 * has the least entropy in as few tokens as possible, and the most spread evenly over as many as there can be.
 * @param {number} target the target's probability of the token
 * @param {Position} position
 * @returns {0 | 1 | null}
 */
export function typicalOf(target, position) {
  const { candidates, rest } = position;
  const part = (/** @type {number | null} */ p) => (p ? -p * Math.log(p) : 0);
  const unlisted = mostUnlisted(position);
  const others = unlisted ? (rest[1] ?? 0) : 0; // what is left beside a token without probability is rounding
  const listed = candidates.reduce((sum, [, p]) => sum + part(p), 0);
  const least = listed - (others ? others * Math.log(unlisted) : 0);
  const most = listed + part(others) + others * Math.log(MOST_TOKENS);
  const limit = (/** @type {number} */ entropy) => Math.min(EPSILON, DELTA * Math.exp(-entropy));
  if (target > limit(least)) return 1;
  return target <= limit(most) ? 0 : null;
}

/**
 * The chance of acceptance by rule, from the target's probability and the token rule's chance; null: the
 * trace leaves it open. Block verification is left out: it depends on the rest of the block.
 * @type {Record<string, (target: number, ratio: number, position: Position | null) => number | null>}
 */
const CHANCES = {
  token: (_, ratio) => ratio,
  match: (target) => target,
  typical: (target, _, position) => position && typicalOf(target, position),
  'top-k': (target, ratio, position) => {
    const third = likeliest(position)[LIKELIEST - 1];
    if (third === undefined) return null;
    return target > 0 && target >= third ? 1 : ratio;
  },
  threshold: (target, ratio) => (target >= ENOUGH ? 1 : ratio),
};

/** The chance of acceptance by a rule other than block verification. @param {string} rule @param {number} target @param {number} ratio @param {Position | null} position */
export const chanceBy = (rule, target, ratio, position) => CHANCES[rule](target, ratio, position);

/**
 * The known chances of a guess.
 * @param {Draft} draft
 * @param {Position | null} position
 * @returns {[rule: string, chance: number][]}
 */
export function chancesOf(draft, position) {
  const { target } = draft;
  const ratio = ratioOf(draft);
  if (target == null || ratio === null) return [];
  return Object.keys(CHANCES).flatMap((rule) => {
    const chance = chanceBy(rule, target, ratio, position);
    return chance === null ? [] : [/** @type {[string, number]} */ ([rule, chance])];
  });
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
