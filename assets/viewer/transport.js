/** The transport: playback buttons, speed, pace, the scrubber and the list of keys. */

/** @import { Actions, Colours, Say, State } from './types' */
import { el, icon, setText } from './dom';
import { toggles } from './controls';
import { isOpen, rest } from './state';
import { Strip } from './strip';

const SPEEDS = [0.5, 1, 2, 4];
const ICONS = {
  start: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M8 3v10L2 8zM14 3v10L8 8z',
  previous: 'M11 3v10L5 8z',
  play: 'M4 2.5v11L13 8z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  next: 'M5 3v10l6-5z',
  forward: 'M8 3v10l6-5zM2 3v10l6-5z',
  end: 'M11 3h2v10h-2zM3 3v10l7-5z',
  stop: 'M3.5 3.5h9v9h-9z',
};
/** @typedef {'start' | 'back' | 'previous' | 'play' | 'next' | 'forward' | 'end' | 'stop'} ButtonName */

/** @type {ButtonName[]} */
const BUTTONS = ['start', 'back', 'previous', 'play', 'next', 'forward', 'end', 'stop'];

const KEPT = 'specviz-letters';

/** Whether single letters and marks are shortcuts (WCAG 2.1.4); kept for later visits where the browser allows it. */
const LETTERS = {
  read() {
    try { return localStorage.getItem(KEPT) !== 'off'; } catch { return true; }
  },
  /** @param {boolean} on */
  write(on) {
    try { localStorage.setItem(KEPT, on ? 'on' : 'off'); } catch { /* then a reload forgets it */ }
  },
};

export class Transport {
  /** @type {Record<string, HTMLButtonElement>} */
  buttons = {};

  /** @param {{say: Say, palette: Colours, keys: [string, string][], actions: Actions}} context */
  constructor({ say, palette, keys, actions }) {
    this.say = say;
    const button = (/** @type {ButtonName} */ name) => (this.buttons[name] = el('button', {
      type: 'button', class: 'sv-button', 'data-button': name, title: say(`transport.${name}`),
      'aria-label': say(`transport.${name}`), on: { click: actions[name] },
    }, icon(ICONS[name])));
    this.run = el('button', { type: 'button', class: 'sv-button sv-run', hidden: true, on: { click: actions.run } }, say('transport.run'));
    this.strip = new Strip({ say, palette, seek: actions.seek });
    this.count = el('span', { class: 'sv-count' });
    this.follow = el('button', { type: 'button', class: 'sv-link', hidden: true, on: { click: actions.follow } }, say('transport.follow'));
    this.speed = el('select', { 'aria-label': say('transport.speed'), on: { change: () => actions.set({ speed: Number(this.speed.value) }) } },
      ...SPEEDS.map((speed) => el('option', { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.pace = toggles(say('transport.pace'), ['steps', 'rounds'].map((pace) => [pace, say(`transport.${pace}`)]),
      (pace) => actions.set({ pace: pace === 'steps' ? 'steps' : 'rounds' }));
    this.presenter = el('button', {
      type: 'button', class: 'sv-link', title: say('transport.presenter_means'), on: { click: actions.present },
    }, say('transport.presenter'));
    this.letters = el('input', { type: 'checkbox', checked: LETTERS.read(), on: { change: () => LETTERS.write(this.letters.checked) } });
    this.help = this.listOf(keys);
    this.node = el('div', { class: 'sv-transport', role: 'group', 'aria-label': say('transport.label') },
      el('div', { class: 'sv-buttons' }, ...BUTTONS.map(button), this.run),
      el('div', { class: 'sv-transport-side' }, this.count, this.follow,
        this.pace.node, el('label', { class: 'sv-speed' }, this.speed), this.presenter, this.help),
      this.strip.node);
  }

  /** @param {[string, string][]} keys and what they do */
  listOf(keys) {
    const list = keys.flatMap(([key, does]) => [
      el('dt', {}, ...key.split(/\s+/).map((part) => el('kbd', {}, part))), el('dd', {}, does)]);
    const marks = el('dt', {}, el('kbd', {}, 'A – Z'), el('kbd', {}, ', . ?'));
    const close = el('button', {
      type: 'button', class: 'sv-popover-close', 'aria-label': this.say('term.close'), on: { click: () => this.toggleHelp(false) },
    }, '×');
    return el('details', { class: 'sv-keys' }, el('summary', {}, this.say('transport.keys')),
      el('div', { class: 'sv-keys-panel' }, close,
        el('dl', {}, ...list, marks, el('dd', {}, el('label', { class: 'sv-check' }, this.letters, this.say('transport.letters'))))));
  }

  /** Shows or hides the list of keys; a focus inside goes back to what opened it. */
  toggleHelp(open = !this.help.open) {
    if (!open && this.help.contains(document.activeElement)) this.help.querySelector('summary')?.focus();
    this.help.open = open;
    if (open) this.help.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * @param {State} state
   * @param {string} caption the caption of the current moment
   */
  show(state, caption) {
    const { run, moment, playing, mode, live } = state;
    const ahead = rest(state);
    const open = isOpen(state);
    const atStart = moment.round === 0 && moment.phase === 0;
    const count = this.tell(state);
    setText(this.count, count);
    setText(this.presenter, this.say(state.presenting ? 'transport.leave' : 'transport.presenter'));
    if (run) this.strip.show(state, run, `${count}. ${caption}`);
    const { buttons } = this;
    const held = Object.values(buttons).find((button) => button === document.activeElement);
    buttons.start.disabled = buttons.back.disabled = buttons.previous.disabled = atStart;
    buttons.end.disabled = moment.round === (run ? run.length : 0);
    buttons.next.disabled = buttons.forward.disabled = !(ahead > 0 || open || (live && !run));
    buttons.stop.hidden = !open && state.status !== 'loading'; // also cancels the wait for a run
    this.run.hidden = !(state.presenting && live && !open); // the form's button is out of reach there
    this.follow.hidden = !(open && ahead > 0);
    if (held && (held.disabled || held.hidden)) buttons.play.focus(); // otherwise the focus is lost
    const moving = playing || (open && mode === 'running' && !ahead);
    this.showPlay(moving ? 'pause' : open && mode === 'paused' && !ahead ? 'resume' : 'play');
  }

  /** @param {State} state */
  tell({ run, moment: { round, phase } }) {
    const over = run && run.over; // before, the number of rounds is unknown
    if (over && round === run.length && round) return this.say('transport.all', { rounds: round });
    const text = this.say(`transport.${over ? 'round_of' : 'round'}`, { round: phase ? round + 1 : round, rounds: over && run.length });
    return phase ? this.say('transport.step', { round: text, phase }) : text;
  }

  /** @param {string} name */
  showPlay(name) {
    const { play } = this.buttons;
    if (play.dataset.does === name) return;
    play.dataset.does = name;
    play.replaceChildren(icon(ICONS[name === 'pause' ? 'pause' : 'play']), el('span', {}, this.say(`transport.${name}`)));
    play.setAttribute('aria-label', this.say(`transport.${name}`));
    play.title = this.say(`transport.${name}`);
  }
}
