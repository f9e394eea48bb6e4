/** Watch without a server: recorded runs in the viewer, and the moment in them as part of the link. */
(function (root) {
  'use strict';

  const { language, read, turns } = root.SpecVizPage;
  const { given, fail } = root.SpecVizSite;
  if (!document.getElementById('stage')) return; // another page
  const stage = /** @type {Stage} */ (document.querySelector('#stage .stage'));

  /** @type {{runs: {name: string, notice: string}[]}} */
  const { runs } = given();
  const chips = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#recorded button')]);
  const notice = /** @type {HTMLElement} */ (document.querySelector('.recorded-about'));
  const link = root.SpecVizState();
  const turn = turns();
  let shown = '';

  const whole = (/** @type {unknown} */ text) => (/^\d{1,5}$/.test(String(text)) ? Number(text) : null);

  /** Where in the run we are; at its end there is nothing to tell. @param {Viewer} viewer */
  function follow(viewer) {
    if (!shown) return;
    const { round, phase, rounds, pinned, opening, tint, presenter, view } = viewer.state();
    const moved = !opening || pinned; // it may still be opening by itself
    root.SpecVizKeep({
      recorded: shown === runs[0].name ? null : shown,
      round: moved && round < rounds ? round : null,
      phase: moved && phase ? phase : null,
      at: pinned ? `${pinned.round}.${pinned.index}` : null,
      open: view === 'race' ? null : view,
      tint: tint === 'verdict' ? null : tint,
      presenter: presenter ? 1 : null,
    });
  }

  /** @param {Viewer} viewer @param {string | undefined} name */
  async function open(viewer, name, arriving = false) {
    const run = runs.find((one) => one.name === name) ?? runs[0];
    const isNewest = turn();
    try {
      const trace = await read(`traces/${run.name}.json`);
      if (!isNewest()) return;
      viewer.load(trace, { recorded: true, teach: !arriving });
    } catch {
      if (isNewest()) fail();
      return;
    }
    shown = run.name;
    stage.shows = { live: false, name: shown };
    chips.forEach((chip) => chip.setAttribute('aria-pressed', String(chip.dataset.name === shown)));
    notice.textContent = run.notice;
  }

  /** Goes where the link leads. @param {Viewer} viewer */
  function arrive(viewer) {
    const round = whole(link.round);
    if (round !== null) viewer.seek(round, whole(link.phase) ?? 0);
    const at = /^(\d{1,5})\.(\d{1,3})$/.exec(String(link.at));
    if (at) viewer.pin({ round: Number(at[1]), index: Number(at[2]) });
    if (link.open) viewer.open(String(link.open));
    if (link.tint) viewer.tint(String(link.tint));
    if (link.presenter === '1') viewer.present(true);
  }

  async function start() {
    const viewer = root.SpecViz.mount(stage, { words: await read(`words/${language()}.json`) });
    stage.specviz = viewer;
    chips.forEach((chip) => chip.addEventListener('click', () => open(viewer, chip.dataset.name)));
    await open(viewer, link.recorded === undefined ? undefined : String(link.recorded), ['round', 'at'].some((name) => name in link));
    arrive(viewer);
    document.addEventListener('specviz-painted', () => follow(viewer));
  }

  start().catch(fail);
})(window);
