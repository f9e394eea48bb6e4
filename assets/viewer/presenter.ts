/**
 * The presenter's view: the viewer fills the window, large enough for the back of a room. It covers
 * the rest of the page, which is inert. The styles are in presenter.css.
 */

import type { State } from './types';
const WIDTH = 1024; // px of the window that the sizes in presenter.css are for
const HEIGHT = 576;
const LEAST = 0.7; // the smallest readable scale
const NARROW = 800; // px of the window, up to which presenter.css has one column

/** The siblings of an element and of all its ancestors. */
function around(node: Element) {
  const beside = [];
  for (let within = node; within.parentElement && within !== document.body; within = within.parentElement) {
    const inside = within;
    beside.push(...[...within.parentElement.children].filter((other) => other !== inside));
  }
  return beside.filter((other) => other instanceof HTMLElement).filter(({ popover }) => !popover); // a popover lies on top
}

export class Presenter {
  on = false; // as drawn
  outside: HTMLElement[] = [];
  off = new AbortController();
  scrolled = 0; // the page's scroll position, px

  /**
   * @param node fills the window
   * @param resized lays everything out again
   */
  constructor(readonly node: HTMLElement, readonly resized: () => void) {}

  /** @returns whether something changed */
  show({ presenting }: Pick<State, 'presenting'>): boolean {
    if (presenting === this.on) return false;
    this.on = presenting;
    this.node.classList.toggle('sv-presenter', presenting);
    document.documentElement.classList.toggle('sv-presenting', presenting);
    if (presenting) this.enter();
    else this.leave();
    return true;
  }

  enter() {
    this.outside = around(this.node).filter((node) => !node.inert);
    this.outside.forEach((node) => { node.inert = true; });
    this.scrolled = window.scrollY;
    this.off = new AbortController();
    window.addEventListener('resize', () => { this.fit(); this.resized(); }, { signal: this.off.signal });
    this.fit();
  }

  leave() {
    this.off.abort();
    this.outside.forEach((node) => { node.inert = false; });
    this.size(1);
    window.scrollTo({ top: this.scrolled, behavior: 'instant' }); // meanwhile the page was too short to scroll
  }

  /** Scales to the window. */
  fit() {
    const { innerWidth: width, innerHeight: height } = window;
    const wide = width > NARROW ? width / WIDTH : 1;
    this.size(Math.max(LEAST, Math.min(wide, height / HEIGHT)));
  }

  size(scale: number) {
    this.node.style.setProperty('--sv-scale', scale.toFixed(3));
  }
}
