/**
 * The page's state as a link. `SpecVizGo({...})` brings the page into a state, a flat object of the
 * parameters below; `SpecVizState()` returns the current one; the address follows it.
 *
 * The server validates and applies the controls and the tab, sent to it as an event. The rest (the
 * moment in the run, the tint, the hidden parts) is validated and applied here. Other scripts learn
 * of a requested state by the document's event `specviz-go`, and add parameters of their own to
 * links by `SpecVizKeep({name: value})`.
 */
(function (root) {
  'use strict';

  const { component, make, stage, viewer: mountedViewer } = root.SpecVizPage;
  const MOMENT = ['round', 'phase', 'at'];
  const VIEW = ['recorded', 'view', ...MOMENT, 'open', 'tint', 'hide', 'presenter', 'tour', 'run'];
  const LONGEST_PROMPT = 4000; // characters of a prompt as encoded in an address
  const SETTLED = 500; // ms without a change until the address follows
  const HUB_ID = /^\w[\w.-]*(\/\w[\w.-]*)?$/; // anything else is a path on the server's disk
  const SAID = 8000; // ms for which a line about a link stays
  const MOUNTED = 1000; // ms after which a requested tab should be open
  const HELD = 2000; // ms for which an opened tab must stay scrolled before it is left alone
  const DRAWN = 10_000; // ms after which a slow machine should have drawn it in full

  /** The tab that an address names. @param {{search: string}} address */
  function tabIn({ search }) {
    return new URLSearchParams(search).get('view') ?? 'watch';
  }

  /** The viewer, which is mounted before this script's component. */
  const viewer = () => /** @type {Viewer} */ (stage()?.specviz);
  const on = (/** @type {unknown} */ value) => ['1', 'true'].includes(String(value));
  const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b);
  /** @template T @param {Record<string, T>} all @param {string[]} names */
  const only = (all, names) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

  /**
   * What the component provides, once mounted; names: those of the controls.
   * @type {{go: (asked: object) => void, words: Record<string, string>, names: string[],
   *   hideable: Record<string, string>, folders: boolean, sheet: CSSStyleSheet, say: (line: string) => void}}
   */
  let page;
  /** @type {unknown[] | null} */
  let typed = null; // the controls' values
  /** @type {unknown[] | null} */
  let first = null; // the values that the page opened with
  /** @type {unknown[] | null} */
  let begun = null; // the values when the shown run came on the stage
  /** @type {unknown[] | null} */
  let adopting = null; // the values that the shown run's settings are about to replace
  /** @type {Record<string, string> | null} */
  let coming = null; // a link's recorded run and its moment, until it is loaded
  /** @typedef {{round: number | null, phase: number, at: {round: number, index: number} | null, wrong: boolean, waits?: 'server' | 'recording' | false}} Moment */
  /** @type {Moment | null} */
  let target = null; // the moment that a link leads to, until the run has reached it
  /** @type {string | null} */
  let wish = null; // the tab that a link asks for, until it is open or the visitor chooses one
  let entry = tabIn(root.location); // the tab of the current history entry
  /** @type {string[]} */
  let hidden = [];
  let acted = false; // whether the visitor has done something since an error came on the stage
  let timer = 0;
  const kept = new Map(); // parameters of other scripts; null: taken back
  const left = new Map(); // how far each tab was scrolled when one of its links led away

  // --- the present state ----------------------------------------------------------------------

  /** Whether a link may name these checkpoints: paths on the server's disk only where the host allows them. @param {string[]} checkpoints */
  const mayName = (checkpoints) => Boolean(page?.folders) || checkpoints.every((checkpoint) => HUB_ID.test(checkpoint) && !/\.gguf$/i.test(checkpoint));

  /** The controls' values; those they are about to have, while they follow a run. */
  const form = () => (typed !== null && typed === adopting ? begun : typed);

  /** The controls as parameters; the visitor's own checkpoints replace the pair. */
  function controls() {
    const values = form() ?? [];
    const all = Object.fromEntries(page.names.map((name, i) => [name, values[i]]));
    const { pair, target: big, draft: small, plain, ...rest } = all;
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
  function run() {
    const { live = false, name = '' } = stage()?.shows ?? {};
    if (coming) return coming;
    if (!typed || !page) return {};
    if (!unchanged()) return controls(); // changed, but not run
    if (live) return { ...controls(), run: 1, ...present() };
    return name ? { recorded: name, ...present() } : controls();
  }

  const opened = () => document.querySelector('#tabs [role=tab][aria-selected=true]')?.getAttribute('data-tab-id');

  function state() {
    const view = opened();
    const { tint, presenter, view: below } = viewer()?.state() || {};
    return {
      ...run(),
      ...(view && view !== 'watch' ? { view } : {}),
      ...(below && below !== 'race' ? { open: below } : {}),
      ...(tint && tint !== 'verdict' ? { tint } : {}),
      ...(hidden.length ? { hide: hidden.join(',') } : {}),
      ...(presenter ? { presenter: 1 } : {}),
      ...Object.fromEntries([...kept].filter(([, value]) => value !== null)),
    };
  }

  /** The address of a state; keeps the parameters that are not ours (theme, language). @param {Record<string, any>} parameters */
  function addressOf(parameters) {
    const address = new URL(root.location.href);
    [...page.names, ...VIEW, ...kept.keys()].forEach((name) => address.searchParams.delete(name));
    Object.entries(parameters).forEach(([name, value]) => address.searchParams.set(name, value));
    return address.href;
  }

  /** The parameters without a prompt that is too long for a link, and so without the run. @param {Record<string, any>} parameters */
  function short(parameters) {
    if (encodeURIComponent(parameters.prompt || '').length <= LONGEST_PROMPT) return parameters;
    const gone = ['prompt', 'run', ...MOMENT];
    return Object.fromEntries(Object.entries(parameters).filter(([name]) => !gone.includes(name)));
  }

  function touch() {
    clearTimeout(timer);
    timer = setTimeout(follow, SETTLED);
  }

  function follow() {
    if (!page || target || !typed) return; // the link is not read yet, or a reload must still lead to its moment
    const now = short(state());
    if (now.recorded === 'first' && now.round === undefined && !now.at) delete now.recorded; // the page opens with it
    const untouched = !now.run && !now.recorded && same(typed, first);
    if (untouched) page.names.forEach((name) => delete now[name]);
    const address = addressOf(now);
    const tab = now.view ?? 'watch';
    if (tab === entry || wish) {
      if (address !== root.location.href) root.history.replaceState(root.history.state, '', address);
    } else {
      root.history.pushState(root.history.state, '', address); // so that Back leads to the tab before
      entry = tab;
    }
  }

  /** Opens a tab, if there is one of this name. @param {string} tab */
  function seek(tab) {
    if (!document.querySelector(`#tabs [data-tab-id="${CSS.escape(tab)}"]`)) return;
    wish = tab;
    setTimeout(insist, MOUNTED, 3);
  }

  // --- into a state ---------------------------------------------------------------------------

  /**
   * {round, phase, at} as whole numbers, or null if no moment is named; wrong: whether one is no number.
   * @param {Record<string, any>} asked @returns {Moment | null}
   */
  function momentIn({ round, phase, at }) {
    if (round === undefined && at === undefined) return null;
    const whole = (/** @type {string} */ text) => (/^\d{1,5}$/.test(text) ? Number(text) : null);
    const pinned = /^(\d{1,5})\.(\d{1,3})$/.exec(at);
    return {
      round: whole(round), phase: whole(phase) || 0,
      at: pinned && { round: Number(pinned[1]), index: Number(pinned[2]) },
      wrong: (round !== undefined && whole(round) === null) || (at !== undefined && !pinned),
    };
  }

  /** Whether the run on the stage has a slot. @param {{round: number, index: number}} at */
  const has = ({ round, index }) => index <= (viewer().trace()?.rounds[round]?.drafts.length ?? -1);

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

  /** @param {unknown} names */
  function hide(names) {
    hidden = String(names).split(',').map((name) => name.trim()).filter((name) => Object.hasOwn(page.hideable, name));
    const selectors = hidden.map((name) => page.hideable[name]);
    page.sheet.replaceSync(selectors.length ? `${selectors.join(', ')} { display: none !important; }` : '');
  }

  /** Requests a tab again: Gradio loses a choice made while a slow machine still mounts the page. @param {number} times */
  function insist(times) {
    if (wish === opened() || !times) wish = null;
    if (!wish) return;
    if (!target?.waits) page.go({ view: wish });
    setTimeout(insist, MOUNTED, times - 1);
  }

  /** Scrolls a tab, once it is open, to where one of its links led away. @param {string | null} tab */
  async function comeBack(tab) {
    const top = left.get(tab);
    left.delete(tab);
    if (top === undefined) return;
    await root.SpecVizPage.until(() => opened() === tab);
    const over = new AbortController();
    ['wheel', 'touchmove', 'pointerdown', 'keydown'].forEach((type) =>
      root.addEventListener(type, () => over.abort(), { signal: over.signal, passive: true }));
    const latest = performance.now() + DRAWN;
    let end = performance.now() + HELD;
    const hold = () => { // while the tabs change, the page is shorter for some frames
      const now = performance.now();
      if (now > end || opened() !== tab) over.abort();
      if (over.signal.aborted) return;
      if (root.scrollY !== top) {
        end = Math.min(now + HELD, latest);
        root.scrollTo({ top, behavior: 'instant' });
      }
      requestAnimationFrame(hold);
    };
    hold();
  }

  /**
   * Shows a tab that another one leads to, or the charts or a claim in it: the page stays scrolled when the tab
   * changes. The focus follows, since the pressed button is gone.
   * @param {string} tab @param {string} part a selector
   */
  async function land(tab, part) {
    await root.SpecVizPage.until(() => opened() === tab && document.querySelector(part)?.checkVisibility());
    requestAnimationFrame(() => {
      const place = document.querySelector(part);
      place?.scrollIntoView();
      const { activeElement: focused, body } = document;
      if (focused !== body && focused?.checkVisibility()) return;
      if (place?.matches('details')) place.querySelector('summary')?.focus({ preventScroll: true });
      else root.SpecVizForm.enter({ preventScroll: true });
    });
  }

  /** What to scroll to in a tab. @param {Record<string, any>} wanted */
  function partOf({ reveal, open: charts, claim }) {
    if (reveal && claim) return `#claim-${Number(claim)}`;
    return reveal && charts ? '#stage .sv-views' : '#tabs';
  }

  /** @param {Record<string, any>} wanted @param {boolean} [opening] whether the page opens with it: then it is at its top */
  async function go(wanted, opening = false) {
    await ready;
    const asked = only(wanted || {}, [...page.names, ...VIEW]);
    const leaves = 'view' in asked && asked.view !== opened() && !opening;
    if (leaves) left.set(opened(), root.scrollY);
    const there = momentIn(asked);
    if (there) there.waits = on(asked.run) ? 'server' : 'recorded' in asked && 'recording'; // for the requested run to load
    target = there;
    coming = 'recorded' in asked ? only(asked, ['recorded', ...MOMENT]) : null;
    if ('hide' in asked) hide(asked.hide);
    if ('tint' in asked) viewer().tint(String(asked.tint));
    if ('open' in asked) viewer().open(String(asked.open));
    if ('presenter' in asked) viewer().present(on(asked.presenter));
    document.dispatchEvent(new CustomEvent('specviz-go', { detail: wanted }));
    if ('recorded' in asked) await root.SpecVizRecorded.open(asked.recorded);
    coming = null;
    if (target === there && there?.waits === 'recording') target = null; // it did not load
    if (on(asked.run)) viewer().setState('loading', page.words.opening); // shown at once, before the server answers
    if ([...page.names, 'view', 'run'].some((name) => name in asked)) page.go(asked);
    if ('view' in asked) seek(String(asked.view));
    arrive();
    touch();
    if (leaves && !(wanted.reveal && wanted.fold)) land(asked.view, partOf(wanted));
  }

  /** Goes to the state in the address that the page was opened with. */
  async function open() {
    if (!root.location.search) return;
    await ready;
    const asked = Object.fromEntries(new URLSearchParams(root.location.search));
    if (asked.recorded === stage()?.shows?.name) delete asked.recorded; // loading it again would undo an early key press
    go(asked, true);
  }

  // --- the button -----------------------------------------------------------------------------

  /** @param {Record<string, string>} words @param {object} full @param {object} cut */
  function told(words, full, cut) {
    const { live = false, name = '' } = stage()?.shows ?? {};
    if (cut !== full) return words.copied_cut;
    if (!live && !name) return words.copied_file;
    return live && !unchanged() ? words.copied_changed : words.copied;
  }

  /** @param {Record<string, string>} words */
  function button(words) {
    const said = make('span', { className: 'link-said' });
    said.setAttribute('role', 'status');
    let gone = 0;
    const say = (/** @type {string} */ line, stays = false) => {
      said.textContent = line;
      clearTimeout(gone);
      if (!stays) gone = setTimeout(() => { said.textContent = ''; }, SAID);
    };
    const field = make('input', { type: 'text', readOnly: true, hidden: true });
    field.setAttribute('aria-label', words.field);
    const copier = make('button', { type: 'button', textContent: words.copy });
    copier.addEventListener('click', async () => {
      const full = state();
      const cut = short(full);
      const done = await root.SpecVizShare.copy(addressOf(cut), field);
      say(done ? told(words, full, cut) : words.by_hand, !done);
    });
    return { nodes: [copier, said, field], say };
  }

  /** @type {(value?: unknown) => void} */
  let mounted;
  const ready = new Promise((done) => { mounted = done; });

  root.SpecVizGo = go;
  root.SpecVizState = state;
  root.SpecVizKeep = (parameters) => {
    Object.entries(parameters).forEach(([name, value]) => kept.set(name, value === '' ? null : value ?? null));
    touch();
  };
  root.SpecVizLinks = {
    touch,
    /** The current state as a link. */
    address: () => addressOf(short(state())),
    controls: () => (typed && page ? controls() : {}),
    unchanged,
    /** Sets the controls to the shown run's settings. Clears own checkpoints; other controls keep their values. */
    async adopt(settings) {
      await ready;
      const now = /** @type {unknown[]} */ (await root.SpecVizPage.until(() => typed));
      adopting = now;
      begun = page.names.map((name, i) => (name in settings ? settings[name] : ['target', 'draft'].includes(name) ? '' : now[i]));
      page.go(settings);
    },
    typed(values) {
      typed = values;
      first = first || values;
      begun = begun || values;
      viewer()?.outdate(!unchanged());
      if (acted) viewer()?.forgive(); // an error concerns the earlier settings; a link's own changes keep it
      touch();
    },
  };

  component('link', async ({ node, words, props, send, watch }) => {
    await mountedViewer();
    const { names, hideable, folders } = props;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const { nodes, say } = button(words);
    page = { go: send.go, words, names, hideable, folders, sheet, say };
    node.replaceChildren(...nodes);
    document.addEventListener('specviz-load', () => {
      begun = form();
      if (target) target.waits = false;
      arrive();
      touch();
    });
    document.addEventListener('specviz-painted', () => { arrive(); touch(); });
    const chosen = (/** @type {Event} */ { type, target: at, isTrusted }) => { // screen readers send only clicks
      if (!isTrusted) return;
      const tab = type === 'click' && at instanceof Element && at.closest('#tabs [role=tab][data-tab-id]');
      if (tab) comeBack(tab.getAttribute('data-tab-id'));
      wish = null;
      acted = viewer().state().state === 'error';
    };
    ['pointerdown', 'keydown', 'click'].forEach((act) => document.addEventListener(act, chosen));
    mounted();
    open();
    root.addEventListener('popstate', () => {
      entry = tabIn(root.location);
      comeBack(entry);
      if (entry === opened()) return;
      page.go({ view: entry });
      seek(entry);
    });
    watch('value', () => {
      const { begin } = JSON.parse(props.value); // the server's answer to a link
      if (!begin && target?.waits === 'server') target = null; // its run will not come
    });
  });
})(window);
