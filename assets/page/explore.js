/**
 * Explore's desk: the sweep's status line, opening and saving of files, and jumps to Watch. Files are
 * read here and sent as text, not uploaded.
 */
(function (root) {
  'use strict';

  const { component, linked, until } = root.SpecVizPage;
  const follow = linked('explore');
  /** @type {((text: string) => void) | null} */
  let take = null;
  let ready = false; // the default form's plan has arrived; a link's sweep is delivered after it

  function begin() {
    if (take && ready) follow(take);
  }

  /**
   * Returns a function that asks for a file and passes on its name and text.
   * @param {string} accept
   * @param {number} most bytes
   * @param {(file: {name: string, text: string}) => void} got
   * @param {() => void} fail
   */
  function picker(accept, most, got, fail) {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept });
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      input.value = ''; // the same file can be chosen again
      if (!file) return;
      if (file.size > most) fail();
      else got({ name: file.name, text: await file.text() });
    });
    return () => input.click();
  }

  /**
   * @param {HTMLElement & {desk?: object}} element contains a line and a progress bar
   * @param {object} desk
   * @param {Record<string, (wanted: object) => Promise<string>>} desk.server
   * @param {Record<string, any>} desk.limits {prompts, sweep}: bytes; {too_large, busy}: lines to show
   * @param {(event: string, data: object) => void} desk.trigger
   * @returns {(json: string) => void} takes the server's messages
   */
  function desk(element, { server, limits, trigger }) {
    const line = /** @type {HTMLElement} */ (element.querySelector('p'));
    const bar = /** @type {HTMLProgressElement} */ (element.querySelector('progress'));
    let seen = -1;
    let unsaved = false; // whether leaving the page would lose a sweep
    let brought = false; // whether a file was opened whose line is still to come

    /** @param {string} text @param {number | null} share */
    const say = (text, share = null) => {
      if (line.textContent !== text) line.textContent = text;
      if (text && brought) line.scrollIntoView({ block: 'nearest' }); // it may be far above the button
      brought = brought && !text;
      bar.hidden = share === null;
      bar.value = share || 0;
      bar.setAttribute('aria-label', text);
    };
    /** @param {string} event @returns {[got: (file: object) => void, fail: () => void]} */
    const brings = (event) => [
      (file) => { brought = true; trigger(event, file); },
      () => { brought = true; say(limits.too_large); },
    ];
    const open = {
      prompts: picker('.jsonl,.ndjson,.json,.csv,.tsv,.txt,text/*', limits.prompts, ...brings('prompts')),
      sweep: picker('.json,.jsonl,application/json', limits.sweep, ...brings('sweep')),
    };
    const save = async (/** @type {string} */ kind, /** @type {unknown} */ id) => {
      let answer;
      try {
        answer = JSON.parse(await server.make({ kind, id }));
      } catch {
        answer = { state: 'error', message: limits.busy };
      }
      if (answer.state === 'error') {
        say(answer.message);
        return;
      }
      if (kind === 'json') unsaved = false;
      root.SpecVizHand(new Blob([answer.text], { type: answer.media }), answer.name);
    };
    root.SpecVizUnsaved = () => unsaved;

    /** Scrolls to the results of a new sweep if they are below the window: on a phone, the form is above them. */
    const see = () => {
      const results = element.closest('#explore-results');
      if (results && results.getBoundingClientRect().top > root.innerHeight) results.scrollIntoView();
    };

    element.desk = { open: (/** @type {keyof typeof open} */ kind) => open[kind](), save, see, busy: () => say(limits.busy) };
    take = (text) => trigger('link', { text });
    begin();
    return (json) => {
      const { text = '', share = null, go = null, serial = seen } = JSON.parse(json || '{}');
      say(text, share);
      unsaved = unsaved || share !== null;
      if (go && serial > seen) root.SpecVizGo(go);
      seen = serial;
    };
  }

  // Gradio hides Stop at the end of a sweep: its focus then goes to the button that continues.
  document.addEventListener('focusin', async ({ target: stop }) => {
    if (!(stop instanceof HTMLElement) || stop.id !== 'explore-stop') return;
    await until(() => document.activeElement !== stop);
    if (document.activeElement !== document.body || stop.checkVisibility()) return;
    const next = ['explore-resume', 'explore-run'].map((id) => document.getElementById(id));
    next.find((button) => button?.checkVisibility())?.focus();
  });

  component('desk', ({ node, words, props, send, server, watch }) => {
    const limits = { ...props.limits, ...words };
    const tell = desk(node, { server, limits, trigger: (event, detail) => send[event](detail) });
    tell(props.value);
    watch('value', () => tell(props.value));
  });

  /** Shows the estimate for the form's sweep, and keeps the form in the page's link. */
  component('plan', ({ node, props, watch }) => {
    const show = () => {
      const { text = '', link } = JSON.parse(props.value || '{}');
      node.textContent = text;
      if (link !== undefined) root.SpecVizKeep?.({ explore: link });
      ready = Boolean(text);
      begin();
    };
    show();
    watch('value', show);
  });

  /** Shows paragraphs, as text: names of models and kinds of prompts may be hostile. */
  component('paragraphs', ({ node, props, watch }) => {
    const paragraph = (/** @type {string} */ text) => Object.assign(document.createElement('p'), { textContent: text });
    const show = () => node.replaceChildren(...JSON.parse(props.value || '[]').map(paragraph));
    show();
    watch('value', show);
  });
})(window);
