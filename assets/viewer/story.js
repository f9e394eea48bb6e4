/** The current moment: its act, its caption, and the text and rounds up to it. */

/** @import { Run, Say, State } from './types' */
/** @import { Stream } from './stream' */
/** @import { Rounds } from './rounds' */
import { el, setText } from './dom';
import { onStage, picture } from './state';
import { Acts, describeMoment } from './caption';
import { Lead } from './lead';

const SPOKEN_EVERY = 2000; // ms between announcements during playback or decoding

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
    this.lag = false; // whether to scroll to the newest token and round
    this.spokenAt = 0;
    this.at = ''; // the moment last painted
  }

  /** @param {Run} run */
  load(run) {
    this.at = '';
    this.lag = true; // new text comes at the end of the prompt
    this.acts.load(run);
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
   * @param {{busy: boolean, live: boolean}} how busy: playing or decoding; live: as fast as the server decodes
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
    if (moved) this.greet(entered === 'round' && !live ? moment.round - 1 : -1); // live rounds show without animation
    const sentence = state.rested === null ? this.tell(state, run)
      : describeMoment(run, { round: onStage(state) + 1, phase: 0 }, null, this.say);
    setText(this.sentence, sentence);
    this.lead.show(state, run);
    this.speak(sentence, busy);
  }

  /** Scrolls to the newest content. Call last, because it measures the layout; the rounds go first, because they measure less. */
  follow() {
    if (this.lag) [...this.views].reverse().forEach((view) => view.followHead());
    this.lag = false;
  }

  /** Animates a round that appeared all at once; −1: none. @param {number} number */
  greet(number) {
    this.fresh.forEach((node) => node.classList.remove('sv-fresh'));
    this.fresh = this.views.flatMap((view) => view.rows[number] ?? []);
    this.fresh.forEach((node) => node.classList.add('sv-fresh'));
  }

  /**
   * Announces a sentence to screen readers: at once when stepping, at intervals while busy.
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
