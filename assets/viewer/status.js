/** The line above everything: where the run comes from, what it is, how it stands. */

import { size } from './text.js';
import { el, setText } from './dom.js';

/** The pair and the settings in one line. */
function describe({ models, settings }, say) {
  const sized = (model) => say('size', { name: model.name, size: size(model.parameters) });
  const pair = models.draft
    ? say('pair', { target: sized(models.target), draft: sized(models.draft) })
    : say('pair_alone', { target: sized(models.target) });
  return `${pair} · ${say('settings', settings)}`;
}

export class Status {
  constructor(say) {
    this.say = say;
    this.origin = el('span', { class: 'sv-origin' });
    this.about = el('span', {});
    this.message = el('span', { class: 'sv-message' });
    this.node = el('div', { class: 'sv-status' }, this.origin, this.about, this.message);
  }

  /** @param {object} view {run, recorded, status, said: a message instead of the usual one, rest: rounds ahead} */
  show({ run, recorded, status, said, rest }) {
    const { say } = this;
    if (run) this.showRun(run.trace, recorded);
    this.origin.dataset.recorded = String(recorded);
    const ending = run ? say(`ending.${run.trace.ending}`) : '';
    const quiet = run && (status === 'idle' || (status === 'done' && (recorded || rest > 0))); // how it ends lies ahead
    setText(this.message, said || (quiet ? '' : say(`state.${status}`, { ending })));
    this.message.setAttribute('role', status === 'error' ? 'alert' : 'status');
  }

  showRun(trace, recorded) {
    const { device, processor, placement } = trace.machine;
    // On a CPU there is nothing to capture, and nothing to say.
    const steps = device === 'cuda' && this.say(`steps.${trace.captured ? 'captured' : 'eager'}`);
    const machine = [processor || device, placement, steps].filter(Boolean).join(' · ');
    const date = new Date(trace.recorded);
    const { lang } = document.documentElement;
    const day = Number.isNaN(date.getTime()) ? trace.recorded
      : date.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { day: 'numeric', month: 'long', year: 'numeric' });
    setText(this.origin, this.say(recorded ? 'recorded' : 'live', { date: day, machine }));
    setText(this.about, describe(trace, this.say));
  }
}
