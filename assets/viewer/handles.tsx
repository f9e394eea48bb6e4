/**
 * Two distributions with handles. Every token has two lanes: the target's above, the draft's below.
 * A green block over both lanes is the part that both models share; all green is the overlap β. The
 * draft's excess in the lower lanes is rejected, the target's excess in the upper lanes is the
 * residual, and the two are equally large. A drawn guess is a dart on the lower lanes: on green it is
 * accepted; otherwise a second dart lands on the residual.
 *
 * The handles are native sliders, so that mouse, touch, keyboard and screen readers work.
 */

import type { ComponentChildren } from 'preact';
import { chances, type Drawn, overlap, shared } from './sampling';
import { percent, probability, share } from './text';
import type { Say } from './types';
import { Term } from './view';

export type Model = 'target' | 'draft';
type Part = 'both' | Model;

/** Two distributions; active: the token whose numbers are spelled out. */
export interface Shown {
  say: Say;
  target: number[];
  draft: number[];
  active: number;
  name(token: number): string;
}

interface Props extends Shown {
  /** the draw that the darts show */
  dart: Drawn | null;
  grab(model: Model, token: number): void;
  move(model: Model, token: number, value: number): void;
  /** called after a movement */
  done(): void;
}

const MODELS: Model[] = ['target', 'draft'];
const PARTS: Part[] = ['both', ...MODELS];
const TERMS: Record<Part, string> = { both: 'overlap', target: 'residual', draft: 'rejected' };
const STEP = 0.01; // of an arrow key
const STRIDE = 0.1; // with Shift, and of Page Up and Page Down
const KEYS: Record<string, number> = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP, PageUp: STRIDE, PageDown: -STRIDE };

/** How far a key moves a handle; 0 for all other keys. */
function stepOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey) return 0;
  const step = KEYS[key] ?? 0;
  return shiftKey ? Math.sign(step) * STRIDE : step;
}

const Bar = ({ values, children }: { values: Record<Part, number>, children?: ComponentChildren }) => (
  <span class="sv-play-bar" style={PARTS.map((part) => `--${part}:${values[part]}`).join(';')}>{PARTS.map((part) => <span data-area={part} />)}{children}</span>
);

const Dart = ({ kind, at }: { kind: string, at: number }) => <span class="sv-play-dart" data-kind={kind} style={`--x:${at}`} />;

/** A token's name, lanes with handles and darts, probabilities, and chance of acceptance. */
function Row({ token, shown }: { token: number, shown: Props }) {
  const { say, target, draft, active, dart, grab, move, done } = shown;
  const text = shown.name(token);
  const values = { target: target[token], draft: draft[token], both: shared(target, draft)[token] };
  const chance = chances(target, draft)[token];
  function press(event: KeyboardEvent, model: Model) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    move(model, token, Math.min(1, Math.max(0, STEP * Math.round((values[model] + step) / STEP))));
    done();
  }
  return (
    <div class={`sv-play-row${token === active ? ' sv-play-active' : ''}`}>
      <span class="sv-t" title={text}>{text}</span>
      <Bar values={values}>
        {dart?.guess === token && <Dart kind={dart.accepted ? 'accepted' : 'rejected'} at={dart.draw * draft[token]} />}
        {dart?.correction === token && <Dart kind="correction" at={values.both + dart.spot * (target[token] - values.both)} />}
        {MODELS.map((model) => (
          <input key={model} type="range" min={0} max={1} step={0.001} class="sv-play-handle" data-model={model} value={values[model]}
            aria-label={say(`handle.${model}`, { token: text })} aria-valuetext={say('handle.text', { p: share(values[model]), overlap: probability(overlap(target, draft)) })}
            onFocus={() => grab(model, token)} onPointerDown={() => grab(model, token)} onChange={done}
            onKeyDown={(event) => press(event, model)} onInput={({ currentTarget }) => move(model, token, Number(currentTarget.value))} />
        ))}
      </Bar>
      <span class="sv-play-masses">{MODELS.map((model) => <span>{share(values[model])}</span>)}</span>
      <span class="sv-play-chance">{chance === null ? '–' : percent(chance)}</span>
    </div>
  );
}

export function Handles(shown: Props) {
  const { say, target, draft } = shown;
  const beta = overlap(target, draft);
  return (
    <div>
      <div class="sv-play-rows">
        <div class="sv-play-row sv-play-head">
          <span>{say('token')}</span><span class="sv-play-names">{MODELS.map((model) => <span class="sv-play-model" data-model={model}>{say(model)}</span>)}</span>
          <span /><span><Term name="accept_test">{say('chance')}</Term></span>
        </div>
        {target.map((_, token) => <Row key={token} token={token} shown={shown} />)}
        <div class="sv-play-row sv-play-axis" aria-hidden="true"><span /><span class="sv-area-ticks">{[0, 0.5, 1].map((tick) => <span style={`--x:${tick}`}>{tick}</span>)}</span></div>
        <div class="sv-play-row sv-play-total">
          <span>{say('total')}</span><Bar values={{ target: 1, draft: 1, both: beta }} />
          <span class="sv-play-whole"><Term name="overlap">{say('overlap')}</Term><span class="sv-play-beta">{probability(beta)}</span></span>
        </div>
      </div>
      <ul class="sv-legend">{PARTS.map((part) => <li><span class="sv-area-key" data-area={part} /><Term name={TERMS[part]}>{say(`key.${part}`)}</Term></li>)}</ul>
    </div>
  );
}
