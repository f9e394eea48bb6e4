/** Links to the page in other languages, which keep its current state; names of Gradio's controls in the page's language. */
(function (root) {
  'use strict';

  // Gradio (6.31) names these in English only.
  const ENGLISH = {
    tabs: /^More tabs$/, reset: /^Reset to default value$/,
    number: /^number input for (?<label>.+)$/s, range: /^range slider for (?<label>.+)$/s,
  };

  const SCROLLING = '#controls, #explore-form'; // forms that scroll by themselves: what they open does not resize the document

  /** @param {Record<string, string>} words by the names of ENGLISH */
  function name(words) {
    for (const attribute of ['aria-label', 'title']) {
      for (const node of document.querySelectorAll(`:is(button, input)[${attribute}]`)) {
        const given = node.getAttribute(attribute) ?? '';
        for (const [control, english] of Object.entries(ENGLISH)) {
          const label = english.exec(given)?.groups?.label ?? '';
          if (english.test(given)) node.setAttribute(attribute, words[control].replace('{label}', () => label));
        }
      }
    }
  }

  root.SpecVizPage.component('language', ({ node, words }) => {
    node.setAttribute('aria-label', words.label);
    const grown = new MutationObserver(() => name(words.controls));
    new ResizeObserver(() => { // content has come
      name(words.controls);
      document.querySelectorAll(SCROLLING).forEach((form) => grown.observe(form, { childList: true, subtree: true }));
    }).observe(document.documentElement);
    for (const link of node.querySelectorAll('a')) {
      if (root.SpecVizPage.language() === link.lang) link.setAttribute('aria-current', 'true');
      link.addEventListener('click', (event) => {
        event.preventDefault();
        const address = new URL(root.location.href);
        address.searchParams.set('lang', link.lang);
        root.location.assign(address);
      });
    }
  });
})(window);
