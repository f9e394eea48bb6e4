/** The texts of plain and speculative decoding side by side. No DOM. */

import { decodeNext, hex, NONE } from './text';
import type { Run, Written } from './types';

/** Tokens with their texts, in order. A character that spans tokens belongs to the last of them. */
export function written(run: Run, tokens: number[]): Written[] {
  let pending = NONE;
  return tokens.map((token) => {
    const piece = run.piece(token);
    const next = decodeNext(pending, piece);
    pending = next.pending;
    return { token, text: next.text, piece };
  });
}

/** A token's text; its bytes in hexadecimal if it has none. */
export const textOrBytes = ({ text, piece }: Written) => text || hex(piece);

/** Both texts, and the index of the first token that differs; null if none does. */
export interface Texts { plain: Written[], speculative: Written[], compared: number, parts: number | null }

/** Both texts after `shown` rounds, cut to the length of the shorter one; the plain one also after its end. */
export function align(run: Run, shown: number): Texts {
  const { output, plain } = run.folds;
  const { tokens: compared, first_difference: parts = null } = run.folds.comparison(shown) ?? { tokens: 0 };
  return {
    speculative: written(run, output.slice(0, compared)),
    plain: written(run, plain.tokens.slice(0, Math.min(compared, run.plainEnd + 1 || compared))),
    compared, parts,
  };
}
