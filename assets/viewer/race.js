/**
 * The race: plain and speculative decoding on one clock, with the measured times, at any speed. Each
 * lane shows its text as a reader would see it: plain decoding token by token, speculative decoding
 * in bursts, because a round's tokens arrive together after its last test.
 */

/** @import { Context, Run, Say, Way } from './types' */
import { Arrivals, fill, SAME } from './arrivals';
import { seconds, sentences, visible } from './text';
import { el, icon, setAttr, setText, textNodes } from './dom';
import { isLossy, ruleOf } from './rules';
import { Lanes } from './lanes';

/** @type {[number, string][]} */
const SPEEDS = [[0.01, '1/100'], [0.1, '1/10'], [0.25, '1/4'], [1, '1×'], [4, '4×']];
const WATCHABLE = 4; // seconds; a shorter race starts in slow motion
const LONGEST_FRAME = 0.25; // seconds of real time; limits the leap after a tab was hidden
const PARTS = 1000; // steps of the scrubber
/** @type {Record<string, number>} */
const WAYS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const PLAY = 'M4 2.5v11L13 8z';
const PAUSE = 'M4 3h3v10H4zM9 3h3v10H9z';

/** @typedef {{race(): void, offered(): boolean}} Greedy runs the same again at temperature 0 */

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One lane as a reader sees it. */
class Reader {
  arrivals = new Arrivals();
  end = -1; // the index of the arrival that ends the text; −1: none does

  /** @param {Say} say @param {Way} way */
  constructor(say, way) {
    this.say = say;
    this.count = el('span', { class: 'sv-quiet' });
    this.box = el('div', { class: 'sv-reader-text', translate: 'no', tabindex: 0, role: 'region', 'aria-label': say(`race.${way}`) });
    this.node = el('div', { class: 'sv-reader', 'data-way': way },
      el('div', { class: 'sv-reader-head' }, el('h3', {}, say(`race.${way}`)), this.count), this.box);
  }

  /** @param {Arrivals} arrivals of another run */
  load(arrivals) {
    this.arrivals = arrivals;
    this.box.replaceChildren();
  }

  /** Sets where the text ends: a live run may tell so after it has shown more. @param {number} end */
  endAt(end) {
    if (end === this.end) return;
    this.end = end;
    [...this.box.children].forEach((node, i) => node.classList.toggle('sv-ended', this.isEnded(i)));
  }

  /** @param {number} i */
  isEnded(i) {
    return this.end >= 0 && i > this.end;
  }

  /** @param {number} time @param {boolean} measured */
  show(time, measured) {
    const { box, arrivals, say } = this;
    const now = arrivals.by(time);
    const before = box.childElementCount;
    while (box.childElementCount > now) box.lastChild?.remove();
    for (let i = box.childElementCount; i < now; i += 1) {
      box.append(el('span', this.isEnded(i) ? { class: 'sv-ended' } : {}, ...textNodes(arrivals.list[i].text)));
    }
    setText(this.count, !measured ? say('race.unmeasured') : now < arrivals.list.length
      ? say('race.so_far', { n: arrivals.tokensAt(time), of: arrivals.tokens })
      : say('race.done', { n: arrivals.tokens, time: seconds(arrivals.end) }));
    const whole = now === arrivals.list.length;
    if (now !== before) {
      box.querySelectorAll('[data-new]').forEach((node) => node.removeAttribute('data-new'));
      if (now && !whole) box.lastElementChild?.setAttribute('data-new', '');
      box.scrollTop = box.scrollHeight;
    }
  }
}

export class Race {
  /** @type {Run | null} */
  run = null;
  /** @type {number | null} */
  shown = null; // rounds shown on the stage
  /** @type {number | null} */
  length = null;
  /** @type {number | null} */
  frame = null;
  ours = new Arrivals();
  plain = new Arrivals();
  last = 0; // real time of the last tick, ms
  /** @type {HTMLButtonElement} */
  button;
  /** @type {HTMLInputElement} */
  scrubber;
  /** @type {HTMLElement} */
  clock;
  /** @type {HTMLSelectElement} */
  speed;

  /** @param {Context & {greedy: Greedy}} context */
  constructor({ say, palette, seek, greedy }) {
    this.say = say;
    this.greedy = greedy;
    this.time = 0; // seconds on the clock
    this.free = false; // the visitor has moved the clock: it no longer follows playback
    this.chosen = false; // the visitor has chosen a speed
    this.readers = { ours: new Reader(say, 'speculative'), plain: new Reader(say, 'plain') };
    this.lanes = new Lanes({ say, palette, seek: (/** @type {number} */ round) => { this.free = false; seek(round); } });
    this.sentence = el('p', { class: 'sv-note sv-race-sentence' });
    this.prefill = el('p', { class: 'sv-note' });
    this.texts = el('span', {});
    this.again = el('button', { type: 'button', class: 'sv-link', on: { click: () => greedy.race() } }, say('race.greedy'));
    this.node = el('section', { class: 'sv-section' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('race.heading')),
        el('span', { class: 'sv-quiet' }, say('race.note'))),
      this.controls(), el('div', { class: 'sv-readers' }, this.readers.plain.node, this.readers.ours.node),
      this.sentence, el('p', { class: 'sv-note sv-race-texts' }, this.texts, ' ', this.again), this.lanes.node, this.prefill);
  }

  controls() {
    const { say } = this;
    this.button = el('button', { type: 'button', class: 'sv-button', 'data-button': 'race', on: { click: () => this.press() } });
    this.paintButton();
    this.scrubber = el('input', {
      type: 'range', class: 'sv-scrubber', min: 0, max: PARTS, step: 1, value: 0, 'aria-label': say('race.scrubber'),
      on: {
        input: () => this.run && this.hold((Number(this.scrubber.value) / PARTS) * this.span),
        keydown: (event) => this.walk(event),
      },
    });
    this.clock = el('span', { class: 'sv-race-clock' });
    this.speed = el('select', { on: { change: () => { this.chosen = true; } } },
      ...SPEEDS.map(([speed, label]) => el('option', { value: speed }, speed === 1 ? say('race.real') : label)));
    return el('div', { class: 'sv-race-controls', role: 'group', 'aria-label': say('race.label') },
      this.button, this.scrubber, this.clock, el('label', { class: 'sv-choice' }, say('race.speed'), this.speed));
  }

  // --- the data ---------------------------------------------------------------------------

  /**
   * Shows the first `known` rounds. The clock follows the `shown` rounds of playback until the visitor moves it.
   * @param {Run} run
   * @param {number} shown
   * @param {number} known
   */
  show(run, shown, known) {
    if (run !== this.run) this.load(run);
    const moved = shown !== this.shown && run.length === this.length;
    this.shown = shown;
    this.length = run.length;
    fill(run, known, this.ours, this.plain);
    this.readers.plain.endAt(run.plainEnd);
    this.lanes.show(run, this);
    if (!this.chosen) this.speed.value = String(this.pace());
    if (moved && !this.playing) this.free = false;
    this.showPrefill(run);
    this.showTexts(run, known);
    this.set(this.free || this.playing ? Math.min(this.time, this.span) : this.followed());
  }

  /** @param {Run} run */
  load(run) {
    this.halt();
    this.run = run;
    this.free = false;
    this.shown = null;
    this.length = null;
    this.ours = new Arrivals();
    this.plain = new Arrivals();
    this.readers.ours.load(this.ours);
    this.readers.plain.load(this.plain);
  }

  /** @param {Run} run */
  showPrefill({ trace }) {
    const { target, draft } = trace.prefill || {};
    const read = trace.models.draft ? 'race.prefill' : 'race.prefill_alone';
    setText(this.prefill, target || draft
      ? this.say(read, { target: seconds(target), draft: seconds(draft) }) : '');
  }

  /** Says whether both lanes write the same text, or why not. @param {Run} run @param {number} known */
  showTexts(run, known) {
    const { say } = this;
    const sampled = run.trace.settings.temperature > 0;
    const same = !sampled && run.folds.agreement(known)?.first_difference === null;
    const told = !this.measured ? '' : sampled ? say(isLossy(ruleOf(run.trace)) ? 'rules.lossy' : 'race.draws') : same ? say('race.same') : '';
    const { end } = this.readers.plain;
    const goesOn = end >= 0 && end + 1 < this.plain.list.length;
    setText(this.texts, sentences(told, goesOn && say('race.goes_on', { end: visible(run.alone(run.trace.plain.tokens[end])) })));
    this.again.hidden = !sampled || !this.greedy.offered();
  }

  get measured() {
    return this.run !== null && this.run.folds.plain.tokens.length > 0;
  }

  /** Whether the lanes hold all of a finished run. */
  get whole() {
    return this.run !== null && this.run.over && this.ours.list.length === this.run.length;
  }

  /** Seconds from edge to edge. */
  get span() {
    return Math.max(this.ours.end, this.plain.end);
  }

  /** The time up to which both lanes are known: the clock of an unfinished run waits there. */
  get known() {
    if (this.whole || !this.measured) return this.span;
    return Math.min(this.ours.end, this.plain.end);
  }

  /** The time of the current moment; at the end of the run, the end of the longer lane. */
  followed() {
    const { run, shown } = this;
    if (this.whole && shown === run?.length) return this.span;
    return shown ? this.ours.list[shown - 1].at : 0;
  }

  /** The initial speed: real time, or slow motion if the race would be too short to watch. */
  pace() {
    const slow = SPEEDS.map(([speed]) => speed).filter((speed) => speed <= 1 && speed >= 0.1).reverse();
    return slow.find((speed) => this.span / speed >= WATCHABLE) || 0.1;
  }

  // --- the clock --------------------------------------------------------------------------

  get playing() {
    return this.frame !== null;
  }

  /** Handles the button: plays or pauses; with reduced motion, goes to the next arrival. */
  press() {
    if (!this.run) return;
    const over = this.time >= this.span - SAME;
    if (still()) this.hold(over ? 0 : this.beside(1));
    else if (this.playing) this.hold(this.time);
    else this.play(over ? 0 : this.time);
  }

  /** @param {number} from */
  play(from) {
    this.free = true;
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.tick(now));
    this.set(from);
  }

  /** @param {number} now */
  tick(now) {
    const passed = Math.min((now - this.last) / 1000, LONGEST_FRAME) * Number(this.speed.value);
    this.last = now;
    const time = Math.min(this.time + Math.max(0, passed), this.known);
    if ((this.whole && time >= this.span) || !this.node.checkVisibility()) this.halt();
    else this.frame = requestAnimationFrame((next) => this.tick(next));
    this.set(time);
  }

  halt() {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  /**
   * Goes to a time, and pauses.
   * @param {number} time
   */
  hold(time) {
    this.halt();
    this.free = true;
    this.set(time);
  }

  /**
   * The time of the next (1) or previous (−1) arrival in either lane.
   * @param {number} way
   */
  beside(way) {
    const times = [this.ours, this.plain].flatMap(({ list }) => list.map(({ at }) => at));
    const there = times.filter((at) => (at - this.time) * way > SAME);
    if (way > 0) return there.length ? Math.min(...there) : this.span;
    return there.length ? Math.max(...there) : 0;
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const way = WAYS[event.key];
    if (!way || !this.run) return;
    event.preventDefault();
    this.hold(this.beside(way));
  }

  // --- painting ---------------------------------------------------------------------------

  /** @param {number} time */
  set(time) {
    this.time = time;
    const { say } = this;
    this.readers.ours.show(time, true);
    this.readers.plain.show(time, this.measured || !this.length);
    this.lanes.set(time);
    const part = this.span ? (time / this.span) * PARTS : 0;
    if (Math.round(part) !== Number(this.scrubber.value)) this.scrubber.value = String(Math.round(part));
    setText(this.clock, say('race.clock', { time: seconds(time), of: seconds(this.span) }));
    const text = this.tell();
    setAttr(this.scrubber, 'aria-valuetext', text);
    if (!this.playing) setText(this.sentence, text); // announced to screen readers only when paused
    this.paintButton();
  }

  tell() {
    const { say, time, ours, plain } = this;
    if (!this.measured) return say('race.alone', { time: seconds(time), ours: ours.tokensAt(time) });
    const values = { time: seconds(time), ours: ours.tokensAt(time), plain: plain.tokensAt(time) };
    if (!this.whole || time < this.span - SAME) return say('race.now', values);
    const faster = ours.end <= plain.end;
    const [first, second] = faster ? [ours, plain] : [plain, ours];
    return say(faster ? 'race.won' : 'race.lost', {
      first: seconds(first.end), second: seconds(second.end), done: first.tokens, other: second.tokensAt(first.end), of: second.tokens,
    });
  }

  paintButton() {
    const name = still() ? 'step' : this.playing ? 'pause' : 'play';
    if (this.button.dataset.does === name) return;
    this.button.dataset.does = name;
    this.button.replaceChildren(icon(name === 'pause' ? PAUSE : PLAY), el('span', {}, this.say(`race.${name}`)));
  }
}
