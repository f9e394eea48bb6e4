/**
 * The current round in large cells: the draft's guesses, the target's one pass over all of them,
 * each test, and the token that the target adds. The cells stay; each phase changes their look.
 */

/** @import { At, Draft, Look, Moment, Run, Say, Slot, State } from './types' */
import { probabilities, visible } from './text';
import { chanceOf, deciding, isCertain, ruleOf, wordOf } from './rules';
import { drafterName } from './settings';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { drawsTrees, isTree } from './branching';
import { TreePicture } from './tree';
import { labelOf, paintToken } from './stream';
import { inspected, onStage, picture } from './state';
import { isConcealing } from './questions';

const MANY = 7; // with more cells the layout is tight, with more than TOO_MANY tighter still
const TOO_MANY = 12;

/** @typedef {Record<'node' | 'gauge' | 'needle' | 'says' | 'mark' | 'kind' | 'figures', HTMLElement>} Cell */

/** Gives the style sheet the text's length, to choose a font size that fits. @param {HTMLElement} node @param {string | null | undefined} text */
function fit(node, text) {
  node.style.setProperty('--sv-characters', String(text?.length || 1));
}

export class RoundPicture {
  /** @type {Run | null} */
  run = null;
  /** @type {Cell[]} */
  cells = []; // by slot; the last is for the target's own token, even if there is none, so as not to reveal that early
  number = -1;
  columns = Infinity; // that fit into one line; Infinity: not measured since the last change of size
  /** @type {Moment | null} */
  moment = null;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.tree = new TreePicture(say);
    this.row = el('div', { class: 'sv-slots', role: 'row' });
    this.guesses = term('draft', say('round.guesses'));
    this.tests = el('li', { hidden: true }, term('accept_test', say('round.tests')));
    this.node = el('section', { class: 'sv-round', 'aria-label': say('round.label') },
      el('ul', { class: 'sv-slot-names' }, el('li', {}, this.guesses), el('li', {}, term('verification', say('round.pass'))), this.tests),
      el('div', { class: 'sv-slots-grid', role: 'grid', 'aria-label': say('round.label') }, this.row), this.tree.node);
  }

  /**
   * Shows the round on the stage.
   * @param {State} state
   * @param {Run} run
   */
  show(state, run) {
    const { moment } = state;
    const now = picture(state);
    const number = Math.max(0, onStage(state));
    const tree = number in run.rounds && isTree(run.rounds[number]);
    this.node.classList.toggle('sv-round-tree', tree);
    this.tree.node.hidden = !tree;
    const drawn = run === this.run && number === this.number && (tree || this.cells.length > 0);
    if (tree) Object.assign(this, { run, number, cells: [] });
    else if (!drawn || this.isUnmeasured || this.row.childElementCount !== this.wide(run, number) + 1) this.build(run, number);
    const slots = run.rows[number]?.slots ?? [];
    /** @type {Look[]} */
    const looks = now?.looks ?? slots.map(({ kind }) => (moment.round ? kind : 'absent'));
    this.node.classList.toggle('sv-round-now', Boolean(now));
    this.node.classList.toggle('sv-verified', now ? now.verified : moment.round > 0);
    if (tree) this.tree.show(run, number, looks, !now && moment.round > 0);
    if (tree && (moment !== this.moment || !drawn) && (now ? now.phase.name !== 'verify' && now.phase.name !== 'discard' : moment.round)) {
      this.tree.reveal(inspected(state).at?.index ?? slots.length - 1);
    }
    this.moment = moment;
    this.node.classList.toggle('sv-round-fallen', Boolean(now?.fallen));
    this.node.dataset.phase = now?.phase.name ?? '';
    const entered = !now && state.entered === 'step' ? slots.length - 1 : -1;
    this.cells.forEach(({ node }, index) => {
      this.dress(index, looks[index] ?? 'absent', isConcealing(state));
      node.toggleAttribute('data-now', now?.phase.index === index);
      node.toggleAttribute('data-entered', entered === index);
    });
    this.tests.hidden = !this.cells.some(({ figures }) => figures.textContent);
  }

  /**
   * The number of columns for guesses: the run's width as far as it fits, so that a short round stays in
   * one line; with trees, only the round's own guesses.
   * @param {Run} run
   * @param {number} number
   */
  wide(run, number) {
    const own = run.rounds[number]?.drafts.length ?? 0;
    return drawsTrees(run.trace) ? own : Math.max(own, Math.min(run.width, this.columns - 1));
  }

  /** Measures again how many columns fit. */
  relayout() {
    this.columns = Infinity;
  }

  /** Whether the columns can be measured and have not been. */
  get isUnmeasured() {
    return this.columns === Infinity && this.row.clientWidth > 0;
  }

  /** @param {Run} run @param {number} number */
  build(run, number) {
    const held = this.cells.findIndex(({ node }) => node === document.activeElement);
    if (run !== this.run) this.relayout(); // its cells may be tighter
    Object.assign(this, { run, number });
    const slots = run.rows[number]?.slots ?? [];
    const drafted = run.rounds[number]?.drafts.length ?? -1;
    this.cells = Array.from({ length: drafted + 1 }, (_, index) => this.cell(run, slots[index], index));
    const most = drawsTrees(run.trace) ? drafted : run.width; // the same look in all rounds
    this.node.classList.toggle('sv-round-tight', most >= MANY);
    this.node.classList.toggle('sv-round-tighter', most >= TOO_MANY);
    const { models, settings: { drafter } } = run.trace;
    const by = run.rounds[number]?.drafts[0]?.source ?? drafter;
    this.guesses.dataset.term = by === 'model' ? 'draft' : 'drafter';
    setText(this.guesses, drafter === 'model' ? this.say('round.guesses') : drafterName(this.say, by, models.pair));
    this.place(this.wide(run, number));
    if (this.isUnmeasured) {
      this.columns = getComputedStyle(this.row).gridTemplateColumns.split(' ').length;
      this.place(this.wide(run, number));
    }
    if (held >= 0) (this.cells[held] ?? this.cells.at(-1))?.node.focus();
  }

  /** Places the cells in the row, with free columns between the guesses and the target's own token. @param {number} wide the number of columns for guesses */
  place(wide) {
    const drafted = this.cells.length - 1;
    const cells = Array.from({ length: wide + 1 }, (_, column) => {
      const index = column === wide ? drafted : column < drafted ? column : -1;
      return this.cells[index]?.node ?? el('div', { class: 'sv-slot sv-slot-empty', 'aria-hidden': 'true' });
    });
    this.node.classList.toggle('sv-round-undrafted', wide === 0);
    this.row.replaceChildren(...cells);
  }

  /**
   * @param {Run} run
   * @param {Slot | undefined} slot
   * @param {number} index
   * @returns {Cell}
   */
  cell(run, slot, index) {
    const { drafts, positions = [] } = run.rounds[this.number];
    const draft = drafts[index];
    const needle = el('span', { class: 'sv-gauge-draw' });
    const gauge = el('span', { class: 'sv-gauge', hidden: true }, el('span', { class: 'sv-gauge-keep' }), needle);
    const says = el('span', { class: 'sv-slot-says', hidden: true });
    const mark = el('span', { class: 'sv-mark', 'aria-hidden': 'true' });
    const kind = el('span', { class: 'sv-slot-kind' });
    const figures = el('span', { class: 'sv-slot-figures' });
    const threshold = chanceOf(draft);
    const greedy = run.trace.settings.temperature === 0;
    if (greedy && draft) {
      const choice = positions[index]?.candidates.find(([, target]) => target === 1);
      setText(says, choice ? visible(run.alone(choice[0])) : '');
      fit(says, says.textContent);
    } else if (threshold !== null) {
      gauge.style.setProperty('--keep', String(threshold));
      needle.style.setProperty('--draw', String(draft.draw ?? 0));
    }
    const text = el('span', { class: 'sv-slot-text' });
    fit(text, slot?.text);
    if (slot) paintToken(text, slot, true);
    const node = el('div', {
      class: 'sv-slot', role: 'gridcell', tabindex: -1, 'data-at': `${this.number}.${index}`, style: `--i:${index}`,
    },
    el('span', { class: 'sv-slot-token', translate: 'no' }, text),
    el('span', { class: 'sv-slot-pass', 'aria-hidden': 'true' }, gauge, says),
    el('span', { class: 'sv-slot-verdict', 'aria-hidden': 'true' }, mark, kind), figures);
    return { node, gauge, needle, says, mark, kind, figures };
  }

  /**
   * @param {number} index
   * @param {Look} look
   * @param {boolean} concealed whether to hide the chance of acceptance until the verdict
   */
  dress(index, look, concealed) {
    const { run, number, say } = this;
    const cell = this.cells[index];
    if (!run || !cell) return;
    const draft = run.rounds[number].drafts[index];
    const decided = look === 'accepted' || look === 'rejected';
    const scored = Boolean(draft) && (decided || look === 'untested' || (look === 'lit' && !concealed));
    const threshold = chanceOf(draft);
    const greedy = run.trace.settings.temperature === 0;
    setAttr(cell.node, 'data-kind', look);
    setAttr(cell.mark, 'data-kind', look);
    setAttr(cell.node, 'aria-hidden', look === 'absent' ? 'true' : null);
    setAttr(cell.node, 'aria-label', look === 'absent' ? null : labelOf(run, number, index, say, look));
    cell.gauge.hidden = greedy || !scored || threshold === null;
    cell.says.hidden = !greedy || !scored;
    const drawn = decided && !greedy && !isCertain(draft, ruleOf(run.trace)) ? draft.draw : null;
    cell.needle.hidden = drawn == null;
    setText(cell.kind, look === 'absent' || look === 'guessed' || look === 'lit' ? '' : say(`kind.${wordOf(look, run.trace)}`));
    setText(cell.figures, drawn != null && threshold !== null ? this.test(draft, drawn, threshold) : '');
  }

  /** @param {Draft} draft @param {number} drawn @param {number} threshold */
  test(draft, drawn, threshold) {
    const drafts = this.run?.rounds[this.number].drafts ?? [];
    if (draft.verdict === 'accepted' && drawn >= threshold) return this.say('rules.kept_by', { n: deciding(drafts) + 1 });
    const [draw, limit] = probabilities(drawn, threshold);
    return this.say(drawn < threshold ? 'round.below' : 'round.above', { draw, threshold: limit });
  }

  /**
   * @param {At | null} at
   * @returns {HTMLElement | null}
   */
  find(at) {
    if (!this.tree.node.hidden) return this.tree.find(at);
    return (at && at.round === this.number && this.cells[at.index]?.node) || null;
  }

  /** The first cell shown: the Tab stop if the inspected slot is in another round. */
  entrance() {
    return this.rows()[0]?.[0] ?? null;
  }

  /** The cells shown, as a single row; of a tree by levels. */
  rows() {
    if (!this.tree.node.hidden) return this.tree.rows();
    return [this.cells.flatMap(({ node }) => (node.dataset.kind === 'absent' ? [] : [node]))];
  }
}
