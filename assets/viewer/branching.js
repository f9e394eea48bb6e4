/** Rounds whose guesses form a tree: pure functions of the trace, no DOM. */

/** @import { Draft, Round, Trace } from './types' */

/** Whether a run drafts trees; old traces lack the setting and never do. @param {Pick<Trace, 'settings'>} trace */
export const drawsTrees = ({ settings }) => (settings.tree ?? 'chain') !== 'chain';

/** Whether the guesses of a round form a tree. @param {{drafts: Draft[]}} round */
export const isTree = ({ drafts }) => drafts.some(({ parent }) => parent != null);

/** The index of a guess's parent; −1: the text. @param {Draft[]} drafts @param {number} index */
export const parentOf = (drafts, index) => drafts[index].parent ?? index - 1;

/**
 * A guess and its ancestors, first to last: all that the target sees of the round at that guess.
 * @param {Draft[]} drafts
 * @param {number} index −1: none
 * @returns {number[]}
 */
export const lineOf = (drafts, index) => (index < 0 ? [] : [...lineOf(drafts, parentOf(drafts, index)), index]);

/** The depth of each guess in its tree, from 0. @param {Draft[]} drafts */
export function depthsOf(drafts) {
  /** @type {number[]} */
  const depths = [];
  drafts.forEach((_, index) => {
    const parent = parentOf(drafts, index);
    depths.push(parent < 0 ? 0 : depths[parent] + 1);
  });
  return depths;
}

/** The accepted guesses, in order. @param {Draft[]} drafts */
export const pathOf = (drafts) => drafts.flatMap(({ verdict }, index) => (verdict === 'accepted' ? [index] : []));

/** The judged guesses in the order of their tests. @param {Draft[]} drafts */
export function testedOf(drafts) {
  const depths = depthsOf(drafts);
  const tested = drafts.flatMap(({ verdict }, index) => (verdict === 'untested' ? [] : [index]));
  return tested.sort((a, b) => depths[a] - depths[b] || a - b);
}

/**
 * The index of the position that a round's final token is drawn from; in a tree, that of the sibling rejected last.
 * @param {Round} round
 */
export function finalSlot({ drafts }) {
  const path = pathOf(drafts);
  if (!isTree({ drafts })) return path.length;
  const last = path.at(-1) ?? -1;
  const siblings = drafts.flatMap(({ parent }, index) => (parent === last ? [index] : []));
  return siblings.at(-1) ?? drafts.length;
}

/**
 * Rows for a drawing that keeps a first child in its parent's row and puts its siblings below.
 * @param {number[]} parents of each node: an earlier node, or −1
 * @returns {{rows: number[], count: number}}
 */
export function rowsOf(parents) {
  const rows = parents.map(() => 0);
  let count = 0;
  const place = (/** @type {number} */ node) => {
    if (node >= 0) rows[node] = count;
    const children = parents.flatMap((parent, index) => (parent === node ? [index] : []));
    children.forEach((child, rank) => {
      if (rank) count += 1;
      place(child);
    });
  };
  place(-1);
  return { rows, count: count + 1 };
}
