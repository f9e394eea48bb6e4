/** DOM helpers. All text enters the page here, as text nodes, since models may write hostile text. */

import { bare, codepoint, segments } from './text';
import type { Attributes, Child } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/** The nodes of a sentence: model text in it gets an element that no browser translates; the rest is prose. */
const spoken = (text: string): (Node | string)[] => text.split(/\u2068([^\u2069]*)\u2069/).map((part, i) => (i % 2 ? el('bdi', { translate: 'no' }, part) : part));

/** An element with attributes (`on` holds listeners) and children (strings become text). */
export function el<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Attributes, ...children: Child[]): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  const { on = {}, ...plain } = attributes;
  Object.entries(on).forEach(([type, listener]) => node.addEventListener(type, (listener as EventListener)));
  for (const [name, value] of Object.entries(plain)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== false && value != null) node.setAttribute(name, bare(String(value)));
  }
  node.append(...children.flatMap((child) => (child == null ? [] : typeof child === 'string' ? spoken(child) : [child])));
  return node;
}

/** Sets text only if it changed, to avoid needless layout. */
export function setText(node: Node, text: string) {
  if (node.textContent === bare(text)) return;
  if (node instanceof Element) node.replaceChildren(...spoken(text));
  else node.textContent = bare(text);
}

/** Sets an attribute only if it changed; null removes it. */
export function setAttr(node: Element, name: string, value: string | number | null | undefined) {
  if (value == null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== bare(String(value))) node.setAttribute(name, bare(String(value)));
}

/**
 * Scrolls a text box, and nothing around it, by whole lines until a part of it is visible.
 * @param outer the measured box
 * @param inner the measured part
 * @param line height of a line in px
 */
export function keepInSight(box: Element, outer: DOMRect, inner: DOMRect, line: number) {
  const past = inner.bottom - outer.bottom + 4;
  const short = inner.top - outer.top - 48;
  if (past > 0) box.scrollTop = line * Math.ceil((box.scrollTop + past) / line);
  else if (short < 0) box.scrollTop = line * Math.floor((box.scrollTop + short) / line);
}

/** An SVG element with attributes and children. */
export function svg<Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Record<string, string | number>, ...children: (Node | string)[]): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, bare(String(value))));
  node.append(...children.map((child) => (typeof child === 'string' ? bare(child) : child)));
  return node;
}

/** An icon from path data on a 16 × 16 grid. */
export const icon = (path: string) => svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'sv-icon' }, svg('path', { d: path }));

/**
 * Nodes of a text that show its whitespace faintly; copying them gives the text itself.
 * @param oneLine shows only marks for line breaks and tabs
 */
export function textNodes(text: string, oneLine: boolean = false) {
  return segments(text).map(({ kind, text: part }) => {
    if (kind === 'text') return document.createTextNode(part);
    if (kind === 'control') return el('span', { class: 'sv-control' }, codepoint(part));
    const marked = oneLine && kind !== 'space';
    return el('span', { class: `sv-${kind}${marked ? ' sv-marked' : ''}` }, marked ? '' : part);
  });
}

/** Colours of the theme as the browser resolves them, for charts that cannot read CSS. */
export class Palette {
  readonly probe = el('span', { class: 'sv-probe', 'aria-hidden': 'true' });
  readonly cache = new Map<string, string>();

  /** @param host that the theme applies to */
  constructor(readonly host: Element) {}

  /** @param name of a custom property, without "--sv-" */
  get(name: string) {
    const known = this.cache.get(name);
    if (known !== undefined) return known;
    if (!this.probe.isConnected) this.host.append(this.probe);
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
