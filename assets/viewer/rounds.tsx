/** The table of rounds: one row each, with guesses in fixed columns, the target's own token and the time. */

import { useState } from 'preact/hooks';
import { drawsTrees } from './branching';
import { el, setAttr } from './dom';
import { isConcealing } from './questions';
import { probability, seconds } from './text';
import { TimeKey } from './timekey';
import { labelOf, paintToken } from './token';
import type { At, Look, Part, Picture, Run, Slot, State, Times } from './types';
import { Drawn, Term, useRun } from './view';
import { keepsFinal } from './whatif';
import { t } from './words';

const PARTS: Part[] = ['draft', 'verify', 'accept'];
const KINDS = ['accepted', 'rejected', 'untested', 'correction', 'bonus'];
const ROW_HEIGHT = 36; // as in viewer.css
const MANY = 20; // with more rows, only visible ones are laid out
const ROOMY = 5; // with more guesses in a row, the layout is tight

/** The table with its legends; describes the parts of a round's time on hover, tap or focus. */
export function Rounds() {
  const { run, viewer: { table } } = useRun();
  const [time, setTime] = useState<{ run: Run, text: string } | null>(null);
  const describe = ({ target }: Event) => {
    const cell = target instanceof Element ? target.closest('.sv-time') : null;
    const row = cell?.closest<HTMLElement>('[data-round]');
    if (!cell || !row) return;
    setTime({ run, text: t('rounds.detail_of', { round: Number(row.dataset.round) + 1, time: cell.getAttribute('aria-label') }) });
  };
  const shown = time?.run === run;
  return (
    <section class="sv-section sv-rounds" onPointerOver={describe} onFocusIn={describe}>
      <div class="sv-section-head">
        <h2><Term name="round">{t('rounds.heading')}</Term></h2>
        <ul class="sv-legend">
          {KINDS.map((kind) => <li key={kind}><span class="sv-mark" data-kind={kind} /><Term name={kind}>{t(`kind.${kind}`)}</Term></li>)}
        </ul>
      </div>
      <p class="sv-note">{t(drawsTrees(run.trace) ? 'tree.rounds' : 'rounds.note')}</p>
      <Drawn node={table.scroller} />
      <p class={`sv-note sv-round-detail${shown ? '' : ' sv-hint'}`}>{shown ? time.text : t('rounds.detail')}</p>
      <div class="sv-foot">
        <ul class="sv-legend">
          <li><span class="sv-swatch" data-part="overlap" /><Term name="overlap">{t('rounds.overlap_key')}</Term></li>
        </ul>
        <TimeKey plain={t('rounds.plain_key')} />
      </div>
    </section>
  );
}

/** The rows, drawn by hand: each is made once and hidden or shown, so that scrubbing is quick. */
export class RoundTable {
  readonly head = el('div', { class: 'sv-row sv-row-head', role: 'row' });
  readonly body = el('div', { class: 'sv-rows', role: 'rowgroup' });
  readonly grid = el('div', { class: 'sv-grid', role: 'grid', 'aria-label': t('rounds.label') },
    el('div', { role: 'rowgroup', class: 'sv-grid-head' }, this.head), this.body);
  readonly scroller = el('div', { class: 'sv-rounds-scroll' }, this.grid);
  run: Run;
  rows: HTMLElement[] = [];
  width = 0; // columns for guesses
  shown = 0;
  now: number | null = null; // the number of the unfinished round
  spans: number[] = []; // seconds of each row's longest bar
  timed = 0; // rows that already show the time of plain decoding
  height: number | null = null;
  marked = 0; // rows that may be marked as cut
  cutting = Infinity; // the γ that they are cut to
  concealed = false; // whether to hide the overlap until the verdict

  load(run: Run) {
    Object.assign(this, { run, rows: [], width: 0, shown: 0, now: null, spans: [], timed: 0, marked: 0, cutting: Infinity });
    this.body.replaceChildren();
    this.scroller.scrollTop = 0;
  }

  /** Shows the rounds up to a moment. */
  show(state: State, run: Run, picture: Picture | null) {
    if (run !== this.run) this.load(run);
    this.concealed = isConcealing(state);
    this.grow();
    this.showRounds(state.moment.round);
    this.showNow(picture);
    this.showCut(state.gamma, state.moment.round);
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
    const header = (text: string, name = '') => el('div', { role: 'columnheader', class: name }, text);
    this.head.replaceChildren(
      header('#', 'sv-number'),
      ...Array.from({ length: this.width }, (_, i) => header(t('rounds.guess', { n: i + 1 }))),
      header(t('rounds.final'), 'sv-final'),
      header(t('rounds.time'), 'sv-time'),
    );
  }

  row(number: number) {
    const { drafts, positions = [], times } = this.run.rounds[number];
    const { slots, final } = this.run.rows[number];
    const cells = slots.map((slot, index) => {
      const overlap = index < drafts.length && positions[index] ? positions[index].overlap : null;
      const cell = this.cell(slot, number, index, overlap);
      if (slot === final) cell.classList.add('sv-final');
      return cell;
    });
    return el('div', { class: 'sv-row sv-ahead', role: 'row', 'data-round': number },
      el('div', { class: 'sv-number', role: 'rowheader', 'aria-label': t('rounds.row', { round: number + 1 }) }, String(number + 1)),
      ...cells, this.time(times));
  }

  cell(slot: Slot, number: number, index: number, overlap: number | null) {
    const text = paintToken(el('span', { class: 'sv-cell-text', translate: 'no' }), slot, true);
    return el('div', {
      class: 'sv-cell', role: 'gridcell', tabindex: -1, 'data-kind': slot.kind,
      'data-at': `${number}.${index}`, 'aria-label': this.label(number, index, overlap),
      style: `--i:${index}` + (overlap == null ? '' : `;--overlap:${overlap}`),
    }, el('span', { class: 'sv-mark', 'data-kind': slot.kind, 'aria-hidden': 'true' }), text);
  }

  label(number: number, index: number, overlap: number | null, look?: Look) {
    const label = labelOf(this.run, number, index, look);
    return overlap == null ? label : t('token.aria_overlap', { label, overlap: probability(overlap, 2) });
  }

  time(times: Times) {
    const total = times.draft + times.verify + times.accept;
    this.spans.push(total);
    const spoken = t('rounds.row_time', {
      total: seconds(total), draft: seconds(times.draft), verify: seconds(times.verify), accept: seconds(times.accept),
    });
    const bar = el('div', { class: 'sv-bar' }, ...PARTS.map((part) => el('span', { 'data-part': part, style: `--t:${times[part]}` })));
    return el('div', { class: 'sv-time', role: 'gridcell', tabindex: -1, 'aria-label': spoken },
      el('div', { class: 'sv-bars-pair' }, bar), el('span', { class: 'sv-ms' }, seconds(total)));
  }

  /** Adds the time of plain decoding for a round's tokens; false if that is not known yet. */
  compare(number: number) {
    const { sums, plain } = this.run.folds;
    const until = sums[number + 1].emitted;
    if (until >= plain.until.length) return false;
    const took = plain.until[until] - plain.until[sums[number].emitted];
    const cell = this.rows[number].lastElementChild;
    if (!cell) return false;
    const spoken = t('rounds.row_plain', { time: cell.getAttribute('aria-label'), plain: seconds(took) });
    cell.setAttribute('aria-label', spoken);
    cell.firstElementChild?.append(el('div', { class: 'sv-bar sv-bar-plain' }, el('span', { 'data-part': 'plain', style: `--t:${took}` })));
    this.spans[number] = Math.max(this.spans[number], took);
    return true;
  }

  /** Shows the first `count` rounds; updates only rows that change. */
  showRounds(count: number) {
    const [low, high] = [Math.min(this.shown, count), Math.max(this.shown, count)];
    for (let number = low; number < high; number += 1) this.rows[number].classList.toggle('sv-ahead', number >= count);
    this.shown = count;
    this.grid.style.setProperty('--sv-longest', String(Math.max(0, ...this.spans.slice(0, count)) || 1));
  }

  /** Shows the unfinished round; null: there is none. */
  showNow(picture: Picture | null) {
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

  /** Sets the look of a cell; null: its final look. */
  dress(number: number, index: number, look: Look | null) {
    const cell = this.find({ round: number, index });
    if (!cell) return;
    const { kind } = this.run.rows[number].slots[index];
    const unknown = look === 'absent';
    const { drafts, positions = [] } = this.run.rounds[number];
    const untold = look === 'guessed' || (look === 'lit' && this.concealed); // the target has not read it yet, or the overlap is hidden
    const overlap = index < drafts.length && !untold ? positions[index]?.overlap ?? null : null;
    setAttr(cell, 'data-kind', look || kind);
    if (cell.firstElementChild) setAttr(cell.firstElementChild, 'data-kind', look || kind);
    setAttr(cell, 'aria-hidden', unknown ? 'true' : null);
    cell.style.setProperty('--overlap', String(overlap || 0));
    if (!unknown) setAttr(cell, 'aria-label', this.label(number, index, overlap, look || kind));
  }

  /** Marks what cutting the rounds to γ guesses would remove, except in an unfinished round: there it would reveal too much. */
  showCut(gamma: number, count: number) {
    const cutting = gamma < this.run.trace.settings.gamma ? gamma : Infinity;
    const from = cutting === this.cutting ? Math.min(count, this.marked) : 0;
    const to = cutting === Infinity && this.cutting === Infinity ? 0 : Math.max(count, this.marked);
    for (let number = from; number < to; number += 1) this.markCut(number, number < count ? cutting : Infinity);
    Object.assign(this, { cutting, marked: count });
  }

  /** Marks the cells that a cut removes, and the slot where the target's own token would be. */
  markCut(number: number, gamma: number) {
    const round = this.run.rounds[number];
    const drawn = keepsFinal(round, gamma);
    this.run.rows[number].slots.forEach((_, index) => {
      const cell = this.find({ round: number, index });
      const gone = index < round.drafts.length ? index >= gamma : !drawn;
      const own = index === gamma && !drawn;
      if (!cell) return;
      cell.classList.toggle('sv-cut', gone && !own);
      cell.classList.toggle('sv-cut-own', own);
      setAttr(cell, 'aria-description', gone ? t(own ? 'whatif.own' : 'whatif.gone', { gamma }) : null);
    });
  }

  find(at: At | null): HTMLElement | null {
    return (at && this.rows[at.round]?.querySelector<HTMLElement>(`[data-at="${at.round}.${at.index}"]`)) ?? null;
  }

  /** The cells shown, by rows, including those of the unfinished round. */
  cells() {
    const rows = this.rows.slice(0, this.shown + (this.now == null ? 0 : 1));
    const shown = (cell: Element) => !cell.hasAttribute('aria-hidden') && getComputedStyle(cell).visibility === 'visible';
    return rows.map((row, i) => [...row.querySelectorAll<HTMLElement>('[role=gridcell]')].filter((cell) => i < this.shown || shown(cell)));
  }

  /** Scrolls to the newest row shown, inside the scroller only. */
  followHead() {
    this.height ||= this.scroller.clientHeight - this.head.offsetHeight; // once per layout
    const { scrollTop } = this.scroller;
    const bottom = (this.shown + (this.now == null ? 0 : 1)) * ROW_HEIGHT;
    if (bottom > scrollTop + this.height) this.scroller.scrollTop = bottom - this.height;
    else if (bottom - 2 * ROW_HEIGHT < scrollTop) this.scroller.scrollTop = Math.max(0, bottom - 2 * ROW_HEIGHT);
  }

  relayout() {
    this.height = null;
  }
}
