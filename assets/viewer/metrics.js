/**
 * Metrics of a trace: those of specviz/metrics.py, with the same names.
 *
 * `Folds` keeps running sums, so that looking up the metrics after any round is cheap. A metric
 * that the trace cannot give (yet) is null. No DOM: the file also runs under node.
 */

/** @import { Draft, Round, Settings, Times, Trace } from './types' */
import { isTree } from './branching';
import { ratioOf, ruleOf } from './rules';

const SAME_RESIDUALS = ['token', 'top-k', 'threshold'];

/** @param {number | undefined} part @param {number} whole @returns {number | null} */
export const ratio = (part, whole) => (whole && part !== undefined ? part / whole : null);

/**
 * The known chances of acceptance in a round, one for each tested guess; siblings share one, the
 * chance that any of them is accepted.
 * @param {Round} round
 * @returns {number[]}
 */
function overlapsOf({ drafts, positions = [] }) {
  const known = drafts.map((draft, index) => ({ ...draft, overlap: positions[index]?.overlap ?? null }));
  if (!isTree({ drafts })) {
    const tested = known.slice(0, drafts.filter(({ verdict }) => verdict !== 'untested').length);
    return tested.flatMap(({ overlap }) => (overlap === null ? [] : [overlap]));
  }
  if (!positions.length) return [];
  const parents = new Set(known.filter(({ verdict }) => verdict !== 'untested').map(({ parent }) => parent));
  return [...parents].flatMap((one) => anyAccepted(known.filter(({ parent }) => parent === one)));
}

/**
 * The estimated chance that any of some siblings is accepted, as in specviz/metrics.py; none if the trace lacks a part.
 * @param {(Draft & {overlap: number | null})[]} siblings
 * @returns {[] | [number]}
 */
function anyAccepted(siblings) {
  let [chance, rejected] = [0, 1];
  for (const sibling of siblings) {
    const accepted = ratioOf(sibling);
    if (sibling.overlap === null || accepted === null) return [];
    chance += rejected * sibling.overlap;
    rejected *= 1 - accepted;
  }
  return [chance];
}

/**
 * Whether a younger sibling was judged with another residual than the token rule's, as in specviz/metrics.py.
 * @param {Draft[]} drafts
 * @param {string} rule
 */
function judgedOtherwise(drafts, rule) {
  if (SAME_RESIDUALS.includes(rule)) return false;
  const youngest = new Map(drafts.map((draft) => [draft.parent, draft]));
  const elders = drafts.filter((draft) => draft.parent != null && draft !== youngest.get(draft.parent));
  return elders.some((elder) => rule === 'typical' || elder.draft !== 1);
}

/** @typedef {Times & Record<'rounds' | 'drafted' | 'accepted' | 'rejected' | 'corrected' | 'untested' | 'emitted' | 'overlap' | 'overlaps' | 'otherwise', number>} Sums */

/** @type {Sums} */
const NOTHING = Object.freeze({
  rounds: 0, drafted: 0, accepted: 0, rejected: 0, corrected: 0, untested: 0, emitted: 0,
  draft: 0, verify: 0, accept: 0, overlap: 0, overlaps: 0, otherwise: 0,
});

/**
 * The tokens that a round adds to the text.
 * @param {Round} round
 */
export function emitted(round) {
  const tokens = round.drafts.filter((d) => d.verdict === 'accepted').map((d) => d.token);
  return round.final ? [...tokens, round.final.token] : tokens;
}

/**
 * The sums after one more round.
 * @param {Sums} sums
 * @param {Round} round
 * @param {string} rule
 * @returns {Sums}
 */
function plus(sums, round, rule) {
  const count = (/** @type {string} */ verdict) => round.drafts.filter((d) => d.verdict === verdict).length;
  const accepted = count('accepted');
  const rejected = count('rejected');
  const overlaps = overlapsOf(round);
  return {
    rounds: sums.rounds + 1,
    drafted: sums.drafted + round.drafts.length,
    accepted: sums.accepted + accepted,
    rejected: sums.rejected + rejected,
    corrected: sums.corrected + (round.final?.kind === 'correction' ? 1 : 0), // positions where every guess was rejected
    untested: sums.untested + round.drafts.length - accepted - rejected,
    emitted: sums.emitted + accepted + (round.final ? 1 : 0),
    draft: sums.draft + round.times.draft,
    verify: sums.verify + round.times.verify,
    accept: sums.accept + round.times.accept,
    overlap: sums.overlap + overlaps.reduce((a, b) => a + b, 0),
    overlaps: sums.overlaps + overlaps.length,
    otherwise: sums.otherwise + (judgedOtherwise(round.drafts, rule) ? 1 : 0), // rounds that hide the overlap
  };
}

/** Seconds of speculative decoding in the sums, or in one round. */
export const total = (/** @type {Times} */ sums) => sums.draft + sums.verify + sums.accept;

/**
 * The percentile of some values by nearest rank: the smallest value that at least `percent` % do not exceed.
 * @param {number[]} values
 * @param {number} percent
 */
function percentile(values, percent) {
  return Float64Array.from(values).sort()[Math.ceil((percent * values.length) / 100) - 1];
}

const gap = (/** @type {number[]} */ waits) => (waits.length ? { p50: percentile(waits, 50), p95: percentile(waits, 95) } : null);

const LEAST_STEPS = 12; // needed to estimate jitter
const DISTURBED = 0.25; // jitter above which times are unreliable
const ROUNDING = 1 + 1e-9; // of sums of times

/**
 * The upper quartile of the difference between successive steps, over the median step; null: too few steps.
 * @param {number[]} seconds
 */
function jitter(seconds) {
  if (seconds.length < LEAST_STEPS) return null;
  const differences = seconds.slice(1).map((time, i) => Math.abs(time - seconds[i]));
  return ratio(percentile(differences, 75), percentile(seconds, 50));
}

/** Running sums over the rounds of a run and over its plain baseline. */
export class Folds {
  /** @param {Settings} settings */
  constructor(settings) {
    this.temperature = settings.temperature; // only greedy outputs can be compared
    this.rule = ruleOf({ settings });
    this.sums = [NOTHING];
    /** @type {number[]} */
    this.output = [];
    /** @type {number[]} */
    this.bursts = []; // seconds of each round
    /** @type {{tokens: number[], seconds: number[], until: number[]}} */
    this.plain = { tokens: [], seconds: [], until: [0] };
    this.matched = 0; // equal tokens before the first difference
  }

  /** @param {Round} round */
  push(round) {
    this.sums.push(plus(this.sums[this.sums.length - 1], round, this.rule));
    this.output.push(...emitted(round));
    this.bursts.push(total(round.times));
    this.match();
  }

  /** @param {number} token @param {number} seconds */
  pushPlain(token, seconds) {
    this.plain.tokens.push(token);
    this.plain.seconds.push(seconds);
    this.plain.until.push(this.plain.until[this.plain.until.length - 1] + seconds);
    this.match();
  }

  match() {
    const both = Math.min(this.output.length, this.plain.tokens.length);
    while (this.matched < both && this.output[this.matched] === this.plain.tokens[this.matched]) {
      this.matched += 1;
    }
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
    let last = Math.min(rounds, this.sums.length - 1);
    while (last > 0 && this.sums[last].emitted > this.plain.tokens.length) last -= 1;
    return last;
  }

  /**
   * Plain seconds / speculative seconds for the same number of tokens.
   * @param {number} rounds
   */
  speedup(rounds) {
    const sums = this.sums[this.compared(rounds)];
    return ratio(this.plain.until[sums.emitted], total(sums));
  }

  /**
   * Whether the speed-up is above τ although tokens were drafted. A round takes at least one target pass, so other work
   * slowed the plain steps down.
   * @param {number} rounds
   */
  impossible(rounds) {
    const sums = this.sums[this.compared(rounds)];
    const speedup = this.speedup(rounds);
    return sums.drafted > 0 && speedup !== null && speedup > ROUNDING * (sums.emitted / sums.rounds);
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
    const sums = this.sums[this.compared(rounds)];
    if (!sums.emitted) return null;
    return {
      draft: sums.draft / sums.emitted,
      verify: sums.verify / sums.emitted,
      accept: sums.accept / sums.emitted,
      plain: this.plain.until[sums.emitted] / sums.emitted,
    };
  }

  /**
   * A reader's waiting times: per plain token, per speculative token, and per round.
   * @param {number} rounds
   */
  gaps(rounds) {
    const bursts = this.bursts.slice(0, rounds);
    const written = (/** @type {number} */ round) => this.sums[round + 1].emitted - this.sums[round].emitted;
    return {
      plain: gap(this.plain.seconds.slice(0, this.at(rounds).emitted)),
      speculative: gap(bursts.flatMap((wait, round) => [wait, ...Array(written(round) - 1).fill(0)])),
      bursts: gap(bursts),
    };
  }

  /**
   * How the plain steps of these rounds show that the machine was busy: by their jitter, or by an impossible speed-up (no
   * `jitter`); else null.
   * @param {number} rounds
   * @returns {{jitter: number | null} | null}
   */
  disturbance(rounds) {
    if (this.impossible(rounds)) return { jitter: null };
    const found = jitter(this.plain.seconds.slice(0, this.at(rounds).emitted));
    return found !== null && found > DISTURBED ? { jitter: found } : null;
  }

  /**
   * The number of compared tokens, and the index of the first that differs (or null). null: sampled, or nothing to compare yet.
   * @param {number} rounds
   */
  agreement(rounds) {
    const compared = Math.min(this.at(rounds).emitted, this.plain.tokens.length);
    if (this.temperature > 0 || !compared) return null;
    return { compared, first_difference: this.matched < compared ? this.matched : null };
  }

  /** All metrics by name, after the first `rounds` rounds. */
  summary(rounds = this.sums.length - 1) {
    const sums = this.at(rounds);
    const same = this.agreement(rounds);
    const steps = Math.min(this.plain.tokens.length, sums.emitted);
    return {
      rounds: sums.rounds,
      drafted: sums.drafted,
      accepted: sums.accepted,
      rejected: sums.rejected,
      untested: sums.untested,
      emitted: sums.emitted,
      acceptance_rate: ratio(sums.accepted, sums.accepted + sums.corrected),
      draft_efficiency: ratio(sums.accepted, sums.drafted),
      mean_acceptance_length: ratio(sums.emitted, sums.rounds),
      mean_overlap: sums.otherwise ? null : ratio(sums.overlap, sums.overlaps),
      tokens_per_second: ratio(sums.emitted, total(sums)),
      plain_tokens_per_second: ratio(steps, this.plain.until[steps]),
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
  const sums = new Folds(trace.settings);
  trace.rounds.forEach((round) => sums.push(round));
  trace.plain.tokens.forEach((token, i) => sums.pushPlain(token, trace.plain.seconds[i]));
  return sums;
}
