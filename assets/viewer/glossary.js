/**
 * The glossary's popovers: a term's name opens its definition, formula and sources.
 *
 * Any part of the page can use them. A name is a <button data-term="gamma">, made in the viewer by
 * `term('gamma', 'γ')`, or a link in Markdown: [γ](#term-gamma). The terms are defined in
 * specviz/words/glossary.py. Inside an element with `data-glossary`, the list of all terms (the Learn
 * tab), such links lead to a term's entry in the list.
 */

/** @import { Entry, Say, Words } from './types' */
import { speaker } from './text';
import { el, setAttr, setText } from './dom';

const FRAGMENT = '#term-';
const NAMES = `[data-term], a[href^="${FRAGMENT}"]`;
const MARGIN = 12; // px between the definition and the window's edge
const GAP = 8; // px between a name and its definition

/**
 * A name that opens its definition.
 * @param {string} name
 * @param {string} text
 */
export function term(name, text) {
  return el('button', { type: 'button', class: 'sv-term', 'data-term': name, 'aria-haspopup': 'dialog' }, text);
}

class Glossary {
  /** @type {Map<string, Entry>} */
  terms;
  /** @type {HTMLElement | null} */
  node;
  /** @type {Element | null} */
  held;
  /** @type {Say} */
  say;
  /** @type {HTMLElement} */
  name;
  /** @type {HTMLElement} */
  close;
  /** @type {HTMLParagraphElement} */
  definition;
  /** @type {HTMLParagraphElement} */
  formula;
  /** @type {HTMLParagraphElement} */
  sources;
  /** @type {HTMLParagraphElement} */
  see;
  /** @type {HTMLElement | null} */
  opener;

  constructor() {
    this.terms = new Map();
    this.node = null;
    this.held = null; // the name whose definition was open when the pointer went down
    document.addEventListener('pointerdown', () => { this.held = this.shown ? this.opener : null; }, true);
    document.addEventListener('click', (event) => this.click(event));
    ['pointerover', 'focusin'].forEach((type) => document.addEventListener(type, (event) => this.hint(event)));
  }

  /**
   * Loads the terms; with several viewers, those of the last one apply.
   * @param {Words} words
   */
  teach(words) {
    this.say = speaker(words);
    this.terms = new Map((words.glossary || []).map((entry) => [entry.term, entry]));
    this.showNamed();
  }

  /** Opens the definition that the address names, once: somebody opened a name's link in a new tab. */
  showNamed() {
    const { hash, pathname, search } = window.location;
    const entry = hash.startsWith(FRAGMENT) && this.terms.get(hash.slice(FRAGMENT.length));
    if (!entry) return;
    window.history.replaceState(window.history.state, '', pathname + search); // copied links begin without it
    this.show(entry, document.querySelector('h1') ?? document.body);
  }

  get shown() {
    return Boolean(this.node?.matches(':popover-open'));
  }

  /**
   * The name that an event happened on, and its entry; null: none, or one in the list, where links work as usual.
   * @param {Event} event
   */
  named({ target }) {
    const opener = target instanceof Element ? target.closest(NAMES) : null;
    if (!(opener instanceof HTMLElement) || opener.closest('[data-glossary]')) return null;
    const entry = this.terms.get(opener.dataset.term ?? opener.getAttribute('href')?.slice(FRAGMENT.length) ?? '');
    return entry ? { opener, entry } : null;
  }

  /** Gives a name its definition as a tooltip, unless it lies in something that has one. @param {Event} event */
  hint(event) {
    const found = this.named(event);
    if (found && !found.opener.parentElement?.closest('[title]')) setAttr(found.opener, 'title', found.entry.definition);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const found = this.named(event);
    if (!found) return;
    const { opener, entry } = found;
    event.preventDefault();
    if (this.held === opener && event.detail) return; // a second click on the name has already closed the popover
    this.show(entry, opener);
  }

  build() {
    const { say } = this;
    this.name = el('h2', { id: 'term-name' });
    this.close = el('button', {
      type: 'button', class: 'sv-popover-close', on: { click: () => this.node?.hidePopover() },
    }, '×');
    this.definition = el('p', {});
    this.formula = el('p', { class: 'sv-formula' });
    this.sources = el('p', { class: 'sv-note' });
    this.see = el('p', { class: 'sv-note' });
    const node = el('div', {
      class: 'specviz sv-popover', popover: 'auto', role: 'dialog', tabindex: -1, 'aria-labelledby': this.name.id,
    }, el('div', { class: 'sv-popover-head' }, this.name, this.close),
    this.definition, this.formula, this.sources, this.see);
    this.close.setAttribute('aria-label', say('term.close'));
    document.body.append(node);
    return node;
  }

  /**
   * @param {Entry} entry
   * @param {HTMLElement} opener the element to open beside
   */
  show(entry, opener) {
    const node = (this.node = this.node ?? this.build());
    node.dataset.shows = entry.term;
    this.fill(entry);
    if (!node.contains(opener)) {
      this.opener = opener;
      node.classList.toggle('sv-standalone', Boolean(opener.closest('.sv-standalone')));
      node.showPopover();
      this.place(node, opener.getBoundingClientRect());
    }
    node.focus({ preventScroll: true });
  }

  /** @param {Entry} entry */
  fill({ name: title, definition, formula, sources, see }) {
    const { say } = this;
    setText(this.name, title);
    setText(this.definition, definition);
    this.formula.hidden = !formula;
    const symbols = /\bq\b/.test(formula) ? [el('span', { class: 'sv-symbols' }, say('term.symbols'))] : [];
    this.formula.replaceChildren(el('span', { class: 'sv-spoken' }, `${say('term.formula')} `), formula, ...symbols);
    const link = (/** @type {{name: string, url: string}} */ { name: text, url }) => el('a', { href: url, target: '_blank', rel: 'noreferrer' }, text);
    this.list(this.sources, say('term.source'), sources.map(link));
    this.list(this.see, say('term.see'), see.flatMap((other) => {
      const entry = this.terms.get(other);
      return entry ? [term(other, entry.name)] : [];
    }));
  }

  /**
   * Fills a line such as "Source: a, b"; hides it if there are no items.
   * @param {HTMLElement} node
   * @param {string} label
   * @param {HTMLElement[]} items
   */
  list(node, label, items) {
    node.hidden = !items.length;
    node.replaceChildren(`${label} `, ...items.flatMap((item, i) => (i ? [this.say('comma'), item] : [item])));
  }

  /**
   * Places the popover below the name, or above if there is more room; it scrolls with the page.
   * @param {HTMLElement} node
   * @param {DOMRect} opener
   */
  place(node, { left, top, bottom }) {
    const { offsetWidth: width, offsetHeight: height } = node;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + GAP + height + MARGIN <= clientHeight || top < clientHeight - bottom;
    const x = Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN));
    const y = below ? bottom + GAP : Math.max(MARGIN, top - GAP - height);
    Object.assign(node.style, { left: `${x + window.scrollX}px`, top: `${y + window.scrollY}px` });
  }
}

export const glossary = new Glossary();
