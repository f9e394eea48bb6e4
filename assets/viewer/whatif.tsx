/**
 * What if each round had made fewer guesses? Shows the recorded rounds cut after γ guesses, which is exact: see `Cuts` in
 * specviz/trace/tallies.py, which computes the figures.
 */

import { drawsTrees } from './branching';
import { ruleOf } from './rules';
import { decimal, percent, whole } from './text';
import type { Round, Sums, Trace } from './types';
import { useRun } from './view';
import { t } from './words';
import './whatif.css';

/** The figures, in the order of `cuts`. */
const FIGURES = [
  ['mean_acceptance_length', decimal], ['acceptance_rate', percent], ['draft_efficiency', percent], ['drafted', whole], ['emitted', whole],
] as const;

/** Whether the target adds the same token to a round cut to γ guesses as to the whole one. */
export function keepsFinal({ drafts, final }: Round, gamma: number) {
  if (drafts.length <= gamma) return true;
  const decisive = final ? 'rejected' : 'accepted'; // the rejected guess, or the one that ends the text
  const at = drafts.findLastIndex(({ verdict }) => verdict === decisive);
  return at >= 0 && at < gamma;
}

/** Why the rounds of a run cannot be cut; empty if they can. */
function uncuttable(trace: Trace) {
  const { drafter, temperature } = trace.settings;
  if (drawsTrees(trace)) return 'tree.whatif';
  if (drafter.startsWith('lookup')) return 'whatif.lookup';
  return ruleOf(trace) === 'block' && temperature ? 'rules.whatif' : '';
}

/** The slider for γ, and the figures of the cut rounds. The table of rounds marks what the cut removes. */
export function WhatIf() {
  const { run, gamma, moment: { round: shown }, set } = useRun();
  const most = run.trace.settings.gamma;
  const why = uncuttable(run.trace);
  const idle = gamma >= most;
  const value = t(idle ? 'whatif.as_it_was' : 'whatif.instead', { gamma, most });
  return (
    <div class="sv-block">
      <h3>{t('whatif.gamma')}</h3>
      <label class="sv-whatif-control" hidden={most < 2 || why !== ''}>
        <span aria-hidden="true">γ</span>
        <input type="range" min={1} max={most} step={1} value={gamma} aria-label={t('whatif.slider')} aria-valuetext={value}
          onInput={({ currentTarget }) => set({ gamma: Number(currentTarget.value) })} />
        <output class="sv-whatif-value">{value}</output>
      </label>
      {!idle && <Figures gamma={gamma} most={most} sums={run.folds.at(shown)} />}
      <p class="sv-note" aria-live="polite">
        {idle ? t(why || (most < 2 ? 'whatif.fewest' : 'whatif.try')) : t('whatif.note', { gamma, rounds: shown })}
      </p>
    </div>
  );
}

const Figures = ({ gamma, most, sums }: { gamma: number, most: number, sums: Sums }) => (
  <table class="sv-figures-table">
    <thead>
      <tr>
        <th scope="col">{t('whatif.rounds')}</th>
        <th scope="col">{t('whatif.was', { gamma: most })}</th>
        <th scope="col">{t('whatif.would', { gamma })}</th>
      </tr>
    </thead>
    <tbody>
      {FIGURES.map(([name, format], i) => (
        <tr key={name}><th scope="row">{t(`whatif.row.${name}`)}</th><td>{format(sums.rounds ? sums[name] : null)}</td><td>{format(sums.cuts?.[gamma - 1][i])}</td></tr>
      ))}
    </tbody>
  </table>
);
