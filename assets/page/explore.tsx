/**
 * Explore's desk: the sweep's status line, opening and saving of files, and jumps to Watch. Files are
 * read here and sent as text, not uploaded.
 */

import { render } from 'preact';
import { component, host, linked, until } from './component';
import { picker, save } from './files';

const follow = linked('explore');
let take: ((text: string) => void) | null = null;
let ready = false; // the default form's plan has arrived; a link's sweep is delivered after it
let unsaved = false; // whether leaving the page would lose a sweep

function begin() {
  if (take && ready) follow(take);
}

type Kind = 'prompts' | 'sweep';

/** What buttons do with the desk, once it is mounted. */
export const desk: { open(kind: Kind): void, save(kind: string, id: unknown): void, busy(): void, see(): void, isUnsaved(): boolean } = {
  open() {},
  save() {},
  busy() {},
  /** Scrolls to the results of a new sweep if they are below the window: on a phone, the form is above them. */
  see() {
    const results = document.getElementById('explore-results');
    if (results && results.getBoundingClientRect().top > window.innerHeight) results.scrollIntoView();
  },
  isUnsaved: () => unsaved,
};

component('desk', ({ node, words, props, send, server, value }) => {
  let seen = -1;
  let brought = false; // whether a file was opened whose line is still to come

  const say = (text: string, share: number | null = null) => {
    render(<>
      <p role="status">{text}</p>
      <progress hidden={share === null} value={share ?? 0} aria-label={text} />
    </>, node);
    if (text && brought) node.scrollIntoView({ block: 'nearest' }); // it may be far above the button
    brought = brought && !text;
  };
  const opener = (event: Kind, accept: string) => picker(accept, async (file) => {
    brought = true;
    if (file.size > props.limits[event]) say(words.too_large);
    else send[event]({ name: file.name, text: await file.text() });
  });
  const open = {
    prompts: opener('prompts', '.jsonl,.ndjson,.json,.csv,.tsv,.txt,text/*'),
    sweep: opener('sweep', '.json,.jsonl,application/json'),
  };
  Object.assign(desk, {
    open: (kind: Kind) => open[kind](),
    async save(kind: string, id: unknown) {
      const failed = await save(kind, () => server.make({ kind, id }), words.busy);
      if (failed) say(failed);
      else if (kind === 'json') unsaved = false;
    },
    busy: () => say(words.busy),
  });
  take = (text) => send.link({ text });
  begin();
  value(({ text = '', share = null, go = null, serial = seen }) => {
    say(text, share);
    unsaved = unsaved || share !== null;
    if (go && serial > seen) host.go?.(go);
    seen = serial;
  });
});

/** Shows the estimate for the form's sweep, and keeps the form in the page's link. */
component('plan', ({ node, value }) => value(({ text = '', link }) => {
  node.textContent = text;
  if (link !== undefined) host.keep({ explore: link });
  ready = Boolean(text);
  begin();
}));

// Before a page with an unsaved sweep is left, the browser asks. Gradio would disconnect the page
// before the answer; its listener comes after this one.
window.addEventListener('beforeunload', (event) => {
  if (!unsaved) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

// Gradio hides Stop at the end of a sweep: its focus then goes to the button that continues.
document.addEventListener('focusin', async ({ target: stop }) => {
  if (!(stop instanceof HTMLElement) || stop.id !== 'explore-stop') return;
  await until(() => document.activeElement !== stop);
  if (document.activeElement !== document.body || stop.checkVisibility()) return;
  const next = ['explore-resume', 'explore-run'].map((id) => document.getElementById(id));
  next.find((button) => button?.checkVisibility())?.focus();
});
