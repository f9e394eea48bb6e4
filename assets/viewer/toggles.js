/** Small controls of views that are drawn by hand. */

/** @import { Say } from './types' */
import { el } from './dom';

/**
 * A row of buttons, one of which is pressed.
 * @param {string} label
 * @param {[string, string][]} choices name and text
 * @param {(name: string) => void} choose
 * @returns {{node: HTMLElement, set: (name: string) => void}}
 */
export function toggles(label, choices, choose) {
  const buttons = choices.map(([name, text], i) => el('button', {
    type: 'button', class: 'sv-toggle', 'data-choice': name, 'aria-pressed': String(i === 0),
    on: { click: () => { set(name); choose(name); } },
  }, text));
  const set = (/** @type {string} */ name) => buttons.forEach((button) => {
    const pressed = String(button.dataset.choice === name);
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  });
  return { node: el('div', { class: 'sv-toggles', role: 'group', 'aria-label': label }, ...buttons), set };
}

/**
 * A drop-down list with a visible label.
 * @param {string} label
 * @param {[string, string][]} choices name and text
 * @param {(name: string) => void} choose
 */
export function choice(label, choices, choose) {
  const select = el('select', { on: { change: () => choose(select.value) } },
    ...choices.map(([name, text]) => el('option', { value: name }, text)));
  return { node: el('label', { class: 'sv-choice' }, label, select), select };
}

/**
 * A collapsible table of a chart's numbers; has rows only while it is open.
 * @param {Say} say
 * @param {string} label
 * @param {string[]} heads of the columns
 */
export function numbers(say, label, heads) {
  const rows = el('tbody', {});
  /** @type {(string | number)[][]} */
  let list = [];
  const fill = () => {
    if (node.open) rows.replaceChildren(...list.map((row) => el('tr', {}, ...row.map((value) => el('td', {}, String(value))))));
  };
  const node = el('details', { class: 'sv-table', on: { toggle: fill } }, el('summary', {}, say('chart.table')),
    el('div', { class: 'sv-table-scroll', tabindex: 0, role: 'region', 'aria-label': label },
      el('table', {}, el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))), rows)));
  return { node, show: (/** @type {(string | number)[][]} */ rowsNow) => { list = rowsNow; fill(); } };
}
