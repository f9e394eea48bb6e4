/** The moment on the screen: the act, its sentence, and text and rounds as far as they have got. */

import { el, setText } from './dom.js';
import { Acts, describeMoment } from './caption.js';

const SPOKEN_EVERY = 2000; // ms between spoken sentences while it goes by itself

export class Story {
  /** @param {object} context {say, views: the text and the rounds} */
  constructor({ say, views }) {
    Object.assign(this, { say, views });
    this.acts = new Acts(say);
    this.caption = el('p', { class: 'sv-caption' });
    this.spoken = el('p', { class: 'sv-spoken', 'aria-live': 'polite' });
    this.node = el('div', { class: 'sv-story' }, this.acts.node, this.caption, this.spoken);
    this.fresh = [];
    this.lag = false; // whether there is something new to scroll to
    this.spokenAt = 0;
  }

  load(run) {
    this.at = null;
    this.views.forEach((view) => {
      view.load(run);
      view.scroller.scrollTop = 0;
    });
  }

  /** The sentence for the moment that the player is at. */
  tell({ run, moment, picture }) {
    return describeMoment(run, moment, picture, this.say);
  }

  /**
   * @param {object} player
   * @param {object} how {whole: seen from its beginning, busy: going by itself, live: as fast as it is decoded}
   */
  show(player, { whole, busy, live }) {
    const { moment, picture, entered } = player;
    const at = `${moment.round}.${moment.phase}`;
    const moved = at !== this.at;
    this.at = at;
    this.views.forEach((view) => {
      view.grow();
      view.show(moment.round);
      view.showNow(picture);
    });
    this.lag = this.lag || (moved && !whole);
    const written = entered === 'step' && moment.round > 0 ? 'final' : null;
    this.acts.show(picture ? picture.phase.name : written);
    if (moved) this.greet(entered === 'round' && !live ? moment.round - 1 : -1); // live verdicts are seen at once
    const sentence = this.tell(player);
    setText(this.caption, sentence);
    this.speak(sentence, busy);
  }

  /** Scrolls to what is new; last of all, for it has to measure. The rounds first: they measure less. */
  follow() {
    if (this.lag) [...this.views].reverse().forEach((view) => view.followHead());
    this.lag = false;
  }

  /** Lets a round that has come into sight as a whole play its small motion. */
  greet(number) {
    this.fresh.forEach((node) => node.classList.remove('sv-fresh'));
    this.fresh = this.views.map((view) => view.rows[number]).filter(Boolean);
    this.fresh.forEach((node) => node.classList.add('sv-fresh'));
  }

  /** Speaks at once when stepping, now and then while it goes by itself. */
  speak(sentence, busy) {
    const now = performance.now();
    if (busy && now - this.spokenAt < SPOKEN_EVERY) return;
    this.spokenAt = now;
    setText(this.spoken, sentence);
  }
}
