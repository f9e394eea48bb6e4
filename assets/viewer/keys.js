/** The keyboard: shortcuts of the whole viewer, and navigation in the text and the rounds. */

/** @typedef {'toggle' | 'roundBack' | 'roundOn' | 'stepBack' | 'stepOn' | 'start' | 'end' | 'help' | 'escape' | 'present'} Action */

/**
 * Actions of keys anywhere in the viewer. Arrows, Home and End are not among them: they move within lists.
 * @type {Record<string, Action>}
 */
const ANYWHERE = {
  ' ': 'toggle', j: 'roundBack', k: 'roundOn', ',': 'stepBack', '.': 'stepOn', '?': 'help', Escape: 'escape',
  f: 'present', p: 'present',
};
/**
 * Actions of a remote control's keys in the presenter's view, whatever has the focus.
 * @type {Record<string, Action>}
 */
const REMOTE = { PageDown: 'stepOn', ArrowRight: 'stepOn', PageUp: 'stepBack', ArrowLeft: 'stepBack' };
/** @type {Record<string, Action>} */
const SLIDER = { ArrowUp: 'stepOn', ArrowDown: 'stepBack' };
/** @type {Record<string, Action>} */
const ELSEWHERE = { ArrowLeft: 'stepBack', ArrowRight: 'stepOn', Home: 'start', End: 'end' };

const at = (/** @type {HTMLElement} */ node) => (node.dataset.at ?? '').split('.').map(Number);

/**
 * The option that a key moves to from another.
 * @param {HTMLElement[]} options
 * @param {HTMLElement} from
 * @param {string} key
 */
function walkText(options, from, key) {
  const here = options.indexOf(from);
  const beside = (/** @type {number} */ rounds) => {
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

/**
 * The cell that a key moves to from another, in rows of cells.
 * @param {HTMLElement[][]} rows
 * @param {HTMLElement} from
 * @param {string} key
 */
function walkGrid(rows, from, key) {
  const row = rows.findIndex((cells) => cells.includes(from));
  const column = rows[row]?.indexOf(from) ?? -1;
  const beside = (/** @type {HTMLElement[] | undefined} */ cells) => cells?.[column] ?? cells?.at(-1);
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

/**
 * What the keyboard needs from the viewer.
 * @typedef {object} Keyed
 * @property {HTMLElement} node
 * @property {Record<Action, () => unknown>} actions by name; false: there was nothing to do
 * @property {() => void} pin pins the slot that has the focus
 * @property {(key: string) => boolean} predict handles a key of prediction; returns whether it did
 * @property {() => boolean} letters whether letters and marks are shortcuts
 * @property {() => boolean} presenting whether this is the presenter's view
 * @property {() => HTMLElement[]} options the tokens shown, in order
 * @property {(cell: HTMLElement) => HTMLElement[][]} cells the rows of the cell's grid
 * @property {(key: string) => boolean} leap handles a key of the strip; returns whether it did
 */

export class Keys {
  /** @param {Keyed} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.used = true; // whether the viewer was used last; true before anything was used
  }

  /** @param {AbortSignal} signal stops listening */
  listen(signal) {
    const use = (/** @type {Event} */ { target }) => { this.used = target instanceof Node && this.viewer.node.contains(target); };
    document.addEventListener('pointerdown', use, { signal });
    document.addEventListener('focusin', use, { signal });
    document.addEventListener('keydown', (event) => this.take(event), { signal });
  }

  /** @param {KeyboardEvent} event */
  take(event) {
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

  /**
   * Whether the viewer takes a key pressed outside it: letters, except in fields and text.
   * @param {string} key
   * @param {HTMLElement} target
   */
  isFree(key, target) {
    const letter = /^[a-z]$/i.test(key);
    if (target !== document.body) return letter && target.matches('a, button, summary');
    return letter || this.used || this.viewer.presenting();
  }

  /**
   * @param {string} key
   * @param {HTMLElement} target
   * @returns {boolean} whether the key was handled
   */
  press(key, target) {
    const { actions, predict, presenting, leap } = this.viewer;
    if (predict(key)) return true;
    const action = ANYWHERE[key.length === 1 ? key.toLowerCase() : key] || (presenting() && REMOTE[key]);
    if (action) return actions[action]() !== false;
    /** @type {HTMLElement | null} */
    const option = target.closest('[role=option]');
    /** @type {HTMLElement | null} */
    const cell = target.closest('[role=gridcell]');
    if (option || cell) return this.inside(key, option, cell);
    const slider = target.closest('[role=slider]');
    if (slider && leap(key)) return true;
    const name = ELSEWHERE[key] || (slider && SLIDER[key]);
    if (!name || this.scrolls(target, key)) return false;
    actions[name]();
    return true;
  }

  /**
   * @param {string} key
   * @param {HTMLElement | null} option
   * @param {HTMLElement | null} cell
   */
  inside(key, option, cell) {
    const { pin, options, cells } = this.viewer;
    if (key === 'Enter') {
      if ((option ?? cell)?.dataset.at) pin();
      return true;
    }
    const to = option ? walkText(options(), option, key) : cell && walkGrid(cells(cell), cell, key);
    if (to) to.focus();
    return Boolean(to) || key in ELSEWHERE; // at the edge, keys do nothing: they must not move the story
  }

  /**
   * Whether the key scrolls the box that has the focus.
   * @param {HTMLElement} target
   * @param {string} key
   */
  scrolls(target, key) {
    if (target === document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(target);
    const scrollable = (/** @type {string} */ overflow) => overflow === 'auto' || overflow === 'scroll';
    if (key.startsWith('Arrow')) return scrollable(overflowX) && target.scrollWidth > target.clientWidth;
    return scrollable(overflowY) && target.scrollHeight > target.clientHeight;
  }
}
