/**
 * Sharing: copies text, and shows the stage alone in a frame of another page (`?embed=1`), to which
 * it reports its height.
 */
(function (root) {
  'use strict';

  const { make } = root.SpecVizPage;
  const WIDE = 800; // px: from this width on, the stage fills its window (assets/viewer/stage.css)
  const HEIGHT = 680; // px, the frame's height from that width on
  const TITLE = 'SpecViz';

  /** Copies a text, over plain http from a selected field; returns whether that worked. @param {string} text @param {HTMLInputElement} field */
  async function copy(text, field) {
    try {
      await root.navigator.clipboard.writeText(text);
      return true;
    } catch {
      const held = /** @type {HTMLElement} */ (document.activeElement);
      Object.assign(field, { hidden: false, value: text });
      field.select();
      field.hidden = document.execCommand('copy'); // if that fails, the field stays, to copy from by hand
      if (field.hidden) held.focus();
      return field.hidden;
    }
  }

  /** The HTML that shows an address of this page in a frame, which follows the stage's height. @param {string} address */
  function snippet(address) {
    const wanted = new URL(address);
    wanted.searchParams.set('embed', '1');
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: wanted.href, title: TITLE, width: '100%', height: String(HEIGHT), loading: 'lazy' });
    frame.setAttribute('style', 'border:0');
    return `${new XMLSerializer().serializeToString(frame).replace(' xmlns="http://www.w3.org/1999/xhtml"', '')}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
</${'script'}>
`;
  }

  root.SpecVizShare = { copy };

  /** A button that copies the HTML of a frame with the page's current state. */
  root.SpecVizPage.component('share', ({ node, words }) => {
    const said = make('span', { className: 'link-said', role: 'status' });
    const field = make('input', { type: 'text', readOnly: true, hidden: true, ariaLabel: words.field });
    const button = make('button', { type: 'button', textContent: words.embed });
    button.addEventListener('click', async () => {
      const address = root.SpecVizLinks?.address() ?? root.location.href;
      const done = await copy(snippet(address), field);
      said.textContent = done ? words.embedded : words.by_hand;
    });
    node.replaceChildren(button, said, field);
  });

  if (new URLSearchParams(root.location.search).get('embed') !== '1') return;
  document.documentElement.classList.add('embed');

  /** Posts the stage's height to the surrounding page at every change. Any page may know it. @param {HTMLElement} stage */
  function tell(stage) {
    let told = 0;
    new ResizeObserver(() => {
      const height = stage.clientWidth >= WIDE ? HEIGHT : Math.ceil(stage.getBoundingClientRect().height);
      if (!height || height === told) return;
      told = height;
      root.parent.postMessage({ specviz: { height } }, '*');
    }).observe(stage);
  }

  async function show() {
    const stage = /** @type {HTMLElement} */ (await root.SpecVizPage.until(() => document.getElementById('stage')));
    const link = make('a', { className: 'embed-open', target: '_blank', textContent: TITLE });
    const lead = () => {
      const address = new URL(root.location.href);
      address.searchParams.delete('embed');
      link.href = address.href;
    };
    lead();
    ['pointerdown', 'focus'].forEach((act) => link.addEventListener(act, lead)); // the address follows the state
    stage.append(link);
    tell(stage);
  }
  show();
})(window);
