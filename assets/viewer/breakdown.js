/**
 * How far the guesses get: acceptance by slot, over all rounds and over those that accepted all
 * earlier guesses; accepted lengths; the calibration of predicted acceptance.
 */

/** @import { Draft, VerdictCounts, Round, Run, Say, Verdict } from './types' */
/** @import { Share } from './chances' */
import { depthsOf, isTree } from './branching';
import { FEW, groupsOf, predictionsOf, predicts, shareOf } from './chances';
import { ruleOf } from './rules';
import { decimal, percent, sentences } from './text';
import { el, setAttr, setText } from './dom';
import { term } from './glossary';
import { numbers } from './toggles';
import { Dots } from './dots';

/** @type {Verdict[]} */
const VERDICTS = ['accepted', 'rejected', 'untested'];

const FIFTHS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at, label: percent(at) }));

/** @type {(verdict: Verdict, share: number) => [string, number]} */
const pair = (verdict, share) => [verdict, share];

/**
 * Counts verdicts by slot of the round; in a tree, by level.
 * @returns {{accepted: number, rejected: number, untested: number}[]} first guess first
 * @param {Round[]} rounds
 */
export function bySlot(rounds) {
  const slots = Array.from({ length: Math.max(0, ...rounds.map((round) => round.drafts.length)) },
    () => ({ accepted: 0, rejected: 0, untested: 0 }));
  rounds.forEach(({ drafts }) => {
    if (!isTree({ drafts })) drafts.forEach((draft, i) => { slots[i][draft.verdict] += 1; });
    else atLevels(drafts).forEach((verdict, level) => { slots[level][verdict] += 1; });
  });
  const used = slots.findLastIndex((slot) => VERDICTS.some((verdict) => slot[verdict]));
  return slots.slice(0, used + 1);
}

/**
 * The verdict of each level of a tree: accepted if any guess was, else rejected if any was, else untested.
 * @param {Draft[]} drafts
 * @returns {Verdict[]}
 */
function atLevels(drafts) {
  const depths = depthsOf(drafts);
  return Array.from({ length: Math.max(...depths) + 1 }, (_, level) => {
    const verdicts = drafts.filter((draft, index) => depths[index] === level).map(({ verdict }) => verdict);
    return verdicts.includes('accepted') ? 'accepted' : verdicts.includes('rejected') ? 'rejected' : 'untested';
  });
}

/**
 * How many rounds accepted 0, 1, 2, … guesses.
 * @param {Round[]} rounds
 */
export function byLength(rounds) {
  const lengths = rounds.map((round) => round.drafts.filter((draft) => draft.verdict === 'accepted').length);
  const longest = rounds.map(({ drafts }) => (isTree({ drafts }) ? Math.max(...depthsOf(drafts)) + 1 : drafts.length));
  const counts = Array(Math.max(0, ...longest) + 1).fill(0);
  lengths.forEach((length) => { counts[length] += 1; });
  return counts;
}

/** A small bar chart, with a sentence and a table. */
class Bars {
  /** @param {string} heading @param {string} means glossary term @param {string[]} heads of the table's columns @param {Say} say */
  constructor(say, heading, means, heads) {
    this.chart = el('div', { class: 'sv-columns', role: 'img' });
    this.sentence = el('p', { class: 'sv-note' });
    this.table = numbers(say, heading, heads);
    this.node = el('figure', { class: 'sv-figure-block' }, el('h3', {}, term(means, heading)),
      this.chart, this.sentence, this.table.node);
  }

  /**
   * @param {{label: string, value: string, parts: [string, number][]}[]} columns parts as shares of a full bar
   * @param {string} text the chart as a sentence
   * @param {(string | number)[][]} rows
   */
  show(columns, text, rows) {
    const filled = columns.map(({ label, value, parts }) => el('div', { class: 'sv-column' },
      el('span', { class: 'sv-column-value' }, value),
      el('span', { class: 'sv-column-bar' }, ...parts.map(([kind, share]) =>
        el('span', { 'data-kind': kind, style: `--n:${share}` }))),
      el('span', { class: 'sv-column-label' }, label)));
    this.chart.replaceChildren(...filled);
    this.chart.classList.toggle('sv-many-columns', columns.length > 9);
    setAttr(this.chart, 'aria-label', text);
    setText(this.sentence, text);
    this.table.show(rows);
  }
}

export class Breakdown {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.slots = new Bars(say, say('slots.heading'), 'acceptance_by_position', [
      say('slots.slot'), ...VERDICTS.map((verdict) => say(`kind.${verdict}`)), say('slots.of_rounds'), say('slots.of_judged')]);
    this.given = new Dots(say, say('given.heading'), 'acceptance_by_position', [
      say('slots.slot'), say('slots.of_judged'), say('given.interval'), say('given.tested')]);
    this.calibration = new Dots(say, say('calibration.heading'), 'calibration', [
      say('calibration.predicted'), say('calibration.mean'), say('slots.of_judged'), say('given.interval'), say('given.tested')]);
    this.lengths = new Bars(say, say('lengths.heading'), 'mean_acceptance_length', [say('lengths.length'), say('lengths.rounds')]);
    const key = (/** @type {string} */ kind) => el('li', {}, el('span', { class: 'sv-swatch', 'data-kind': kind }), say(`kind.${kind}`));
    this.slots.chart.after(el('ul', { class: 'sv-legend' }, ...VERDICTS.map(key)));
    this.all = el('div', {},
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('breakdown.heading'))),
      el('div', { class: 'sv-breakdown-charts' }, this.slots.node, this.given.node, this.lengths.node, this.calibration.node));
    this.node = el('section', { class: 'sv-section' }, this.all);
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    const rounds = run.rounds.slice(0, shown);
    this.all.hidden = !run.width; // not the node itself: Charts would never draw it again
    const slots = bySlot(rounds);
    this.showCalibration(run, rounds); // first: it may leave its room to the others
    this.showSlots(slots, shown);
    this.showGiven(slots);
    this.showLengths(byLength(rounds), shown);
  }

  /** @param {VerdictCounts[]} slots @param {number} rounds */
  showSlots(slots, rounds) {
    const { say } = this;
    const judged = (/** @type {VerdictCounts} */ { accepted, rejected }) => accepted / (accepted + rejected);
    const columns = slots.map((slot, i) => ({
      label: String(i + 1), value: percent(slot.accepted / rounds),
      parts: VERDICTS.map((verdict) => pair(verdict, slot[verdict] / rounds)),
    }));
    const n = slots.filter(({ accepted, rejected }) => accepted + rejected > 0).length; // later slots were never judged
    const [first, last] = [slots[0], slots[n - 1]];
    const name = slots.length === 1 ? 'aria_one' : n === 1 ? 'aria_first' : 'aria';
    const text = first ? say(`slots.${name}`, {
      first: percent(first.accepted / rounds), last: percent(last.accepted / rounds), n,
    }) : say('slots.none');
    this.slots.show(columns, text, slots.map((slot, i) => [
      i + 1, ...VERDICTS.map((verdict) => slot[verdict]), percent(slot.accepted / rounds), percent(judged(slot))]));
  }

  /** @param {VerdictCounts[]} slots */
  showGiven(slots) {
    const { say } = this;
    const dots = slots.flatMap(({ accepted, rejected }, i) => {
      const x = (i + 0.5) / slots.length;
      return accepted + rejected ? [{ ...shareOf(accepted, accepted + rejected), x, at: x, label: String(i + 1) }] : [];
    });
    const known = dots.filter(({ tested }) => tested >= FEW);
    const [first, last] = [known[0], known[known.length - 1]];
    const way = known.length < 2 ? 'few' : last.low > first.high ? 'rises' : last.high < first.low ? 'falls' : 'open';
    const ends = known.length > 1 && say('given.ends', {
      first: first.label, last: last.label, first_share: percent(first.share), last_share: percent(last.share),
    });
    const text = dots.length ? sentences(ends, say(`given.${way}`), this.tellFew(dots)) : say('slots.none');
    this.given.show(dots, { title: say('given.axis'), ticks: dots }, text, dots.map((dot) => [dot.label, ...this.cells(dot)]));
  }

  /** @param {Run} run @param {Round[]} rounds those shown */
  showCalibration(run, rounds) {
    const { say } = this;
    const known = predictionsOf(run.rounds);
    this.calibration.node.hidden = !known.tests.length;
    if (this.calibration.node.hidden) return;
    const comparable = predicts(run.trace.settings, known.headed);
    this.calibration.chart.hidden = this.calibration.table.node.hidden = !comparable;
    if (!comparable) {
      setText(this.calibration.sentence, say('calibration.other_rule', { rule: say(`rules.name.${ruleOf(run.trace)}`) }));
      return;
    }
    const { headed, tests } = predictionsOf(rounds);
    const groups = groupsOf(tests);
    const name = headed ? 'head' : 'own';
    const between = (/** @type {{from: number, to: number}} */ { from, to }) => say('calibration.between', { from: percent(from), to: percent(to) });
    const dots = groups.map((group) => ({ ...group, x: group.mean, at: (group.from + group.to) / 2 }));
    const mean = tests.reduce((sum, { chance }) => sum + chance, 0) / tests.length;
    const accepted = tests.filter((test) => test.accepted).length;
    const text = dots.length ? sentences(
      say(`calibration.${name}`), say('calibration.sum', { mean: percent(mean), share: percent(accepted / tests.length), tested: tests.length }),
      say('calibration.equal'), this.tellFew(dots)) : say('slots.none');
    this.calibration.show(dots, { title: say(`calibration.axis.${name}`), ticks: FIFTHS }, text,
      dots.map((dot) => [between(dot), percent(dot.mean), ...this.cells(dot)]), true);
  }

  /** @param {Share} share */
  cells({ share, low, high, tested }) {
    return [percent(share), this.say('calibration.between', { from: percent(low), to: percent(high) }), tested];
  }

  /** @param {Share[]} dots */
  tellFew(dots) {
    return dots.some(({ tested }) => tested < FEW) && this.say('given.hollow', { few: FEW });
  }

  /** @param {number[]} counts @param {number} rounds */
  showLengths(counts, rounds) {
    const most = Math.max(1, ...counts);
    const mean = counts.reduce((sum, /** @type {number} */ count, length) => sum + count * length, 0) / rounds;
    const highest = Math.max(...counts);
    const commonest = counts.flatMap((count, length) => (count === highest ? [length] : []));
    const columns = counts.map((count, length) => ({
      label: String(length), value: String(count), parts: [pair('accepted', count / most)],
    }));
    const told = commonest.length > 1 ? 'lengths.tied' : 'lengths.aria';
    const values = { mean: decimal(mean), commonest: commonest.join(this.say('comma')), count: highest, rounds };
    const text = this.say(rounds ? told : 'slots.none', values);
    this.lengths.show(columns, text, counts.map((count, length) => [length, count]));
  }
}
