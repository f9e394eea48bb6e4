/** The current moment in a sentence. */

import { depthsOf, isTree } from './branching';
import { chanceOf, deciding, isCertain, ratioOf, ruleOf, wayOf } from './rules';
import { probabilities, sentences } from './text';
import { nameOf } from './token';
import type { Moment, Phase, Picture, Round, Run, Values } from './types';
import { t } from './words';

/**
 * Why a round has no guesses; null if the trace does not show why. The requested length and the
 * models' context must have room for a guess and for the target's final token; prompt lookup also
 * needs a match.
 */
function whyUnguessed(run: Run, number: number) {
  const { gamma, drafter, confidence, max_new_tokens: most } = run.trace.settings;
  const { ending } = run.trace;
  const isLast = number === run.length - 1;
  if (gamma === 0) return 'off';
  if (run.folds.at(number).emitted === most - 1) return 'last';
  if (isLast && ending === 'context full') return 'full';
  if (isLast && ending === 'end of text') return null; // the context may have been full as well
  if (drafter === 'dspark' && confidence) return 'unsure';
  return drafter === 'lookup' ? 'lookup' : null;
}

/** The sentence, followed by the reason why nothing was guessed, if it is known. */
export function tellUnguessed(sentence: string, run: Run, number: number) {
  const why = whyUnguessed(run, number);
  return sentences(sentence, why && t(`unguessed.${why}`));
}

/** The outcome of the last complete round. */
function describeRound(run: Run, shown: number) {
  if (!shown) return t('summary.start');
  const { drafts, final } = run.rounds[shown - 1];
  const values = {
    round: shown, drafted: drafts.length, accepted: drafts.filter((draft) => draft.verdict === 'accepted').length,
  };
  if (!drafts.length) return tellUnguessed(t('summary.plain', values), run, shown - 1);
  const single = drafts.length === 1;
  if (!final) return t(single ? 'summary.one_ends' : 'summary.end', values);
  if (isTree({ drafts })) return t(final.kind === 'bonus' ? 'tree.bonus' : 'tree.some', values);
  if (final.kind === 'correction') return t(single ? 'summary.one_rejected' : 'summary.some', values);
  return t(single ? 'summary.one' : 'summary.all', values);
}

/** What has just happened in an unfinished round. */
function describePhase(run: Run, { round: number }: Moment, { name, index }: Phase) {
  const round = run.rounds[number];
  const { drafts, final } = round;
  const values = { round: number + 1, n: index + 1, of: drafts.length };
  if (isTree(round) && name !== 'final') return describeGrowth(run, number, { name, index });
  if (name === 'draft' && round.together && drafts.length > 1) return t('phase.at_once', values);
  if (name === 'draft') {
    const slot = run.rows[number].slots[index];
    return t('phase.draft', { ...values, token: nameOf(slot) });
  }
  if (name === 'verify' && !drafts.length) return tellUnguessed(t('phase.verify_none', values), run, number);
  if (name === 'verify') return t(drafts.length === 1 ? 'phase.verify_one' : 'phase.verify', values);
  if (name === 'test') return describeTest(run, round, index, values);
  const untested = drafts.filter((draft) => draft.verdict === 'untested').length;
  if (untested && final && ruleOf(run.trace) === 'block') return t('rules.phase.discard', { ...values, untested });
  return t(untested ? 'phase.discard' : 'phase.discard_last', { ...values, untested });
}

/** What has just happened in an unfinished round with a tree. */
function describeGrowth(run: Run, number: number, { name, index }: Phase) {
  const { drafts } = run.rounds[number];
  const values = { round: number + 1, of: drafts.length, token: nameOf(run.rows[number].slots[index] ?? run.rows[number].slots[0]) };
  if (name === 'draft') {
    const depths = depthsOf(drafts);
    const n = depths.filter((depth) => depth === depths[index]).length;
    return t(n === 1 ? 'tree.level_one' : 'tree.level', { ...values, level: depths[index] + 1, n });
  }
  if (name !== 'test') return t(name === 'verify' ? 'tree.verify' : 'tree.discard', values);
  const { verdict, draw, parent } = drafts[index];
  const chance = chanceOf(drafts[index]);
  if (run.trace.settings.temperature !== 0 && verdict === 'accepted' && draw == null && ruleOf(run.trace) === 'block') return t('tree.kept', values);
  if (run.trace.settings.temperature !== 0 && isCertain(drafts[index], ruleOf(run.trace))) return tellCertain(run, { ...values, n: index + 1 }, verdict);
  if (run.trace.settings.temperature === 0 || draw == null || chance === null) return t(`tree.greedy_${verdict}`, values);
  const [drawn, threshold] = probabilities(draw, chance);
  const last = verdict === 'rejected' && !drafts.some((other, i) => i > index && other.parent === parent);
  return t(`tree.${verdict}${last ? '_last' : ''}`, { ...values, draw: drawn, threshold });
}

/** The sentence for a verdict that a lossy rule reaches without a draw. */
const tellCertain = (run: Run, values: Values, verdict: string) =>
  t(`rules.phase.certain_${verdict}`, { ...values, rule: t(`rules.name.${ruleOf(run.trace)}`) });

function describeTest(run: Run, { drafts }: Round, index: number, values: Values) {
  const judged = drafts[index];
  const { verdict, draw } = judged;
  const chance = chanceOf(judged);
  if (run.trace.settings.temperature === 0) return t(`phase.greedy_${verdict}`, values);
  if (isCertain(judged, ruleOf(run.trace))) return tellCertain(run, values, verdict);
  if (draw == null || chance === null) return t(`phase.untold_${verdict}`, values);
  const [drawn, threshold] = probabilities(draw, chance);
  const told = { ...values, draw: drawn, threshold };
  if (chance === 1 && verdict === 'accepted' && ruleOf(run.trace) !== 'block') return t('phase.certain', told);
  if (ruleOf(run.trace) !== 'block') return t(`phase.${verdict}`, told);
  const way = verdict === 'accepted' ? wayOf(judged) : 'failed';
  const [, ratio] = probabilities(draw, ratioOf(judged) ?? 1);
  return t(`rules.phase.${way}`, { ...told, ratio, by: deciding(drafts) + 1 });
}

/** The sentence for any moment. */
export function describeMoment(run: Run, moment: Moment, picture: Picture | null) {
  return picture ? describePhase(run, moment, picture.phase) : describeRound(run, moment.round);
}
