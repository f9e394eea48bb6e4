/**
 * The presenter's view: the viewer fills the window, large enough for the back of a room, and what
 * is around it can be neither seen nor reached. How it looks is in presenter.css.
 */

/** @import { State } from './types.d.ts' */

const WIDTH = 1024; // px of a window for which the sizes in presenter.css are meant
const HEIGHT = 576;

/** What lies beside an element and beside all that it lies in. @param {Element} node */
function around(node) {
  const beside = [];
  for (let within = node; within.parentElement && within !== document.body; within = within.parentElement) {
    const inside = within;
    beside.push(...[...within.parentElement.children].filter((other) => other !== inside));
  }
  return beside.filter((other) => other instanceof HTMLElement).filter(({ popover }) => !popover); // a popover comes on top
}

export class Presenter {
  /**
   * @param {object} view
   * @param {HTMLElement} view.node that fills the window
   * @param {() => void} view.resized lays everything out anew
   */
  constructor({ node, resized }) {
    this.node = node;
    this.resized = resized;
    this.on = false; // as it is drawn
    /** @type {HTMLElement[]} */
    this.outside = [];
    this.off = new AbortController();
    this.scrolled = 0; // px that the page was scrolled by
  }

  /**
   * @param {Pick<State, 'presenting'>} state
   * @returns {boolean} whether that has changed something
   */
  show({ presenting }) {
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
    window.scrollTo({ top: this.scrolled, behavior: 'instant' }); // the page was as high as the window meanwhile
  }

  /** As large as the window allows. */
  fit() {
    const scale = Math.max(1, Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT));
    this.size(scale);
  }

  /** @param {number} scale */
  size(scale) {
    this.node.style.setProperty('--sv-scale', scale.toFixed(3));
  }
}
