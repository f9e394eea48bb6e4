/** The panel that asks for predictions of verdicts, scores them, and shows the lesson. */

/** @import { Answer, At, Run, Say, State } from './types' */

/** @import { Scores } from './questions' */
import { drawsTrees } from './branching';
import { decimal, percent, probability, sentences } from './text';
import { el, setText } from './dom';
import { sameSlot } from './state';
import { announce } from './announce';
import { brier, judged, lesson, question, scores } from './questions';
import { nameOf } from './token';

const ANSWERS = [0, 0.25, 0.5, 0.75, 1];
/** @type {Record<string, number>} */
const KEYS = { n: 0, 1: 0, 2: 0.25, 3: 0.5, 4: 0.75, 5: 1, y: 1 };

/**
 * The viewer's actions that the panel calls.
 * @typedef {object} Intents
 * @property {() => void} toggle starts or stops predicting
 * @property {(said: number | null) => void} answer
 * @property {() => void} goOn
 * @property {(patch: Partial<State>) => void} set
 */

export class Predict {
  /** @param {{say: Say, intents: Intents}} context */
  constructor({ say, intents }) {
    this.say = say;
    this.intents = intents;
    /** @type {At | null} */
    this.brought = null; // the question last scrolled into view
    this.told = '';
    this.button = el('button', { type: 'button', class: 'sv-link', on: { click: intents.toggle } }, say('predict.start'));
    /** @type {Run | null} */
    this.wished = null; // the run of a tree whose verdicts were to be predicted
    this.refused = el('p', { class: 'sv-note sv-unpredictable', role: 'status' });
    this.score = el('span', { class: 'sv-quiet' });
    this.switch = el('input', { type: 'checkbox', on: { change: () => intents.set({ informed: this.switch.checked }) } });
    this.question = el('p', { class: 'sv-ask', tabindex: -1, 'aria-live': 'polite' });
    this.facts = el('p', { class: 'sv-note' });
    this.reveal = this.act('reveal', () => intents.answer(null));
    this.reveal.append(el('kbd', {}, 'R'));
    this.row = el('div', { class: 'sv-answers', role: 'group', 'aria-label': say('predict.chance') }, ...ANSWERS.map((said) =>
      el('button', { type: 'button', class: 'sv-choose', on: { click: () => intents.answer(said) } }, ...this.label(said))), this.reveal);
    this.next = this.act('next', intents.goOn);
    this.next.classList.add('sv-next');
    this.finish = this.act('finish', () => intents.set({ taught: this.finish.getAttribute('aria-expanded') !== 'true' }), 'sv-link');
    this.lesson = el('div', { class: 'sv-lesson', role: 'status' });
    this.node = el('section', { class: 'sv-predict', 'aria-label': say('predict.heading'), hidden: true },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('predict.heading')), this.score,
        el('label', { class: 'sv-check' }, this.switch, say('predict.with')), this.finish, this.act('leave', intents.toggle, 'sv-link')),
      this.question, this.facts, this.row, this.next, this.lesson);
  }

  /**
   * @param {string} name
   * @param {() => void} act
   * @param {string} [kind]
   */
  act(name, act, kind = 'sv-choose') {
    return el('button', { type: 'button', class: kind, on: { click: act } }, this.say(`predict.${name}`));
  }

  /** @param {number} said */
  label(said) {
    const name = said === 0 ? 'none' : said === 1 ? 'all' : null;
    const key = Object.keys(KEYS).find((one) => KEYS[one] === said && (name ? /\D/ : /\d/).test(one)) ?? '';
    return [el('span', {}, name ? this.say(`predict.${name}`) : percent(said)), el('kbd', {}, key.toUpperCase())];
  }

  /**
   * Handles a key; true if it has a meaning here.
   * @param {string} key
   * @param {boolean} predicting
   */
  press(key, predicting) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (name === 'g') this.intents.toggle();
    else if (!predicting) return false;
    else if (name === 'r') this.intents.answer(null);
    else if (name in KEYS) this.intents.answer(KEYS[name]);
    else return false;
    return true;
  }

  /** Says why the verdicts of this run's trees cannot be predicted. @param {Run} run */
  refuse(run) {
    this.wished = run;
    this.explain(run);
  }

  /** @param {Run} run */
  explain(run) {
    setText(this.refused, this.wished === run && drawsTrees(run.trace) ? this.say('predict.trees') : '');
  }

  /** Shows the panel and focuses the question. */
  focus() {
    this.node.hidden = false;
    this.question.focus({ preventScroll: true });
  }

  /**
   * Shows a question, the last verdict, or the state of playback.
   * @param {State} state
   * @param {Run} run
   */
  show(state, run) {
    const { say } = this;
    const { moment, predicting } = state;
    announce(this.node, state, run);
    this.node.hidden = !predicting;
    this.button.hidden = predicting || run.trace.settings.gamma === 0;
    this.explain(run);
    if (!predicting) return;
    const held = this.node.contains(document.activeElement);
    const asked = question(state);
    const name = judged(state);
    const over = run.over && moment.round === run.length;
    this.switch.checked = state.informed;
    setText(this.question, asked ? this.ask(run, asked) : name ? this.tell(state.answers[name]) : say(over ? 'predict.ended' : 'predict.waiting'));
    setText(this.facts, asked ? this.given(state, run, asked) : name ? this.reckon(state.answers[name]) : '');
    this.row.hidden = !asked;
    this.next.hidden = Boolean(asked) || over || state.playing; // playback moves on by itself
    const found = scores(Object.values(state.answers));
    setText(this.score, found.n ? say(found.decided ? 'predict.score' : 'predict.score_undecided', { ...found, brier: decimal(found.brier) }) : '');
    this.showLesson(state, run, found, over);
    this.bringUp(asked);
    if (held) this.hold();
  }

  /** Keeps the focus in the panel when the focused element is hidden. */
  hold() {
    const focused = document.activeElement;
    const lost = !focused || !this.node.contains(focused) || !focused.checkVisibility();
    if (lost || (focused === this.question && !this.next.hidden)) (this.next.hidden ? this.question : this.next).focus({ preventScroll: true });
  }

  /** Scrolls a new question and its answers into view, once. @param {At | null} asked */
  bringUp(asked) {
    if (asked && !sameSlot(asked, this.brought)) this.node.scrollIntoView({ block: 'nearest' });
    this.brought = asked;
  }

  /**
   * @param {Run} run
   * @param {At} at
   */
  ask(run, { round, index }) {
    return this.say('predict.ask', { token: nameOf(run.rows[round].slots[index]), n: index + 1, round: round + 1 });
  }

  /** @param {Answer} answer */
  tell({ said, kept, threshold }) {
    const name = `predict.${kept ? 'kept' : 'dropped'}`;
    const verdict = said === null ? this.say(`${name}_unsaid`)
      : this.say(name, { said: percent(said), brier: decimal(brier(said, kept)) });
    return sentences(verdict, threshold !== null && this.say('predict.truth', { threshold: percent(threshold) }));
  }

  /** The arithmetic of an answer's score; empty if no chance was given. @param {Answer} answer */
  reckon({ said, kept }) {
    if (said === null) return '';
    return this.say('predict.brier', { said, happened: kept ? 1 : 0, brier: decimal(brier(said, kept)) });
  }

  /**
   * @param {State} state
   * @param {Run} run
   * @param {At} at
   */
  given({ informed }, run, { round, index }) {
    const { target, draft } = run.rounds[round].drafts[index];
    if (run.trace.settings.temperature === 0) return this.say('predict.given_greedy');
    if (!informed) return this.say('predict.hidden');
    if (target == null || draft == null) return this.say('predict.unknown');
    return this.say('predict.given', { target: probability(target), draft: probability(draft) });
  }

  /**
   * @param {State} state
   * @param {Run} run
   * @param {Scores} found
   * @param {boolean} over
   */
  showLesson({ taught }, run, found, over) {
    const shown = taught || (over && found.n > 0);
    this.finish.hidden = !found.n || over;
    this.finish.setAttribute('aria-expanded', String(shown));
    const texts = shown ? lesson(found, run.trace.settings.temperature === 0, this.say) : [];
    if (texts.join() === this.told) return;
    this.told = texts.join();
    this.lesson.replaceChildren(...(shown ? [el('h3', {}, this.say('predict.lesson.heading'))] : []), ...texts.map((text) => el('p', {}, text)));
  }
}
