/**
 * Collapsible sections (specviz/page/fold.py). A link names the open ones as `fold=batch,load`; a link
 * within the page opens the section that it leads into.
 */

import { component, host, until } from './component';

const BODY = 'fold-'; // prefix of the id of a section's body
const headings = new Map<string, HTMLButtonElement>();
const namesIn = (list: unknown) => String(list ?? '').split(',').filter(Boolean);
const asked = new Set(namesIn(new URLSearchParams(window.location.search).get('fold'))); // sections of tabs not drawn yet
const body = (name: string) => document.getElementById(BODY + name) as HTMLElement;

function set(name: string, open: boolean) {
  headings.get(name)?.setAttribute('aria-expanded', String(open));
  body(name).toggleAttribute('data-open', open);
  const all = [...document.querySelectorAll('.fold-body[data-open]')].map(({ id }) => id.slice(BODY.length));
  host.keep({ fold: all.join(',') });
}

component('fold', async ({ node, words, props: { section: name } }) => {
  await until(() => body(name));
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: words, onclick: () => set(name, !body(name).hasAttribute('data-open')) });
  button.setAttribute('aria-controls', BODY + name);
  headings.set(name, button);
  node.replaceChildren(button);
  set(name, asked.delete(name) || body(name).contains(elementOf(window.location.hash)));
});

/** The element that a hash names. */
const elementOf = (hash: string) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('a[href^="#"]');
  const section = link && elementOf(link.getAttribute('href') ?? '')?.closest('.fold-body');
  if (section) set(section.id.slice(BODY.length), true);
}, { capture: true }); // before the browser scrolls there

document.addEventListener('specviz-go', ({ detail }) => {
  const wanted = namesIn(detail?.fold);
  wanted.forEach((name) => (headings.has(name) ? set(name, true) : asked.add(name)));
  if (detail?.reveal === true) reveal(wanted[0]); // not from an address, whose values are texts
});

/** Scrolls to a section and focuses its heading, once its tab is open. */
async function reveal(name: string) {
  await until(() => headings.has(name) && body(name).checkVisibility());
  headings.get(name)?.focus({ preventScroll: true });
  headings.get(name)?.scrollIntoView({ block: 'start' });
}
