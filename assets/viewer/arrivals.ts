/** When each lane's tokens arrive: plain decoding's one by one, speculative decoding's round by round. */

import { total } from './metrics';
import { decodeNext, NONE } from './text';
import { isEmitted } from './run';
import type { Pending, Run } from './types';

export const SAME = 1e-9; // seconds

/** A lane's arrivals: {at: seconds, tokens: total so far, text, pending: an incomplete character}. */
export class Arrivals {
  readonly list: { at: number, tokens: number, text: string, pending: Pending }[] = [];

  add(at: number, tokens: number, text: string, pending = NONE) {
    this.list.push({ at, tokens, text, pending });
  }

  /** Keeps at most the first `count` arrivals. */
  cut(count: number) {
    this.list.length = Math.min(this.list.length, count);
  }

  /** The number of arrivals up to a time. */
  by(time: number) {
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.list[middle].at <= time + SAME) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  tokensAt(time: number) {
    const last = this.list[this.by(time) - 1];
    return last ? last.tokens : 0;
  }

  get end() {
    return this.list.length ? this.list[this.list.length - 1].at : 0;
  }

  get tokens() {
    return this.list.length ? this.list[this.list.length - 1].tokens : 0;
  }
}

/** Fills both lanes with a run's first `rounds`: plain decoding up to the same token, or to its end for a whole run. */
export function fill(run: Run, rounds: number, ours: Arrivals, plain: Arrivals) {
  const { folds } = run;
  ours.cut(rounds);
  while (ours.list.length < rounds) {
    const round = ours.list.length;
    const sums = folds.at(round + 1);
    const written = run.rows[round].slots.filter((slot) => isEmitted(slot.kind));
    ours.add(total(sums), sums.emitted, written.map((slot) => slot.text).join(''));
  }
  const { tokens, until } = folds.plain;
  const steps = run.over && rounds === run.length ? tokens.length : Math.min(tokens.length, folds.at(rounds).emitted);
  plain.cut(steps);
  while (plain.list.length < steps) {
    const index = plain.list.length;
    const { text, pending } = decodeNext(index ? plain.list[index - 1].pending : NONE, run.piece(tokens[index]));
    plain.add(until[index + 1], index + 1, text, pending);
  }
}
