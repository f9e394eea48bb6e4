/**
 * How far the guesses get: acceptance by slot, over all rounds and over those that accepted all
 * earlier guesses; accepted lengths; the calibration of predicted acceptance.
 */

import type { ComponentChildren } from 'preact';
import { type Charted, Numbers } from './charted';
import { Dots, FEW, type Share } from './dots';
import { ruleOf } from './rules';
import { decimal, percent, sentences } from './text';
import type { Sums, Verdict } from './types';
import { Term } from './view';
import { t } from './words';

const VERDICTS: Verdict[] = ['accepted', 'rejected', 'untested'];
const FIFTHS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at, label: percent(at) }));

type Slot = NonNullable<Sums['slots']>[number];

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
function Slots({ slots, rounds }: { slots: Slot[], rounds: number }) {
  const judged = slots.filter(([accepted, rejected]) => accepted + rejected > 0); // later slots were never judged
  const n = judged.length;
  const name = slots.length === 1 ? 'aria_one' : n === 1 ? 'aria_first' : 'aria';
  const of = (count = 0) => percent(count / rounds);
  const says = slots.length ? t(`slots.${name}`, { first: of(slots[0][0]), last: of(judged[n - 1]?.[0]), n }) : t('slots.none');
  return (
    <Figure heading={t('slots.heading')} means="acceptance_by_position" says={says}
      heads={[t('slots.slot'), ...VERDICTS.map((verdict) => t(`kind.${verdict}`)), t('slots.of_rounds'), t('slots.of_judged')]}
      rows={slots.map(([accepted, rejected, untested, share], i) => [i + 1, accepted, rejected, untested, of(accepted), percent(share)])}>
      <Bars says={says} columns={slots.map((counts, i) => ({
        label: String(i + 1), value: of(counts[0]), parts: VERDICTS.map((verdict, kind) => [verdict, (counts[kind] ?? 0) / rounds]),
      }))} />
      <ul class="sv-legend">{VERDICTS.map((kind) => <li><span class="sv-swatch" data-kind={kind} />{t(`kind.${kind}`)}</li>)}</ul>
    </Figure>
  );
}

/** Acceptance by slot, of the rounds that tested it. */
function Given({ slots }: { slots: Slot[] }) {
  const dots = slots.flatMap(([accepted, rejected, , share, low, high], i) => {
    const x = (i + 0.5) / slots.length;
    return share === null || low === null || high === null ? [] : [{ share, low, high, tested: accepted + rejected, x, at: x, label: String(i + 1) }];
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

function Lengths({ sums: { lengths: counts = [0], rounds, accepted } }: { sums: Sums }) {
  const highest = Math.max(...counts);
  const commonest = counts.flatMap((count, length) => (count === highest ? [length] : []));
  const says = t(!rounds ? 'slots.none' : commonest.length > 1 ? 'lengths.tied' : 'lengths.aria',
    { mean: decimal(accepted / rounds), commonest: commonest.join(t('comma')), count: highest, rounds });
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
  const all = run.folds.at(run.length).calibration;
  if (!all) return null;
  const heading = t('calibration.heading');
  if (!all.groups) {
    return (
      <figure class="sv-figure-block">
        <h3><Term name="calibration">{heading}</Term></h3>
        <p class="sv-note">{t('calibration.other_rule', { rule: t(`rules.name.${ruleOf(run.trace)}`) })}</p>
      </figure>
    );
  }
  const found = run.folds.at(shown).calibration;
  const name = all.headed ? 'head' : 'own';
  const dots = (found?.groups ?? []).map(([from, to, mean, tested, share, low, high]) => ({ from, to, share, low, high, tested, x: mean, at: (from + to) / 2 }));
  const says = found ? sentences(
    t(`calibration.${name}`), t('calibration.sum', { mean: percent(found.mean), share: percent(found.share), tested: found.tested }),
    t('calibration.equal'), describeFew(dots),
  ) : t('slots.none');
  return (
    <Figure heading={heading} means="calibration" says={says}
      heads={[t('calibration.predicted'), t('calibration.mean'), t('slots.of_judged'), t('given.interval'), t('given.tested')]}
      rows={dots.map((dot) => [between(dot.from, dot.to), percent(dot.x), ...cells(dot)])}>
      <Dots dots={dots} axis={{ title: t(`calibration.axis.${name}`), ticks: FIFTHS }} says={says} diagonal />
    </Figure>
  );
}

export function Breakdown(charted: Charted) {
  const { run, shown } = charted;
  const sums = run.folds.at(shown);
  const { slots = [] } = sums;
  return (
    <section class="sv-section">{run.width > 0 && <>
      <div class="sv-section-head"><h2>{t('breakdown.heading')}</h2></div>
      <div class="sv-breakdown-charts">
        <Slots slots={slots} rounds={shown} />
        <Given slots={slots} />
        <Lengths sums={sums} />
        <Calibration {...charted} />
      </div>
    </>}</section>
  );
}
