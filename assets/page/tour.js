/**
 * The tour: stops that drive the real page. Each stop rings a part of the page, goes to a moment that
 * a rule finds in the shown run, and sets a task, which the page checks. Words and stops:
 * specviz/words/tour.py. The tour requests only what a visitor could request by hand, and restores
 * a setting after the stop that asked to change it.
 *
 * Its card is fixed to the bottom of the window, and the page ends above it (--tour-height).
 * Any button with data-go='{…}' brings the page into the state of those link parameters.
 */
(function (root) {
  'use strict';

  const EVERY = 200; // ms between checks of the task
  const PATIENCE = 6000; // ms to wait for the page
  const GAP = 6; // px between a part of the page and its ring
  const FEW = 8; // rounds: a shorter run shows little of what a stop explains
  const KEPT = 'specviz-tour'; // key in the browser's storage: the stop to resume at
  const HANDED_ON = ['ArrowLeft', 'ArrowRight', 'j', 'k', 'J', 'K', ',', '.']; // keys passed on to the stage

  const { STATES, RULES, TARGETS, KINDS } = root.SpecVizTourStops;
  const { make } = root.SpecVizPage;

  /** The viewer, which is mounted before the tour. */
  const view = () => /** @type {Viewer} */ (root.SpecVizPage.stage()?.specviz);
  /** The first match of a selector, typed as present. */
  const the = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
  const inSight = (/** @type {string} */ selector) => Boolean(the(selector)?.offsetParent);

  const STEPPED = ['drafted', 'verified', 'tested', 'rejected', 'corrected', 'bonus', 'judged', 'scored']; // rules that stepping forward fulfils

  /** Opens the folds and tabs that contain a part of the page. @param {HTMLElement} part */
  function reveal(part) {
    for (let node = /** @type {HTMLElement | null} */ (part); node; node = node.parentElement) {
      if (node instanceof HTMLDetailsElement) node.open = true;
      if (node.hidden && node.id) the(`[aria-controls="${CSS.escape(node.id)}"]`)?.click();
    }
  }

  /** The rectangle of an element that its scrolling ancestors leave visible. @param {HTMLElement} part */
  function seenOf(part) {
    const { left, ...box } = part.getBoundingClientRect().toJSON();
    let { top, right, bottom } = box;
    for (let node = part.parentElement; node && node !== document.body; node = node.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const around = node.getBoundingClientRect();
      if (overflowX !== 'visible') right = Math.min(right, around.right);
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  }

  /** Resolves to true once a condition holds, or to false after PATIENCE. @param {() => unknown} holds */
  function until(holds) {
    const end = performance.now() + PATIENCE;
    return new Promise(function look(done) {
      const found = Boolean(holds());
      if (found || performance.now() > end) done(found);
      else setTimeout(look, 50, done);
    });
  }

  /** The browser's storage, if the browser allows it. */
  const storage = {
    read() {
      try { return root.localStorage.getItem(KEPT); } catch { return null; }
    },
    /** @param {string} name */
    write(name) {
      try { root.localStorage.setItem(KEPT, name); } catch { /* then the tour is not resumed */ }
    },
  };

  class Tour {
    /** @type {Record<string, string>} */
    words; // as in specviz/words/tour.py
    /** @type {TourStop[]} */
    stops;
    at = 0; left = 0; there = false; done = new Set(); // the stop, the one to resume at, whether the run is at the stop's moment, the completed stops
    /** @type {string | null} */
    part = null; // the ringed part
    /** @type {Trace | null} */
    before = null; // the trace on arrival
    /** @type {{name: string, value: unknown} | null} */
    held = null; // the setting to restore
    // The card and its parts, and the ring, once the tour has begun.
    /** @type {HTMLElement} */ panel;
    /** @type {HTMLElement} */ ring;
    /** @type {HTMLElement} */ count;
    /** @type {HTMLElement} */ title;
    /** @type {HTMLElement} */ text;
    /** @type {HTMLElement} */ line;
    /** @type {HTMLElement} */ mark;
    /** @type {HTMLElement} */ task;
    /** @type {HTMLElement} */ recorded;
    /** @type {HTMLElement} */ step;
    /** @type {HTMLElement} */ back;
    /** @type {HTMLElement} */ next;
    /** @type {HTMLElement} */ again;

    constructor(/** @type {Record<string, any>} */ { words, stops }) {
      Object.assign(this, { words, stops });
      document.addEventListener('keydown', (event) => this.key(event));
      ['wheel', 'touchmove', 'pointerdown', 'keydown'].forEach((type) =>
        document.addEventListener(type, () => { this.still = false; }, { capture: true, passive: true }));
      root.addEventListener('scroll', () => this.follow(), true);
      root.addEventListener('resize', () => this.follow());
    }

    /** The index of a stop by its name, or by its number from 1; -1 if there is none. @param {string | number | null} stop */
    find(stop) {
      return this.stops.findIndex(({ id }, index) => id === stop || String(index + 1) === String(stop));
    }

    /** Begins at a stop, by default the first, which offers to resume. @param {string | number} [stop] */
    start(stop = 1) {
      if (!this.panel) this.build();
      this.left = this.find(storage.read());
      if (!this.open) this.opener = /** @type {HTMLElement} */ (document.activeElement);
      this.done.clear();
      this.timer = this.timer || setInterval(() => this.check(), EVERY);
      document.documentElement.classList.add('touring');
      this.panel.hidden = false;
      this.go(Math.max(0, this.find(stop)));
    }

    leave() {
      this.putBack();
      clearInterval(this.timer);
      Object.assign(this, { timer: null, part: null, still: false });
      this.follow();
      this.panel.hidden = true;
      document.documentElement.classList.remove('touring');
      the('#stage .sv-inspector').scrollTop = 0; // a stop may have scrolled its heading out of view
      root.SpecVizKeep({ tour: null });
      const begun = this.opener?.checkVisibility() && this.opener !== document.body;
      (begun ? this.opener : the('#tour button'))?.focus();
    }

    get open() {
      return Boolean(this.panel) && !this.panel.hidden;
    }

    build() {
      const { words } = this;
      const button = (/** @type {string} */ label, /** @type {() => void} */ action, /** @type {string} */ className) => {
        const node = make('button', { type: 'button', textContent: label, className });
        node.addEventListener('click', action);
        return node;
      };
      this.count = make('p', {});
      this.title = make('h2', { id: 'tour-title', tabIndex: -1 });
      this.text = make('p', {});
      this.mark = make('strong', {});
      this.task = make('span', {});
      this.line = make('p', { className: 'tour-task' }, this.mark, ' ', this.task);
      this.line.setAttribute('role', 'status');
      this.recorded = button(words.recorded, () => this.bring(), 'tour-does');
      this.step = button(words.step, () => this.handOn('ArrowRight'), 'tour-does'); // for touch screens, which have no → key
      this.back = button(words.back, () => this.go(this.at - 1), '');
      this.next = button(words.next, () => this.on(), 'tour-next');
      this.again = button(words.again, () => this.go(this.at ? 0 : this.left), 'tour-quiet');
      const leave = button('×', () => this.leave(), 'tour-leave');
      leave.setAttribute('aria-label', words.leave);
      leave.title = words.leave;
      const part = (/** @type {string} */ className, /** @type {Node[]} */ ...children) => make('div', { className }, ...children);
      this.panel = make('section', { className: 'specviz tour', hidden: true },
        part('tour-head', this.count, this.again, leave),
        part('tour-told', this.title, this.text),
        part('tour-tried', this.line, part('tour-foot', this.step, this.recorded, this.back, this.next)));
      this.panel.setAttribute('aria-labelledby', this.title.id);
      this.ring = make('div', { className: 'tour-ring', hidden: true });
      the('.gradio-container .contain').append(this.ring, this.panel); // no styles would apply elsewhere
      new ResizeObserver(() => {
        document.documentElement.style.setProperty('--tour-height', `${this.panel.offsetHeight}px`);
      }).observe(this.panel);
    }

    get stop() {
      return this.stops[this.at];
    }

    /** Opens the stop's recorded run. Focuses the card, since the pressed button disappears. */
    bring() {
      root.SpecVizGo({ recorded: this.kind });
      this.title.focus({ preventScroll: true });
    }

    /** Opens the stop's recorded run if the stage shows a recording: no run of the visitor's is lost. */
    bringUnasked() {
      if (this.brought || !view().state().recorded) return;
      this.brought = true;
      root.SpecVizGo({ recorded: this.kind });
    }

    /** The recorded run that shows what the stop explains. */
    get kind() {
      return this.stop.recorded ?? 'first';
    }

    on() {
      if (this.at + 1 < this.stops.length) this.go(this.at + 1);
      else {
        storage.write('');
        this.leave();
      }
    }

    /** Goes to a stop: shows its text at once; the page follows as soon as it can. @param {number} at */
    go(at) {
      this.putBack();
      Object.assign(this, { at, left: Math.max(this.left, at), part: null, moment: null, there: false, still: false, brought: false });
      if (at) storage.write(this.stop.id);
      root.SpecVizKeep({ tour: this.stop.id });
      this.hold();
      this.tell();
      this.title.focus({ preventScroll: true });
      if (!inSight('#stage')) root.SpecVizGo({ view: 'watch' });
      this.check();
    }

    /** Remembers the setting that the stop asks to change. */
    hold() {
      const name = this.stop.changes;
      const value = name === undefined ? name : root.SpecVizLinks.controls()[name];
      this.held = name === undefined || value === undefined ? null : { name, value };
    }

    /** Restores that setting: a run by “What if” changes the controls, too. */
    putBack() {
      const { held, there, before } = this;
      this.held = null;
      if (!held) return;
      const ran = there && view().trace() !== before; // the controls may not have followed yet
      if (ran || root.SpecVizLinks.controls()[held.name] !== held.value) root.SpecVizGo({ [held.name]: held.value });
    }

    tell() {
      const { words, stop, stops, at } = this;
      const n = at + 1;
      this.count.textContent = words.count.replace('{n}', String(n)).replace('{of}', String(stops.length));
      this.title.textContent = stop.title;
      this.back.hidden = at === 0;
      this.again.hidden = at === 0 && this.left <= 0;
      this.again.textContent = at ? words.again : words.resume.replace('{n}', String(this.left + 1));
      this.next.textContent = n < stops.length ? words.next : words.end;
      this.step.hidden = !STEPPED.includes(stop.rule);
      this.panel.scrollTop = 0;
      this.show();
    }

    /** Updates the text and the task. */
    show() {
      const { words, stop, moment } = this;
      const trace = view()?.trace();
      const done = this.done.has(this.at);
      const lacks = Boolean(trace) && !moment;
      const elsewhere = stop.changes && moment && !inSight('#stage .sv-again'); // the run was not made here, so it offers no changes
      const task = (done && stop.done) || (lacks && (stop.recorded ? words.opens : words.lacks)) || (elsewhere && words.run_first) || stop.task;
      const gamma = trace?.settings.gamma ?? '';
      const { setText } = root.SpecViz.dom; // not loaded yet when this script ran
      setText(this.text, stop.text.replace('{gamma}', String(gamma)));
      setText(this.mark, done ? words.done : words.try);
      setText(this.task, task);
      this.line.dataset.done = String(done);
      this.recorded.hidden = !lacks;
    }

    /** Goes to the stop's moment once the run has it. */
    arrive() {
      const { at } = this;
      const trace = view().trace();
      this.moment = !trace || trace.rounds.length < FEW || !KINDS[this.kind](trace) ? null : STATES[this.stop.state](trace);
      if (!this.moment) {
        this.bringUnasked();
        return;
      }
      const { round, phase } = this.moment;
      view().pin(null);
      view().seek(round, phase);
      requestAnimationFrame(() => setTimeout(() => { // painted
        if (this.at !== at || !this.open) return;
        Object.assign(this, { there: true, before: view().trace() });
        this.aim(this.stop.target);
      }));
    }

    /** Rings a part and keeps it in view above the card, until the visitor scrolls, presses or types. @param {string | null} part */
    aim(part) {
      this.part = part;
      this.still = true;
      this.parts().forEach(reveal);
      const node = this.target();
      if (seenOf(node).bottom < Math.floor(node.getBoundingClientRect().bottom)) node.scrollIntoView({ block: 'nearest' }); // in its own box
      this.follow();
      const { top, bottom, height } = this.ring.getBoundingClientRect();
      const room = this.panel.getBoundingClientRect().top;
      if (top >= 0 && bottom <= room) return;
      const behavior = root.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      node.scrollIntoView({ block: height < room ? 'center' : 'start', inline: 'nearest', behavior });
      this.follow();
    }

    /** The existing elements of the ringed part, the best first. */
    parts() {
      return TARGETS[this.part ?? ""].map((selector) => the(selector)).filter(Boolean);
    }

    /** The first of them that is visible, else the stage. */
    target() {
      return this.parts().find((node) => node.offsetParent) || the('#stage');
    }

    /** Moves the ring to its part of the page. */
    follow() {
      if (!this.ring) return;
      this.ring.hidden = !this.part || !inSight('#stage');
      if (this.ring.hidden) return;
      const node = this.target();
      const { left, top, right, bottom } = seenOf(node);
      const sized = { left: left - GAP, top: top - GAP, width: right - left + 2 * GAP, height: Math.max(0, bottom - top) + 2 * GAP };
      Object.entries(sized).forEach(([name, value]) => { this.ring.style.setProperty(name, `${value}px`); });
    }

    check() {
      if (!inSight('#stage') || !view()?.trace()) return;
      if (!this.moment) this.arrive();
      else if (this.there && !this.done.has(this.at)) this.judge();
      if (this.still) this.aim(this.part);
      this.show();
      this.follow();
    }

    judge() {
      const { before, stop, at } = this;
      const trace = view().trace();
      if (!trace || !before || !RULES[stop.rule]({ trace, before, of: stop.of })) return;
      this.done.add(at);
      this.aim(stop.shows || stop.target);
    }

    /** The element of the ringed part that the Tab key moves to from the card. */
    entrance() {
      const all = /** @type {NodeListOf<HTMLElement & {disabled?: boolean}>} */ (this.target().querySelectorAll('button, input, [tabindex]'));
      const nodes = [...all].filter((node) => !node.disabled);
      return nodes.find((node) => node.tabIndex >= 0) || nodes[0];
    }

    /** Tab moves from the card to the ringed part, Esc back. In the card, Esc ends the tour and the stage's keys move the story. @param {KeyboardEvent} event */
    key(event) {
      if (!this.open || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const inside = this.panel.contains(/** @type {Node} */ (event.target));
      if (event.key === 'Tab' && !event.shiftKey && event.target === this.next && this.part && this.entrance()) {
        this.entrance().focus();
        event.preventDefault();
      }
      if (event.key === 'Escape' && !document.querySelector(':popover-open')) {
        if (inside || event.target === document.body) this.leave();
        else this.title.focus({ preventScroll: true });
      }
      if (!inside || !HANDED_ON.includes(event.key)) return;
      this.handOn(event.key);
      event.preventDefault();
    }

    /** Sends a key to the stage. @param {string} key */
    handOn(key) {
      the('#stage .specviz').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      this.still = true;
    }
  }

  /** @type {Tour | null} */
  let tour = null;
  root.SpecVizTour = { start: (stop) => tour?.start(stop) };

  root.SpecVizPage.component('tour', async ({ node: button, words }) => {
    await root.SpecVizPage.viewer();
    const made = new Tour(words);
    tour = made;
    button.textContent = words.start;
    button.addEventListener('click', () => made.start());
  });

  document.addEventListener('specviz-go', ({ detail }) => {
    const stop = String(detail?.tour ?? '');
    if (stop) until(() => tour).then(() => tour && tour.find(stop) >= 0 && tour.start(stop));
  });

  document.addEventListener('click', (event) => {
    const at = /** @type {Element} */ (event.target);
    const go = at.closest?.('button[data-go]')?.getAttribute('data-go');
    if (go) root.SpecVizGo(JSON.parse(go));
    const anchor = at.closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute('href');
    if (!anchor) return;
    event.preventDefault(); // the browser would add a fragment to the address, and so to copied links
    the(anchor).scrollIntoView();
  });
})(window);
