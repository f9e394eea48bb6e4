/**
 * Both distributions in one picture. Each row is a token, each length a probability, and all rows are
 * equally high. The part that both models share, over all rows, is therefore an area of size β, the
 * chance that the token rule accepts a token drafted here. The draft's excess is rejected; the target's excess is
 * the residual. A dart shows the accept test: it lands at draw × draft in the guess's row, and the
 * guess is accepted if the dart is within the shared part.
 */

/** @import { AreaPart, AreaRow, AreasView, Dart, Row, Say, State } from './types' */
import { probability, sentences, share } from './text';
import { isShaped, ROWS, rowsOf, tableOf } from './distribution';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { toggles } from './controls';

/** @type {AreaPart[]} */
const PARTS = ['both', 'target', 'draft'];
const TERMS = { both: 'overlap', target: 'residual', draft: 'rejected' };
const TICKS = [0, 0.5, 1];

export class Areas {
  /** @type {AreaRow[]} */
  rows;
  /** @type {AreaRow} */
  total;
  /** @type {Record<string, HTMLElement>} */
  keys;
  /** @type {HTMLSpanElement} */
  targetHead;
  /** @type {HTMLSpanElement} */
  draftHead;
  /** @type {HTMLDivElement} */
  chart;
  /** @type {HTMLUListElement} */
  legend;
  /** @type {HTMLDivElement} */
  picture;
  /** @type {HTMLTableSectionElement} */
  body;
  /** @type {HTMLDivElement} */
  table;
  /** @type {AreasView} */
  view;

  raw = false;
  asTable = false;

  /** @param {{say: Say, set: (patch: Partial<State>) => void}} context */
  constructor({ say, set }) {
    this.say = say;
    this.heading = el('h3', {});
    this.shaping = toggles(say('areas.view'), [
      ['shaped', say('areas.shaped')], ['raw', say('areas.raw')],
    ], (name) => set({ raw: name === 'raw' }));
    this.form = toggles(say('areas.form'), [
      ['picture', say('areas.picture')], ['table', say('areas.table')],
    ], (name) => set({ asTable: name === 'table' }));
    this.note = el('p', { class: 'sv-note' });
    this.node = el('div', { class: 'sv-block sv-areas-block' }, this.heading,
      el('div', { class: 'sv-areas-views' }, this.shaping.node, this.form.node),
      this.buildPicture(), this.buildTable(), this.note);
  }

  buildPicture() {
    const { say } = this;
    this.rows = Array.from({ length: ROWS }, () => this.buildRow('sv-area-row'));
    this.total = this.buildRow('sv-area-row sv-area-total');
    setText(this.total.name, say('areas.total'));
    const key = (/** @type {AreaPart} */ part, /** @type {string} */ text) => el('li', {}, el('span', { class: 'sv-area-key', 'data-area': part }), term(TERMS[part], text));
    this.keys = Object.fromEntries(PARTS.map((part) => [part, key(part, say(`areas.key.${part}`))]));
    this.keys.dart = el('li', {}, el('span', { class: 'sv-dart-key' }), say('areas.key.dart'));
    const head = el('div', { class: 'sv-area-row sv-area-head' }, el('span', {}, say('areas.token')), el('span', {}),
      (this.targetHead = el('span', { class: 'sv-p' }, say('areas.target'))),
      (this.draftHead = el('span', { class: 'sv-p' }, say('areas.draft'))));
    const axis = el('div', { class: 'sv-area-row sv-area-axis' }, el('span', {}),
      el('span', { class: 'sv-area-ticks' }, ...TICKS.map((tick) => el('span', { style: `--x:${tick}` }, String(tick)))));
    this.chart = el('div', { class: 'sv-areas', role: 'img' },
      head, ...this.rows.map((row) => row.node), axis, this.total.node);
    this.legend = el('ul', { class: 'sv-legend' }, ...Object.values(this.keys));
    this.picture = el('div', { class: 'sv-areas-picture' }, this.chart, this.legend);
    return this.picture;
  }

  /** @param {string} name */
  buildRow(name) {
    const [text, target, draft] = ['sv-t', 'sv-p', 'sv-p'].map((kind) => el('span', { class: kind }));
    const dart = el('span', { class: 'sv-dart', hidden: true });
    const bar = el('span', { class: 'sv-area-bar' }, ...PARTS.map((part) => el('span', { 'data-area': part })), dart);
    return { name: text, target, draft, dart, bar, node: el('div', { class: name }, text, bar, target, draft) };
  }

  buildTable() {
    const head = (/** @type {string} */ name) => el('th', { scope: 'col' }, this.say(`areas.${name}`));
    this.body = el('tbody', {});
    this.table = el('div', { class: 'sv-areas-table', tabindex: 0, role: 'region', 'aria-label': this.say('areas.table_label'), hidden: true },
      el('table', {}, el('thead', {}, el('tr', {}, ...['token', 'target', 'draft', 'both'].map(head))), this.body));
    return this.table;
  }

  /**
   * Switches between shaped and raw, picture and table; animates lengths unless the system reduces motion.
   * @param {State} state
   */
  dress({ raw, asTable }) {
    if (raw === this.raw && asTable === this.asTable) return;
    Object.assign(this, { raw, asTable });
    this.node.classList.add('sv-morph');
    if (this.view) this.paint();
  }

  /**
   * @param {AreasView} view
   */
  show(view) {
    this.view = view;
    this.node.classList.remove('sv-morph');
    this.paint();
  }

  paint() {
    const { view, say } = this;
    const shaped = isShaped(view.position);
    const raw = this.raw && shaped;
    this.shaping.node.hidden = !shaped;
    this.shaping.set(raw ? 'raw' : 'shaped');
    this.form.set(this.asTable ? 'table' : 'picture');
    this.picture.hidden = this.asTable;
    this.table.hidden = !this.asTable;
    setText(this.heading, view.heading);
    const note = raw ? 'areas.raw_note' : 'areas.shaped_note';
    setText(this.note, sentences(...view.notes, shaped && say(note, { shaping: view.shaping })));
    if (this.asTable) this.paintTable(raw);
    else this.paintPicture(raw);
  }

  /**
   * The row, with null for probabilities of a model that the view does not show.
   * @param {Row} row
   */
  seen({ token, target, draft, both }) {
    const { models } = this.view;
    return {
      token, target: models === 'draft' ? null : target, draft: models === 'target' ? null : draft,
      both: models === 'both' ? both : null,
    };
  }

  /** @param {boolean} raw */
  paintPicture(raw) {
    const { position, marks, models } = this.view;
    const rows = rowsOf(position, [...marks.keys()], raw).map((row) => this.seen(row));
    if (models === 'draft') rows.splice(0, rows.length - 1, ...rows.slice(0, -1).sort((a, b) => (b.draft ?? 0) - (a.draft ?? 0)));
    const dart = raw ? null : this.view.dart;
    this.rows.forEach((row, i) => {
      const rest = i === rows.length - 1;
      row.node.hidden = i >= rows.length;
      if (!row.node.hidden) this.paintRow(row, rows[i], { rest, dart });
    });
    const whole = models === 'both' && !raw ? position.overlap : null;
    this.total.node.hidden = whole === null;
    if (whole !== null) this.paintTotal(whole);
    this.targetHead.classList.toggle('sv-unseen', models === 'draft');
    this.draftHead.classList.toggle('sv-unseen', models === 'target');
    this.legend.hidden = models !== 'both';
    this.keys.dart.hidden = !dart;
    PARTS.forEach((part) => setText(/** @type {Node} */ (this.keys[part].lastChild), this.say(`areas.${this.view.decides ? 'key' : 'plain_key'}.${part}`)));
    setAttr(this.chart, 'aria-label', this.describe(rows, whole, dart));
  }

  /** @param {AreaRow} row @param {Row} values @param {{rest: boolean, dart: Dart | null}} options */
  paintRow(row, values, { rest, dart }) {
    const { view } = this;
    const mark = view.marks.get(values.token);
    const name = view.name(values.token);
    row.node.classList.toggle('sv-others', rest);
    setText(row.name, name);
    setAttr(row.name, 'title', name);
    setAttr(row.name, 'data-kind', mark);
    setText(row.target, values.target == null ? '' : share(values.target));
    setText(row.draft, values.draft == null ? '' : share(values.draft));
    PARTS.forEach((part) => row.bar.style.setProperty(`--${part}`, String(values[part] || 0)));
    row.dart.hidden = dart?.token !== values.token;
    if (!dart || row.dart.hidden) return;
    row.dart.style.setProperty('--x', String(dart.at));
    row.dart.dataset.side = dart.at > 0.8 ? 'left' : 'right'; // keeps its flag within the bar
    row.dart.dataset.kind = dart.kind;
  }

  /** @param {number} overlap */
  paintTotal(overlap) {
    this.total.bar.style.setProperty('--both', String(overlap));
    this.total.bar.style.setProperty('--draft', '1');
    setText(this.total.target, '');
    setText(this.total.draft, probability(overlap));
  }

  /**
   * The picture as a sentence.
   * @param {Row[]} rows
   * @param {number | null} whole the overlap, if it is shown
   * @param {Dart | null} dart
   */
  describe(rows, whole, dart) {
    const { say, view } = this;
    const first = (/** @type {'target' | 'draft'} */ column) => {
      const best = rows.slice(0, -1).filter((row) => row[column] != null).sort((a, b) => (b[column] ?? 0) - (a[column] ?? 0))[0];
      return best && say(`areas.first.${column}`, { token: view.name(best.token), p: probability(best[column]) });
    };
    const rest = rows[rows.length - 1];
    return sentences(
      first('target'), first('draft'),
      whole !== null && say('areas.overlap', { overlap: probability(whole) }),
      dart && say(`areas.dart.${dart.kind}`, { token: view.name(dart.token) }),
      say('areas.rest', { target: share(rest.target), draft: share(rest.draft) }),
    );
  }

  /** @param {boolean} raw */
  paintTable(raw) {
    const { position, name, marks, models } = this.view;
    const cell = (/** @type {number | null} */ value) => el('td', {}, share(value));
    const line = (/** @type {Row} */ { token, target, draft, both }) => el('tr', {},
      el('th', { scope: 'row', class: 'sv-t', 'data-kind': marks.get(token) }, name(token)), cell(target), cell(draft), cell(both));
    const lines = tableOf(position, raw).map((row) => line(this.seen(row)));
    if (models === 'both' && !raw) {
      lines.push(el('tr', { class: 'sv-sum' }, el('th', { scope: 'row' }, this.say('areas.sum')), cell(1), cell(1), cell(position.overlap)));
    }
    this.body.replaceChildren(...lines);
  }
}
