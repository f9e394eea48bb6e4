/**
 * Every rule on the guesses of a run, all draws considered: the expected tokens per pass, and how far the
 * first token's distribution is from the target's. Both follow from a round's two distributions, of which
 * a trace lists the likeliest tokens and the mass of all others. What that leaves open becomes an interval.
 */

import { drawsTrees } from './branching';
import { chanceBy, mostUnlisted } from './otherrules';
import { isLossy, ratioOf, RULES, ruleOf } from './rules';
import { decimal } from './text';
import type { Position, Round } from './types';
import { useRun } from './view';
import { t } from './words';

type Interval = [low: number, high: number];
interface Judged {
  tokens: Interval;
  distance: Interval;
}

const COMPARED = 23; // the claim that charts all rules: see specviz/lab/claims/lossy_rules.py
const FIGURES = ['tokens', 'distance'];
const OPEN: Interval = [0, 1];
const EQUAL = 1e-6; // two distributions with less than this between them; a trace has seven digits
const CLOSE = 0.005; // intervals this narrow are shown as a number

/** (p − q)₊ summed over the unlisted tokens: what the listed ones leave of 1 − β. */
function unlistedExcess({ candidates, rest, overlap }: Position) {
  const listed = candidates.reduce((sum, [, p, q]) => sum + Math.max(0, (p ?? 0) - (q ?? 0)), 0);
  return Math.max(0, overlap == null ? (rest[1] ?? 0) : 1 - overlap - listed);
}

/**
 * The least and the most that (scale · p − q)₊ can add up to over all tokens; it is at most scale · (p − q)₊.
 * @param scale up to 1
 */
function excess(position: Position, scale: number): Interval {
  const over = (p: number | null, q: number | null) => Math.max(0, scale * (p ?? 0) - (q ?? 0));
  const listed = position.candidates.reduce((sum, [, p, q]) => sum + over(p, q), 0);
  const [, p, q] = position.rest;
  return [listed + over(p, q), listed + Math.max(over(p, q), scale * unlistedExcess(position))];
}

/** The thresholds of block verification; see `block_verification` in specviz/decoding/rules.py. */
function blockThresholds({ drafts, positions = [] }: Round): Interval[] {
  let weight = 1;
  return drafts.map((draft, i) => {
    weight = Math.min(1, weight * ((draft.target ?? 0) / (draft.draft || 1)));
    if (i === drafts.length - 1) return [weight, weight];
    const threshold = (mass: number) => (mass + 1 - weight > 0 ? mass / (mass + 1 - weight) : 1);
    const [low, high] = excess(positions[i + 1], weight);
    return [threshold(low), threshold(high)];
  });
}

/** The thresholds of a round's guesses, as if each were tested. */
function thresholds(round: Round, rule: string): Interval[] {
  if (rule === 'block') return blockThresholds(round);
  return round.drafts.map((draft, i) => {
    const chance = chanceBy(rule, draft.target ?? 0, ratioOf(draft) ?? 0, round.positions?.[i] ?? null);
    return chance === null ? OPEN : [chance, chance];
  });
}

/** The expected tokens of a round, the final one included. */
function expected(chances: number[], rule: string) {
  if (rule !== 'block') return chances.reduceRight((sum, chance) => 1 + chance * sum, 1);
  // The last guess that passes decides: guess i if it passes and all later ones fail.
  let later = 1;
  return chances.reduceRight((sum, chance, i) => {
    const here = later * chance * (i + 1);
    later *= 1 - chance;
    return sum + here;
  }, 1);
}

/**
 * The total variation distance of a round's first token from the target, if it is judged by a lossy rule.
 * A rejected guess is replaced by a draw from norm((p − q)₊) or, where p = q, from p.
 */
function distanceOf(position: Position, rule: string): Interval {
  const { candidates, rest: [, rest], overlap } = position;
  const most = mostUnlisted(position);
  // Typical acceptance must take no unlisted token, any other rule treat them as the token rule does.
  if (overlap == null || rest == null || chanceBy(rule, most, most, position) !== (rule === 'typical' ? 0 : most)) return OPEN;
  const rows = candidates.map(([, p, q]) => ({ p: p ?? 0, q: q ?? 0 }));
  const chances = rows.map(({ p, q }) => (q ? chanceBy(rule, p, Math.min(1, p / q), position) : 0));
  if (chances.includes(null)) return OPEN;
  const kept = rows.map(({ q }, i) => q * (chances[i] ?? 0));
  const others = rule === 'typical' ? 0 : Math.max(0, rest - unlistedExcess(position));
  const rejected = Math.max(0, 1 - others - kept.reduce((a, b) => a + b, 0));
  const equal = 1 - overlap < EQUAL;
  const scale = rejected / (equal ? 1 : 1 - overlap);
  const added = rows.map(({ p, q }) => scale * (equal ? p : Math.max(0, p - q)));
  const more = scale * (equal ? rest : unlistedExcess(position)); // at unlisted tokens
  const listed = rows.reduce((sum, { p }, i) => sum + Math.abs(kept[i] + added[i] - p), 0);
  const apart = Math.abs(others + more - rest); // exact unless some unlisted tokens gain and others lose
  const mixed = rule === 'typical' && scale > 1;
  return [(listed + apart) / 2, (listed + (mixed ? more + rest : apart)) / 2];
}

/** Judges the guesses of a round by every rule; null if the trace says too little. */
export function judge(round: Round): Record<string, Judged> | null {
  const { drafts, positions = [] } = round;
  if (positions.length < drafts.length || drafts.some((draft) => ratioOf(draft) === null)) return null;
  return Object.fromEntries(RULES.map((rule) => {
    const found = thresholds(round, rule);
    return [rule, {
      tokens: [expected(found.map(([low]) => low), rule), expected(found.map(([, high]) => high), rule)],
      distance: drafts.length && isLossy(rule) ? distanceOf(positions[0], rule) : [0, 0],
    }];
  }));
}

/** Rounds are averaged bound by bound. */
function meanOf(intervals: Interval[]): Interval {
  const mean = (end: 0 | 1) => intervals.reduce((sum, interval) => sum + interval[end], 0) / intervals.length;
  return [mean(0), mean(1)];
}

const shown = ([low, high]: Interval) => {
  if (high - low >= CLOSE) return `${decimal(low)} – ${decimal(high)}`;
  const middle = (low + high) / 2;
  return middle < CLOSE ? `<${CLOSE}` : decimal(middle); // no “0.00” for a lossy rule, whose distance need not be 0
};

const cache = new WeakMap<Round, ReturnType<typeof judge>>();

/** A round by every rule, computed once. */
function judged(round: Round) {
  if (!cache.has(round)) cache.set(round, judge(round));
  return cache.get(round) ?? null;
}

/** The rules side by side, on the guesses of the shown rounds. */
export function RuleLab() {
  const { run, moment: { round: known }, live, send } = useRun();
  const why = drawsTrees(run.trace) ? 'trees' : run.trace.settings.temperature ? '' : 'greedy';
  const found = why ? [] : run.rounds.slice(0, known).map(judged).filter((round) => round !== null);
  const mean = (rule: string, name: keyof Judged) => shown(meanOf(found.map((round) => round[rule][name])));
  return (
    <div class="sv-block sv-rule-lab">
      <h3>{t('rules.lab.heading')}</h3>
      {found.length > 0 && (
        <table class="sv-figures-table">
          <thead><tr>{['rule', ...FIGURES].map((name) => <th scope="col">{t(`rules.lab.${name}`)}</th>)}</tr></thead>
          <tbody>
            {RULES.map((rule) => (
              <tr key={rule} data-rule={rule}>
                <th scope="row" class={isLossy(rule) ? 'sv-lossy' : ''}>
                  {t(`rules.name.${rule}`)}<span>{rule === ruleOf(run.trace) && ` ${t('rules.lab.own')}`}</span>
                </th>
                <td>{mean(rule, 'tokens')}</td>
                <td>{isLossy(rule) ? mean(rule, 'distance') : '0'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="sv-note">{found.length ? t('rules.lab.rounds', { n: found.length }) : t(`rules.lab.${why || 'none'}`)}</p>
      {found.length > 0 && <ul class="sv-note">{[...FIGURES, 'range'].map((name) => <li>{t(`rules.lab.legend.${name}`)}</li>)}</ul>}
      {live && ( // a replay has no claims
        <button type="button" class="sv-link" onClick={() => send('claim', { claim: COMPARED })}>{t('rules.lab.claim', { n: COMPARED })}</button>
      )}
    </div>
  );
}
