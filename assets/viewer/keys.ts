/** The keyboard: shortcuts of the whole viewer, and navigation in the text and the rounds. */

export type Action = 'toggle' | 'roundBack' | 'roundOn' | 'stepBack' | 'stepOn' | 'start' | 'end' | 'help' | 'escape' | 'present';

export interface Keyed {
  node: HTMLElement;
  /** by name; false: there was nothing to do */
  actions: Record<Action, () => unknown>;
  /** pins the slot that has the focus */
  pin: () => void;
  /** handles a key of prediction; returns whether it did */
  predict: (key: string) => boolean;
  /** whether letters and marks are shortcuts */
  letters: () => boolean;
  /** whether this is the presenter's view */
  presenting: () => boolean;
  /** the tokens shown, in order */
  options: () => HTMLElement[];
  /** the rows of the cell's grid */
  cells: (cell: HTMLElement) => HTMLElement[][];
  /** handles a key of the strip; returns whether it did */
  leap: (key: string) => boolean;
}
/** Actions of keys anywhere in the viewer. Arrows, Home and End are not among them: they move within lists.  */
const ANYWHERE: Record<string, Action> = {
  ' ': 'toggle', j: 'roundBack', k: 'roundOn', ',': 'stepBack', '.': 'stepOn', '?': 'help', Escape: 'escape',
  f: 'present', p: 'present',
};
/** Actions of a remote control's keys in the presenter's view, whatever has the focus.  */
const REMOTE: Record<string, Action> = { PageDown: 'stepOn', ArrowRight: 'stepOn', PageUp: 'stepBack', ArrowLeft: 'stepBack' };
const SLIDER: Record<string, Action> = { ArrowUp: 'stepOn', ArrowDown: 'stepBack' };
const ELSEWHERE: Record<string, Action> = { ArrowLeft: 'stepBack', ArrowRight: 'stepOn', Home: 'start', End: 'end' };

const at = (node: HTMLElement) => (node.dataset.at ?? '').split('.').map(Number);

/** The option that a key moves to from another. */
function walkText(options: HTMLElement[], from: HTMLElement, key: string) {
  const here = options.indexOf(from);
  const beside = (rounds: number) => {
    const there = options.filter((node) => at(node)[0] === at(from)[0] + rounds);
    return there.find((node) => at(node)[1] >= at(from)[1]) ?? there.at(-1);
  };
  switch (key) {
    case 'Home': return options[0];
    case 'End': return options.at(-1);
    case 'ArrowRight': return options[here + 1];
    case 'ArrowLeft': return options[here - 1];
    case 'ArrowDown': return beside(1);
    case 'ArrowUp': return beside(-1);
    default: return null;
  }
}

/** The cell that a key moves to from another, in rows of cells. */
function walkGrid(rows: HTMLElement[][], from: HTMLElement, key: string) {
  const row = rows.findIndex((cells) => cells.includes(from));
  const column = rows[row]?.indexOf(from) ?? -1;
  const beside = (cells: HTMLElement[] | undefined) => cells?.[column] ?? cells?.at(-1);
  switch (key) {
    case 'Home': return rows[0][0];
    case 'End': return rows.at(-1)?.at(-1);
    case 'ArrowRight': return rows[row][column + 1] ?? rows[row + 1]?.[0];
    case 'ArrowLeft': return rows[row][column - 1] ?? rows[row - 1]?.at(-1);
    case 'ArrowDown': return beside(rows[row + 1]);
    case 'ArrowUp': return beside(rows[row - 1]);
    default: return null;
  }
}

const KEPT = 'specviz-letters';

function kept() {
  try { return localStorage.getItem(KEPT) !== 'off'; } catch { return true; }
}

/** Whether single letters and marks are shortcuts (WCAG 2.1.4); kept for later visits where the browser allows it. */
export const letters = {
  on: kept(),
  keep(on: boolean) {
    letters.on = on;
    try { localStorage.setItem(KEPT, on ? 'on' : 'off'); } catch { /* then a reload forgets it */ }
  },
};

export class Keys {
  used = true; // whether the viewer was used last; true before anything was used

  constructor(readonly viewer: Keyed) {}

  /** @param signal stops listening */
  listen(signal: AbortSignal) {
    const use = ({ target }: Event) => { this.used = target instanceof Node && this.viewer.node.contains(target); };
    document.addEventListener('pointerdown', use, { signal });
    document.addEventListener('focusin', use, { signal });
    document.addEventListener('keydown', (event) => this.take(event), { signal });
  }

  take(event: KeyboardEvent) {
    const { target, key } = event;
    const { node } = this.viewer;
    if (!(target instanceof HTMLElement)) return;
    const ours = node.contains(target) || this.isFree(key, target);
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (key.length === 1 && key !== ' ' && !this.viewer.letters()) return;
    if (!ours || !node.checkVisibility() || target.matches('input:not([type=checkbox]), select, textarea')) return;
    const pressing = target.matches('button, summary, input') && (key === ' ' || key === 'Enter');
    if (!pressing && this.press(key, target)) event.preventDefault();
  }

  /** Whether the viewer takes a key pressed outside it: letters, except in fields and text. */
  isFree(key: string, target: HTMLElement) {
    const letter = /^[a-z]$/i.test(key);
    if (target !== document.body) return letter && target.matches('a, button, summary');
    return letter || this.used || this.viewer.presenting();
  }

  /** @returns whether the key was handled */
  press(key: string, target: HTMLElement): boolean {
    const { actions, predict, presenting, leap } = this.viewer;
    if (predict(key)) return true;
    const action = ANYWHERE[key.length === 1 ? key.toLowerCase() : key] || (presenting() && REMOTE[key]);
    if (action) return actions[action]() !== false;
    const option: HTMLElement | null = target.closest('[role=option]');
    const cell: HTMLElement | null = target.closest('[role=gridcell]');
    if (option || cell) return this.inside(key, option, cell);
    const slider = target.closest('[role=slider]');
    if (slider && leap(key)) return true;
    const name = ELSEWHERE[key] || (slider && SLIDER[key]);
    if (!name || this.scrolls(target, key)) return false;
    actions[name]();
    return true;
  }

  inside(key: string, option: HTMLElement | null, cell: HTMLElement | null) {
    const { pin, options, cells } = this.viewer;
    if (key === 'Enter') {
      if ((option ?? cell)?.dataset.at) pin();
      return true;
    }
    const to = option ? walkText(options(), option, key) : cell && walkGrid(cells(cell), cell, key);
    if (to) to.focus();
    return Boolean(to) || key in ELSEWHERE; // at the edge, keys do nothing: they must not move the story
  }

  /** Whether the key scrolls the box that has the focus. */
  scrolls(target: HTMLElement, key: string) {
    if (target === document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(target);
    const scrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if (key.startsWith('Arrow')) return scrollable(overflowX) && target.scrollWidth > target.clientWidth;
    return scrollable(overflowY) && target.scrollHeight > target.clientHeight;
  }
}
