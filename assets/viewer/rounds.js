/** The table of rounds: one row each, with guesses in fixed columns, the target's own token and the time. */

/** @import { At, Look, Part, Picture, Run, Say, Slot, Times } from './types' */
import { probability, seconds } from './text';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { labelOf, paintToken } from './stream';
import { drawsTrees } from './branching';
import { cut } from './whatif';

/** @type {Part[]} */
const PARTS = ['draft', 'verify', 'accept'];
/** @type {Record<string, string>} */
const TERMS = { draft: 'draft', verify: 'verification', accept: 'accept_test', plain: 'plain' };
const ROW_HEIGHT = 36; // as in viewer.css
const MANY = 20; // with more rows, only visible ones are laid out
const ROOMY = 5; // with more guesses in a row, the layout is tight

/**
 * A legend of the parts of a round's time.
 * @param {Say} say
 * @param {string} [extra]
 */
export function timeKey(say, extra) {
  const entry = (/** @type {string} */ part, /** @type {string} */ label) => el('li', {}, el('span', { class: 'sv-swatch', 'data-part': part }), term(TERMS[part], label));
  return el('ul', { class: 'sv-legend' },
    ...PARTS.map((part) => entry(part, say(`part_key.${part}`))),
    ...(extra ? [entry('plain', extra)] : []));
}

export class Rounds {
  /** @type {HTMLElement[]} */
  rows;
  /** @type {Run} */
  run;
  /** @type {number | null} */
  width;
  /** @type {number} */
  shown;
  /** @type {number | null} */
  now;
  /** @type {number[]} */
  spans;
  /** @type {number} */
  timed;
  /** @type {number | null} */
  height;
  /** @type {number} */
  cut;
  /** @type {number} */
  cutting;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.head = el('div', { class: 'sv-row sv-row-head', role: 'row' });
    this.body = el('div', { class: 'sv-rows', role: 'rowgroup' });
    this.grid = el('div', { class: 'sv-grid', role: 'grid', 'aria-label': say('rounds.label') },
      el('div', { role: 'rowgroup', class: 'sv-grid-head' }, this.head), this.body);
    this.scroller = el('div', { class: 'sv-rounds-scroll' }, this.grid);
    this.detail = el('p', { class: 'sv-note sv-round-detail' }, say('rounds.detail'));
    ['pointerover', 'focusin'].forEach((type) => this.body.addEventListener(type, (event) => this.showTime(event)));
    this.note = el('p', { class: 'sv-note' }, say('rounds.note'));
    this.node = el('section', { class: 'sv-section sv-rounds' },
      el('div', { class: 'sv-section-head' },
        el('h2', {}, term('round', say('rounds.heading'))),
        el('ul', { class: 'sv-legend' },
          ...['accepted', 'rejected', 'untested', 'correction', 'bonus'].map((kind) =>
            el('li', {}, el('span', { class: 'sv-mark', 'data-kind': kind }), term(kind, say(`kind.${kind}`))))),
      ),
      this.note,
      this.scroller, this.detail,
      el('div', { class: 'sv-foot' }, el('ul', { class: 'sv-legend' },
        el('li', {}, el('span', { class: 'sv-swatch', 'data-part': 'overlap' }), term('overlap', say('rounds.overlap_key')))),
      timeKey(say, say('rounds.plain_key'))),
    );
    this.rows = [];
    this.concealed = false; // whether to hide the overlap until the verdict
  }

  /** @param {Run} run */
  load(run) {
    this.run = run;
    this.rows = [];
    this.width = null;
    this.shown = 0;
    this.cut = 0; // rounds that may be marked as cut
    this.cutting = Infinity;
    this.now = null; // the number of the unfinished round
    this.spans = []; // seconds of each row's longest bar
    setText(this.note, this.say(drawsTrees(run.trace) ? 'tree.rounds' : 'rounds.note'));
    setText(this.detail, this.say('rounds.detail'));
    this.detail.classList.add('sv-hint');
    this.timed = 0; // rows that already show the time of plain decoding
    this.body.replaceChildren();
    this.grow();
  }

  /** Adds new rounds, hidden; adds plain decoding's time to the rounds that it has caught up with. */
  grow() {
    this.fitColumns();
    const added = document.createDocumentFragment();
    for (let number = this.rows.length; number < this.run.length; number += 1) {
      const row = this.row(number);
      this.rows.push(row);
      added.append(row);
    }
    this.grid.classList.toggle('sv-many', this.rows.length > MANY);
    this.body.append(added);
    this.body.style.height = `${this.rows.length * ROW_HEIGHT}px`; // hidden rows keep their space
    while (this.timed < this.rows.length && this.compare(this.timed)) this.timed += 1;
  }

  fitColumns() {
    if (this.width === this.run.width) return;
    this.width = this.run.width;
    this.grid.style.setProperty('--sv-guesses', String(this.width));
    this.grid.classList.toggle('sv-dense', this.width > ROOMY);
    const header = (/** @type {string} */ text, name = '') => el('div', { role: 'columnheader', class: name }, text);
    this.head.replaceChildren(
      header('#', 'sv-number'),
      ...Array.from({ length: this.width }, (_, i) => header(this.say('rounds.guess', { n: i + 1 }))),
      header(this.say('rounds.final'), 'sv-final'),
      header(this.say('rounds.time'), 'sv-time'),
    );
  }

  /** @param {number} number */
  row(number) {
    const { drafts, positions = [] } = this.run.rounds[number];
    const { slots, final } = this.run.rows[number];
    const row = el('div', { class: 'sv-row sv-ahead', role: 'row', 'data-round': number },
      el('div', { class: 'sv-number', role: 'rowheader', 'aria-label': this.say('rounds.row', { round: number + 1 }) }, String(number + 1)));
    slots.forEach((slot, index) => {
      const overlap = index < drafts.length && positions[index] ? positions[index].overlap : null;
      const cell = this.cell(slot, number, index, overlap);
      if (slot === final) cell.classList.add('sv-final');
      row.append(cell);
    });
    row.append(this.time(this.run.rounds[number].times));
    return row;
  }

  /** @param {Slot} slot @param {number} number @param {number} index @param {number | null} overlap */
  cell(slot, number, index, overlap) {
    const text = paintToken(el('span', { class: 'sv-cell-text', translate: 'no' }), slot, true);
    return el('div', {
      class: 'sv-cell', role: 'gridcell', tabindex: -1, 'data-kind': slot.kind,
      'data-at': `${number}.${index}`, 'aria-label': this.label(number, index, overlap),
      style: `--i:${index}` + (overlap == null ? '' : `;--overlap:${overlap}`),
    }, el('span', { class: 'sv-mark', 'data-kind': slot.kind, 'aria-hidden': 'true' }), text);
  }

  /** @param {number} number @param {number} index @param {number | null} overlap @param {Look} [look] */
  label(number, index, overlap, look) {
    const label = labelOf(this.run, number, index, this.say, look);
    return overlap == null ? label : this.say('token.aria_overlap', { label, overlap: probability(overlap, 2) });
  }

  /** @param {Times} times */
  time(times) {
    const total = times.draft + times.verify + times.accept;
    this.spans.push(total);
    const spoken = this.say('rounds.row_time', {
      total: seconds(total), draft: seconds(times.draft),
      verify: seconds(times.verify), accept: seconds(times.accept),
    });
    const bar = el('div', { class: 'sv-bar' },
      ...PARTS.map((part) => el('span', { 'data-part': part, style: `--t:${times[part]}` })));
    return el('div', { class: 'sv-time', role: 'gridcell', tabindex: -1, 'aria-label': spoken },
      el('div', { class: 'sv-bars-pair' }, bar), el('span', { class: 'sv-ms' }, seconds(total)));
  }

  /**
   * Adds the time of plain decoding for a round's tokens; false if that is not known yet.
   * @param {number} number
   */
  compare(number) {
    const { sums, plain } = this.run.folds;
    const until = sums[number + 1].emitted;
    if (until >= plain.until.length) return false;
    const took = plain.until[until] - plain.until[sums[number].emitted];
    const cell = this.rows[number].lastElementChild;
    if (!cell) return false;
    const spoken = this.say('rounds.row_plain', { time: cell.getAttribute('aria-label'), plain: seconds(took) });
    cell.setAttribute('aria-label', spoken);
    cell.firstElementChild?.append(el('div', { class: 'sv-bar sv-bar-plain' }, el('span', { 'data-part': 'plain', style: `--t:${took}` })));
    this.spans[number] = Math.max(this.spans[number], took);
    return true;
  }

  /**
   * Describes the parts of a round's time on hover, tap or focus.
   * @param {Event} event
   */
  showTime({ target }) {
    const cell = target instanceof Element ? target.closest('.sv-time') : null;
    const row = cell?.parentElement;
    if (!cell || !row) return;
    const round = Number(row.dataset.round) + 1;
    setText(this.detail, this.say('rounds.detail_of', { round, time: cell.getAttribute('aria-label') }));
    this.detail.classList.remove('sv-hint');
  }

  /**
   * Shows the first `count` rounds; updates only rows that change.
   * @param {number} count
   */
  show(count) {
    const [low, high] = [Math.min(this.shown, count), Math.max(this.shown, count)];
    for (let number = low; number < high; number += 1) {
      this.rows[number].classList.toggle('sv-ahead', number >= count);
    }
    this.shown = count;
    this.grid.style.setProperty('--sv-longest', String(Math.max(0, ...this.spans.slice(0, count)) || 1));
  }

  /**
   * Shows the unfinished round; null: there is none.
   * @param {Picture | null} picture
   */
  showNow(picture) {
    const { now, shown } = this;
    if (now !== null && (!picture || now !== shown)) {
      this.rows[now].classList.toggle('sv-ahead', now >= shown);
      this.rows[now].classList.remove('sv-row-now');
      this.run.rows[now].slots.forEach((_, index) => this.dress(now, index, null));
      this.now = null;
    }
    if (!picture) return;
    this.now = shown;
    const row = this.rows[shown];
    row.classList.remove('sv-ahead');
    row.classList.add('sv-row-now');
    row.classList.toggle('sv-verified', picture.verified);
    picture.looks.forEach((look, index) => this.dress(shown, index, look));
  }

  /**
   * Sets the look of a cell; null: its final look.
   * @param {number} number
   * @param {number} index
   * @param {Look | null} look
   */
  dress(number, index, look) {
    const cell = this.find({ round: number, index });
    if (!cell) return;
    const { kind } = this.run.rows[number].slots[index];
    const unknown = look === 'absent';
    const position = index < this.run.rounds[number].drafts.length && (this.run.rounds[number].positions || [])[index];
    const untold = look === 'guessed' || (look === 'lit' && this.concealed); // the target has not read it yet, or the overlap is hidden
    const overlap = position && !untold ? position.overlap : null;
    setAttr(cell, 'data-kind', look || kind);
    if (cell.firstElementChild) setAttr(cell.firstElementChild, 'data-kind', look || kind);
    setAttr(cell, 'aria-hidden', unknown ? 'true' : null);
    cell.style.setProperty('--overlap', String(overlap || 0));
    if (!unknown) setAttr(cell, 'aria-label', this.label(number, index, overlap, look || kind));
  }

  /**
   * Marks what cutting the rounds to γ guesses would remove, in the first `count` rounds only: in an
   * unfinished round the marks would reveal too much.
   * @param {number} gamma
   * @param {number} count
   */
  showCut(gamma, count) {
    const most = this.run.trace.settings.gamma;
    const cutting = gamma < most ? gamma : Infinity;
    const from = cutting === this.cutting ? Math.min(count, this.cut) : 0;
    const to = Math.max(count, this.cut);
    if (cutting !== this.cutting || cutting < Infinity) {
      for (let number = from; number < to; number += 1) this.markCut(number, number < count ? cutting : Infinity);
    }
    this.cutting = cutting;
    this.cut = count;
  }

  /** Marks the cells that a cut removes, and the slot where the target's own token would be. @param {number} number @param {number} gamma */
  markCut(number, gamma) {
    const round = this.run.rounds[number];
    const { drawn } = cut(round, gamma);
    this.run.rows[number].slots.forEach((_, index) => {
      const cell = this.find({ round: number, index });
      const gone = index < round.drafts.length ? index >= gamma : !drawn;
      const own = index === gamma && !drawn;
      if (!cell) return;
      cell.classList.toggle('sv-cut', gone && !own);
      cell.classList.toggle('sv-cut-own', own);
      setAttr(cell, 'aria-description', gone ? this.say(own ? 'whatif.own' : 'whatif.gone', { gamma }) : null);
    });
  }

  /**
   * @param {At | null} at
   * @returns {HTMLElement | null}
   */
  find(at) {
    return (at && this.rows[at.round]?.querySelector(`[data-at="${at.round}.${at.index}"]`)) ?? null;
  }

  /** The cells shown, by rows, including those of the unfinished round. */
  cells() {
    const rows = this.rows.slice(0, this.shown + (this.now == null ? 0 : 1));
    const shown = (/** @type {Element} */ cell) => !cell.hasAttribute('aria-hidden') && getComputedStyle(cell).visibility === 'visible';
    return rows.map((row, i) => [.../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll('[role=gridcell]'))].filter((cell) => i < this.shown || shown(cell)));
  }

  /** Scrolls to the newest row shown, inside the scroller only. */
  followHead() {
    this.height = this.height || this.scroller.clientHeight - this.head.offsetHeight; // once per layout
    const { scrollTop } = this.scroller;
    const bottom = (this.shown + (this.now == null ? 0 : 1)) * ROW_HEIGHT;
    if (bottom > scrollTop + this.height) this.scroller.scrollTop = bottom - this.height;
    else if (bottom - 2 * ROW_HEIGHT < scrollTop) this.scroller.scrollTop = Math.max(0, bottom - 2 * ROW_HEIGHT);
  }

  relayout() {
    this.height = null;
  }
}
