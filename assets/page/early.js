/** Runs before all other scripts: it stands in the document itself. */
(function (root) {
  'use strict';

  // Gradio (6.31) never stops the clock of its “Loading…”, which then asks for every frame while the
  // page is open. The page shows no clock of Gradio's, so none of them runs.
  const clock = /^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/;
  const frame = root.requestAnimationFrame;
  root.requestAnimationFrame = (callback) => (clock.test(String(callback)) ? 0 : frame.call(root, callback));
})(window);
