/**
 * DOM helpers. All text enters the page here, as text nodes, since models may write hostile text.
 */

/** @import { Attributes, Child } from './types' */
import { bare, codepoint, segments } from './text';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The nodes of a sentence: model text in it gets an element that no browser translates; the rest is prose.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
const spoken = (text) => text.split(/\u2068([^\u2069]*)\u2069/).map((part, i) => (i % 2 ? el('bdi', { translate: 'no' }, part) : part));

/**
 * An element with attributes (`on` holds listeners) and children (strings become text).
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} attributes
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  const { on = {}, ...plain } = attributes;
  Object.entries(on).forEach(([type, listener]) => node.addEventListener(type, /** @type {EventListener} */ (listener)));
  for (const [name, value] of Object.entries(plain)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== false && value != null) node.setAttribute(name, bare(String(value)));
  }
  node.append(...children.flatMap((child) => (child == null ? [] : typeof child === 'string' ? spoken(child) : [child])));
  return node;
}

/**
 * Sets text only if it changed, to avoid needless layout.
 * @param {Node} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent === bare(text)) return;
  if (node instanceof Element) node.replaceChildren(...spoken(text));
  else node.textContent = bare(text);
}

/**
 * Sets an attribute only if it changed; null removes it.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | null | undefined} value
 */
export function setAttr(node, name, value) {
  if (value == null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== bare(String(value))) node.setAttribute(name, bare(String(value)));
}

/**
 * Scrolls a text box, and nothing around it, by whole lines until a part of it is visible.
 * @param {Element} box
 * @param {DOMRect} outer the measured box
 * @param {DOMRect} inner the measured part
 * @param {number} line height of a line in px
 */
export function keepInSight(box, outer, inner, line) {
  const past = inner.bottom - outer.bottom + 4;
  const short = inner.top - outer.top - 48;
  if (past > 0) box.scrollTop = line * Math.ceil((box.scrollTop + past) / line);
  else if (short < 0) box.scrollTop = line * Math.floor((box.scrollTop + short) / line);
}

/**
 * An SVG element with attributes and children.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, bare(String(value))));
  node.append(...children.map((child) => (typeof child === 'string' ? bare(child) : child)));
  return node;
}

/**
 * An icon from path data on a 16 × 16 grid.
 * @param {string} path
 */
export const icon = (path) => svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'sv-icon' }, svg('path', { d: path }));

/**
 * Nodes of a text that show its whitespace faintly; copying them gives the text itself.
 * @param {string} text
 * @param {boolean} oneLine shows only marks for line breaks and tabs
 */
export function textNodes(text, oneLine = false) {
  return segments(text).map(({ kind, text: part }) => {
    if (kind === 'text') return document.createTextNode(part);
    if (kind === 'control') return el('span', { class: 'sv-control' }, codepoint(part));
    const marked = oneLine && kind !== 'space';
    return el('span', { class: `sv-${kind}${marked ? ' sv-marked' : ''}` }, marked ? '' : part);
  });
}

/** Colours of the theme as the browser resolves them, for charts that cannot read CSS. */
export class Palette {
  /** @param {Element} host that the theme applies to */
  constructor(host) {
    this.probe = el('span', { class: 'sv-probe', 'aria-hidden': 'true' });
    host.append(this.probe);
    /** @type {Map<string, string>} */
    this.cache = new Map();
  }

  /** @param {string} name of a custom property, without "--sv-" */
  get(name) {
    const known = this.cache.get(name);
    if (known !== undefined) return known;
    this.probe.style.color = `var(--sv-${name})`;
    const { color } = getComputedStyle(this.probe);
    this.cache.set(name, color);
    return color;
  }

  /** Clears the cached colours; returns whether the theme has changed. */
  refresh() {
    const before = this.cache.get('ink');
    this.cache.clear();
    return this.get('ink') !== before;
  }
}

/** The typeface of text in canvases, charts and saved pictures. */
export const FONT = getComputedStyle(document.documentElement).getPropertyValue('--sv-sans');
