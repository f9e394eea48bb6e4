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
import type { Play, Shown } from './play';
import { chances, type Drawn, overlap, shared } from './sampling';
import { percent, probability, share } from './text';
import { Term } from './view';

export type Model = 'target' | 'draft';
type Part = 'both' | Model;

const MODELS: Model[] = ['target', 'draft'];
const PARTS: Part[] = ['both', ...MODELS];
const TERMS = { both: 'overlap', target: 'residual', draft: 'rejected' };
const TICKS = [0, 0.5, 1];
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
  <span class="sv-play-bar" style={Object.fromEntries(PARTS.map((part) => [`--${part}`, values[part]]))}>
    {PARTS.map((part) => <span key={part} data-area={part} />)}
    {children}
  </span>
);

/** Where a draw fell: the guess on the draft's lane, and its correction on the residual. */
function Darts({ token, mark, shown: { target, draft } }: { token: number, mark: Drawn | null, shown: Shown }) {
  if (!mark) return null;
  const both = Math.min(target[token], draft[token]);
  return (
    <>
      {mark.guess === token && <span key={`guess ${mark.draw}`} class="sv-play-dart" data-kind={mark.accepted ? 'accepted' : 'rejected'} style={{ '--x': mark.draw * draft[token] }} />}
      {!mark.accepted && mark.token === token && (
        <span key={`correction ${mark.draw}`} class="sv-play-dart" data-kind="correction" style={{ '--x': both + mark.spot * (target[token] - both) }} />
      )}
    </>
  );
}

function Handle({ model, token, shown, play }: { model: Model, token: number, shown: Shown, play: Play }) {
  const { target, draft, name, say } = shown;
  const value = shown[model][token];
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    play.move(model, token, Math.min(1, Math.max(0, STEP * Math.round((value + step) / STEP))));
    play.tell();
  };
  return (
    <input type="range" min={0} max={1} step={0.001} class="sv-play-handle" data-model={model} value={value}
      aria-label={say(`handle.${model}`, { token: name(token) })}
      aria-valuetext={say('handle.text', { p: share(value), overlap: probability(overlap(target, draft)) })}
      onFocus={() => play.grab(model, token)} onPointerDown={() => play.grab(model, token)} onChange={() => play.tell()} onKeyDown={press}
      onInput={({ currentTarget }) => play.move(model, token, Number(currentTarget.value))} />
  );
}

export function Handles({ shown, mark, play }: { shown: Shown, mark: Drawn | null, play: Play }) {
  const { target, draft, active, name, say } = shown;
  const beta = overlap(target, draft);
  const both = shared(target, draft);
  const accepted = chances(target, draft);
  return (
    <div>
      <div class="sv-play-rows">
        <div class="sv-play-row sv-play-head">
          <span>{say('token')}</span>
          <span class="sv-play-names">{MODELS.map((model) => <span class="sv-play-model" data-model={model}>{say(model)}</span>)}</span>
          <span /><span><Term name="accept_test">{say('chance')}</Term></span>
        </div>
        {target.map((_, token) => (
          <div key={token} class={`sv-play-row${token === active ? ' sv-play-active' : ''}`}>
            <span class="sv-t" title={name(token)}>{name(token)}</span>
            <Bar values={{ target: target[token], draft: draft[token], both: both[token] }}>
              <Darts token={token} mark={mark} shown={shown} />
              {MODELS.map((model) => <Handle key={model} model={model} token={token} shown={shown} play={play} />)}
            </Bar>
            <span class="sv-play-masses"><span>{share(target[token])}</span><span>{share(draft[token])}</span></span>
            <span class="sv-play-chance">{accepted[token] === null ? '–' : percent(accepted[token])}</span>
          </div>
        ))}
        <div class="sv-play-row sv-play-axis" aria-hidden="true">
          <span /><span class="sv-area-ticks">{TICKS.map((tick) => <span style={{ '--x': tick }}>{tick}</span>)}</span>
        </div>
        <div class="sv-play-row sv-play-total">
          <span>{say('total')}</span><Bar values={{ target: 1, draft: 1, both: beta }} />
          <span class="sv-play-whole"><Term name="overlap">{say('overlap')}</Term><span class="sv-play-beta">{probability(beta)}</span></span>
        </div>
      </div>
      <ul class="sv-legend">
        {PARTS.map((part) => <li key={part}><span class="sv-area-key" data-area={part} /><Term name={TERMS[part]}>{say(`key.${part}`)}</Term></li>)}
      </ul>
    </div>
  );
}
