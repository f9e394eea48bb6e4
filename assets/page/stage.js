/**
 * The stage: the viewer on the page. It hands the viewer what the server sends, fetches what got
 * lost on the way, and turns what a visitor asks of the viewer into events.
 */
(function (root) {
  'use strict';

  const { component, language, read, scripts, stage } = root.SpecVizPage;

  // What the viewer asks for → the component's event.
  const EVENTS = { run: 'play', resume: 'play', step: 'tick', pause: 'pause', stop: 'stop', again: 'again' };

  component('stage', async ({ node, words, props, server, send, watch }) => {
    let run = null; // the id of the run that is shown
    let number = 0; // of that run: later runs have higher ones
    let left = null; // the run that a brought trace has replaced
    let kept = null; // a trace that only the page has

    const resync = async (known) => {
      const message = await server.resync(known);
      if (message) apply(message);
    };

    function ask(intent, detail) {
      if (intent === 'again') root.SpecVizGo?.(detail.changes); // the controls follow
      if (intent === 'show') show(detail);
      else if (intent === 'new') document.getElementById('run')?.click();
      else if (EVENTS[intent]) send[EVENTS[intent]](detail);
      else resync({ run, rounds: detail.from, plain: detail.plain_from || 0 });
    }

    /** What can be changed about a run is known to the server, which knows its models. */
    async function offer(source) {
      const offers = await server.offers(source);
      if (offers) viewer.offer(source, offers);
    }

    function load({ trace, recorded, step, name, offered, typed, ...message }) {
      ({ run = null, number = 0 } = message);
      kept = run ? null : trace;
      const source = run ? { run } : offered ? { recorded: name } : null;
      viewer.load(trace, { recorded, step, source, teach: recorded });
      if (source) offer(source);
      node.shows = { live: Boolean(run) && typed !== false, name }; // for links
      node.dispatchEvent(new Event('specviz-load', { bubbles: true }));
    }

    function apply(message) {
      if (message.number < number || (left && message.run === left)) return; // of an earlier run
      if (message.trace) load(message);
      else if (message.number > number) resync({ run: message.run, rounds: -1, plain: 0 }); // its beginning got lost
      else if (message.rounds) viewer.append(message);
      if (message.state) viewer.setState(message.state, message.message);
      if (message.state === 'error') root.SpecVizForm?.refused(); // what was typed stands beside why
    }

    /** Shows a trace that the page has: a recorded run, or a visitor's file. */
    function show(message) {
      if (['running', 'paused'].includes(viewer.state().state)) send.stop();
      left = run || left;
      if (message.run && message.run === left) left = null; // it is brought back
      apply({ ...message, number });
    }

    const take = () => apply(JSON.parse(props.value || '{}'));

    // Not a property of the component: at every message, Gradio copies those string by string.
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
    node.specviz = viewer; // now others can use it
    node.files = root.SpecVizFiles({
      server, show, limits: { ...props.limits, ...words },
      shown: () => (kept ? { trace: JSON.stringify(kept) } : { run }),
      fail: (line) => viewer.setState('error', line),
    });
    node.addEventListener('dragover', (event) => event.preventDefault());
    node.addEventListener('drop', (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) node.files?.bring(file);
    });
    take();
    watch('value', take);
  });

  root.SpecVizStage = {
    /** Shows a state and one of the stage's lines without the server, in sight also on a phone. */
    say(state, line) {
      const there = /** @type {Stage} */ (stage());
      there.say?.(state, line);
      if (there.getBoundingClientRect().top > root.innerHeight) there.scrollIntoView();
    },
    /** The form steps aside; the arrow keys step through the story, and Space does not press Run again. */
    attend() {
      root.SpecVizForm.show(false);
      /** @type {HTMLElement} */ (document.querySelector('#stage .sv-strip')).focus({ preventScroll: true });
    },
    /**
     * One step on in what is shown; a new run where that is over, or the settings are other ones.
     * A form beside the stage stays, so that the button stays under the pointer.
     */
    step() {
      if (root.SpecVizForm.covers()) this.attend();
      stage()?.step?.();
    },
    save: (kind) => stage()?.files?.save(kind),
    open: () => stage()?.files?.open(),
  };
})(window);
