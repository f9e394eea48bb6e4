/** The keyboard: keys of the whole viewer, and walking through the text and the rounds. */

// What a key does anywhere in the viewer. Arrows and Home mean something else in a list of tokens.
const ANYWHERE = {
  ' ': 'toggle', j: 'roundBack', k: 'roundOn', ',': 'stepBack', '.': 'stepOn', '?': 'help', Escape: 'escape',
  f: 'present', p: 'present',
};
// What a presenter's remote control sends moves the story, whatever has the focus.
const REMOTE = { PageDown: 'stepOn', ArrowRight: 'stepOn', PageUp: 'stepBack', ArrowLeft: 'stepBack' };
const SLIDER = { ArrowUp: 'stepOn', ArrowDown: 'stepBack' };
const ELSEWHERE = { ArrowLeft: 'stepBack', ArrowRight: 'stepOn', Home: 'start', End: 'end' };

const at = (node) => node.dataset.at.split('.').map(Number);

/** The option that a key leads to from another. */
function walkText(options, from, key) {
  const here = options.indexOf(from);
  const round = (node) => at(node)[0];
  const beside = (rounds) => {
    const there = options.filter((node) => round(node) === round(from) + rounds);
    return there.find((node) => at(node)[1] >= at(from)[1]) || there[there.length - 1];
  };
  switch (key) {
    case 'Home': return options[0];
    case 'End': return options[options.length - 1];
    case 'ArrowRight': return options[here + 1];
    case 'ArrowLeft': return options[here - 1];
    case 'ArrowDown': return beside(1);
    case 'ArrowUp': return beside(-1);
    default: return null;
  }
}

/** The cell that a key leads to from another: rows are lists of the cells in them. */
function walkGrid(rows, from, key) {
  const row = rows.findIndex((cells) => cells.includes(from));
  const column = rows[row] ? rows[row].indexOf(from) : -1;
  const last = (cells) => cells && cells[cells.length - 1];
  const beside = (cells) => cells && (cells[column] || last(cells));
  switch (key) {
    case 'Home': return rows[0][0];
    case 'End': return last(last(rows));
    case 'ArrowRight': return rows[row][column + 1] || (rows[row + 1] && rows[row + 1][0]);
    case 'ArrowLeft': return rows[row][column - 1] || last(rows[row - 1]);
    case 'ArrowDown': return beside(rows[row + 1]);
    case 'ArrowUp': return beside(rows[row - 1]);
    default: return null;
  }
}

export class Keys {
  /**
   * @param {object} context
   * @param {Element} context.node the viewer
   * @param {object} context.actions what keys can do, by name, and `pin`
   * @param {() => boolean} context.presenting whether this is the presenter's view
   * @param {() => Element[]} context.options the tokens shown, in order
   * @param {() => Element[][]} context.cells the cells shown, by rows
   * @param {(key: string) => boolean} context.leap what the strip makes of a key
   */
  constructor(context) {
    Object.assign(this, context);
    this.used = false; // keys are for whoever was used last
  }

  listen(signal) {
    const use = (event) => { this.used = this.node.contains(event.target); };
    document.addEventListener('pointerdown', use, { signal });
    document.addEventListener('focusin', use, { signal });
    document.addEventListener('keydown', (event) => this.take(event), { signal });
  }

  take(event) {
    const { target, key } = event;
    const ours = this.node.contains(target) || (target === document.body && (this.used || this.presenting()));
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (!ours || !this.node.checkVisibility() || target.matches('input, select, textarea')) return;
    const pressing = target.matches('button, summary') && (key === ' ' || key === 'Enter');
    if (!pressing && this.press(key, target)) event.preventDefault();
  }

  /** @returns {boolean} whether the key meant something */
  press(key, target) {
    if (this.actions.predict(key)) return true;
    const action = ANYWHERE[key.length === 1 ? key.toLowerCase() : key] || (this.presenting() && REMOTE[key]);
    if (action) return this.actions[action]() !== false;
    const option = target.closest('[role=option]');
    const cell = target.closest('[role=gridcell]');
    if (option || cell) return this.inside(key, option, cell);
    const slider = target.closest('[role=slider]');
    if (slider && this.leap(key)) return true;
    const name = ELSEWHERE[key] || (slider && SLIDER[key]);
    if (!name || this.scrolls(target, key)) return false;
    this.actions[name]();
    return true;
  }

  inside(key, option, cell) {
    if (key === 'Enter') {
      if ((option || cell).dataset.at) this.actions.pin();
      return true;
    }
    const to = option ? walkText(this.options(), option, key) : walkGrid(this.cells(), cell, key);
    if (to) to.focus();
    return Boolean(to) || key in ELSEWHERE; // at the edge nothing happens, least of all another step
  }

  /** Whether the key scrolls the box that has the focus. */
  scrolls(target, key) {
    if (target === document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(target);
    const scrollable = (overflow) => overflow === 'auto' || overflow === 'scroll';
    if (key.startsWith('Arrow')) return scrollable(overflowX) && target.scrollWidth > target.clientWidth;
    return scrollable(overflowY) && target.scrollHeight > target.clientHeight;
  }
}
