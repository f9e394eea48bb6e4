/** Links to the page in other languages, which keep its current state; names of Gradio's controls in the page's language. */

import { component, language } from './component';

// Gradio (6.31) names these in English only.
const ENGLISH = {
  tabs: /^More tabs$/, reset: /^Reset to default value$/,
  number: /^number input for (?<label>.+)$/s, range: /^range slider for (?<label>.+)$/s,
};

const SCROLLING = '#controls, #explore-form'; // forms that scroll by themselves: what they open does not resize the document

/** @param words by the names of ENGLISH */
function rename(words: Record<string, string>) {
  for (const attribute of ['aria-label', 'title']) {
    for (const node of document.querySelectorAll(`:is(button, input)[${attribute}]`)) {
      for (const [control, english] of Object.entries(ENGLISH)) {
        const found = english.exec(node.getAttribute(attribute) ?? '');
        if (found) node.setAttribute(attribute, words[control].replace('{label}', () => found.groups?.label ?? ''));
      }
    }
  }
}

component('language', ({ node, words }) => {
  node.setAttribute('aria-label', words.label);
  const grown = new MutationObserver(() => rename(words.controls));
  new ResizeObserver(() => { // content has come
    rename(words.controls);
    document.querySelectorAll(SCROLLING).forEach((form) => grown.observe(form, { childList: true, subtree: true }));
  }).observe(document.documentElement);
  for (const link of node.querySelectorAll('a')) {
    if (language() === link.lang) link.setAttribute('aria-current', 'true');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const address = new URL(window.location.href);
      address.searchParams.set('lang', link.lang);
      window.location.assign(address);
    });
  }
});
