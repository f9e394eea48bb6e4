/** Two texts token by token: plain decoding above, speculative decoding and the origin of its tokens below. */

/** @import { Run, Say, Written } from './types' */
import { visible } from './text';
import { el, setAttr, textNodes } from './dom';
import { textOrBytes } from './twins';

/** @typedef {'accepted' | 'correction' | 'bonus' | 'plain'} Came plain: in a round without guesses */

/** @type {Came[]} */
const WAYS = ['accepted', 'correction', 'bonus'];

/**
 * The origin of each emitted token.
 * @param {Run} run
 * @returns {Came[]}
 */
export function origins(run) {
  return run.rounds.flatMap(({ drafts, final }) => {
    const kept = drafts.filter(({ verdict }) => verdict === 'accepted');
    /** @type {Came[]} */
    const ways = kept.map(() => 'accepted');
    return final ? [...ways, drafts.length ? final.kind : 'plain'] : ways;
  });
}

export class TokenPairs {
  /** @param {Say} say */
  constructor(say) {
    this.list = el('div', { class: 'sv-pairs', tabindex: 0, role: 'img', translate: 'no' });
    this.node = el('div', {}, el('p', { class: 'sv-pairs-key sv-note' }, say('lossless.pairs'),
      ...WAYS.map((way) => el('span', { class: 'sv-pair-key', 'data-came': way }, say(`lossless.came.${way}`)))), this.list);
    this.drawn = '';
  }

  /**
   * @param {{plain: Written[], speculative: Written[], parts: number | null}} texts
   * @param {Came[]} came
   * @param {string} says the picture in words
   */
  show({ plain, speculative, parts }, came, says) {
    setAttr(this.list, 'aria-label', `${says} ${visible(plain.map(({ text }) => text).join(''))}`);
    const drawn = JSON.stringify([plain, speculative, came]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.list.replaceChildren(...plain.map((above, i) => {
      const below = speculative[i];
      const same = above.token === below.token;
      return el('span', { class: 'sv-pair', 'data-same': String(same), 'data-parts': i === parts },
        el('span', {}, ...textNodes(textOrBytes(above), true)),
        el('span', { class: 'sv-pair-sign' }, same ? '=' : '≠'),
        el('span', { 'data-came': came[i] }, ...textNodes(textOrBytes(below), true)));
    }));
  }
}
