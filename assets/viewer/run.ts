/**
 * The trace on show. It grows by deltas, and computes once per round what the views need: the text of
 * every slot (joining characters that span tokens) and the running sums.
 */

import { Folds } from './metrics';
import { decodeNext, NONE } from './text';
import { cameAtOnce, finalKind } from './phases';
import { finalSlot } from './branching';
import type { At, Delta, Kind, Look, Pending, Round, Seen, Slot, Trace } from './types';

const NO_STEPS: Trace['plain'] = Object.freeze({ tokens: [], seconds: [] });
const MARK = /^<\|?\w+\|?>$/; // <s>, <|endoftext|>, <|begin_of_text|>: one token, not typed
const END = /^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/; // <|im_end|>, <|endoftext|>, </s>

export class Run {
  readonly trace: Trace;
  readonly folds: Folds;
  readonly rounds: Round[] = []; // those of the trace, with `together` set where all guesses came at once
  readonly rows: { slots: Slot[], final: Slot | null }[] = [];
  width: number; // drafted columns
  promptText = '';
  pending: Pending = NONE;

  constructor(trace: Trace) {
    this.folds = new Folds(trace.settings.temperature > 0);
    this.trace = { ...trace, rounds: [], plain: { tokens: [], seconds: [] }, comparisons: this.folds.comparisons, pieces: { ...trace.pieces } };
    this.width = trace.settings.gamma;
    for (const token of this.promptTokens()) {
      const { text, pending } = decodeNext(this.pending, this.piece(token));
      this.promptText += text;
      this.pending = pending;
    }
    const { rounds, plain, comparisons } = trace;
    this.append({ from: 0, rounds, plain, plain_from: 0, comparisons, comparisons_from: 0 });
  }

  piece(token: number) {
    return this.trace.pieces[token];
  }

  /** The prompt's tokens, without a leading begin-of-text mark. */
  promptTokens() {
    const { prompt } = this.trace;
    const first = this.piece(prompt[0]);
    return typeof first === 'string' && MARK.test(first) ? prompt.slice(1) : prompt;
  }

  get length() {
    return this.rounds.length;
  }

  get over() {
    return this.trace.ending !== 'running';
  }

  /** The index of the plain token that ends its text; −1: none does. The baseline goes on, to time as many tokens. */
  get plainEnd() {
    const { output, plain } = this.folds;
    const last = this.trace.ending === 'end of text' ? output.at(-1) : null;
    return plain.tokens.findIndex((token) => token === last || END.test(String(this.piece(token))));
  }

  /**
   * Adds a delta, as `trace + delta` does in Python; skips the items that are already known.
   * @param delta missing fields leave the trace unchanged
   * @returns false if an earlier delta is missing; then nothing is added
   */
  append({ from = this.length, rounds = [], plain = NO_STEPS, plain_from: plainFrom = this.trace.plain.tokens.length,
    comparisons = [], comparisons_from: comparisonsFrom = this.folds.comparisons.length, pieces, ...now }: Partial<Delta>): boolean {
    const { trace } = this;
    const known = trace.plain;
    const compared = this.folds.comparisons;
    if (from > this.length || (plain.tokens.length && plainFrom > known.tokens.length) || comparisonsFrom > compared.length) return false;
    Object.assign(trace.pieces, pieces);
    rounds.slice(this.length - from).forEach((round) => this.push(round));
    for (let i = known.tokens.length - plainFrom; i < plain.tokens.length; i += 1) {
      known.tokens.push(plain.tokens[i]);
      known.seconds.push(plain.seconds[i]);
      this.folds.pushPlain(plain.tokens[i], plain.seconds[i]);
    }
    compared.push(...comparisons.slice(compared.length - comparisonsFrom));
    trace.prefill = now.prefill ?? trace.prefill;
    trace.captured = now.captured ?? trace.captured;
    if (!this.over) trace.ending = now.ending ?? trace.ending; // a late delta does not reopen a finished run
    return true;
  }

  push(round: Round) {
    this.trace.rounds.push(round);
    this.rounds.push(cameAtOnce(round, this.trace) ? { ...round, together: true } : round);
    this.folds.push(round);
    this.rows.push(this.row(round));
    this.width = Math.max(this.width, round.drafts.length);
  }

  /** The slots of a round: its drafts, then its final token if it has one. */
  row(round: Round) {
    const before = this.pending;
    const drafted: Slot[] = [];
    round.drafts.forEach(({ token, verdict, parent }) => {
      const slot = this.slot(token, verdict, parent < 0 ? before : drafted[parent].pending);
      if (verdict === 'accepted') this.pending = slot.pending;
      drafted.push(slot);
    });
    const ends = finalKind(round);
    const final = round.final && ends && this.slot(round.final.token, ends, this.pending);
    if (final) this.pending = final.pending;
    return { slots: final ? [...drafted, final] : drafted, final };
  }

  /** @param before the incomplete character before it */
  slot(token: number, kind: Kind, before: Pending): Slot {
    const piece = this.piece(token);
    const { text, took, pending } = decodeNext(before, piece);
    const part = text === '' && pending.bytes.length > 0;
    return { token, kind, piece, text, took, part, pending };
  }

  /** A token's own text, out of context. */
  alone(token: number) {
    const piece = this.piece(token);
    return typeof piece === 'string' ? piece : decodeNext(NONE, piece).text;
  }

  /** Everything about a slot; null if it does not exist. */
  at({ round: number, index }: At): (Seen & Slot) | null {
    const row = this.rows[number];
    const slot = row && row.slots[index];
    if (!slot) return null;
    const round = this.rounds[number];
    const accepted = round.drafts.filter((draft) => draft.verdict === 'accepted').length;
    const drafted = index < round.drafts.length;
    const judgedAt = drafted ? index : finalSlot(round);
    return {
      ...slot, number, index, round, accepted, judgedAt,
      draft: drafted ? round.drafts[index] : null,
      judged: round.drafts[judgedAt] || null,
      position: (round.positions || [])[judgedAt] || null,
    };
  }
}

/** The kinds of slots that are part of the text. */
export const EMITTED = ['accepted', 'correction', 'bonus', 'plain'];

/** Whether a slot is part of the text. */
export const isEmitted = (kind: Look) => EMITTED.includes(kind);
