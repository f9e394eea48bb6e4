/**
 * Everything that the viewer's screen depends on, as one frozen value, and what follows from it.
 * No DOM here, no clock.
 */

/** @import { At, Draft, How, Picture, Round, Run, Seen, State } from './types.d.ts' */
import { pictureOf } from './phases.js';
import { ruleOf, wayOf } from './rules.js';

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

/** Holds the present state, and tells of every change. */
export class Store {
  /**
   * @param {State} state to begin with
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

/** Rounds that are known and not shown to their end. */
export const rest = (/** @type {State} */ { run, moment }) => (run ? run.length - moment.round : 0);

/** Whether the server can decode on. */
export const isOpen = (/** @type {State} */ { live, run, mode }) =>
  live && run !== null && !run.over && (mode === 'running' || mode === 'paused');

/**
 * Rounds whose outcome any part of the page may know: of a finished run all, but while verdicts are predicted.
 * @param {State} state
 */
export function known({ run, predicting, moment }) {
  return run && run.over && !predicting ? run.length : moment.round;
}

/**
 * The unfinished round as it is shown now; null between two rounds.
 * @param {State} state
 * @returns {Picture | null}
 */
export function picture({ run, moment: { round, phase } }) {
  return run && phase ? pictureOf(run.rounds[round], phase) : null;
}

/**
 * Everything about a slot as far as it has been shown, or null: `kind` is how it looks now,
 * `open` whether its round still lacks its final token.
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
 * The slot to inspect and why: the pinned one, the one that is pointed at, or the most telling of the round on the stage.
 * @param {State} state
 * @returns {{at: At | null, how: How}}
 */
export function inspected(state) {
  if (seen(state, state.pinned)) return { at: state.pinned, how: 'pinned' };
  if (seen(state, state.hovered)) return { at: state.hovered, how: 'preview' };
  return happening(state) || telling(state);
}

/**
 * The state as the page asks for it.
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
 * What the step that has just been taken is about.
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

/** The slot of a round's last token: guesses after an accepted end of text are none of it. @param {Run} run @param {number} round */
const lastOf = (run, round) => Math.max(0, run.rows[round].slots.findLastIndex(({ kind }) => kind !== 'untested'));

const BEFORE = 16; // tokens that stand before a round that teaches, so that there is a text
const FAIR = [0.25, 0.75]; // chances of acceptance that could go either way

/** The guess that block verification saved from the token rule; −1: none. @param {Round} round */
export const rescuedIn = ({ drafts }) => drafts.findIndex((draft) => draft.verdict === 'accepted' && wayOf(draft) === 'rescued');

/** Whether guesses were accepted and one was rejected. @param {Round} round */
export const isMixed = ({ drafts, final }) => final?.kind === 'correction' && drafts.some(({ verdict }) => verdict === 'accepted');

/**
 * The round to open a finished run on: with block verification, a rescue; else some guesses accepted, then one rejected at a fair chance, and its correction.
 * @param {Run} run
 * @returns {number | null} null: none was rejected after an accepted one
 */
export function teaching(run) {
  const fair = (/** @type {Draft} */ { verdict, target, draft }) =>
    verdict === 'rejected' && target !== null && draft !== null && target >= FAIR[0] * draft && target <= FAIR[1] * draft;
  const rescued = run.rounds.findIndex((round) => rescuedIn(round) >= 0);
  if (ruleOf(run.trace) === 'block' && rescued >= 0) return rescued;
  const later = (/** @type {number} */ number) => run.folds.at(number).emitted >= BEFORE;
  const numbers = run.rounds.flatMap((round, number) => (isMixed(round) ? [number] : []));
  const isFair = (/** @type {number} */ number) => run.rounds[number].drafts.some(fair);
  return numbers.find((n) => isFair(n) && later(n)) ?? numbers.find(later) ?? numbers.find(isFair) ?? numbers[0] ?? null;
}

/**
 * The round that the stage keeps on show at the end of a run whose last round has too few guesses
 * to show a verdict: the last with more and a rejection, else the last with more.
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
 * Where the stage rests when what is decoded ends: nowhere else where a visitor has moved, or goes on by hand.
 * @param {State} state
 */
export const ended = ({ run, moment, following, mode, predicting }) =>
  (run && following && mode === 'running' && !predicting && moment.round === run.length ? resting(run) : null);

/** The round that the stage shows: the one that goes on, or it rests on, or the last that is complete; −1: none. */
export const onStage = (/** @type {Pick<State, 'moment' | 'rested'>} */ { moment: { round, phase }, rested }) => rested ?? (phase ? round : round - 1);

/**
 * What tells most of the round on the stage: its rejected guess, else its last token.
 * @param {Pick<State, 'run' | 'moment' | 'rested'>} state
 * @returns {{at: At | null, how: How}}
 */
export function telling(state) {
  const round = onStage(state);
  const { run } = state;
  if (!run || !run.rounds[round]) return { at: null, how: 'newest' };
  const rejected = run.rounds[round].drafts.findIndex(({ verdict }) => verdict === 'rejected');
  if (rejected >= 0) return { at: { round, index: rejected }, how: 'rejected' };
  return { at: { round, index: lastOf(run, round) }, how: 'newest' };
}
