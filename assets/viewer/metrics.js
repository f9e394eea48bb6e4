/**
 * The figures of a run after any of its rounds, as the trace tells them: `sums` of each round, and `comparisons` with
 * plain decoding. A figure that the trace cannot give (yet) is null. No DOM: the file also runs under node.
 */

/** @import { Comparison, Gap, Round, Settings, Sums, Times, Trace } from './types.d.ts' */

/** @type {Sums} */
const NOTHING = Object.freeze({
  rounds: 0, drafted: 0, accepted: 0, rejected: 0, untested: 0, emitted: 0, draft: 0, verify: 0, accept: 0, seconds: 0,
  acceptance_rate: null, draft_efficiency: null, mean_acceptance_length: null, mean_overlap: null, tokens_per_second: null,
});
const NO_GAP = { p50: 0, p95: 0 };

/**
 * The tokens that a round adds to the text.
 * @param {Round} round
 */
export function emitted(round) {
  const tokens = round.drafts.filter((d) => d.verdict === 'accepted').map((d) => d.token);
  return round.final ? [...tokens, round.final.token] : tokens;
}

/** Seconds of speculative decoding in the sums, or in one round. */
export const total = (/** @type {Times} */ sums) => sums.draft + sums.verify + sums.accept;

/** The figures of a run by round. */
export class Folds {
  /** @param {Settings} settings */
  constructor(settings) {
    this.temperature = settings.temperature; // only greedy outputs can be compared
    this.sums = [NOTHING];
    /** @type {Comparison[]} */
    this.comparisons = []; // of each round that plain decoding has caught up with
    /** @type {number[]} */
    this.output = [];
    /** @type {{tokens: number[], seconds: number[], until: number[]}} */
    this.plain = { tokens: [], seconds: [], until: [0] };
  }

  /** @param {Round} round */
  push(round) {
    this.sums.push({ ...NOTHING, ...round.sums });
    this.output.push(...emitted(round));
  }

  /** @param {number} token @param {number} seconds */
  pushPlain(token, seconds) {
    this.plain.tokens.push(token);
    this.plain.seconds.push(seconds);
    this.plain.until.push(this.plain.until[this.plain.until.length - 1] + seconds);
  }

  /**
   * Sums after the first `rounds` rounds.
   * @param {number} rounds
   */
  at(rounds) {
    return this.sums[Math.min(rounds, this.sums.length - 1)];
  }

  /**
   * How many guesses of one round were accepted.
   * @param {number} round
   */
  accepted(round) {
    return this.sums[round + 1].accepted - this.sums[round].accepted;
  }

  /**
   * The last of the first `rounds` rounds that plain decoding has caught up with.
   * @param {number} rounds
   */
  compared(rounds) {
    return Math.min(rounds, this.comparisons.length);
  }

  /**
   * The comparison after the first `rounds` rounds; null: none yet.
   * @param {number} rounds
   */
  comparison(rounds) {
    return this.comparisons[this.compared(rounds) - 1] ?? null;
  }

  /**
   * Plain seconds / speculative seconds for the same number of tokens.
   * @param {number} rounds
   */
  speedup(rounds) {
    return this.comparison(rounds)?.speedup ?? null;
  }

  /**
   * Whether the speed-up is above what is possible, because other work slowed the plain steps down.
   * @param {number} rounds
   */
  impossible(rounds) {
    return this.comparison(rounds)?.impossible ?? false;
  }

  /**
   * The speed-up to report; null if it is unknown or impossible.
   * @param {number} rounds
   */
  measured(rounds) {
    return this.impossible(rounds) ? null : this.speedup(rounds);
  }

  /**
   * Seconds per token of each part, and of plain decoding for the same tokens; null until known.
   * @param {number} rounds
   */
  cost(rounds) {
    return this.comparison(rounds)?.cost ?? null;
  }

  /**
   * A reader's waiting times: per plain token, per speculative token, and per round.
   * @param {number} rounds
   * @returns {Record<'plain' | 'speculative' | 'bursts', Gap | null>}
   */
  gaps(rounds) {
    const { waits, rounds: known } = this.at(rounds);
    const plain = this.comparison(rounds)?.wait ?? null;
    return known ? { plain, speculative: waits?.speculative ?? NO_GAP, bursts: waits?.bursts ?? NO_GAP } : { plain, speculative: null, bursts: null };
  }

  /**
   * How the plain steps of these rounds show that the machine was busy: by their jitter, or by an impossible speed-up (no
   * `jitter`); else null.
   * @param {number} rounds
   * @returns {{jitter: number | null} | null}
   */
  disturbance(rounds) {
    const found = this.comparison(rounds);
    if (found?.impossible) return { jitter: null };
    return found?.busy ? { jitter: found.jitter ?? null } : null;
  }

  /**
   * The number of compared tokens, and the index of the first that differs (or null). null: nothing to compare yet.
   * @param {number} rounds
   */
  difference(rounds) {
    const found = this.comparison(rounds);
    return found && { compared: found.tokens, first_difference: found.first_difference ?? null };
  }

  /**
   * The same of a greedy run; null if it was sampled.
   * @param {number} rounds
   */
  agreement(rounds) {
    return this.temperature > 0 ? null : this.difference(rounds);
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

/**
 * The folds of a whole trace.
 * @param {Trace} trace
 */
export function folds(trace) {
  const found = new Folds(trace.settings);
  trace.rounds.forEach((round) => found.push(round));
  trace.plain.tokens.forEach((token, i) => found.pushPlain(token, trace.plain.seconds[i]));
  found.comparisons.push(...trace.comparisons);
  return found;
}
