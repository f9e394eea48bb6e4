/** Corrections to Gradio's page (6.31). Runs before Gradio's own scripts. */

// Gradio never stops the clock of its “Loading…”, which then requests every frame while the page is
// open. The page shows none of Gradio's clocks, so none of them runs.
const clock = /^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/;
const frame = window.requestAnimationFrame;
window.requestAnimationFrame = (callback) => (clock.test(String(callback)) ? 0 : frame.call(window, callback));

// In a sandbox without allow-same-origin, the page may not load its own modules: it would stay blank.
if (window.origin === 'null') {
  const line = document.createElement('p');
  line.textContent = (document.documentElement.dataset.isolated ?? '').replace('{url}', window.location.href);
  line.style.margin = '24px';
  document.body.replaceChildren(line);
}

// Gradio's base element only repeats the page's own address. With one, Plotly writes the full
// address into its clip paths, which break when the address follows the page's state.
const base = document.querySelector('base');
if (base && base.href === new URL('./', location.href).href) base.remove();

// Gradio gives each radio button its own name. A shared name makes them a group: one stop of the Tab
// key, with the arrow keys moving inside it.
for (const type of ['focusin', 'keydown']) { // again after a choice, since Gradio renames the chosen button
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    target.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]').forEach((radio) => { radio.name = target.name; });
  });
}

// Gradio opens a dropdown's list at every key, Tab included, and leaves it open afterwards.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Tab' || !(target instanceof HTMLElement) || !target.matches('[role=combobox]')) return;
  event.stopPropagation();
  target.blur(); // closes the list, which would otherwise be the next stop
}, true);

// Names the groups of choices for screen readers: Gradio shows a group's label, but does not tie it to the group.
new ResizeObserver(() => { // whenever content has come
  for (const label of document.querySelectorAll('fieldset [data-testid="block-info"]')) {
    label.closest('fieldset')?.setAttribute('aria-label', label.textContent?.trim() ?? '');
  }
}).observe(document.documentElement);

const SHOWN = 5000; // ms for which a limit is shown

/** The nearest allowed value of a number field; null if its value is allowed. */
function corrected(field: EventTarget | null) {
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
  const field = target as HTMLInputElement;
  showLimit(field, nearest);
  field.value = String(nearest);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}, { capture: true });

const limit = Object.assign(document.createElement('div'), { className: 'limit', role: 'status' });
document.body.append(limit);
let limitGone = 0;

/** Says for a while, below a corrected field, which limit its number passed. */
function showLimit(field: HTMLInputElement, nearest: number) {
  const { left, bottom } = field.getBoundingClientRect();
  Object.assign(limit.style, { left: `${left + window.scrollX}px`, top: `${bottom + window.scrollY + 4}px` });
  limit.textContent = `${Number(field.value) > nearest ? '≤' : '≥'} ${nearest.toLocaleString('en')}`;
  clearTimeout(limitGone);
  limitGone = window.setTimeout(() => { limit.textContent = ''; }, SHOWN);
}
