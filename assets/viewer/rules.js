/** How a run's rule judged its guesses: pure functions of the trace, no DOM. */

/** @import { Draft, Settings, Trace } from './types.d.ts' */

const LOSSY = ['typical', 'top-k', 'threshold']; // as in specviz/settings.py

/** @typedef {{weight: number, taken: (token: number, given: number) => number, mass: number | null}} Leftover */

/** The rule of a run; old traces do not name theirs. @param {Trace} trace */
export const ruleOf = ({ settings }) => settings.rule ?? 'token';

/** Whether a rule changes what the target would write. @param {string} rule */
export const isLossy = (rule) => LOSSY.includes(rule);

/** The token rule's chance, min(1, target / draft); null where it is not known. @param {Draft | undefined} draft */
export const ratioOf = (draft) => (draft?.target == null || !draft.draft ? null : Math.min(1, draft.target / draft.draft));

/** What the draw of a guess was compared with; null where it is not known. @param {Draft | undefined} draft */
export const chanceOf = (draft) => draft?.chance ?? ratioOf(draft);

/**
 * Whether a lossy rule says yes or no to a guess for certain, so that no draw decides.
 * @param {Draft | undefined} draft
 * @param {string} rule
 */
export const isCertain = (draft, rule) => isLossy(rule) && [0, 1].includes(chanceOf(draft) ?? -1);

/**
 * How block verification came to keep a guess: it passed its own test; a later one passed, which
 * keeps all before it; or the latter, although the token rule would have rejected it.
 * @param {Draft} draft
 * @returns {'passed' | 'kept' | 'rescued'}
 */
export function wayOf(draft) {
  if (draft.draw == null) return 'kept'; // in a tree, leaves are tested first
  const drawn = draft.draw;
  if (drawn < (chanceOf(draft) ?? 1)) return 'passed';
  return drawn < (ratioOf(draft) ?? 1) ? 'kept' : 'rescued';
}

/** The guess whose test decides a round: the last that was accepted. @param {Draft[]} drafts */
export const deciding = (drafts) => drafts.findLastIndex((draft) => draft.verdict === 'accepted');

/**
 * The word for how a slot ended. Block verification tests every guess of a chain: none is untested.
 * @param {string} kind
 * @param {Trace} trace
 */
export const wordOf = (kind, trace) => (kind === 'untested' && ruleOf(trace) === 'block' && (trace.settings.tree ?? 'chain') === 'chain' ? 'dropped' : kind);

/**
 * What the line of settings says of the rule; null for the usual one.
 * @param {Settings} settings
 */
export const ruleNamed = ({ rule = 'token' }) => (rule === 'token' ? null : rule);

/**
 * What a correction at a rejected guess was drawn from: (weight · target − taken)₊ by token, and
 * the mass of it all before scaling, where the trace holds them.
 * @param {Draft} draft
 * @param {string} rule
 * @returns {Leftover}
 */
export function leftover(draft, rule) {
  const { token, target, weight, excess } = draft;
  if (rule === 'match') {
    return { weight: 1, taken: (id) => (id === token ? 1 : 0), mass: target == null ? null : 1 - target };
  }
  return { weight: weight ?? 1, taken: (_, given) => given, mass: excess ?? null };
}
