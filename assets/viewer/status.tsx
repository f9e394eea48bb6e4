/** The line at the top: the run's origin, its models and settings, and its status. */

import { drawsTrees } from './branching';
import { ruleNamed } from './rules';
import { drafterName } from './settings';
import { rest } from './state';
import { sentences, size } from './text';
import type { Model, Run, State, Trace } from './types';
import { useViewer } from './view';
import { t } from './words';

const HUB = /(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;

/** The pair and the settings in one line. */
function describe({ models, settings }: Trace) {
  const sized = (model: Model) => t('size', { name: model.name, size: size(model.parameters) });
  const target = sized(models.target);
  const rule = ruleNamed(settings);
  const { drafter, confidence, controller = 'fixed' } = settings;
  const drafts = (model: Model) => (drafter !== 'early-exit' ? sized(model)
    : t('first_layers', { layers: model.layers, of: models.target.layers, size: size(model.parameters) }));
  const pair = models.draft ? t('pair', { target, draft: drafts(models.draft) }) : t('pair_alone', { target });
  const tree = drawsTrees({ settings }) && t('tree.settings', { tree: t(`tree.name.${settings.tree}`), budget: settings.budget });
  // A long line is cut at its end. A lossy rule must stay visible; the models, which the form also names, need not.
  return [
    rule && t(`rules.name.${rule}`), tree, drafter !== 'model' && drafterName(drafter, models.pair),
    ...(['too_short', 'other_weights'] as const).map((it) => models.draft?.[it] && t(it)),
    controller !== 'fixed' && t('controller.chosen', { name: t(`controller.name.${controller}`) }),
    t('settings', { ...settings }), confidence && t('confidence', { confidence }), pair,
  ].filter(Boolean).join(' · ');
}

/** Where and when the run was decoded. */
function origin({ machine, captured, recorded: date }: Trace, recorded: boolean) {
  const { device, processor, placement } = machine;
  const steps = device === 'cuda' && t(`steps.${captured ? 'captured' : 'eager'}`); // on a CPU there are no CUDA graphs to report
  return t(recorded ? 'recorded' : 'live', { date: date.slice(0, 10), machine: [processor || device, placement, steps].filter(Boolean).join(' · ') });
}

/** How a run ended; for a stopped run, after how many tokens. */
function ended({ trace: { ending }, folds }: Run) {
  const n = folds.output.length;
  return t(`ending.${ending}${ending === 'stopped' ? ['_none', '_one'][n] ?? '' : ''}`, { n });
}

/** What happens, or went wrong. */
function message(state: State) {
  const { run, recorded, status, stale } = state;
  const usual = status !== 'done' ? t(`state.${status}`) : run ? ended(run) : t('state.idle');
  // Playback has not reached the end yet; a visitor who stopped the run knows that it ended.
  const ahead = recorded || (rest(state) > 0 && run?.trace.ending !== 'stopped');
  const quiet = run && (status === 'idle' || (status === 'done' && ahead));
  const old = run && status === 'error' ? t(recorded ? 'state.example' : 'state.previous') : quiet && stale ? t('state.stale') : '';
  return sentences(state.message || (quiet ? '' : usual), old);
}

export function Status() {
  const { state, viewer } = useViewer();
  const { run, recorded, status } = state;
  const from = run ? origin(run.trace, recorded) : '';
  const about = run ? describe(run.trace) : '';
  return (
    <div class="sv-status">
      <span class="sv-origin" data-recorded={String(recorded)} title={from}>{from}</span>
      <span title={about}>{about}</span>
      <span class="sv-message" role={status === 'error' ? 'alert' : 'status'}>
        {message(state).split(HUB).map((part, i) => ( // addresses on the Hub are links; no other is, since lines may quote names of models
          i % 2 ? <a key={`${viewer.errors} ${i}`} href={part} target="_blank" rel="noopener">{part}</a> : <span key={`${viewer.errors} ${i}`}>{part}</span>
        ))}
      </span>
    </div>
  );
}
