/** What the charts below the stage share: what they show, the width that they are drawn at, tables of their numbers. */

import { type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Run } from './types';
import { t } from './words';

/** The rounds of a run that are shown, and those whose outcome may be. */
export interface Charted {
  run: Run;
  shown: number;
  known: number;
}

/** An element's width in px, now and after each change; 0 while it is hidden. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = box.current as HTMLDivElement;
    const measure = () => setWidth(node.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, []);
  return [box, width];
}

type Cell = string | number;

/** A collapsible table of a chart's numbers; has rows only while it is open. */
export function Numbers({ label, heads, rows, hidden }: { label: string, heads: string[], rows: Cell[][], hidden?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="sv-table" hidden={hidden} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('chart.table')}</summary>
      <div class="sv-table-scroll" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead><tr>{heads.map((head) => <th scope="col">{head}</th>)}</tr></thead>
          <tbody>{open && rows.map((row) => <tr>{row.map((cell) => <td>{cell}</td>)}</tr>)}</tbody>
        </table>
      </div>
    </details>
  );
}
