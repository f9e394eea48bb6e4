/**
 * The glossary's popovers: a term's name opens its definition, formula and sources.
 *
 * Any part of the page can use them. A name is a <button data-term="gamma">, made in the viewer by
 * `<Term name="gamma">`, or a link in Markdown: [γ](#term-gamma). The terms are defined in
 * specviz/words/glossary.py. Inside an element with `data-glossary`, the list of all terms (the Learn
 * tab), such links lead to a term's entry in the list.
 */

import { type ComponentChild, Fragment, render } from 'preact';
import type { Entry, Words } from './types';
import { Term } from './view';
import { t } from './words';
import './glossary.css';

const FRAGMENT = '#term-';
const NAMES = `[data-term], a[href^="${FRAGMENT}"]`;
const MARGIN = 12; // px between the definition and the window's edge
const GAP = 8; // px between a name and its definition

let terms = new Map<string, Entry>();
let opener: HTMLElement | null = null; // whose definition is shown
let held: HTMLElement | null = null; // whose definition was shown when the pointer went down
const node = Object.assign(document.createElement('div'), { className: 'specviz sv-popover', popover: 'auto', role: 'dialog', tabIndex: -1 });
node.setAttribute('aria-labelledby', 'term-name');

const isShown = () => node.matches(':popover-open');

/** Loads the terms; with several viewers, those of the last one apply. */
export function setTerms(words: Words) {
  terms = new Map((words.glossary ?? []).map((entry) => [entry.term, entry]));
  showNamed();
}

/** Opens the definition that the address names, once: somebody opened a name's link in a new tab. */
function showNamed() {
  const { hash, pathname, search } = window.location;
  const entry = hash.startsWith(FRAGMENT) && terms.get(hash.slice(FRAGMENT.length));
  if (!entry) return;
  window.history.replaceState(window.history.state, '', pathname + search); // copied links begin without it
  show(entry, document.querySelector('h1') ?? document.body);
}

/** The name that an event happened on, and its entry; null: none, or one in the list, where links work as usual. */
function named({ target }: Event) {
  const name = target instanceof Element ? target.closest<HTMLElement>(NAMES) : null;
  if (!name || name.closest('[data-glossary]')) return null;
  const entry = terms.get(name.dataset.term ?? name.getAttribute('href')?.slice(FRAGMENT.length) ?? '');
  return entry ? { name, entry } : null;
}

/** A line such as "Source: a, b"; nothing if there are no items. */
const List = ({ label, items }: { label: string, items: ComponentChild[] }) => items.length > 0 && (
  <p class="sv-note">{label} {items.map((item, i) => <Fragment key={i}>{i > 0 && t('comma')}{item}</Fragment>)}</p>
);

const Definition = ({ entry: { name, definition, formula, sources, see } }: { entry: Entry }) => <>
  <div class="sv-popover-head">
    <h2 id="term-name">{name}</h2>
    <button type="button" class="sv-popover-close" aria-label={t('term.close')} onClick={() => node.hidePopover()}>×</button>
  </div>
  <p>{definition}</p>
  {formula && <p class="sv-formula">
    <span class="sv-spoken">{t('term.formula')} </span>{formula}{/\bq\b/.test(formula) && <span class="sv-symbols">{t('term.symbols')}</span>}
  </p>}
  <List label={t('term.source')} items={sources.map(({ name: text, url }) => <a href={url} target="_blank" rel="noreferrer">{text}</a>)} />
  <List label={t('term.see')} items={see.flatMap((other) => {
    const entry = terms.get(other);
    return entry ? [<Term name={other}>{entry.name}</Term>] : [];
  })} />
</>;

/** @param beside the element to open beside */
function show(entry: Entry, beside: HTMLElement) {
  const leadsOn = node.contains(beside);
  node.dataset.shows = entry.term;
  render(<Definition entry={entry} />, node);
  if (!leadsOn) {
    document.body.append(node);
    opener = beside;
    node.classList.toggle('sv-standalone', Boolean(beside.closest('.sv-standalone')));
    node.showPopover();
    place(beside.getBoundingClientRect());
  }
  node.focus({ preventScroll: true });
}

/** Places the popover below the name, or above if there is more room; it scrolls with the page. */
function place({ left, top, bottom }: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = node;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + GAP + height + MARGIN <= clientHeight || top < clientHeight - bottom;
  const x = Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN));
  const y = below ? bottom + GAP : Math.max(MARGIN, top - GAP - height);
  Object.assign(node.style, { left: `${x + window.scrollX}px`, top: `${y + window.scrollY}px` });
}

document.addEventListener('pointerdown', () => { held = isShown() ? opener : null; }, true);
document.addEventListener('click', (event) => {
  const found = named(event);
  if (!found) return;
  event.preventDefault();
  if (held === found.name && event.detail) return; // a second click on the name has already closed the popover
  show(found.entry, found.name);
});
for (const type of ['pointerover', 'focusin']) { // the tooltip of a name, unless it lies in something that has one
  document.addEventListener(type, (event) => {
    const found = named(event);
    if (found && !found.name.parentElement?.closest('[title]:not([title=""])')) found.name.title = found.entry.definition;
  });
}
