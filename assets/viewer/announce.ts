/** Sends the open question and the last verdict to the page, for a class that predicts verdicts. */

import { nameOf } from './token';
import { bare } from './text';
import { isEmitted } from './run';
import { judged, question } from './questions';
import type { Run, State } from './types';

export interface Announced {
  run: Run;
  /** the slot of the open question, "round.slot" from 0 */
  asked: string | null;
  /** the verdict that is shown, if no question is open */
  told: {at: string, kept: boolean, chance: number | null} | null;
  /** the open question as people read it; round and slot from 1 */
  question: () => {guess: string, before: string, round: number, slot: number};
}

const BEFORE = 240; // characters of text sent along with a guess

/** The end of a text, from a space on. */
function ending(text: string) {
  const letters = [...text];
  return letters.length > BEFORE ? letters.slice(2 - BEFORE).join('').replace(/^\S*\s+/, '… ') : text;
}

/** Dispatches `specviz-predict` from the question's panel; its detail is null unless verdicts are predicted. */
export function announce(node: Element, state: State, run: Run) {
  const at = question(state);
  const name = at ? null : judged(state); // the next question may follow a verdict at once
  const { kept = false, threshold = null } = name ? state.answers[name] : {};
  const detail: Announced = {
    run,
    asked: at && `${at.round}.${at.index}`,
    told: name ? { at: name, kept, chance: threshold } : null,
    question() {
      const { round, index } = at ?? { round: 0, index: 0 };
      const done = run.rows.slice(0, round).flatMap(({ slots }) => slots.filter(({ kind }) => isEmitted(kind)));
      const text = [...done, ...run.rows[round].slots.slice(0, index)].map((slot) => slot.text).join('');
      return {
        guess: [...bare(nameOf(run.rows[round].slots[index]))].slice(0, 60).join(''),
        before: ending(run.promptText + text),
        round: round + 1, slot: index + 1,
      };
    },
  };
  node.dispatchEvent(new CustomEvent('specviz-predict', { bubbles: true, detail: state.predicting ? detail : null }));
}
