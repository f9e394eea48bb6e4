/** Marks the inspected slot, and the one that the Tab key returns to. */

import { seen } from './state';
import type { At, How, State } from './types';

/** A view with elements for slots. */
export interface Findable {
  find: (at: At | null) => HTMLElement | null;
  /** the Tab stop if the view does not show that slot */
  entrance?: () => HTMLElement | null;
}

export class Marker {
  readonly views: { view: Findable, marked: HTMLElement | null, stop: HTMLElement | null }[];

  constructor(views: Findable[]) {
    this.views = views.map((view) => ({ view, marked: null, stop: null }));
  }

  /** @param how it was chosen */
  show(state: State, at: At | null, how: How) {
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
