/** Rounds whose guesses form a tree: pure functions of the trace, no DOM. */

import type { Draft, Round, Trace } from './types';

/** Whether a run drafts trees; old traces lack the setting and never do. */
export const drawsTrees = ({ settings }: Pick<Trace, 'settings'>) => (settings.tree ?? 'chain') !== 'chain';

/** Whether the guesses of a round branch. */
export const isTree = ({ drafts }: { drafts: Draft[] }) => drafts.some(({ parent }, index) => parent !== index - 1);

/**
 * A guess and its ancestors, first to last: all that the target sees of the round at that guess.
 * @param index −1: none
 */
export const lineOf = (drafts: Draft[], index: number): number[] => (index < 0 ? [] : [...lineOf(drafts, drafts[index].parent), index]);

/** The depth of each guess in its tree, from 0. */
export function depthsOf(drafts: Draft[]) {
  const depths: number[] = [];
  drafts.forEach(({ parent }) => depths.push(parent < 0 ? 0 : depths[parent] + 1));
  return depths;
}

/** The accepted guesses, in order. */
export const pathOf = (drafts: Draft[]) => drafts.flatMap(({ verdict }, index) => (verdict === 'accepted' ? [index] : []));

/** The judged guesses in the order of their tests. */
export function testedOf(drafts: Draft[]) {
  const depths = depthsOf(drafts);
  const tested = drafts.flatMap(({ verdict }, index) => (verdict === 'untested' ? [] : [index]));
  return tested.sort((a, b) => depths[a] - depths[b] || a - b);
}

/** The index of the position that a round's final token is drawn from; in a tree, that of the sibling rejected last. */
export function finalSlot({ drafts }: Round) {
  const last = pathOf(drafts).at(-1) ?? -1;
  const siblings = drafts.flatMap(({ parent }, index) => (parent === last ? [index] : []));
  return siblings.at(-1) ?? drafts.length;
}

/**
 * Rows for a drawing that keeps a first child in its parent's row and puts its siblings below.
 * @param parents of each node: an earlier node, or −1
 */
export function rowsOf(parents: number[]): {rows: number[], count: number} {
  const rows = parents.map(() => 0);
  let count = 0;
  const place = (node: number) => {
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
