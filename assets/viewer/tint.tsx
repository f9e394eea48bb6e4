/**
 * The tint: a quantity of each emitted token in five classes, on a sequential scale of lightness.
 * It shows where the text is easy or hard to predict. The limits are fixed, so that runs can be compared.
 */

import { Choice } from './controls';
import { chanceOf } from './rules';
import type { Seen } from './types';
import { Term, useViewer } from './view';
import { t } from './words';

interface Quantity {
  term: string;
  /** the lower limits of the classes */
  limits: number[];
  most: string;
  of: (slot: Seen) => number | null;
}

const PARTS = [0.2, 0.4, 0.6, 0.8];
const NATS = [0.1, 0.5, 1, 2];

const QUANTITIES: Record<string, Quantity> = {
  overlap: { term: 'overlap', limits: PARTS, most: '1', of: ({ position }) => position?.overlap ?? null },
  acceptance: { term: 'accept_test', limits: PARTS, most: '1', of: ({ draft }) => chanceOf(draft ?? undefined) },
  target_entropy: { term: 'entropy', limits: NATS, most: '', of: ({ position }) => position?.target_entropy ?? null },
  draft_entropy: { term: 'entropy', limits: NATS, most: '', of: ({ position }) => position?.draft_entropy ?? null },
};

const TINTS = ['verdict', ...Object.keys(QUANTITIES)];

/** Whether a tint of this name exists; "verdict" is none. */
export const isTint = (name: string) => TINTS.includes(name);

/** The class of a slot, 0 (least) to 4; null if the trace does not hold the quantity. */
export function classOf(name: string, slot: Seen | null) {
  const value = slot && QUANTITIES[name] ? QUANTITIES[name].of(slot) : null;
  return value == null ? null : QUANTITIES[name].limits.filter((limit) => value >= limit).length;
}

/** The choice of a quantity. */
export function TintChoice() {
  const { tint, set } = useViewer();
  return (
    <div class="sv-tint">
      <Choice label={t('tint.label')} choices={TINTS.map((name) => [name, t(`tint.${name}.name`)])} chosen={tint}
        choose={(name) => set({ tint: name })} />
    </div>
  );
}

/** The scale of a quantity; it lies over the end of the text. */
export function TintLegend({ name }: { name: string }) {
  const quantity = QUANTITIES[name];
  if (!quantity) return null;
  const { limits, most, term } = quantity;
  return (
    <div class="sv-tint-legend">
      <span class="sv-tint-scale" role="img" aria-label={t('tint.aria', { limits: limits.join(t('comma')) })}>
        {['0', ...limits.map((limit) => String(limit).replace(/^0\./, '.')), most].flatMap((limit, i) => [
          <span class="sv-tint-limit">{limit}</span>,
          i <= limits.length && <span class="sv-tint-swatch" data-tint={i} />,
        ])}
      </span>
      <Term key={term} name={term}>{t(`tint.${name}.means`)}</Term>
    </div>
  );
}
