/**
 * What if each round had made fewer guesses? Cuts the recorded rounds after γ guesses.
 *
 * Why a cut round is exact. A draft model draws each guess given the tokens before it, and stops
 * early (confidence) only because of what it has drawn. So with a smaller γ it makes the first γ of
 * the same guesses. The target attends only to earlier tokens, so its distributions at these guesses
 * do not depend on later ones. A test uses its own draw, its own two probabilities and the tests
 * before it. Hence a round with γ, at the same position and with these guesses and draws, accepts
 * min(accepted, γ) of them: nothing is estimated. A rejection among the first γ keeps its
 * correction, from the same residual. Without a rejection the target adds a bonus token after
 * guess γ, which the recorded run did not draw.
 *
 * Limits. (1) A real run with γ and the same seed has other draws, unless the temperature is 0: the
 * tests' numbers are drawn after the guesses', so with fewer guesses they come earlier in the sequence.
 * They are equally random, so a cut round is a fair sample of a real one. (2) A real run with γ
 * starts its rounds at other positions, so its averages are not those over the cut rounds. (3) The
 * time of a cut round was not measured. (4) Prompt lookup need not make the first γ of the same
 * guesses: it copies from the latest match that γ tokens follow, which may be another one.
 */

import { drawsTrees } from './branching';
import { ratio } from './metrics';
import { ruleOf } from './rules';
import { decimal, percent, whole } from './text';
import type { Cut, FinalKind, Round, Trace } from './types';
import { useRun } from './view';
import { t } from './words';
import './whatif.css';

type CutSums = Record<'rounds' | 'drafted' | 'accepted' | 'rejected' | 'emitted', number>;

const FIGURES: Record<string, (sums: CutSums) => string> = {
  mean_acceptance_length: (sums) => decimal(ratio(sums.emitted, sums.rounds)),
  acceptance_rate: (sums) => percent(ratio(sums.accepted, sums.accepted + sums.rejected)),
  draft_efficiency: (sums) => percent(ratio(sums.accepted, sums.drafted)),
  drafted: (sums) => whole(sums.drafted),
  emitted: (sums) => whole(sums.emitted),
};

/** Cuts a round to at most γ guesses. */
export function cut({ drafts, final }: Round, gamma: number): Cut {
  const within = drafts.slice(0, gamma);
  const accepted = within.filter((draft) => draft.verdict === 'accepted').length;
  const rejected = within.some((draft) => draft.verdict === 'rejected') ? 1 : 0;
  const ended = !final && accepted === drafts.filter((draft) => draft.verdict === 'accepted').length;
  const kind: FinalKind | null = rejected ? 'correction' : ended ? null : 'bonus';
  const drawn = rejected === 1 || ended || drafts.length <= gamma;
  return { drafted: within.length, accepted, rejected, emitted: accepted + (kind ? 1 : 0), final: kind, drawn };
}

/** The rounds cut to γ guesses and added up. */
function summed(rounds: Round[], gamma: number): CutSums {
  const sums = { rounds: rounds.length, drafted: 0, accepted: 0, rejected: 0, emitted: 0 };
  for (const round of rounds) {
    const { drafted, accepted, rejected, emitted } = cut(round, gamma);
    sums.drafted += drafted;
    sums.accepted += accepted;
    sums.rejected += rejected;
    sums.emitted += emitted;
  }
  return sums;
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
      {!idle && <Figures gamma={gamma} most={most} rounds={run.rounds.slice(0, shown)} />}
      <p class="sv-note" aria-live="polite">
        {idle ? t(why || (most < 2 ? 'whatif.fewest' : 'whatif.try')) : t('whatif.note', { gamma, rounds: shown })}
      </p>
    </div>
  );
}

function Figures({ gamma, most, rounds }: { gamma: number, most: number, rounds: Round[] }) {
  const [was, would] = [summed(rounds, Infinity), summed(rounds, gamma)];
  return (
    <table class="sv-figures-table">
      <thead>
        <tr>
          <th scope="col">{t('whatif.rounds')}</th>
          <th scope="col">{t('whatif.was', { gamma: most })}</th>
          <th scope="col">{t('whatif.would', { gamma })}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(FIGURES).map(([name, figure]) => (
          <tr key={name}><th scope="row">{t(`whatif.row.${name}`)}</th><td>{figure(was)}</td><td>{figure(would)}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
