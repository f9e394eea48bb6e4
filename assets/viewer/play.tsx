/** Two distributions to experiment with: handles to set them, the exact results of speculative sampling, and draws. */

import { render } from 'preact';
import { type Counts, describeCounts, Emitted, none } from './emitted';
import { Handles, type Model } from './handles';
import { type Drawn, drawn, moved, overlap, residual } from './sampling';
import { FIRST, linked, PRESETS, type Scene, shownGuess, unlinked } from './scenes';
import { probabilities, probability, sentences, share } from './text';
import type { At, Say, Trace } from './types';
import { speaker } from './words';
import './play.css';

const DRAWS = 1000;
const AT_ONCE = 40; // draws in a frame

export interface Options {
  /** PLAY of specviz/words */
  words: object;
  /** returns the run on the page, and its inspected slot */
  shown?(): { trace: Trace, at: At | null } | null;
  /** called with the link's value for this state; null: the default */
  changed?(link: string | null): void;
}

export class Play {
  private scene: Scene = PRESETS[FIRST];
  private preset: string | null = FIRST;
  private active = 0; // the token that the sentences describe
  private base: number[] = []; // the distribution when a handle was grabbed, so that moving back restores it
  private counts: Counts | null = null;
  private left = 0; // draws still to make
  private frame = 0;
  private dart: Drawn | null = null;
  private note = '';
  private outcome = '';
  private say: Say;

  constructor(private element: Element, private options: Options) {
    this.say = speaker(options.words);
    this.start(FIRST);
  }

  // --- the distributions ----------------------------------------------------------------------

  /**
   * Starts from a preset, from the guess that the page shows ("shown"), or from a link.
   * @returns false if `from` is not valid
   */
  start(from: string) {
    const own = Object.hasOwn(PRESETS, from);
    const scene = own ? PRESETS[from] : from === 'shown' ? this.shownScene() : unlinked(from);
    if (scene) this.put(scene, own || from === 'shown' ? from : null);
    if (scene || from !== 'shown') return Boolean(scene);
    Object.assign(this, { preset: 'shown', note: this.say('none') }); // a guess may still appear
    this.draw();
    return true;
  }

  private shownScene() {
    const { trace, at = null } = this.options.shown?.() ?? {};
    return trace ? shownGuess(trace, at) : null;
  }

  /** Follows the guess that the page shows, until a handle is moved. */
  follow() {
    const scene = this.preset === 'shown' ? this.shownScene() : null;
    if (scene && JSON.stringify(scene) !== JSON.stringify(this.scene)) this.put(scene, 'shown');
  }

  private put(scene: Scene, preset: string | null) {
    const parts = residual(scene.target, scene.draft);
    this.forget();
    Object.assign(this, { scene, preset, active: parts.indexOf(Math.max(...parts)), note: this.lost(scene) });
    this.draw();
  }

  /** A note if merging all other tokens into one changes the overlap of a run's guess. */
  private lost({ target, draft, guess }: Scene) {
    if (guess?.overlap == null) return '';
    const [here, exact] = [overlap(target, draft), guess.overlap].map((value) => probability(value));
    return here === exact ? '' : this.say('lumped', { overlap: here, exact });
  }

  private grab(model: Model, token: number) {
    Object.assign(this, { base: this.scene[model], active: token });
    this.draw();
  }

  private move(model: Model, token: number, value: number) {
    this.forget();
    Object.assign(this, { preset: null, scene: { ...this.scene, [model]: moved(this.base, token, value) } });
    this.draw();
  }

  /** Reports the link's value: a preset, the distributions, or null for the first preset. */
  private tell() {
    this.options.changed?.(this.preset === FIRST ? null : this.preset ?? linked(this.scene));
  }

  private name(token: number) {
    const { guess } = this.scene;
    return guess ? guess.names[token] ?? this.say('rest') : this.say(`tokens.${token}`);
  }

  // --- drawing --------------------------------------------------------------------------------

  /** Discards all draws, because the distributions have changed. */
  private forget() {
    cancelAnimationFrame(this.frame);
    Object.assign(this, { left: 0, counts: null, dart: null, outcome: '' });
  }

  private drawOne() {
    this.dart = drawn(this.scene.target, this.scene.draft, Math.random);
    this.outcome = this.story(this.dart);
    this.draw();
  }

  private story({ guess, draw, threshold, accepted, token }: Drawn) {
    const { say, scene: { target, draft } } = this;
    const [shown, limit] = probabilities(draw, threshold);
    const test = say(`test.${accepted ? 'accepted' : 'rejected'}`, {
      draw: shown, threshold: limit, target: share(target[guess]), draft: share(draft[guess]),
    });
    return sentences(say('drafted', { token: this.name(guess) }), test, !accepted && say('correction', { token: this.name(token) }));
  }

  /** Draws a thousand more rounds, a few per frame; all at once with reduced motion. */
  private drawMany() {
    const isDrawing = this.left > 0;
    Object.assign(this, { dart: null, outcome: '', left: this.left + DRAWS });
    this.counts = this.counts ?? none(this.scene.target.length);
    if (!isDrawing) this.drawSome(this.counts);
  }

  private drawSome(counts: Counts) {
    const { target, draft } = this.scene;
    const now = matchMedia('(prefers-reduced-motion: reduce)').matches ? this.left : Math.min(this.left, AT_ONCE);
    for (let n = 0; n < now; n += 1) {
      const { token, accepted } = drawn(target, draft, Math.random);
      counts[accepted ? 'accepted' : 'corrected'][token] += 1;
    }
    this.left -= now;
    if (this.left) this.frame = requestAnimationFrame(() => this.drawSome(counts));
    else this.outcome = describeCounts(this.say, target, counts);
    this.draw();
  }

  // --- painting -------------------------------------------------------------------------------

  private draw() {
    const { say, active, preset, scene: { target, draft, guess } } = this;
    const shown = { say, target, draft, active, name: (token: number) => this.name(token) };
    const beta = overlap(target, draft);
    const button = (name: string, click: () => void, pressed?: boolean) => (
      <button type="button" class="sv-choose" data-name={name} aria-pressed={pressed} onClick={click}>{say(name)}</button>
    );
    render(<div class="specviz sv-play">
      <div class="sv-choices" role="group" aria-label={say('start')}>
        <span class="sv-quiet">{say('start')}</span>
        {[...Object.keys(PRESETS), 'shown'].map((name) => button(`presets.${name}`, () => { this.start(name); this.tell(); }, name === preset))}
      </div>
      <div class="sv-play-columns">
        <div>
          <h3>{guess ? say('guess', { round: guess.round + 1, guess: guess.index + 1 }) : say('prompt')}</h3>
          <p class="sv-note" role="status">{this.note}</p>
          <Handles {...shown} dart={this.dart} grab={(...where) => this.grab(...where)} move={(...where) => this.move(...where)} done={() => this.tell()} />
          <p class="sv-play-says">{say(beta > 1 - 1e-9 ? 'shares_all' : beta < 1e-9 ? 'shares_nothing' : 'shares', { overlap: probability(beta), rejected: probability(1 - beta) })}</p>
        </div>
        <div>
          <Emitted {...shown} counts={this.counts} />
          <div class="sv-choices sv-play-draws">{button('one', () => this.drawOne())}{button('many', () => this.drawMany())}</div>
          <p class="sv-play-outcome" role="status">{this.outcome}</p>
        </div>
      </div>
    </div>, this.element);
  }
}
