/** What if: fewer guesses, computed exactly from the trace; any other change, by another run. */

import { RuleLab } from './rulelab';
import { mostVerified, nameOfValue, type Setting, SETTINGS, valueOf } from './settings';
import type { Run } from './types';
import { useRun } from './view';
import { WhatIf } from './whatif';
import { t } from './words';

type Value = number | string;

const NUMBERS: Partial<Record<Setting, number[]>> = { gamma: [1, 2, 3, 4, 6, 8, 12, 16], temperature: [0, 0.7, 1, 1.5] };

/** The settings to change. From chain to tree or back, also γ or the budget, to verify as many tokens. */
function changesOf(run: Run, name: Setting, value: Value, most: number): Record<string, Value> {
  if (name !== 'tree') return { [name]: value };
  const verified = mostVerified(run.trace);
  return value === 'chain' ? { tree: value, gamma: Math.min(verified, most) } : { tree: value, budget: Math.max(verified, 1) };
}

/** Buttons for runs with one other setting: those that the server accepts for these models. */
function Again() {
  const { run, offers, live, viewer: { sequels } } = useRun();
  if (!live) return null;
  const { most, refusal } = sequels;
  const rows = SETTINGS.map((name): [Setting, readonly Value[]] => [
    name, NUMBERS[name]?.filter((value) => name !== 'gamma' || value <= most) ?? offers?.[name] ?? [],
  ]);

  const button = (name: Setting, value: Value) => {
    const isShorter = value === 'chain' && mostVerified(run.trace) > most;
    const text = isShorter ? t('again.shorter', { most }) : nameOfValue(name, value, run.trace.models.pair);
    return (
      <button key={value} type="button" class="sv-choose" disabled={valueOf(run.trace, name) === value}
        aria-label={t(isShorter ? 'again.do_shorter' : `again.do_${name}`, { value: text, most })}
        onClick={() => sequels.make({ changes: changesOf(run, name, value, most) })}>{text}</button>
    );
  };
  return (
    <div class="sv-block">
      <h3>{t('again.heading')}</h3>
      <p class="sv-note">{refusal || t('again.note')}</p>
      {!refusal && <div class="sv-again">{rows.map(([name, values]) => values.length > 1 && (
        <div key={name} class="sv-again-row" data-change={name}>
          <span>{t(`again.${name}`)}</span><div class="sv-choices">{values.map((value) => button(name, value))}</div>
        </div>
      ))}</div>}
    </div>
  );
}

export const Experiments = () => (
  <section class="sv-section sv-experiments">
    <div class="sv-section-head"><h2>{t('whatif.heading')}</h2></div>
    <WhatIf />
    <RuleLab />
    <Again />
  </section>
);
