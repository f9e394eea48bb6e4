/**
 * The viewer's state as one frozen value, and values derived from it. No DOM, no clock.
 */

/** @import { At, Draft, How, Picture, Round, Run, Seen, State } from './types' */
import { pictureOf } from './phases';
import { isLossy, ratioOf, ruleOf, wayOf } from './rules';

/** @type {State} */
export const START = Object.freeze({
  run: null, source: null, recorded: false, live: false,
  status: 'idle', mode: 'idle', stale: false, message: null,
  moment: Object.freeze({ round: 0, phase: 0 }), entered: null, playing: false, speed: 1, pace: 'steps',
  following: true, asked: 'round', whole: false, opening: false, until: null, rested: null,
  pinned: null, hovered: null, cursor: null,
  tint: 'verdict', ghosts: false, presenting: false, view: 'race', gamma: 0,
  raw: false, asTable: false, compared: null, expected: null, returning: null,
  predicting: false, informed: false, taught: false, answers: {}, looking: null, offers: null,
});

/** Holds the current state, and reports every change. */
export class Store {
  /**
   * @param {State} state the initial state
   * @param {(patch: Partial<State>) => void} changed
   */
  constructor(state, changed) {
    this.state = state;
    this.changed = changed;
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    this.state = Object.freeze({ ...this.state, ...patch });
    this.changed(patch);
  }
}

/** The number of known rounds that are not yet shown to their end. */
export const rest = (/** @type {State} */ { run, moment }) => (run ? run.length - moment.round : 0);

/** Whether the server can decode more rounds. */
export const isOpen = (/** @type {State} */ { live, run, mode }) =>
  live && run !== null && !run.over && (mode === 'running' || mode === 'paused');

/**
 * The number of rounds whose outcome the page may show: all of a finished run, unless verdicts are being predicted.
 * @param {State} state
 */
export function known({ run, predicting, moment }) {
  return run && run.over && !predicting ? run.length : moment.round;
}

/**
 * The unfinished round as shown now; null between rounds.
 * @param {State} state
 * @returns {Picture | null}
 */
export function picture({ run, moment: { round, phase } }) {
  return run && phase ? pictureOf(run.rounds[round], phase) : null;
}

/**
 * Everything about a slot that has been shown so far, or null. `kind` is how it looks now, `open`
 * whether its round is unfinished.
 * @param {State} state
 * @param {At | null} at
 * @returns {Seen | null}
 */
export function seen(state, at) {
  const { run, moment } = state;
  if (!at || !run || at.round > moment.round || at.round < 0) return null;
  const slot = run.at(at);
  if (!slot || at.round < moment.round) return slot;
  const look = picture(state)?.looks[at.index] ?? 'absent';
  return look === 'absent' ? null : { ...slot, kind: look, open: true };
}

/**
 * @param {At | null} a
 * @param {At | null} b
 */
export const sameSlot = (a, b) => a === b || Boolean(a && b && a.round === b.round && a.index === b.index);

/**
 * The slot to inspect, and why: the pinned one, the hovered one, or the most interesting one of the round on the stage.
 * @param {State} state
 * @returns {{at: At | null, how: How}}
 */
export function inspected(state) {
  if (seen(state, state.pinned)) return { at: state.pinned, how: 'pinned' };
  if (seen(state, state.hovered)) return { at: state.hovered, how: 'preview' };
  return happening(state) || telling(state);
}

/**
 * The state for the page.
 * @param {State} state
 */
export function report(state) {
  const { run, moment, pinned, following, playing, status, recorded, speed, pace, tint, presenting, view, opening, rested } = state;
  return {
    ...moment, rounds: run ? run.length : 0, selected: inspected(state).at, pinned, following, playing, state: status, recorded,
    speed, pace, tint, presenter: presenting, view, opening, rested,
  };
}

/**
 * The slot of the step just taken.
 * @param {State} state
 * @returns {{at: At, how: How} | null}
 */
function happening(state) {
  const { run, moment, entered } = state;
  const now = picture(state);
  if (now) return { at: { round: moment.round, index: now.phase.index }, how: 'now' };
  if (!run || entered !== 'step' || !moment.round) return null;
  const round = moment.round - 1;
  return { at: { round, index: lastOf(run, round) }, how: 'now' };
}

/** The slot of a round's last token. Guesses after an accepted end of text are untested. @param {Run} run @param {number} round */
const lastOf = (run, round) => Math.max(0, run.rows[round].slots.findLastIndex(({ kind }) => kind !== 'untested'));

const BEFORE = 16; // tokens before a teaching round, so that there is some text
const FAIR = [0.25, 0.75]; // chances of acceptance where either verdict is plausible

/** The first guess that block verification accepted against the token rule; −1: none. @param {Round} round */
const rescuedIn = ({ drafts }) => drafts.findIndex((draft) => draft.verdict === 'accepted' && wayOf(draft) === 'rescued');

/** The first guess that a lossy rule accepted although its draw fails the token rule; −1: none. @param {Round} round */
const lenientIn = ({ drafts }) => drafts.findIndex((draft) => draft.verdict === 'accepted' && draft.draw != null && draft.draw >= (ratioOf(draft) ?? 1));

/**
 * The guess that shows what a rule does differently: block verification's first rescue, or the first guess
 * that only a lossy rule accepts; −1: none.
 * @param {Round} round
 * @param {string} rule
 */
export const specialIn = (round, rule) => (rule === 'block' ? rescuedIn(round) : isLossy(rule) ? lenientIn(round) : -1);

/** Whether a round has accepted guesses and a correction. @param {Round} round */
export const isMixed = ({ drafts, final }) => final?.kind === 'correction' && drafts.some(({ verdict }) => verdict === 'accepted');

/**
 * The round to open a finished run on: one that shows what its rule does differently; else accepted guesses and then
 * a correction, preferably after some text and at a fair chance.
 * @param {Run} run
 * @returns {number | null} null: there is no such round
 */
export function teaching(run) {
  const fair = (/** @type {Draft} */ { verdict, target, draft }) =>
    verdict === 'rejected' && target !== null && draft !== null && target >= FAIR[0] * draft && target <= FAIR[1] * draft;
  const special = run.rounds.findIndex((round) => specialIn(round, ruleOf(run.trace)) >= 0);
  if (special >= 0) return special;
  const later = (/** @type {number} */ number) => run.folds.at(number).emitted >= BEFORE;
  const numbers = run.rounds.flatMap((round, number) => (isMixed(round) ? [number] : []));
  const isFair = (/** @type {number} */ number) => run.rounds[number].drafts.some(fair);
  return numbers.find((n) => isFair(n) && later(n)) ?? numbers.find(later) ?? numbers.find(isFair) ?? numbers[0] ?? null;
}

/**
 * The round to keep on the stage at the end of a run whose last round has fewer than γ guesses and
 * no rejection: the last one with more guesses and a rejection, else the last one with more guesses.
 * @param {Run} run
 * @returns {number | null} null: the last round itself
 */
export function resting({ rounds, trace }) {
  const isRejecting = (/** @type {Round} */ { drafts }) => drafts.some(({ verdict }) => verdict === 'rejected');
  const last = rounds.at(-1);
  if (!last || last.drafts.length >= trace.settings.gamma || isRejecting(last)) return null;
  const fuller = (/** @type {Round} */ { drafts }) => drafts.length > last.drafts.length;
  const rejecting = rounds.findLastIndex((round) => fuller(round) && isRejecting(round));
  const found = rejecting >= 0 ? rejecting : rounds.findLastIndex(fuller);
  return found >= 0 ? found : null;
}

/**
 * The round to keep on the stage when decoding ends. null if the visitor has moved away, steps by hand, or predicts.
 * @param {State} state
 */
export const ended = ({ run, moment, following, mode, predicting }) =>
  (run && following && mode === 'running' && !predicting && moment.round === run.length ? resting(run) : null);

/** The round on the stage: the one kept there, else the unfinished one, else the last complete one; −1: none. */
export const onStage = (/** @type {Pick<State, 'moment' | 'rested'>} */ { moment: { round, phase }, rested }) => rested ?? (phase ? round : round - 1);

/**
 * The most interesting slot of the round on the stage: what its rule does differently, else its rejected guess,
 * else its last token.
 * @param {Pick<State, 'run' | 'moment' | 'rested'>} state
 * @returns {{at: At | null, how: How}}
 */
export function telling(state) {
  const round = onStage(state);
  const { run } = state;
  if (!run || !run.rounds[round]) return { at: null, how: 'newest' };
  const special = specialIn(run.rounds[round], ruleOf(run.trace));
  if (special >= 0) return { at: { round, index: special }, how: 'special' };
  const rejected = run.rounds[round].drafts.findIndex(({ verdict }) => verdict === 'rejected');
  if (rejected >= 0) return { at: { round, index: rejected }, how: 'rejected' };
  return { at: { round, index: lastOf(run, round) }, how: 'newest' };
}
