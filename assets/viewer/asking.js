/** Takes the story from question to question while verdicts are predicted. */

/** @import { Run } from './types.d.ts' */
/** @import { Viewer } from './viewer.js' */
import { answered, isLooking, isPredictable, question } from './questions.js';
import { rest, START } from './state.js';

export class Asking {
  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
  }

  /** Begins to predict, or ends it. */
  toggle() {
    const { state, player, store, predict, transport } = this.viewer;
    if (!state.run || !isPredictable(state.run)) return;
    player.halt();
    store.set({ predicting: !state.predicting, taught: false });
    if (state.predicting) (predict.button.checkVisibility() ? predict.button : transport.buttons.play).focus();
    else this.begin(state.run);
  }

  /** Takes the story to the next question; at its end, from its beginning. @param {Run} run */
  begin(run) {
    const { viewer } = this;
    if (!rest(viewer.state) && run.over) viewer.player.seek(START.moment);
    viewer.toggle();
    viewer.predict.focus();
  }

  /** Leaves the last verdict; true if the next question stands right behind it. */
  leavesVerdict() {
    const { viewer } = this;
    const looking = isLooking(viewer.state);
    if (viewer.state.looking !== null) viewer.store.set({ looking: null });
    return looking && question(viewer.state) !== null;
  }

  /** @param {number | null} said null: the verdict is only shown */
  answer(said) {
    const { state, store, player } = this.viewer;
    const at = question(state);
    if (!at) return;
    store.set(answered(state, at, said));
    player.forward('step');
  }
}
