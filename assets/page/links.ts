/**
 * The page's state as a link. `host.go({...})` brings the page into a state, a flat object of the
 * parameters below; `host.state()` returns the current one; the address follows it.
 *
 * The server validates and applies the controls and the tab, sent to it as an event. The rest (the
 * moment in the run, the tint, the hidden parts) is validated and applied here. Other scripts learn
 * of a requested state by the document's event `specviz-go`, and add parameters of their own to
 * links by `host.keep({name: value})`.
 */

import { component, host, mounted, type Parameters, until, type Viewer } from './component';
import { form as controlsForm } from './form';
import { copier } from './share';

const MOMENT = ['round', 'phase', 'at'];
const VIEW = ['recorded', 'view', ...MOMENT, 'open', 'tint', 'hide', 'presenter', 'tour', 'run'];
const LONGEST_PROMPT = 4000; // characters of a prompt as encoded in an address
const SETTLED = 500; // ms without a change until the address follows
const HUB_ID = /^\w[\w.-]*(\/\w[\w.-]*)?$/; // anything else is a path on the server's disk
const MOUNTED = 1000; // ms after which a requested tab should be open
const HELD = 2000; // ms for which an opened tab must stay scrolled before it is left alone
const DRAWN = 10_000; // ms after which a slow machine should have drawn it in full

interface At { round: number, index: number }

/** The moment that a link leads to; waits: for the run that it asks for. */
interface Moment { round: number | null, phase: number, at: At | null, wrong: boolean, waits?: 'server' | 'recording' | false }

/** What the component provides, once mounted; names: those of the controls. */
interface Mounted {
  go: (asked: object) => void;
  words: Record<string, string>;
  names: string[];
  hideable: Record<string, string>;
  folders: boolean;
  sheet: CSSStyleSheet;
  say: (line: string) => void;
}

/** The tab that an address names. */
const tabIn = ({ search }: { search: string }) => new URLSearchParams(search).get('view') ?? 'watch';

/** The viewer, which is mounted before this script's component. */
const viewer = () => host.viewer as Viewer;
const on = (value: unknown) => ['1', 'true'].includes(String(value));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const only = (all: Parameters, names: string[]) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const without = (all: Parameters, names: string[]) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

let page: Mounted;
// The controls' values: now, when the page opened, when the shown run came on the stage, and when its
// settings were about to replace them.
let typed: unknown[] | null = null;
let first: unknown[] | null = null;
let begun: unknown[] | null = null;
let adopting: unknown[] | null = null;
let coming: Parameters | null = null; // a link's recorded run and its moment, until it is loaded
let target: Moment | null = null; // the moment that a link leads to, until the run has reached it
let wish: string | null = null; // the tab that a link asks for, until it is open or the visitor chooses one
let entry = tabIn(window.location); // the tab of the current history entry
let hidden: string[] = [];
let acted = false; // whether the visitor has done something since an error came on the stage
let timer = 0;
const kept = new Map<string, unknown>(); // parameters of other scripts; null: taken back
const left = new Map<string | null | undefined, number>(); // how far each tab was scrolled when one of its links led away

// --- the present state ----------------------------------------------------------------------

/** Whether a link may name these checkpoints: paths on the server's disk only where the host allows them. */
const mayName = (checkpoints: string[]) => page.folders || checkpoints.every((checkpoint) => HUB_ID.test(checkpoint) && !/\.gguf$/i.test(checkpoint));

/** The controls' values; those they are about to have, while they follow a run. */
const form = () => (typed !== null && typed === adopting ? begun : typed);

/** The controls as parameters; the visitor's own checkpoints replace the pair. */
function controls(): Parameters {
  const values = form() ?? [];
  const { pair, target: big, draft: small, plain, ...rest } = Object.fromEntries(page.names.map((name, i) => [name, values[i]]));
  const checkpoints = [big, small].map((checkpoint) => String(checkpoint ?? '').trim()).filter(Boolean);
  const own = checkpoints.length > 0 && mayName(checkpoints);
  return { ...(own ? { target: big, draft: small } : { pair }), plain: plain ? 1 : 0, ...rest };
}

/** The current moment as parameters; none at the end of the run. */
function present() {
  const { round, phase, rounds, pinned, opening } = viewer().state();
  if (opening && !pinned) return {}; // the visitor has not moved yet
  return {
    ...(round < rounds ? { round } : {}),
    ...(phase ? { phase } : {}),
    ...(pinned ? { at: `${pinned.round}.${pinned.index}` } : {}),
  };
}

/** Whether the settings are those of the shown run, or are about to be. */
const unchanged = () => same(form(), begun);

/** The parameters that bring the current run on the stage again. */
function run(): Parameters {
  const { live, name } = host.shows;
  if (coming) return coming;
  if (!typed || !page) return {};
  if (!unchanged()) return controls(); // changed, but not run
  if (live) return { ...controls(), run: 1, ...present() };
  return name ? { recorded: name, ...present() } : controls();
}

const opened = () => document.querySelector('#tabs [role=tab][aria-selected=true]')?.getAttribute('data-tab-id');

function state(): Parameters {
  const view = opened();
  const { tint = 'verdict', presenter = false, view: below = 'race' } = host.viewer?.state() ?? {};
  return {
    ...run(),
    ...(view && view !== 'watch' ? { view } : {}),
    ...(below !== 'race' ? { open: below } : {}),
    ...(tint !== 'verdict' ? { tint } : {}),
    ...(hidden.length ? { hide: hidden.join(',') } : {}),
    ...(presenter ? { presenter: 1 } : {}),
    ...Object.fromEntries([...kept].filter(([, value]) => value !== null)),
  };
}

/** The address of a state; keeps the parameters that are not ours (theme, language). */
function addressOf(parameters: Parameters) {
  const address = new URL(window.location.href);
  [...page.names, ...VIEW, ...kept.keys()].forEach((name) => address.searchParams.delete(name));
  Object.entries(parameters).forEach(([name, value]) => address.searchParams.set(name, String(value)));
  return address.href;
}

/** The parameters without a prompt that is too long for a link, and so without the run. */
function short(parameters: Parameters) {
  const fits = encodeURIComponent(String(parameters.prompt ?? '')).length <= LONGEST_PROMPT;
  return fits ? parameters : without(parameters, ['prompt', 'run', ...MOMENT]);
}

function touch() {
  clearTimeout(timer);
  timer = window.setTimeout(follow, SETTLED);
}

function follow() {
  if (!page || target || !typed) return; // the link is not read yet, or a reload must still lead to its moment
  let now = short(state());
  if (now.recorded === 'first' && now.round === undefined && !now.at) now = without(now, ['recorded']); // the page opens with it
  if (!now.run && !now.recorded && same(typed, first)) now = without(now, page.names); // nobody has touched the controls
  const address = addressOf(now);
  const tab = String(now.view ?? 'watch');
  if (tab === entry || wish) {
    if (address !== window.location.href) window.history.replaceState(window.history.state, '', address);
  } else {
    window.history.pushState(window.history.state, '', address); // so that Back leads to the tab before
    entry = tab;
  }
}

/** Opens a tab, if there is one of this name. */
function seek(tab: string) {
  if (!document.querySelector(`#tabs [data-tab-id="${CSS.escape(tab)}"]`)) return;
  wish = tab;
  setTimeout(insist, MOUNTED, 3);
}

// --- into a state ---------------------------------------------------------------------------

/** {round, phase, at} as whole numbers, or null if no moment is named; wrong: whether one is no number. */
function momentIn({ round, phase, at }: Parameters): Moment | null {
  if (round === undefined && at === undefined) return null;
  const whole = (text: unknown) => (/^\d{1,5}$/.test(String(text)) ? Number(text) : null);
  const pinned = /^(\d{1,5})\.(\d{1,3})$/.exec(String(at));
  return {
    round: whole(round), phase: whole(phase) || 0,
    at: pinned && { round: Number(pinned[1]), index: Number(pinned[2]) },
    wrong: (round !== undefined && whole(round) === null) || (at !== undefined && !pinned),
  };
}

/** Whether the run on the stage has a slot. */
const has = ({ round, index }: At) => index <= (viewer().trace()?.rounds[round]?.drafts.length ?? -1);

/** Goes to the requested moment once the run has it, or says that it does not. */
function arrive() {
  if (!target || target.waits) return;
  const { rounds, state: now } = viewer().state();
  const { round, phase, at, wrong } = target;
  const needed = Math.max(round === null ? 0 : round + (phase ? 1 : 0), at ? at.round + 1 : 0);
  if (rounds < needed && ['running', 'paused', 'loading'].includes(now)) return;
  target = null;
  if (round !== null) viewer().seek(round, phase);
  if (at && has(at)) viewer().pin(at);
  if (wrong || rounds < needed || (at && !has(at))) page.say(page.words.no_moment);
  touch();
}

function hide(names: unknown) {
  hidden = String(names).split(',').map((name) => name.trim()).filter((name) => Object.hasOwn(page.hideable, name));
  const selectors = hidden.map((name) => page.hideable[name]);
  page.sheet.replaceSync(selectors.length ? `${selectors.join(', ')} { display: none !important; }` : '');
}

/** Requests a tab again: Gradio loses a choice made while a slow machine still mounts the page. */
function insist(times: number) {
  if (wish === opened() || !times) wish = null;
  if (!wish) return;
  if (!target?.waits) page.go({ view: wish });
  setTimeout(insist, MOUNTED, times - 1);
}

/** Scrolls a tab, once it is open, to where one of its links led away. */
async function comeBack(tab: string | null) {
  const top = left.get(tab);
  left.delete(tab);
  if (top === undefined) return;
  await until(() => opened() === tab);
  const over = new AbortController();
  ['wheel', 'touchmove', 'pointerdown', 'keydown'].forEach((type) =>
    window.addEventListener(type, () => over.abort(), { signal: over.signal, passive: true }));
  const latest = performance.now() + DRAWN;
  let end = performance.now() + HELD;
  const hold = () => { // while the tabs change, the page is shorter for some frames
    const now = performance.now();
    if (now > end || opened() !== tab) over.abort();
    if (over.signal.aborted) return;
    if (window.scrollY !== top) {
      end = Math.min(now + HELD, latest);
      window.scrollTo({ top, behavior: 'instant' });
    }
    requestAnimationFrame(hold);
  };
  hold();
}

/**
 * Shows a tab that another one leads to, or the charts or a claim in it: the page stays scrolled when the tab
 * changes. The focus follows, since the pressed button is gone.
 * @param part a selector
 */
async function land(tab: string, part: string) {
  await until(() => opened() === tab && document.querySelector(part)?.checkVisibility());
  requestAnimationFrame(() => {
    const place = document.querySelector(part);
    place?.scrollIntoView();
    const { activeElement: focused, body } = document;
    if (focused !== body && focused?.checkVisibility()) return;
    if (place?.matches('details')) place.querySelector('summary')?.focus({ preventScroll: true });
    else controlsForm.enter({ preventScroll: true });
  });
}

/** What to scroll to in a tab. */
function partOf({ reveal, open: charts, claim }: Parameters) {
  if (reveal && claim) return `#claim-${Number(claim)}`;
  return reveal && charts ? '#stage .sv-views' : '#tabs';
}

/** @param opening whether the page opens with it: then it is at its top */
async function go(wanted: Parameters, opening = false) {
  await ready;
  const asked = only(wanted || {}, [...page.names, ...VIEW]);
  const leaves = 'view' in asked && asked.view !== opened() && !opening;
  if (leaves) left.set(opened(), window.scrollY);
  const there = momentIn(asked);
  if (there) there.waits = on(asked.run) ? 'server' : 'recorded' in asked && 'recording'; // for the requested run to load
  target = there;
  coming = 'recorded' in asked ? only(asked, ['recorded', ...MOMENT]) : null;
  if ('hide' in asked) hide(asked.hide);
  if ('tint' in asked) viewer().tint(String(asked.tint));
  if ('open' in asked) viewer().open(String(asked.open));
  if ('presenter' in asked) viewer().present(on(asked.presenter));
  document.dispatchEvent(new CustomEvent('specviz-go', { detail: wanted }));
  if ('recorded' in asked) await host.open(asked.recorded);
  coming = null;
  if (target === there && there?.waits === 'recording') target = null; // it did not load
  if (on(asked.run)) viewer().setState('loading', page.words.opening); // shown at once, before the server answers
  if ([...page.names, 'view', 'run'].some((name) => name in asked)) page.go(asked);
  if ('view' in asked) seek(String(asked.view));
  arrive();
  touch();
  if (leaves && !(wanted.reveal && wanted.fold)) land(String(asked.view), partOf(wanted));
}

/** Goes to the state in the address that the page was opened with. */
function open() {
  if (!window.location.search) return;
  const asked = Object.fromEntries(new URLSearchParams(window.location.search));
  if (asked.recorded === host.shows.name) delete asked.recorded; // loading it again would undo an early key press
  go(asked, true);
}

/** The current state as a link, and what to say about it. */
function current(): [address: string, line: string] {
  const { words } = page;
  const { live, name } = host.shows;
  const full = state();
  const cut = short(full);
  const line = cut !== full ? words.copied_cut : !live && !name ? words.copied_file
    : live && !unchanged() ? words.copied_changed : words.copied;
  return [addressOf(cut), line];
}

let mount = () => {};
const ready = new Promise<void>((done) => { mount = done; });

Object.assign(host, {
  go,
  state,
  keep(parameters: Parameters) {
    Object.entries(parameters).forEach(([name, value]) => kept.set(name, value === '' ? null : value ?? null));
    touch();
  },
  address: () => addressOf(short(state())),
});

export const links = {
  touch,
  controls: (): Parameters => (typed && page ? controls() : {}),
  unchanged,
  /** Sets the controls to the shown run's settings. Clears own checkpoints; other controls keep their values. */
  async adopt(settings: Parameters) {
    await ready;
    const now = await until(() => typed) as unknown[];
    adopting = now;
    begun = page.names.map((name, i) => (name in settings ? settings[name] : ['target', 'draft'].includes(name) ? '' : now[i]));
    page.go(settings);
  },
  /** Takes the controls' values. */
  typed(...values: unknown[]) {
    typed = values;
    first = first || values;
    begun = begun || values;
    host.viewer?.outdate(!unchanged());
    if (acted) host.viewer?.forgive(); // an error concerns the earlier settings; a link's own changes keep it
    touch();
  },
};

component('link', async ({ node, words, props, send, value }) => {
  await mounted;
  const { names, hideable, folders } = props as Mounted;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  page = { go: send.go, words, names, hideable, folders, sheet, say: copier(node, words, current) };
  document.addEventListener('specviz-load', () => {
    begun = form();
    if (target) target.waits = false;
    arrive();
    touch();
  });
  document.addEventListener('specviz-painted', () => { arrive(); touch(); });
  const chosen = ({ type, target: at, isTrusted }: Event) => { // screen readers send only clicks
    if (!isTrusted) return;
    const tab = type === 'click' && at instanceof Element && at.closest('#tabs [role=tab][data-tab-id]');
    if (tab) comeBack(tab.getAttribute('data-tab-id'));
    wish = null;
    acted = viewer().state().state === 'error';
  };
  ['pointerdown', 'keydown', 'click'].forEach((act) => document.addEventListener(act, chosen));
  mount();
  open();
  window.addEventListener('popstate', () => {
    entry = tabIn(window.location);
    comeBack(entry);
    if (entry === opened()) return;
    page.go({ view: entry });
    seek(entry);
  });
  value(({ begin }) => { // the server's answer to a link
    if (!begin && target?.waits === 'server') target = null; // its run will not come
  }, false);
});
