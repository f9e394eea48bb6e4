/**
 * The claims of "Myth or fact?" as a list of cards. A card shows its verdict and figures, and when
 * opened its experiment, picture and rule. The server runs the experiments.
 */
(function (root) {
  'use strict';

  const { component, language, linked, read, scripts } = root.SpecVizPage;
  const follow = linked('claim');

  /** @typedef {[name: string, href: string]} Link */
  /** A card's buttons. @typedef {{run: HTMLElement, stop: HTMLElement, back: HTMLElement}} Buttons */

  /**
   * @param {HTMLElement & {fail?: () => void}} element emptied and filled
   * @param {Record<string, any>} told {words, chart, cards} as in specviz/content/claims.py, and `lacking`: the
   *   missing pairs by claim, or null where no experiment can run
   * @param {{begin: (claim: number) => void, halt: () => void}} send
   * @returns {(message: {claim: number, state: string, message?: string, done?: number, card?: Claim}) => void} takes the server's messages about experiments
   */
  function mount(element, { words, chart, cards, busy, lacking }, send) {
    const { dom: { el, setText }, lesson: { sentences, speaker } } = root.SpecViz;
    const say = speaker(words);
    /** @type {Map<number, ReturnType<typeof make>>} */
    const shown = new Map(); // claim → its card
    /** @type {number | null} */
    let running = null;

    const chip = (/** @type {string} */ verdict) => el('span', { class: 'myth-chip', 'data-verdict': verdict }, words.verdicts[verdict]);
    const section = (/** @type {string} */ label, /** @type {Child[]} */ ...parts) => (parts.some(Boolean) ? [el('dt', {}, label), el('dd', {}, ...parts)] : []);
    /** @param {string} label @param {() => void} action @param {string} [kind] */
    const button = (label, action, kind) => el('button', { type: 'button', class: kind || 'myth-button', on: { click: action } }, label);

    /** Links from names and addresses, with commas between them. @param {Link[]} links @param {Record<string, string>} attributes */
    function listed(links, attributes) {
      return links.flatMap(([name, href], i) => [...(i ? [words.comma] : []), el('a', { href, ...attributes }, name)]);
    }

    /** A link to a recorded run: the page opens the run in place, the static site follows the link. @param {Claim} card */
    function recorded(card) {
      /** @param {MouseEvent} event */
      function click(event) {
        if (!root.SpecVizGo || event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser follows the link
        event.preventDefault();
        root.SpecVizGo({ view: 'watch', recorded: card.run });
      }
      return el('a', { class: 'myth-link', href: card.replay, on: { click } }, words.replay);
    }

    /** The buttons and links of a claim; isNew: whether it shows a result that was just measured. @param {Claim} card @param {Buttons} on @param {boolean} isNew */
    function actions(card, on, isNew) {
      const made = el('div', { class: 'myth-actions' });
      const missing = lacking && lacking[card.number];
      if (card.rule && lacking && !missing.length) made.append(on.run, on.stop);
      if (isNew) made.append(on.back);
      if (card.watch) made.append(button(words.watch, () => root.SpecVizGo({ ...card.watch, view: 'watch' })));
      if (card.replay) made.append(recorded(card));
      if (card.pay) made.append(button(words.pay, () => root.SpecVizGo({ view: 'pay', fold: 'cost', reveal: true })));
      made.append(el('a', { class: 'myth-link', href: card.link }, words.link));
      return made;
    }

    /** @param {Claim} card */
    function why(card) {
      if (!card.rule) return '';
      if (!lacking) return words.recorded_only;
      const missing = lacking[card.number];
      return missing.length ? say('lacks', { pairs: missing.join(words.comma) }) : card.estimate || '';
    }

    /** Makes a card, with functions that change it. @param {Claim} first */
    function make(first) {
      let card = first;
      const mark = el('span', { class: 'myth-mark' });
      const says = el('p', { class: 'myth-says' });
      const body = el('div', { class: 'myth-body' });
      const line = el('p', { class: 'myth-line', role: 'status' });
      const bar = el('progress', { max: 100, hidden: true, 'aria-label': words.how });
      let stopping = false;
      const on = {
        run: button(words.run, () => begin(card.number), 'myth-button myth-primary'),
        stop: button(words.stop, () => { stopping = true; send.halt(); setText(line, words.stopping); }),
        back: button(words.back, () => { show(first); count(); }),
      };
      on.stop.hidden = true;
      const details = el('details', { class: 'myth', id: `claim-${card.number}`, on: { toggle: () => opened() } },
        el('summary', {},
          el('span', { class: 'myth-number', 'aria-label': say('claim_number', { n: card.number }) }, String(card.number)),
          el('span', {}, el('span', { class: 'myth-claim' }, card.claim), says),
          mark),
        body);

      function opened() {
        if (details.open && !body.hasChildNodes()) draw();
        if (details.open) root.SpecVizKeep?.({ claim: card.number });
        else if (kept() === card.number) root.SpecVizKeep?.({ claim: null });
      }

      const drawing = el('div', {});
      /** @type {ReturnType<typeof root.SpecVizChart> | null} */
      let drawn = null; // one chart for all results, since its listeners are never removed

      function draw() {
        const setup = el('dl', { class: 'myth-setup' }, ...(card.setup || []).flatMap(([name, text]) => section(name, text)));
        const about = el('dl', { class: 'myth-about' },
          ...section(words.how, card.how), ...section(words.rule, card.rule), ...section(words.missing, card.missing),
          ...section(words.terms, ...listed(card.words, {})),
          ...section(words.papers, ...listed(card.papers, { target: '_blank', rel: 'noreferrer' })));
        const held = [on.run, on.stop].find((each) => each === document.activeElement);
        body.replaceChildren(
          ...(card.picture ? [drawing] : []), ...(card.source ? [el('p', { class: 'myth-source' }, card.source)] : []),
          about, setup, actions(card, on, card !== first), bar, line);
        if (card.picture) {
          drawn = drawn || root.SpecVizChart(drawing, chart, () => {});
          drawn.show(card.picture);
        }
        setText(line, why(card));
        held?.focus({ preventScroll: true }); // moving a button takes its focus
      }

      function head() {
        mark.replaceChildren(chip(card.verdict));
        setText(says, card.says);
      }

      /** @param {Claim} next */
      function show(next) {
        card = next;
        head();
        if (body.hasChildNodes()) draw();
      }

      head();
      return {
        node: details,
        verdict: () => card.verdict,
        show,
        /** @param {{state: string, message?: string, done?: number}} told */
        tell({ state, message, done }) {
          const working = state === 'loading' || state === 'running';
          if (working && stopping) send.halt(); // the first may have reached the server before the experiment
          else stopping = false;
          const held = [on.run, on.stop].some((each) => each === document.activeElement);
          Object.assign(on.run, { hidden: working });
          Object.assign(on.stop, { hidden: !working });
          if (held) (working ? on.stop : on.run).focus(); // a hidden button loses the focus
          Object.assign(bar, { hidden: state !== 'running' });
          if (state === 'running') bar.value = done ?? 0;
          line.dataset.state = state;
          if (state === 'running') setText(line, say('running', { percent: done }));
          else setText(line, state === 'stopped' ? words.stopped : message || '');
        },
        go() { details.open = true; details.scrollIntoView({ block: 'start' }); },
        /** Scrolls to the verdict if it lies above the screen, and the button that asked for it does not. */
        reveal() {
          const { top, bottom } = on.run.getBoundingClientRect();
          const looking = top >= 0 && top < bottom && bottom <= root.innerHeight;
          if (looking && details.getBoundingClientRect().top < 0) details.scrollIntoView({ block: 'start' });
        },
      };
    }

    const kept = () => Number(root.SpecVizState?.().claim);
    const tally = el('p', { class: 'myth-tally', role: 'status' });
    const kinds = ['', ...Object.keys(words.verdicts)].map((kind) => /** @type {const} */ (
      [kind, el('button', { type: 'button', on: { click: () => choose(kind) } }, kind ? words.verdicts[kind] : words.all)]));
    const verdicts = () => [...shown.values()].map((card) => card.verdict());

    /** Shows the claims with one verdict; '': all. Links name it as `verdict`. @param {string} kind */
    function choose(kind) {
      root.SpecVizKeep?.({ verdict: kind });
      for (const card of shown.values()) card.node.hidden = kind !== '' && card.verdict() !== kind;
      for (const [name, each] of kinds) each.setAttribute('aria-pressed', String(name === kind));
    }

    function count() {
      const of = (/** @type {string} */ kind) => verdicts().filter((verdict) => verdict === kind).length;
      const said = say('tally', { holds: of('holds'), fails: of('fails'), depends: of('depends'), yours: of('yours') });
      const untried = of('untried');
      setText(tally, sentences(said, untried > 0 && say('tally_untried', { untried })));
      for (const [name, each] of kinds) each.hidden = name !== '' && !of(name);
    }

    /** @param {number} claim */
    function begin(claim) {
      if (running !== null) shown.get(running)?.tell({ state: 'stopped' });
      running = claim;
      shown.get(claim)?.tell({ state: 'running', done: 0 });
      send.begin(claim);
    }

    /** @param {unknown} claim of a link */
    function goTo(claim) {
      const card = /^\d{1,2}$/.test(String(claim)) && shown.get(Number(claim));
      if (!card) return;
      if (card.node.hidden) choose('');
      card.go();
    }

    for (const card of cards) shown.set(card.number, make(card));
    const filter = el('div', { class: 'myth-kinds', role: 'group', 'aria-label': words.show }, ...kinds.map(([, each]) => each));
    const list = el('div', { class: 'myth-list' }, ...[...shown.values()].map((card) => card.node));
    element.replaceChildren(tally, filter, list);
    count();
    const asked = new URLSearchParams(root.location.search);
    const wished = asked.get('verdict') ?? '';
    choose(kinds.some(([kind, each]) => kind === wished && !each.hidden) ? wished : '');
    follow(goTo);
    goTo(asked.get('claim'));

    element.fail = () => {
      if (running !== null) shown.get(running)?.tell({ state: 'error', message: busy });
      running = null;
    };
    return (message) => {
      const card = shown.get(message.claim);
      if (!card) return;
      if (message.card) {
        card.show(message.card);
        count();
      }
      card.tell(message);
      if (message.card) card.reveal();
      if (!['loading', 'running'].includes(message.state) && running === message.claim) running = null;
    };
  }

  component('myths', async ({ node, words: { busy, lacking } = { busy: '', lacking: null }, props, send, watch }) => {
    const told = read(`claims/${language()}.json`);
    await scripts();
    const take = mount(node, { ...(await told), busy, lacking }, { begin: (claim) => send.begin({ claim }), halt: send.halt });
    watch('value', () => take(JSON.parse(props.value || '{}')));
  });
})(window);
