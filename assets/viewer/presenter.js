/**
 * The presenter's view: the viewer fills the window, large enough for the back of a room, and what
 * is around it can be neither seen nor reached. How it looks is in presenter.css.
 */

const WIDTH = 1024; // px of a window for which the sizes in presenter.css are meant
const HEIGHT = 576;
const ROW = 38; // px of a round at that size
const SMALL_ROW = 36; // as in viewer.css

/** What lies beside an element and beside all that it lies in. */
function around(node) {
  const beside = [];
  for (let within = node; within !== document.body; within = within.parentElement) {
    beside.push(...[...within.parentElement.children].filter((other) => other !== within));
  }
  return beside;
}

export class Presenter {
  /** @param {object} viewer whose node fills the window */
  constructor(viewer) {
    this.viewer = viewer;
    this.on = false;
    this.outside = [];
  }

  show(on) {
    const { viewer } = this;
    if (on === this.on) return;
    this.on = on;
    viewer.node.classList.toggle('sv-presenter', on);
    document.documentElement.classList.toggle('sv-presenting', on);
    viewer.transport.presenting(on);
    if (on) this.enter();
    else this.leave();
    viewer.palette.refresh();
    viewer.relayout();
  }

  enter() {
    this.outside = around(this.viewer.node).filter((node) => !node.inert);
    this.outside.forEach((node) => { node.inert = true; });
    this.off = new AbortController();
    window.addEventListener('resize', () => { this.fit(); this.viewer.relayout(); }, { signal: this.off.signal });
    this.fit();
    this.viewer.transport.buttons.play.focus();
  }

  leave() {
    this.off.abort();
    this.outside.forEach((node) => { node.inert = false; });
    this.size(1, SMALL_ROW);
    this.viewer.transport.presenter.focus();
  }

  /** As large as the window allows. */
  fit() {
    const scale = Math.max(1, Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT));
    this.size(scale, Math.round(ROW * scale));
  }

  size(scale, row) {
    const { node, rounds } = this.viewer;
    node.style.setProperty('--sv-scale', scale.toFixed(3));
    node.style.setProperty('--sv-row', `${row}px`);
    rounds.setRowHeight(row);
  }
}
