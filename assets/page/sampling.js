/**
 * Connects the viewer's test “does speculative decoding change the result?” with the server. It is a
 * component of its own, without content, so that its messages and the run's do not interfere.
 */
(function (root) {
  'use strict';

  const { component, viewer } = root.SpecVizPage;

  component('sampling', async ({ words, props, send, watch }) => {
    const { experiment } = await viewer();
    if (!props.texts) {
      experiment.refuse();
      return;
    }
    /** @type {Record<string, (detail: unknown) => void>} */
    const asked = { sample: send.submit, leave: send.stop };
    experiment.offer((intent, detail) => asked[intent](detail), props.texts);
    watch('value', () => experiment.take(JSON.parse(props.value)));
    root.SpecVizSampling = { busy: () => experiment.fail(words.busy) };
  });
})(window);
