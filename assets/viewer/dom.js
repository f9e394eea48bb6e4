/**
 * DOM helpers. Text enters the page here and only as text nodes: what models write is hostile.
 */

/** @import { Attributes, Child } from './types.d.ts' */
import { codepoint, segments } from './text.js';

const SVG = 'http://www.w3.org/2000/svg';

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
    else if (value !== false && value != null) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

/**
 * Sets text only where it changed: nothing is laid out again for nothing.
 * @param {Node} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Sets an attribute only where it changed; null removes it.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | null | undefined} value
 */
export function setAttr(node, name, value) {
  if (value == null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

/**
 * Scrolls a box of text by whole lines, and only it, until something in it is in sight; all as measured.
 * @param {Element} box
 * @param {DOMRect} outer of the box
 * @param {DOMRect} inner of what is in it
 * @param {number} line its height
 */
export function keepInSight(box, outer, inner, line) {
  const past = inner.bottom - outer.bottom + 4;
  const short = inner.top - outer.top - 48;
  if (past > 0) box.scrollTop = line * Math.ceil((box.scrollTop + past) / line);
  else if (short < 0) box.scrollTop = line * Math.floor((box.scrollTop + short) / line);
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, String(value)));
  node.append(...children);
  return node;
}

/**
 * A small picture from the path data of a 16 × 16 icon.
 * @param {string} path
 */
export const icon = (path) => svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'sv-icon' }, svg('path', { d: path }));

/**
 * Text nodes with whitespace that is seen but quiet; copying gives the text itself.
 * @param {string} text
 * @param {boolean} oneLine line breaks and tabs are only marked
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

  /** Forgets the colours; true if the theme has changed. */
  refresh() {
    const before = this.cache.get('ink');
    this.cache.clear();
    return this.get('ink') !== before;
  }
}

/** The typeface of what is drawn rather than set. */
export const FONT = getComputedStyle(document.documentElement).getPropertyValue('--sv-sans');
