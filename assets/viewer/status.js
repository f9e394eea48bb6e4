/** The line at the top: the run's origin, its models and settings, and its status. */

/** @import { Model, Run, Say, State, Trace } from './types' */
import { bare, sentences, size } from './text';
import { drawsTrees } from './branching';
import { ruleNamed } from './rules';
import { drafterName } from './settings';
import { el, setAttr, setText } from './dom';
import { rest } from './state';

/**
 * The pair and the settings in one line.
 * @param {Trace} trace
 * @param {Say} say
 */
function describe({ models, settings }, say) {
  const sized = (/** @type {Model} */ model) => say('size', { name: model.name, size: size(model.parameters) });
  const target = sized(models.target);
  const rule = ruleNamed(settings);
  const { drafter, confidence } = settings;
  const drafts = (/** @type {Model} */ model) => drafter !== 'early-exit' ? sized(model)
    : say('first_layers', { layers: model.layers, of: models.target.layers, size: size(model.parameters) });
  const pair = models.draft ? say('pair', { target, draft: drafts(models.draft) }) : say('pair_alone', { target });
  const tree = drawsTrees({ settings }) && say('tree.settings', { tree: say(`tree.name.${settings.tree}`), budget: settings.budget });
  // A long line is cut at its end. A lossy rule must stay visible; the models, which the form also names, need not.
  return [rule && say(`rules.name.${rule}`), tree, drafter !== 'model' && drafterName(say, drafter, models.pair),
    .../** @type {('too_short' | 'other_weights')[]} */ (['too_short', 'other_weights']).map((it) => models.draft?.[it] && say(it)),
    say('settings', { ...settings }), confidence && say('confidence', { confidence }), pair].filter(Boolean).join(' · ');
}

/**
 * How a run ended; for a stopped run, after how many tokens.
 * @param {Run} run
 * @param {Say} say
 */
function ended({ trace: { ending }, folds }, say) {
  const n = folds.output.length;
  return say(`ending.${ending}${ending === 'stopped' ? ['_none', '_one'][n] ?? '' : ''}`, { n });
}

const HUB = /(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;

/**
 * Sets a line whose addresses on the Hub are links; no other address is, since lines may quote names of models.
 * @param {Element} node
 * @param {string} line
 */
function setLine(node, line) {
  if (node.textContent === bare(line)) return;
  node.replaceChildren(...line.split(HUB).map((part, i) => (i % 2 ? el('a', { href: part, target: '_blank', rel: 'noopener' }, part) : el('span', {}, part))));
}

export class Status {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.origin = el('span', { class: 'sv-origin' });
    this.about = el('span', {});
    this.message = el('span', { class: 'sv-message' });
    this.node = el('div', { class: 'sv-status' }, this.origin, this.about, this.message);
  }

  /** @param {State} state */
  show(state) {
    const { say } = this;
    const { run, recorded, status, message } = state;
    if (run) this.showRun(run.trace, recorded);
    this.origin.dataset.recorded = String(recorded);
    const usual = status !== 'done' ? say(`state.${status}`) : run ? ended(run, say) : say('state.idle');
    // Playback has not reached the end yet; a visitor who stopped the run knows that it ended.
    const ahead = recorded || (rest(state) > 0 && run?.trace.ending !== 'stopped');
    const quiet = run && (status === 'idle' || (status === 'done' && ahead));
    const old = run && status === 'error' ? say(recorded ? 'state.example' : 'state.previous') : quiet && state.stale ? say('state.stale') : '';
    setLine(this.message, sentences(message || (quiet ? '' : usual), old));
    this.message.setAttribute('role', status === 'error' ? 'alert' : 'status');
  }

  /**
   * @param {Trace} trace
   * @param {boolean} recorded
   */
  showRun(trace, recorded) {
    const { device, processor, placement } = trace.machine;
    // On a CPU there are no CUDA graphs to report.
    const steps = device === 'cuda' && this.say(`steps.${trace.captured ? 'captured' : 'eager'}`);
    const machine = [processor || device, placement, steps].filter(Boolean).join(' · ');
    setText(this.origin, this.say(recorded ? 'recorded' : 'live', { date: trace.recorded.slice(0, 10), machine }));
    setText(this.about, describe(trace, this.say));
    [this.origin, this.about].forEach((node) => setAttr(node, 'title', node.textContent));
  }
}
