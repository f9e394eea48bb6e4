/** Recorded runs as chips, at first only a few. Fetches and shows the chosen one; nothing is decoded. */
(function (root) {
  'use strict';

  const { component, make, read, stage, turns } = root.SpecVizPage;
  /** @type {(name: unknown) => Promise<void>} */
  let open = async () => {};
  const FEW = 5; // chips shown at first, so that the prompt's field is on the first screen
  const turn = turns(); // taken by each requested run and each trace loaded on the stage

  component('recorded', ({ node, words: { words, runs: all } }) => {
    /** @type {{name: string, label: string, notice: string, again?: Record<string, unknown>}[]} */
    const runs = all;
    const chips = runs.map(({ name, label }) => {
      const chip = make('button', { type: 'button', textContent: label, onclick: () => open(name) });
      chip.dataset.name = name;
      return chip;
    });
    const label = make('span', { textContent: runs.length ? words.label : words.damaged, id: 'recorded-label' });
    const list = make('div', { className: 'recorded-list' });
    list.setAttribute('role', 'group');
    list.setAttribute('aria-labelledby', label.id);
    const folded = () => chips.filter((chip) => chip.hidden);
    const more = make('button', { type: 'button', onclick: () => {
      const shown = folded();
      unfold(shown);
      shown[0].focus();
    } });
    chips.slice(FEW).forEach((chip) => { chip.hidden = true; });
    list.append(...chips, more);

    /** @param {HTMLButtonElement[]} shown */
    function unfold(shown) {
      shown.forEach((chip) => { chip.hidden = false; });
      more.hidden = !folded().length;
      more.textContent = words.more.replace('{n}', folded().length);
    }
    unfold([]);
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
      unfold([chips[runs.indexOf(shown)]]);
      notice.textContent = shown.notice;
      again.hidden = !shown.again;
      again.onclick = () => shown.again && root.SpecVizGo(shown.again);
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
