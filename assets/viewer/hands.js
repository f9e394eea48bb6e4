/** What a visitor's hands do to a viewer: its buttons, its keys, the pointer; and what changes around it. */

import { sameSlot } from './selection.js';
import { Keys } from './keys.js';

/** What buttons do. */
export function actionsOf(viewer) {
  const { player } = viewer;
  return {
    start: () => viewer.seek(0),
    back: () => viewer.hold(() => player.back('round')),
    previous: () => viewer.hold(() => player.back('step')),
    play: () => viewer.toggle(),
    next: () => viewer.forward('step'),
    forward: () => viewer.forward('round'),
    end: () => viewer.toEnd(),
    stop: () => viewer.send('stop', { round: player.moment.round }),
    seek: (moment) => viewer.seek(moment.round, moment.phase),
    follow: () => viewer.toEnd(),
    speed: (speed) => { player.speed = speed; },
    pace: (pace) => { player.pace = pace; },
    present: () => viewer.present(!viewer.presenter.on),
  };
}

function keysOf(viewer) {
  const { transport } = viewer;
  const { start, back, previous, play, next, forward, end, present } = actionsOf(viewer);
  const actions = {
    toggle: play, roundBack: back, roundOn: forward, stepBack: previous, stepOn: next, start, end, present,
    help: () => transport.toggleHelp(),
    escape: () => {
      const meant = viewer.presenter.on || transport.help.open || Boolean(viewer.selection.pinned);
      if (viewer.presenter.on && !transport.help.open) present();
      else viewer.pin(null);
      transport.toggleHelp(false);
      return meant; // else it is for whoever is around the viewer
    },
    pin: () => viewer.pin(viewer.selection.cursor),
    predict: (key) => viewer.predict.press(key),
  };
  return new Keys({
    node: viewer.node, actions,
    presenting: () => viewer.presenter.on,
    options: () => viewer.stream.options(viewer.shown),
    cells: () => viewer.rounds.cells(),
    leap: (key) => {
      const moment = transport.strip.momentFor(key, viewer.player.moment);
      if (moment) viewer.seek(moment.round);
      return Boolean(moment);
    },
  });
}

function slotOf(event) {
  const node = event.target.closest && event.target.closest('[data-at]');
  if (!node) return null;
  const [round, index] = node.dataset.at.split('.').map(Number);
  return { round, index };
}

/** Listens to pointer, keyboard, theme and size until the viewer is destroyed. */
export function listen(viewer) {
  viewer.off = new AbortController();
  const { main, off: { signal } } = viewer;
  main.addEventListener('pointerover', (event) => viewer.hover(slotOf(event)), { signal });
  main.addEventListener('focusin', (event) => viewer.focusOn(slotOf(event)), { signal });
  main.addEventListener('click', (event) => {
    const at = slotOf(event);
    if (at) viewer.pin(sameSlot(at, viewer.selection.pinned) ? null : at);
  }, { signal });
  keysOf(viewer).listen(signal);
  const themed = () => { if (viewer.palette.refresh()) viewer.relayout(); };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themed, { signal });
  viewer.themes = new MutationObserver(themed);
  [document.documentElement, document.body].forEach((node) =>
    viewer.themes.observe(node, { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] }));
  viewer.sizes = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width && contentRect.width !== viewer.width) {
      viewer.width = contentRect.width;
      viewer.relayout();
    }
  });
  viewer.sizes.observe(viewer.node);
}
