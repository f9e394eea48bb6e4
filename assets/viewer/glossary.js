/**
 * Definitions in place: a term's name opens what it means, its formula and where it comes from.
 *
 * Any part of the page can use it. A name is a <button data-term="gamma">, which in the viewer
 * `term('gamma', 'γ')` makes; in Markdown it is a link: [γ](#term-gamma). The terms are
 * those of specviz/words/glossary.py. Inside an element with `data-glossary`, the list of them all
 * (the Learn tab), such links lead to a term's place in it.
 */

import { speaker } from './text.js';
import { el, setText } from './dom.js';

const NAMES = '[data-term], a[href^="#term-"]';
const MARGIN = 12; // px between the definition and the window's edge
const GAP = 8; // px between a name and its definition

/** A name that opens its definition. */
export function term(name, text) {
  return el('button', { type: 'button', class: 'sv-term', 'data-term': name, 'aria-haspopup': 'dialog' }, text);
}

class Glossary {
  constructor() {
    this.terms = new Map();
    this.node = null;
    this.held = null; // the name whose definition was open when the pointer went down
    document.addEventListener('pointerdown', () => { this.held = this.shown ? this.opener : null; }, true);
    document.addEventListener('click', (event) => this.click(event));
  }

  /** Takes the words; of several viewers' the last. */
  teach(words) {
    this.say = speaker(words);
    this.terms = new Map((words.glossary || []).map((entry) => [entry.term, entry]));
  }

  get shown() {
    return Boolean(this.node) && this.node.matches(':popover-open');
  }

  click(event) {
    const opener = event.target.closest && event.target.closest(NAMES);
    const name = opener && (opener.dataset.term || opener.getAttribute('href').slice('#term-'.length));
    if (!this.terms.has(name) || opener.closest('[data-glossary]')) return; // in the list, links lead through it
    event.preventDefault();
    if (this.held === opener && event.detail) return; // a second click on the name has closed it
    this.show(this.terms.get(name), opener);
  }

  build() {
    const { say } = this;
    this.name = el('h2', { id: 'term-name' });
    this.close = el('button', {
      type: 'button', class: 'sv-popover-close', on: { click: () => this.node.hidePopover() },
    }, '×');
    this.definition = el('p', {});
    this.formula = el('p', { class: 'sv-formula' });
    this.sources = el('p', { class: 'sv-note' });
    this.see = el('p', { class: 'sv-note' });
    this.node = el('div', {
      class: 'specviz sv-popover', popover: 'auto', role: 'dialog', tabindex: -1, 'aria-labelledby': this.name.id,
    }, el('div', { class: 'sv-popover-head' }, this.name, this.close),
    this.definition, this.formula, this.sources, this.see);
    this.close.setAttribute('aria-label', say('term.close'));
    document.body.append(this.node);
  }

  /** @param {object} entry of the glossary @param {Element} opener what it opens beside */
  show(entry, opener) {
    if (!this.node) this.build();
    this.fill(entry);
    if (!this.node.contains(opener)) {
      this.opener = opener;
      this.node.classList.toggle('sv-standalone', Boolean(opener.closest('.sv-standalone')));
      this.node.showPopover();
      this.place(opener.getBoundingClientRect());
    }
    this.node.focus({ preventScroll: true });
  }

  fill({ term: name, name: title, definition, formula, sources, see }) {
    const { say } = this;
    this.node.dataset.shows = name;
    setText(this.name, title);
    setText(this.definition, definition);
    this.formula.hidden = !formula;
    this.formula.replaceChildren(el('span', { class: 'sv-spoken' }, `${say('term.formula')} `), formula);
    const link = ({ name: text, url }) => el('a', { href: url, target: '_blank', rel: 'noreferrer' }, text);
    list(this.sources, say('term.source'), sources.map(link));
    list(this.see, say('term.see'), see.filter((other) => this.terms.has(other))
      .map((other) => term(other, this.terms.get(other).name)));
  }

  /** Below the name, or above it where there is more room; it scrolls along with the page. */
  place({ left, top, bottom }) {
    const { offsetWidth: width, offsetHeight: height } = this.node;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + GAP + height + MARGIN <= clientHeight || top < clientHeight - bottom;
    const x = Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN));
    const y = below ? bottom + GAP : Math.max(MARGIN, top - GAP - height);
    Object.assign(this.node.style, { left: `${x + window.scrollX}px`, top: `${y + window.scrollY}px` });
  }
}

/** "Source: a, b", or nothing. */
function list(node, label, items) {
  node.hidden = !items.length;
  node.replaceChildren(`${label} `, ...items.flatMap((item, i) => (i ? [', ', item] : [item])));
}

export const glossary = new Glossary();
