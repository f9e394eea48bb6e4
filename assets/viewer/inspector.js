/** Why a token was accepted or rejected: both distributions, the accept test, the residual. */

/** @import { AreasView, At, How, Models, Position, Run, Say, Seen, ShareRow, State } from './types' */
/** @import { Sequels } from './sequels' */
import { exact, hex, percent, probabilities, probability, sentences, share, visible } from './text';
import { basisOf, chanceOf, deciding, isCertain, isLossy, leftover, ratioOf, ruleOf, wayOf, wordOf } from './rules';
import { residualOf, REST } from './distribution';
import { el, setAttr, setText, textNodes } from './dom';
import { term } from './glossary';
import { saver } from './snapshot';
import { slotIn } from './stream';
import { drafterName } from './settings';
import { Areas } from './areas';
import { tellUnguessed } from './caption';
import { drawsTrees, isTree, parentOf, pathOf } from './branching';
import { finalKind } from './phases';
import { Branch } from './branch';
import { OtherRules } from './otherrules';

const RESIDUAL_ROWS = 4;

export class Inspector {
  /** @type {HTMLParagraphElement} */
  basis;
  /** @type {HTMLSpanElement} */
  keep;
  /** @type {HTMLSpanElement} */
  drop;
  /** @type {HTMLSpanElement} */
  needle;
  /** @type {HTMLSpanElement} */
  needleLabel;
  /** @type {HTMLDivElement} */
  line;
  /** @type {HTMLSpanElement} */
  limit;
  /** @type {HTMLParagraphElement} */
  sum;
  /** @type {OtherRules} */
  others;
  /** @type {HTMLDivElement} */
  test;
  /** @type {HTMLParagraphElement} */
  note;
  /** @type {ShareRow[]} */
  residualRows;
  /** @type {HTMLDivElement} */
  residual;
  /** @type {Run} */
  run;
  /** @type {Seen} */
  seen;

  /**
   * @param {object} context
   * @param {Say} context.say
   * @param {(patch: Partial<State>) => void} context.set
   * @param {() => void} context.unpin
   * @param {(at: At) => void} context.stage pins a slot, and brings its round onto the stage
   * @param {Sequels} context.sequels starts further runs
   */
  constructor({ say, set, unpin, stage, sequels }) {
    this.say = say;
    this.key = ''; // of the slot shown, and how it looks
    this.token = el('div', { class: 'sv-big-token', translate: 'no' });
    this.kind = el('span', { class: 'sv-chip' });
    this.where = el('span', { class: 'sv-quiet' });
    this.there = el('button', {
      type: 'button', class: 'sv-link', title: say('inspector.stage'),
      on: { click: () => { stage({ round: this.seen.number, index: this.seen.index }); this.node.focus({ preventScroll: true }); } }, // it is about to disappear
    });
    this.pin = el('span', { class: 'sv-quiet' });
    this.unpin = el('button', { type: 'button', class: 'sv-link', hidden: true, on: { click: unpin } }, say('inspector.unpin'));
    this.why = el('p', { class: 'sv-why' });
    this.empty = el('p', { class: 'sv-quiet' }, say('inspector.empty'));
    this.absent = el('p', { class: 'sv-quiet', hidden: true }, say('inspector.absent'));
    this.areas = new Areas({ say, set });
    this.branch = new Branch({ say, sequels });
    this.body = el('div', { class: 'sv-inspected', hidden: true },
      el('div', { class: 'sv-title' }, this.token,
        el('div', {}, this.kind, ' ', this.where, this.there)),
      this.why, this.absent, this.areas.node, this.buildTest(), this.buildResidual(), this.branch.node,
      saver(say, this.areas.node, 'distributions'));
    this.node = el('section', { class: 'sv-section sv-inspector', tabindex: 0, 'aria-label': say('inspector.heading') },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('inspector.heading')),
        el('span', { class: 'sv-pin' }, this.pin, this.unpin)),
      this.empty, this.body);
  }

  buildTest() {
    const { say } = this;
    this.keep = el('span', { class: 'sv-keep' }, say('test.keep'));
    this.drop = el('span', { class: 'sv-drop' }, say('test.drop'));
    this.needle = el('span', { class: 'sv-needle' });
    this.needleLabel = el('span', { class: 'sv-needle-label' });
    this.line = el('div', { class: 'sv-test-line', role: 'img' }, this.keep, this.drop, this.needle, this.needleLabel);
    this.limit = el('span', { class: 'sv-limit' });
    this.sum = el('p', { class: 'sv-arithmetic' });
    this.basis = el('p', { class: 'sv-note' });
    this.others = new OtherRules(say);
    this.test = el('div', { class: 'sv-block sv-test' }, el('h3', {}, term('accept_test', say('test.heading'))), this.line,
      el('div', { class: 'sv-test-axis', 'aria-hidden': 'true' }, el('span', {}, '0'), this.limit, el('span', {}, '1')), this.sum, this.basis, this.others.node);
    return this.test;
  }

  buildResidual() {
    const { say } = this;
    this.residualRows = Array.from({ length: RESIDUAL_ROWS + 1 }, () => {
      const token = el('span', { class: 'sv-t' });
      const bar = el('span', { class: 'sv-share' });
      const mass = el('span', { class: 'sv-p' });
      return { token, bar, share: mass, node: el('li', {}, token, bar, mass) };
    });
    this.note = el('p', { class: 'sv-note' });
    this.residual = el('div', { class: 'sv-block sv-residual-block' }, el('h3', {}, term('residual', say('residual.heading'))),
      this.note,
      el('div', { class: 'sv-residual-head' }, el('span', {}, say('areas.token')), el('span', {}, say('residual.share'))),
      el('ul', { class: 'sv-residual' }, ...this.residualRows.map((row) => row.node)));
    return this.residual;
  }

  /**
   * Shows what is known of a slot. `seen.kind` may be `guessed` (drafted, not verified yet) or `lit`
   * (verified, not judged yet). With `seen.open`, the round's final token is not drawn yet.
   * @param {Run} run
   * @param {Seen | null} seen
   * @param {How} how why this slot was chosen
   * @param {{concealed?: boolean, elsewhere?: boolean}} [options] concealed: hides the distributions until the verdict;
   *   elsewhere: another round is on the stage
   */
  show(run, seen, how, { concealed = false, elsewhere = false } = {}) {
    this.empty.hidden = Boolean(seen);
    this.body.hidden = !seen;
    this.pin.hidden = !seen;
    this.unpin.hidden = !seen || how !== 'pinned';
    if (!seen) return;
    const { number, index, kind } = seen;
    const key = `${number}.${index} ${kind}`;
    if (run !== this.run || key !== this.key) this.node.scrollTop = 0; // what is new is read from its heading on
    this.key = key;
    this.run = run;
    this.seen = seen;
    setText(this.pin, this.say(`inspector.${how}`));
    this.showTitle();
    this.where.hidden = elsewhere;
    this.there.hidden = !elsewhere;
    setText(this.why, concealed ? this.say('predict.hidden') : this.explain());
    this.absent.hidden = concealed || Boolean(seen.position);
    this.areas.node.hidden = concealed || !seen.position;
    if (seen.position && !concealed) this.areas.show(this.view(seen.position));
    this.showTest();
    this.showResidual();
    this.branch.show(seen, (token) => this.name(token));
  }

  showTitle() {
    const { seen, say } = this;
    const glyph = seen.part ? [hex(seen.piece)] : seen.text ? textNodes(seen.text, true) : [say('token.empty')];
    this.token.replaceChildren(...glyph);
    this.token.dataset.kind = seen.kind;
    this.kind.dataset.kind = seen.kind;
    setText(this.kind, say(`kind.${wordOf(seen.kind, this.run.trace)}`));
    const { models, settings: { drafter } } = this.run.trace;
    const by = seen.draft && !seen.draft.source && drafter !== 'model' && drafterName(say, drafter, models.pair);
    const where = say('inspector.where', { round: seen.number + 1, slot: slotIn(this.run, seen.number, seen.index, say) });
    const shown = by ? say('token.from', { slot: where, drafter: by }) : where;
    [this.where, this.there].forEach((node) => setText(node, shown));
  }

  get greedy() {
    return this.run.trace.settings.temperature === 0;
  }

  /** The reason for the verdict, in words. */
  explain() {
    const { seen, say } = this;
    const bytes = seen.part ? say('inspector.bytes', { hex: hex(seen.piece) }) + ' '
      : seen.took > 1 ? say('inspector.joined', { n: seen.took }) + ' ' : '';
    const predicted = seen.draft?.confidence;
    return bytes + sentences(this.reason(), predicted != null && say('inspector.confidence', { predicted: percent(predicted) }));
  }

  reason() {
    const { seen, say, greedy } = this;
    const { kind, round, accepted, draft } = seen;
    if (kind === 'plain') return tellUnguessed(say('why.plain'), this.run, seen.number, say);
    const grown = isTree(round) ? this.reasonInTree() : '';
    if (grown) return grown;
    if (kind === 'bonus') return round.drafts.length === 1 ? say('why.bonus_one') : say('why.bonus', { n: round.drafts.length });
    if (!greedy && this.rule !== 'token') {
      const told = this.reasonOfRule();
      if (told) return told;
    }
    if (kind === 'correction') return say(`why.${greedy ? 'greedy_' : ''}correction`, { guess: this.name(round.drafts[accepted].token) });
    if (kind === 'untested') {
      const rejected = round.drafts.findIndex((d) => d.verdict === 'rejected');
      return rejected < 0 ? say('why.untested_end') : say('why.untested', { n: rejected + 1 });
    }
    if (kind === 'guessed' && this.lookedUp) return say('why.copied');
    if (greedy) return say(`why.greedy_${kind}`);
    if (draft?.target == null || draft.draft == null) return say('inspector.absent_probabilities');
    const [target, given] = probabilities(draft.target, draft.draft);
    const values = { target, draft: given, chance: percent(Math.min(1, draft.target / draft.draft)) };
    const told = kind !== 'accepted' ? kind : draft.target >= draft.draft ? 'sure' : 'lucky';
    return say(this.lookedUp && ['lucky', 'rejected'].includes(told) ? `why.copied_${told}` : `why.${told}`, values);
  }

  /** The reason where a tree differs from a chain (branches, siblings, certain guesses), else empty. */
  reasonInTree() {
    const { seen, say, greedy } = this;
    const { kind, round: { drafts }, index, draft } = seen;
    if (kind === 'correction' || kind === 'bonus' || (kind === 'untested' && draft?.draw == null)) return say(`tree.why.${kind}`);
    if (greedy || this.rule !== 'token' || !draft?.draft || draft.target == null) return '';
    if (kind === 'guessed') return say('tree.why.guessed');
    const younger = drafts.some(({ parent }, i) => i < index && parent === draft.parent);
    const certain = draft.draft === 1;
    if (!certain && !younger) return '';
    const [target, given] = probabilities(draft.target, draft.draft);
    const chance = percent(Math.min(1, draft.target / draft.draft));
    return sentences(younger && say('tree.why.left'), certain ? say('tree.why.certain', { target }) : say('tree.why.ratio', { target, draft: given, chance }));
  }

  get rule() {
    return ruleOf(this.run.trace);
  }

  /** The reason for the verdict under a rule other than the token rule; empty if the rule does not matter. */
  reasonOfRule() {
    const { seen, say, rule } = this;
    const { kind, round, accepted, draft } = seen;
    if (kind === 'correction') {
      const guess = round.drafts[accepted];
      const values = { guess: this.name(guess.token), weight: probability(guess.weight ?? 1) };
      return isLossy(rule) ? '' : say(`rules.why.${rule}.correction`, values);
    }
    if (kind === 'untested') return rule === 'block' && round.final ? say('rules.why.block.dropped') : '';
    if (!draft || (kind !== 'accepted' && kind !== 'rejected') || draft.target == null || !draft.draft) return '';
    if (rule === 'block') {
      const [draw, ratio] = probabilities(draft.draw ?? 0, ratioOf(draft) ?? 1);
      const last = !round.drafts.some((_, i) => parentOf(round.drafts, i) === seen.index);
      const way = kind === 'accepted' ? wayOf(draft) : last ? 'rejected_last' : kind;
      return say(`rules.why.block.${way}`, { by: deciding(round.drafts) + 1, draw, ratio });
    }
    const [target, given] = probabilities(draft.target, draft.draft);
    return say(`rules.why.${isLossy(rule) ? 'lossy' : rule}.${kind}`, {
      rule: say(`rules.name.${rule}`), target, draft: given,
      chance: percent(chanceOf(draft) ?? 0), exact: percent(Math.min(1, draft.target / draft.draft)),
    });
  }

  /** @param {number} token */
  name(token) {
    if (token === REST) return this.say('token.rest');
    const text = this.run.alone(token);
    return visible(text) || hex(this.run.piece(token)) || this.say('token.empty');
  }

  /**
   * The input of the picture of both distributions.
   * @param {Position} position
   * @returns {AreasView}
   */
  view(position) {
    const { seen, say } = this;
    const { kind, round, judged } = seen;
    const alone = seen.judgedAt >= round.drafts.length;
    const models = alone ? 'target' : kind === 'guessed' ? 'draft' : 'both';
    const undecided = kind === 'guessed' || kind === 'lit';
    /** @type {Map<number, string>} */
    const marks = new Map();
    const final = !seen.open && (!seen.draft || kind === 'rejected') ? round.final : null;
    const ends = finalKind(round);
    if (final && ends) marks.set(final.token, ends);
    if (judged) marks.set(judged.token, undecided ? kind : judged.verdict);
    const decides = judged && !undecided && !this.greedy && this.rule === 'token'; // otherwise the shared part does not decide
    const dart = !decides || judged.draw == null || judged.draft == null ? null
      : { token: judged.token, at: judged.draw * judged.draft, kind: judged.verdict };
    const headings = { target: 'areas.heading_target', draft: 'areas.heading_draft', both: 'areas.heading' };
    return {
      position, name: (id) => this.name(id), heading: say(headings[models]), notes: this.notes(models),
      shaping: this.shaping(), models, marks, dart, decides: this.rule === 'token',
    };
  }

  /** @param {Models} models */
  notes(models) {
    const notes = [];
    if (this.seen.kind === 'untested') notes.push('areas.untested');
    if (models !== 'target' && this.lookedUp) notes.push('areas.lookup');
    if (this.greedy) notes.push('areas.greedy');
    else if (models === 'both' && this.rule !== 'token') notes.push('rules.areas');
    return notes.map((name) => this.say(name));
  }

  /** The settings that turn the models' own probabilities into those sampled from, in words. */
  shaping() {
    const { temperature, top_k: topK, top_p: topP } = this.run.trace.settings;
    const { say } = this;
    return [
      say('areas.temperature', { value: temperature }),
      ...(topK > 0 ? [say('areas.top_k', { value: topK })] : []),
      ...(topP < 1 ? [say('areas.top_p', { value: topP })] : []),
    ].join(say('comma'));
  }

  /** Whether prompt lookup copied the guess: then no draft model's distribution is behind it. */
  get lookedUp() {
    const { drafter } = this.run.trace.settings;
    const { judged, position } = this.seen;
    if (judged?.source) return judged.source === 'lookup';
    return drafter === 'lookup' || (drafter.startsWith('lookup') && position !== null && position.rest[4] == null);
  }

  showTest() {
    const { seen, say, rule } = this;
    const tests = ['accepted', 'rejected', ...(rule === 'block' ? ['untested'] : [])];
    const judged = tests.includes(seen.kind) ? seen.draft : null;
    const { draw: drawn = null, target = null, draft = null } = judged ?? {};
    const threshold = chanceOf(judged ?? undefined);
    const tested = !this.greedy && drawn !== null && threshold !== null;
    this.test.hidden = !tested;
    if (!tested || !judged) return;
    this.others.show(judged, seen.position, drawn, !drawsTrees(this.run.trace));
    const [draw, limit] = probabilities(drawn, threshold);
    const values = {
      draw, threshold: limit, target: exact(target), draft: exact(draft),
      kind: say(`kind.${wordOf(seen.kind, this.run.trace)}`),
    };
    const passed = drawn < threshold ? 'passed' : 'failed';
    setText(this.keep, say(rule === 'block' ? 'rules.pass' : 'test.keep'));
    setText(this.drop, say(rule === 'block' ? 'rules.fail' : 'test.drop'));
    this.test.style.setProperty('--threshold', String(threshold));
    this.test.style.setProperty('--draw', String(drawn));
    this.keep.dataset.side = drawn < threshold / 2 ? 'end' : 'start';
    this.drop.dataset.side = drawn > (1 + threshold) / 2 ? 'start' : 'end';
    this.limit.dataset.side = threshold > 0.6 ? 'left' : 'right';
    setText(this.limit, `${say('test.threshold')} ${limit}`);
    this.line.dataset.kind = seen.kind;
    const certain = isCertain(judged, rule);
    [this.needle, this.needleLabel].forEach((node) => { node.hidden = certain; });
    this.keep.classList.toggle('sv-narrow', threshold < 0.2);
    this.drop.classList.toggle('sv-narrow', threshold > 0.8);
    this.needleLabel.dataset.side = drawn > 0.5 ? 'left' : 'right';
    setText(this.needleLabel, `${say('test.draw')} ${draw}`);
    const sum = say(rule === 'token' ? `test.${seen.kind}` : `rules.sum.${certain ? 'certain' : isLossy(rule) ? 'lossy' : rule}.${passed}`, values);
    setText(this.sum, sum);
    this.line.setAttribute('aria-label', certain ? sum : say('test.aria', values));
    this.showBasis();
  }

  /** Explains the threshold of block verification, which depends on the other guesses. */
  showBasis() {
    const { say, seen: { round, index } } = this;
    const basis = this.rule === 'block' && !drawsTrees(this.run.trace) ? basisOf(round.drafts, index) : null;
    this.basis.hidden = !basis;
    if (!basis) return;
    const values = { weight: probability(basis.weight), excess: probability(basis.excess) };
    setText(this.basis, say(`rules.basis.${basis.last ? 'last' : 'earlier'}`, values));
  }

  showResidual() {
    const { seen } = this;
    const used = seen.kind === 'rejected' || seen.kind === 'correction';
    const { drafts } = seen.round;
    const end = pathOf(drafts).at(-1) ?? -1;
    const guess = seen.kind === 'rejected' ? seen.draft
      : drafts.findLast((draft, index) => draft.verdict === 'rejected' && parentOf(drafts, index) === end) ?? null;
    const residual = used && seen.position && guess ? residualOf(seen.position, leftover(guess, this.rule)) : null;
    this.residual.hidden = !residual;
    if (!residual) return;
    const told = !this.greedy && (this.rule === 'block' || this.rule === 'match');
    setText(this.note, told ? this.say(`rules.residual.${this.rule}`, { weight: probability(guess?.weight ?? 1) }) : this.say('residual.note'));
    const drawn = seen.open || !seen.round.final ? null : seen.round.final.token;
    const first = residual.shares.slice(0, RESIDUAL_ROWS);
    const chosen = residual.shares.find((c) => c.token === drawn);
    if (chosen && !first.includes(chosen)) first[RESIDUAL_ROWS - 1] = chosen;
    const listed = first.reduce((sum, c) => sum + c.share, 0);
    const rows = [...first, { token: REST, share: Math.max(0, 1 - listed) }];
    this.residualRows.forEach((row, i) => this.fillShare(row, rows[i], drawn));
  }

  /**
   * @param {ShareRow} row
   * @param {{token: number, share: number} | undefined} entry
   * @param {number | null} drawn
   */
  fillShare(row, entry, drawn) {
    row.node.hidden = !entry;
    if (!entry) return;
    setText(row.token, this.name(entry.token));
    setAttr(row.token, 'title', this.name(entry.token));
    row.bar.style.setProperty('--share', String(entry.share));
    row.node.classList.toggle('sv-others', entry.token === REST);
    setText(row.share, share(entry.share));
    if (entry.token === drawn) row.node.dataset.drawn = this.say('residual.chosen');
    else delete row.node.dataset.drawn;
  }
}
