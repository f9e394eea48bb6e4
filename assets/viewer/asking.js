/** Moves the story from question to question while a visitor predicts verdicts. */

/** @import { Run } from './types' */
/** @import { Viewer } from './viewer' */
import { answered, isLooking, isPredictable, question } from './questions';
import { isOpen, rest, START } from './state';

export class Asking {
  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
  }

  /** Starts or stops predicting. */
  toggle() {
    const { state, player, store, predict, node } = this.viewer;
    if (!state.run) return;
    if (!isPredictable(state.run)) {
      predict.refuse(state.run);
      return;
    }
    player.halt();
    store.set({ predicting: !state.predicting, taught: false });
    if (state.predicting) (predict.button.checkVisibility() ? predict.button : /** @type {HTMLElement | null} */ (node.querySelector('[data-button=play]')))?.focus();
    else this.begin(state.run);
  }

  /** Goes to the next question at once; asks the server for another round if the known ones have none left. */
  goOn() {
    const { viewer } = this;
    viewer.toEnd();
    if (isOpen(viewer.state) && !question(viewer.state)) viewer.forward('step');
  }

  /** Goes to the next question; restarts a finished run from its beginning. @param {Run} run */
  begin(run) {
    const { viewer } = this;
    if (!rest(viewer.state) && run.over) viewer.player.seek(START.moment);
    viewer.toggle();
    viewer.predict.focus();
  }

  /** Dismisses the last verdict; returns whether the next question follows at once. */
  leavesVerdict() {
    const { viewer } = this;
    const looking = isLooking(viewer.state);
    if (viewer.state.looking !== null) viewer.store.set({ looking: null });
    return looking && question(viewer.state) !== null;
  }

  /** @param {number | null} said the predicted chance; null: only show the verdict */
  answer(said) {
    const { state, store, player } = this.viewer;
    const at = question(state);
    if (!at) return;
    store.set(answered(state, at, said));
    player.forward('step');
  }
}
