/** Two distributions to experiment with: handles to set them, the exact results of speculative sampling, and draws. */

import { render } from 'preact';
import { Emitted, type Counts, counted, none } from './emitted';
import { Handles, type Model } from './handles';
import { drawn, type Drawn, moved, overlap, residual } from './sampling';
import { FIRST, linked, PRESETS, type Scene, shownGuess, unlinked } from './scenes';
import { probabilities, probability, sentences, share } from './text';
import type { At, Say, Trace } from './types';
import { speaker } from './words';
import './play.css';

const DRAWS = 1000;
const AT_ONCE = 40; // draws in a frame

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two distributions, as the pictures show them. */
export interface Shown {
  target: number[];
  draft: number[];
  /** the token whose numbers are spelled out */
  active: number;
  name: (token: number) => string;
  say: Say;
}

export interface Options {
  /** PLAY of specviz/words */
  words: Record<string, any>;
  /** the run on the page, and its inspected slot */
  shown?: () => { trace: Trace, at: At | null } | null;
  /** called with the link's value for this state; null: the default */
  changed?: (link: string | null) => void;
}

export class Play {
  readonly say: Say;
  scene: Scene;
  preset: string | null;
  active: number; // the token that the sentences describe
  base: number[]; // the distribution when a handle was grabbed, so that moving back restores it
  counts: Counts | null = null;
  mark: Drawn | null = null; // the last draw, while it is shown
  note = '';
  outcome = '';
  left = 0; // draws still to make
  frame = 0;

  constructor(readonly element: Element, readonly options: Options) {
    this.say = speaker(options.words);
    element.replaceChildren();
    this.start(FIRST);
  }

  // --- the distributions ----------------------------------------------------------------------

  /**
   * Starts from a preset, from the guess that the page shows ("shown"), or from a link.
   * @returns false if `from` is not valid
   */
  start(from: string): boolean {
    const own = Object.hasOwn(PRESETS, from);
    const scene = own ? PRESETS[from] : from === 'shown' ? this.shownScene() : unlinked(from);
    if (scene) this.put(scene, own || from === 'shown' ? from : null);
    if (scene || from !== 'shown') return Boolean(scene);
    this.preset = 'shown'; // a guess may still appear
    this.note = this.say('none');
    this.paint();
    return true;
  }

  shownScene() {
    const { trace, at = null } = this.options.shown?.() ?? {};
    return trace ? shownGuess(trace, at) : null;
  }

  /** Follows the guess that the page shows, until a handle is moved. */
  follow() {
    const scene = this.preset === 'shown' ? this.shownScene() : null;
    if (scene && JSON.stringify(scene) !== JSON.stringify(this.scene)) this.put(scene, 'shown');
  }

  put(scene: Scene, preset: string | null) {
    const parts = residual(scene.target, scene.draft);
    this.forget();
    Object.assign(this, { scene, preset, active: parts.indexOf(Math.max(...parts)), note: this.lost(scene) });
    this.paint();
  }

  /** A note if merging all other tokens into one changes the overlap of a run's guess. */
  lost({ target, draft, guess }: Scene) {
    if (guess?.overlap == null) return '';
    const [here, exact] = [overlap(target, draft), guess.overlap].map((value) => probability(value));
    return here === exact ? '' : this.say('lumped', { overlap: here, exact });
  }

  grab(model: Model, token: number) {
    Object.assign(this, { base: this.scene[model], active: token });
    this.paint();
  }

  move(model: Model, token: number, value: number) {
    this.forget();
    Object.assign(this, { preset: null, scene: { ...this.scene, [model]: moved(this.base, token, value) } });
    this.paint();
  }

  /** Reports the link's value: a preset, the distributions, or null for the first preset. */
  tell() {
    this.options.changed?.(this.preset === FIRST ? null : this.preset ?? linked(this.scene));
  }

  name(token: number) {
    const { guess } = this.scene;
    return guess ? guess.names[token] ?? this.say('rest') : this.say(`tokens.${token}`);
  }

  // --- drawing --------------------------------------------------------------------------------

  /** Discards all draws, because the distributions have changed. */
  forget() {
    cancelAnimationFrame(this.frame);
    Object.assign(this, { left: 0, counts: null, mark: null, outcome: '' });
  }

  drawOne() {
    this.mark = drawn(this.scene.target, this.scene.draft, Math.random);
    this.outcome = this.story(this.mark);
    this.paint();
  }

  story({ guess, draw, threshold, accepted, token }: Drawn) {
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
    Object.assign(this, { mark: null, outcome: '' });
    this.counts ??= none(this.scene.target.length);
    this.left += DRAWS;
    if (!isDrawing) this.drawSome(this.counts);
  }

  drawSome(counts: Counts) {
    const { target, draft } = this.scene;
    const now = isStill() ? this.left : Math.min(this.left, AT_ONCE);
    for (let n = 0; n < now; n += 1) {
      const { token, accepted } = drawn(target, draft, Math.random);
      counts[accepted ? 'accepted' : 'corrected'][token] += 1;
    }
    this.left -= now;
    if (this.left) this.frame = requestAnimationFrame(() => this.drawSome(counts));
    else this.outcome = counted(counts, target, this.say);
    this.paint();
  }

  paint() {
    render(<Playground play={this} />, this.element);
  }
}

function Playground({ play }: { play: Play }) {
  const { say, scene: { target, draft, guess }, preset, active, note, outcome, counts, mark } = play;
  const shown: Shown = { target, draft, active, say, name: (token) => play.name(token) };
  const beta = overlap(target, draft);
  const figures = { overlap: probability(beta), rejected: probability(1 - beta) };
  const button = (name: string, press: () => void, pressed?: boolean) => (
    <button key={name} type="button" class="sv-choose" data-name={name} aria-pressed={pressed} onClick={press}>{say(name)}</button>
  );
  return (
    <div class="specviz sv-play">
      <div class="sv-choices" role="group" aria-label={say('start')}>
        <span class="sv-quiet">{say('start')}</span>
        {[...Object.keys(PRESETS), 'shown'].map((name) => button(`presets.${name}`, () => { play.start(name); play.tell(); }, name === preset))}
      </div>
      <div class="sv-play-columns">
        <div>
          <h3>{guess ? say('guess', { round: guess.round + 1, guess: guess.index + 1 }) : say('prompt')}</h3>
          <p class="sv-note" role="status">{note}</p>
          <Handles shown={shown} mark={mark} play={play} />
          <p class="sv-play-says">{say(beta > 1 - 1e-9 ? 'shares_all' : beta < 1e-9 ? 'shares_nothing' : 'shares', figures)}</p>
        </div>
        <div>
          <Emitted shown={shown} counts={counts} />
          <div class="sv-choices sv-play-draws">{button('one', () => play.drawOne())}{button('many', () => play.drawMany())}</div>
          <p class="sv-play-outcome" role="status">{outcome}</p>
        </div>
      </div>
    </div>
  );
}
