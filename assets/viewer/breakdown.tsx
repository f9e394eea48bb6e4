/**
 * How far the guesses get: acceptance by slot, over all rounds and over those that accepted all
 * earlier guesses; accepted lengths; the calibration of predicted acceptance.
 */

import type { ComponentChildren } from 'preact';
import { depthsOf, isTree } from './branching';
import { groupsOf, predictionsOf, predicts, shareOf } from './chances';
import { type Charted, Numbers } from './charted';
import { Dots, FEW, type Share } from './dots';
import { ruleOf } from './rules';
import { decimal, percent, sentences } from './text';
import type { Draft, Round, Verdict, VerdictCounts } from './types';
import { Term } from './view';
import { t } from './words';

const VERDICTS: Verdict[] = ['accepted', 'rejected', 'untested'];
const FIFTHS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at, label: percent(at) }));

/** Counts verdicts by slot of the round; in a tree, by level. The first guess comes first. */
export function bySlot(rounds: Round[]): VerdictCounts[] {
  const slots = Array.from({ length: Math.max(0, ...rounds.map((round) => round.drafts.length)) },
    () => ({ accepted: 0, rejected: 0, untested: 0 }));
  rounds.forEach(({ drafts }) => {
    if (!isTree({ drafts })) drafts.forEach((draft, i) => { slots[i][draft.verdict] += 1; });
    else atLevels(drafts).forEach((verdict, level) => { slots[level][verdict] += 1; });
  });
  const used = slots.findLastIndex((slot) => VERDICTS.some((verdict) => slot[verdict]));
  return slots.slice(0, used + 1);
}

/** The verdict of each level of a tree: accepted if any guess was, else rejected if any was, else untested. */
function atLevels(drafts: Draft[]) {
  const depths = depthsOf(drafts);
  return Array.from({ length: Math.max(...depths) + 1 }, (_, level): Verdict => {
    const verdicts = drafts.filter((draft, index) => depths[index] === level).map(({ verdict }) => verdict);
    return verdicts.includes('accepted') ? 'accepted' : verdicts.includes('rejected') ? 'rejected' : 'untested';
  });
}

/** How many rounds accepted 0, 1, 2, … guesses. */
export function byLength(rounds: Round[]): number[] {
  const lengths = rounds.map((round) => round.drafts.filter((draft) => draft.verdict === 'accepted').length);
  const longest = rounds.map(({ drafts }) => (isTree({ drafts }) ? Math.max(...depthsOf(drafts)) + 1 : drafts.length));
  const counts = Array(Math.max(0, ...longest) + 1).fill(0);
  lengths.forEach((length) => { counts[length] += 1; });
  return counts;
}

/** A column of a bar chart; parts as shares of a full bar. */
interface Column { label: string, value: string, parts: [kind: string, share: number][] }

/** @param says the chart as a sentence */
const Bars = ({ columns, says }: { columns: Column[], says: string }) => (
  <div class={`sv-columns${columns.length > 9 ? ' sv-many-columns' : ''}`} role="img" aria-label={says}>{columns.map(({ label, value, parts }) => (
    <div class="sv-column">
      <span class="sv-column-value">{value}</span>
      <span class="sv-column-bar">{parts.map(([kind, share]) => <span data-kind={kind} style={`--n:${share}`} />)}</span>
      <span class="sv-column-label">{label}</span>
    </div>
  ))}</div>
);

/** A chart with its heading, a term of the glossary; with its sentence and its numbers. */
const Figure = ({ heading, means, says, heads, rows, children }: { heading: string, means: string, says: string, heads: string[], rows: (string | number)[][], children: ComponentChildren }) => (
  <figure class="sv-figure-block">
    <h3><Term name={means}>{heading}</Term></h3>
    {children}
    <p class="sv-note">{says}</p>
    <Numbers label={heading} heads={heads} rows={rows} />
  </figure>
);

const between = (from: number, to: number) => t('calibration.between', { from: percent(from), to: percent(to) });
/** A share in a table: itself, its interval, its tests. */
const cells = ({ share, low, high, tested }: Share) => [percent(share), between(low, high), tested];
const describeFew = (dots: Share[]) => dots.some(({ tested }) => tested < FEW) && t('given.hollow', { few: FEW });

/** Verdicts by slot, of all rounds. */
function Slots({ slots, rounds }: { slots: VerdictCounts[], rounds: number }) {
  const judged = slots.filter(({ accepted, rejected }) => accepted + rejected > 0); // later slots were never judged
  const n = judged.length;
  const name = slots.length === 1 ? 'aria_one' : n === 1 ? 'aria_first' : 'aria';
  const of = (count = 0) => percent(count / rounds);
  const says = slots.length ? t(`slots.${name}`, { first: of(slots[0].accepted), last: of(judged[n - 1]?.accepted), n }) : t('slots.none');
  return (
    <Figure heading={t('slots.heading')} means="acceptance_by_position" says={says}
      heads={[t('slots.slot'), ...VERDICTS.map((verdict) => t(`kind.${verdict}`)), t('slots.of_rounds'), t('slots.of_judged')]}
      rows={slots.map(({ accepted, rejected, untested }, i) => [i + 1, accepted, rejected, untested, of(accepted), percent(accepted / (accepted + rejected))])}>
      <Bars says={says} columns={slots.map((slot, i) => ({
        label: String(i + 1), value: of(slot.accepted), parts: VERDICTS.map((verdict) => [verdict, slot[verdict] / rounds]),
      }))} />
      <ul class="sv-legend">{VERDICTS.map((kind) => <li><span class="sv-swatch" data-kind={kind} />{t(`kind.${kind}`)}</li>)}</ul>
    </Figure>
  );
}

/** Acceptance by slot, of the rounds that tested it. */
function Given({ slots }: { slots: VerdictCounts[] }) {
  const dots = slots.flatMap(({ accepted, rejected }, i) => {
    const x = (i + 0.5) / slots.length;
    return accepted + rejected ? [{ ...shareOf(accepted, accepted + rejected), x, at: x, label: String(i + 1) }] : [];
  });
  const known = dots.filter(({ tested }) => tested >= FEW);
  const [first, last] = [known[0], known[known.length - 1]];
  const way = known.length < 2 ? 'few' : last.low > first.high ? 'rises' : last.high < first.low ? 'falls' : 'open';
  const ends = known.length > 1 && t('given.ends', {
    first: first.label, last: last.label, first_share: percent(first.share), last_share: percent(last.share),
  });
  const says = dots.length ? sentences(ends, t(`given.${way}`), describeFew(dots)) : t('slots.none');
  return (
    <Figure heading={t('given.heading')} means="acceptance_by_position" says={says}
      heads={[t('slots.slot'), t('slots.of_judged'), t('given.interval'), t('given.tested')]} rows={dots.map((dot) => [dot.label, ...cells(dot)])}>
      <Dots dots={dots} axis={{ title: t('given.axis'), ticks: dots }} says={says} />
    </Figure>
  );
}

function Lengths({ counts, rounds }: { counts: number[], rounds: number }) {
  const highest = Math.max(...counts);
  const mean = counts.reduce((sum, count, length) => sum + count * length, 0) / rounds;
  const commonest = counts.flatMap((count, length) => (count === highest ? [length] : []));
  const says = t(!rounds ? 'slots.none' : commonest.length > 1 ? 'lengths.tied' : 'lengths.aria',
    { mean: decimal(mean), commonest: commonest.join(t('comma')), count: highest, rounds });
  return (
    <Figure heading={t('lengths.heading')} means="mean_acceptance_length" says={says}
      heads={[t('lengths.length'), t('lengths.rounds')]} rows={counts.map((count, length) => [length, count])}>
      <Bars says={says} columns={counts.map((count, length) => ({
        label: String(length), value: String(count), parts: [['accepted', count / Math.max(1, highest)]],
      }))} />
    </Figure>
  );
}

function Calibration({ run, shown }: Charted) {
  const all = predictionsOf(run.rounds);
  if (!all.tests.length) return null;
  const heading = t('calibration.heading');
  if (!predicts(run.trace.settings, all.headed)) {
    return (
      <figure class="sv-figure-block">
        <h3><Term name="calibration">{heading}</Term></h3>
        <p class="sv-note">{t('calibration.other_rule', { rule: t(`rules.name.${ruleOf(run.trace)}`) })}</p>
      </figure>
    );
  }
  const { headed, tests } = predictionsOf(run.rounds.slice(0, shown));
  const name = headed ? 'head' : 'own';
  const dots = groupsOf(tests).map((group) => ({ ...group, x: group.mean, at: (group.from + group.to) / 2 }));
  const mean = tests.reduce((sum, { chance }) => sum + chance, 0) / tests.length;
  const share = tests.filter(({ accepted }) => accepted).length / tests.length;
  const says = dots.length ? sentences(
    t(`calibration.${name}`), t('calibration.sum', { mean: percent(mean), share: percent(share), tested: tests.length }), t('calibration.equal'), describeFew(dots),
  ) : t('slots.none');
  return (
    <Figure heading={heading} means="calibration" says={says}
      heads={[t('calibration.predicted'), t('calibration.mean'), t('slots.of_judged'), t('given.interval'), t('given.tested')]}
      rows={dots.map((dot) => [between(dot.from, dot.to), percent(dot.mean), ...cells(dot)])}>
      <Dots dots={dots} axis={{ title: t(`calibration.axis.${name}`), ticks: FIFTHS }} says={says} diagonal />
    </Figure>
  );
}

export function Breakdown(charted: Charted) {
  const { run, shown } = charted;
  const rounds = run.rounds.slice(0, shown);
  const slots = bySlot(rounds);
  return (
    <section class="sv-section">{run.width > 0 && <>
      <div class="sv-section-head"><h2>{t('breakdown.heading')}</h2></div>
      <div class="sv-breakdown-charts">
        <Slots slots={slots} rounds={shown} />
        <Given slots={slots} />
        <Lengths counts={byLength(rounds)} rounds={shown} />
        <Calibration {...charted} />
      </div>
    </>}</section>
  );
}
