/**
 * SpecViz.mount: the viewer of a trace, live or recorded.
 *
 * Three things are kept: the run (what is known), how many of its rounds are shown, and the slot
 * that is inspected. Everything on the screen follows from them in `paint`.
 */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText, Palette } = SpecViz.dom;
  const { size, speaker } = SpecViz.text;
  const PACE = 1100; // ms per round when a recording is played at 1×
  const SPOKEN_EVERY = 2000; // ms between spoken summaries while running
  const PAINT_EVERY = 33; // ms between frames while rounds pour in
  const CHARTS_EVERY = 250; // ms between charts while running
  const INSPECT_AFTER = 200; // ms between inspections of slots that nobody points at

  const same = (a, b) => a === b || (a && b && a.round === b.round && a.index === b.index);
  const idle = root.requestIdleCallback || ((task) => setTimeout(task, 50));

  class Viewer {
    constructor(element, { words, plotly = null, send = () => {}, live = false, standalone = false }) {
      this.say = speaker(words);
      this.say.list = (name) => words[name] || [];
      this.send = send;
      this.live = live;
      this.library = null;
      this.run = null;
      this.status = 'idle'; // what is told
      this.mode = 'idle'; // what the run does, whatever is told: errors and waiting do not touch it
      this.shown = 0;
      this.following = true;
      this.whole = false; // a finished run, seen as a whole: from its beginning
      this.recorded = false;
      this.speed = 1;
      this.timer = null;
      this.pinned = this.hovered = this.cursor = null;
      this.dirty = new Set();
      this.paintedAt = this.drawnAt = this.spokenAt = 0;
      this.build(element, standalone);
      this.listen();
      this.usePlotly(plotly);
      this.change('run');
    }

    // --- building ---------------------------------------------------------------------------

    build(element, standalone) {
      const { say } = this;
      this.node = el('div', { class: 'specviz' + (standalone ? ' sv-standalone' : '') });
      element.replaceChildren(this.node);
      this.palette = new Palette(this.node);
      const plotly = () => this.library;
      this.headline = new SpecViz.Headline(say);
      this.transport = new SpecViz.Transport({ say, palette: this.palette, actions: this.actions() });
      this.stream = new SpecViz.Stream(say);
      this.rounds = new SpecViz.Rounds(say);
      this.inspector = new SpecViz.Inspector({ say, palette: this.palette, plotly, unpin: () => this.pin(null) });
      this.lanes = new SpecViz.Lanes({ say, palette: this.palette, seek: (round) => this.seek(round) });
      this.speedup = new SpecViz.Speedup({ say, palette: this.palette, plotly });
      this.ledger = new SpecViz.Ledger(say);
      this.origin = el('span', { class: 'sv-origin' });
      this.about = el('span', {});
      this.message = el('span', { class: 'sv-message' });
      this.caption = el('p', { class: 'sv-caption' });
      this.spoken = el('p', { class: 'sv-spoken', 'aria-live': 'polite' });
      this.empty = el('p', { class: 'sv-empty' }, say('empty'));
      this.main = el('div', { class: 'sv-main' },
        this.stream.node, this.inspector.node, this.rounds.node);
      this.below = el('div', { class: 'sv-below' }, this.lanes.node, this.speedup.node, this.ledger.node);
      this.node.append(
        el('div', { class: 'sv-status' }, this.origin, this.about, this.message),
        this.headline.node, this.transport.node, this.caption, this.spoken, this.empty, this.main, this.below);
    }

    actions() {
      return {
        start: () => this.seek(0),
        back: () => this.seek(this.shown - 1),
        play: () => this.toggle(),
        step: () => this.step(),
        end: () => this.toEnd(),
        stop: () => this.send('stop', { round: this.shown }),
        seek: (round) => this.seek(round),
        follow: () => this.toEnd(),
        speed: (speed) => { this.speed = speed; },
      };
    }

    listen() {
      this.off = new AbortController();
      const { signal } = this.off;
      const slotOf = (event) => {
        const node = event.target.closest && event.target.closest('[data-at]');
        if (!node) return null;
        const [round, index] = node.dataset.at.split('.').map(Number);
        return { round, index };
      };
      this.main.addEventListener('pointerover', (event) => this.hover(slotOf(event)), { signal });
      this.main.addEventListener('focusin', (event) => this.focusOn(slotOf(event)), { signal });
      this.main.addEventListener('click', (event) => {
        const at = slotOf(event);
        if (at) this.pin(same(at, this.pinned) ? null : at);
      }, { signal });
      document.addEventListener('keydown', (event) => this.key(event), { signal });
      const use = (event) => { this.used = this.node.contains(event.target); }; // keys are for whoever was used last
      document.addEventListener('pointerdown', use, { signal });
      document.addEventListener('focusin', use, { signal });
      const themed = () => { if (this.palette.refresh()) this.relayout(); };
      root.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themed, { signal });
      this.themes = new MutationObserver(themed);
      [document.documentElement, document.body].forEach((node) =>
        this.themes.observe(node, { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] }));
      this.sizes = new ResizeObserver(([{ contentRect }]) => {
        if (contentRect.width && contentRect.width !== this.width) {
          this.width = contentRect.width;
          this.relayout();
        }
      });
      this.sizes.observe(this.node);
    }

    /** Takes the library, or a promise of it; charts appear when it is there. */
    usePlotly(plotly) {
      Promise.resolve(plotly).then((library) => {
        this.library = library || null;
        idle(() => this.relayout());
      });
    }

    destroy() {
      this.stopTimer();
      clearTimeout(this.waiting);
      this.off.abort();
      this.themes.disconnect();
      this.sizes.disconnect();
      if (this.library) [this.inspector.chart, this.speedup.chart].forEach((chart) => this.library.purge(chart));
      this.node.remove();
    }

    // --- what is known ----------------------------------------------------------------------

    load(trace, { recorded = false, at = null, play = false } = {}) {
      this.stopTimer();
      this.run = new SpecViz.Run(trace);
      this.recorded = recorded && this.run.over;
      this.pinned = this.hovered = this.cursor = this.inspecting = null;
      this.stream.load(this.run);
      this.rounds.load(this.run);
      this.shown = at == null ? this.run.length : Math.max(0, Math.min(at, this.run.length));
      this.following = this.shown === this.run.length;
      this.whole = this.run.over && this.following;
      this.reserve();
      this.stream.scroller.scrollTop = this.rounds.scroller.scrollTop = 0;
      if (this.run.over) this.setState('done');
      this.change('run');
      if (play) this.play();
    }

    /** Gives the text of a finished run all its room from the start. */
    reserve() {
      if (!this.run.over) this.stream.scroller.style.minHeight = '';
      else {
        this.main.hidden = false;
        this.stream.show(this.run.length);
        this.stream.reserve();
      }
    }

    /** @returns {boolean} false if the delta could not be used because one before it is missing */
    append(delta) {
      if (!this.run) {
        this.send('resync', { from: 0 });
        return false;
      }
      if (!this.run.append(delta)) {
        this.send('resync', { from: this.run.length, plain_from: this.run.folds.plain.tokens.length });
        return false;
      }
      if (this.following) {
        this.fresh = this.run.length === this.shown + 1;
        this.shown = this.run.length;
        this.hovered = this.mode === 'running' ? this.hovered : null;
      }
      if (this.run.over) this.setState('done');
      this.change('run');
      return true;
    }

    setState(status, message) {
      this.status = status;
      if (status !== 'error' && status !== 'loading') this.mode = status;
      this.said = message || null;
      this.change('run');
    }

    state() {
      return {
        round: this.shown,
        rounds: this.run ? this.run.length : 0,
        selected: this.inspected().at,
        pinned: this.pinned,
        following: this.following,
        playing: this.timer !== null,
        state: this.status,
        recorded: this.recorded,
        speed: this.speed,
      };
    }

    // --- moving through the rounds ----------------------------------------------------------

    get rest() {
      return this.run ? this.run.length - this.shown : 0;
    }

    /** Whether the server can decode on. */
    get open() {
      return this.live && Boolean(this.run) && !this.run.over && ['running', 'paused'].includes(this.mode);
    }

    seek(round) {
      this.stopTimer();
      this.moveTo(round);
      this.following = this.rest === 0 && this.open;
    }

    moveTo(round) {
      const to = Math.max(0, Math.min(round, this.run ? this.run.length : 0));
      this.fresh = to === this.shown + 1;
      this.shown = to;
      this.hovered = null;
      this.whole = false;
      this.change('run');
    }

    toEnd() {
      this.stopTimer();
      this.moveTo(this.run ? this.run.length : 0);
      this.following = true;
    }

    step() {
      if (this.rest) this.seek(this.shown + 1);
      else if (this.open || (this.live && !this.run)) {
        this.following = true;
        this.fresh = true;
        this.send('step', { round: this.shown, open: this.open });
      }
    }

    /** Space, and the Play button: whatever it says at the moment. */
    toggle() {
      if (this.timer !== null) {
        this.stopTimer();
        this.change('run');
      } else if (this.open && this.rest === 0) {
        this.following = true;
        this.send(this.mode === 'running' ? 'pause' : 'resume', { round: this.shown, open: true });
      } else if (!this.run) this.send('run', { open: false });
      else this.play();
    }

    /** Plays what is known from here, or from the start if this is the end. */
    play() {
      if (!this.run || !this.run.length) return;
      if (!this.rest) this.moveTo(0);
      this.tick();
    }

    tick() {
      this.moveTo(this.shown + 1);
      if (this.rest) this.timer = setTimeout(() => this.tick(), PACE / this.speed);
      else {
        this.stopTimer();
        this.following = true;
        this.change('run');
      }
    }

    stopTimer() {
      clearTimeout(this.timer);
      this.timer = null;
    }

    // --- selecting --------------------------------------------------------------------------

    hover(at) {
      if (!at || same(at, this.hovered)) return;
      this.hovered = at;
      this.change('selection');
    }

    focusOn(at) {
      if (!at) return;
      this.cursor = this.hovered = at;
      if (this.pinned) this.pinned = at;
      this.change('selection');
    }

    pin(at) {
      this.pinned = at;
      if (at) this.cursor = at;
      this.change('selection');
    }

    escape() {
      this.transport.help.open = false;
      this.pin(null);
    }

    /** The slot to inspect and why: pinned, under the pointer, or else the most telling one. */
    inspected() {
      const visible = (at) => at && at.round < this.shown && this.run.at(at);
      if (visible(this.pinned)) return { at: this.pinned, how: 'pinned' };
      if (visible(this.hovered)) return { at: this.hovered, how: 'preview' };
      return this.telling();
    }

    /** The latest rejection (of a whole run, the first); if there is none, the newest token. */
    telling() {
      if (this.whole) {
        const round = this.run.rounds.findIndex((r) => r.drafts.some((draft) => draft.verdict === 'rejected'));
        if (round >= 0) return { at: { round, index: this.run.folds.accepted(round) }, how: 'first' };
      }
      for (let round = this.shown - 1; round >= 0; round -= 1) {
        const index = this.run.rounds[round].drafts.findIndex((draft) => draft.verdict === 'rejected');
        if (index >= 0) return { at: { round, index }, how: 'latest' };
      }
      if (!this.shown) return { at: null, how: 'newest' };
      const round = this.shown - 1;
      return { at: { round, index: this.run.rows[round].slots.length - 1 }, how: 'newest' };
    }

    key(event) {
      const { target } = event;
      const inside = this.node.contains(target);
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const ours = inside || (target === document.body && this.used);
      if (!ours || !this.node.offsetParent) return;
      if (target.matches('input, select, textarea')) return;
      const pressing = target.matches('button, summary') && (event.key === ' ' || event.key === 'Enter');
      if (!pressing && this.press(event.key, target)) event.preventDefault();
    }

    /** @returns {boolean} whether the key meant something */
    press(key, target) {
      const slot = target.closest('[data-at]');
      if (key === ' ') this.toggle();
      else if (key === 'j' || key === 'J') this.seek(this.shown - 1);
      else if (key === 'k' || key === 'K') this.step();
      else if (key === 'Escape') this.escape();
      else if (slot && key === 'Enter') this.pin(this.cursor);
      else if (slot) return this.move(key, target.closest('[role=grid]') ? this.rounds : this.stream);
      else return false;
      return true;
    }

    /** Moves the focus among the shown slots of a view. */
    move(key, view) {
      const to = this.next(key, view === this.stream);
      const node = to && view.find(to);
      if (node) node.focus();
      return Boolean(node);
    }

    next(key, writtenOnly) {
      const at = this.cursor;
      const fits = (to) => {
        const seen = to.round < this.shown && this.run.at(to);
        return Boolean(seen) && (!writtenOnly || SpecViz.isEmitted(seen.kind));
      };
      const walk = (to, by) => {
        let { round, index } = to;
        while (round >= 0 && round < this.shown) {
          index += by;
          if (index < 0 || index >= this.run.rows[round].slots.length) {
            round += by;
            if (round < 0 || round >= this.shown) return null;
            index = by > 0 ? -1 : this.run.rows[round].slots.length;
          } else if (fits({ round, index })) return { round, index };
        }
        return null;
      };
      const beside = (by) => {
        const round = at.round + by;
        if (round < 0 || round >= this.shown) return null;
        const index = Math.min(at.index, this.run.rows[round].slots.length - 1);
        return fits({ round, index }) ? { round, index } : walk({ round, index }, -1);
      };
      if (key === 'Home') return walk({ round: 0, index: -1 }, 1);
      if (key === 'End') return walk({ round: this.shown - 1, index: this.run.rows[this.shown - 1].slots.length }, -1);
      if (!at) return null;
      if (key === 'ArrowRight') return walk(at, 1);
      if (key === 'ArrowLeft') return walk(at, -1);
      if (key === 'ArrowDown') return beside(1);
      return key === 'ArrowUp' ? beside(-1) : null;
    }

    // --- painting ---------------------------------------------------------------------------

    /** Asks for a repaint of 'run' (all) or 'selection'; many in one frame are one. */
    change(what) {
      if (!this.dirty.size) {
        const wait = this.mode === 'running' ? PAINT_EVERY - (performance.now() - this.paintedAt) : 0;
        if (wait > 0) setTimeout(() => requestAnimationFrame(() => this.paint()), wait);
        else requestAnimationFrame(() => this.paint());
      }
      this.dirty.add(what);
    }

    paint() {
      const all = this.dirty.has('run');
      this.dirty.clear();
      this.paintedAt = performance.now();
      if (all) this.paintRun();
      if (this.run) this.paintSelection();
    }

    paintRun() {
      const { run, shown } = this;
      const empty = !run;
      this.empty.hidden = !empty;
      [this.main, this.below, this.headline.node, this.caption].forEach((node) => { node.hidden = empty; });
      this.paintStatus();
      this.transport.show({
        run, shown, moving: this.timer !== null || (this.open && this.mode === 'running' && !this.rest),
        resumable: this.open && this.mode === 'paused' && !this.rest,
        stoppable: this.open, detached: this.open && this.rest > 0,
        canStep: this.rest > 0 || this.open || (this.live && !run),
      });
      if (empty) return;
      this.stream.grow();
      this.rounds.grow();
      const moved = shown !== this.stream.shown;
      this.stream.show(shown);
      this.rounds.show(shown);
      this.paintFresh();
      this.headline.show(run, shown);
      this.ledger.show(run, shown);
      const summary = this.summarise();
      setText(this.caption, summary);
      this.speak(summary);
      if (moved && !this.whole) {
        this.stream.followHead();
        this.rounds.followHead();
      }
      this.paintCharts();
    }

    paintStatus() {
      const { run, say } = this;
      if (run) {
        const { trace } = run;
        const machine = trace.machine.processor || trace.machine.device;
        const date = new Date(trace.recorded);
        const day = Number.isNaN(date.getTime()) ? trace.recorded
          : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
        setText(this.origin, say(this.recorded ? 'recorded' : 'live', { date: day, machine }));
        setText(this.about, this.describe(trace));
      }
      this.origin.dataset.recorded = String(this.recorded);
      const ending = run ? say(`ending.${run.trace.ending}`) : '';
      const quiet = run && (this.status === 'idle' || (this.status === 'done' && this.recorded));
      setText(this.message, this.said || (quiet ? '' : say(`state.${this.status}`, { ending })));
      this.message.setAttribute('role', this.status === 'error' ? 'alert' : 'status');
      this.node.dataset.state = this.status;
      this.node.classList.toggle('sv-open', Boolean(run) && !run.over);
    }

    /** The pair and the settings in one line. */
    describe({ models, settings }) {
      const { say } = this;
      const sized = (model) => say('size', { name: model.name, size: size(model.parameters) });
      const pair = models.draft
        ? say('pair', { target: sized(models.target), draft: sized(models.draft) })
        : say('pair_alone', { target: sized(models.target) });
      return `${pair} · ${say('settings', settings)}`;
    }

    /** Lets the round that has just come into sight play its small story. */
    paintFresh() {
      const number = this.fresh ? this.shown - 1 : -1;
      if (this.freshNodes) this.freshNodes.forEach((node) => node.classList.remove('sv-fresh'));
      this.freshNodes = number < 0 ? null : [this.stream.groups[number], this.rounds.rows[number]].filter(Boolean);
      if (this.freshNodes) {
        this.node.style.setProperty('--sv-pace', String(1 / this.speed));
        this.freshNodes.forEach((node) => node.classList.add('sv-fresh'));
      }
      this.fresh = false;
    }

    summarise() {
      const { run, shown, say } = this;
      if (!shown) return say('summary.start');
      const { drafts, final } = run.rounds[shown - 1];
      const values = {
        round: shown, drafted: drafts.length, accepted: drafts.filter((draft) => draft.verdict === 'accepted').length,
      };
      if (!drafts.length) return say('summary.plain', values);
      if (!final) return say('summary.end', values);
      if (final.kind === 'correction') return say('summary.some', values);
      return say(drafts.length === 1 ? 'summary.one' : 'summary.all', values);
    }

    /** Speaks at once when stepping, now and then while running. */
    speak(summary) {
      const now = performance.now();
      const busy = this.mode === 'running' && this.following;
      if (busy && now - this.spokenAt < SPOKEN_EVERY) return;
      this.spokenAt = now;
      setText(this.spoken, summary);
    }

    /** Charts wait for a quiet moment; while rounds pour in they are drawn now and then. */
    paintCharts() {
      if (this.charting) return;
      this.charting = true;
      const wait = Math.max(0, CHARTS_EVERY - (performance.now() - this.drawnAt));
      setTimeout(() => {
        this.charting = false;
        this.drawnAt = performance.now();
        if (!this.run) return;
        this.lanes.show(this.run, this.shown);
        this.speedup.show(this.run, this.shown);
      }, wait);
    }

    paintSelection() {
      const { at, how } = this.inspected();
      this.mark(at, how);
      if (how === 'pinned' || how === 'preview') this.inspect();
      else this.waiting = this.waiting || setTimeout(() => this.inspect(), INSPECT_AFTER);
    }

    inspect() {
      clearTimeout(this.waiting);
      this.waiting = null;
      const { at, how } = this.inspected();
      const key = JSON.stringify([at, how]);
      if (key === this.inspecting) return;
      this.inspecting = key;
      this.inspector.show(this.run, at && this.run.at(at), how);
    }

    mark(at, how) {
      const cursor = this.cursor && this.cursor.round < this.shown ? this.cursor : at;
      [this.stream, this.rounds].forEach((view) => {
        const node = view.find(at);
        const stop = view.find(cursor);
        if (view.marked && view.marked !== node) {
          delete view.marked.dataset.seen;
          view.marked.setAttribute('aria-selected', 'false');
        }
        if (node) {
          node.dataset.seen = how;
          node.setAttribute('aria-selected', 'true');
        }
        view.marked = node;
        if (view.stop && view.stop !== stop) view.stop.tabIndex = -1;
        if (stop) stop.tabIndex = 0;
        view.stop = stop;
      });
    }

    /** After a change of size, theme or chart library. */
    relayout() {
      this.rounds.relayout();
      this.change('run');
      if (!this.run) return;
      this.inspector.relayout();
      this.paintCharts();
    }
  }

  /**
   * Mounts a viewer.
   * @param {Element} element emptied and filled
   * @param {object} options
   * @param {object} options.words VIEWER of specviz/words.py
   * @param {object|Promise|null} options.plotly the library, a promise of it, or null: no charts
   * @param {(intent: string, detail: object) => void} options.send asks the page for something
   * @param {boolean} options.live whether there is a server that can decode on
   * @param {boolean} options.standalone follow the system's colour scheme
   */
  SpecViz.mount = (element, options) => {
    const viewer = new Viewer(element, options);
    const api = ['load', 'append', 'setState', 'state', 'seek', 'play', 'step', 'pin', 'usePlotly', 'relayout', 'destroy'];
    return Object.fromEntries(api.map((name) => [name, viewer[name].bind(viewer)]));
  };
})(window);
