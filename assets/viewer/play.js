/** Two distributions to experiment with: handles to set them, the exact results of speculative sampling, and draws. */

/** @import { At, Trace } from './types' */
/** @import { Drawn } from './sampling' */
/** @import { Scene } from './scenes' */
/** @import { Counts } from './emitted' */
/** @import { Model } from './handles' */
import { probabilities, probability, sentences, share, speaker } from './text';
import { el, setText } from './dom';
import { drawn, moved, overlap, residual } from './sampling';
import { FIRST, linked, PRESETS, shownGuess, unlinked } from './scenes';
import { Emitted, none } from './emitted';
import { Handles } from './handles';

const DRAWS = 1000;
const AT_ONCE = 40; // draws in a frame

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @typedef {object} Options
 * @property {Record<string, any>} words PLAY of specviz/words
 * @property {() => {trace: Trace, at: At | null} | null} [shown] the run on the page, and its inspected slot
 * @property {(link: string | null) => void} [changed] called with the link's value for this state; null: the default
 */

export class Play {
  /** @type {Scene} */
  scene;
  /** @type {string | null} */
  preset;
  /** @type {number} the token that the sentences describe */
  active;
  /** @type {number[]} the distribution when a handle was grabbed, so that moving back restores it */
  base;
  /** @type {Counts | null} */
  counts;
  /** @type {number} draws still to make */
  left;
  /** @type {number} */
  frame;

  /** @param {Options} options */
  constructor({ words, shown = () => null, changed = () => {} }) {
    const say = (this.say = speaker({ glossary: [], keys: [], ...words }));
    this.shown = shown;
    this.changed = changed;
    this.frame = 0;
    this.presets = [...Object.keys(PRESETS), 'shown'].map((name) => this.button(`presets.${name}`, () => { this.start(name); this.tell(); }));
    this.context = el('h3', {});
    this.note = el('p', { class: 'sv-note', role: 'status' });
    this.says = el('p', { class: 'sv-play-says' });
    this.outcome = el('p', { class: 'sv-play-outcome', role: 'status' });
    this.handles = new Handles(say, {
      grab: (model, token) => this.grab(model, token), move: (...where) => this.move(...where), done: () => this.tell(),
    });
    this.emitted = new Emitted(say);
    this.node = el('div', { class: 'specviz sv-play' },
      el('div', { class: 'sv-choices', role: 'group', 'aria-label': say('start') }, el('span', { class: 'sv-quiet' }, say('start')), ...this.presets),
      el('div', { class: 'sv-play-columns' },
        el('div', {}, this.context, this.note, this.handles.node, this.says),
        el('div', {}, this.emitted.node,
          el('div', { class: 'sv-choices sv-play-draws' }, this.button('one', () => this.drawOne()), this.button('many', () => this.drawMany())),
          this.outcome)));
    this.start(FIRST);
  }

  /** @param {string} name of its text @param {() => void} click */
  button(name, click) {
    return el('button', { type: 'button', class: 'sv-choose', 'data-name': name, on: { click } }, this.say(name));
  }

  // --- the distributions ----------------------------------------------------------------------

  /**
   * Starts from a preset, from the guess that the page shows ("shown"), or from a link.
   * @param {string} from
   * @returns {boolean} false if `from` is not valid
   */
  start(from) {
    const own = Object.hasOwn(PRESETS, from);
    const scene = own ? PRESETS[from] : from === 'shown' ? this.shownScene() : unlinked(from);
    if (scene) this.put(scene, own || from === 'shown' ? from : null);
    if (scene || from !== 'shown') return Boolean(scene);
    this.preset = 'shown'; // a guess may still appear
    this.paint();
    setText(this.note, this.say('none'));
    return true;
  }

  shownScene() {
    const { trace, at = null } = this.shown() ?? {};
    return trace ? shownGuess(trace, at) : null;
  }

  /** Follows the guess that the page shows, until a handle is moved. */
  follow() {
    const scene = this.preset === 'shown' ? this.shownScene() : null;
    if (scene && JSON.stringify(scene) !== JSON.stringify(this.scene)) this.put(scene, 'shown');
  }

  /** @param {Scene} scene @param {string | null} preset */
  put(scene, preset) {
    const parts = residual(scene.target, scene.draft);
    this.active = parts.indexOf(Math.max(...parts));
    this.preset = preset;
    this.scene = scene;
    this.forget();
    setText(this.note, this.lost(scene));
    this.paint();
  }

  /** A note if merging all other tokens into one changes the overlap of a run's guess. @param {Scene} scene */
  lost({ target, draft, guess }) {
    if (guess?.overlap == null) return '';
    const [here, exact] = [overlap(target, draft), guess.overlap].map((value) => probability(value));
    return here === exact ? '' : this.say('lumped', { overlap: here, exact });
  }

  /** @param {Model} model @param {number} token */
  grab(model, token) {
    this.base = this.scene[model];
    this.active = token;
    this.paint();
  }

  /** @param {Model} model @param {number} token @param {number} value */
  move(model, token, value) {
    this.preset = null;
    this.forget();
    this.scene = { ...this.scene, [model]: moved(this.base, token, value) };
    this.paint();
  }

  /** Reports the link's value: a preset, the distributions, or null for the first preset. */
  tell() {
    this.changed(this.preset === FIRST ? null : this.preset ?? linked(this.scene));
  }

  /** @param {number} token */
  name(token) {
    const { guess } = this.scene;
    return guess ? guess.names[token] ?? this.say('rest') : this.say(`tokens.${token}`);
  }

  paint() {
    const { say, active, scene: { target, draft, guess } } = this;
    const shown = { target, draft, active, name: (/** @type {number} */ token) => this.name(token) };
    const beta = overlap(target, draft);
    const figures = { overlap: probability(beta), rejected: probability(1 - beta) };
    this.presets.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.name === `presets.${this.preset}`)));
    setText(this.context, guess ? say('guess', { round: guess.round + 1, guess: guess.index + 1 }) : say('prompt'));
    setText(this.says, say(beta > 1 - 1e-9 ? 'shares_all' : beta < 1e-9 ? 'shares_nothing' : 'shares', figures));
    this.handles.show(shown);
    this.emitted.show(shown);
    if (this.counts) this.emitted.fill(this.counts);
  }

  // --- drawing --------------------------------------------------------------------------------

  /** Discards all draws, because the distributions have changed. */
  forget() {
    cancelAnimationFrame(this.frame);
    this.left = 0;
    this.counts = null;
    this.clear();
  }

  clear() {
    this.handles.clear();
    setText(this.outcome, '');
  }

  drawOne() {
    const one = drawn(this.scene.target, this.scene.draft, Math.random);
    this.handles.mark(one);
    setText(this.outcome, this.story(one));
  }

  /** @param {Drawn} one */
  story({ guess, draw, threshold, accepted, token }) {
    const { say, scene: { target, draft } } = this;
    const [shown, limit] = probabilities(draw, threshold);
    const test = say(`test.${accepted ? 'accepted' : 'rejected'}`, {
      draw: shown, threshold: limit, target: share(target[guess]), draft: share(draft[guess]),
    });
    return sentences(say('drafted', { token: this.name(guess) }), test, !accepted && say('correction', { token: this.name(token) }));
  }

  /** Draws a thousand more rounds, a few per frame; all at once with reduced motion. */
  drawMany() {
    const isDrawing = this.left > 0;
    this.clear();
    this.counts = this.counts ?? none(this.scene.target.length);
    this.left += DRAWS;
    if (!isDrawing) this.drawSome(this.counts);
  }

  /** @param {Counts} counts */
  drawSome(counts) {
    const { target, draft } = this.scene;
    const now = isStill() ? this.left : Math.min(this.left, AT_ONCE);
    for (let n = 0; n < now; n += 1) {
      const { token, accepted } = drawn(target, draft, Math.random);
      counts[accepted ? 'accepted' : 'corrected'][token] += 1;
    }
    this.left -= now;
    this.emitted.fill(counts);
    if (this.left) this.frame = requestAnimationFrame(() => this.drawSome(counts));
    else setText(this.outcome, this.emitted.counted(counts));
  }
}
