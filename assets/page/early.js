/** Runs before all other scripts: it is inline in the document. */
(function (root) {
  'use strict';

  document.documentElement.classList.add('scripts'); // hides the line that says that they are blocked

  // Gradio (6.31) never stops the clock of its “Loading…”, which then requests every frame while the
  // page is open. The page shows none of Gradio's clocks, so none of them runs.
  const clock = /^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/;
  const frame = root.requestAnimationFrame;
  root.requestAnimationFrame = (callback) => (clock.test(String(callback)) ? 0 : frame.call(root, callback));

  // In a sandbox without allow-same-origin, the page may not load its own modules: it would stay blank.
  if (root.origin === 'null') {
    document.addEventListener('DOMContentLoaded', () => {
      const line = document.createElement('p');
      line.textContent = root.SpecVizIsolated.replace('{url}', root.location.href);
      line.style.margin = '24px';
      document.body.replaceChildren(line);
    });
  }

  // Before a page with an unsaved sweep is left, the browser asks. Gradio would disconnect the page
  // before the answer; its listener comes after this one.
  root.addEventListener('beforeunload', (event) => {
    if (!root.SpecVizUnsaved?.()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
})(window);
