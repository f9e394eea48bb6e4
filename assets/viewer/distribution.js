/**
 * Both distributions at one place of a round, split into what they share and what sticks out:
 * pure functions of a trace's position. No DOM here.
 */

export const ROWS = 8; // tokens of the picture, the row of all others included
export const REST = -1; // as in specviz/trace.py

/** A candidate of a trace by name; raw: before temperature, top-k and top-p. */
function named([token, target, draft, targetRaw, draftRaw], raw) {
  const both = raw ? [targetRaw, draftRaw] : [target, draft];
  return { token, target: both[0] ?? null, draft: both[1] ?? null };
}

const shared = ({ target, draft }) => (target == null || draft == null ? null : Math.min(target, draft));

/** Adds up one column; unknown stays unknown. */
const sum = (rows, column) =>
  rows.reduce((mass, row) => (mass == null || row[column] == null ? null : mass + row[column]), 0);

/** Every listed token with what both models give it and what they share, as the trace has them. */
function listed(position, raw = false) {
  return position.candidates.map((candidate) => named(candidate, raw)).map((row) => ({ ...row, both: shared(row) }));
}

/**
 * The row of all tokens that are not in `rows`. What the models share in it is what the listed
 * ones leave of the overlap β, so that the areas add up to it exactly; of the raw
 * distributions the trace does not hold the overlap, so there it is unknown.
 */
function others(position, rows, raw) {
  const kept = new Set(rows.map((row) => row.token));
  const left = [named(position.rest, raw), ...listed(position, raw).filter((row) => !kept.has(row.token))];
  const [target, draft] = [sum(left, 'target'), sum(left, 'draft')];
  const known = !raw && position.overlap != null && target != null && draft != null;
  const both = known ? Math.min(Math.max(0, position.overlap - sum(rows, 'both')), target, draft) : null;
  return { token: REST, target, draft, both };
}

const likeliest = (a, b) => b.target - a.target || b.draft - a.draft;

/** The rows of the picture: the likeliest for either model, those that must be seen, the rest. */
export function rowsOf(position, must, raw = false) {
  const shaped = listed(position);
  const models = new Map(listed(position, true).map((row) => [row.token, Math.max(row.target || 0, row.draft || 0)]));
  const weight = (row) => (must.includes(row.token) ? 2 : 0)
    + Math.max(row.target || 0, row.draft || 0) + 1e-3 * models.get(row.token);
  const order = shaped.sort((a, b) => weight(b) - weight(a)).slice(0, ROWS - 1)
    .sort((a, b) => likeliest(a, b) || models.get(b.token) - models.get(a.token)).map((row) => row.token);
  const rows = new Map(listed(position, raw).map((row) => [row.token, row]));
  const kept = order.map((token) => rows.get(token)); // the same tokens in both views: only lengths change
  return [...kept, others(position, kept, raw)];
}

/** All rows that a trace has, and the rest: for a table. */
export function tableOf(position, raw = false) {
  const rows = listed(position, raw).sort(likeliest);
  return [...rows, others(position, rows, raw)];
}

/**
 * The residual norm(max(0, target − draft)) by token, largest first. Its whole mass before
 * scaling is 1 − β, so what the listed tokens leave of it is exact, too.
 */
export function residualOf(position) {
  const all = listed(position);
  const mass = 1 - position.overlap;
  if (position.overlap == null || mass <= 0 || all.some((row) => row.both == null)) return null;
  const shares = all
    .map((row) => ({ token: row.token, share: (row.target - row.both) / mass }))
    .filter((row) => row.share > 0)
    .sort((a, b) => b.share - a.share);
  return { shares, rest: Math.max(0, 1 - sum(shares, 'share')) };
}

/** Whether the trace has the models' own probabilities, and they differ from the shaped ones. */
export function isShaped(position) {
  const [shaped, raw] = [listed(position), listed(position, true)];
  return raw.some((row, i) => row.target != null && (row.target !== shaped[i].target || (row.draft != null && row.draft !== shaped[i].draft)));
}
