/**
 * SpecViz.mount: the viewer of a trace, live or recorded.
 *
 * Three things are kept: the run (what is known), the moment of its story that is shown, and the
 * slot that is looked into. Everything on the screen follows from them in `paint`.
 */

import { speaker } from './text.js';
import { el, FONT, Palette, setText } from './dom.js';
import { glossary, term } from './glossary.js';
import { Run } from './run.js';
import { Stream } from './stream.js';
import { Rounds } from './rounds.js';
import { Charts } from './charts.js';
import { Headline, Ledger } from './ledger.js';
import { Transport } from './transport.js';
import { Player } from './player.js';
import { Marker, sameSlot, Selection } from './selection.js';
import { Story } from './story.js';
import { Status } from './status.js';
import { Sequels } from './sequels.js';
import { Inspector } from './inspector.js';
import { Experiments } from './experiments.js';
import { Predict } from './predict.js';
import { Presenter } from './presenter.js';
import { actionsOf, listen } from './hands.js';

const INSPECT_AFTER = 200; // ms between inspections of slots that nobody points at

class Viewer {
  constructor(element, { words, send = () => {}, live = false, standalone = false, most = 16 }) {
    this.say = speaker(words);
    this.say.list = (name) => words[name] || [];
    glossary.teach(words);
    this.send = send;
    this.live = live;
    this.most = most;
    this.run = null;
    this.status = 'idle'; // what is told
    this.mode = 'idle'; // what the run does, whatever is told: errors and waiting do not touch it
    this.player = new Player(() => this.moved());
    this.selection = new Selection(this.player);
    this.following = true;
    this.whole = this.recorded = false; // whole: a finished run, seen from its beginning
    this.asked = 'round'; // what the server's next round is for: 'step' shows it phase by phase
    this.dirty = new Set();
    this.build(element, standalone);
    listen(this);
    this.change('run');
  }

  // --- building ---------------------------------------------------------------------------

  build(element, standalone) {
    const { say } = this;
    this.node = el('div', { class: 'specviz' + (standalone ? ' sv-standalone' : '') });
    element.replaceChildren(this.node);
    const palette = (this.palette = new Palette(this.node));
    this.line = new Status(say);
    this.headline = new Headline(say);
    this.transport = new Transport({ say, palette, actions: actionsOf(this) });
    const tinted = (name) => { this.transport.strip.setTint(name); this.change('selection'); };
    this.stream = new Stream({ say, tinted });
    this.rounds = new Rounds(say);
    const views = [this.stream, this.rounds];
    this.sequels = new Sequels(this);
    this.experiments = new Experiments({ say, rounds: this.rounds, sequels: this.sequels });
    this.story = new Story({ say, views });
    this.predict = new Predict({ say, player: this.player, viewer: this });
    this.story.node.append(this.predict.button, this.predict.node);
    this.marker = new Marker(this.selection, views);
    this.inspector = new Inspector({ say, unpin: () => this.pin(null), sequels: this.sequels });
    this.charts = new Charts({ say, palette, seek: (round) => this.seek(round) });
    this.ledger = new Ledger(say);
    this.presenter = new Presenter(this);
    this.empty = el('p', { class: 'sv-empty' }, say('empty'));
    this.main = el('div', { class: 'sv-main' }, this.stream.node, this.inspector.node, this.rounds.node,
      this.experiments.node);
    this.below = el('div', { class: 'sv-below' }, this.charts.node, this.ledger.node);
    this.node.append(
      this.line.node, this.headline.node, this.transport.node, this.story.node,
      this.sequels.compare.node, this.empty, this.main, this.below);
  }

  destroy() {
    this.presenter.show(false);
    this.player.halt();
    clearTimeout(this.waiting);
    this.off.abort();
    this.themes.disconnect();
    this.sizes.disconnect();
    this.transport.strip.disconnect();
    this.charts.destroy();
    this.node.remove();
  }

  // --- what is known ----------------------------------------------------------------------

  load(trace, { recorded = false, at = null, phase = 0, play = false, step = false, source = null } = {}) {
    this.run = new Run(trace);
    this.recorded = recorded && this.run.over;
    this.selection.clear();
    this.inspecting = null;
    this.asked = step ? 'step' : 'round';
    this.story.load(this.run);
    this.sequels.load(this.run, source, this.recorded);
    this.experiments.load(this.run);
    this.predict.load(this.run);
    this.player.load(this.run, { at, phase });
    this.following = this.rest === 0;
    this.whole = this.run.over && this.following;
    if (this.run.over) this.setState('done');
    this.change('run');
    if (play) this.play();
  }

  /** @returns {boolean} false if the delta could not be used because one before it is missing */
  append(delta) {
    if (!this.run) {
      this.send('resync', { from: 0 });
      return false;
    }
    const known = this.run.length;
    if (!this.run.append(delta)) {
      this.send('resync', { from: known, plain_from: this.run.folds.plain.tokens.length });
      return false;
    }
    if (this.following && this.run.length > known && this.predict.follows(this.asked)) this.follow();
    if (this.run.over) this.setState('done');
    this.change('run');
    return true;
  }

  /** Goes to what has just come; to its first phase only, if a step was asked for. */
  follow() {
    const { player, run, selection } = this;
    const { round } = player.moment;
    if (this.asked === 'step') player.move({ round, phase: 1 }, 'step');
    else player.move({ round: run.length, phase: 0 }, run.length === round + 1 ? 'round' : null);
    this.asked = 'round';
    if (this.mode !== 'running') selection.hovered = null;
    if (this.predict.on) this.play();
  }

  setState(status, message) {
    this.status = status;
    if (status !== 'error' && status !== 'loading') this.mode = status;
    this.said = message || null;
    this.change('run');
  }

  state() {
    const { player, selection } = this;
    return {
      round: this.shown,
      phase: player.moment.phase,
      rounds: this.run ? this.run.length : 0,
      selected: this.inspected().at,
      pinned: selection.pinned,
      following: this.following,
      playing: player.playing,
      state: this.status,
      recorded: this.recorded,
      speed: player.speed,
      pace: player.pace,
      tint: this.stream.quantity,
      presenter: this.presenter.on,
    };
  }

  /** What is known of the run, as a trace; null before there is one. */
  trace() {
    return this.run && this.run.trace;
  }

  // --- moving through the story -----------------------------------------------------------

  /** Complete rounds that are shown. */
  get shown() {
    return this.player.moment.round;
  }

  /** Rounds whose outcome any part of the page may know: of a finished run all, but while verdicts are guessed. */
  get known() {
    return this.run.over && !this.predict.on ? this.run.length : this.shown;
  }

  get rest() {
    return this.player.rest;
  }

  /** Whether the server can decode on. */
  get open() {
    return this.live && Boolean(this.run) && !this.run.over && ['running', 'paused'].includes(this.mode);
  }

  /** Called by the player after every move. */
  moved() {
    this.whole = false;
    this.following = this.rest === 0;
    if (this.player.playing) this.selection.hovered = null; // a resting pointer does not hold the story up
    this.change('run');
  }

  /** Moves by hand: whoever points elsewhere now starts anew. */
  hold(move) {
    move();
    this.selection.hovered = null;
  }

  seek(round, phase = 0) {
    this.hold(() => this.player.seek({ round, phase }));
  }

  toEnd() {
    this.hold(() => this.player.toEnd());
  }

  /** One step or one round on; past what is known, the server is asked. */
  forward(unit) {
    if (this.predict.proceeds()) return;
    if (this.rest) this.hold(() => this.player.forward(unit));
    else if (this.open || (this.live && !this.run)) {
      this.following = true;
      this.asked = this.predict.on ? 'step' : unit;
      this.send('step', { round: this.shown, open: this.open });
    }
  }

  /** Space, and the Play button: whatever it says at the moment. */
  toggle() {
    if (this.predict.proceeds()) return;
    if (this.player.playing) {
      this.player.halt();
      this.change('run');
    } else if (this.predict.on && this.open && this.rest === 0) this.forward('step');
    else if (this.open && this.rest === 0) {
      this.following = true;
      this.asked = 'round';
      this.send(this.mode === 'running' ? 'pause' : 'resume', { round: this.shown, open: true });
    } else if (!this.run) this.send('run', { open: false });
    else this.play();
  }

  play() {
    this.selection.hovered = null;
    this.player.play();
  }

  // --- selecting --------------------------------------------------------------------------

  inspected() {
    return this.selection.inspected(this.whole);
  }

  hover(at) {
    if (!at || sameSlot(at, this.selection.hovered)) return;
    this.selection.hovered = at;
    this.change('selection');
  }

  focusOn(at) {
    if (!at) return;
    this.selection.cursor = this.selection.hovered = at;
    if (this.selection.pinned) this.selection.pinned = at;
    this.change('selection');
  }

  pin(at) {
    this.selection.pinned = at;
    if (at) this.selection.cursor = at;
    this.change('selection');
  }

  tint(name) {
    this.stream.tint.pick(name);
  }

  /** Shows or leaves the presenter's view. */
  present(on) {
    this.presenter.show(on);
    this.story.lag = !this.whole; // another size: what is new shall be in sight
    this.change('run');
  }

  // --- painting ---------------------------------------------------------------------------

  /** Asks for a repaint of 'run' (all) or 'selection'; many in one frame are one. */
  change(what) {
    if (!this.dirty.size) requestAnimationFrame(() => this.paint());
    this.dirty.add(what);
  }

  paint() {
    const all = this.dirty.has('run');
    this.dirty.clear();
    if (all) this.paintRun();
    if (this.run) this.paintSelection();
    this.story.follow();
    this.node.dispatchEvent(new Event('specviz-painted', { bubbles: true }));
  }

  paintRun() {
    const { run, player } = this;
    const going = this.mode === 'running' && !this.rest;
    const busy = this.mode === 'running' || player.playing;
    this.empty.hidden = Boolean(run);
    [this.main, this.below, this.headline.node, this.story.node].forEach((node) => { node.hidden = !run; });
    this.node.dataset.state = this.status;
    this.node.classList.toggle('sv-open', Boolean(run) && !run.over);
    this.node.style.setProperty('--sv-pace', String(1 / player.speed));
    this.line.show(this);
    this.transport.show({
      run, moment: player.moment, caption: run ? this.story.tell(player) : '',
      moving: player.playing || (this.open && going),
      resumable: this.open && this.mode === 'paused' && !this.rest,
      stoppable: this.open, detached: this.open && this.rest > 0,
      canGoOn: this.rest > 0 || this.open || (this.live && !run),
    });
    if (!run) return;
    this.predict.show();
    this.story.show(player, { whole: this.whole, busy: going || player.playing, live: going });
    this.headline.show(run, this.shown);
    this.sequels.compare.show(this.known);
    this.experiments.show(run, this.shown);
    this.ledger.show(run, this.shown);
    this.charts.show(run, { shown: this.shown, known: this.known, busy });
  }

  paintSelection() {
    const { at, how } = this.inspected();
    this.marker.show(at, how);
    if (['pinned', 'preview', 'now'].includes(how)) this.inspect();
    else this.waiting = this.waiting || setTimeout(() => this.inspect(), INSPECT_AFTER);
  }

  inspect() {
    clearTimeout(this.waiting);
    this.waiting = null;
    const { at, how } = this.inspected();
    const seen = this.selection.seen(at);
    const concealed = this.predict.conceals(seen);
    const key = JSON.stringify([at, how, concealed, seen && [seen.kind, seen.open]]);
    if (key === this.inspecting) return;
    this.inspecting = key;
    this.inspector.show(this.run, seen, how, concealed);
  }

  /** After a change of size or theme. */
  relayout() {
    [this.stream, this.rounds].forEach((view) => view.relayout());
    this.transport.strip.draw();
    this.charts.relayout();
    this.change('run');
  }
}

/**
 * Mounts a viewer.
 * @param {Element} element emptied and filled
 * @param {object} options
 * @param {object} options.words VIEWER of specviz/words
 * @param {(intent: string, detail: object) => void} options.send asks the page for something
 * @param {boolean} options.live whether there is a server that can decode on
 * @param {number} options.most γ that the server allows
 * @param {boolean} options.standalone follow the system's colour scheme
 */
export function mount(element, options) {
  const viewer = new Viewer(element, options);
  const api = ['load', 'append', 'setState', 'state', 'trace', 'seek', 'play', 'forward', 'pin', 'tint', 'present', 'relayout', 'destroy'];
  const calls = Object.fromEntries(api.map((name) => [name, viewer[name].bind(viewer)]));
  return { ...calls, experiment: viewer.charts.lossless.experiment };
}

window.SpecViz = { mount, term, FONT, dom: { el, setText, Palette } };
