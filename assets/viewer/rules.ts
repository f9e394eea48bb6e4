/** How a run's rule judged its guesses: pure functions of the trace, no DOM. */

import { drawsTrees } from './branching';
import type { Draft, Settings, Trace } from './types';
import { keysOf, t } from './words';

export type Leftover = {weight: number, taken: (token: number, given: number) => number, mass: number | null};

/** All rules, as the modules of specviz/decoding/rules declare them. */
export const rules = () => keysOf('rules.kind');

/** Which sentences tell of a rule: 'token' and 'lossy' are for all rules without their own. */
export const kindOf = (rule: string) => t(`rules.kind.${rule}`);

/** The rule of a run; the token rule for old traces, which name none. */
export const ruleOf = ({ settings }: Pick<Trace, 'settings'>) => settings.rule ?? 'token';

/** Whether a rule changes the target's distribution. */
export const isLossy = (rule: string) => kindOf(rule) === 'lossy';

/** The token rule's chance, min(1, target / draft); null if unknown. */
export const ratioOf = (draft: Draft | undefined) => draft?.chances?.[0] ?? null;

/** The threshold that the draw of a guess was compared with; null if unknown. */
export const chanceOf = (draft: Draft | undefined) => draft?.chance ?? ratioOf(draft);

/** Whether a lossy rule accepts or rejects a guess with certainty, whatever the draw. */
export const isCertain = (draft: Draft | undefined, rule: string) => isLossy(rule) && [0, 1].includes(chanceOf(draft) ?? -1);

/**
 * Why block verification kept a guess. passed: it passed its own test; kept: a later one passed, which
 * keeps all before it; rescued: the same, but the token rule would have rejected this guess.
 */
export function wayOf(draft: Draft): 'passed' | 'kept' | 'rescued' {
  if (draft.draw == null) return 'kept'; // in a tree, leaves are tested first
  const drawn = draft.draw;
  if (drawn < (chanceOf(draft) ?? 1)) return 'passed';
  return drawn < (ratioOf(draft) ?? 1) ? 'kept' : 'rescued';
}

/**
 * What block verification's threshold R / (R + 1 − w) of a guess in a chain is made of (Sun et al.
 * 2025, arXiv:2403.10444); null if the trace does not say, or if it is 0 / 0. Nothing is
 * drafted after the last guess, so there R is w, and so is the threshold.
 */
export function basisOf(drafts: Draft[], index: number): {weight: number, excess: number, last: boolean} | null {
  const { target, draft, weight: before } = drafts[index];
  if (target == null || !draft || before == null) return null;
  const weight = Math.min(1, (before * target) / draft);
  const last = index === drafts.length - 1;
  const excess = last ? weight : drafts[index + 1].excess;
  return excess == null || excess + 1 - weight <= 0 ? null : { weight, excess, last };
}

/** The guess whose test decides a round of block verification: the last one accepted. */
export const deciding = (drafts: Draft[]) => drafts.findLastIndex((draft) => draft.verdict === 'accepted');

/**
 * The word for a slot's final kind. Block verification tests every guess of a chain, so there "untested" reads "dropped".
 */
export const wordOf = (kind: string, trace: Trace) => (kind === 'untested' && ruleOf(trace) === 'block' && !drawsTrees(trace) ? 'dropped' : kind);

/** The rule to name in the line of settings; null for the token rule. */
export const ruleNamed = ({ rule = 'token' }: Settings) => (rule === 'token' ? null : rule);

/**
 * The residual that the correction of a rejected guess was drawn from: (weight · target − taken)₊
 * by token, and its mass before scaling; mass null: not in the trace.
 */
export function leftover(draft: Draft, rule: string): Leftover {
  const { token, target, weight, excess } = draft;
  if (rule === 'match') {
    return { weight: 1, taken: (id) => (id === token ? 1 : 0), mass: target == null ? null : 1 - target };
  }
  return { weight: weight ?? 1, taken: (_, given) => given, mass: excess ?? null };
}
