/** Explore without a server: a recorded sweep, and of it the part for one method and temperature. */
(function (root) {
  'use strict';

  /**
   * @typedef {'drafter' | 'temperature'} Choice
   * @typedef {Record<Choice, string> & {label: string, answer: string[], pictures: Record<string, string>}} Part
   * @typedef {{temperature: string, pictures: Record<string, string>}} Compared
   * @typedef {{origin: string, parts: Part[], compared: Compared[]}} Sweep
   */

  const { language, read, turns } = root.SpecVizPage;
  const { given, fail } = root.SpecVizSite;
  const node = document.getElementById('explore');
  if (!node) return;

  const { el } = root.SpecViz.dom;
  /** @type {Choice[]} */
  const CHOICES = ['drafter', 'temperature'];
  /** @type {Record<Choice | 'results', string> & {headings: Record<string, string>, sweeps: {name: string, title: string}[], chart: any}} */
  const words = given();
  const turn = turns();
  const link = root.SpecVizState();

  const origin = el('p', { class: 'explore-origin' });
  const answer = el('div', { class: 'explore-answer', role: 'status' });
  const choices = el('div', { class: 'explore-choices' });
  const charts = new Map(Object.keys(words.headings).map((name) => {
    const drawing = el('div', {});
    const section = el('section', { class: 'explore-picture' }, el('h3', {}, words.headings[name]), drawing);
    return [name, { section, chart: root.SpecVizChart(drawing, words.chart, () => {}) }];
  }));
  const pictures = el('div', { class: 'explore-pictures' }, ...[...charts.values()].map(({ section }) => section));

  /**
   * A choice of several values as radio buttons; nothing for a single one.
   * @param {Choice} name
   * @param {string[]} values
   * @param {string} value
   * @param {(value: string) => void} chosen
   * @param {Map<string, string>} labels
   */
  function choice(name, values, value, chosen, labels) {
    if (values.length < 2) return [];
    const options = values.map((one) => {
      const radio = el('input', { type: 'radio', name, value: one, checked: one === value, on: { change: () => chosen(one) } });
      return el('label', {}, radio, el('span', {}, labels.get(one) ?? one));
    });
    return [el('fieldset', {}, el('legend', {}, words[name]), ...options)];
  }

  /** @param {Sweep} sweep @param {Partial<Record<Choice, string>>} wanted */
  function show(sweep, wanted) {
    const { parts } = sweep;
    const { drafter, temperature } = { ...parts[0], ...wanted };
    const part = parts.find((one) => one.drafter === drafter && one.temperature === temperature)
      ?? parts.find((one) => one.drafter === drafter) ?? parts[0];
    const labels = new Map(parts.map((one) => [one.drafter, one.label]));
    const offered = (/** @type {Choice} */ name) => [...new Set(parts.map((one) => one[name]))];
    const choose = (/** @type {Choice} */ name) => (/** @type {string} */ value) => {
      show(sweep, { ...part, [name]: value });
      /** @type {HTMLElement} */ (choices.querySelector(`input[name=${name}]:checked`)).focus();
    };
    choices.replaceChildren(...CHOICES.flatMap((name) => choice(name, offered(name), part[name], choose(name), labels)));
    origin.textContent = sweep.origin;
    answer.replaceChildren(...part.answer.map((line) => el('p', {}, line)));
    const beside = sweep.compared.find((one) => one.temperature === part.temperature);
    const drawn = { ...beside?.pictures, ...part.pictures };
    charts.forEach(({ chart, section }, name) => {
      section.hidden = !(name in drawn);
      chart.show(drawn[name] ?? '');
    });
    const own = (/** @type {Choice} */ name) => (part[name] === parts[0][name] ? null : part[name]);
    root.SpecVizKeep({ drafter: own('drafter'), temperature: own('temperature') });
  }

  /** @param {string} name @param {Partial<Record<Choice, string>>} wanted */
  async function open(name, wanted = {}) {
    const isNewest = turn();
    try {
      const sweep = await read(`sweeps/${name}.${language()}.json`);
      if (!isNewest()) return;
      show(sweep, wanted);
      root.SpecVizKeep({ sweep: name === words.sweeps[0].name ? null : name });
    } catch {
      if (isNewest()) fail();
    }
  }

  const known = words.sweeps.find(({ name }) => name === link.sweep) ?? words.sweeps[0];
  const select = el('select', { on: { change: () => open(select.value) } },
    ...words.sweeps.map(({ name, title }) => el('option', { value: name, selected: name === known.name }, title)));
  node.replaceChildren(el('label', { class: 'explore-source' }, words.results, select), origin, choices, answer, pictures);
  open(known.name, link);
})(window);
