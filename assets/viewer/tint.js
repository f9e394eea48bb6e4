/**
 * The tint: a quantity of each emitted token in five classes, on a sequential scale of lightness.
 * It shows where the text is easy or hard to predict. The limits are fixed, so that runs can be compared.
 */

/** @import { Say, Seen } from './types' */
import { chanceOf } from './rules';
import { el, setText } from './dom';
import { term } from './glossary';
import { choice } from './controls';

const PARTS = [0.2, 0.4, 0.6, 0.8];
const NATS = [0.1, 0.5, 1, 2];

/**
 * How to read each quantity at a slot, and the lower limits of its classes.
 * @type {Record<string, {term: string, limits: number[], most: string, of: (slot: Seen) => number | null}>}
 */
const QUANTITIES = {
  overlap: { term: 'overlap', limits: PARTS, most: '1', of: ({ position }) => position?.overlap ?? null },
  acceptance: {
    term: 'accept_test', limits: PARTS, most: '1',
    of: ({ draft }) => chanceOf(draft ?? undefined),
  },
  target_entropy: { term: 'entropy', limits: NATS, most: '', of: ({ position }) => position?.target_entropy ?? null },
  draft_entropy: { term: 'entropy', limits: NATS, most: '', of: ({ position }) => position?.draft_entropy ?? null },
};

/**
 * The class of a slot, 0 (least) to 4; null if the trace does not hold the quantity.
 * @param {string} name
 * @param {Seen | null} slot
 */
export function classOf(name, slot) {
  const value = slot && name in QUANTITIES ? QUANTITIES[name].of(slot) : null;
  if (value == null) return null;
  return QUANTITIES[name].limits.filter((limit) => value >= limit).length;
}

/** The choice of a quantity, and its legend, which has its place below the text. */
export class TintChoice {
  /** @param {(name: string) => void} choose called with a quantity, or "verdict" for none @param {Say} say */
  constructor(say, choose) {
    this.say = say;
    const { node, select } = choice(say('tint.label'), ['verdict', ...Object.keys(QUANTITIES)].map((name) =>
      [name, say(`tint.${name}.name`)]), choose);
    this.select = select;
    this.ends = PARTS.map(() => el('span', { class: 'sv-tint-limit' }));
    this.most = el('span', { class: 'sv-tint-limit' });
    const swatch = (/** @type {number} */ i) => el('span', { class: 'sv-tint-swatch', 'data-tint': i });
    this.scale = el('span', { class: 'sv-tint-scale', role: 'img' }, el('span', { class: 'sv-tint-limit' }, '0'),
      ...this.ends.flatMap((end, i) => [swatch(i), end]), swatch(PARTS.length), this.most);
    this.means = term('overlap', '');
    this.legend = el('div', { class: 'sv-tint-legend', hidden: true }, this.scale, this.means);
    this.node = el('div', { class: 'sv-tint' }, node);
  }

  /** Whether a tint of this name exists. @param {string} name */
  has(name) {
    return name === 'verdict' || Object.hasOwn(QUANTITIES, name);
  }

  /** @param {string} name */
  show(name) {
    this.select.value = name;
    const quantity = QUANTITIES[name];
    this.legend.hidden = !quantity;
    if (!quantity) return;
    const short = (/** @type {number} */ limit) => String(limit).replace(/^0\./, '.');
    this.ends.forEach((end, i) => setText(end, short(quantity.limits[i])));
    setText(this.most, quantity.most);
    setText(this.means, this.say(`tint.${name}.means`));
    this.means.dataset.term = quantity.term;
    this.scale.setAttribute('aria-label', this.say('tint.aria', { limits: quantity.limits.join(this.say('comma')) }));
  }
}
