/** Playback: moves from moment to moment, by hand or by clock. It stops at an open question. */

import { next, phasesOf, previous, within } from './phases';
import { isOpen, rest, START } from './state';
import { askedAt } from './questions';
import type { Moment, Round, State, Unit } from './types';
import type { Store } from './state';

const ROUND = 1100; // ms per round at 1×, when played round by round
const OPENING = 1.6; // speed of the opening: both models have had their turn within three seconds
const PAUSES = { draft: 450, verify: 1200, test: 1000, discard: 700, final: 1300 }; // ms after a phase at 1×

const isBefore: (a: Moment, b: Moment) => boolean = (a, b) => a.round < b.round || (a.round === b.round && a.phase < b.phase);

export class Player {
  timer: ReturnType<typeof setTimeout> | undefined;

  /** @param resume requests further rounds of a live run */
  constructor(readonly store: Store, readonly resume: () => void) {}

  get rounds(): Round[] {
    return this.store.state.run?.rounds ?? [];
  }

  /** Whether an open question blocks the way forward from a moment. */
  barred(moment: Moment) {
    return askedAt(this.store.state, moment) !== null;
  }

  /** Seeks to a moment and pauses there, or at the first open question in its round. */
  seek(moment: Moment) {
    const { round, phase } = within(this.rounds, moment);
    this.move(this.toward({ round, phase: 0 }, { round, phase }), null);
  }

  /** Seeks to the end of the known rounds and pauses there, or at the first open question. */
  toEnd() {
    this.move(this.toward(this.store.state.moment, { round: this.rounds.length, phase: 0 }), null);
  }

  /** The later moment, or the first one with an open question on the way to it. */
  toward(from: Moment, to: Moment) {
    let at = from;
    while (isBefore(at, to) && !this.barred(at)) at = next(this.rounds, at);
    return at;
  }

  /**
   * Goes to a moment. Stops playback, unless playback makes the move.
   * @param entered the unit of the move; null: a jump
   * @param more further changes of the state
   */
  move(moment: Moment, entered: Unit | null, more: Partial<State> = {}) {
    if (!more.playing) clearTimeout(this.timer);
    const { run } = this.store.state;
    this.store.set({
      moment, entered, playing: false, whole: false, rested: null, following: !run || moment.round === run.length,
      ...(more.playing ? {} : { opening: false, until: null }), ...more,
    });
  }

  /** Goes one step or one round forward within the known rounds. */
  forward(unit: Unit) {
    this.go(unit, {});
  }

  back(unit: Unit) {
    const { moment } = this.store.state;
    if (unit === 'step') this.move(previous(this.rounds, moment), 'step');
    else this.seek({ round: moment.phase ? moment.round : moment.round - 1, phase: 0 }); // first to the start of the current round
  }

  go(unit: Unit, more: Partial<State>) {
    const { moment } = this.store.state;
    if (this.barred(moment)) this.store.set({ playing: false });
    else if (unit === 'step') this.move(next(this.rounds, moment), 'step', more);
    else {
      const to = within(this.rounds, { round: moment.round + 1 });
      const at = this.toward(moment, to);
      this.move(at, isBefore(at, to) ? 'step' : 'round', more);
    }
  }

  /** Plays from here, or from the start if this is the end. */
  play() {
    if (!this.rounds.length) return;
    this.store.set({ hovered: null, opening: false, until: null, ...(rest(this.store.state) ? {} : { moment: START.moment }) });
    this.tick();
  }

  /** Plays one round step by step, to its end: the opening of a run. */
  open(round: number) {
    this.store.set({ opening: true, until: { round: round + 1, phase: 0 } });
    this.tick();
  }

  tick() {
    const { pace, speed, moment, opening } = this.store.state;
    const { name } = phasesOf(this.rounds[moment.round])[moment.phase];
    const steps = opening || pace === 'steps';
    this.go(steps ? 'step' : 'round', { playing: true, hovered: null }); // a resting pointer must not hold the inspector on its slot
    const ahead = this.ahead();
    if (!ahead) {
      this.halt();
      return;
    }
    this.timer = setTimeout(ahead, (steps ? PAUSES[name] : ROUND) / (opening ? OPENING : speed));
  }

  /** The next action of playback; null: it ends here. */
  ahead() {
    const { state } = this.store;
    if (this.barred(state.moment) || (state.until && !isBefore(state.moment, state.until))) return null;
    if (rest(state)) return () => this.tick();
    const waits = isOpen(state) && (state.predicting || state.mode === 'paused'); // for the visitor to go on
    return waits ? () => { this.halt(); this.resume(); } : null;
  }

  halt() {
    clearTimeout(this.timer);
    if (this.store.state.playing) this.store.set({ playing: false });
  }
}
