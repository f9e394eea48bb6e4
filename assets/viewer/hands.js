/** A viewer's input: its buttons, the keyboard, the pointer; and changes of theme and size. */

/** @import { Actions, At, Moment, State } from './types' */

/** @import { Viewer } from './viewer' */
import { sameSlot } from './state';
import { isLooking, question } from './questions';
import { Keys } from './keys';

/**
 * The actions of a viewer's buttons.
 * @param {Viewer} viewer
 * @returns {Actions}
 */
export function actionsOf(viewer) {
  const { store, player } = viewer;
  return {
    start: () => viewer.seek(0),
    back: () => viewer.hold(() => player.back('round')),
    previous: () => viewer.hold(() => player.back('step')),
    play: () => viewer.toggle(),
    next: () => viewer.forward('step'),
    forward: () => viewer.forward('round'),
    end: () => viewer.toEnd(),
    stop: () => viewer.send('stop', { round: store.state.moment.round }),
    seek: (/** @type {Moment} */ moment) => viewer.seek(moment.round, moment.phase),
    follow: () => viewer.toEnd(),
    run: () => viewer.send('new', {}),
    set: (patch) => store.set(patch),
    present: () => viewer.present(!store.state.presenting),
  };
}

/** @param {Viewer} viewer */
function keysOf(viewer) {
  const { transport, store } = viewer;
  const { start, back, previous, play, next, forward, end, present } = actionsOf(viewer);
  const escape = () => {
    const { presenting, pinned } = store.state;
    if (transport.help.open) transport.toggleHelp(false);
    else if (presenting) present();
    else if (pinned) viewer.pin(null);
    else return false; // leaves the key to the page around the viewer
    return true;
  };
  return new Keys({
    node: viewer.node,
    actions: {
      toggle: play, roundBack: back, roundOn: forward, stepBack: previous, stepOn: next, start, end, present, escape,
      help: () => transport.toggleHelp(),
    },
    pin: () => viewer.pin(store.state.cursor),
    predict: (key) => viewer.asking.press(reveals(key, store.state) ? 'r' : key, store.state.predicting),
    letters: () => transport.letters.checked,
    presenting: () => store.state.presenting,
    options: () => viewer.stream.options(store.state.moment.round),
    cells: (cell) => (viewer.round.node.contains(cell) ? viewer.round.rows() : viewer.rounds.cells()),
    leap: (key) => {
      const moment = transport.strip.momentFor(key, store.state.moment);
      if (moment) viewer.seek(moment.round);
      return Boolean(moment);
    },
  });
}

/** Whether a key of a remote control, which has no R, asks for the verdict. @param {string} key @param {State} state */
function reveals(key, state) {
  return key === 'PageDown' && state.presenting && !isLooking(state) && question(state) !== null;
}

/**
 * The slot that an event happened on; null: none.
 * @param {Event} event
 * @returns {At | null}
 */
function slotOf({ target }) {
  const node = target instanceof Element ? target.closest('[data-at]') : null;
  if (!(node instanceof HTMLElement)) return null;
  const [round, index] = (node.dataset.at ?? '').split('.').map(Number);
  return { round, index };
}

/**
 * Listens to pointer, keyboard, theme and size.
 * @param {Viewer} viewer
 * @returns {() => void} stops listening
 */
export function listen(viewer) {
  const off = new AbortController();
  const { node: box, store } = viewer;
  const { signal } = off;
  let pointer = ''; // its position; what appears below a pointer at rest is not hovered over
  const screen = (/** @type {PointerEvent} */ { screenX, screenY }) => `${screenX},${screenY}`;
  window.addEventListener('pointermove', (event) => { pointer = screen(event); }, { signal });
  box.addEventListener('pointerover', (event) => { if (screen(event) !== pointer) viewer.hover(slotOf(event)); }, { signal });
  box.addEventListener('pointermove', (event) => viewer.hover(slotOf(event)), { signal });
  box.addEventListener('focusin', (event) => viewer.focusOn(slotOf(event)), { signal });
  /** @type {At | null} */
  let before = null; // the pin before the press: the press moves focus, and focus moves the pin
  box.addEventListener('pointerdown', () => { before = store.state.pinned; }, { signal, capture: true });
  box.addEventListener('click', (event) => {
    const at = slotOf(event);
    if (at) viewer.pin(sameSlot(at, event.detail ? before : store.state.pinned) ? null : at); // detail 0: pressed by key
  }, { signal });
  document.addEventListener('pointerdown', ({ target }) => {
    const { help } = viewer.transport;
    if (help.open && target instanceof Node && !help.contains(target)) viewer.transport.toggleHelp(false);
  }, { signal });
  viewer.stage.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') store.set({ hovered: null });
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
    if (!last) viewer.story.lag = !store.state.whole; // meanwhile nothing could be scrolled into view
    viewer.relayout();
  });
  sizes.observe(viewer.node);
  const texts = new ResizeObserver(() => { // the newest token stays in sight, on another screen, too
    if (store.state.run && !store.state.whole) viewer.stream.followHead();
  });
  texts.observe(viewer.stream.scroller);
  const heights = new ResizeObserver(() => viewer.fit()); // content above the stage may grow or shrink
  heights.observe(document.body);
  return () => {
    off.abort();
    themes.disconnect();
    sizes.disconnect();
    texts.disconnect();
    heights.disconnect();
  };
}
