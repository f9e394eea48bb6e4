/**
 * Speculative sampling on lists of probabilities, as specviz/sampling does it on tensors: p is the
 * target's distribution, q the draft's. No DOM.
 */

export interface Drawn {
  /** the token that the draft proposes */
  guess: number;
  /** in [0, 1); the guess is accepted if it is below the threshold */
  draw: number;
  threshold: number;
  accepted: boolean;
  /** the token that replaces a rejected guess */
  correction: number | null;
  /** the draw's position within the correction's share of the residual, in [0, 1) */
  spot: number;
  /** what the round emits: the guess or its correction */
  token: number;
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Weights scaled to sum to 1. */
export function scaled(weights: number[]) {
  const total = sum(weights);
  return weights.map((weight) => weight / total);
}

/** min(p, q) of each token: the probability that both models share. */
export const shared = (p: number[], q: number[]) => p.map((target, token) => Math.min(target, q[token]));

/** β = Σ min(p, q): the chance that a token drawn from q is accepted. */
export const overlap = (p: number[], q: number[]) => Math.min(1, sum(shared(p, q)));

/** min(1, p / q), the chance that each token is accepted if drafted; null for tokens that are never drafted. */
export const chances = (p: number[], q: number[]) => q.map((draft, token) => (draft > 0 ? Math.min(1, p[token] / draft) : null));

/** norm(max(0, p − q)), the distribution of corrections; p if the residual is empty. */
export function residual(p: number[], q: number[]) {
  const excess = p.map((target, token) => Math.max(0, target - q[token]));
  return sum(excess) > 0 ? scaled(excess) : [...p];
}

/**
 * The probability that each token is emitted as an accepted guess, and as the correction of a rejected
 * one. They sum to p, whatever q is.
 */
export function emitted(p: number[], q: number[]) {
  const accepted = chances(p, q).map((chance, token) => q[token] * (chance ?? 0));
  const rejected = 1 - sum(accepted);
  return { accepted, corrected: residual(p, q).map((part) => rejected * part) };
}

/** A distribution with one probability changed; the other tokens keep their proportions. */
export function moved(base: number[], token: number, value: number) {
  const left = 1 - base[token];
  const others = base.map((part) => (left > 0 ? part / left : 1 / (base.length - 1)));
  return others.map((part, other) => (other === token ? value : part * (1 - value)));
}

/**
 * Draws by inversion: the first token whose cumulative mass exceeds u, and u's position within its share.
 * @param u in [0, 1)
 */
function invert(weights: number[], u: number) {
  let left = u * sum(weights);
  let last = 0; // rounding can put u past the end: then the last token with any mass
  for (const [token, weight] of weights.entries()) {
    if (weight > 0) {
      if (left < weight) return { token, spot: left / weight };
      last = token;
    }
    left -= weight;
  }
  return { token: last, spot: 0.5 };
}

/**
 * Draws one guess, its test, and its correction if it is rejected.
 * @param random uniform in [0, 1)
 */
export function drawn(p: number[], q: number[], random: () => number): Drawn {
  const guess = invert(q, random()).token;
  const draw = random();
  const threshold = Math.min(1, p[guess] / q[guess]);
  if (draw < threshold) return { guess, draw, threshold, accepted: true, correction: null, spot: 0, token: guess };
  const { token, spot } = invert(residual(p, q), random());
  return { guess, draw, threshold, accepted: false, correction: token, spot, token };
}
