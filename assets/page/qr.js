/**
 * A button in the presenter view that shows a QR code of the current link, for the phones in a room.
 * The server draws it, since Python has a library for it.
 */
(function (root) {
  'use strict';

  root.SpecVizPage.component('qr', async ({ words, props }) => {
    await root.SpecVizPage.viewer();
    const { el } = root.SpecViz.dom;
    const viewer = /** @type {HTMLElement} */ (document.querySelector('#stage .specviz'));
    const picture = el('img', { class: 'qr-code', alt: words.alt });
    const line = el('p', { class: 'qr-link' });
    const said = el('p', { class: 'qr-said', role: 'status' });
    const close = el('button', { type: 'button', class: 'sv-link', on: { click: () => panel.hidePopover() } }, words.close);
    const panel = el('div', { class: 'qr-panel', popover: 'auto', role: 'dialog', 'aria-label': words.open }, picture, line, said, close);
    const button = el('button', { type: 'button', class: 'sv-link qr-open', on: { click: show } }, words.open);

    /** The current link for phones: without presenter view and frame. */
    function address() {
      const link = new URL(root.SpecVizLinks.address());
      ['presenter', 'embed'].forEach((name) => link.searchParams.delete(name));
      return link;
    }

    function show() {
      const link = address();
      const long = link.href.length > props.most;
      picture.hidden = long;
      if (!long) picture.src = `qr.svg?${new URLSearchParams({ link: link.href })}`;
      line.textContent = long ? '' : link.href;
      said.textContent = long ? words.too_long : root.SpecVizPage.isLocal(link.host) ? words.here_alone : '';
      panel.showPopover();
    }

    // Esc closes only the code, not the view behind it.
    viewer.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !panel.matches(':popover-open')) return;
      panel.hidePopover();
      event.stopPropagation();
      event.preventDefault();
    }, { capture: true });
    viewer.querySelector('.sv-transport-side')?.append(button);
    viewer.append(panel);
  });
})(window);
