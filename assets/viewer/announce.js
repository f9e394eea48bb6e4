/** Tells the page what is asked while verdicts are predicted, and how it came out: for a class. */

/** @import { Run, State } from './types.d.ts' */
import { nameOf } from './stream.js';
import { isEmitted } from './run.js';
import { judged, question } from './questions.js';

const BEFORE = 240; // characters of the text before a guess

/**
 * @typedef {object} Announced
 * @property {Run} run
 * @property {string | null} asked the slot that is asked about, "round.slot" from 0
 * @property {{at: string, kept: boolean, chance: number | null} | null} told the last verdict, while it is looked at
 * @property {() => {guess: string, before: string, round: number, slot: number}} question as people read it
 */

/**
 * Dispatches `specviz-predict` from the panel that asks: its detail is null while nothing is predicted.
 * @param {Element} node
 * @param {State} state
 * @param {Run} run
 * @param {(path: string) => string} say
 */
export function announce(node, state, run, say) {
  const at = question(state);
  const name = at ? null : judged(state); // the next question may stand right behind a verdict
  const { kept = false, threshold = null } = name ? state.answers[name] : {};
  /** @type {Announced} */
  const detail = {
    run,
    asked: at && `${at.round}.${at.index}`,
    told: name ? { at: name, kept, chance: threshold } : null,
    question() {
      const { round, index } = at ?? { round: 0, index: 0 };
      const done = run.rows.slice(0, round).flatMap(({ slots }) => slots.filter(({ kind }) => isEmitted(kind)));
      const text = [...done, ...run.rows[round].slots.slice(0, index)].map((slot) => slot.text).join('');
      return {
        guess: [...nameOf(run.rows[round].slots[index], say)].slice(0, 60).join(''),
        before: [...(run.promptText + text)].slice(-BEFORE).join(''),
        round: round + 1, slot: index + 1,
      };
    },
  };
  node.dispatchEvent(new CustomEvent('specviz-predict', { bubbles: true, detail: state.predicting ? detail : null }));
}
