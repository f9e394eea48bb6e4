/** Where the time of a token goes, and how long a reader waits: bars, a sentence, a table. */

import type { Charted } from './charted';
import { decimal, seconds, sentences, times } from './text';
import { TimeKey } from './timekey';
import type { Gap, Part, Run, Way } from './types';
import { t } from './words';

const PARTS: Part[] = ['draft', 'verify', 'accept'];
const WAITS = ['plain', 'speculative', 'bursts'] as const;

/** A round on average: `parts` and `round` in seconds, `steps` in plain steps, `length` in tokens; null until known. */
export function roundOf(run: Run, shown: number) {
  const found = run.folds.comparison(shown);
  if (!found || found.round.steps === null) return null;
  const { seconds: round, steps, ...parts } = found.round;
  const length = run.folds.at(run.folds.compared(shown)).mean_acceptance_length;
  return { parts, round, length, steps, speedup: run.folds.measured(shown) };
}

type Round = NonNullable<ReturnType<typeof roundOf>>;

const inSeconds = (parts: Record<Part, number>) => Object.fromEntries(PARTS.map((part) => [part, seconds(parts[part])]));

function describe(run: Run, round: Round | null) {
  if (!round) return t(run.folds.plain.tokens.length || !run.length ? 'costs.early' : 'headline.not_measured');
  const { parts, speedup } = round;
  const largest = PARTS.reduce((a, b) => (parts[a] >= parts[b] ? a : b));
  const [steps, length] = [decimal(round.steps), decimal(round.length)];
  return sentences(
    t('costs.round', { round: seconds(round.round), steps, length, ...inSeconds(parts) }),
    speedup === null ? t('headline.impossible')
      : t(speedup >= 1 ? 'costs.faster' : 'costs.slower', { steps, length, speedup: times(speedup), blame: t(`part.${largest}`) }),
  );
}

/** A bar of parts in seconds; `most` seconds fill it. */
const Bar = ({ way, parts, most }: { way: Way, parts: Partial<Record<Part | 'plain', number>>, most: number }) => (
  <div class="sv-cost">
    <span>{t(`race.${way}`)}</span>
    <span class="sv-cost-bar">{Object.entries(parts).map(([part, time]) => <span data-part={part} style={`--n:${time / most}`} />)}</span>
    <span class="sv-cost-value">{seconds(Object.values(parts).reduce((a, b) => a + b, 0))}</span>
  </div>
);

/** Seconds per token, plain and speculative. */
function Bars({ plain, draft, verify, accept }: Record<Part | 'plain', number>) {
  const own = { draft, verify, accept };
  const total = draft + verify + accept;
  const most = Math.max(plain, total);
  return (
    <div class="sv-costs" role="img" aria-label={t('costs.aria', { plain: seconds(plain), total: seconds(total), ...inSeconds(own) })}>
      <Bar way="plain" parts={{ plain }} most={most} />
      <Bar way="speculative" parts={own} most={most} />
    </div>
  );
}

export function Costs({ run, shown }: Charted) {
  const found = run.folds.comparison(shown);
  const round = roundOf(run, shown);
  const waits: Record<string, Gap | undefined> = { plain: found?.wait, ...run.folds.at(shown).waits };
  return (
    <section class="sv-section">
      <div class="sv-costs-columns">
        <div class="sv-costs-block">
          <div class="sv-section-head"><h2>{t('costs.heading')}</h2></div>
          {found && round && <Bars {...found.cost} />}
          <TimeKey />
          <p class="sv-note">{describe(run, round)}</p>
        </div>
        <div>
          <div class="sv-section-head"><h2>{t('waits.heading')}</h2></div>
          <div class="sv-table sv-waits">
            <table>
              <thead><tr><td /><th scope="col">{t('waits.p50')}</th><th scope="col">{t('waits.p95')}</th></tr></thead>
              <tbody>{WAITS.map((way) => <tr>
                <th scope="row">{t(`waits.${way}`)}</th><td>{seconds(waits[way]?.p50)}</td><td>{seconds(waits[way]?.p95)}</td>
              </tr>)}</tbody>
            </table>
          </div>
          <p class="sv-note">{t('waits.means')}</p>
        </div>
      </div>
    </section>
  );
}
