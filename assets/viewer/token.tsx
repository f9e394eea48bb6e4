/** Tokens as people read them: their text with visible whitespace, their names and labels. */

import { modelText } from './model-text';
import { wordOf } from './rules';
import { drafterName } from './settings';
import { hex, visible } from './text';
import type { Look, Run, Slot } from './types';
import { t } from './words';

/** The name of a token: its visible text, or why it has none. */
export function nameOf(slot: Slot) {
  if (slot.part) return t('token.part', { hex: hex(slot.piece) });
  const text = visible(slot.text) || t('token.empty');
  return slot.took > 1 ? t('token.took', { token: text, n: slot.took }) : text;
}

/** The position of a slot in its round, in words. */
export function slotIn({ rounds, trace }: Run, number: number, index: number) {
  const { drafts } = rounds[number];
  const of = drafts.length;
  if (index >= of) return t('token.final');
  const slot = t('token.guess', { n: index + 1, of });
  const { source } = drafts[index];
  return source ? t('token.from', { slot, drafter: drafterName(source, trace.models.pair) }) : slot;
}

/** The accessible label of a slot, with its current look if given, else its final kind. */
export function labelOf(run: Run, number: number, index: number, look?: Look) {
  const slot = run.rows[number].slots[index];
  return t('token.aria', {
    token: nameOf(slot),
    kind: t(`kind.${wordOf(look || slot.kind, run.trace)}`),
    round: number + 1,
    slot: slotIn(run, number, index),
  });
}

/** What the styles show of a token whose text says it not: part of a character, nothing, or several tokens' character. */
export const marksOf = ({ part, text, took }: Slot) => ({
  'data-part': part ? '' : undefined, 'data-empty': text === '' && !part ? '' : undefined, 'data-took': took > 1 ? took : undefined,
});

/** A slot's text on one line. */
export const TokenText = ({ slot, as }: { slot: Slot | undefined, as: string }) => (
  <span class={as} translate={false} style={{ '--sv-characters': slot?.text.length || 1 }} {...(slot && marksOf(slot))}>
    {slot && modelText(slot.text, true)}
  </span>
);
