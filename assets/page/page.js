/**
 * Corrections to Gradio's page, and files that a visitor saves or opens. The server makes and checks
 * files on request; here they are passed to the browser or read from it, and not stored.
 */
(function (root) {
  'use strict';

  // Gradio's base element only repeats the page's own address. With one, Plotly writes the full
  // address into its clip paths, which break when the address follows the page's state.
  const base = document.querySelector('base');
  if (base && base.href === new URL('./', location.href).href) base.remove();

  // Gradio (6.31) gives each radio button its own name. A shared name makes them a group: one stop
  // of the Tab key, with the arrow keys moving inside it.
  const group = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const radios = /** @type {NodeListOf<HTMLInputElement> | undefined} */ (target.closest('fieldset')?.querySelectorAll('input[type=radio]'));
    radios?.forEach((radio) => { radio.name = target.name; });
  };
  ['focusin', 'keydown'].forEach((type) => document.addEventListener(type, group)); // again after a choice, since Gradio renames the chosen button

  // Gradio (6.31) opens a dropdown's list at every key, Tab included, and leaves it open afterwards.
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Tab' || !(target instanceof HTMLElement) || !target.matches('[role=combobox]')) return;
    event.stopPropagation();
    target.blur(); // closes the list, which would otherwise be the next stop
  }, true);

  /** Names the groups of choices for screen readers: Gradio shows a group's label, but does not tie it to the group. */
  function nameGroups() {
    for (const label of document.querySelectorAll('fieldset [data-testid="block-info"]')) {
      label.closest('fieldset')?.setAttribute('aria-label', label.textContent?.trim() ?? '');
    }
  }
  new ResizeObserver(nameGroups).observe(document.documentElement); // whenever content has come

  const TOLD = 5000; // ms for which a limit is shown

  /** The nearest allowed value of a number field; null if its value is allowed. @param {EventTarget | null} field */
  function corrected(field) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'number' || !field.value) return null;
    const [least, most] = [field.min, field.max].map((limit) => (limit === '' ? NaN : Number(limit)));
    const value = Number(field.value);
    return value < least ? least : value > most ? most : null;
  }

  // A number beyond its limits is corrected when its field loses the focus. Until then its input
  // events are stopped: the server would refuse the number.
  document.addEventListener('input', (event) => {
    if (corrected(event.target) !== null) event.stopPropagation();
  }, { capture: true });
  document.addEventListener('focusout', ({ target }) => {
    const nearest = corrected(target);
    if (nearest === null) return;
    const field = /** @type {HTMLInputElement} */ (target);
    tellLimit(field, nearest);
    field.value = String(nearest);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, { capture: true });

  const limit = Object.assign(document.createElement('div'), { className: 'limit' });
  limit.setAttribute('role', 'status');
  document.body.append(limit);
  let limitGone = 0;

  /** Says for a while, below a corrected field, which limit its number passed. @param {HTMLInputElement} field @param {number} nearest */
  function tellLimit(field, nearest) {
    const { left, bottom } = field.getBoundingClientRect();
    Object.assign(limit.style, { left: `${left + root.scrollX}px`, top: `${bottom + root.scrollY + 4}px` });
    limit.textContent = `${Number(field.value) > nearest ? '≤' : '≥'} ${nearest.toLocaleString('en')}`;
    clearTimeout(limitGone);
    limitGone = setTimeout(() => { limit.textContent = ''; }, TOLD);
  }

  const SIDE = 16000; // px: browsers draw no larger canvas

  /** Downloads a blob as a file. @param {Blob} blob @param {string} name */
  function hand(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  root.SpecVizHand = hand;

  /** Draws an SVG, given as text, as a PNG of up to twice its size, for sharp print. @param {string} svg @returns {Promise<Blob>} */
  async function drawn(svg) {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const scale = Math.min(2, SIDE / Math.max(width, height));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: width * scale, height: height * scale });
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return await new Promise((done, failed) => {
        canvas.toBlob((made) => (made ? done(made) : failed(new Error('no PNG'))), 'image/png');
      });
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  /**
   * @param {object} page
   * @param {Record<string, (argument: unknown) => Promise<string>>} page.server make(wanted) and bring(text), both resolve to JSON
   * @param {{most: number, too_large: string, busy: string}} page.limits bytes, and lines to show
   * @param {() => object} page.shown returns the stage's content: {run} or {trace}
   * @param {(message: object) => void} page.show called with the message that holds an opened trace
   * @param {(line: string) => void} page.fail shows an error
   */
  root.SpecVizFiles = ({ server, limits, shown, show, fail }) => {
    /** @param {() => Promise<string>} question @param {(answer: Record<string, any>) => unknown} then */
    const ask = async (question, then) => {
      let answer;
      try {
        answer = JSON.parse(await question());
      } catch {
        answer = { state: 'error', message: limits.busy };
      }
      if (answer.state === 'error') fail(answer.message);
      else await then(answer);
    };

    const save = (/** @type {string} */ kind) => ask(
      () => server.make({ kind: kind === 'png' ? 'svg' : kind, ...shown() }),
      async ({ name, media, text }) => {
        if (kind === 'png') hand(await drawn(text), name.replace(/svg$/, 'png'));
        else hand(new Blob([text], { type: media }), name);
      },
    );

    const turn = root.SpecVizPage.turns(); // taken by each trace loaded on the stage and each opened file
    document.addEventListener('specviz-load', turn);

    const bring = async (/** @type {File} */ file) => {
      const isNewest = turn();
      // A run that has come on the stage meanwhile stays.
      if (file.size > limits.most) fail(limits.too_large);
      else await ask(async () => server.bring(await file.text()), (message) => { if (isNewest()) show(message); });
      document.querySelector('#stage .sv-status')?.scrollIntoView({ block: 'nearest' }); // it names the trace or the error
    };

    const picker = document.createElement('input');
    Object.assign(picker, { type: 'file', accept: '.json,application/json' });
    picker.addEventListener('change', () => {
      const file = picker.files?.[0];
      if (file) bring(file);
      picker.value = ''; // the same file can be chosen again
    });
    return { save, bring, open: () => picker.click() };
  };
})(window);
