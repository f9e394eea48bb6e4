/**
 * The stage: the viewer on the page. Passes the server's messages to the viewer, requests lost ones
 * again, and turns the viewer's intents into events of the component.
 */
(function (root) {
  'use strict';

  const { component, language, read, scripts, stage } = root.SpecVizPage;

  // The viewer's intent → the component's event.
  /** @type {Record<string, string>} */
  const EVENTS = { run: 'play', resume: 'play', step: 'tick', pause: 'pause', stop: 'stop', again: 'again' };

  const QUIET = 5000; // ms without a message after which a running run asks whether the server is there

  component('stage', async ({ node, words, props, server, send, watch }) => {
    /** @type {string | null} */
    let run = null; // the id of the shown run
    let number = 0; // the number of the shown run; later runs have higher ones
    /** @type {string | null} */
    let left = null; // the id of the run that a recorded or opened trace replaced
    /** @type {Trace | null} */
    let kept = null; // the shown trace, if only the page has it
    /** @type {string | null} */
    let fetched = null; // the id of a run that is being fetched whole
    let heard = 0; // when the last message came
    let gone = false; // whether the server did not answer since

    const resync = async (/** @type {object} */ known) => {
      const message = await server.resync(known);
      if (message) apply(message);
    };

    /** Fetches a whole run, once however many of its messages come meanwhile. @param {string} id */
    async function fetchRun(id) {
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
      const { rounds, plain } = /** @type {Trace} */ (viewer.trace());
      await resync({ run, rounds: rounds.length, plain: plain.tokens.length });
    }

    /** @param {string} intent @param {Record<string, any>} detail */
    function ask(intent, detail) {
      if (intent === 'again') follow(detail.changes);
      if (intent === 'show') show(detail);
      else if (intent === 'claim') root.SpecVizGo({ view: 'myths', claim: String(detail.claim), reveal: true });
      else if (intent === 'new') document.getElementById('run')?.click();
      else if (EVENTS[intent]) send[EVENTS[intent]](detail);
      else resync({ run, rounds: detail.from, plain: detail.plain_from || 0 });
    }

    /** Makes the controls follow a changed run: all settings, or only the changes if the visitor has edited the form. @param {Record<string, unknown> | null} [changes] */
    function follow(changes) {
      const { max_new_tokens: tokens, ...settings } = viewer.trace()?.settings ?? {};
      if (!changes) return; // another branch of the same run
      if (root.SpecVizLinks.unchanged()) root.SpecVizLinks.adopt({ ...settings, tokens, ...changes });
      else root.SpecVizGo(changes);
    }

    /** Offers the changes to a run that the server allows: only it knows the run's models. @param {{run: string} | {recorded: string}} source */
    async function offer(source) {
      const offers = await server.offers(source);
      if (offers) viewer.offer(source, offers);
    }

    /** @param {Record<string, any>} message with a trace */
    function load({ trace, recorded, step, name, offered, typed, ...message }) {
      ({ run = null, number = 0 } = message);
      kept = run ? null : trace;
      const source = run ? { run } : offered ? { recorded: name } : null;
      viewer.load(trace, { recorded, step, source, teach: recorded });
      if (source) offer(source);
      node.shows = { live: Boolean(run) && typed !== false, name }; // for links
      node.dispatchEvent(new Event('specviz-load', { bubbles: true }));
    }

    /** @param {Record<string, any>} message */
    function apply(message) {
      heard = performance.now();
      if (message.number < number || (left && message.run === left)) return; // of an earlier run
      if (message.trace) load(message);
      else if (message.number > number) fetchRun(message.run); // its first message was lost
      else if (message.rounds) viewer.append(/** @type {Delta} */ (message));
      if (message.state) viewer.setState(message.state, message.message);
      else if (gone) viewer.setState('running'); // it went on
      gone = false;
      if (message.state === 'error') root.SpecVizForm?.refused(); // shows the input beside the error
    }

    /** Shows a recorded run or a visitor's file. @param {Record<string, any>} message */
    function show(message) {
      if (['running', 'paused'].includes(viewer.state().state)) send.stop();
      left = run || left;
      if (message.run && message.run === left) left = null; // the replaced run is back
      apply({ ...message, number });
    }

    const take = () => apply(JSON.parse(props.value || '{}'));

    // Fetched, not passed as a property: Gradio copies properties string by string at every message.
    const said = read(`words/${language()}.json`);
    const mount = await scripts();
    const viewer = mount(node, { words: await said, live: true, send: ask, most: props.limits.gamma });
    node.step = () => {
      const { round, rounds, state } = viewer.state();
      const goesOn = root.SpecVizLinks.unchanged() && (round < rounds || ['running', 'paused'].includes(state));
      if (goesOn) viewer.forward('step');
      else send.tick({ open: false });
    };
    node.show = show;
    node.say = (state, line) => viewer.setState(state, words[line]);
    node.specviz = viewer; // other scripts wait for this
    node.files = root.SpecVizFiles({
      server, show, limits: { ...props.limits, ...words },
      shown: () => (kept ? { trace: JSON.stringify(kept) } : { run }),
      fail: (/** @type {string} */ line) => viewer.setState('error', line),
    });
    node.addEventListener('dragover', (event) => event.preventDefault());
    node.addEventListener('drop', (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) node.files?.bring(file);
    });
    take();
    watch('value', take);
    setInterval(listen, QUIET);
  });

  root.SpecVizStage = {
    /** Shows a state and one of the stage's lines without the server; scrolls to a stage below the window. */
    say(state, line) {
      const there = /** @type {Stage} */ (stage());
      there.say?.(state, line);
      if (there.getBoundingClientRect().top > root.innerHeight) there.scrollIntoView();
    },
    /** Hides the form and focuses the strip: arrow keys step through the run, and Space does not press Run again. */
    attend() {
      root.SpecVizForm.show(false);
      /** @type {HTMLElement} */ (document.querySelector('#stage .sv-strip')).focus({ preventScroll: true });
    },
    /**
     * Steps forward in the shown run; begins a new one if it is over or the settings have changed.
     * A form beside the stage stays open, so that the button stays under the pointer.
     */
    step() {
      if (root.SpecVizForm.covers()) this.attend();
      stage()?.step?.();
    },
    /** Plays the recorded run, unless the visitor has a run of their own on the stage. */
    play() {
      const shown = stage();
      if (!shown?.shows?.live) shown?.specviz?.play();
    },
    save: (kind) => stage()?.files?.save(kind),
    open: () => stage()?.files?.open(),
  };
})(window);
