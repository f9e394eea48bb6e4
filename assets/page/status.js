/** The status of the chosen models: a line of text, and a bar while they are downloaded. */
(function (root) {
  'use strict';

  root.SpecVizPage.component('status', ({ node, props, watch }) => {
    const line = document.createElement('p');
    const bar = document.createElement('progress');
    line.setAttribute('role', 'status');
    node.replaceChildren(line, bar);

    const show = () => {
      const { text = '', share = null } = JSON.parse(props.value || '{}');
      if (line.textContent !== text) line.textContent = text; // as text: models may have hostile names
      bar.hidden = share === null;
      bar.value = share || 0;
      bar.setAttribute('aria-label', text);
    };
    show();
    watch('value', show);
  });
})(window);
