/**
 * Collapsible sections (specviz/page/fold.py). A link names the open ones as `fold=batch,load`; a link
 * within the page opens the section that it leads into.
 */
(function (root) {
  'use strict';

  const { component, until } = root.SpecVizPage;
  const BODY = 'fold-'; // prefix of the id of a section's body
  /** @type {Map<string, HTMLButtonElement>} */
  const headings = new Map();
  const namesIn = (/** @type {unknown} */ list) => String(list ?? '').split(',').filter(Boolean);
  const asked = new Set(namesIn(new URLSearchParams(root.location.search).get('fold'))); // sections of tabs not drawn yet
  const body = (/** @type {string} */ name) => /** @type {HTMLElement} */ (document.getElementById(BODY + name));
  const isOpen = (/** @type {string} */ name) => headings.get(name)?.getAttribute('aria-expanded') === 'true';

  /** @param {string} name @param {boolean} open */
  function set(name, open) {
    headings.get(name)?.setAttribute('aria-expanded', String(open));
    body(name).toggleAttribute('data-open', open);
    const all = [...document.querySelectorAll('.fold-body[data-open]')].map(({ id }) => id.slice(BODY.length));
    root.SpecVizKeep({ fold: all.join(',') });
  }

  component('fold', async ({ node, words, props }) => {
    const name = props.section;
    await until(() => body(name));
    const button = Object.assign(document.createElement('button'), {
      type: 'button', textContent: words, onclick: () => set(name, !isOpen(name)),
    });
    button.setAttribute('aria-controls', BODY + name);
    headings.set(name, button);
    node.replaceChildren(button);
    set(name, asked.delete(name) || body(name).contains(elementOf(root.location.hash)));
  });

  /** The element that a hash names. @param {string} hash */
  const elementOf = (hash) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

  /** Opens the section that contains an element, if any. @param {Element | null} element */
  function openAround(element) {
    const section = element?.closest('.fold-body');
    if (section) set(section.id.slice(BODY.length), true);
  }

  document.addEventListener('click', ({ target }) => {
    const link = /** @type {Element} */ (target).closest?.('a[href^="#"]');
    if (link) openAround(elementOf(link.getAttribute('href') ?? ''));
  }, { capture: true }); // before the browser scrolls there

  document.addEventListener('specviz-go', ({ detail }) => {
    const wanted = namesIn(detail?.fold);
    wanted.forEach((name) => (headings.has(name) ? set(name, true) : asked.add(name)));
    if (detail?.reveal === true) reveal(wanted[0]); // not from an address, whose values are texts
  });

  /** Scrolls to a section and focuses its heading, once its tab is open. @param {string} name */
  async function reveal(name) {
    await until(() => headings.has(name) && body(name).checkVisibility());
    headings.get(name)?.focus({ preventScroll: true });
    headings.get(name)?.scrollIntoView({ block: 'start' });
  }
})(window);
