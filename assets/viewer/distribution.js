/**
 * Both distributions at one position, split into the shared part and each model's excess: pure
 * functions of a trace's position. No DOM here.
 */

/** @import { Candidate, Position } from './types' */
/** @import { Leftover } from './rules' */

export const ROWS = 8; // rows of the picture, including the row of all other tokens
export const REST = -1; // as in specviz/trace/values.py

/** @typedef {{token: number, target: number | null, draft: number | null}} Named */
/** @typedef {Named & {both: number | null}} Row */

/**
 * A candidate of a trace with named fields; raw: before temperature, top-k and top-p.
 * @param {Candidate} candidate
 * @param {boolean} raw
 * @returns {Named}
 */
function named([token, target, draft, targetRaw, draftRaw], raw) {
  const both = raw ? [targetRaw, draftRaw] : [target, draft];
  return { token, target: both[0] ?? null, draft: both[1] ?? null };
}

const shared = (/** @type {Named} */ { target, draft }) => (target == null || draft == null ? null : Math.min(target, draft));

/**
 * The sum of a column; null if any value is unknown.
 * @param {Row[]} rows
 * @param {'target' | 'draft' | 'both'} column
 */
const sum = (rows, column) => rows.reduce((mass, row) => {
  const part = row[column];
  return mass === null || part === null ? null : mass + part;
}, /** @type {number | null} */ (0));

/**
 * Every listed token with both probabilities and the smaller one, in the trace's order.
 * @param {Position} position
 * @returns {Row[]}
 */
function listed(position, raw = false) {
  return position.candidates.map((candidate) => named(candidate, raw)).map((row) => ({ ...row, both: shared(row) }));
}

/**
 * The row of all tokens that are not in `rows`. Its shared part is β minus those of `rows`, so that
 * the areas add up to β exactly. In the raw view it is unknown: the trace does not hold the raw
 * distributions' overlap.
 * @param {Position} position
 * @param {Row[]} rows
 * @param {boolean} raw
 * @returns {Row}
 */
function others(position, rows, raw) {
  const kept = new Set(rows.map((row) => row.token));
  const rest = named(position.rest, raw);
  const left = [{ ...rest, both: shared(rest) }, ...listed(position, raw).filter((row) => !kept.has(row.token))];
  const [target, draft] = [sum(left, 'target'), sum(left, 'draft')];
  const mass = sum(rows, 'both');
  const known = !raw && mass !== null && target !== null && draft !== null;
  const both = known && position.overlap != null ? Math.min(Math.max(0, position.overlap - mass), target, draft) : null;
  return { token: REST, target, draft, both };
}

/** @type {(a: Named, b: Named) => number} */
const likeliest = (a, b) => (b.target ?? 0) - (a.target ?? 0) || (b.draft ?? 0) - (a.draft ?? 0);

/**
 * The rows of the picture: the tokens in `must`, the likeliest of either model, and all others in one.
 * @param {Position} position
 * @param {number[]} must
 * @param {boolean} [raw]
 * @param {number} [count] rows at most
 */
export function rowsOf(position, must, raw = false, count = ROWS) {
  const shaped = listed(position);
  const models = new Map(listed(position, true).map((row) => [row.token, Math.max(row.target || 0, row.draft || 0)]));
  const own = (/** @type {Row} */ { token }) => models.get(token) ?? 0;
  const weight = (/** @type {Row} */ row) => (must.includes(row.token) ? 2 : 0)
    + Math.max(row.target || 0, row.draft || 0) + 1e-3 * own(row);
  const order = shaped.sort((a, b) => weight(b) - weight(a)).slice(0, count - 1)
    .sort((a, b) => likeliest(a, b) || own(b) - own(a)).map((row) => row.token);
  const rows = listed(position, raw);
  const kept = order.flatMap((token) => rows.find((row) => row.token === token) ?? []); // the same tokens in both views: only lengths change
  return [...kept, others(position, kept, raw)];
}

/**
 * All listed tokens and the row of all others, for a table.
 * @param {Position} position
 */
export function tableOf(position, raw = false) {
  const rows = listed(position, raw).sort(likeliest);
  return [...rows, others(position, rows, raw)];
}

/**
 * The residual by token, largest first: (weight · target − taken)₊ divided by its mass. The trace
 * implies that mass, so the share of all unlisted tokens is exact, too.
 * @param {Position} position
 * @param {Leftover} left
 */
export function residualOf(position, { weight, taken, mass: known }) {
  const all = listed(position);
  const mass = known ?? 1 - (position.overlap ?? 1);
  if (mass <= 0 || all.some((row) => row.both == null)) return null;
  const shares = all
    .map(({ token, target, draft }) => ({ token, share: (weight * (target ?? 0) - taken(token, draft ?? 0)) / mass }))
    .filter((row) => row.share > 0)
    .sort((a, b) => b.share - a.share);
  return { shares, rest: Math.max(0, 1 - shares.reduce((part, { share }) => part + share, 0)) };
}

/**
 * Whether the trace has the models' own probabilities, and they differ from the shaped ones.
 * @param {Position} position
 */
export function isShaped(position) {
  const [shaped, raw] = [listed(position), listed(position, true)];
  return raw.some((row, i) => row.target != null && (row.target !== shaped[i].target || (row.draft != null && row.draft !== shaped[i].draft)));
}
