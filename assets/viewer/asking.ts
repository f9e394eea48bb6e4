/** Moves the story from question to question while a visitor predicts verdicts. */

import { answered, isLooking, isPredictable, question } from './questions';
import { isOpen, rest, START } from './state';
import type { Run } from './types';
import type { Viewer } from './viewer';

const KEYS: Record<string, number> = { n: 0, 1: 0, 2: 0.25, 3: 0.5, 4: 0.75, 5: 1, y: 1 };

/** The key that gives an answer: a digit, or a letter for a certain one. */
export const keyOf = (said: number) =>
  Object.keys(KEYS).find((key) => KEYS[key] === said && (said % 1 ? /\d/ : /\D/).test(key))?.toUpperCase();

export class Asking {
  /** the run of trees whose verdicts were to be predicted */
  refused: Run | null = null;

  constructor(private viewer: Viewer) {}

  /** Starts or stops predicting. */
  toggle() {
    const { state, player, store } = this.viewer;
    if (!state.run) return;
    if (!isPredictable(state.run)) {
      this.refused = state.run;
      this.viewer.changed({});
      return;
    }
    player.halt();
    store.set({ predicting: !state.predicting, taught: false });
    if (state.predicting) this.viewer.node.querySelector<HTMLElement>('[data-button=play]')?.focus();
    else this.begin(state.run);
  }

  /** Goes to the next question at once; asks the server for another round if the known ones have none left. */
  goOn() {
    const { viewer } = this;
    viewer.toEnd();
    if (isOpen(viewer.state) && !question(viewer.state)) viewer.forward('step');
  }

  /** Goes on after a verdict. */
  next() {
    this.viewer.toggle();
  }

  /** Goes to the next question; restarts a finished run from its beginning. */
  private begin(run: Run) {
    const { viewer } = this;
    if (!rest(viewer.state) && run.over) viewer.player.seek(START.moment);
    viewer.toggle();
  }

  /** Dismisses the last verdict; returns whether the next question follows at once. */
  leavesVerdict() {
    const { viewer } = this;
    const looking = isLooking(viewer.state);
    if (viewer.state.looking !== null) viewer.store.set({ looking: null });
    return looking && question(viewer.state) !== null;
  }

  /** @param said the predicted chance; null: only show the verdict */
  answer(said: number | null) {
    const { state, store, player } = this.viewer;
    const at = question(state);
    if (!at) return;
    store.set(answered(state, at, said));
    player.forward('step');
  }

  /** Handles a key; true if it has a meaning here. */
  press(key: string, predicting: boolean) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (name === 'g') this.toggle();
    else if (!predicting) return false;
    else if (name === 'r') this.answer(null);
    else if (name in KEYS) this.answer(KEYS[name]);
    else return false;
    return true;
  }
}
