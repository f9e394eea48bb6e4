/** The same guess and draw, judged by each rule whose chance of acceptance the trace gives. */

import { isLossy, rules } from './rules';
import { probability } from './text';
import type { Draft } from './types';
import { t } from './words';

/** The known chances of a guess. Block verification is left out: it depends on the rest of the block. */
export const chancesOf = ({ chances = [] }: Draft) => rules().flatMap((rule, i): [rule: string, chance: number][] => {
  const chance = chances[i];
  return chance == null || rule === 'block' ? [] : [[rule, chance]];
});

/** A table that opens below the test. @param alone whether the guess has no siblings: its chance would depend on those before it */
export function OtherRules({ draft, draw, alone }: { draft: Draft, draw: number, alone: boolean }) {
  const chances = alone ? chancesOf(draft) : [];
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
