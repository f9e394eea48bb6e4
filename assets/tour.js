/**
 * The tour: stops that drive the real page. A stop names a part of the page, which is ringed; a
 * place in the run, which is found by rule in whatever run is shown; and a task, which the page
 * sees done. Words and stops: specviz/words/learn.py. Nothing is asked of the server but what a
 * visitor could ask by hand.
 *
 * A button with data-go='{…}' anywhere on the page opens Watch with those parameters of a link.
 */
(function (root) {
  'use strict';

  const EVERY = 200; // ms between looks at whether a task is done
  const PATIENCE = 6000; // ms that a tab or a run may take to come
  const GAP = 6; // px between a part of the page and its ring
  const KEPT = 'specviz-tour'; // the stop to go on from, in the browser's storage
  const HANDED_ON = ['ArrowLeft', 'ArrowRight', 'j', 'k', 'J', 'K', ',', '.']; // keys of the stage

  // The parts of the page, of which the first that is there counts; {round}: that of the state.
  const TARGETS = {
    text: ['#stage .sv-stream-scroll'],
    round: ['#stage .sv-row[data-round="{round}"]', '#stage .sv-rounds-scroll'],
    inspector: ['#stage .sv-areas-block', '#stage .sv-inspector'],
    residual: ['#stage .sv-residual-block', '#stage .sv-inspector'],
    agreement: ['#stage .sv-ledger-line:has([data-metric="agreement"])'],
    rates: ['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],
    figures: ['#stage .sv-figures'],
    gallery: ['#gallery', '#prompt'],
  };

  // Where the page is scrolled to, for a part that has to be seen among others.
  const SCENES = { round: '#stage .sv-rounds' };

  const view = () => document.querySelector('#stage .stage')?.specviz;
  const count = (round, verdict) => round.drafts.filter((draft) => draft.verdict === verdict).length;

  /** The first round with an accepted, a rejected and an untested guess; else one with a rejection. */
  function telling({ rounds }) {
    const all = rounds.findIndex((round) => ['accepted', 'rejected', 'untested'].every((kind) => count(round, kind)));
    return all >= 0 ? all : rounds.findIndex((round) => count(round, 'rejected'));
  }

  /** A place in the telling round, `phases` of it shown; null if there is no such round. */
  const within = (phases) => (trace) => {
    const round = telling(trace);
    return round < 0 ? null : { round, phase: phases(trace.rounds[round]) };
  };

  // trace → {round, phase}, what to pin, and the round it is about if that is another; or null
  // where the run has no such place.
  const STATES = {
    end: ({ rounds }) => (rounds.length ? { round: rounds.length, phase: 0 } : null),
    begun: within(() => 0),
    drafted: within(({ drafts }) => drafts.length),
    verified: within(({ drafts }) => drafts.length + 1),
    before_rejection: within((round) => round.drafts.length + 1 + count(round, 'accepted')),
    corrected: (trace) => {
      const round = telling(trace);
      if (round < 0) return null;
      return { round: round + 1, about: round, phase: 0, pin: { round, index: trace.rounds[round].drafts.length } };
    },
    bonus: ({ rounds }) => {
      const round = rounds.findIndex(({ drafts, final }) => drafts.length > 1 && final?.kind === 'bonus');
      return round < 0 ? null : { round: round + 1, about: round, phase: 0 };
    },
  };

  /** Whether the story has come as far as a place in the telling round. */
  const reached = (phases) => ({ trace }) => {
    const round = telling(trace);
    const now = view().state();
    return round >= 0 && (now.round > round || (now.round === round && now.phase >= phases(trace.rounds[round])));
  };

  const RAN = {
    greedy: ({ temperature }) => temperature === 0,
    long: ({ gamma }) => gamma > 8,
  };

  // {trace, before: the trace when the stop was reached, of} → whether its task is done.
  const RULES = {
    pointed: ({ of }) => Boolean(document.querySelector(
      `#stage :is([data-seen=preview], [data-seen=pinned])${of ? `[data-kind=${of}]` : ''}`)),
    drafted: reached(({ drafts }) => drafts.length),
    verified: reached(({ drafts }) => drafts.length + 1),
    tested: reached(({ drafts }) => drafts.length + 2),
    rejected: reached((round) => round.drafts.length + 2 + count(round, 'accepted')),
    opened: ({ of }) => Boolean(document.querySelector(`.sv-popover:popover-open[data-shows=${of}]`)),
    ran: ({ trace, before, of }) => {
      const { state, recorded } = view().state();
      return state === 'done' && !recorded && trace !== before && (!of || RAN[of](trace.settings));
    },
  };

  const STEPPED = ['drafted', 'verified', 'tested', 'rejected']; // done by going on

  const make = (tag, properties, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  /** Resolves once something holds, or when patience ends: then to false. */
  function until(holds) {
    const end = performance.now() + PATIENCE;
    return new Promise((done) => {
      const look = () => {
        if (holds()) done(true);
        else if (performance.now() > end) done(false);
        else setTimeout(look, 50);
      };
      look();
    });
  }

  /** The browser's storage, where it is allowed. */
  const storage = {
    read() {
      try { return Number(root.localStorage.getItem(KEPT)) || 0; } catch { return 0; }
    },
    write(stop) {
      try { root.localStorage.setItem(KEPT, String(stop)); } catch { /* then the tour is not resumed */ }
    },
  };

  class Tour {
    constructor({ words, stops }) {
      Object.assign(this, { words, stops, done: new Set(), panel: null, target: null });
      document.addEventListener('keydown', (event) => this.key(event));
      root.addEventListener('scroll', () => this.follow(), true);
      root.addEventListener('resize', () => this.follow());
    }

    /** Begins, or goes on where it was left. @param {number} [stop] from 1 */
    start(stop = storage.read() + 1) {
      if (!this.panel) this.build();
      this.opener = document.activeElement;
      this.done.clear();
      this.timer = this.timer || setInterval(() => this.check(), EVERY);
      document.documentElement.classList.add('touring');
      this.panel.hidden = false;
      return this.go(Math.min(Math.max(stop, 1), this.stops.length) - 1);
    }

    leave() {
      clearInterval(this.timer);
      this.timer = null;
      this.target = null;
      this.follow();
      this.panel.hidden = true;
      document.documentElement.classList.remove('touring');
      root.SpecVizKeep({ tour: null });
      if (this.opener?.isConnected) this.opener.focus();
    }

    get open() {
      return Boolean(this.panel) && !this.panel.hidden;
    }

    build() {
      const { words } = this;
      const button = (label, action, className) => {
        const node = make('button', { type: 'button', textContent: label, className });
        node.addEventListener('click', action);
        return node;
      };
      this.count = make('p', { className: 'tour-count' });
      this.title = make('h2', { id: 'tour-title', tabIndex: -1 });
      this.text = make('p', {});
      this.mark = make('strong', {});
      this.task = make('span', {});
      this.line = make('p', { className: 'tour-task' }, this.mark, ' ', this.task);
      this.line.setAttribute('role', 'status');
      this.does = button(words.does, () => root.SpecVizGo(this.stop.does), 'tour-does');
      this.step = button(words.step, () => view().forward('step'), 'tour-does'); // fingers have no →
      this.back = button(words.back, () => this.go(this.at - 1), '');
      this.next = button(words.next, () => this.on(), 'tour-next');
      this.again = button(words.again, () => this.go(0), 'tour-quiet');
      const leave = button('×', () => this.leave(), 'tour-leave');
      leave.setAttribute('aria-label', words.leave);
      leave.title = words.leave;
      this.panel = make('section', { className: 'specviz tour', hidden: true },
        make('div', { className: 'tour-head' }, this.count, this.again, leave),
        this.title, this.text, this.line, this.does, this.step,
        make('div', { className: 'tour-foot' }, this.back, this.next));
      this.panel.setAttribute('aria-labelledby', this.title.id);
      this.ring = make('div', { className: 'tour-ring', hidden: true });
      document.querySelector('.gradio-container .contain').append(this.ring, this.panel); // or no style reaches them
    }

    get stop() {
      return this.stops[this.at];
    }

    on() {
      if (this.at + 1 < this.stops.length) return this.go(this.at + 1);
      storage.write(0);
      return this.leave();
    }

    /** To a stop: its words at once, then the page as it needs it. */
    async go(at) {
      this.at = at;
      this.arrived = false;
      storage.write(at);
      root.SpecVizKeep({ tour: at + 1 });
      this.tell();
      await this.arrive();
      if (this.at !== at || !this.open) return; // somewhere else meanwhile
      this.before = view().trace();
      this.arrived = true;
      this.aim();
      this.title.focus({ preventScroll: true });
    }

    tell() {
      const { words, stop, stops, at } = this;
      const n = at + 1;
      this.count.textContent = words.count.replace('{n}', n).replace('{of}', stops.length);
      this.title.textContent = stop.title;
      this.text.textContent = stop.text;
      this.back.hidden = this.again.hidden = at === 0;
      this.next.textContent = n < stops.length ? words.next : words.end;
      this.task.textContent = stop.task;
      this.show();
    }

    /** The task as it stands. */
    show() {
      const done = this.done.has(this.at);
      const mark = done ? this.words.done : this.words.try;
      if (this.mark.textContent !== mark) this.mark.textContent = mark;
      this.line.dataset.done = String(done);
      this.does.hidden = done || !this.stop.does;
      this.step.hidden = !STEPPED.includes(this.stop.rule);
    }

    /** Opens Watch and goes to the place that the stop needs, in the recorded run if need be. */
    async arrive() {
      const { at, stop } = this;
      const shown = () => document.getElementById('stage')?.offsetParent && view();
      if (!shown()) {
        root.SpecVizGo({ view: 'watch' });
        await until(shown);
      }
      if (this.at !== at) return;
      const place = () => view().trace() && STATES[stop.state](view().trace());
      if (!place()) {
        root.SpecVizGo({ recorded: 'first' });
        await until(place);
      }
      if (this.at !== at || !place()) return;
      const { round, phase, pin = null, about = round } = place();
      this.about = about;
      this.text.textContent = stop.text.replace('{gamma}', view().trace().settings.gamma);
      view().pin(null);
      view().seek(round, phase);
      if (pin) view().pin(pin);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }

    /** Rings the part that the stop speaks of, and brings it into sight, clear of the panel. */
    aim() {
      const { stop: { target }, about } = this;
      const nodes = TARGETS[target].map((selector) => document.querySelector(selector.replace('{round}', about)));
      this.target = nodes.find((node) => node?.offsetParent) || document.getElementById('stage');
      const still = root.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = document.querySelector(SCENES[target]) || this.target;
      top.classList.add('tour-scene'); // with some room above it
      top.scrollIntoView({ block: 'start', inline: 'nearest', behavior: still ? 'auto' : 'smooth' });
      top.classList.remove('tour-scene');
      const { left, right } = this.target.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      this.panel.dataset.side = left > clientWidth - right ? 'left' : 'right'; // where there is more room
      this.follow();
    }

    /** The ring goes where its part of the page goes. */
    follow() {
      if (!this.ring) return;
      this.ring.hidden = !this.target?.offsetParent;
      if (this.ring.hidden) return;
      const { left, top, width, height } = this.target.getBoundingClientRect();
      const sized = { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
      Object.entries(sized).forEach(([name, value]) => { this.ring.style[name] = `${value}px`; });
    }

    check() {
      const { before, stop, at } = this;
      this.follow();
      const trace = view()?.trace();
      if (!this.arrived || !trace || this.done.has(at)) return;
      if (!RULES[stop.rule]({ trace, before, of: stop.of })) return;
      this.done.add(at);
      this.show();
    }

    /** Esc leaves; in the panel, the keys of the stage move the story. */
    key(event) {
      if (!this.open || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const inside = this.panel.contains(event.target);
      if (event.key === 'Escape' && (inside || event.target === document.body)) this.leave();
      if (!inside || !HANDED_ON.includes(event.key)) return;
      document.querySelector('#stage .specviz').dispatchEvent(
        new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
      event.preventDefault();
    }
  }

  let tour = null;

  root.SpecVizTour = {
    start: (stop) => tour?.start(stop),
    names: { TARGETS, STATES, RULES, RAN }, // for tests
    /** @param {Element} button that starts it @param {object} props {start, words, stops} */
    mount(button, props) {
      tour = new Tour(props);
      button.textContent = props.start;
      button.addEventListener('click', () => tour.start());
    },
  };

  document.addEventListener('specviz-go', ({ detail }) => {
    const stop = Number(detail?.tour);
    if (Number.isInteger(stop) && stop > 0) until(() => tour).then((there) => there && tour.start(stop));
  });

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('button[data-go]');
    if (button) root.SpecVizGo(JSON.parse(button.dataset.go));
    const link = event.target.closest?.('[data-glossary] a[href^="#"]');
    if (!link) return;
    event.preventDefault(); // Gradio's pages have a base: the browser would load the page anew
    document.querySelector(link.getAttribute('href')).scrollIntoView();
  });
})(window);
