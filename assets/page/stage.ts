/**
 * The stage: the viewer on the page. Passes the server's messages to the viewer, requests lost ones
 * again, and turns the viewer's intents into events of the component.
 */

import { mount } from '../viewer/mount';
import type { Delta, Status, Trace } from '../viewer/types';
import { adopt, component, host, language, type Message, turns } from './component';
import { answered, picker, save } from './files';
import { form } from './form';
import { links } from './links';

// The viewer's intent → the component's event.
const EVENTS: Record<string, string> = { run: 'play', resume: 'play', step: 'tick', pause: 'pause', stop: 'stop', again: 'again' };

const QUIET = 5000; // ms without a message after which a running run asks whether the server is there

const node = () => document.querySelector<HTMLElement>('#stage .stage');

component('stage', async ({ node: element, words, props, server, send, value }) => {
  const limits: Record<string, any> = { ...props.limits, ...words };
  let run: string | null = null; // the id of the shown run
  let number = 0; // the number of the shown run; later runs have higher ones
  let left: string | null = null; // the id of the run that a recorded or opened trace replaced
  let kept: Trace | null = null; // the shown trace, if only the page has it
  let fetched: string | null = null; // the id of a run that is being fetched whole
  let heard = 0; // when the last message came
  let gone = false; // whether the server did not answer since

  const resync = async (known: object) => {
    const message = await server.resync(known);
    if (message) apply(message);
  };

  /** Fetches a whole run, once however many of its messages come meanwhile. */
  async function fetchRun(id: string) {
    if (fetched === id) return;
    fetched = id;
    try {
      await resync({ run: id, rounds: -1, plain: 0 });
    } finally {
      fetched = null;
    }
  }

  /** Says that the server is gone: Gradio tells a broken run nothing, and the run would seem to go on. */
  async function listen() {
    if ((viewer.state().state !== 'running' && !gone) || performance.now() - heard < QUIET) return;
    heard = performance.now();
    if (await server.resync(null) === undefined) { // Gradio only logs a failed call
      if (viewer.state().state === 'running') viewer.setState('error', words.gone);
      gone = true;
      return;
    }
    if (gone) viewer.setState('running'); // the server is back
    gone = false;
    const { rounds, plain } = viewer.trace() as Trace;
    await resync({ run, rounds: rounds.length, plain: plain.tokens.length });
  }

  function ask(intent: string, detail: Message) {
    if (intent === 'again') follow(detail.changes);
    if (intent === 'show') show(detail);
    else if (intent === 'claim') host.go?.({ view: 'myths', claim: String(detail.claim), reveal: true });
    else if (intent === 'new') document.getElementById('run')?.click();
    else if (EVENTS[intent]) send[EVENTS[intent]](detail);
    else resync({ run, rounds: detail.from, plain: detail.plain_from || 0 });
  }

  /** Makes the controls follow a changed run: all settings, or only the changes if the visitor has edited the form. */
  function follow(changes: Record<string, unknown> | null) {
    const { max_new_tokens: tokens, ...settings } = (viewer.trace()?.settings ?? {}) as Message;
    if (!changes) return; // another branch of the same run
    if (links.unchanged()) links.adopt({ ...settings, tokens, ...changes });
    else host.go?.(changes);
  }

  /** Offers the changes to a run that the server allows: only it knows the run's models. */
  async function offer(source: { run: string } | { recorded: string }) {
    const offers = await server.offers(source);
    if (offers) viewer.offer(source, offers);
  }

  function load({ trace, recorded, step, name, offered, typed, ...message }: Message) {
    ({ run = null, number = 0 } = message);
    kept = run ? null : trace;
    const source = run ? { run } : offered ? { recorded: name } : null;
    viewer.load(trace, { recorded, step, source, teach: recorded });
    if (source) offer(source);
    host.shows = { live: Boolean(run) && typed !== false, name };
    element.dispatchEvent(new Event('specviz-load', { bubbles: true }));
  }

  function apply(message: Message) {
    heard = performance.now();
    if (message.number < number || (left && message.run === left)) return; // of an earlier run
    if (message.trace) load(message);
    else if (message.number > number) fetchRun(message.run); // its first message was lost
    else if (message.rounds) viewer.append(message as Delta);
    if (message.state) viewer.setState(message.state, message.message);
    else if (gone) viewer.setState('running'); // it went on
    gone = false;
    if (message.state === 'error') form.refused(); // shows the input beside the error
  }

  /** Shows a recorded run or a visitor's file. */
  function show(message: Message) {
    if (['running', 'paused'].includes(viewer.state().state)) send.stop();
    left = run || left;
    if (message.run && message.run === left) left = null; // the replaced run is back
    apply({ ...message, number });
  }

  const isNewest = turns(); // taken by each trace loaded on the stage and each opened file
  document.addEventListener('specviz-load', isNewest);

  /** Opens a visitor's file, unless another run comes on the stage meanwhile. */
  async function bring(file: File) {
    const stays = isNewest();
    if (file.size > limits.most) fail(limits.too_large);
    else {
      const message = await answered(async () => server.bring(await file.text()), limits.busy);
      if (message.state === 'error') fail(message.message);
      else if (stays()) show(message);
    }
    document.querySelector('#stage .sv-status')?.scrollIntoView({ block: 'nearest' }); // it names the trace or the error
  }

  const fail = (line: string) => viewer.setState('error', line);

  // Fetched, not passed as a property: Gradio copies properties string by string at every message.
  const viewer = mount(element, { words: await host.read(`words/${language()}.json`), live: true, send: ask, most: props.limits.gamma });
  Object.assign(stage, {
    show,
    step() {
      const { round, rounds, state } = viewer.state();
      const goesOn = links.unchanged() && (round < rounds || ['running', 'paused'].includes(state));
      if (goesOn) viewer.forward('step');
      else send.tick({ open: false });
    },
    say: (state: Status, line: string) => viewer.setState(state, words[line]),
    async save(kind: string) {
      const shown = kept ? { trace: JSON.stringify(kept) } : { run };
      const failed = await save(kind, (wanted) => server.make({ kind: wanted, ...shown }), limits.busy);
      if (failed) fail(failed);
    },
    open: picker('.json,application/json', bring),
  });
  adopt(viewer); // other scripts wait for this
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) bring(file);
  });
  value(apply);
  setInterval(listen, QUIET);
});

/** What the stage does once it is mounted. */
const stage: { show(message: Message): void, step(): void, say(state: Status, line: string): void, save(kind: string): void, open(): void } = {
  show() {}, step() {}, say() {}, save() {}, open() {},
};

/** Shows a recorded run. */
export const show = (message: Message) => stage.show(message);

/** What Gradio's buttons do on the stage. */
export const buttons = {
  /** Shows a state and one of the stage's lines without the server; scrolls to a stage below the window. */
  say(state: Status, line: string) {
    stage.say(state, line);
    const there = node();
    if (there && there.getBoundingClientRect().top > window.innerHeight) there.scrollIntoView();
  },
  /** Hides the form and focuses the strip: arrow keys step through the run, and Space does not press Run again. */
  attend() {
    form.show(false);
    document.querySelector<HTMLElement>('#stage .sv-strip')?.focus({ preventScroll: true });
  },
  /**
   * Steps forward in the shown run; begins a new one if it is over or the settings have changed.
   * A form beside the stage stays open, so that the button stays under the pointer.
   */
  step() {
    if (form.covers()) this.attend();
    stage.step();
  },
  /** Plays the recorded run, unless the visitor has a run of their own on the stage. */
  play() {
    if (!host.shows.live) host.viewer?.play();
  },
  save: (kind: string) => stage.save(kind),
  open: () => stage.open(),
};
