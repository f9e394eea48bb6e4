/** “Will it pay?” keeps its controls in the page's link, and shows why a link cannot be followed. */
(function (root) {
  'use strict';

  const { component, linked } = root.SpecVizPage;
  const follow = linked('pay');

  component('pay', ({ node, props, send, watch }) => {
    watch('value', () => {
      const { text, link } = JSON.parse(props.value);
      if (text !== undefined) node.textContent = text;
      if (link !== undefined) root.SpecVizKeep({ pay: link });
    });
    follow((text) => send.link({ text }));
  });
})(window);
