/**
 * Where in the story we are, and the clock that moves us on. What a moment looks like is not its
 * business: that is a function of the trace (phases.js).
 */

import { next, phasesOf, pictureOf, previous, within } from './phases.js';

const ROUND = 1100; // ms that a round is shown at 1×, when played round by round
const PAUSES = { draft: 450, verify: 1200, test: 1000, discard: 700, final: 1300 }; // ms after a phase at 1×
const START = Object.freeze({ round: 0, phase: 0 });

const isBefore = (a, b) => a.round < b.round || (a.round === b.round && a.phase < b.phase);

export class Player {
  /** @param {() => void} changed called after every move */
  constructor(changed) {
    this.changed = changed;
    this.run = null;
    this.moment = START;
    this.speed = 1;
    this.pace = 'steps';
    this.timer = null;
    this.entered = null; // how we got here: 'step' or 'round' if from just before
    this.barred = () => false; // whether a moment may not be left forward
    this.beyond = () => null; // what playing does at the end of what is known; null: it stops
  }

  load(run, { at = null, phase = 0 }) {
    this.halt();
    this.run = run;
    this.entered = null;
    this.moment = within(run.rounds, { round: at == null ? run.length : at, phase });
  }

  get rounds() {
    return this.run ? this.run.rounds : [];
  }

  /** Rounds that are known and not shown to their end. */
  get rest() {
    return this.rounds.length - this.moment.round;
  }

  get playing() {
    return this.timer !== null;
  }

  /** The unfinished round as it is shown now; null between two rounds. */
  get picture() {
    const { round, phase } = this.moment;
    return phase ? pictureOf(this.rounds[round], phase) : null;
  }

  /** To a moment, and stay there; not past what bars the way in its own round. */
  seek(moment) {
    this.halt();
    const { round, phase } = within(this.rounds, moment);
    this.move(this.toward({ round, phase: 0 }, { round, phase }), null);
  }

  /** As far towards the end of what is known as nothing bars the way, and stay there. */
  toEnd() {
    this.halt();
    this.move(this.toward(this.moment, { round: this.rounds.length, phase: 0 }), null);
  }

  /** The last moment on the way from one to a later one that can be reached. */
  toward(from, to) {
    let at = from;
    while (isBefore(at, to) && !this.barred(at)) at = next(this.rounds, at);
    return at;
  }

  move(moment, entered) {
    this.moment = moment;
    this.entered = entered;
    this.changed();
  }

  /** One step or one round on; what is not known cannot be shown. */
  forward(unit) {
    this.halt();
    this.go(unit);
  }

  back(unit) {
    const { round, phase } = this.moment;
    this.halt();
    if (unit === 'step') this.move(previous(this.rounds, this.moment), 'step');
    else this.seek({ round: phase ? round : round - 1, phase: 0 }); // first to the start of this one
  }

  go(unit) {
    if (this.barred(this.moment)) return;
    if (unit === 'step') {
      this.move(next(this.rounds, this.moment), 'step');
      return;
    }
    const to = within(this.rounds, { round: this.moment.round + 1 });
    const at = this.toward(this.moment, to);
    this.move(at, isBefore(at, to) ? 'step' : 'round');
  }

  /** Plays what is known from here, or from the start if this is the end. */
  play() {
    if (!this.rounds.length) return;
    if (!this.rest) this.moment = START;
    this.tick();
  }

  tick() {
    const unit = this.pace === 'steps' ? 'step' : 'round';
    const name = this.phaseAhead();
    this.timer = null;
    this.go(unit);
    const then = this.barred(this.moment) ? null : this.rest ? () => this.tick() : this.beyond();
    if (!then) return;
    this.timer = setTimeout(then, (unit === 'step' ? PAUSES[name] : ROUND) / this.speed);
    this.changed();
  }

  /** The name of the phase that the next step shows. */
  phaseAhead() {
    const { round, phase } = this.moment;
    return phasesOf(this.rounds[round])[phase].name;
  }

  halt() {
    clearTimeout(this.timer);
    this.timer = null;
  }
}
