/** The headline that sums a run up, and the ledger of its numbers with their definitions. */

import { drawsTrees } from './branching';
import { isLossy, ruleOf } from './rules';
import { drafterName } from './settings';
import { decimal, percent, rate, seconds, sentences, times, UNKNOWN, whole } from './text';
import type { Part, Run, Summary, Verdict } from './types';
import { Term, useRun } from './view';
import { t } from './words';

const PARTS: Part[] = ['draft', 'verify', 'accept'];
const ENOUGH_ROUNDS = 3; // a ratio over fewer is noise

/** What the headline says of the first `shown` rounds. */
function headline(run: Run, shown: number) {
  const numbers = run.folds.summary(shown);
  const early = shown < ENOUGH_ROUNDS && !(run.over && shown === run.length);
  return { numbers, early, warning: warningOf(run, shown) };
}

/** Warns of a busy machine, but only after a run: during it, the page's own work adds jitter that may subside. Else "". */
function warningOf(run: Run, shown: number) {
  const found = run.over ? run.folds.comparison(shown) : null;
  if (found?.impossible) return t('headline.impossible');
  return found?.busy ? t('headline.disturbed', { jitter: percent(found.jitter) }) : '';
}

/** The headline's figures. */
export function Headline() {
  const { run, moment: { round: shown } } = useRun();
  const { numbers: { speedup, acceptance_rate, mean_acceptance_length }, early, warning } = headline(run, shown);
  const figure = (name: string, term: string, label: string, value: string) => (
    <div class={`sv-figure sv-figure-${name}`}>
      <span class="sv-figure-value">{early ? UNKNOWN : value}</span>
      {name === 'speedup' && !early && warning && <span class="sv-figure-busy" title={warning}>{t('headline.busy')}</span>}
      <span class="sv-figure-label"><Term name={term}>{label}</Term></span>
    </div>
  );
  const slower = !early && speedup !== null && speedup < 1 && times(speedup) !== times(1); // as it is shown
  return (
    <div class="sv-headline" data-slower={String(slower)} data-busy={String(!early && warning !== '')} title={early ? t('headline.too_early') : undefined}>
      <div class="sv-figures">
        {figure('speedup', 'speedup', t('headline.speedup'), times(speedup))}
        {figure('acceptance', 'acceptance_rate', t(drawsTrees(run.trace) ? 'tree.acceptance' : 'headline.acceptance'), percent(acceptance_rate))}
        {figure('length', 'mean_acceptance_length', t('headline.length'), decimal(mean_acceptance_length))}
      </div>
    </div>
  );
}

/** The headline as a sentence. */
export function Sentence() {
  const { run, moment: { round: shown } } = useRun();
  const { numbers, early, warning } = headline(run, shown);
  const until = shown < run.length && t('headline.until', { round: shown, rounds: run.length });
  return <p class="sv-sentence">{!numbers.rounds ? t('headline.nothing')
    : sentences(until, describeRounds(run, numbers), describeSpeed(run, shown, numbers, early), warning)}</p>;
}

function describeRounds(run: Run, { mean_acceptance_length, drafted, rounds }: Summary) {
  const { gamma, drafter } = run.trace.settings;
  const length = decimal(mean_acceptance_length, drafted ? 1 : 0);
  if (!gamma) return t('headline.plain_round', { length });
  const each = drafted / rounds;
  const always = drafted === rounds * gamma;
  const guessed = drawsTrees(run.trace) && drafted ? t('tree.guesses', { n: decimal(each, Number.isInteger(each) ? 0 : 1) })
    : t(`headline.guesses.${gamma === 1 ? 'one' : always ? 'many' : 'most'}`, { n: gamma });
  return t('headline.each_round', { drafter: drafterName(drafter, run.trace.models.pair), guessed, length });
}

function describeSpeed(run: Run, shown: number, { speedup }: Summary, early: boolean) {
  if (!run.folds.plain.tokens.length) return t('headline.not_measured');
  const found = run.folds.comparison(shown);
  if (run.over && found?.impossible) return ''; // the warning says it
  if (early || speedup === null || !found) return t('headline.too_early');
  if (times(speedup) === times(1)) return t('headline.same');
  if (speedup >= 1) return t('headline.faster', { share: percent(1 / speedup) });
  const { cost } = found;
  const inSteps = (part: Part) => decimal(cost[part] / cost.plain);
  return t('headline.slower', {
    total: decimal(PARTS.reduce((sum, part) => sum + cost[part] / cost.plain, 0)),
    draft: inSteps('draft'), verify: inSteps('verify'), accept: inSteps('accept'),
    blame: t(`part.${PARTS.reduce((a, b) => (cost[a] >= cost[b] ? a : b))}`),
  });
}

const COUNTS = ['emitted', 'rounds', 'drafted', 'accepted', 'rejected', 'untested'] as const;
const VERDICTS: Verdict[] = ['accepted', 'rejected', 'untested'];
const TERMS: Record<string, string> = { rounds: 'round', mean_overlap: 'overlap', plain_tokens_per_second: 'plain', agreement: 'lossless' };

/** Whether a lossy rule changed the distribution of the text. */
const isChanged = ({ trace }: Run) => trace.settings.temperature > 0 && isLossy(ruleOf(trace));

function agreement(run: Run, shown: number) {
  if (run.trace.settings.temperature > 0) return t(`ledger.agreement.${isChanged(run) ? 'lossy' : 'sampling'}`);
  const same = run.folds.agreement(shown);
  if (!same) return UNKNOWN;
  const { first_difference: first, compared } = same;
  return first === null ? t('ledger.agreement.same', { n: compared }) : t('ledger.agreement.differ', { n: first + 1 });
}

export function Ledger() {
  const { run, moment: { round: shown } } = useRun();
  const numbers = run.folds.summary(shown);
  const { target = 0, draft = 0 } = run.trace.prefill ?? {};
  const groups: Record<string, Record<string, string>> = {
    counts: Object.fromEntries(COUNTS.map((name) => [name, whole(numbers[name])])),
    rates: {
      acceptance_rate: percent(numbers.acceptance_rate),
      draft_efficiency: percent(numbers.draft_efficiency),
      mean_acceptance_length: decimal(numbers.mean_acceptance_length),
      mean_overlap: decimal(numbers.mean_overlap),
    },
    time: {
      speedup: times(numbers.speedup),
      tokens_per_second: rate(numbers.tokens_per_second),
      plain_tokens_per_second: rate(numbers.plain_tokens_per_second),
      prefill: target || draft ? seconds(target + draft) : UNKNOWN,
      agreement: agreement(run, shown),
    },
  };
  const labelOf = (name: string) => t(`ledger.${name}.${name === 'acceptance_rate' && drawsTrees(run.trace) ? 'tree' : 'label'}`);
  return (
    <section class="sv-section sv-ledger">
      <div class="sv-section-head"><h2>{t('ledger.heading')}</h2><span class="sv-quiet">{t('ledger.note')}</span></div>
      {numbers.drafted > 0 && <div class="sv-verdict-bar" role="img" aria-label={t('ledger.bar', { drafted: numbers.drafted, accepted: numbers.accepted, rejected: numbers.rejected, untested: numbers.untested })}>
        {VERDICTS.map((kind) => <span data-kind={kind} style={`--n:${numbers[kind]}`} />)}
      </div>}
      {isChanged(run) && <p class="sv-note">{t('rules.lossy')}</p>}
      <div class="sv-ledger-groups">{Object.entries(groups).map(([group, lines]) => (
        <div class="sv-ledger-group">
          <h3>{t(`ledger.groups.${group}`)}</h3>
          {Object.entries(lines).map(([name, value]) => (
            <p class="sv-ledger-line"><Term name={TERMS[name] ?? name}>{labelOf(name)}</Term><span class="sv-ledger-value" data-metric={name}>{value}</span></p>
          ))}
        </div>
      ))}</div>
    </section>
  );
}
