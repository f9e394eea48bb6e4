/**
 * The viewer of a trace, live or recorded.
 *
 * Everything on the screen depends on one value (state.ts). The visitor, the clock and the page change
 * it; `paint` renders it, at most once per frame.
 */

import { h, render } from 'preact';
import { Asking } from './asking';
import { Charts } from './charts';
import { setTerms } from './glossary';
import { actionsOf, listen } from './input';
import { Marker } from './marker';
import { Palette } from './palette';
import { within } from './phases';
import { Player } from './player';
import { Presenter } from './presenter';
import { isPredictable } from './questions';
import { Run } from './run';
import { Screen } from './screen';
import { Sequels } from './sequels';
import { ended, inspected, isOpen, known, rest, resting, sameSlot, START, Store, teaching } from './state';
import { isTint } from './tint';
import type { At, Delta, Moment, Send, Source, State, Trace, Unit, Words } from './types';
import { draw } from './view';
import { VIEWS } from './views';
import { setWords } from './words';

const POINTING = ['pinned', 'hovered', 'cursor']; // keys of the state that affect only the marks, the inspector and a tree

export interface Options {
  /** VIEWER of specviz/words */
  words: Words;
  /** sends a request to the page */
  send?: Send;
  /** whether a server can decode more rounds */
  live?: boolean;
  /** the largest γ that the server allows */
  most?: number;
  /** whether to follow the system's colour scheme */
  standalone?: boolean;
}

export interface Loading {
  recorded?: boolean;
  at?: number | null;
  phase?: number;
  play?: boolean;
  step?: boolean;
  /** opens a finished run on its teaching round, and plays it unless motion is reduced */
  teach?: boolean;
  source?: Source | null;
}

export class Viewer {
  readonly node: HTMLElement;
  readonly send: Send;
  readonly keys: Words['keys'];
  readonly most: number;
  readonly store: Store;
  readonly set = (patch: Partial<State>) => this.store.set(patch);
  readonly player: Player;
  readonly actions: ReturnType<typeof actionsOf>;
  readonly palette: Palette;
  readonly presenter: Presenter;
  readonly marker: Marker;
  readonly sequels: Sequels;
  readonly asking: Asking;
  readonly charts: Charts;
  readonly silence: () => void;
  help: HTMLDetailsElement | null = null;
  errors = 0; // so far: a repeated one is announced again
  layouts = 0; // changes of size or theme
  changes = 0; // of more than the slot that is pointed at
  lag = false; // whether to scroll to the newest token and round
  frame = 0; // of the next paint; 0: none is due
  fresh = -1; // the round that appeared all at once with the last move, and is animated; −1: none
  drawn: { run: Run | null, moment: Moment | null } = { run: null, moment: null };

  constructor(element: Element, { words, send = () => {}, live = false, standalone = false, most = 16 }: Options) {
    setWords(words);
    setTerms(words);
    this.send = send;
    this.keys = words.keys;
    this.most = most;
    this.store = new Store({ ...START, live }, (patch) => this.changed(patch));
    this.player = new Player(this.store, () => this.toggle());
    this.actions = actionsOf(this);
    this.node = Object.assign(document.createElement('div'), { className: 'specviz' + (standalone ? ' sv-standalone' : '') });
    element.replaceChildren(this.node);
    this.palette = new Palette(this.node);
    this.presenter = new Presenter(this.node, () => this.relayout());
    this.marker = new Marker(this.node);
    this.sequels = new Sequels(this.store, send, most);
    this.asking = new Asking(this);
    const greedy = { race: () => this.sequels.make({ changes: { temperature: 0 } }), offered: () => live && !this.sequels.refusal };
    this.charts = new Charts({ viewer: this, palette: this.palette, seek: (round) => this.seek(round), greedy });
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
    this.charts.destroy();
    render(null, this.node);
    this.node.remove();
  }

  // --- the run ------------------------------------------------------------------------------

  /** Brings a run onto the stage. */
  load(trace: Trace, { recorded = false, at = null, phase = 0, play = false, step = false, teach = false, source = null }: Loading = {}) {
    const run = new Run(trace);
    const { over, length } = run;
    const { run: before, offers } = this.state;
    const alike = source && before?.trace.models.pair === trace.models.pair && before.trace.models.target.name === trace.models.target.name;
    if (this.help) this.help.open = false; // it would cover the run
    if (!isPredictable(run)) this.set({ predicting: false });
    this.sequels.load({ run, source, recorded: recorded && over });
    const moment = within(run.rounds, { round: at ?? length, phase });
    const whole = moment.round === length;
    this.player.halt();
    this.lag = true; // new text comes at the end of the prompt
    this.set({
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

  /** Opens on a round: plays it, or shows its end if motion is reduced. */
  teach(round: number) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.player.seek({ round: round + (still ? 1 : 0), phase: 0 });
    this.set({ opening: true });
    if (!still) this.player.open(round);
  }

  /** @returns false if an earlier delta is missing; then it asks the page to resync */
  append(delta: Delta): boolean {
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
    if (run.over) this.set({ rested: ended(this.state) });
    if (run.over) this.setState('done');
    this.changed({ run });
    return true;
  }

  /** Whether to move to rounds that have just arrived: while predicting, only if a step was asked for. */
  mayFollow() {
    return !this.state.predicting || this.state.asked === 'step';
  }

  /** Moves to the newest round, or only to the next round's first phase if a step was asked for. */
  follow(run: Run) {
    const { moment: { round }, asked, mode, hovered, predicting } = this.state;
    const more = { asked: 'round' as Unit, hovered: mode === 'running' ? hovered : null };
    if (asked === 'step') this.player.move({ round, phase: 1 }, 'step', more);
    else this.player.move({ round: run.length, phase: 0 }, run.length === round + 1 ? 'round' : null, more);
    if (predicting) this.asking.goOn();
  }

  /**
   * Sets the status shown and, unless that is an error or loading, what the run does.
   * @param message instead of the usual line
   */
  setState(status: State['status'], message: string | null = null) {
    if (status === 'error') this.errors += 1;
    this.set({ status, message, ...(status === 'error' || status === 'loading' ? {} : { mode: status }) });
  }

  /** Clears an error, and shows again what the run does. */
  forgive() {
    if (this.state.status === 'error') this.set({ status: this.state.mode, message: null });
  }

  /** Sets whether the page's settings differ from the run's. */
  outdate(stale: boolean) {
    if (stale !== this.state.stale) this.set({ stale });
  }

  /** The trace of the run so far; null before there is one. */
  trace() {
    return this.state.run && this.state.run.trace;
  }

  // --- playback -----------------------------------------------------------------------------

  /** Makes a visitor's move, then forgets the slot hovered before. */
  hold(move: () => void) {
    move();
    this.set({ hovered: null });
  }

  seek(round: number, phase = 0) {
    this.hold(() => this.player.seek({ round, phase }));
  }

  toEnd() {
    this.hold(() => this.player.toEnd());
  }

  /** Goes one step or one round forward; at the end of the known rounds, asks the server for more. */
  forward(unit: Unit) {
    if (this.asking.leavesVerdict()) return;
    const { state } = this;
    const open = isOpen(state);
    if (rest(state)) this.hold(() => this.player.forward(unit));
    else if (open || (state.live && !state.run)) {
      this.set({ following: true, asked: state.predicting ? 'step' : unit });
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
      this.set({ following: true, asked: 'round' });
      this.send(state.mode === 'running' ? 'pause' : 'resume', { round: state.moment.round, open: true });
    } else if (!state.run) this.send('run', { open: false });
    else this.player.play();
  }

  // --- selecting ----------------------------------------------------------------------------

  hover(at: At | null) {
    if (at && !sameSlot(at, this.state.hovered)) this.set({ hovered: at });
  }

  focusOn(at: At | null) {
    if (at) this.set({ cursor: at, hovered: at, ...(this.state.pinned ? { pinned: at } : {}) });
  }

  pin(at: At | null) {
    this.set({ pinned: at, ...(at ? { cursor: at } : {}) });
  }

  /** Tints the text by a quantity; ignores unknown names. */
  tint(name: string) {
    if (isTint(name)) this.set({ tint: name });
  }

  /** Opens a view below the stage; ignores unknown names. */
  open(name: string) {
    if ((VIEWS as readonly string[]).includes(name)) this.set({ view: name });
  }

  /** Shows or leaves the presenter's view. */
  present(on: boolean) {
    if (on === this.state.presenting) return;
    this.set({ presenting: on });
    this.presenter.show(this.state);
    this.node.querySelector<HTMLElement>(on ? '[data-button=play]' : '.sv-present')?.focus({ preventScroll: true });
    this.palette.refresh();
    this.relayout();
    this.lag = !this.state.whole; // after a resize, scroll the newest text into view
  }

  // --- painting -----------------------------------------------------------------------------

  /** Schedules a paint, at most one per frame. */
  changed(patch: Partial<State>) {
    const names = Object.keys(patch);
    if (!names.length || names.some((name) => !POINTING.includes(name))) this.changes += 1;
    if ('view' in patch) this.lag = true; // the table of rounds opens at the newest round
    if ('tint' in patch && !this.state.whole) this.lag = true; // its legend may cover the newest token
    this.frame ||= requestAnimationFrame(() => this.paint());
  }

  paint() {
    const { state } = this;
    const { run, moment, entered, mode, playing, view, status, predicting, speed, whole } = state;
    const live = mode === 'running' && !rest(state); // as fast as the server decodes
    const moved = run !== this.drawn.run || moment.round !== this.drawn.moment?.round || moment.phase !== this.drawn.moment.phase;
    this.frame = 0;
    this.lag ||= moved && !whole;
    if (moved) this.fresh = entered === 'round' && !live ? moment.round - 1 : -1; // live rounds show without animation
    this.node.dataset.state = status;
    this.node.classList.toggle('sv-open', Boolean(run) && !run?.over);
    this.node.classList.toggle('sv-predicting', predicting);
    this.node.style.setProperty('--sv-pace', String(1 / speed));
    draw(this, h(Screen, {}), this.node);
    if (run) {
      const { at, how } = inspected(state);
      this.charts.show(run, { shown: moment.round, known: known(state), busy: mode === 'running' || playing, view });
      this.marker.show(state, at, how);
      this.lag = false;
    }
    this.drawn = { run, moment };
    this.node.dispatchEvent(new Event('specviz-painted', { bubbles: true }));
  }

  /** Gives the style sheet the stage's top, so that the stage ends with the window. */
  fit() {
    const top = this.node.getBoundingClientRect().top + window.scrollY;
    this.node.style.setProperty('--sv-top', `${Math.round(top)}px`);
  }

  /** Lays out and draws everything again after a change of size or theme. */
  relayout() {
    this.fit();
    this.layouts += 1;
    this.charts.relayout();
    this.changed({});
  }
}
