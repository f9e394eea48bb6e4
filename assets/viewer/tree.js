/**
 * A tree of guesses beside its attention mask, which says what each token sees. The tree grows level
 * by level. Hovering a node or its row of the mask highlights, in both, the tokens that it sees.
 */

/** @import { At, Look, Run, Say, Slot } from './types' */
import { el, setAttr, setText } from './dom';
import { depthsOf, lineOf, parentOf, pathOf, rowsOf } from './branching';
import { labelOf, nameOf, paintToken } from './stream';
import { term } from './glossary';

const ROOM = 20; // px of margin around a node when scrolling to it
const ROOMY = 5; // with more rows or columns the layout is dense, so that the text above stays visible

/** @typedef {{node: HTMLElement, mark: HTMLElement, link: HTMLElement}} Leaf */

export class TreePicture {
  /** @type {Run | null} */
  run = null;
  /** @type {Leaf[]} */
  leaves = []; // by slot; the last is the target's own token
  /** @type {HTMLElement[]} */
  masked = []; // the mask's row of each guess
  /** @type {HTMLElement[][]} */
  levels = [];
  number = -1;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.root = el('span', { class: 'sv-tree-text', 'aria-hidden': 'true' }, say('tree.text'));
    this.grid = el('div', { class: 'sv-tree-grid', role: 'grid', 'aria-label': say('tree.label') });
    this.mask = el('div', { class: 'sv-mask', 'aria-hidden': 'true' });
    this.note = el('p', { class: 'sv-tree-note' });
    this.node = el('div', { class: 'sv-tree', hidden: true },
      el('div', { class: 'sv-tree-scroll' }, this.grid),
      el('div', { class: 'sv-mask-side' }, el('p', { class: 'sv-mask-name' }, term('tree_mask', say('tree.mask'))), this.mask, this.note));
  }

  /** @param {Run} run @param {number} number */
  build(run, number) {
    Object.assign(this, { run, number });
    const round = run.rounds[number];
    const { drafts, final } = round;
    const { slots } = run.rows[number];
    const depths = depthsOf(drafts);
    const parents = drafts.map((_, index) => parentOf(drafts, index));
    if (final) {
      depths.push(pathOf(drafts).length);
      parents.push(pathOf(drafts).at(-1) ?? -1);
    }
    const { rows, count } = rowsOf(parents);
    this.leaves = slots.map((slot, index) => this.leaf(slot, index, { column: depths[index] + 2, row: rows[index], above: rows[parents[index]] ?? 0 }));
    this.levels = Array.from({ length: Math.max(0, ...depths) + 1 }, (_, depth) =>
      this.leaves.flatMap(({ node }, index) => (depths[index] === depth ? [node] : [])));
    this.node.classList.toggle('sv-tree-dense', Math.max(count, this.levels.length) > ROOMY);
    this.grid.style.setProperty('--rows', String(count));
    this.grid.replaceChildren(this.root, ...this.leaves.map(({ link }) => link),
      ...this.levels.map((nodes) => el('div', { role: 'row', class: 'sv-tree-level' }, ...nodes)));
    this.masked = drafts.map((_, index) => this.maskRow(index, lineOf(drafts, index)));
    this.mask.style.setProperty('--nodes', String(drafts.length));
    this.mask.classList.toggle('sv-mask-fine', drafts.length > 20);
    this.mask.replaceChildren(...this.masked);
  }

  /**
   * @param {Slot} slot
   * @param {number} index
   * @param {{column: number, row: number, above: number}} at above: its parent's row
   * @returns {Leaf}
   */
  leaf(slot, index, { column, row, above }) {
    const mark = el('span', { class: 'sv-mark', 'aria-hidden': 'true' });
    const text = paintToken(el('span', { class: 'sv-tree-token', translate: 'no' }), slot, true);
    const node = el('div', {
      class: 'sv-leaf', role: 'gridcell', tabindex: -1, 'data-at': `${this.number}.${index}`,
      style: `grid-column:${column};grid-row:${row + 1}`,
    }, mark, text);
    const link = el('span', { class: 'sv-tree-link', 'aria-hidden': 'true', style: `grid-column:${column};grid-row:${above + 1}/${row + 2}` });
    link.classList.toggle('sv-tree-bend', row > above);
    return { node, mark, link };
  }

  /** @param {number} index @param {number[]} line the guesses that it sees, itself included */
  maskRow(index, line) {
    const seen = [0, ...line.map((node) => node + 1)];
    return el('div', { class: 'sv-mask-row', 'data-at': `${this.number}.${index}` },
      ...seen.map((column) => el('span', { class: 'sv-mask-cell', 'data-column': column, style: `--column:${column}` })));
  }

  /**
   * @param {Run} run
   * @param {number} number
   * @param {Look[]} looks of each slot
   * @param {boolean} over whether the round is complete
   */
  show(run, number, looks, over) {
    if (run !== this.run || number !== this.number || this.leaves.length !== run.rows[number].slots.length) this.build(run, number);
    const { drafts } = run.rounds[number];
    this.leaves.forEach(({ node, mark, link }, index) => {
      const look = looks[index] ?? 'absent';
      [node, mark, link].forEach((part) => setAttr(part, 'data-kind', look));
      setAttr(node, 'aria-hidden', look === 'absent' ? 'true' : null);
      setAttr(node, 'aria-label', look === 'absent' ? null : this.label(run, number, index, look));
      if (this.masked[index]) setAttr(this.masked[index], 'data-kind', look);
    });
    const accepted = pathOf(drafts).length;
    setText(this.note, over ? this.say('tree.sum', { verified: drafts.length, accepted, wasted: drafts.length - accepted }) : this.say('tree.sees'));
  }

  /** @param {Run} run @param {number} number @param {number} index @param {Look} look */
  label(run, number, index, look) {
    const { say } = this;
    const label = labelOf(run, number, index, say, look);
    const { drafts } = run.rounds[number];
    if (index >= drafts.length) return label;
    const line = lineOf(drafts, parentOf(drafts, index)).map((node) => nameOf(run.rows[number].slots[node], say));
    return say(line.length ? 'tree.aria' : 'tree.aria_first', { label, level: line.length + 1, line: line.join(' ') });
  }

  /** Highlights a node and the guesses that it sees in the tree, and its row of the mask. @param {At | null} at */
  light(at) {
    const { run, number } = this;
    const drafts = run?.rounds[number]?.drafts ?? [];
    const here = at && at.round === number && at.index < drafts.length ? at.index : -1;
    const line = lineOf(drafts, here);
    this.leaves.forEach(({ node, link }, index) => [node, link].forEach((part) => part.toggleAttribute('data-line', line.includes(index))));
    this.root.toggleAttribute('data-line', here >= 0);
    this.masked.forEach((row, index) => row.toggleAttribute('data-line', index === here));
  }

  /**
   * @param {At | null} at
   * @returns {HTMLElement | null}
   */
  find(at) {
    return (at && at.round === this.number && this.leaves[at.index]?.node) || null;
  }

  /** Scrolls to a node inside the tree's own boxes, not the page. @param {number} index */
  reveal(index) {
    const aside = this.grid.parentElement;
    const node = this.leaves[index]?.node;
    if (!aside || !node) return;
    const past = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ start, /** @type {number} */ end) =>
      Math.min(0, from - ROOM - start) || Math.max(0, to + ROOM - end);
    const [at, tall, broad] = [node, this.node, aside].map((box) => box.getBoundingClientRect());
    this.node.scrollTop += past(at.top, at.bottom, tall.top, tall.bottom);
    aside.scrollLeft += past(at.left, at.right, broad.left, broad.right);
  }

  /** The nodes shown, by levels. */
  rows() {
    return this.levels.map((nodes) => nodes.filter((node) => node.dataset.kind !== 'absent')).filter((nodes) => nodes.length);
  }
}
