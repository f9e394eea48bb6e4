/**
 * The figures of a run after any of its rounds, as the trace tells them: `sums` of each round, and `comparisons` with
 * plain decoding. A figure that the trace cannot give (yet) is null. No DOM.
 */

import type { Comparison, Round, Sums, Times, Trace } from './trace';

const NOTHING: Sums = Object.freeze({
  rounds: 0, drafted: 0, accepted: 0, rejected: 0, untested: 0, emitted: 0, draft: 0, verify: 0, accept: 0, seconds: 0,
  acceptance_rate: null, draft_efficiency: null, mean_acceptance_length: null, mean_overlap: null, tokens_per_second: null,
});

/** The tokens that a round adds to the text. */
export function emitted({ drafts, final }: Pick<Round, 'drafts' | 'final'>) {
  const tokens = drafts.flatMap(({ verdict, token }) => (verdict === 'accepted' ? [token] : []));
  return final ? [...tokens, final.token] : tokens;
}

/** Seconds of speculative decoding in the sums, or in one round. */
export const total = (sums: Times) => sums.draft + sums.verify + sums.accept;

/** The figures of a run by round. */
export class Folds {
  readonly sums = [NOTHING];
  /** of each round that plain decoding has caught up with */
  readonly comparisons: Comparison[] = [];
  readonly output: number[] = [];
  readonly plain = { tokens: [] as number[], seconds: [] as number[], until: [0] };

  /** @param sampled outputs cannot be compared */
  constructor(private sampled: boolean) {}

  push(round: Round) {
    this.sums.push({ ...NOTHING, ...round.sums });
    this.output.push(...emitted(round));
  }

  pushPlain(token: number, seconds: number) {
    this.plain.tokens.push(token);
    this.plain.seconds.push(seconds);
    this.plain.until.push(this.plain.until[this.plain.until.length - 1] + seconds);
  }

  /** Sums after the first `rounds` rounds. */
  at(rounds: number) {
    return this.sums[Math.min(rounds, this.sums.length - 1)];
  }

  /** How many guesses of one round were accepted. */
  accepted(round: number) {
    return this.sums[round + 1].accepted - this.sums[round].accepted;
  }

  /** The last of the first `rounds` rounds that plain decoding has caught up with. */
  compared(rounds: number) {
    return Math.min(rounds, this.comparisons.length);
  }

  /** The comparison after the first `rounds` rounds; null: none yet. */
  comparison(rounds: number): Comparison | null {
    return this.comparisons[this.compared(rounds) - 1] ?? null;
  }

  /** The speed-up to report; null if it is unknown, or impossible because other work slowed the plain steps down. */
  measured(rounds: number) {
    const found = this.comparison(rounds);
    return found && !found.impossible ? found.speedup : null;
  }

  /** The number of compared tokens of a greedy run, and the index of the first that differs (or null). null: nothing to compare. */
  agreement(rounds: number) {
    const found = this.sampled ? null : this.comparison(rounds);
    return found && { compared: found.tokens, first_difference: found.first_difference ?? null };
  }

  /** All metrics by name, after the first `rounds` rounds. */
  summary(rounds = this.sums.length - 1) {
    const same = this.agreement(rounds);
    return {
      ...this.at(rounds),
      plain_tokens_per_second: this.comparison(rounds)?.plain_tokens_per_second ?? null,
      speedup: this.measured(rounds),
      agrees_with_plain: same && same.first_difference === null,
    };
  }
}

/** The folds of a whole trace. */
export function folds(trace: Trace) {
  const found = new Folds(trace.settings.temperature > 0);
  trace.rounds.forEach((round) => found.push(round));
  trace.plain.tokens.forEach((token, i) => found.pushPlain(token, trace.plain.seconds[i]));
  found.comparisons.push(...trace.comparisons);
  return found;
}
