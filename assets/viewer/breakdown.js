/**
 * How far the guesses get: acceptance by slot, over all rounds and over those that accepted all
 * earlier guesses; accepted lengths; the calibration of predicted acceptance.
 */

/** @import { Run, Say, Sums, Verdict } from './types.d.ts' */
/** @import { Share } from './chances.js' */
import { FEW } from './chances.js';
import { ruleOf } from './rules.js';
import { decimal, percent, sentences } from './text.js';
import { el, setAttr, setText } from './dom.js';
import { term } from './glossary.js';
import { numbers } from './controls.js';
import { Dots } from './dots.js';

/** @type {Verdict[]} */
const VERDICTS = ['accepted', 'rejected', 'untested'];

const FIFTHS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at, label: percent(at) }));

/** @type {(verdict: Verdict, share: number) => [string, number]} */
const pair = (verdict, share) => [verdict, share];

/** @typedef {NonNullable<Sums['slots']>[number]} Slot */

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
    const sums = run.folds.at(shown);
    const { slots = [] } = sums;
    this.all.hidden = !run.width; // not the node itself: Charts would never draw it again
    this.showCalibration(run, sums); // first: it may leave its room to the others
    this.showSlots(slots, shown);
    this.showGiven(slots);
    this.showLengths(sums);
  }

  /** @param {Slot[]} slots @param {number} rounds */
  showSlots(slots, rounds) {
    const { say } = this;
    const columns = slots.map((counts, i) => ({
      label: String(i + 1), value: percent(counts[0] / rounds),
      parts: VERDICTS.map((verdict, kind) => pair(verdict, (counts[kind] ?? 0) / rounds)),
    }));
    const n = slots.filter(([accepted, rejected]) => accepted + rejected > 0).length; // later slots were never judged
    const [first, last] = [slots[0], slots[n - 1]];
    const name = slots.length === 1 ? 'aria_one' : n === 1 ? 'aria_first' : 'aria';
    const text = first ? say(`slots.${name}`, {
      first: percent(first[0] / rounds), last: percent(last[0] / rounds), n,
    }) : say('slots.none');
    this.slots.show(columns, text, slots.map(([accepted, rejected, untested, share], i) => [
      i + 1, accepted, rejected, untested, percent(accepted / rounds), percent(share)]));
  }

  /** @param {Slot[]} slots */
  showGiven(slots) {
    const { say } = this;
    const dots = slots.flatMap(([accepted, rejected, , share, low, high], i) => {
      const x = (i + 0.5) / slots.length;
      return share === null || low === null || high === null ? []
        : [{ share, low, high, tested: accepted + rejected, x, at: x, label: String(i + 1) }];
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

  /** @param {Run} run @param {Sums} sums */
  showCalibration(run, { calibration }) {
    const { say } = this;
    const known = run.folds.at(run.length).calibration;
    this.calibration.node.hidden = !known;
    if (!known) return;
    this.calibration.chart.hidden = this.calibration.table.node.hidden = !known.groups;
    if (!known.groups) {
      setText(this.calibration.sentence, say('calibration.other_rule', { rule: say(`rules.name.${ruleOf(run.trace)}`) }));
      return;
    }
    const name = known.headed ? 'head' : 'own';
    const dots = (calibration?.groups ?? []).map(([from, to, mean, tested, share, low, high]) => ({
      share, low, high, tested, x: mean, at: (from + to) / 2, mean, between: say('calibration.between', { from: percent(from), to: percent(to) }),
    }));
    const text = calibration ? sentences(
      say(`calibration.${name}`),
      say('calibration.sum', { mean: percent(calibration.mean), share: percent(calibration.share), tested: calibration.tested }),
      say('calibration.equal'), this.tellFew(dots)) : say('slots.none');
    this.calibration.show(dots, { title: say(`calibration.axis.${name}`), ticks: FIFTHS }, text,
      dots.map((dot) => [dot.between, percent(dot.mean), ...this.cells(dot)]), true);
  }

  /** @param {Share} share */
  cells({ share, low, high, tested }) {
    return [percent(share), this.say('calibration.between', { from: percent(low), to: percent(high) }), tested];
  }

  /** @param {Share[]} dots */
  tellFew(dots) {
    return dots.some(({ tested }) => tested < FEW) && this.say('given.hollow', { few: FEW });
  }

  /** @param {Sums} sums */
  showLengths({ lengths: counts = [0], rounds, accepted }) {
    const most = Math.max(1, ...counts);
    const mean = accepted / rounds;
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
