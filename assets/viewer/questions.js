/**
 * Predict the verdict: before each test playback stops and asks whether the target will keep the
 * guess. Answers are probabilities, scored by the Brier score, (said − happened)² (G. W. Brier,
 * Verification of forecasts expressed in terms of probability, 1950): answering with one's honest
 * belief gives the best expected score. The true chance is θ = min(1, target/draft). Answering θ
 * scores θ(1 − θ) on average, because nobody can know the draw. No DOM.
 */

/** @import { Answer, At, Moment, Run, Say, Seen, State } from './types' */
import { drawsTrees } from './branching';
import { decimal, sentences } from './text';
import { chanceOf, ruleOf } from './rules';
import { phasesOf } from './phases';
import { picture } from './state';

/** @typedef {ReturnType<typeof scores>} Scores */

/** Whether a run's verdicts can be predicted: it drafts chains. */
export const isPredictable = (/** @type {Run} */ { trace }) => trace.settings.gamma > 0 && !drawsTrees(trace);

const nameOf = (/** @type {At} */ { round, index }) => `${round}.${index}`;

/**
 * The test that comes next at a moment and has no answer; null if another phase comes next or predicting is off.
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
 * The name of the slot judged in the last phase, if it has an answer; else null.
 * @param {State} state
 */
export function judged(state) {
  const now = picture(state)?.phase;
  if (!now || now.name !== 'test') return null;
  const name = nameOf({ round: state.moment.round, index: now.index });
  return name in state.answers ? name : null;
}

/** Whether the last verdict is still on show. */
export const isLooking = (/** @type {State} */ state) =>
  state.predicting && state.looking !== null && state.looking === judged(state);

/** The current question; none while the verdict before it is on show. */
export const question = (/** @type {State} */ state) => (isLooking(state) ? null : askedAt(state, state.moment));

/**
 * The changes to the state when a question is answered.
 * @param {State} state
 * @param {At} at
 * @param {number | null} said null: the verdict is only revealed
 * @returns {Partial<State>}
 */
export function answered({ run, answers }, at, said) {
  if (!run) return {};
  const guess = run.rounds[at.round].drafts[at.index];
  const threshold = ruleOf(run.trace) === 'block' ? null : chanceOf(guess); // in a block, later tests also decide
  const name = nameOf(at);
  return { answers: { ...answers, [name]: { said, kept: guess.verdict === 'accepted', threshold } }, looking: name };
}

/**
 * Whether to hide the target's probabilities until the verdicts. At temperature 0 they always give the verdict away.
 * @param {State} state
 */
export function isConcealing({ predicting, informed, run }) {
  return predicting && (!informed || run?.trace.settings.temperature === 0);
}

/**
 * Whether to hide the probabilities of a slot until its verdict.
 * @param {State} state
 * @param {Seen | null} slot
 */
export const conceals = (state, slot) => isConcealing(state) && slot?.kind === 'lit';

const mean = (/** @type {number[]} */ list) => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : null);

/** @type {(chance: number, kept: boolean) => number} */
export const brier = (chance, kept) => (chance - (kept ? 1 : 0)) ** 2;

/**
 * The scores of some answers: how many of those other than 50 % were right, and the mean Brier
 * score. Over the answers with a known θ, `truth` is the score of always answering θ, and `best`
 * its expectation Σ θ(1 − θ)/n. null: no such answers.
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
    sentences(found.decided > 0 && say('predict.lesson.you', values), say('predict.lesson.brier', values)),
    say('predict.lesson.half') + ' ' + say(`predict.lesson.${luck ? 'lucky' : against}`),
    ...(greedy ? [say('predict.lesson.greedy')] : found.known ? [say('predict.lesson.truth', { ...values, n: found.known })] : []),
  ];
}
