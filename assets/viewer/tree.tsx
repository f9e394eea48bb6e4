/**
 * A tree of guesses beside its attention mask, which says what each token sees. The tree grows level
 * by level. Hovering a node or its row of the mask highlights, in both, the tokens that it sees.
 */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { depthsOf, lineOf, pathOf, rowsOf } from './branching';
import { inspected, picture, seen } from './state';
import { labelOf, nameOf, TokenText } from './token';
import type { Look, Run } from './types';
import { Term, useRun } from './view';
import { t } from './words';

const ROOM = 20; // px of margin around a node when scrolling to it
const ROOMY = 5; // with more rows or columns the layout is dense, so that the text above stays visible

/** Where the nodes of a round lie; the last is the target's own token. */
function layoutOf(run: Run, number: number) {
  const { drafts, final } = run.rounds[number];
  const depths = depthsOf(drafts);
  const parents = drafts.map(({ parent }) => parent);
  if (final) {
    depths.push(pathOf(drafts).length);
    parents.push(pathOf(drafts).at(-1) ?? -1);
  }
  const { rows, count } = rowsOf(parents);
  const levels = Array.from({ length: Math.max(0, ...depths) + 1 }, (_, depth) => depths.flatMap((one, index) => (one === depth ? [index] : [])));
  return { rows, count, levels, above: parents.map((parent) => rows[parent] ?? 0), columns: depths.map((depth) => depth + 2) };
}

function label(run: Run, number: number, index: number, look: Look) {
  const own = labelOf(run, number, index, look);
  const { drafts } = run.rounds[number];
  if (index >= drafts.length) return own;
  const line = lineOf(drafts, drafts[index].parent).map((node) => nameOf(run.rows[number].slots[node]));
  return t(line.length ? 'tree.aria' : 'tree.aria_first', { label: own, level: line.length + 1, line: line.join(' ') });
}

/** @param over whether the round is complete */
export function Tree({ run, number, looks, over }: { run: Run, number: number, looks: Look[], over: boolean }) {
  const { state } = useRun();
  const { drafts } = run.rounds[number];
  const { slots } = run.rows[number];
  const { rows, count, levels, above, columns } = useMemo(() => layoutOf(run, number), [run, number]);
  const { at } = inspected(state);
  const here = at?.round === number && at.index < drafts.length && seen(state, at) ? at.index : -1;
  const line = lineOf(drafts, here); // the guesses that the inspected one sees
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const phase = picture(state)?.phase.name;
    if (phase ? phase !== 'verify' && phase !== 'discard' : state.moment.round) reveal(box.current!, inspected(state).at?.index ?? slots.length - 1);
  }, [run, number, state.moment]);
  const accepted = pathOf(drafts).length;
  const link = (index: number) => (
    <span key={index} class={`sv-tree-link${rows[index] > above[index] ? ' sv-tree-bend' : ''}`} aria-hidden="true" data-kind={looks[index] ?? 'absent'}
      data-line={line.includes(index) ? '' : undefined} style={`grid-column:${columns[index]};grid-row:${above[index] + 1}/${rows[index] + 2}`} />
  );
  const node = (index: number) => {
    const look = looks[index] ?? 'absent';
    return (
      <div key={index} class="sv-leaf" role="gridcell" tabindex={-1} data-at={`${number}.${index}`} data-kind={look} data-line={line.includes(index) ? '' : undefined}
        style={`grid-column:${columns[index]};grid-row:${rows[index] + 1}`} aria-hidden={look === 'absent' ? 'true' : undefined}
        aria-label={look === 'absent' ? undefined : label(run, number, index, look)}>
        <span class="sv-mark" aria-hidden="true" data-kind={look} /><TokenText slot={slots[index]} as="sv-tree-token" />
      </div>
    );
  };
  return (
    <div key={number} class={`sv-tree${Math.max(count, levels.length) > ROOMY ? ' sv-tree-dense' : ''}`} ref={box}>
      <div class="sv-tree-scroll">
        <div class="sv-tree-grid" role="grid" aria-label={t('tree.label')} style={{ '--rows': count }}>
          <span class="sv-tree-text" aria-hidden="true" data-line={here >= 0 ? '' : undefined}>{t('tree.text')}</span>
          {slots.map((_, index) => link(index))}
          {levels.map((nodes, depth) => <div key={`level ${depth}`} role="row" class="sv-tree-level">{nodes.map(node)}</div>)}
        </div>
      </div>
      <div class="sv-mask-side">
        <p class="sv-mask-name"><Term name="tree_mask">{t('tree.mask')}</Term></p>
        <div class={`sv-mask${drafts.length > 20 ? ' sv-mask-fine' : ''}`} aria-hidden="true" style={{ '--nodes': drafts.length }}>
          {drafts.map((_, index) => (
            <div key={index} class="sv-mask-row" data-at={`${number}.${index}`} data-kind={looks[index] ?? 'absent'} data-line={index === here ? '' : undefined}>
              {[0, ...lineOf(drafts, index).map((other) => other + 1)].map((column) => (
                <span key={column} class="sv-mask-cell" data-column={column} style={{ '--column': column }} />
              ))}
            </div>
          ))}
        </div>
        <p class="sv-tree-note">{over ? t('tree.sum', { verified: drafts.length, accepted, wasted: drafts.length - accepted }) : t('tree.sees')}</p>
      </div>
    </div>
  );
}

/** Scrolls to a node inside the tree's own boxes, not the page. */
function reveal(box: HTMLElement, index: number) {
  const aside = box.querySelector('.sv-tree-scroll');
  const node = box.querySelector(`.sv-leaf[data-at$=".${index}"]`);
  if (!aside || !node) return;
  const past = (from: number, to: number, start: number, end: number) => Math.min(0, from - ROOM - start) || Math.max(0, to + ROOM - end);
  const [at, tall, broad] = [node, box, aside].map((one) => one.getBoundingClientRect());
  box.scrollTop += past(at.top, at.bottom, tall.top, tall.bottom);
  aside.scrollLeft += past(at.left, at.right, broad.left, broad.right);
}
