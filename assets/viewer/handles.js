/**
 * Two distributions with handles. Every token has two lanes: the target's above, the draft's below.
 * A green block over both lanes is the part that both models share; all green is the overlap β. The
 * draft's excess in the lower lanes is rejected, the target's excess in the upper lanes is the
 * residual, and the two are equally large. A drawn guess is a dart on the lower lanes: on green it is
 * accepted; otherwise a second dart lands on the residual.
 *
 * The handles are native sliders, so that mouse, touch, keyboard and screen readers work.
 */

/** @import { Say } from './types' */
/** @import { Drawn } from './sampling' */
import { percent, probability, share } from './text';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { chances, overlap, shared } from './sampling';
import { TOKENS } from './scenes';

/** @typedef {'target' | 'draft'} Model */
/** @typedef {'both' | Model} Part */

/**
 * @typedef {object} Shown
 * @property {number[]} target
 * @property {number[]} draft
 * @property {number} active the token whose numbers are spelled out
 * @property {(token: number) => string} name
 */

/**
 * @typedef {object} Intents
 * @property {(model: Model, token: number) => void} grab
 * @property {(model: Model, token: number, value: number) => void} move
 * @property {() => void} done called after a movement
 */

/** @type {Model[]} */
const MODELS = ['target', 'draft'];
/** @type {Part[]} */
const PARTS = ['both', ...MODELS];
const TERMS = { both: 'overlap', target: 'residual', draft: 'rejected' };
const STEP = 0.01; // of an arrow key
const STRIDE = 0.1; // with Shift, and of Page Up and Page Down
/** @type {Record<string, number>} */
const KEYS = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP, PageUp: STRIDE, PageDown: -STRIDE };

/**
 * How far a key moves a handle; 0 for all other keys.
 * @param {KeyboardEvent} event
 */
function stepOf({ key, shiftKey, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return 0;
  const step = KEYS[key] ?? 0;
  return shiftKey ? Math.sign(step) * STRIDE : step;
}

/**
 * Sets the lengths of a bar's parts.
 * @param {HTMLElement} bar
 * @param {Record<Part, number>} values
 */
const paintBar = (bar, values) => PARTS.forEach((part) => bar.style.setProperty(`--${part}`, String(values[part])));

/** @param {...HTMLElement} more */
const makeBar = (...more) => el('span', { class: 'sv-play-bar' }, ...PARTS.map((part) => el('span', { 'data-area': part })), ...more);

export class Handles {
  /** @type {Shown} */
  shown;

  /**
   * @param {Say} say
   * @param {Intents} intents
   */
  constructor(say, intents) {
    this.say = say;
    this.intents = intents;
    this.rows = Array.from({ length: TOKENS }, (_, token) => this.buildRow(token));
    this.total = makeBar();
    this.beta = el('span', { class: 'sv-play-beta' });
    const model = (/** @type {Model} */ name) => el('span', { class: 'sv-play-model', 'data-model': name }, say(name));
    const key = (/** @type {Part} */ part) => el('li', {}, el('span', { class: 'sv-area-key', 'data-area': part }), term(TERMS[part], say(`key.${part}`)));
    const ticks = [0, 0.5, 1].map((tick) => el('span', { style: `--x:${tick}` }, String(tick)));
    this.node = el('div', {},
      el('div', { class: 'sv-play-rows' },
        el('div', { class: 'sv-play-row sv-play-head' }, el('span', {}, say('token')),
          el('span', { class: 'sv-play-names' }, ...MODELS.map(model)), el('span', {}), el('span', {}, term('accept_test', say('chance')))),
        ...this.rows.map((row) => row.node),
        el('div', { class: 'sv-play-row sv-play-axis', 'aria-hidden': 'true' }, el('span', {}), el('span', { class: 'sv-area-ticks' }, ...ticks)),
        el('div', { class: 'sv-play-row sv-play-total' }, el('span', {}, say('total')), this.total,
          el('span', { class: 'sv-play-whole' }, term('overlap', say('overlap')), this.beta))),
      el('ul', { class: 'sv-legend' }, ...PARTS.map(key)));
  }

  /** @param {number} token */
  buildRow(token) {
    const name = el('span', { class: 'sv-t' });
    const handles = { target: this.buildHandle('target', token), draft: this.buildHandle('draft', token) };
    const darts = {
      guess: el('span', { class: 'sv-play-dart', hidden: true }), correction: el('span', { class: 'sv-play-dart', 'data-kind': 'correction', hidden: true }),
    };
    const bar = makeBar(...Object.values(darts), ...Object.values(handles));
    const masses = { target: el('span', {}), draft: el('span', {}) };
    const chance = el('span', { class: 'sv-play-chance' });
    const node = el('div', { class: 'sv-play-row' }, name, bar, el('span', { class: 'sv-play-masses' }, masses.target, masses.draft), chance);
    return { node, name, bar, handles, darts, masses, chance };
  }

  /** @param {Model} model @param {number} token */
  buildHandle(model, token) {
    const { intents } = this;
    const grab = () => intents.grab(model, token);
    const handle = el('input', {
      type: 'range', min: 0, max: 1, step: 0.001, class: 'sv-play-handle', 'data-model': model,
      on: {
        focus: grab, pointerdown: grab, change: intents.done, keydown: (event) => this.press(event, model, token),
        input: () => intents.move(model, token, Number(handle.value)),
      },
    });
    return handle;
  }

  /** @param {KeyboardEvent} event @param {Model} model @param {number} token */
  press(event, model, token) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const value = STEP * Math.round((this.shown[model][token] + step) / STEP);
    this.intents.move(model, token, Math.min(1, Math.max(0, value)));
    this.intents.done();
  }

  /** @param {Shown} shown */
  show(shown) {
    const { target, draft } = (this.shown = shown);
    const beta = overlap(target, draft);
    const both = shared(target, draft);
    this.rows.forEach((row, token) => {
      row.node.hidden = token >= target.length;
      if (!row.node.hidden) this.paintRow(token, { target: target[token], draft: draft[token], both: both[token] });
    });
    paintBar(this.total, { target: 1, draft: 1, both: beta });
    setText(this.beta, probability(beta));
  }

  /** @param {number} token @param {Record<Part, number>} values */
  paintRow(token, values) {
    const { say, shown: { target, draft, active, name: nameOf } } = this;
    const { node, name, bar, handles, masses, chance } = this.rows[token];
    const text = nameOf(token);
    setText(name, text);
    setAttr(name, 'title', text);
    node.classList.toggle('sv-play-active', token === active);
    paintBar(bar, values);
    const accepted = chances(target, draft)[token];
    setText(chance, accepted === null ? '–' : percent(accepted));
    for (const model of MODELS) {
      setText(masses[model], share(values[model]));
      handles[model].value = String(values[model]);
      setAttr(handles[model], 'aria-label', say(`handle.${model}`, { token: text }));
      setAttr(handles[model], 'aria-valuetext', say('handle.text', { p: share(values[model]), overlap: probability(overlap(target, draft)) }));
    }
  }

  clear() {
    this.rows.forEach(({ darts }) => Object.values(darts).forEach((dart) => { dart.hidden = true; }));
  }

  /**
   * Marks where a draw fell.
   * @param {Drawn} drawn
   */
  mark({ guess, draw, accepted, token, spot }) {
    const { target, draft } = this.shown;
    this.clear();
    const first = this.rows[guess].darts.guess;
    first.dataset.kind = accepted ? 'accepted' : 'rejected';
    first.style.setProperty('--x', String(draw * draft[guess]));
    first.hidden = false;
    if (accepted) return;
    const second = this.rows[token].darts.correction;
    const both = Math.min(target[token], draft[token]);
    second.style.setProperty('--x', String(both + spot * (target[token] - both)));
    second.hidden = false;
  }
}
