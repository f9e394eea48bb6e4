/** Watch without a server: recorded runs in the viewer, and the moment in them as part of the link. */

import { adopt, host, language, turns, type Viewer } from '../page/component';
import { mount } from '../viewer/mount';
import { fail, given } from './core';

const whole = (text: unknown) => (/^\d{1,5}$/.test(String(text)) ? Number(text) : null);

async function start(stage: Element) {
  const { runs }: { runs: { name: string, notice: string }[] } = given();
  const chips = [...document.querySelectorAll<HTMLElement>('#recorded button')];
  const link = host.state();
  const turn = turns();
  let shown = '';
  const viewer = mount(stage, { words: await host.read(`words/${language()}.json`) });

  /** Where in the run we are; at its end there is nothing to tell. */
  function follow() {
    if (!shown) return;
    const { round, phase, rounds, pinned, opening, tint, presenter, view } = viewer.state();
    const moved = !opening || pinned; // it may still be opening by itself
    host.keep({
      recorded: shown === runs[0].name ? null : shown,
      round: moved && round < rounds ? round : null,
      phase: moved && phase ? phase : null,
      at: pinned ? `${pinned.round}.${pinned.index}` : null,
      open: view === 'race' ? null : view,
      tint: tint === 'verdict' ? null : tint,
      presenter: presenter ? 1 : null,
    });
  }

  async function open(name: unknown, arriving = false) {
    const run = runs.find((one) => one.name === name) ?? runs[0];
    const isNewest = turn();
    try {
      const trace = await host.read(`traces/${run.name}.json`);
      if (!isNewest()) return;
      viewer.load(trace, { recorded: true, teach: !arriving });
    } catch {
      if (isNewest()) fail();
      return;
    }
    shown = run.name;
    host.shows = { live: false, name: shown };
    chips.forEach((chip) => chip.setAttribute('aria-pressed', String(chip.dataset.name === shown)));
    (document.querySelector('.recorded-about') as HTMLElement).textContent = run.notice;
  }

  chips.forEach((chip) => chip.addEventListener('click', () => open(chip.dataset.name)));
  await open(link.recorded, ['round', 'at'].some((name) => name in link));
  arrive(viewer, link);
  adopt(viewer);
  document.addEventListener('specviz-painted', follow);
}

/** Goes where the link leads. */
function arrive(viewer: Viewer, link: Record<string, unknown>) {
  const round = whole(link.round);
  if (round !== null) viewer.seek(round, whole(link.phase) ?? 0);
  const at = /^(\d{1,5})\.(\d{1,3})$/.exec(String(link.at));
  if (at) viewer.pin({ round: Number(at[1]), index: Number(at[2]) });
  if (link.open) viewer.open(String(link.open));
  if (link.tint) viewer.tint(String(link.tint));
  if (link.presenter === '1') viewer.present(true);
}

const stage = document.querySelector('#stage .stage');
if (stage) start(stage).catch(fail);
