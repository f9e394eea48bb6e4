/** Why a token was accepted, rejected or added, in words. */

import { isTree } from './branching';
import { tellUnguessed } from './caption';
import { REST } from './distribution';
import { chanceOf, deciding, isLossy, kindOf, ratioOf, ruleOf, wayOf } from './rules';
import { hex, percent, probabilities, probability, sentences, visible } from './text';
import type { Run, Seen } from './types';
import { t } from './words';

export const isGreedy = (run: Run) => run.trace.settings.temperature === 0;

/** The name of a token out of context. */
export function nameIn(run: Run, token: number) {
  if (token === REST) return t('token.rest');
  return visible(run.alone(token)) || hex(run.piece(token)) || t('token.empty');
}

/** Whether prompt lookup copied a guess: then no draft model's distribution is behind it. */
export function isCopied(run: Run, { judged, position }: Seen) {
  const { drafter } = run.trace.settings;
  if (judged?.source) return judged.source === 'lookup';
  return drafter === 'lookup' || (drafter.startsWith('lookup') && position !== null && position.rest[4] == null);
}

/** The reason for a slot's verdict, with what else is known of its token. */
export function explain(run: Run, seen: Seen) {
  const bytes = seen.part ? t('inspector.bytes', { hex: hex(seen.piece) }) + ' '
    : seen.took > 1 ? t('inspector.joined', { n: seen.took }) + ' ' : '';
  const predicted = seen.draft?.confidence;
  return bytes + sentences(reason(run, seen), predicted != null && t('inspector.confidence', { predicted: percent(predicted) }));
}

function reason(run: Run, seen: Seen) {
  const { kind, round, accepted, draft } = seen;
  const greedy = isGreedy(run);
  const copied = isCopied(run, seen);
  if (kind === 'plain') return tellUnguessed(t('why.plain'), run, seen.number);
  const grown = isTree(round) ? reasonInTree(run, seen) : '';
  if (grown) return grown;
  if (kind === 'bonus') return round.drafts.length === 1 ? t('why.bonus_one') : t('why.bonus', { n: round.drafts.length });
  const ruled = greedy || kindOf(ruleOf(run.trace)) === 'token' ? '' : reasonOfRule(run, seen);
  if (ruled) return ruled;
  if (kind === 'correction') return t(`why.${greedy ? 'greedy_' : ''}correction`, { guess: nameIn(run, round.drafts[accepted].token) });
  if (kind === 'untested') {
    const rejected = round.drafts.findIndex(({ verdict }) => verdict === 'rejected');
    return rejected < 0 ? t('why.untested_end') : t('why.untested', { n: rejected + 1 });
  }
  if (kind === 'guessed' && copied) return t('why.copied');
  if (greedy) return t(`why.greedy_${kind}`);
  if (draft?.target == null || draft.draft == null) return t('inspector.absent_probabilities');
  const [target, given] = probabilities(draft.target, draft.draft);
  const values = { target, draft: given, chance: percent(Math.min(1, draft.target / draft.draft)) };
  const told = kind !== 'accepted' ? kind : draft.target >= draft.draft ? 'sure' : 'lucky';
  return t(copied && ['lucky', 'rejected'].includes(told) ? `why.copied_${told}` : `why.${told}`, values);
}

/** The reason where a tree differs from a chain (branches, siblings, certain guesses), else empty. */
function reasonInTree(run: Run, { kind, round: { drafts }, index, draft }: Seen) {
  if (kind === 'correction' || kind === 'bonus' || (kind === 'untested' && draft?.draw == null)) return t(`tree.why.${kind}`);
  if (isGreedy(run) || ruleOf(run.trace) !== 'token' || !draft?.draft || draft.target == null) return '';
  if (kind === 'guessed') return t('tree.why.guessed');
  const younger = drafts.some(({ parent }, i) => i < index && parent === draft.parent);
  const certain = draft.draft === 1;
  if (!certain && !younger) return '';
  const [target, given] = probabilities(draft.target, draft.draft);
  const chance = percent(Math.min(1, draft.target / draft.draft));
  return sentences(younger && t('tree.why.left'), certain ? t('tree.why.certain', { target }) : t('tree.why.ratio', { target, draft: given, chance }));
}

/** The reason for the verdict under a rule other than the token rule; empty if the rule does not matter. */
function reasonOfRule(run: Run, { kind, round, accepted, draft, index }: Seen) {
  const rule = ruleOf(run.trace);
  if (kind === 'correction') {
    const guess = round.drafts[accepted];
    return isLossy(rule) ? '' : t(`rules.why.${kindOf(rule)}.correction`, { guess: nameIn(run, guess.token), weight: probability(guess.weight ?? 1) });
  }
  if (kind === 'untested') return rule === 'block' && round.final ? t('rules.why.block.dropped') : '';
  if (!draft || (kind !== 'accepted' && kind !== 'rejected') || draft.target == null || !draft.draft) return '';
  if (rule === 'block') {
    const [draw, ratio] = probabilities(draft.draw ?? 0, ratioOf(draft) ?? 1);
    const last = !round.drafts.some(({ parent }) => parent === index);
    const way = kind === 'accepted' ? wayOf(draft) : last ? 'rejected_last' : kind;
    return t(`rules.why.block.${way}`, { by: deciding(round.drafts) + 1, draw, ratio });
  }
  const [target, given] = probabilities(draft.target, draft.draft);
  return t(`rules.why.${kindOf(rule)}.${kind}`, {
    rule: t(`rules.name.${rule}`), target, draft: given,
    chance: percent(chanceOf(draft) ?? 0), exact: percent(Math.min(1, draft.target / draft.draft)),
  });
}
