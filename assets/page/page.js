/**
 * Files that a visitor takes home or brings. The server makes and checks them when it is asked;
 * here they are handed to the browser, or read from it, and kept nowhere.
 */
(function (root) {
  'use strict';

  // Gradio's base says what holds anyhow. With one, Plotly writes the whole address into its clip
  // paths, and they break as soon as the address follows the state of the page.
  const base = document.querySelector('base');
  if (base && base.href === new URL('./', location.href).href) base.remove();

  // Gradio (6.31) gives each radio button a name of its own. With one name they are one group: one
  // stop of the Tab key, gone through by the arrow keys.
  const group = ({ target }) => {
    if (target.type !== 'radio') return;
    target.closest('fieldset')?.querySelectorAll('input[type=radio]').forEach((radio) => { radio.name = target.name; });
  };
  ['focusin', 'keydown'].forEach((type) => document.addEventListener(type, group)); // a chosen one is renamed

  /** The nearest number within the limits of a field of numbers; null: its own is. */
  function corrected(field) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'number' || !field.value) return null;
    const [least, most] = [field.min, field.max].map((limit) => (limit === '' ? NaN : Number(limit)));
    const value = Number(field.value);
    return value < least ? least : value > most ? most : null;
  }

  // A number that is typed beyond its limits is corrected where it stands, once it is whole. Until
  // then nobody hears of it: the server would refuse it.
  document.addEventListener('input', (event) => {
    if (corrected(event.target) !== null) event.stopPropagation();
  }, { capture: true });
  document.addEventListener('focusout', ({ target }) => {
    const nearest = corrected(target);
    if (nearest === null) return;
    const field = /** @type {HTMLInputElement} */ (target);
    field.value = String(nearest);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, { capture: true });

  const SIDE = 16000; // px: browsers draw no larger picture

  /** Gives the visitor a file. */
  function hand(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  root.SpecVizHand = hand;

  /** The text of an SVG drawn as a PNG, twice as large for sharp print. */
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
      return await new Promise((done) => canvas.toBlob(done, 'image/png'));
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  /**
   * @param {object} page
   * @param {Record<string, (argument: unknown) => Promise<string>>} page.server make(wanted) and bring(text), both to a JSON text
   * @param {{most: number, too_large: string, busy: string}} page.limits bytes, and lines to tell
   * @param {() => object} page.shown what is on the stage: {run} or {trace}
   * @param {(message: object) => void} page.show a trace that was brought
   * @param {(line: string) => void} page.fail tells what went wrong
   */
  root.SpecVizFiles = ({ server, limits, shown, show, fail }) => {
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

    const save = (kind) => ask(
      () => server.make({ kind: kind === 'png' ? 'svg' : kind, ...shown() }),
      async ({ name, media, text }) => {
        if (kind === 'png') hand(await drawn(text), name.replace(/svg$/, 'png'));
        else hand(new Blob([text], { type: media }), name);
      },
    );

    const turn = root.SpecVizPage.turns(); // taken by what comes on the stage, or is brought for it
    document.addEventListener('specviz-load', turn);

    const bring = async (file) => {
      if (file.size > limits.most) {
        fail(limits.too_large);
        return;
      }
      const isNewest = turn();
      // A run that was begun or chosen meanwhile stays.
      await ask(async () => server.bring(await file.text()), (message) => { if (isNewest()) show(message); });
      root.SpecVizPage.stage()?.scrollIntoView({ block: 'nearest' }); // what came of it is told there
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
