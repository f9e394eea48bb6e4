/** The same guess and draw, judged by each rule whose threshold the trace gives. */

import { probability } from './text';
import { isLossy, ratioOf } from './rules';
import type { Draft, Position } from './types';
import { t } from './words';

const LIKELIEST = 3; // these four as in specviz/decoding/rules.py
const ENOUGH = 0.1;
const EPSILON = 0.09;
const DELTA = 0.3;
const MOST_TOKENS = 2 ** 20; // no vocabulary has more
const LISTED = 8; // the target's likeliest tokens, as `race` in specviz/decoding/race.py records them

/** The target's probabilities of the listed tokens, the likeliest first. */
const likeliest = (position: Position | null) => (position?.candidates ?? []).flatMap(([, p]) => (p == null ? [] : [p])).sort((a, b) => b - a);

/** The most that the target can give an unlisted token. */
export const mostUnlisted = (position: Position) => Math.min(position.rest[1] ?? 0, likeliest(position)[LISTED - 1] ?? 1);

/**
 * Whether typical acceptance takes a token: 1 or 0; null if the trace leaves it open. The rule depends on
 * the entropy of the whole distribution. A trace lists the likeliest tokens and the mass of all others, which
 * has the least entropy in as few tokens as possible, and the most spread evenly over as many as there can be.
 * @param target the target's probability of the token
 */
export function typicalOf(target: number, position: Position): 0 | 1 | null {
  const { candidates, rest } = position;
  const part = (p: number | null) => (p ? -p * Math.log(p) : 0);
  const unlisted = mostUnlisted(position);
  const others = unlisted ? (rest[1] ?? 0) : 0; // what is left beside a token without probability is rounding
  const listed = candidates.reduce((sum, [, p]) => sum + part(p), 0);
  const least = listed - (others ? others * Math.log(unlisted) : 0);
  const most = listed + part(others) + others * Math.log(MOST_TOKENS);
  const limit = (entropy: number) => Math.min(EPSILON, DELTA * Math.exp(-entropy));
  if (target > limit(least)) return 1;
  return target <= limit(most) ? 0 : null;
}

/**
 * The chance of acceptance by rule, from the target's probability and the token rule's chance; null: the
 * trace leaves it open. Block verification is left out: it depends on the rest of the block. 
 */
const CHANCES: Record<string, (target: number, ratio: number, position: Position | null) => number | null> = {
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

/** The chance of acceptance by a rule other than block verification. */
export const chanceBy = (rule: string, target: number, ratio: number, position: Position | null) => CHANCES[rule](target, ratio, position);

/** The known chances of a guess. */
export function chancesOf(draft: Draft, position: Position | null): [rule: string, chance: number][] {
  const { target } = draft;
  const ratio = ratioOf(draft);
  if (target == null || ratio === null) return [];
  return Object.keys(CHANCES).flatMap((rule) => {
    const chance = chanceBy(rule, target, ratio, position);
    return chance === null ? [] : [([rule, chance] as [string, number])];
  });
}

/** A table that opens below the test. @param alone whether the guess has no siblings: its chance would depend on those before it */
export function OtherRules({ draft, position, draw, alone }: { draft: Draft, position: Position | null, draw: number, alone: boolean }) {
  const chances = alone ? chancesOf(draft, position) : [];
  if (!chances.length) return null;
  return (
    <details class="sv-other-rules">
      <summary>{t('rules.others.heading')}</summary>
      <table class="sv-figures-table">
        <thead><tr>{['rule', 'chance', 'verdict'].map((name) => <th scope="col">{t(`rules.others.${name}`)}</th>)}</tr></thead>
        <tbody>
          {chances.map(([rule, chance]) => {
            const kind = draw < chance ? 'accepted' : 'rejected';
            return (
              <tr key={rule} data-rule={rule}>
                <th scope="row" class={isLossy(rule) ? 'sv-lossy' : ''}>{t(`rules.name.${rule}`)}</th>
                <td>{probability(chance)}</td>
                <td><span class="sv-mark" aria-hidden="true" data-kind={kind} /> {t(`kind.${kind}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="sv-note">{t('rules.others.note', { draw: probability(draw) })}</p>
    </details>
  );
}
