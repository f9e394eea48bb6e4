/** Arrow keys in a row of buttons of which only one is a Tab stop. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the Tab stop and the focus to where a key leads; at the edge, to the other end.
 * @param nodes the row
 * @returns the index of the node that has the focus now; -1 if the key leads nowhere
 */
export function walk(nodes: HTMLElement[], event: KeyboardEvent): number {
  const { key } = event;
  const here = nodes.findIndex((node) => node === document.activeElement);
  const step = STEPS[key];
  const to = key === 'Home' ? 0 : key === 'End' ? nodes.length - 1 : step ? (here + step + nodes.length) % nodes.length : -1;
  if (here < 0 || to < 0 || event.ctrlKey || event.altKey || event.metaKey) return -1;
  event.preventDefault();
  nodes.forEach((node, i) => { node.tabIndex = i === to ? 0 : -1; });
  nodes[to].focus();
  return to;
}
