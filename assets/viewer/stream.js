/** The text: the prompt in a muted colour, then the emitted tokens as a listbox. */

/** @import { At, Boxes, Look, Picture, Run, Say, Slot, State } from './types' */
import { hex, visible } from './text';
import { wordOf } from './rules';
import { drafterName } from './settings';
import { el, keepInSight, setAttr, setText, textNodes } from './dom';
import { drawsTrees, isTree } from './branching';
import { term } from './glossary';
import { EMITTED, isEmitted } from './run';
import { classOf, TintChoice } from './tint';

const LONG_PROMPT = 480;
const BELOW = 5; // px of padding below an empty last line, as in viewer.css

/**
 * The name of a token: its visible text, or why it has none.
 * @param {Slot} slot
 * @param {Say} say
 */
export function nameOf(slot, say) {
  if (slot.part) return say('token.part', { hex: hex(slot.piece) });
  const text = visible(slot.text) || say('token.empty');
  return slot.took > 1 ? say('token.took', { token: text, n: slot.took }) : text;
}

/**
 * The position of a slot in its round, in words.
 * @param {Run} run
 * @param {number} number
 * @param {number} index
 * @param {Say} say
 */
export function slotIn({ rounds, trace }, number, index, say) {
  const { drafts } = rounds[number];
  const of = drafts.length;
  if (index >= of) return say('token.final');
  const slot = say('token.guess', { n: index + 1, of });
  const { source } = drafts[index];
  return source ? say('token.from', { slot, drafter: drafterName(say, source, trace.models.pair) }) : slot;
}

/**
 * The accessible label of a slot, with its current look if given, else its final kind.
 * @param {Run} run
 * @param {number} number
 * @param {number} index
 * @param {Say} say
 * @param {Look} [look]
 */
export function labelOf(run, number, index, say, look) {
  const slot = run.rows[number].slots[index];
  return say('token.aria', {
    token: nameOf(slot, say),
    kind: say(`kind.${wordOf(look || slot.kind, run.trace)}`),
    round: number + 1,
    slot: slotIn(run, number, index, say),
  });
}

/**
 * Fills a token's element with its text, or marks it as having none.
 * @param {HTMLElement} node
 * @param {Slot} slot
 */
export function paintToken(node, slot, oneLine = false) {
  if (slot.part) node.dataset.part = '';
  else if (slot.text === '') node.dataset.empty = '';
  if (slot.took > 1) node.dataset.took = String(slot.took);
  node.append(...textNodes(slot.text, oneLine));
  return node;
}

const WORD = /^ \S{1,24}$/; // longer ones must break

/**
 * A token's element; if it is a space and a word, the line breaks before the space, not after it.
 * @param {Slot} slot
 * @param {HTMLElement} node
 */
function breakable({ text }, node) {
  if (!WORD.test(text)) return [node];
  node.classList.add('sv-word');
  return [el('wbr', {}), node];
}

const DISCARDED = ['rejected', 'untested'];

export class Stream {
  /** @type {HTMLElement[]} */
  rows;
  /** @type {{number: number, node: HTMLElement, tokens: HTMLElement[]} | null} */
  now;
  /** @type {HTMLElement[]} */
  written;
  /** @type {HTMLElement[]} */
  discarded;
  /** @type {Run} */
  run;
  /** @type {number} */
  shown;

  /** @param {{say: Say, set: (patch: Partial<State>) => void}} context */
  constructor({ say, set }) {
    this.say = say;
    this.prompt = el('span', { class: 'sv-prompt' });
    this.more = el('button', { type: 'button', class: 'sv-link', hidden: true });
    this.more.addEventListener('click', () => this.paintPrompt(true));
    this.list = el('span', {
      class: 'sv-list', role: 'listbox', 'aria-label': say('stream.label'),
      'aria-orientation': 'horizontal', dir: 'auto', // its direction need not be the prompt's
    });
    this.text = el('div', { class: 'sv-text', dir: 'auto', translate: 'no' }, this.prompt, this.list);
    this.scroller = el('div', { class: 'sv-stream-scroll' }, this.text);
    this.ghosts = el('input', { type: 'checkbox', on: { change: () => set({ ghosts: this.ghosts.checked }) } });
    this.ghosted = false; // as drawn
    this.tint = new TintChoice(say, (tint) => set({ tint }));
    this.node = el(
      'section', { class: 'sv-section sv-stream' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, term('token', say('stream.heading'))), this.legend()),
      this.more, this.scroller, this.tint.legend);
    this.aside = el('label', { class: 'sv-check' }, this.ghosts, say('stream.ghosts'));
    this.choices = [this.tint.node, this.aside];
    this.rows = [];
    this.now = null; // the guesses of an unfinished round
    this.quantity = 'verdict';
  }

  legend() {
    const entry = (/** @type {string} */ kind) => {
      const name = term(kind, this.say(`legend.${kind}`));
      name.dataset.short = this.say(`kind.${kind}`); // shown on phones
      return el('li', {}, el('span', { class: 'sv-swatch', 'data-kind': kind }), name);
    };
    this.discarded = DISCARDED.map(entry);
    this.discarded.forEach((node) => { node.hidden = true; });
    this.written = EMITTED.map(entry);
    return el('ul', { class: 'sv-legend' }, ...this.written, ...this.discarded);
  }

  /** Limits the legend to the run's kinds. @param {Run} run */
  nameKinds({ rounds, trace: { settings: { gamma, drafter } } }) {
    const plain = gamma === 0 || drafter.startsWith('lookup') || rounds.some(({ drafts }) => !drafts.length);
    const has = { plain, other: gamma > 0 };
    this.written.forEach((node, i) => { node.hidden = !has[EMITTED[i] === 'plain' ? 'plain' : 'other']; });
  }

  /**
   * Shows another run, from its prompt; `grow` adds the tokens.
   * @param {Run} run
   */
  load(run) {
    this.run = run;
    this.rows = [];
    this.now = null;
    this.list.replaceChildren();
    this.text.style.maxHeight = this.scroller.style.minHeight = '';
    this.paintPrompt(false);
    this.aside.hidden = drawsTrees(run.trace); // the branches of a tree do not form a line of text
    this.shown = 0;
    this.grow();
  }

  /** Applies the choices of discarded guesses and tint. @param {State} state */
  dress({ ghosts, tint }) {
    if (ghosts !== this.ghosted) this.redraw(ghosts);
    if (tint !== this.quantity) this.paintTint(tint);
  }

  /** Redraws with or without the discarded guesses. @param {boolean} ghosts */
  redraw(ghosts) {
    this.ghosted = this.ghosts.checked = ghosts;
    this.discarded.forEach((node) => { node.hidden = !ghosts; });
    const { shown } = this;
    this.load(this.run);
    this.show(shown);
  }

  /** @param {boolean} all */
  paintPrompt(all) {
    const text = this.run.promptText;
    const long = !all && text.length > LONG_PROMPT;
    setText(this.prompt, long ? '…' + text.slice(-LONG_PROMPT) : text);
    this.more.hidden = !long;
    setText(this.more, this.say('stream.more', { n: text.length }));
  }

  /** Adds new rounds, hidden. */
  grow() {
    const added = document.createDocumentFragment();
    for (let number = this.rows.length; number < this.run.length; number += 1) {
      const group = this.row(number);
      this.rows.push(group);
      added.append(group);
    }
    this.list.append(added);
    this.nameKinds(this.run);
  }

  /** @param {number} number */
  row(number) {
    const group = el('span', { class: 'sv-ahead', role: 'presentation' });
    this.run.rows[number].slots.forEach((slot, index) => {
      if (isEmitted(slot.kind)) group.append(...breakable(slot, this.option(slot, number, index)));
      else if (this.ghosted && !drawsTrees(this.run.trace)) group.append(...breakable(slot, this.ghost(slot, number, index)));
    });
    return group;
  }

  /** @param {Slot} slot @param {number} number @param {number} index */
  option(slot, number, index) {
    const node = el('span', {
      class: 'sv-token', role: 'option', tabindex: -1, 'aria-selected': 'false',
      'data-kind': slot.kind, 'data-at': `${number}.${index}`, style: `--i:${index}`,
      'aria-label': labelOf(this.run, number, index, this.say),
      'data-tint': classOf(this.quantity, this.run.at({ round: number, index })),
    });
    return paintToken(node, slot);
  }

  /** @param {Slot} slot @param {number} number @param {number} index */
  ghost(slot, number, index) {
    const node = el('span', {
      class: 'sv-token', 'data-kind': slot.kind, 'data-at': `${number}.${index}`,
      'aria-hidden': 'true', style: `--i:${index}`,
    });
    return paintToken(node, slot, true);
  }

  /**
   * Colours the tokens by a quantity, or by their verdicts.
   * @param {string} quantity
   */
  paintTint(quantity) {
    this.quantity = quantity;
    this.tint.show(quantity);
    this.node.dataset.tinted = String(quantity !== 'verdict');
    this.options(this.rows.length).forEach((node) => {
      const [round, index] = (node.dataset.at ?? '').split('.').map(Number);
      setAttr(node, 'data-tint', classOf(quantity, this.run.at({ round, index })));
    });
  }

  /**
   * Shows the first `count` rounds; updates only rounds that change. Hidden text keeps its space, to
   * avoid a new layout.
   * @param {number} count
   */
  show(count) {
    const [low, high] = [Math.min(this.shown, count), Math.max(this.shown, count)];
    for (let number = low; number < high; number += 1) {
      this.rows[number].classList.toggle('sv-ahead', number >= count);
    }
    this.shown = count;
    setAttr(this.scroller, 'tabindex', count ? null : 0); // without tokens to focus, a long prompt must scroll by keyboard
  }

  /**
   * Shows the unfinished round; null: there is none. Of a tree, shows only the path accepted so far,
   * because the other guesses do not form a line of text.
   * @param {Picture | null} picture
   */
  showNow(picture) {
    const number = this.shown;
    if (this.now && (!picture || this.now.number !== number)) {
      this.now.node.remove();
      this.now = null;
    }
    if (!picture) return;
    if (!this.now) this.now = this.begin(number);
    this.now.node.classList.toggle('sv-fallen', picture.fallen);
    const tree = isTree(this.run.rounds[number]);
    this.now.tokens.forEach((node, index) => {
      const look = picture.looks[index];
      node.hidden = look === 'absent' || (tree && !isEmitted(look));
      setAttr(node, 'data-kind', look);
    });
  }

  /** @param {number} number */
  begin(number) {
    const tokens = this.run.rows[number].slots.map((slot, index) => this.ghost(slot, number, index));
    const parts = this.run.rows[number].slots.flatMap((slot, index) => breakable(slot, tokens[index]));
    const node = el('span', { class: 'sv-now', 'aria-hidden': 'true' }, ...parts);
    this.list.insertBefore(node, this.rows[number]);
    return { number, node, tokens };
  }

  /**
   * The elements of the emitted tokens of the first rounds.
   * @param {number} rounds
   */
  options(rounds) {
    return this.rows.slice(0, rounds).flatMap((group) => [.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll('[role=option]'))]);
  }

  /**
   * The element of a slot; for a discarded guess, that of its round's last token.
   * @param {At | null} at
   * @returns {HTMLElement | null}
   */
  find(at) {
    const group = at && this.rows[at.round];
    if (!group || at.round >= this.shown) return null;
    return group.querySelector(`[role=option][data-at="${at.round}.${at.index}"]`) ||
      group.querySelector('[role=option]:last-of-type');
  }

  /** The newest element shown. */
  get head() {
    return this.now ? this.now.node : this.shown ? this.rows[this.shown - 1].lastElementChild ?? this.prompt : this.prompt;
  }

  /** Scrolls to the newest token shown, inside the scroller only. Measures everything before it writes. */
  followHead() {
    const boxes = this.measure();
    this.crop(boxes);
    const { x, y, width, height } = boxes.box;
    const free = new DOMRect(x, y, width, height - boxes.covered);
    keepInSight(this.scroller, free, boxes.head, boxes.line);
  }

  measure() {
    const [box, text, head] = [this.scroller, this.text, this.head].map((node) => node.getBoundingClientRect());
    const covered = this.tint.legend.offsetHeight; // 0: it is hidden
    return { box, text, head, covered, line: parseFloat(getComputedStyle(this.text).lineHeight) };
  }

  /**
   * Ends the scrollable text after the head, and keeps the box as high as for the whole text.
   * @param {Boxes} boxes
   */
  crop({ box, text, head, line }) {
    if (!box.width) return; // not displayed, so nothing was measured
    const { maxHeight } = this.text.style;
    const whole = this.shown === this.rows.length && !this.now;
    if (whole || !maxHeight) this.scroller.style.minHeight = whole ? '' : `${box.height}px`;
    this.text.style.maxHeight = whole ? '' : `${Math.ceil(head.bottom - text.top) + line + BELOW}px`;
  }

  /** Fits the text after a change of size. */
  relayout() {
    this.text.style.maxHeight = this.scroller.style.minHeight = '';
    if (this.shown) this.crop(this.measure()); // nothing to crop before the first round
  }
}
