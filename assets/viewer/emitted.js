/** The distribution of a round's emitted tokens, exact or counted over draws, beside the target's. */

/** @import { Say } from './types' */
/** @import { Shown } from './handles' */
import { share, whole } from './text';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { emitted, residual } from './sampling';
import { TOKENS } from './scenes';

/** @typedef {{accepted: number[], corrected: number[]}} Counts by kind, then by token */

/** @type {(keyof Counts)[]} */
const KINDS = ['accepted', 'corrected'];

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/**
 * The counts before any draw.
 * @param {number} tokens
 * @returns {Counts}
 */
export const none = (tokens) => ({ accepted: Array(tokens).fill(0), corrected: Array(tokens).fill(0) });

export class Emitted {
  /** @type {Shown} */
  shown;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.heading = el('h3', {});
    this.says = el('p', { class: 'sv-play-says' });
    this.result = el('th', { scope: 'col' });
    this.rows = Array.from({ length: TOKENS }, () => this.buildRow());
    const head = (/** @type {Node | string} */ name) => el('th', { scope: 'col' }, name);
    const table = el('table', { class: 'sv-play-emitted' },
      el('thead', {}, el('tr', {}, head(say('token')), el('td', {}), head(term('residual', say('residual'))), head(say('target')), this.result)),
      el('tbody', {}, ...this.rows.map((row) => row.node)));
    const key = (/** @type {string} */ kind) => el('li', {}, el('span', { class: 'sv-play-key', 'data-kind': kind }), say(`result_key.${kind}`));
    this.node = el('div', { class: 'sv-play-result' }, this.heading, this.says, table, el('ul', { class: 'sv-legend' }, ...[...KINDS, 'target'].map(key)));
  }

  buildRow() {
    const name = el('th', { scope: 'row', class: 'sv-t' });
    const bar = el('span', { class: 'sv-play-stack' }, ...KINDS.map((kind) => el('span', { 'data-kind': kind })), el('span', { 'data-kind': 'target' }));
    const [rest, target, result] = ['', '', ''].map(() => el('td', {}));
    return { name, bar, rest, target, result, node: el('tr', {}, name, el('td', {}, bar), rest, target, result) };
  }

  /**
   * Shows the exact result for two distributions.
   * @param {Shown} shown
   */
  show(shown) {
    this.shown = shown;
    const { target, draft, active, name } = shown;
    const exact = emitted(target, draft);
    const rest = residual(target, draft);
    const rejected = sum(exact.corrected);
    this.rows.forEach((row, token) => {
      row.node.hidden = token >= target.length;
      if (row.node.hidden) return;
      setText(row.name, name(token));
      setAttr(row.name, 'title', name(token));
      row.node.classList.toggle('sv-play-active', token === active);
      row.bar.style.setProperty('--target', String(target[token]));
      setText(row.rest, rejected < 1e-9 ? '–' : share(rest[token]));
      setText(row.target, share(target[token]));
    });
    setText(this.says, this.say(exact.corrected[active] < 1e-9 ? 'sums_accepted' : 'sums', {
      token: name(active), accepted: share(exact.accepted[active]), rejected: share(rejected),
      residual: share(rest[active]), target: share(target[active]),
    }));
    this.paint(exact, null);
  }

  /**
   * Shows the counts of some draws.
   * @param {Counts} counts
   */
  fill(counts) {
    const draws = sum(counts.accepted) + sum(counts.corrected);
    const [accepted, corrected] = KINDS.map((kind) => counts[kind].map((count) => count / draws));
    this.paint({ accepted, corrected }, draws);
  }

  /** @param {Counts} parts @param {number | null} draws null: exact */
  paint({ accepted, corrected }, draws) {
    const { say } = this;
    setText(this.heading, draws === null ? say('emits') : say('emits_drawn', { draws: whole(draws) }));
    setText(this.result, say(draws === null ? 'result' : 'drawn'));
    accepted.forEach((part, token) => {
      const row = this.rows[token];
      row.bar.style.setProperty('--accepted', String(part));
      row.bar.style.setProperty('--corrected', String(corrected[token]));
      setText(row.result, share(part + corrected[token]));
    });
  }

  /** @param {Counts} counts */
  counted({ accepted, corrected }) {
    const draws = sum(accepted) + sum(corrected);
    const apart = this.shown.target.map((target, token) => Math.abs(target - (accepted[token] + corrected[token]) / draws));
    return this.say('counted', {
      draws: whole(draws), accepted: whole(sum(accepted)), corrected: whole(sum(corrected)), difference: share(Math.max(...apart)),
    });
  }
}
