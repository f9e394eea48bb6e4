/**
 * The lesson's exercises: whether a run meets one, or what it lacks, with the run's own figures.
 * Each is a function of a run and its metrics; the sentences are in specviz/words/lesson.py. No DOM.
 */

import { sameSlot } from './state';
import { decimal, percent, times } from './text';
import { chanceOf } from './rules';
import type { At, Run, Values } from './types';

/** Whether an exercise is met, the name of the sentence to show, and the sentence's values. */
export interface Finding { met: boolean, says: string, values: Values }

export interface Trial {
  /** equal for runs that can be compared */
  alike: string;
  gamma: number;
  speedup: number | null;
}

export interface Context {
  /** of this visit, including the run's own */
  trials: Trial[];
  /** that the prompt must contain, if an exercise requires one */
  text: string;
  /** the largest γ that can be tried */
  most: number;
  /** the pinned token, if an exercise asks for one */
  pinned: At | null;
}

const FEW = 20; // tested guesses, or compared tokens, below which a figure says little
const LOW = 0.5;
const HIGH = 0.8;
const HOT = 1;
const APART = 0.3;
const LUCKY = 0.2;

const met = (name: string, values: Values = {}): Finding => ({ met: true, says: `exercises.${name}.met`, values });
const missed = (name: string, values: Values = {}): Finding => ({ met: false, says: `exercises.${name}`, values });
const judged = (isMet: boolean, name: string, values: Values) => (isMet ? met(name, values) : missed(`${name}.missed`, values));

/**
 * The index of the highest score; -1 if nothing has a score.
 * @param score null: not considered
 */
function best<T>(list: T[], score: (one: T, index: number) => number | null) {
  const scores = list.map((one, index) => score(one, index) ?? -Infinity);
  const most = Math.max(...scores);
  return most === -Infinity ? -1 : scores.indexOf(most);
}

/** The finding for a run that contains the right token, if the visitor has not pinned it. */
const unfound = (pinned: At | null): Finding => ({ met: false, says: `lacking.${pinned ? 'other' : 'point'}`, values: {} });

/**
 * Checks what every exercise needs: a finished run with enough tested guesses.
 * @returns what is missing; null: nothing
 */
function lacking(run: Run): Finding | null {
  const { accepted, rejected } = run.folds.summary();
  if (!run.over) return { met: false, says: 'lacking.end', values: {} };
  if (accepted + rejected < FEW) return { met: false, says: 'lacking.tests', values: { tested: accepted + rejected, least: FEW } };
  return null;
}

function figures(run: Run) {
  const { accepted, rejected, rounds, acceptance_rate: alpha, draft_efficiency: efficiency, speedup } = run.folds.summary();
  return {
    alpha: alpha ?? 0, efficiency: efficiency ?? 0, speedup,
    values: { alpha: percent(alpha), tested: accepted + rejected, rounds, efficiency: percent(efficiency), speedup: times(speedup) },
  };
}

const CHECKS: Record<string, (run: Run, context: Context) => Finding> = {
  bonus(run, { pinned }) {
    const round = best(run.rounds, ({ drafts }, at) => (drafts.length > 1 ? run.folds.accepted(at) / drafts.length : null));
    if (round < 0) return missed('bonus.short');
    const drafted = run.rounds[round].drafts.length;
    const accepted = run.folds.accepted(round);
    if (accepted < drafted) return missed('bonus.missed', { round: round + 1, drafted, accepted });
    const { drafts, final } = (pinned && run.rounds[pinned.round]) ?? run.rounds[round];
    if (pinned?.index !== drafts.length || drafts.length < 2 || final?.kind !== 'bonus') return unfound(pinned);
    return met('bonus', { round: pinned.round + 1, drafted: drafts.length });
  },

  waste(run, { pinned }) {
    const wasted = (round: number) => run.rounds[round].drafts.filter(({ verdict }) => verdict === 'untested').length;
    const isWasted = (round: number) => run.rounds[round]?.drafts[0]?.verdict === 'rejected' && wasted(round) > 0;
    if (!run.rounds.some((_, round) => isWasted(round))) return missed('waste.missed', { rounds: run.length });
    if (pinned?.index !== 0 || !isWasted(pinned.round)) return unfound(pinned);
    return met('waste', { round: pinned.round + 1, untested: wasted(pinned.round) });
  },

  low(run) {
    const { alpha, values } = figures(run);
    return judged(alpha < LOW, 'low', { ...values, limit: percent(LOW) });
  },

  same(run) {
    const { temperature } = run.trace.settings;
    if (temperature > 0) return missed('same.sampled', { temperature });
    const found = run.folds.agreement(run.length);
    if (!found || found.compared < FEW) return missed('same.short', { n: found?.compared ?? 0, least: FEW });
    return judged(found.first_difference === null, 'same', { n: found.compared, at: (found.first_difference ?? 0) + 1 });
  },

  hot(run) {
    const { alpha, values } = figures(run);
    const { temperature } = run.trace.settings;
    return judged(alpha > HIGH && temperature >= HOT, 'hot', { ...values, temperature, limit: percent(HIGH), least: HOT });
  },

  untested(run) {
    const { alpha, efficiency, values } = figures(run);
    const points = Math.round(100 * (alpha - efficiency));
    return judged(points >= 100 * APART, 'untested', { ...values, points, least: 100 * APART });
  },

  lookup(run) {
    if (run.trace.settings.drafter !== 'lookup') return missed('lookup.drafter');
    const { alpha, values } = figures(run);
    return judged(alpha >= LOW, 'lookup', { ...values, limit: percent(LOW) });
  },

  lucky(run, { pinned }) {
    const accepted = run.rounds.flatMap(({ drafts }, round) => drafts.flatMap((draft, index) => {
      const chance = draft.verdict === 'accepted' ? chanceOf(draft) : null;
      return chance === null ? [] : [{ chance, draw: draft.draw, round, index }];
    }));
    const luckiest = accepted[best(accepted, ({ chance }) => -chance)];
    if (!luckiest) return missed('lucky.none');
    const isLucky = luckiest.chance < LUCKY;
    const found = isLucky ? accepted.find(({ chance, ...at }) => chance < LUCKY && sameSlot(at, pinned)) : luckiest;
    if (!found) return unfound(pinned);
    const { chance, draw, round, index } = found;
    return judged(isLucky, 'lucky', { chance: percent(chance), draw: decimal(draw, 3), round: round + 1, slot: index + 1, limit: percent(LUCKY) });
  },

  lose(run) {
    const { alpha, speedup, values } = figures(run);
    if (!run.folds.plain.tokens.length) return missed('lose.plain');
    return judged(speedup !== null && speedup < 1 && alpha > LOW, 'lose', { ...values, limit: percent(LOW) });
  },

  choose(run, { trials, text, most }) {
    if (!run.promptText.includes(text)) return missed('choose.prompt');
    const { alike } = trialOf(run);
    const alikes = trials.filter((trial) => trial.alike === alike && trial.speedup !== null);
    const latest = [...new Map(alikes.map((trial) => [trial.gamma, trial])).values()].sort((a, b) => a.gamma - b.gamma);
    if (!latest.length) return missed('lose.plain');
    const values = { tried: latest.map(({ gamma, speedup }) => `γ = ${gamma}: ${times(speedup)}`).join(', ') };
    const at = best(latest, ({ speedup }) => speedup);
    if (at === 0 && latest[0].gamma > 1) return missed('choose.smaller', values);
    if (at === latest.length - 1 && latest[at].gamma < most) return missed('choose.larger', values);
    return met('choose', { ...values, gamma: latest[at].gamma });
  },
};

const TIMED = ['lose', 'choose']; // exercises that depend on measured times

/** The part of a run that later runs are compared with. */
export function trialOf(run: Run): Trial {
  const { settings: { gamma, ...settings }, models, prompt } = run.trace;
  return { alike: JSON.stringify([models.pair, prompt, settings]), gamma, speedup: run.folds.measured(run.length) };
}

/**
 * Whether a run meets an exercise.
 * @returns `busy`: times matter, and the machine was busy
 */
export function check(name: string, run: Run, context: Context): Finding & {busy: boolean} {
  const { busy: jittery = false, impossible = false } = run.folds.comparison(run.length) ?? {};
  const busy = TIMED.includes(name) && (jittery || impossible);
  return { ...(lacking(run) ?? CHECKS[name](run, context)), busy };
}
