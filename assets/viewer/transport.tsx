/** The transport: playback buttons, speed, pace, the scrubber and the list of keys. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { describeMoment } from './caption';
import { Toggles } from './controls';
import { letters } from './keys';
import { isOpen, picture, rest } from './state';
import { Strip } from './strip';
import { TintChoice } from './tint';
import { drawsTrees } from './branching';
import type { State } from './types';
import { useViewer } from './view';
import { t } from './words';

const SPEEDS = [0.5, 1, 2, 4];
const PACES: State['pace'][] = ['steps', 'rounds'];
const ICONS = {
  start: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M8 3v10L2 8zM14 3v10L8 8z',
  previous: 'M11 3v10L5 8z',
  play: 'M4 2.5v11L13 8z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  next: 'M5 3v10l6-5z',
  forward: 'M8 3v10l6-5zM2 3v10l6-5z',
  end: 'M11 3h2v10h-2zM3 3v10l7-5z',
  stop: 'M3.5 3.5h9v9h-9z',
};

/** The moment as numbers; before a run is over, the number of its rounds is unknown. */
function tell({ run, moment: { round, phase } }: State) {
  const over = run?.over;
  if (over && round === run.length && round) return t('transport.all', { rounds: round });
  const text = t(`transport.${over ? 'round_of' : 'round'}`, { round: phase ? round + 1 : round, rounds: over && run.length });
  return phase ? t('transport.step', { round: text, phase }) : text;
}

function Buttons() {
  const { run, moment, playing, mode, live, status, presenting, state, viewer: { actions } } = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const ahead = rest(state);
  const open = isOpen(state);
  const atStart = moment.round === 0 && moment.phase === 0;
  const play = playing || (open && mode === 'running' && !ahead) ? 'pause' : open && mode === 'paused' && !ahead ? 'resume' : 'play';
  const stuck = !(ahead > 0 || open || (live && !run));
  const disabled: Record<string, boolean> = {
    start: atStart, back: atStart, previous: atStart, next: stuck, forward: stuck, end: moment.round === (run?.length ?? 0),
  };
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (!(held instanceof HTMLButtonElement) || !box.current!.contains(held) || !(held.disabled || held.hidden)) return;
    box.current!.querySelector<HTMLElement>('[data-button=play]')?.focus(); // otherwise the focus is lost
  });
  return (
    <div class="sv-buttons" ref={box}>
      {(['start', 'back', 'previous', 'play', 'next', 'forward', 'end', 'stop'] as const).map((name) => {
        const label = t(`transport.${name === 'play' ? play : name}`);
        return (
          <button key={name} type="button" class="sv-button" data-button={name} data-does={name === 'play' ? play : undefined} title={label} aria-label={label}
            disabled={disabled[name]} onClick={actions[name]}
            hidden={name === 'stop' && !open && status !== 'loading'} // also cancels the wait for a run
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" class="sv-icon"><path d={ICONS[play === 'pause' && name === 'play' ? 'pause' : name]} /></svg>
            {name === 'play' && <span>{label}</span>}
          </button>
        );
      })}
      <button type="button" class="sv-button sv-run" onClick={actions.run}
        hidden={!(presenting && live && !open)} // the form's button is out of reach there
      >{t('transport.run')}</button>
    </div>
  );
}

/** Shows or hides the list of keys; a focus inside goes back to what opened it. */
export function toggleHelp(help: HTMLDetailsElement | null, open = !help?.open) {
  if (!help) return;
  if (!open && help.contains(document.activeElement)) help.querySelector('summary')?.focus();
  help.open = open;
  if (open) help.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function Help() {
  const { viewer } = useViewer();
  return (
    <details class="sv-keys" ref={(node) => { viewer.help = node; }}>
      <summary>{t('transport.keys')}</summary>
      <div class="sv-keys-panel">
        <button type="button" class="sv-popover-close" aria-label={t('term.close')} onClick={() => toggleHelp(viewer.help, false)}>×</button>
        <dl>
          {viewer.keys.map(([key, does]) => (
            <><dt>{key.split(/\s+/).map((part) => <kbd>{part}</kbd>)}</dt><dd>{does}</dd></>
          ))}
          <dt><kbd>A – Z</kbd><kbd>, . ?</kbd></dt>
          <dd>
            <label class="sv-check">
              <input type="checkbox" defaultChecked={letters.on} onChange={({ currentTarget }) => letters.keep(currentTarget.checked)} />{t('transport.letters')}
            </label>
          </dd>
        </dl>
      </div>
    </details>
  );
}

/** @param children the figures beside the buttons */
export function Transport({ children }: { children: ComponentChildren }) {
  const { run, moment, speed, pace, ghosts, presenting, state, set, viewer: { actions } } = useViewer();
  const count = tell(state);
  return (
    <div class="sv-transport" role="group" aria-label={t('transport.label')}>
      {children}
      <Buttons />
      <div class="sv-transport-side">
        <span class="sv-count">{count}</span>
        <TintChoice />
        {!(run && drawsTrees(run.trace)) && ( // the branches of a tree do not form a line of text
          <label class="sv-check">
            <input type="checkbox" checked={ghosts} onChange={({ currentTarget }) => set({ ghosts: currentTarget.checked })} />{t('stream.ghosts')}
          </label>
        )}
        {isOpen(state) && rest(state) > 0 && <button type="button" class="sv-link" onClick={actions.follow}>{t('transport.follow')}</button>}
        <Toggles label={t('transport.pace')} choices={PACES.map((name) => [name, t(`transport.${name}`)])} chosen={pace} choose={(name) => set({ pace: name })} />
        <label class="sv-speed">
          <select aria-label={t('transport.speed')} value={speed} onChange={({ currentTarget }) => set({ speed: Number(currentTarget.value) })}>
            {SPEEDS.map((one) => <option key={one} value={one}>{`${one}×`}</option>)}
          </select>
        </label>
        <button type="button" class="sv-link sv-present" title={t('transport.presenter_means')} onClick={actions.present}>
          {t(presenting ? 'transport.leave' : 'transport.presenter')}
        </button>
        <Help />
      </div>
      <Strip text={run ? `${count}. ${describeMoment(run, moment, picture(state))}` : ''} />
    </div>
  );
}
