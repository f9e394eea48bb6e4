/** The current moment in a sentence, and the act of the round that it belongs to. */

/** @import { Moment, Phase, Picture, Round, Run, Say, Values } from './types' */
import { probabilities, sentences } from './text';
import { chanceOf, deciding, isCertain, ratioOf, ruleOf, wayOf } from './rules';
import { depthsOf, drawsTrees, isTree } from './branching';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { nameOf } from './stream';

const ACTS = ['draft', 'verify', 'test', 'write'];
/** @type {Record<string, string>} */
const TERMS = { draft: 'draft', verify: 'verification', test: 'accept_test', write: 'correction' };
/** @type {Record<string, string>} */
const ACT_OF = { draft: 'draft', verify: 'verify', test: 'test', discard: 'write', final: 'write' };

/**
 * Why a round has no guesses; null if the trace does not show why. The requested length and the
 * models' context must have room for a guess and for the target's final token; prompt lookup also
 * needs a match.
 * @param {Run} run
 * @param {number} number
 */
function whyUnguessed(run, number) {
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

/**
 * The sentence, followed by the reason why nothing was guessed, if it is known.
 * @param {string} sentence
 * @param {Run} run
 * @param {number} number
 * @param {Say} say
 */
export function tellUnguessed(sentence, run, number, say) {
  const why = whyUnguessed(run, number);
  return sentences(sentence, why && say(`unguessed.${why}`));
}

/**
 * The outcome of the last complete round.
 * @param {Run} run
 * @param {number} shown
 * @param {Say} say
 */
function describeRound(run, shown, say) {
  if (!shown) return say('summary.start');
  const { drafts, final } = run.rounds[shown - 1];
  const values = {
    round: shown, drafted: drafts.length, accepted: drafts.filter((draft) => draft.verdict === 'accepted').length,
  };
  if (!drafts.length) return tellUnguessed(say('summary.plain', values), run, shown - 1, say);
  const single = drafts.length === 1;
  if (!final) return say(single ? 'summary.one_ends' : 'summary.end', values);
  if (isTree({ drafts })) return say(final.kind === 'bonus' ? 'tree.bonus' : 'tree.some', values);
  if (final.kind === 'correction') return say(single ? 'summary.one_rejected' : 'summary.some', values);
  return say(single ? 'summary.one' : 'summary.all', values);
}

/**
 * What has just happened in an unfinished round.
 * @param {Run} run
 * @param {Moment} moment
 * @param {Phase} phase
 * @param {Say} say
 */
function describePhase(run, { round: number }, { name, index }, say) {
  const round = run.rounds[number];
  const { drafts, final } = round;
  const values = { round: number + 1, n: index + 1, of: drafts.length };
  if (isTree(round) && name !== 'final') return describeGrowth(run, number, { name, index }, say);
  if (name === 'draft' && round.together && drafts.length > 1) return say('phase.at_once', values);
  if (name === 'draft') {
    const slot = run.rows[number].slots[index];
    return say('phase.draft', { ...values, token: nameOf(slot, say) });
  }
  if (name === 'verify' && !drafts.length) return tellUnguessed(say('phase.verify_none', values), run, number, say);
  if (name === 'verify') return say(drafts.length === 1 ? 'phase.verify_one' : 'phase.verify', values);
  if (name === 'test') return describeTest(run, round, index, values, say);
  const untested = drafts.filter((draft) => draft.verdict === 'untested').length;
  if (untested && final && ruleOf(run.trace) === 'block') return say('rules.phase.discard', { ...values, untested });
  return say(untested ? 'phase.discard' : 'phase.discard_last', { ...values, untested });
}

/**
 * What has just happened in an unfinished round with a tree.
 * @param {Run} run
 * @param {number} number
 * @param {Phase} phase
 * @param {Say} say
 */
function describeGrowth(run, number, { name, index }, say) {
  const { drafts } = run.rounds[number];
  const values = { round: number + 1, of: drafts.length, token: nameOf(run.rows[number].slots[index] ?? run.rows[number].slots[0], say) };
  if (name === 'draft') {
    const depths = depthsOf(drafts);
    const n = depths.filter((depth) => depth === depths[index]).length;
    return say(n === 1 ? 'tree.level_one' : 'tree.level', { ...values, level: depths[index] + 1, n });
  }
  if (name !== 'test') return say(name === 'verify' ? 'tree.verify' : 'tree.discard', values);
  const { verdict, draw, parent } = drafts[index];
  const chance = chanceOf(drafts[index]);
  if (run.trace.settings.temperature !== 0 && verdict === 'accepted' && draw == null && ruleOf(run.trace) === 'block') return say('tree.kept', values);
  if (run.trace.settings.temperature !== 0 && isCertain(drafts[index], ruleOf(run.trace))) return tellCertain(run, { ...values, n: index + 1 }, verdict, say);
  if (run.trace.settings.temperature === 0 || draw == null || chance === null) return say(`tree.greedy_${verdict}`, values);
  const [drawn, threshold] = probabilities(draw, chance);
  const last = verdict === 'rejected' && !drafts.some((other, i) => i > index && other.parent === parent);
  return say(`tree.${verdict}${last ? '_last' : ''}`, { ...values, draw: drawn, threshold });
}

/** The sentence for a verdict that a lossy rule reaches without a draw. @param {Run} run @param {Values} values @param {string} verdict @param {Say} say */
const tellCertain = (run, values, verdict, say) =>
  say(`rules.phase.certain_${verdict}`, { ...values, rule: say(`rules.name.${ruleOf(run.trace)}`) });

/** @param {Run} run @param {Round} round @param {number} index @param {Values} values @param {Say} say */
function describeTest(run, { drafts }, index, values, say) {
  const judged = drafts[index];
  const { verdict, draw } = judged;
  const chance = chanceOf(judged);
  if (run.trace.settings.temperature === 0) return say(`phase.greedy_${verdict}`, values);
  if (isCertain(judged, ruleOf(run.trace))) return tellCertain(run, values, verdict, say);
  if (draw == null || chance === null) return say(`phase.untold_${verdict}`, values);
  const [drawn, threshold] = probabilities(draw, chance);
  const told = { ...values, draw: drawn, threshold };
  if (chance === 1 && verdict === 'accepted' && ruleOf(run.trace) !== 'block') return say('phase.certain', told);
  if (ruleOf(run.trace) !== 'block') return say(`phase.${verdict}`, told);
  const way = verdict === 'accepted' ? wayOf(judged) : 'failed';
  const [, ratio] = probabilities(draw, ratioOf(judged) ?? 1);
  return say(`rules.phase.${way}`, { ...told, ratio, by: deciding(drafts) + 1 });
}

/**
 * The sentence for any moment.
 * @param {Run} run
 * @param {Moment} moment
 * @param {Picture | null} picture
 * @param {Say} say
 */
export function describeMoment(run, moment, picture, say) {
  return picture ? describePhase(run, moment, picture.phase, say) : describeRound(run, moment.round, say);
}

/** Acts that mean something else in trees, and with block verification. @type {Record<string, string[]>} */
const OTHERWISE = { tree: ['test', 'write'], block: ['test'] };

/** The four acts of a round, with the current one marked. */
export class Acts {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.names = ACTS.map((act) => term(TERMS[act], say(`act.${act}.name`)));
    this.meanings = ACTS.map(() => el('span', { class: 'sv-spoken' }));
    this.items = ACTS.map((_, i) => el('li', {}, this.names[i], this.meanings[i]));
    this.node = el('ol', { class: 'sv-acts', 'aria-label': say('act.label') }, ...this.items);
  }

  /** Says what the acts mean in a run. @param {Run} run */
  load({ trace }) {
    const way = drawsTrees(trace) ? 'tree' : ruleOf(trace) === 'block' && trace.settings.temperature ? 'block' : '';
    ACTS.forEach((act, i) => {
      const means = this.say(`act.${act}.${OTHERWISE[way]?.includes(act) ? way : 'means'}`);
      setAttr(this.items[i], 'title', means);
      setText(this.meanings[i], means);
    });
    this.names[ACTS.indexOf('test')].dataset.term = way === 'block' ? 'block_verification' : TERMS.test;
  }

  /** @param {string|null} name of the phase, null: none */
  show(name) {
    const present = ACTS.indexOf(name ? ACT_OF[name] : '');
    this.items.forEach((item, i) => {
      setAttr(item, 'aria-current', i === present ? 'step' : null);
      item.classList.toggle('sv-past', i < present);
    });
  }
}
