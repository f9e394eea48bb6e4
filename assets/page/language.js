/** Links to the page in other languages, which keep its current state; names of Gradio's controls in the page's language. */
(function (root) {
  'use strict';

  // Gradio (6.31) names these in English only.
  const ENGLISH = {
    tabs: /^More tabs$/, reset: /^Reset to default value$/,
    number: /^number input for (?<label>.+)$/s, range: /^range slider for (?<label>.+)$/s,
  };

  const OPENED = 300; // ms in which Gradio has drawn what a click opens

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
    new ResizeObserver(() => name(words.controls)).observe(document.documentElement); // whenever content has come
    document.addEventListener('click', () => setTimeout(() => name(words.controls), OPENED)); // a form that scrolls by itself
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
