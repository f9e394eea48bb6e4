/**
 * Predict the verdict: before each test the story stops and asks whether the target will keep the
 * guess. Answers are probabilities, scored by the Brier score, (said − happened)², as in
 * G. W. Brier, Verification of forecasts expressed in terms of probability, 1950: the answer that
 * scores best on average is what one really believes. The true chance is θ = min(1, target/draft),
 * and whoever says it scores θ(1 − θ) on average: the draw cannot be known.
 */

import { decimal, percent, probability, sentences } from './text.js';
import { phasesOf } from './phases.js';
import { el, setText } from './dom.js';
import { nameOf } from './stream.js';
import { sameSlot } from './selection.js';

const ANSWERS = [0, 0.25, 0.5, 0.75, 1];
const KEYS = { n: 0, 1: 0, 2: 0.25, 3: 0.5, 4: 0.75, 5: 1, y: 1 };

const mean = (list, value) => (list.length ? list.reduce((sum, one) => sum + value(one), 0) / list.length : null);
const brier = (chance, kept) => (chance - (kept ? 1 : 0)) ** 2;

/**
 * What answers come to.
 * @param {{said: number|null, kept: boolean, threshold: number|null}[]} answers `said`: null if
 *   the verdict was only shown; `threshold`: θ, null if the recorder could not know it
 * @returns {object} n answers, their mean Brier score (null: none); of those that were not 50 %
 *   how many were right; and over those with a known θ: `truth`, the score of whoever always
 *   says θ, and `best`, its average Σ θ(1 − θ)/n
 */
export function scores(answers) {
  const said = answers.filter((answer) => answer.said !== null);
  const decided = said.filter((answer) => answer.said !== 0.5);
  const known = said.filter((answer) => answer.threshold !== null);
  return {
    n: said.length,
    decided: decided.length,
    right: decided.filter((answer) => (answer.said > 0.5) === answer.kept).length,
    brier: mean(said, (answer) => brier(answer.said, answer.kept)),
    known: known.length,
    truth: mean(known, ({ threshold, kept }) => brier(threshold, kept)),
    best: mean(known, ({ threshold }) => threshold * (1 - threshold)),
  };
}

/** The lesson of some answers, in sentences. */
export function lesson(found, greedy, say) {
  if (!found.n) return [say('predict.lesson.none')];
  const values = { ...found, brier: decimal(found.brier), truth: decimal(found.truth), best: decimal(found.best) };
  const luck = !greedy && found.truth !== null && found.known === found.n && found.brier < found.truth;
  const against = found.brier < 0.25 ? 'good' : found.brier > 0.25 ? 'bad' : 'even';
  return [
    say('predict.lesson.you', values),
    say('predict.lesson.half') + ' ' + say(`predict.lesson.${luck ? 'lucky' : against}`),
    ...(greedy ? [say('predict.lesson.greedy')] : found.known ? [say('predict.lesson.truth', { ...values, n: found.known })] : []),
  ];
}

export class Predict {
  /**
   * @param {object} context
   * @param {object} context.player the story, which does not go past an open question
   * @param {object} context.viewer whose story goes on and is painted
   */
  constructor({ say, player, viewer }) {
    Object.assign(this, { say, player, viewer });
    player.barred = (moment) => this.on && this.asked(moment) !== null;
    player.beyond = () => (this.on && viewer.open ? () => { player.halt(); viewer.forward('step'); } : null);
    this.on = this.open = this.taught = false; // open: with probabilities
    this.answers = new Map();
    this.seen = null; // the slot whose verdict is being looked at
    this.brought = null; // the question that was brought into sight
    this.button = el('button', { type: 'button', class: 'sv-link', on: { click: () => this.toggle() } }, say('predict.start'));
    this.build();
  }

  build() {
    const { say } = this;
    const button = (name, act, kind = 'sv-choose') => el('button', { type: 'button', class: kind, on: { click: act } }, say(`predict.${name}`));
    this.score = el('span', { class: 'sv-quiet' });
    this.switch = el('input', { type: 'checkbox', on: { change: () => { this.open = this.switch.checked; this.viewer.change('run'); } } });
    this.question = el('p', { class: 'sv-ask', tabindex: -1, 'aria-live': 'polite' });
    this.facts = el('p', { class: 'sv-note' });
    this.choices = ANSWERS.map((said) => el('button', { type: 'button', class: 'sv-choose', on: { click: () => this.answer(said) } }, ...this.label(said)));
    this.reveal = button('reveal', () => this.answer(null));
    this.reveal.append(el('kbd', {}, 'R'));
    this.row = el('div', { class: 'sv-answers', role: 'group', 'aria-label': say('predict.chance') }, ...this.choices, this.reveal);
    this.next = button('next', () => this.viewer.toggle());
    this.next.classList.add('sv-next');
    this.finish = button('finish', () => { this.taught = !this.taught; this.viewer.change('run'); }, 'sv-link');
    this.lesson = el('div', { class: 'sv-lesson', role: 'status' });
    this.node = el('section', { class: 'sv-predict', 'aria-label': say('predict.heading'), hidden: true },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('predict.heading')), this.score,
        el('label', { class: 'sv-check' }, this.switch, say('predict.with')), this.finish, button('leave', () => this.toggle(), 'sv-link')),
      this.question, this.facts, this.row, this.next, this.lesson);
  }

  label(said) {
    const name = { 0: 'none', 1: 'all' }[said];
    const key = Object.keys(KEYS).find((one) => KEYS[one] === said && (name ? /\D/ : /\d/).test(one));
    return [el('span', {}, name ? this.say(`predict.${name}`) : percent(said)), el('kbd', {}, key.toUpperCase())];
  }

  load(run) {
    this.run = run;
    this.answers.clear();
    this.seen = null;
    this.taught = false;
  }

  toggle() {
    if (!this.run) return;
    this.on = !this.on;
    this.taught = false;
    this.player.halt();
    this.viewer.node.classList.toggle('sv-predicting', this.on);
    if (this.on) this.begin();
    else this.leave();
    this.viewer.change('run');
  }

  leave() {
    this.button.hidden = false;
    (this.button.checkVisibility() ? this.button : this.viewer.transport.buttons.play).focus();
  }

  /** Takes the story to the next question; at its end, from its beginning. */
  begin() {
    const { player, viewer } = this;
    if (!player.rest && this.run.over) player.seek({ round: 0, phase: 0 });
    viewer.toggle();
    this.node.hidden = false;
    this.question.focus({ preventScroll: true });
  }

  /** What a key means here; true if it meant something. */
  press(key) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (name === 'g') this.toggle();
    else if (!this.on) return false;
    else if (name === 'r') this.answer(null);
    else if (name in KEYS) this.answer(KEYS[name]);
    else return false;
    return true;
  }

  /** The test that comes next and is not answered; null if something else comes next. */
  asked({ round, phase }) {
    const { rounds } = this.run;
    const ahead = round < rounds.length && phasesOf(rounds[round])[phase];
    const at = ahead && ahead.name === 'test' && { round, index: ahead.index };
    return at && !this.answers.has(`${round}.${at.index}`) ? at : null;
  }

  /** Whether what has just come may be gone to: not past its tests. */
  follows(unit) {
    return !this.on || unit === 'step';
  }

  /** Whether what the target says of guesses waits for their verdicts; at temperature 0 it always gives them away. */
  get concealing() {
    return this.on && (!this.open || this.run.trace.settings.temperature === 0);
  }

  /** Whether what is known of a slot is not to be told yet. */
  conceals(seen) {
    return this.concealing && Boolean(seen) && seen.kind === 'lit';
  }

  /** What was judged just now and is still being looked at, by its name; null: nothing. */
  judged() {
    const { moment, picture } = this.player;
    const name = picture && picture.phase.name === 'test' && `${moment.round}.${picture.phase.index}`;
    return this.answers.has(name) ? name : null;
  }

  /** The question that is asked: none while the verdict before it is being looked at. */
  get current() {
    return this.seen !== null && this.seen === this.judged() ? null : this.asked(this.player.moment);
  }

  /** Leaves the last verdict; true if the next question stands right behind it. */
  proceeds() {
    const looking = this.on && this.seen !== null && this.seen === this.judged();
    this.seen = null;
    if (!looking || !this.current) return false;
    this.viewer.change('run');
    return true;
  }

  answer(said) {
    const at = this.current;
    if (!at) return;
    const { verdict, target, draft } = this.run.rounds[at.round].drafts[at.index];
    const threshold = target == null || !draft ? null : Math.min(1, target / draft);
    this.answers.set(`${at.round}.${at.index}`, { said, kept: verdict === 'accepted', threshold });
    this.seen = `${at.round}.${at.index}`;
    this.player.forward('step');
  }

  /** What there is to say at a moment: a question, the last verdict, or where the story is. */
  show() {
    const { say, run, on, player: { moment } } = this;
    this.node.hidden = !on;
    this.button.hidden = on;
    this.viewer.rounds.concealed = this.concealing;
    if (!on) return;
    const held = this.node.contains(document.activeElement);
    const question = this.current;
    const answer = this.answers.get(this.judged());
    const over = run.over && moment.round === run.length;
    setText(this.question, question ? this.ask(question) : answer ? this.tell(answer) : say(over ? 'predict.ended' : 'predict.waiting'));
    setText(this.facts, question ? this.given(question) : '');
    this.row.hidden = !question;
    this.next.hidden = Boolean(question) || over || this.player.playing; // it goes there by itself
    const found = scores([...this.answers.values()]);
    setText(this.score, found.n ? say('predict.score', { ...found, brier: decimal(found.brier) }) : say('predict.no_score'));
    this.showLesson(found, over);
    this.bringUp(question);
    const focused = document.activeElement;
    const lost = held && (!this.node.contains(focused) || !focused.checkVisibility());
    if (lost || (focused === this.question && !this.next.hidden)) (this.next.hidden ? this.question : this.next).focus({ preventScroll: true });
  }

  /** Brings a question into sight once, with all that it can be answered by. */
  bringUp(question) {
    if (question && !sameSlot(question, this.brought)) this.node.scrollIntoView({ block: 'nearest' });
    this.brought = question;
  }

  ask({ round, index }) {
    const slot = this.run.rows[round].slots[index];
    return this.say('predict.ask', { token: nameOf(slot, this.say), n: index + 1, round: round + 1 });
  }

  tell({ said, kept, threshold }) {
    const name = `predict.${kept ? 'kept' : 'dropped'}`;
    const verdict = said === null ? this.say(`${name}_unsaid`)
      : this.say(name, { said: percent(said), brier: decimal(brier(said, kept)) });
    return sentences(verdict, threshold !== null && this.say('predict.truth', { threshold: percent(threshold) }));
  }

  given({ round, index }) {
    const { target, draft } = this.run.rounds[round].drafts[index];
    if (this.run.trace.settings.temperature === 0) return this.say('predict.given_greedy');
    if (!this.open) return this.say('predict.hidden');
    if (target == null || draft == null) return this.say('predict.unknown');
    return this.say('predict.given', { target: probability(target), draft: probability(draft) });
  }

  showLesson(found, over) {
    const shown = this.taught || (over && found.n > 0);
    this.finish.hidden = !found.n || over;
    this.finish.setAttribute('aria-expanded', String(shown));
    const texts = shown ? lesson(found, this.run.trace.settings.temperature === 0, this.say) : [];
    if (texts.join() === this.told) return;
    this.told = texts.join();
    this.lesson.replaceChildren(...(shown ? [el('h3', {}, this.say('predict.lesson.heading'))] : []), ...texts.map((text) => el('p', {}, text)));
  }
}
