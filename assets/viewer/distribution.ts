/**
 * Both distributions at one position, split into the shared part and each model's excess: pure
 * functions of a trace's position. No DOM here.
 */

import type { Candidate, Position } from './types';
import type { Leftover } from './rules';

export type Named = {token: number, target: number | null, draft: number | null};

export type Row = Named & {both: number | null};
export const ROWS = 8; // rows of the picture, including the row of all other tokens
export const REST = -1; // as in specviz/trace/values.py

/** A candidate of a trace with named fields; raw: before temperature, top-k and top-p. */
function named([token, target, draft, targetRaw, draftRaw]: Candidate, raw: boolean): Named {
  const both = raw ? [targetRaw, draftRaw] : [target, draft];
  return { token, target: both[0] ?? null, draft: both[1] ?? null };
}

const shared = ({ target, draft }: Named) => (target == null || draft == null ? null : Math.min(target, draft));

/** The sum of a column; null if any value is unknown. */
const sum = (rows: Row[], column: 'target' | 'draft' | 'both') => rows.reduce((mass, row) => {
  const part = row[column];
  return mass === null || part === null ? null : mass + part;
}, (0 as number | null));

/** Every listed token with both probabilities and the smaller one, in the trace's order. */
function listed(position: Position, raw = false): Row[] {
  return position.candidates.map((candidate) => named(candidate, raw)).map((row) => ({ ...row, both: shared(row) }));
}

/**
 * The row of all tokens that are not in `rows`. Its shared part is β minus those of `rows`, so that
 * the areas add up to β exactly. In the raw view it is unknown: the trace does not hold the raw
 * distributions' overlap.
 */
function others(position: Position, rows: Row[], raw: boolean): Row {
  const kept = new Set(rows.map((row) => row.token));
  const rest = named(position.rest, raw);
  const left = [{ ...rest, both: shared(rest) }, ...listed(position, raw).filter((row) => !kept.has(row.token))];
  const [target, draft] = [sum(left, 'target'), sum(left, 'draft')];
  const mass = sum(rows, 'both');
  const known = !raw && mass !== null && target !== null && draft !== null;
  const both = known && position.overlap != null ? Math.min(Math.max(0, position.overlap - mass), target, draft) : null;
  return { token: REST, target, draft, both };
}

const likeliest: (a: Named, b: Named) => number = (a, b) => (b.target ?? 0) - (a.target ?? 0) || (b.draft ?? 0) - (a.draft ?? 0);

/**
 * The rows of the picture: the tokens in `must`, the likeliest of either model, and all others in one.
 * @param count rows at most
 */
export function rowsOf(position: Position, must: number[], raw: boolean = false, count: number = ROWS) {
  const shaped = listed(position);
  const models = new Map(listed(position, true).map((row) => [row.token, Math.max(row.target || 0, row.draft || 0)]));
  const own = ({ token }: Row) => models.get(token) ?? 0;
  const weight = (row: Row) => (must.includes(row.token) ? 2 : 0)
    + Math.max(row.target || 0, row.draft || 0) + 1e-3 * own(row);
  const order = shaped.sort((a, b) => weight(b) - weight(a)).slice(0, count - 1)
    .sort((a, b) => likeliest(a, b) || own(b) - own(a)).map((row) => row.token);
  const rows = listed(position, raw);
  const kept = order.flatMap((token) => rows.find((row) => row.token === token) ?? []); // the same tokens in both views: only lengths change
  return [...kept, others(position, kept, raw)];
}

/** All listed tokens and the row of all others, for a table. */
export function tableOf(position: Position, raw = false) {
  const rows = listed(position, raw).sort(likeliest);
  return [...rows, others(position, rows, raw)];
}

/**
 * The residual by token, largest first: (weight · target − taken)₊ divided by its mass. The trace
 * implies that mass, so the share of all unlisted tokens is exact, too.
 */
export function residualOf(position: Position, { weight, taken, mass: known }: Leftover) {
  const all = listed(position);
  const mass = known ?? 1 - (position.overlap ?? 1);
  if (mass <= 0 || all.some((row) => row.both == null)) return null;
  const shares = all
    .map(({ token, target, draft }) => ({ token, share: (weight * (target ?? 0) - taken(token, draft ?? 0)) / mass }))
    .filter((row) => row.share > 0)
    .sort((a, b) => b.share - a.share);
  return { shares, rest: Math.max(0, 1 - shares.reduce((part, { share }) => part + share, 0)) };
}

/** Whether the trace has the models' own probabilities, and they differ from the shaped ones. */
export function isShaped(position: Position) {
  const [shaped, raw] = [listed(position), listed(position, true)];
  return raw.some((row, i) => row.target != null && (row.target !== shaped[i].target || (row.draft != null && row.draft !== shaped[i].draft)));
}
