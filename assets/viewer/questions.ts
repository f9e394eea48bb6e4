/**
 * Predict the verdict: before each test playback stops and asks whether the target will keep the
 * guess. Answers are probabilities, scored by the Brier score, (said − happened)² (G. W. Brier,
 * Verification of forecasts expressed in terms of probability, 1950): answering with one's honest
 * belief gives the best expected score. The true chance is θ = min(1, target/draft). Answering θ
 * scores θ(1 − θ) on average, because nobody can know the draw. No DOM.
 */

import { drawsTrees } from './branching';
import { decimal, sentences } from './text';
import { chanceOf, ruleOf } from './rules';
import { phasesOf } from './phases';
import { picture } from './state';
import type { Answer, At, Moment, Run, Say, Seen, State } from './types';

export type Scores = ReturnType<typeof scores>;

/** Whether a run's verdicts can be predicted: it drafts chains. */
export const isPredictable = ({ trace }: Run) => trace.settings.gamma > 0 && !drawsTrees(trace);

const nameOf = ({ round, index }: At) => `${round}.${index}`;

/** The test that comes next at a moment and has no answer; null if another phase comes next or predicting is off. */
export function askedAt({ run, predicting, answers }: State, { round, phase }: Moment): At | null {
  if (!predicting || !run || round >= run.length) return null;
  const ahead = phasesOf(run.rounds[round])[phase];
  const at = { round, index: ahead.index };
  return ahead.name === 'test' && !(nameOf(at) in answers) ? at : null;
}

/** The name of the slot judged in the last phase, if it has an answer; else null. */
export function judged(state: State) {
  const now = picture(state)?.phase;
  if (!now || now.name !== 'test') return null;
  const name = nameOf({ round: state.moment.round, index: now.index });
  return name in state.answers ? name : null;
}

/** Whether the last verdict is still on show. */
export const isLooking = (state: State) =>
  state.predicting && state.looking !== null && state.looking === judged(state);

/** The current question; none while the verdict before it is on show. */
export const question = (state: State) => (isLooking(state) ? null : askedAt(state, state.moment));

/**
 * The changes to the state when a question is answered.
 * @param said null: the verdict is only revealed
 */
export function answered({ run, answers }: State, at: At, said: number | null): Partial<State> {
  if (!run) return {};
  const guess = run.rounds[at.round].drafts[at.index];
  const threshold = ruleOf(run.trace) === 'block' ? null : chanceOf(guess); // in a block, later tests also decide
  const name = nameOf(at);
  return { answers: { ...answers, [name]: { said, kept: guess.verdict === 'accepted', threshold } }, looking: name };
}

/**
 * Whether to hide the target's probabilities until the verdicts. At temperature 0 they always give the verdict away.
 */
export function isConcealing({ predicting, informed, run }: State) {
  return predicting && (!informed || run?.trace.settings.temperature === 0);
}

/** Whether to hide the probabilities of a slot until its verdict. */
export const conceals = (state: State, slot: Seen | null) => isConcealing(state) && slot?.kind === 'lit';

const mean = (list: number[]) => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : null);

export const brier: (chance: number, kept: boolean) => number = (chance, kept) => (chance - (kept ? 1 : 0)) ** 2;

/**
 * The scores of some answers: how many of those other than 50 % were right, and the mean Brier
 * score. Over the answers with a known θ, `truth` is the score of always answering θ, and `best`
 * its expectation Σ θ(1 − θ)/n. null: no such answers.
 */
export function scores(answers: Answer[]) {
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

/** The lesson of some answers, in sentences. */
export function lesson(found: Scores, greedy: boolean, say: Say) {
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
