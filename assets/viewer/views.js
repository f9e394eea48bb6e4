/** The views of the run below the stage, in tabs. */

/** @import { Say, State } from './types' */
import { el, setAttr } from './dom';
import { saver } from './snapshot';
import { walk } from './walk';

const PICTURED = ['race', 'same', 'time', 'guesses']; // views whose parts can be saved as pictures

let made = 0; // makes ids unique on the page

export class Views {
  /**
   * @param {object} context
   * @param {Say} context.say
   * @param {(patch: Partial<State>) => void} context.set
   * @param {Record<string, HTMLElement[]>} context.views the parts of each view
   */
  constructor({ say, set, views }) {
    made += 1;
    this.names = Object.keys(views);
    this.set = set;
    this.tabs = this.names.map((name) => el('button', {
      type: 'button', class: 'sv-view-tab', role: 'tab', id: `sv-tab-${made}-${name}`, 'aria-controls': `sv-view-${made}-${name}`,
      'data-view': name, on: { click: () => set({ view: name }) },
    }, say(`views.${name}`)));
    this.panels = this.names.map((name) => el('div', {
      class: 'sv-view', role: 'tabpanel', id: `sv-view-${made}-${name}`, 'aria-labelledby': `sv-tab-${made}-${name}`, 'data-view': name,
    }, ...(PICTURED.includes(name) ? views[name].flatMap((part) => [part, saver(say, part, name)].filter((one) => one !== null)) : views[name])));
    this.list = el('div', { class: 'sv-view-tabs', role: 'tablist', 'aria-label': say('views.label'), on: { keydown: (event) => this.walk(event) } }, ...this.tabs);
    this.node = el('div', { class: 'sv-views' }, this.list, ...this.panels);
  }

  /** @param {string} name */
  has(name) {
    return this.names.includes(name);
  }

  /** @param {State} state */
  show({ view }) {
    this.names.forEach((name, i) => {
      setAttr(this.tabs[i], 'aria-selected', String(name === view));
      this.tabs[i].tabIndex = name === view ? 0 : -1;
      this.panels[i].hidden = name !== view;
    });
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const to = walk(this.tabs, event);
    if (to >= 0) this.set({ view: this.names[to] });
  }
}
