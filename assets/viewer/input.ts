/** A viewer's input: its buttons, the keyboard, the pointer; and changes of theme and size. */

import { Keys, letters } from './keys';
import { isLooking, question } from './questions';
import { sameSlot } from './state';
import { momentFor } from './strip';
import { toggleHelp } from './transport';
import type { At, State } from './types';
import type { Viewer } from './viewer';

/** What the transport's buttons do. */
export function actionsOf(viewer: Viewer) {
  const { player } = viewer;
  return {
    start: () => viewer.seek(0),
    back: () => viewer.hold(() => player.back('round')),
    previous: () => viewer.hold(() => player.back('step')),
    play: () => viewer.toggle(),
    next: () => viewer.forward('step'),
    forward: () => viewer.forward('round'),
    end: () => viewer.toEnd(),
    stop: () => viewer.send('stop', { round: viewer.state.moment.round }),
    follow: () => viewer.toEnd(),
    run: () => viewer.send('new', {}),
    present: () => viewer.present(!viewer.state.presenting),
  };
}

function keysOf(viewer: Viewer) {
  const { start, back, previous, play, next, forward, end, present } = viewer.actions;
  const escape = () => {
    const { presenting, pinned } = viewer.state;
    if (viewer.help?.open) toggleHelp(viewer.help, false);
    else if (presenting) present();
    else if (pinned) viewer.pin(null);
    else return false; // leaves the key to the page around the viewer
    return true;
  };
  return new Keys({
    node: viewer.node,
    actions: {
      toggle: play, roundBack: back, roundOn: forward, stepBack: previous, stepOn: next, start, end, present, escape,
      help: () => toggleHelp(viewer.help),
    },
    pin: () => viewer.pin(viewer.state.cursor),
    predict: (key) => viewer.asking.press(reveals(key, viewer.state) ? 'r' : key, viewer.state.predicting),
    letters: () => letters.on,
    presenting: () => viewer.state.presenting,
    options: () => [...viewer.node.querySelectorAll<HTMLElement>('.sv-list > :not(.sv-ahead) > [role=option]')],
    cells: cellsBeside,
    leap: (key) => {
      const moment = momentFor(key, viewer.state.moment);
      if (moment) viewer.seek(moment.round);
      return Boolean(moment);
    },
  });
}

/** The cells shown in the grid of a cell, by rows. */
function cellsBeside(cell: HTMLElement) {
  const rows = [...cell.closest('[role=grid]')!.querySelectorAll('[role=row]:not(.sv-ahead)')];
  return rows.map((row) => [...row.querySelectorAll<HTMLElement>('[role=gridcell]:not([aria-hidden])')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))).filter(({ length }) => length);
}

/** Whether a key of a remote control, which has no R, asks for the verdict. */
function reveals(key: string, state: State) {
  return key === 'PageDown' && state.presenting && !isLooking(state) && question(state) !== null;
}

/** The slot that an event happened on; null: none. */
function slotOf({ target }: Event): At | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  if (!node) return null;
  const [round, index] = (node.dataset.at ?? '').split('.').map(Number);
  return { round, index };
}

/**
 * Listens to pointer, keyboard, theme and size.
 * @returns stops listening
 */
export function listen(viewer: Viewer): () => void {
  const off = new AbortController();
  const { node: box } = viewer;
  const { signal } = off;
  let pointer = ''; // its position; what appears below a pointer at rest is not hovered over
  const screen = ({ screenX, screenY }: PointerEvent) => `${screenX},${screenY}`;
  window.addEventListener('pointermove', (event) => { pointer = screen(event); }, { signal });
  box.addEventListener('pointerover', (event) => { if (screen(event) !== pointer) viewer.hover(slotOf(event)); }, { signal });
  box.addEventListener('pointermove', (event) => viewer.hover(slotOf(event)), { signal });
  box.addEventListener('focusin', (event) => viewer.focusOn(slotOf(event)), { signal });
  let before: At | null = null; // the pin before the press: the press moves focus, and focus moves the pin
  box.addEventListener('pointerdown', () => { before = viewer.state.pinned; }, { signal, capture: true });
  box.addEventListener('click', (event) => {
    const at = slotOf(event);
    if (at) viewer.pin(sameSlot(at, event.detail ? before : viewer.state.pinned) ? null : at); // detail 0: pressed by key
  }, { signal });
  document.addEventListener('pointerdown', ({ target }) => {
    const { help } = viewer;
    if (help?.open && target instanceof Node && !help.contains(target)) toggleHelp(help, false);
  }, { signal });
  keysOf(viewer).listen(signal);
  const themed = () => { if (viewer.palette.refresh()) viewer.relayout(); };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themed, { signal });
  const themes = new MutationObserver(themed);
  [document.documentElement, document.body].forEach((node) =>
    themes.observe(node, { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] }));
  let width = 0; // 0: not displayed
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    const last = width;
    width = contentRect.width;
    if (!width || width === last) return;
    if (!last) viewer.lag = !viewer.state.whole; // meanwhile nothing could be scrolled into view
    viewer.relayout();
  });
  sizes.observe(viewer.node);
  const heights = new ResizeObserver(() => viewer.fit()); // content above the stage may grow or shrink
  heights.observe(document.body);
  return () => {
    off.abort();
    [themes, sizes, heights].forEach((observer) => observer.disconnect());
  };
}
