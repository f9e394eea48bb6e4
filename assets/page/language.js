/** Links to the page in other languages, which keep its current state. */
(function (root) {
  'use strict';

  root.SpecVizPage.component('language', ({ node, words }) => {
    node.setAttribute('aria-label', words.label);
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
