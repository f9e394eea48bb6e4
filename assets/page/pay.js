/** “Will it pay?” keeps its controls in the page's link, and shows why a link cannot be followed. */
(function (root) {
  'use strict';

  /** @type {string | null} */
  let asked = null; // what a link asks for, until the component is mounted
  /** @type {((text: string) => void) | null} */
  let follow = null;

  function deliver() {
    if (!follow || asked === null) return;
    const text = asked;
    asked = null;
    follow(text);
  }

  document.addEventListener('specviz-go', ({ detail }) => {
    if (typeof detail?.pay !== 'string') return;
    asked = detail.pay;
    deliver();
  });

  root.SpecVizPage.component('pay', ({ node, props, send, watch }) => {
    follow = (text) => send.link({ text });
    watch('value', () => {
      const { text, link } = JSON.parse(props.value);
      if (text !== undefined) node.textContent = text;
      if (link !== undefined) root.SpecVizKeep({ pay: link });
    });
    deliver();
  });
})(window);
