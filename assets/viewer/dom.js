/**
 * DOM helpers. Text enters the page here and only as text nodes: what models write is hostile.
 */

import { codepoint, segments } from './text.js';

const SVG = 'http://www.w3.org/2000/svg';

/** An element with attributes (`on` holds listeners) and children (strings become text). */
export function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === 'on') Object.entries(value).forEach(([type, f]) => node.addEventListener(type, f));
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

/** Sets text only where it changed: nothing is laid out again for nothing. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets an attribute only where it changed; null removes it. */
export function setAttr(node, name, value) {
  if (value == null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

/** Scrolls a box, and only it, until all of something in it is in sight; both as measured. */
export function keepInSight(box, outer, inner, margin = 16) {
  if (inner.bottom > outer.bottom - margin) box.scrollTop += inner.bottom - outer.bottom + margin;
  else if (inner.top < outer.top + 3 * margin) box.scrollTop += inner.top - outer.top - 3 * margin;
}

/** An element of a drawing. */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));
  node.append(...children);
  return node;
}

/** A small picture from the path data of a 16 × 16 icon. */
export const icon = (path) => svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'sv-icon' }, svg('path', { d: path }));

/**
 * Text nodes with whitespace that is seen but quiet; copying gives the text itself.
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
  constructor(host) {
    this.probe = el('span', { class: 'sv-probe', 'aria-hidden': 'true' });
    host.append(this.probe);
    this.cache = new Map();
  }

  /** @param {string} name of a custom property, without "--sv-" */
  get(name) {
    if (!this.cache.has(name)) {
      this.probe.style.color = `var(--sv-${name})`;
      this.cache.set(name, getComputedStyle(this.probe).color);
    }
    return this.cache.get(name);
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
