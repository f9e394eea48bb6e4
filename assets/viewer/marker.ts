/** Marks the inspected slot in the text, the rounds and the round on the stage, and the one that the Tab key returns to. */

import { seen } from './state';
import type { At, How, State } from './types';

const AREAS = ['.sv-list', '.sv-rows', '.sv-round'];
const TO_ENTER = '.sv-round [role=gridcell]:not([aria-hidden])'; // the Tab stop there if the inspected slot is in another round

/** The element of a slot in an area; in the text, for a discarded guess, that of its round's last token. */
function find(viewer: Element, area: string, at: At | null) {
  if (!at) return null;
  const own = viewer.querySelector<HTMLElement>(`${area} [role][data-at="${at.round}.${at.index}"]`);
  const node = own ?? [...viewer.querySelectorAll<HTMLElement>(`${area} [role=option][data-at^="${at.round}."]`)].at(-1);
  return node && !node.closest('.sv-ahead') ? node : null;
}

export class Marker {
  readonly marks = AREAS.map((area) => ({ area, marked: null as HTMLElement | null, stop: null as HTMLElement | null }));

  constructor(readonly viewer: Element) {}

  /** @param how it was chosen */
  show(state: State, at: At | null, how: How) {
    const home = seen(state, state.cursor) ? state.cursor : at;
    for (const mark of this.marks) {
      const node = find(this.viewer, mark.area, at);
      const stop = find(this.viewer, mark.area, home) ?? (mark.area === '.sv-round' ? this.viewer.querySelector<HTMLElement>(TO_ENTER) : null);
      if (mark.marked && mark.marked !== node) {
        delete mark.marked.dataset.seen;
        mark.marked.setAttribute('aria-selected', 'false');
      }
      if (node) {
        node.dataset.seen = how;
        node.setAttribute('aria-selected', 'true');
      }
      if (mark.stop && mark.stop !== stop) mark.stop.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      Object.assign(mark, { marked: node, stop });
    }
  }
}
