/**
 * A button in the presenter view that shows a QR code of the current link, for the phones in a room.
 * The server draws it, since Python has a library for it.
 */

import { render } from 'preact';
import { component, host, isLocal, mounted, until } from './component';

component('qr', async ({ words, props }) => {
  await mounted;
  const side = await until(() => document.querySelector('#stage .sv-transport-side')); // painted in the next frame
  const viewer = document.querySelector<HTMLElement>('#stage .specviz');
  const panel = Object.assign(document.createElement('div'), { className: 'qr-panel', popover: 'auto', role: 'dialog', ariaLabel: words.open });

  /** Shows the current link for phones: without presenter view and frame. */
  function show() {
    const link = new URL(host.address());
    ['presenter', 'embed'].forEach((name) => link.searchParams.delete(name));
    const long = link.href.length > props.most;
    render(<>
      {!long && <img class="qr-code" alt={words.alt} src={`qr.svg?${new URLSearchParams({ link: link.href })}`} />}
      <p class="qr-link">{!long && link.href}</p>
      <p class="qr-said" role="status">{long ? words.too_long : isLocal(link.host) && words.here_alone}</p>
      <button type="button" class="sv-link" onClick={() => panel.hidePopover()}>{words.close}</button>
    </>, panel);
    panel.showPopover();
  }

  // Esc closes only the code, not the view behind it.
  viewer?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.matches(':popover-open')) return;
    panel.hidePopover();
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'sv-link qr-open', textContent: words.open, onclick: show });
  side?.append(button);
  viewer?.append(panel);
});
