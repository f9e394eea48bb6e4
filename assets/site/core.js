/**
 * The static site: what a server does for the page is done here, by files beside it. A page that was
 * opened from disk can load scripts but not fetch, so data comes as scripts that call
 * `SpecVizSite.take`.
 */
(function (root) {
  'use strict';

  const SETTLED = 500; // ms without a change until the address follows
  /** @type {Map<string, Promise<any>>} */
  const asked = new Map();
  /** @type {Map<string, (packed: string) => void>} */
  const takers = new Map();
  const kept = new Map(new URLSearchParams(root.location.search));
  let timer = 0;

  /** JSON from gzip in base64. @param {string} packed */
  function unpacked(packed) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
  }

  /** A promise of a file's data; a file that failed to load is asked for again. @param {string} name */
  function read(name) {
    const known = asked.get(name);
    if (known) return known;
    const coming = new Promise((done, failed) => {
      takers.set(name, (packed) => done(unpacked(packed)));
      const script = document.createElement('script');
      Object.assign(script, { src: `data/${name}.js`, onerror: () => failed(new Error(name)) });
      document.head.append(script);
    });
    asked.set(name, coming);
    coming.catch(() => asked.delete(name));
    return coming;
  }

  /** Remembers parameters of the page's link; null forgets one. @param {Record<string, unknown>} parameters */
  function keep(parameters) {
    for (const [name, value] of Object.entries(parameters)) {
      if (value === null || value === undefined || value === '') kept.delete(name);
      else kept.set(name, String(value));
    }
    clearTimeout(timer);
    timer = setTimeout(follow, SETTLED);
  }

  function follow() {
    const address = new URL(root.location.href);
    address.search = String(new URLSearchParams([...kept]));
    if (address.href === root.location.href) return;
    try {
      root.history.replaceState(root.history.state, '', address);
    } catch { /* some browsers refuse this for files */ }
  }

  /** Dark where the link or else the system says so: the page's styles go by this class. */
  function dress() {
    const wanted = kept.get('__theme');
    const dark = wanted ? wanted === 'dark' : root.matchMedia('(prefers-color-scheme: dark)').matches;
    document.body.classList.toggle('dark', dark);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  }

  root.SpecVizPage.read = read;
  root.SpecVizKeep = keep;
  root.SpecVizState = () => Object.fromEntries(kept);
  root.SpecVizSite = {
    take: (name, packed) => takers.get(name)?.(packed),
    given: () => JSON.parse(document.getElementById('given')?.textContent || 'null'),
    fail: () => document.getElementById('lost')?.removeAttribute('hidden'),
  };

  dress();
  root.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
  for (const link of document.querySelectorAll('.languages a')) {
    link.addEventListener('click', () => {
      const address = new URL(/** @type {HTMLAnchorElement} */ (link).href);
      address.search = String(new URLSearchParams([...kept]));
      address.hash = root.location.hash;
      /** @type {HTMLAnchorElement} */ (link).href = address.href;
    });
  }

  for (const element of document.querySelectorAll('[data-component]')) {
    const name = element.getAttribute('data-component') ?? '';
    const words = root.SpecVizSite.given()?.[name];
    root.SpecVizPage.mount(name, [], {
      element, props: words ? { words: { [root.SpecVizPage.language()]: words } } : {},
      server: {}, trigger: () => {}, watch: () => {},
    });
  }
})(window);
