/** The sources of two distributions to experiment with: presets, links, a guess of a run. No DOM. */

import { decodeNext, hex, NONE, visible } from './text';
import { REST, rowsOf } from './distribution';
import { scaled } from './sampling';
import type { At, Position, Trace } from './types';

export interface Scene {
  /** up to TOKENS probabilities */
  target: number[];
  draft: number[];
  /** of a run; without it, the tokens' names come from the words */
  guess?: Guess;
}

export interface Guess {
  round: number;
  index: number;
  /** of the tokens; null for all others together */
  names: (string | null)[];
  /** the run's exact value, over the whole vocabulary */
  overlap: number | null;
}

export const TOKENS = 6;
export const FIRST = 'similar';

export const PRESETS: Record<string, Scene> = {
  similar: { target: [0.4, 0.25, 0.15, 0.1, 0.08, 0.02], draft: [0.25, 0.4, 0.2, 0.05, 0.05, 0.05] },
  same: { target: [0.4, 0.25, 0.15, 0.1, 0.08, 0.02], draft: [0.4, 0.25, 0.15, 0.1, 0.08, 0.02] },
  sure: { target: [0.4, 0.25, 0.15, 0.1, 0.08, 0.02], draft: [0.05, 0.9, 0.02, 0.01, 0.01, 0.01] },
  disjoint: { target: [0.5, 0.3, 0.2, 0, 0, 0], draft: [0, 0, 0, 0.5, 0.3, 0.2] },
};

const OF_A_LINK = /^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/;

/** Two distributions in thousandths, for a link. */
export const linked = ({ target, draft }: Scene) =>
  [target, draft].map((values) => values.map((value) => Math.round(1000 * value)).join('.')).join('-');

/** The distributions of a link; null if it has none. */
export function unlinked(text: string): Scene | null {
  if (!OF_A_LINK.test(text)) return null;
  const [target, draft] = text.split('-').map((values) => values.split('.').map(Number));
  const empty = [target, draft].some((values) => values.every((value) => value === 0));
  return empty || target.length !== draft.length ? null : { target: scaled(target), draft: scaled(draft) };
}

/** Whether both models' probabilities are known at a position. */
const isKnown = (position: Position | undefined) => Boolean(position)
  && [...position?.candidates ?? [], position?.rest].every((row) => row?.[1] != null && row[2] != null);

/**
 * The guess at a slot; for the target's own token, the guess that it replaces or follows. null if a model is unknown there.
 */
function tested({ rounds }: Trace, { round: number, index }: At) {
  const round = rounds[number];
  if (!round?.drafts.length) return null;
  const accepted = round.drafts.filter((draft) => draft.verdict === 'accepted').length;
  const judged = Math.min(index < round.drafts.length ? index : accepted, round.drafts.length - 1);
  return isKnown(round.positions?.[judged]) ? { round: number, index: judged } : null;
}

/**
 * Both distributions at a slot of a run: the likeliest tokens, and all others as one. Without a guess
 * there, those at the run's first rejected guess; null if there is none.
 */
export function shownGuess(trace: Trace, at: At | null): Scene | null {
  const rejected = trace.rounds.flatMap(({ drafts }, round) =>
    drafts.flatMap(({ verdict }, index) => (verdict === 'rejected' ? [{ round, index }] : [])));
  const shown = [...(at ? [at] : []), ...rejected].map((one) => tested(trace, one)).find(Boolean);
  if (!shown) return null;
  const { drafts, positions = [] } = trace.rounds[shown.round];
  const position = positions[shown.index];
  const rows = rowsOf(position, [drafts[shown.index].token], false, TOKENS);
  return {
    target: scaled(rows.map((row) => row.target ?? 0)),
    draft: scaled(rows.map((row) => row.draft ?? 0)),
    guess: { ...shown, names: rows.map(({ token }) => nameOf(trace, token)), overlap: position.overlap },
  };
}

/** A token's own text, out of context. */
function nameOf({ pieces }: Trace, token: number) {
  if (token === REST) return null;
  const piece = pieces[token];
  return visible(typeof piece === 'string' ? piece : decodeNext(NONE, piece).text) || hex(piece);
}
