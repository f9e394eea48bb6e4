/** The viewer's state as one frozen value, and values derived from it. No DOM, no clock. */

import { pictureOf } from './phases';
import { isLossy, ratioOf, ruleOf, wayOf } from './rules';
import type { At, Draft, How, Picture, Round, Run, Seen, State } from './types';

export const START: State = Object.freeze({
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
  /** @param state the initial state */
  constructor(public state: State, readonly changed: (patch: Partial<State>) => void) {}

  set(patch: Partial<State>) {
    this.state = Object.freeze({ ...this.state, ...patch });
    this.changed(patch);
  }
}

/** The number of known rounds that are not yet shown to their end. */
export const rest = ({ run, moment }: State) => (run ? run.length - moment.round : 0);

/** Whether the server can decode more rounds. */
export const isOpen = ({ live, run, mode }: State) =>
  live && run !== null && !run.over && (mode === 'running' || mode === 'paused');

/** The number of rounds whose outcome the page may show: all of a finished run, unless verdicts are being predicted. */
export function known({ run, predicting, moment }: State) {
  return run && run.over && !predicting ? run.length : moment.round;
}

/** The unfinished round as shown now; null between rounds. */
export function picture({ run, moment: { round, phase } }: State): Picture | null {
  return run && phase ? pictureOf(run.rounds[round], phase) : null;
}

/**
 * Everything about a slot that has been shown so far, or null. `kind` is how it looks now, `open`
 * whether its round is unfinished.
 */
export function seen(state: State, at: At | null): Seen | null {
  const { run, moment } = state;
  if (!at || !run || at.round > moment.round || at.round < 0) return null;
  const slot = run.at(at);
  if (!slot || at.round < moment.round) return slot;
  const look = picture(state)?.looks[at.index] ?? 'absent';
  return look === 'absent' ? null : { ...slot, kind: look, open: true };
}

export const sameSlot = (a: At | null, b: At | null) => a === b || Boolean(a && b && a.round === b.round && a.index === b.index);

/**
 * The slot to inspect, and why: the pinned one, the hovered one, or the most interesting one of the round on the stage.
 */
export function inspected(state: State): {at: At | null, how: How} {
  if (seen(state, state.pinned)) return { at: state.pinned, how: 'pinned' };
  if (seen(state, state.hovered)) return { at: state.hovered, how: 'preview' };
  return happening(state) || telling(state);
}

/** The state for the page. */
export function report(state: State) {
  const { run, moment, pinned, following, playing, status, recorded, speed, pace, tint, presenting, view, opening, rested } = state;
  return {
    ...moment, rounds: run ? run.length : 0, selected: inspected(state).at, pinned, following, playing, state: status, recorded,
    speed, pace, tint, presenter: presenting, view, opening, rested,
  };
}

/** The slot of the step just taken. */
function happening(state: State): {at: At, how: How} | null {
  const { run, moment, entered } = state;
  const now = picture(state);
  if (now) return { at: { round: moment.round, index: now.phase.index }, how: 'now' };
  if (!run || entered !== 'step' || !moment.round) return null;
  const round = moment.round - 1;
  return { at: { round, index: lastOf(run, round) }, how: 'now' };
}

/** The slot of a round's last token. Guesses after an accepted end of text are untested. */
const lastOf = (run: Run, round: number) => Math.max(0, run.rows[round].slots.findLastIndex(({ kind }) => kind !== 'untested'));

const BEFORE = 16; // tokens before a teaching round, so that there is some text
const FAIR = [0.25, 0.75]; // chances of acceptance where either verdict is plausible

/** The first guess that block verification accepted against the token rule; −1: none. */
const rescuedIn = ({ drafts }: Round) => drafts.findIndex((draft) => draft.verdict === 'accepted' && wayOf(draft) === 'rescued');

/** The first guess that a lossy rule accepted although its draw fails the token rule; −1: none. */
const lenientIn = ({ drafts }: Round) => drafts.findIndex((draft) => draft.verdict === 'accepted' && draft.draw != null && draft.draw >= (ratioOf(draft) ?? 1));

/**
 * The guess that shows what a rule does differently: block verification's first rescue, or the first guess
 * that only a lossy rule accepts; −1: none.
 */
export const specialIn = (round: Round, rule: string) => (rule === 'block' ? rescuedIn(round) : isLossy(rule) ? lenientIn(round) : -1);

/** Whether a round has accepted guesses and a correction. */
export const isMixed = ({ drafts, final }: Round) => final?.kind === 'correction' && drafts.some(({ verdict }) => verdict === 'accepted');

/**
 * The round to open a finished run on: one that shows what its rule does differently; else accepted guesses and then
 * a correction, preferably after some text and at a fair chance.
 * @returns null: there is no such round
 */
export function teaching(run: Run): number | null {
  const fair = ({ verdict, target, draft }: Draft) =>
    verdict === 'rejected' && target !== null && draft !== null && target >= FAIR[0] * draft && target <= FAIR[1] * draft;
  const special = run.rounds.findIndex((round) => specialIn(round, ruleOf(run.trace)) >= 0);
  if (special >= 0) return special;
  const later = (number: number) => run.folds.at(number).emitted >= BEFORE;
  const numbers = run.rounds.flatMap((round, number) => (isMixed(round) ? [number] : []));
  const isFair = (number: number) => run.rounds[number].drafts.some(fair);
  return numbers.find((n) => isFair(n) && later(n)) ?? numbers.find(later) ?? numbers.find(isFair) ?? numbers[0] ?? null;
}

/**
 * The round to keep on the stage at the end of a run whose last round has fewer than γ guesses and
 * no rejection: the last one with more guesses and a rejection, else the last one with more guesses.
 * @returns null: the last round itself
 */
export function resting({ rounds, trace }: Run): number | null {
  const isRejecting = ({ drafts }: Round) => drafts.some(({ verdict }) => verdict === 'rejected');
  const last = rounds.at(-1);
  if (!last || last.drafts.length >= trace.settings.gamma || isRejecting(last)) return null;
  const fuller = ({ drafts }: Round) => drafts.length > last.drafts.length;
  const rejecting = rounds.findLastIndex((round) => fuller(round) && isRejecting(round));
  const found = rejecting >= 0 ? rejecting : rounds.findLastIndex(fuller);
  return found >= 0 ? found : null;
}

/**
 * The round to keep on the stage when decoding ends. null if the visitor has moved away, steps by hand, or predicts.
 */
export const ended = ({ run, moment, following, mode, predicting }: State) =>
  (run && following && mode === 'running' && !predicting && moment.round === run.length ? resting(run) : null);

/** The round on the stage: the one kept there, else the unfinished one, else the last complete one; −1: none. */
export const onStage = ({ moment: { round, phase }, rested }: Pick<State, 'moment' | 'rested'>) => rested ?? (phase ? round : round - 1);

/**
 * The most interesting slot of the round on the stage: what its rule does differently, else its rejected guess,
 * else its last token.
 */
export function telling(state: Pick<State, 'run' | 'moment' | 'rested'>): {at: At | null, how: How} {
  const round = onStage(state);
  const { run } = state;
  if (!run || !run.rounds[round]) return { at: null, how: 'newest' };
  const special = specialIn(run.rounds[round], ruleOf(run.trace));
  if (special >= 0) return { at: { round, index: special }, how: 'special' };
  const rejected = run.rounds[round].drafts.findIndex(({ verdict }) => verdict === 'rejected');
  if (rejected >= 0) return { at: { round, index: rejected }, how: 'rejected' };
  return { at: { round, index: lastOf(run, round) }, how: 'newest' };
}
