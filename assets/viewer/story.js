/** The moment on the screen: the act, its sentence, and text and rounds as far as they have got. */

/** @import { Run, Say, State } from './types.d.ts' */
/** @import { Stream } from './stream.js' */
/** @import { Rounds } from './rounds.js' */
import { el, setText } from './dom.js';
import { onStage, picture } from './state.js';
import { Acts, describeMoment } from './caption.js';
import { Lead } from './lead.js';

const SPOKEN_EVERY = 2000; // ms between spoken sentences while it goes by itself

export class Story {
  /** @param {{say: Say, stream: Stream, rounds: Rounds, teach: (round: number) => void}} context */
  constructor({ say, stream, rounds, teach }) {
    this.say = say;
    this.views = [stream, rounds];
    this.acts = new Acts(say);
    this.sentence = el('span', {});
    this.lead = new Lead({ say, teach });
    this.caption = el('p', { class: 'sv-caption' }, this.sentence, ' ', this.lead.node);
    this.spoken = el('p', { class: 'sv-spoken', 'aria-live': 'polite' });
    this.node = el('div', { class: 'sv-story' }, this.acts.node, this.caption, this.spoken);
    /** @type {Element[]} */
    this.fresh = [];
    this.lag = false; // whether there is something new to scroll to
    this.spokenAt = 0;
    this.at = ''; // the moment that is painted
  }

  /** @param {Run} run */
  load(run) {
    this.at = '';
    this.lag = true; // what follows comes after the prompt's end
    this.views.forEach((view) => {
      view.load(run);
      view.scroller.scrollTop = 0;
    });
  }

  /**
   * The sentence for the present moment.
   * @param {State} state
   * @param {Run} run
   */
  tell(state, run) {
    return describeMoment(run, state.moment, picture(state), this.say);
  }

  /**
   * @param {State} state
   * @param {Run} run
   * @param {{busy: boolean, live: boolean}} how going by itself, and as fast as it is decoded
   */
  show(state, run, { busy, live }) {
    const { moment, entered, whole } = state;
    const now = picture(state);
    const at = `${moment.round}.${moment.phase}`;
    const moved = at !== this.at;
    this.at = at;
    this.views.forEach((view) => {
      view.grow();
      view.show(moment.round);
      view.showNow(now);
    });
    this.lag = this.lag || (moved && !whole);
    const written = entered === 'step' && moment.round > 0 ? 'final' : null;
    this.acts.show(now ? now.phase.name : written);
    if (moved) this.greet(entered === 'round' && !live ? moment.round - 1 : -1); // live verdicts are seen at once
    const sentence = state.rested === null ? this.tell(state, run)
      : describeMoment(run, { round: onStage(state) + 1, phase: 0 }, null, this.say);
    setText(this.sentence, sentence);
    this.lead.show(state, run);
    this.speak(sentence, busy);
  }

  /** Scrolls to what is new; last of all, for it has to measure. The rounds first: they measure less. */
  follow() {
    if (this.lag) [...this.views].reverse().forEach((view) => view.followHead());
    this.lag = false;
  }

  /** Lets a round that has come into sight as a whole play its small motion. @param {number} number */
  greet(number) {
    this.fresh.forEach((node) => node.classList.remove('sv-fresh'));
    this.fresh = this.views.flatMap((view) => view.rows[number] ?? []);
    this.fresh.forEach((node) => node.classList.add('sv-fresh'));
  }

  /**
   * Speaks at once when stepping, now and then while it goes by itself.
   * @param {string} sentence
   * @param {boolean} busy
   */
  speak(sentence, busy) {
    const now = performance.now();
    if (busy && now - this.spokenAt < SPOKEN_EVERY) return;
    this.spokenAt = now;
    setText(this.spoken, sentence);
  }
}
