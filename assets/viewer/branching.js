/** Rounds whose guesses form a tree: pure functions of the trace, no DOM. */

/** @import { Draft, Round, Trace } from './types.d.ts' */

/** Whether a run drafts trees; old traces do not say. @param {Pick<Trace, 'settings'>} trace */
export const drawsTrees = ({ settings }) => (settings.tree ?? 'chain') !== 'chain';

/** Whether the guesses of a round form a tree. @param {{drafts: Draft[]}} round */
export const isTree = ({ drafts }) => drafts.some(({ parent }) => parent != null);

/** The guess that another follows; −1: the text. @param {Draft[]} drafts @param {number} index */
export const parentOf = (drafts, index) => drafts[index].parent ?? index - 1;

/**
 * A guess and those before it, from the text on: all that the target sees of the round there.
 * @param {Draft[]} drafts
 * @param {number} index −1: none
 * @returns {number[]}
 */
export const lineOf = (drafts, index) => (index < 0 ? [] : [...lineOf(drafts, parentOf(drafts, index)), index]);

/** How many guesses come before each, from 0. @param {Draft[]} drafts */
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
 * The position that a round's final token is drawn at: of a tree that of the sibling rejected last.
 * @param {Round} round
 */
export function finalPlace({ drafts }) {
  const path = pathOf(drafts);
  if (!isTree({ drafts })) return path.length;
  const last = path.at(-1) ?? -1;
  const siblings = drafts.flatMap(({ parent }, index) => (parent === last ? [index] : []));
  return siblings.at(-1) ?? drafts.length;
}

/**
 * The chance of an acceptance at each place of a round that was tested, as far as it is known. At a
 * place with siblings it is the chance that any of them is accepted.
 * @param {Round} round
 * @returns {number[]}
 */
export function overlapsOf({ drafts, positions = [] }) {
  const known = drafts.map((draft, index) => ({ ...draft, overlap: positions[index]?.overlap ?? null }));
  if (!isTree({ drafts })) {
    const tested = known.slice(0, drafts.filter(({ verdict }) => verdict !== 'untested').length);
    return tested.flatMap(({ overlap }) => (overlap === null ? [] : [overlap]));
  }
  if (!positions.length) return [];
  const places = new Set(known.filter(({ verdict }) => verdict !== 'untested').map(({ parent }) => parent));
  return [...places].map((place) =>
    1 - known.reduce((missed, { parent, overlap }) => (parent === place ? missed * (1 - (overlap ?? 0)) : missed), 1));
}

/**
 * Rows for a drawing in which a first child stays in the row of its parent and siblings go below.
 * @param {number[]} parents of each node, an earlier one or −1
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
