/**
 * The static site: what a server does for the page is done here, by files beside it. A page that was
 * opened from disk can load scripts but not fetch, so data comes as scripts that call `SpecViz.take`.
 */

import { host } from '../page/component';

const SETTLED = 500; // ms without a change until the address follows
const asked = new Map<string, Promise<any>>();
const takers = new Map<string, (packed: string) => void>();
const kept = new Map(new URLSearchParams(window.location.search));
let timer = 0;

/** JSON from gzip in base64. */
function unpacked(packed: string) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

/** A promise of a file's data; a file that failed to load is asked for again. */
function read(name: string): Promise<any> {
  const known = asked.get(name);
  if (known) return known;
  const coming = new Promise((done, failed) => {
    takers.set(name, (packed) => done(unpacked(packed)));
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: `data/${name}.js`, onerror: () => failed(new Error(name)) }));
  });
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}

/** An address of this state. */
function addressed(href: string) {
  const address = new URL(href);
  address.search = String(new URLSearchParams([...kept]));
  return address;
}

function follow() {
  const { href } = addressed(window.location.href);
  if (href === window.location.href) return;
  try {
    window.history.replaceState(window.history.state, '', href);
  } catch { /* some browsers refuse this for files */ }
}

/** Dark where the link or else the system says so: the page's styles go by this class. */
function dress() {
  const dark = kept.has('__theme') ? kept.get('__theme') === 'dark' : system.matches;
  document.body.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

Object.assign(host, {
  read,
  keep(parameters: Record<string, unknown>) {
    for (const [name, value] of Object.entries(parameters)) {
      if (value === null || value === undefined || value === '') kept.delete(name);
      else kept.set(name, String(value));
    }
    clearTimeout(timer);
    timer = window.setTimeout(follow, SETTLED);
  },
  state: () => Object.fromEntries(kept),
});

/** Takes a file's data, from the script that holds it. */
export const take = (name: string, packed: string) => takers.get(name)?.(packed);
/** What the page's document gives its script. */
export const given = () => JSON.parse(document.getElementById('given')?.textContent || 'null');
/** Says that a file did not load. */
export const fail = () => document.getElementById('lost')?.removeAttribute('hidden');

const system = matchMedia('(prefers-color-scheme: dark)');
dress();
system.addEventListener('change', dress);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  link.addEventListener('click', () => {
    const address = addressed(link.href);
    address.hash = window.location.hash;
    link.href = address.href;
  });
}
