/**
 * Sharing: copies text, and shows the stage alone in a frame of another page (`?embed=1`), to which
 * it reports its height.
 */

import { component, host, until } from './component';

const WIDE = 800; // px: from this width on, the stage fills its window (assets/viewer/stage.css)
const HEIGHT = 680; // px, the frame's height from that width on
const TITLE = 'SpecViz';
const SAID = 8000; // ms for which a line about a link stays

/** Copies a text, over plain http from a selected field; returns whether that worked. */
async function copy(text: string, field: HTMLInputElement) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const held = document.activeElement as HTMLElement;
    Object.assign(field, { hidden: false, value: text });
    field.select();
    field.hidden = document.execCommand('copy'); // if that fails, the field stays, to copy from by hand
    if (field.hidden) held.focus();
    return field.hidden;
  }
}

/**
 * Draws a button that copies a text, the line about it, and the field to copy from by hand.
 * @param content returns what to copy, and the line that says so
 * @returns shows another line there
 */
export function copier(node: HTMLElement, words: Record<'copy' | 'field' | 'by_hand', string>, content: () => [text: string, line: string]) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words.copy });
  const said = Object.assign(document.createElement('span'), { className: 'link-said', role: 'status' });
  const field = Object.assign(document.createElement('input'), { type: 'text', readOnly: true, hidden: true, ariaLabel: words.field });
  let gone = 0;
  const say = (line: string, stays = false) => {
    said.textContent = line;
    clearTimeout(gone);
    if (!stays) gone = window.setTimeout(() => { said.textContent = ''; }, SAID);
  };
  button.addEventListener('click', async () => {
    const [text, line] = content();
    const done = await copy(text, field);
    say(done ? line : words.by_hand, !done);
  });
  node.replaceChildren(button, said, field);
  return say;
}

/** The HTML that shows an address of this page in a frame, which follows the stage's height. */
function snippet(address: string) {
  const wanted = new URL(address);
  wanted.searchParams.set('embed', '1');
  const frame = Object.assign(document.createElement('iframe'), { src: wanted.href, title: TITLE, width: '100%', height: String(HEIGHT), loading: 'lazy' });
  frame.setAttribute('style', 'border:0');
  return `${new XMLSerializer().serializeToString(frame).replace(' xmlns="http://www.w3.org/1999/xhtml"', '')}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
</${'script'}>
`;
}

/** A button that copies the HTML of a frame with the page's current state. */
component('share', ({ node, words }) => {
  copier(node, { ...words, copy: words.embed }, () => [snippet(host.address()), words.embedded]);
});

/** Posts the stage's height to the surrounding page at every change. Any page may know it. */
function tell(stage: HTMLElement) {
  let told = 0;
  new ResizeObserver(() => {
    const height = stage.clientWidth >= WIDE ? HEIGHT : Math.ceil(stage.getBoundingClientRect().height);
    if (!height || height === told) return;
    told = height;
    window.parent.postMessage({ specviz: { height } }, '*');
  }).observe(stage);
}

async function embed() {
  document.documentElement.classList.add('embed');
  const stage = await until(() => document.getElementById('stage'));
  const link = Object.assign(document.createElement('a'), { className: 'embed-open', target: '_blank', textContent: TITLE });
  const lead = () => {
    const address = new URL(window.location.href);
    address.searchParams.delete('embed');
    link.href = address.href;
  };
  lead();
  ['pointerdown', 'focus'].forEach((act) => link.addEventListener(act, lead)); // the address follows the state
  stage?.append(link);
  if (stage) tell(stage);
}
if (new URLSearchParams(window.location.search).get('embed') === '1') embed();
