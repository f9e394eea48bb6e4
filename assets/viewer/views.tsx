/** The views of the run below the stage, in tabs. */

import { Component, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useRun } from './view';
import { walk } from './walk';
import { t } from './words';

let made = 0; // makes ids unique on the page

export const VIEWS = ['race', 'same', 'rounds', 'time', 'guesses', 'numbers'] as const;

/** Renders nothing until it is first open, and nothing new while it is not. */
class WhileOpen extends Component<{ open: boolean, children: ComponentChildren }> {
  opened = false;

  shouldComponentUpdate({ open }: { open: boolean }) {
    return open;
  }

  render() {
    this.opened ||= this.props.open;
    return this.opened ? <>{this.props.children}</> : null;
  }
}

export function Views({ views }: { views: Record<typeof VIEWS[number], ComponentChildren> }) {
  const { view, set } = useRun();
  const [id] = useState(() => { made += 1; return made; });
  return (
    <div class="sv-views">
      <div class="sv-view-tabs" role="tablist" aria-label={t('views.label')}
        onKeyDown={(event) => {
          const to = walk([...event.currentTarget.children] as HTMLElement[], event);
          if (to >= 0) set({ view: VIEWS[to] });
        }}>
        {VIEWS.map((name) => (
          <button key={name} type="button" class="sv-view-tab" role="tab" id={`sv-tab-${id}-${name}`} aria-controls={`sv-view-${id}-${name}`} data-view={name}
            aria-selected={name === view} tabindex={name === view ? 0 : -1} onClick={() => set({ view: name })}>{t(`views.${name}`)}</button>
        ))}
      </div>
      {VIEWS.map((name) => (
        <div key={name} class="sv-view" role="tabpanel" id={`sv-view-${id}-${name}`} aria-labelledby={`sv-tab-${id}-${name}`} data-view={name} hidden={name !== view}>
          <WhileOpen open={name === view}>{views[name]}</WhileOpen>
        </div>
      ))}
    </div>
  );
}
