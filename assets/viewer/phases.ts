/**
 * The phases of a round, as pure functions of the trace: no DOM, no clock.
 *
 * A moment is {round, phase}: `round` rounds are complete, and `phase` phases of the next one
 * have happened. The last phase of a round completes it, so (r, last) is written (r + 1, 0).
 */

import { depthsOf, isTree, testedOf } from './branching';
import type { Kind, Look, Moment, Phase, Picture, Round, Trace } from './types';

const make: (name: Phase['name'], index: number) => Phase = (name, index) => ({ name, index });

const AT_ONCE = ['medusa', 'dflash', 'lookup']; // drafters that make all guesses of a round in parallel

/** Whether all guesses of a round came at once. A tree's come level by level. */
export const cameAtOnce = ({ drafts }: Round, { settings }: Trace) =>
  AT_ONCE.includes(drafts[0]?.source ?? settings.drafter) && !isTree({ drafts });

/**
 * The phases of a round, in order: each guess (or all at once), the target's pass, each test, the removal of
 * rejected and untested guesses, the target's own token.
 */
export function phasesOf({ drafts, final, together }: Round): Phase[] {
  const tested = testedOf(drafts);
  const accepted = drafts.filter((draft) => draft.verdict === 'accepted').length;
  return [
    ...levelsOf({ drafts, together }).map((index) => make('draft', index)),
    make('verify', 0),
    ...tested.map((index) => make('test', index)),
    ...(accepted < drafts.length ? [make('discard', accepted)] : []),
    ...(final ? [make('final', drafts.length)] : []),
  ];
}

/**
 * The most phases that a round with this many guesses can have. The scrubber uses it as its scale,
 * because the actual number would reveal how many guesses were tested.
 */
export const mostPhases = ({ drafts, together }: Round) => levelsOf({ drafts, together }).length + drafts.length + (drafts.length ? 3 : 2);

/** The first guess of each level. In a chain every guess is a level of its own. */
function levelsOf({ drafts, together }: Pick<Round, 'drafts' | 'together'>) {
  if (together) return drafts.length ? [0] : [];
  const depths = depthsOf(drafts);
  return drafts.flatMap((_, index) => (depths.indexOf(depths[index]) === index ? [index] : []));
}

/** The kind of the target's own token; null if there is none. Without guesses it is plain, not a bonus. */
export const finalKind = ({ drafts, final }: Round): Kind | null => final && (drafts.length ? final.kind : 'plain');

/** How each slot of a round looks after one more phase. */
function after(looks: Look[], { name, index }: Phase, round: Round): Look[] {
  const { drafts } = round;
  if (name === 'verify') return looks.map((was, i) => (i < drafts.length ? 'lit' : was));
  if (name === 'discard') return looks.map((was) => (was === 'lit' ? 'untested' : was));
  if (name === 'draft' && round.together) return looks.map((was, i) => (i < drafts.length ? 'guessed' : was));
  if (name === 'draft' && isTree(round)) {
    const depths = depthsOf(drafts);
    return looks.map((was, i) => (i < drafts.length && depths[i] === depths[index] ? 'guessed' : was));
  }
  const look = name === 'draft' ? 'guessed' : name === 'test' ? drafts[index].verdict : finalKind(round);
  return looks.map((was, i) => (i === index && look ? look : was));
}

/**
 * The picture of a round after some of its phases.
 * @param phase from 1
 * @returns `looks`:
 *   one per slot, its drafts and then its final token: absent, guessed, lit (read by the target
 *   but undecided), or its final kind; `verified`: whether the target's pass is done; `fallen`:
 *   whether discarded guesses have left the text
 */
export function pictureOf(round: Round, phase: number): Picture {
  const done = phasesOf(round).slice(0, phase);
  const slots = round.drafts.length + (round.final ? 1 : 0);
  return {
    phase: done[done.length - 1],
    looks: done.reduce((looks, step) => after(looks, step, round), (Array(slots).fill('absent') as Look[])),
    verified: done.some((step) => step.name === 'verify'),
    fallen: done.some((step) => step.name === 'discard'),
  };
}

/** The moment one phase later; at the end, the same moment. */
export function next(rounds: Round[], { round, phase }: Moment): Moment {
  if (round >= rounds.length) return { round: rounds.length, phase: 0 };
  const last = phase + 1 >= phasesOf(rounds[round]).length;
  return last ? { round: round + 1, phase: 0 } : { round, phase: phase + 1 };
}

/** The moment one phase earlier; at the start, the same moment. */
export function previous(rounds: Round[], { round, phase }: Moment): Moment {
  if (phase > 0) return { round, phase: phase - 1 };
  return round > 0 ? { round: round - 1, phase: phasesOf(rounds[round - 1]).length - 1 } : { round: 0, phase: 0 };
}

/** The nearest valid moment. */
export function within(rounds: Round[], { round, phase = 0 }: {round: number, phase?: number}): Moment {
  if (round < 0) return { round: 0, phase: 0 };
  if (round >= rounds.length) return { round: rounds.length, phase: 0 };
  const most = phasesOf(rounds[round]).length;
  return phase >= most ? { round: round + 1, phase: 0 } : { round, phase: Math.max(0, phase) };
}
