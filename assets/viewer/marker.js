/** Marks the inspected slot, and the one that the Tab key returns to. */

/** @import { At, How, State } from './types' */
import { seen } from './state';

/**
 * @typedef {object} Findable a view with elements for slots
 * @property {(at: At | null) => HTMLElement | null} find
 * @property {() => HTMLElement | null} [entrance] the Tab stop if the view does not show that slot
 */

export class Marker {
  /** @param {Findable[]} views */
  constructor(views) {
    /** @type {{view: Findable, marked: HTMLElement | null, stop: HTMLElement | null}[]} */
    this.views = views.map((view) => ({ view, marked: null, stop: null }));
  }

  /**
   * @param {State} state
   * @param {At | null} at
   * @param {How} how it was chosen
   */
  show(state, at, how) {
    const home = seen(state, state.cursor) ? state.cursor : at;
    this.views.forEach((entry) => {
      const node = entry.view.find(at);
      const stop = entry.view.find(home) ?? entry.view.entrance?.() ?? null;
      if (entry.marked && entry.marked !== node) {
        delete entry.marked.dataset.seen;
        entry.marked.setAttribute('aria-selected', 'false');
      }
      if (node) {
        node.dataset.seen = how;
        node.setAttribute('aria-selected', 'true');
      }
      if (entry.stop && entry.stop !== stop) entry.stop.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      Object.assign(entry, { marked: node, stop });
    });
  }
}
