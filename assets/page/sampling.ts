/**
 * Connects the viewer's test “does speculative decoding change the result?” with the server. It is a
 * component of its own, without content, so that its messages and the run's do not interfere.
 */

import { component, mounted } from './component';

let fail = () => {};

component('sampling', async ({ words, props, send, value }) => {
  const { experiment } = await mounted;
  if (!props.texts) {
    experiment.refuse();
    return;
  }
  const asked: Record<string, (detail: unknown) => void> = { sample: send.submit, leave: send.stop };
  experiment.offer((intent, detail) => asked[intent](detail), props.texts);
  value((message) => experiment.take(message), false);
  fail = () => experiment.fail(words.busy);
});

export const sampling = { busy: () => fail() };
