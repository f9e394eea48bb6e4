/**
 * The viewer of a trace, live or recorded.
 *
 * Everything on the screen depends on one value (state.js). The visitor, the clock and the page change
 * it; `paint` draws it, at most once per frame. Views keep only what they have drawn, to update only
 * what differs.
 */

/** @import { At, Delta, Send, Source, State, Trace, Unit, Words } from './types' */
import { setWords, speaker } from './words';
import { h } from 'preact';
import { el, Palette } from './dom';
import { setTerms } from './glossary';
import { Run } from './run';
import { within } from './phases';
import { ended, inspected, isOpen, known, onStage, rest, resting, sameSlot, seen, START, Store, teaching } from './state';
import { conceals, isConcealing, isPredictable } from './questions';
import { Stream } from './stream';
import { Rounds } from './rounds';
import { RoundPicture } from './round';
import { Views } from './views';
import { Charts } from './charts';
import { Headline, Ledger, Sentence } from './ledger';
import { draw } from './view';
import { Transport } from './transport';
import { Player } from './player';
import { Marker } from './marker';
import { Story } from './story';
import { Status } from './status';
import { Sequels } from './sequels';
import { Inspector } from './inspector';
import { scrollHint } from './scroll-hint';
import { Experiments } from './experiments';
import { Compare } from './compare';
import { Predict, PredictButton } from './predict';
import { Asking } from './asking';
import { Presenter } from './presenter';
import { actionsOf, listen } from './hands';

const POINTING = ['pinned', 'hovered', 'cursor']; // keys of the state that affect only the marks and the inspector

/**
 * @typedef {object} Options
 * @property {Words} words VIEWER of specviz/words
 * @property {Send} [send] sends a request to the page
 * @property {boolean} [live] whether a server can decode more rounds
 * @property {number} [most] the largest γ that the server allows
 * @property {boolean} [standalone] whether to follow the system's colour scheme
 */

export class Viewer {
  /**
   * @param {Element} element
   * @param {Options} options
   */
  constructor(element, { words, send = () => {}, live = false, standalone = false, most = 16 }) {
    const say = speaker(words);
    setWords(words);
    setTerms(words);
    this.send = send;
    this.store = new Store({ ...START, live }, (patch) => this.changed(patch));
    this.player = new Player(this.store, () => this.toggle());
    this.frame = 0; // of the next paint; 0: none is due
    this.all = true; // whether that paints everything, or only what POINTING affects
    this.inspecting = ''; // a key of what the inspector shows

    this.node = el('div', { class: 'specviz' + (standalone ? ' sv-standalone' : '') });
    element.replaceChildren(this.node);
    const palette = (this.palette = new Palette(this.node));
    const seek = (/** @type {number} */ round) => this.seek(round);
    const set = (this.set = (/** @type {Partial<State>} */ patch) => this.store.set(patch));
    this.line = new Status(say);
    this.headline = el('div', { class: 'sv-drawn' });
    this.sentence = el('div', { class: 'sv-drawn' });
    this.ledger = el('div', { class: 'sv-drawn' });
    this.transport = new Transport({ say, palette, keys: words.keys, actions: actionsOf(this) });
    this.stream = new Stream({ say, set });
    this.rounds = new Rounds(say);
    this.round = new RoundPicture(say);
    this.sequels = new Sequels(this.store, send, most);
    this.experiments = el('div', { class: 'sv-drawn' });
    this.compare = el('div', { class: 'sv-drawn' });
    this.predictButton = el('div', { class: 'sv-drawn' });
    this.predict = el('div', { class: 'sv-drawn' });
    this.story = new Story({ say, stream: this.stream, rounds: this.rounds, teach: (round) => this.teach(round) });
    this.asking = new Asking(this);
    this.marker = new Marker([this.stream, this.rounds, this.round]);
    this.inspector = new Inspector({
      say, set, sequels: this.sequels, unpin: () => this.pin(null),
      stage: (at) => { this.seek(at.round + 1); this.pin(at); },
    });
    const { sequels } = this;
    const greedy = { race: () => sequels.make({ changes: { temperature: 0 } }), offered: () => live && !sequels.refusal };
    this.charts = new Charts({ host: this, palette, seek, greedy });
    this.presenter = new Presenter(this.node, () => this.relayout());
    const { race, costs, lossless, speedup, breakdown } = this.charts.places;
    this.views = new Views({
      say, set, views: {
        race: [race], same: [lossless], rounds: [this.rounds.node, this.experiments],
        time: [costs, speedup], guesses: [breakdown], numbers: [this.ledger],
      },
    });
    this.empty = el('p', { class: 'sv-empty' }, say('empty'));
    this.story.node.append(this.predictButton, this.predict);
    this.transport.node.prepend(this.headline);
    this.transport.count.after(...this.stream.choices);
    this.stage = el('div', { class: 'sv-stage' }, this.line.node, this.empty, this.stream.node, this.story.node,
      this.round.node, this.inspector.node, scrollHint(this.inspector.node), this.transport.node);
    this.below = el('div', { class: 'sv-below' }, this.sentence, this.compare, this.views.node);
    this.node.append(this.stage, this.below);
    this.silence = listen(this);
    this.changed({});
  }

  get state() {
    return this.store.state;
  }

  destroy() {
    this.presenter.show({ presenting: false });
    this.player.halt();
    cancelAnimationFrame(this.frame);
    this.silence();
    this.transport.strip.disconnect();
    this.charts.destroy();
    this.node.remove();
  }

  // --- the run ------------------------------------------------------------------------------

  /**
   * Brings a run onto the stage.
   * @param {Trace} trace
   * @param {{recorded?: boolean, at?: number | null, phase?: number, play?: boolean, step?: boolean, teach?: boolean, source?: Source | null}} [options]
   *   teach: opens a finished run on its teaching round, and plays it unless motion is reduced
   */
  load(trace, { recorded = false, at = null, phase = 0, play = false, step = false, teach = false, source = null } = {}) {
    const run = new Run(trace);
    const { over, length } = run;
    const { run: before, offers } = this.store.state;
    const alike = source && before?.trace.models.pair === trace.models.pair && before.trace.models.target.name === trace.models.target.name;
    this.inspecting = '';
    this.transport.toggleHelp(false); // it would cover the run
    if (!isPredictable(run)) this.store.set({ predicting: false });
    this.story.load(run);
    this.sequels.load({ run, source, recorded: recorded && over });
    const moment = within(run.rounds, { round: at ?? length, phase });
    const whole = moment.round === length;
    this.player.halt();
    this.store.set({
      run, source, stale: false, recorded: recorded && over, moment, entered: null, following: whole, whole: over && whole,
      opening: false, until: null, rested: over && at === null ? resting(run) : null, pinned: null, hovered: null, cursor: null, asked: step ? 'step' : 'round',
      gamma: run.trace.settings.gamma, answers: {}, looking: null, taught: false,
      offers: alike ? offers : null, // for the same models, keep the old offers until the new ones come, so that nothing moves
      ...(over ? { status: 'done', mode: 'done', message: null } : {}),
    });
    const lesson = teach && over ? teaching(run) : null;
    if (lesson !== null) this.teach(lesson);
    if (play) this.player.play();
  }

  /** Opens on a round: plays it, or shows its end if motion is reduced. @param {number} round */
  teach(round) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.player.seek({ round: round + (still ? 1 : 0), phase: 0 });
    this.store.set({ opening: true });
    if (!still) this.player.open(round);
  }

  /**
   * @param {Delta} delta
   * @returns {boolean} false if an earlier delta is missing; then it asks the page to resync
   */
  append(delta) {
    const { run, following } = this.state;
    if (!run) {
      this.send('resync', { from: 0 });
      return false;
    }
    const before = run.length;
    if (!run.append(delta)) {
      this.send('resync', { from: before, plain_from: run.folds.plain.tokens.length });
      return false;
    }
    if (following && run.length > before && this.mayFollow()) this.follow(run);
    if (run.over) this.store.set({ rested: ended(this.state) });
    if (run.over) this.setState('done');
    this.changed({ run });
    return true;
  }

  /** Whether to move to rounds that have just arrived: while predicting, only if a step was asked for. */
  mayFollow() {
    return !this.state.predicting || this.state.asked === 'step';
  }

  /** Moves to the newest round, or only to the next round's first phase if a step was asked for. @param {Run} run */
  follow(run) {
    const { moment: { round }, asked, mode, hovered, predicting } = this.state;
    const more = { asked: /** @type {Unit} */ ('round'), hovered: mode === 'running' ? hovered : null };
    if (asked === 'step') this.player.move({ round, phase: 1 }, 'step', more);
    else this.player.move({ round: run.length, phase: 0 }, run.length === round + 1 ? 'round' : null, more);
    if (predicting) this.asking.goOn();
  }

  /**
   * Sets the status shown and, unless that is an error or loading, what the run does.
   * @param {State['status']} status
   * @param {string | null} [message] instead of the usual line
   */
  setState(status, message = null) {
    this.store.set({ status, message, ...(status === 'error' || status === 'loading' ? {} : { mode: status }) });
  }

  /** Clears an error, and shows again what the run does. */
  forgive() {
    if (this.state.status === 'error') this.store.set({ status: this.state.mode, message: null });
  }

  /** Sets whether the page's settings differ from the run's. @param {boolean} stale */
  outdate(stale) {
    if (stale !== this.state.stale) this.store.set({ stale });
  }

  /** The trace of the run so far; null before there is one. */
  trace() {
    return this.state.run && this.state.run.trace;
  }

  // --- playback -----------------------------------------------------------------------------

  /** Makes a visitor's move, then forgets the slot hovered before. @param {() => void} move */
  hold(move) {
    move();
    this.store.set({ hovered: null });
  }

  /**
   * @param {number} round
   * @param {number} [phase]
   */
  seek(round, phase = 0) {
    this.hold(() => this.player.seek({ round, phase }));
  }

  toEnd() {
    this.hold(() => this.player.toEnd());
  }

  /** Goes one step or one round forward; at the end of the known rounds, asks the server for more. @param {Unit} unit */
  forward(unit) {
    if (this.asking.leavesVerdict()) return;
    const { state } = this;
    const open = isOpen(state);
    if (rest(state)) this.hold(() => this.player.forward(unit));
    else if (open || (state.live && !state.run)) {
      this.store.set({ following: true, asked: state.predicting ? 'step' : unit });
      this.send('step', { round: state.moment.round, open });
    }
  }

  /** Does what the Play button currently says; also for the space bar. */
  toggle() {
    if (this.asking.leavesVerdict()) return;
    const { state } = this;
    const waits = isOpen(state) && rest(state) === 0; // for the server
    if (state.playing) this.player.halt();
    else if (state.predicting && (rest(state) || waits)) this.asking.goOn();
    else if (waits) {
      this.store.set({ following: true, asked: 'round' });
      this.send(state.mode === 'running' ? 'pause' : 'resume', { round: state.moment.round, open: true });
    } else if (!state.run) this.send('run', { open: false });
    else this.player.play();
  }

  // --- selecting ----------------------------------------------------------------------------

  /** @param {At | null} at */
  hover(at) {
    if (at && !sameSlot(at, this.state.hovered)) this.store.set({ hovered: at });
  }

  /** @param {At | null} at */
  focusOn(at) {
    if (at) this.store.set({ cursor: at, hovered: at, ...(this.state.pinned ? { pinned: at } : {}) });
  }

  /** @param {At | null} at */
  pin(at) {
    this.store.set({ pinned: at, ...(at ? { cursor: at } : {}) });
  }

  /** Tints the text by a quantity; ignores unknown names. @param {string} name */
  tint(name) {
    if (this.stream.tint.has(name)) this.store.set({ tint: name });
  }

  /** Opens a view below the stage; ignores unknown names. @param {string} name */
  open(name) {
    if (this.views.has(name)) this.store.set({ view: name });
  }

  /** Shows or leaves the presenter's view. @param {boolean} on */
  present(on) {
    if (on === this.state.presenting) return;
    this.store.set({ presenting: on });
    this.presenter.show(this.state);
    (on ? this.transport.buttons.play : this.transport.presenter).focus({ preventScroll: true });
    this.palette.refresh();
    this.relayout();
    this.story.lag = !this.state.whole; // after a resize, scroll the newest text into view
  }

  // --- painting -----------------------------------------------------------------------------

  /** Schedules a paint, at most one per frame. @param {Partial<State>} patch the changed part of the state */
  changed(patch) {
    const names = Object.keys(patch);
    this.story.lag = this.story.lag || 'view' in patch; // the table of rounds opens at the newest round
    if ('tint' in patch && !this.state.whole) this.story.lag = true; // its legend may cover the newest token
    this.all = this.all || !names.length || names.some((name) => !POINTING.includes(name));
    this.frame = this.frame || requestAnimationFrame(() => this.paint());
  }

  paint() {
    const { all, state } = this;
    this.frame = 0;
    this.all = false;
    if (all) this.paintAll(state);
    if (state.run) this.paintSelection(state);
    this.story.follow();
    this.node.dispatchEvent(new Event('specviz-painted', { bubbles: true }));
  }

  /** @param {State} state */
  paintAll(state) {
    const { run, moment } = state;
    const going = state.mode === 'running' && !rest(state);
    const busy = state.mode === 'running' || state.playing;
    this.empty.hidden = Boolean(run);
    [this.stream, this.story, this.round, this.inspector].forEach(({ node }) => { node.hidden = !run; });
    this.below.hidden = !run;
    this.node.dataset.state = state.status;
    this.node.classList.toggle('sv-open', Boolean(run) && !run?.over);
    this.node.classList.toggle('sv-predicting', state.predicting);
    this.node.style.setProperty('--sv-pace', String(1 / state.speed));
    this.line.show(state);
    this.transport.show(state, run ? this.story.tell(state, run) : '');
    if (!run) return;
    this.rounds.concealed = isConcealing(state);
    draw(this, h(PredictButton, { asking: this.asking }), this.predictButton);
    draw(this, h(Predict, { asking: this.asking }), this.predict);
    this.stream.dress(state);
    this.story.show(state, run, { busy: going || state.playing, live: going });
    this.round.show(state, run);
    draw(this, h(Headline, {}), this.headline);
    draw(this, h(Sentence, {}), this.sentence);
    this.views.show(state);
    this.inspector.areas.dress(state);
    draw(this, h(Compare, { sequels: this.sequels }), this.compare);
    this.rounds.showCut(state.gamma, moment.round);
    if (state.view === 'rounds') draw(this, h(Experiments, { sequels: this.sequels }), this.experiments);
    if (state.view === 'numbers') draw(this, h(Ledger, {}), this.ledger);
    this.charts.show(run, { shown: moment.round, known: known(state), busy, view: state.view });
  }

  /** @param {State} state */
  paintSelection(state) {
    const { at, how } = inspected(state);
    this.marker.show(state, at, how);
    this.round.tree.light(seen(state, at) ? at : null);
    this.inspect(state, { at, how });
  }

  /** @param {State} state @param {ReturnType<typeof inspected>} what */
  inspect(state, { at, how }) {
    const slot = seen(state, at);
    const concealed = conceals(state, slot);
    const elsewhere = slot !== null && slot.number !== onStage(state);
    const key = JSON.stringify([at, how, concealed, elsewhere, slot && [slot.kind, slot.open]]);
    if (key === this.inspecting || !state.run) return;
    this.inspecting = key;
    this.inspector.show(state.run, slot, how, { concealed, elsewhere });
  }

  /** Gives the style sheet the stage's top, so that the stage ends with the window. */
  fit() {
    const top = this.node.getBoundingClientRect().top + window.scrollY;
    this.node.style.setProperty('--sv-top', `${Math.round(top)}px`);
  }

  /** Lays out and draws everything again after a change of size or theme. */
  relayout() {
    this.fit();
    [this.stream, this.rounds, this.round].forEach((view) => view.relayout());
    this.transport.strip.draw();
    this.charts.relayout();
    this.changed({});
  }
}
