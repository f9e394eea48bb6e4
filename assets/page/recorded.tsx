/** Recorded runs as chips, at first only a few. Fetches and shows the chosen one; nothing is decoded. */

import { render } from 'preact';
import { component, host, type Parameters, turns } from './component';
import { links } from './links';
import { show } from './stage';

interface Recorded { name: string, label: string, notice: string, again?: Parameters }

const FEW = 5; // chips shown at first, so that the prompt's field is on the first screen
const turn = turns(); // taken by each requested run and each trace loaded on the stage

component('recorded', ({ node, words: { words, runs } }: { node: HTMLElement, words: { words: Record<string, string>, runs: Recorded[] } }) => {
  const unfolded = new Set(runs.slice(0, FEW));

  function draw() {
    const shown = runs.find(({ name }) => name === host.shows.name);
    if (shown) unfolded.add(shown);
    const folded = runs.filter((run) => !unfolded.has(run));
    const unfold = () => {
      folded.forEach((run) => unfolded.add(run));
      draw();
      node.querySelector<HTMLElement>(`[data-name="${folded[0].name}"]`)?.focus();
    };
    render(<>
      <span id="recorded-label">{runs.length ? words.label : words.damaged}</span>
      <div class="recorded-list" role="group" aria-labelledby="recorded-label">
        {runs.map((run) => <button type="button" data-name={run.name} hidden={!unfolded.has(run)} aria-pressed={run === shown}
          onClick={() => open(run.name)}>{run.label}</button>)}
        <button type="button" hidden={!folded.length} onClick={unfold}>{words.more.replace('{n}', String(folded.length))}</button>
      </div>
      <p class="recorded-about" hidden={!shown}>
        <span>{shown?.notice}</span>{' '}
        <button type="button" hidden={!shown?.again} onClick={() => shown?.again && host.go?.(shown.again)}>{words.again}</button>
      </p>
    </>, node);
  }

  async function open(name: unknown) {
    const run = runs.find((one) => one.name === name);
    if (!run) {
      host.viewer?.setState('error', words.unknown);
      return;
    }
    const isNewest = turn();
    try {
      const trace = await host.read(`traces/${name}.json`);
      if (!isNewest()) return; // another run was shown or requested meanwhile
      show({ trace, recorded: true, state: 'done', name, offered: Boolean(run.again) });
      if (run.again) {
        const { run: _, ...settings } = run.again;
        links.adopt(settings);
      }
    } catch {
      if (isNewest()) host.viewer?.setState('error', words.lost);
    }
  }

  document.addEventListener('specviz-load', () => {
    turn();
    draw();
  });
  draw();
  host.open = open;
});
