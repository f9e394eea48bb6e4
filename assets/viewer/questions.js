/**
 * Predict the verdict: before each test the story stops and asks whether the target will keep the
 * guess. Answers are probabilities, scored by the Brier score, (said − happened)², as in
 * G. W. Brier, Verification of forecasts expressed in terms of probability, 1950: the answer that
 * scores best on average is what one really believes. The true chance is θ = min(1, target/draft),
 * and whoever says it scores θ(1 − θ) on average: the draw cannot be known. No DOM here.
 */

/** @import { Answer, At, Moment, Run, Say, Seen, State } from './types.d.ts' */
import { drawsTrees } from './branching.js';
import { decimal } from './text.js';
import { chanceOf, ruleOf } from './rules.js';
import { phasesOf } from './phases.js';
import { picture } from './state.js';

/** @typedef {ReturnType<typeof scores>} Scores */

/** Whether a run drafts: else there is nothing to predict. */
export const isPredictable = (/** @type {Run} */ { trace }) => trace.settings.gamma > 0 && !drawsTrees(trace);

const nameOf = (/** @type {At} */ { round, index }) => `${round}.${index}`;

/**
 * The test that comes next at a moment and has no answer; null if something else comes next, or nobody asks.
 * @param {State} state
 * @param {Moment} moment
 * @returns {At | null}
 */
export function askedAt({ run, predicting, answers }, { round, phase }) {
  if (!predicting || !run || round >= run.length) return null;
  const ahead = phasesOf(run.rounds[round])[phase];
  const at = { round, index: ahead.index };
  return ahead.name === 'test' && !(nameOf(at) in answers) ? at : null;
}

/**
 * The slot that was judged just now, by its name, if it has an answer.
 * @param {State} state
 */
export function judged(state) {
  const now = picture(state)?.phase;
  if (!now || now.name !== 'test') return null;
  const name = nameOf({ round: state.moment.round, index: now.index });
  return name in state.answers ? name : null;
}

/** Whether the last verdict is still being looked at. */
export const isLooking = (/** @type {State} */ state) =>
  state.predicting && state.looking !== null && state.looking === judged(state);

/** The question that is asked now: none while the verdict before it is being looked at. */
export const question = (/** @type {State} */ state) => (isLooking(state) ? null : askedAt(state, state.moment));

/**
 * What a state becomes with an answer to a question.
 * @param {State} state
 * @param {At} at
 * @param {number | null} said null: the verdict is only shown
 * @returns {Partial<State>}
 */
export function answered({ run, answers }, at, said) {
  if (!run) return {};
  const guess = run.rounds[at.round].drafts[at.index];
  const threshold = ruleOf(run.trace) === 'block' ? null : chanceOf(guess); // of a block, later tests decide, too
  const name = nameOf(at);
  return { answers: { ...answers, [name]: { said, kept: guess.verdict === 'accepted', threshold } }, looking: name };
}

/**
 * Whether what the target says of guesses waits for their verdicts; at temperature 0 it always gives them away.
 * @param {State} state
 */
export function isConcealing({ predicting, informed, run }) {
  return predicting && (!informed || run?.trace.settings.temperature === 0);
}

/**
 * Whether what is known of a slot is not to be told yet.
 * @param {State} state
 * @param {Seen | null} slot
 */
export const conceals = (state, slot) => isConcealing(state) && slot?.kind === 'lit';

const mean = (/** @type {number[]} */ list) => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : null);

/** @type {(chance: number, kept: boolean) => number} */
export const brier = (chance, kept) => (chance - (kept ? 1 : 0)) ** 2;

/**
 * What answers come to: of those that were not 50 % how many were right; their mean Brier score;
 * and over those with a known θ the score of whoever always says θ (`truth`), and its average
 * Σ θ(1 − θ)/n (`best`). null: none.
 * @param {Answer[]} answers
 */
export function scores(answers) {
  const said = answers.flatMap(({ said: chance, kept, threshold }) => (chance === null ? [] : [{ chance, kept, threshold }]));
  const decided = said.filter(({ chance }) => chance !== 0.5);
  const given = said.flatMap(({ threshold, kept }) => (threshold === null ? [] : [{ threshold, kept }]));
  return {
    n: said.length,
    decided: decided.length,
    right: decided.filter(({ chance, kept }) => (chance > 0.5) === kept).length,
    brier: mean(said.map(({ chance, kept }) => brier(chance, kept))),
    known: given.length,
    truth: mean(given.map(({ threshold, kept }) => brier(threshold, kept))),
    best: mean(given.map(({ threshold }) => threshold * (1 - threshold))),
  };
}

/**
 * The lesson of some answers, in sentences.
 * @param {Scores} found
 * @param {boolean} greedy
 * @param {Say} say
 */
export function lesson(found, greedy, say) {
  if (found.brier === null) return [say('predict.lesson.none')];
  const values = { ...found, brier: decimal(found.brier), truth: decimal(found.truth), best: decimal(found.best) };
  const luck = !greedy && found.truth !== null && found.known === found.n && found.brier < found.truth;
  const against = found.brier < 0.25 ? 'good' : found.brier > 0.25 ? 'bad' : 'even';
  return [
    say('predict.lesson.you', values),
    say('predict.lesson.half') + ' ' + say(`predict.lesson.${luck ? 'lucky' : against}`),
    ...(greedy ? [say('predict.lesson.greedy')] : found.known ? [say('predict.lesson.truth', { ...values, n: found.known })] : []),
  ];
}
