/** Recorded runs as chips. Fetches and shows the chosen one; nothing is decoded. */
(function (root) {
  'use strict';

  const { component, make, read, stage, turns } = root.SpecVizPage;
  /** @type {(name: unknown) => Promise<void>} */
  let open = async () => {};
  const turn = turns(); // taken by each requested run and each trace loaded on the stage

  component('recorded', ({ node, words: { words, runs } }) => {
    const chips = runs.map(({ name, label }) => {
      const chip = make('button', { type: 'button', textContent: label, onclick: () => open(name) });
      chip.dataset.name = name;
      return chip;
    });
    const label = make('span', { textContent: runs.length ? words.label : words.damaged, id: 'recorded-label' });
    const list = make('div', { className: 'recorded-list' });
    list.setAttribute('role', 'group');
    list.setAttribute('aria-labelledby', label.id);
    list.append(...chips);
    const notice = make('span');
    const again = make('button', { type: 'button', textContent: words.again });
    const about = make('p', { className: 'recorded-about' });
    about.append(notice, ' ', again);
    node.replaceChildren(label, list, about);

    const mark = () => {
      const shown = runs.find(({ name }) => name === stage()?.shows?.name);
      chips.forEach((chip) => chip.setAttribute('aria-pressed', String(chip.dataset.name === shown?.name)));
      about.hidden = !shown;
      if (!shown) return;
      notice.textContent = shown.notice;
      again.hidden = !shown.again;
      again.onclick = () => root.SpecVizGo(shown.again);
    };
    document.addEventListener('specviz-load', () => {
      turn();
      mark();
    });
    mark();

    open = async (name) => {
      const { specviz, show } = /** @type {Required<Stage>} */ (stage()); // mounted before any request
      const run = runs.find((one) => one.name === name);
      if (!run) {
        specviz.setState('error', words.unknown);
        return;
      }
      const isNewest = turn();
      try {
        const trace = await read(`traces/${name}.json`);
        if (!isNewest()) return; // another run was shown or requested meanwhile
        show({ trace, recorded: true, state: 'done', name, offered: Boolean(run.again) });
        if (run.again) root.SpecVizLinks.adopt(Object.fromEntries(Object.entries(run.again).filter(([key]) => key !== 'run')));
      } catch {
        if (isNewest()) specviz.setState('error', words.lost);
      }
    };
  });

  root.SpecVizRecorded = { open: (name) => open(name) };
})(window);
