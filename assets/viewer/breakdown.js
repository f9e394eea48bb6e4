/** How far the guesses get: acceptance by place in the round, and the lengths that were accepted. */

/** @import { Draft, Place, Round, Run, Say, Verdict } from './types.d.ts' */
import { depthsOf, isTree } from './branching.js';
import { decimal, percent } from './text.js';
import { el, setAttr, setText } from './dom.js';
import { term } from './glossary.js';
import { numbers } from './controls.js';

/** @type {Verdict[]} */
const VERDICTS = ['accepted', 'rejected', 'untested'];

/** @type {(verdict: Verdict, share: number) => [string, number]} */
const pair = (verdict, share) => [verdict, share];

/**
 * What became of the guesses at each place of a round.
 * @returns {{accepted: number, rejected: number, untested: number}[]} counts, first guess first
 * @param {Round[]} rounds
 */
export function byPlace(rounds) {
  const places = Array.from({ length: Math.max(0, ...rounds.map((round) => round.drafts.length)) },
    () => ({ accepted: 0, rejected: 0, untested: 0 }));
  rounds.forEach(({ drafts }) => {
    if (!isTree({ drafts })) drafts.forEach((draft, i) => { places[i][draft.verdict] += 1; });
    else atLevels(drafts).forEach((verdict, level) => { places[level][verdict] += 1; });
  });
  const used = places.findLastIndex((place) => VERDICTS.some((verdict) => place[verdict]));
  return places.slice(0, used + 1);
}

/**
 * What became of each level of a tree: accepted if any guess there was, else rejected if one was judged.
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

/** A small chart of upright bars, with a sentence and its numbers. */
class Bars {
  /** @param {string} heading @param {string} means its term @param {string[]} heads of the table's columns @param {Say} say */
  constructor(say, heading, means, heads) {
    this.chart = el('div', { class: 'sv-columns', role: 'img' });
    this.sentence = el('p', { class: 'sv-note' });
    this.table = numbers(say, heading, heads);
    this.node = el('figure', { class: 'sv-figure-block' }, el('h3', {}, term(means, heading)),
      this.chart, this.sentence, this.table.node);
  }

  /**
   * @param {{label: string, value: string, parts: [string, number][]}[]} columns parts of 1
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
    this.places = new Bars(say, say('places.heading'), 'acceptance_rate', [
      say('places.place'), ...VERDICTS.map((verdict) => say(`kind.${verdict}`)), say('places.of_rounds'), say('places.of_judged')]);
    this.lengths = new Bars(say, say('lengths.heading'), 'mean_acceptance_length', [say('lengths.length'), say('lengths.rounds')]);
    const key = (/** @type {string} */ kind) => el('li', {}, el('span', { class: 'sv-swatch', 'data-kind': kind }), say(`kind.${kind}`));
    this.places.chart.after(el('ul', { class: 'sv-legend' }, ...VERDICTS.map(key)));
    this.node = el('section', { class: 'sv-section' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('breakdown.heading'))),
      el('div', { class: 'sv-breakdown-charts' }, this.places.node, this.lengths.node));
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    const rounds = run.rounds.slice(0, shown);
    this.node.hidden = !run.width;
    this.showPlaces(byPlace(rounds), shown);
    this.showLengths(byLength(rounds), shown);
  }

  /** @param {Place[]} places @param {number} rounds */
  showPlaces(places, rounds) {
    const { say } = this;
    const judged = (/** @type {Place} */ { accepted, rejected }) => accepted / (accepted + rejected);
    const columns = places.map((place, i) => ({
      label: String(i + 1), value: percent(judged(place)),
      parts: VERDICTS.map((verdict) => pair(verdict, place[verdict] / rounds)),
    }));
    const n = places.filter(({ accepted, rejected }) => accepted + rejected > 0).length; // later places were never judged
    const [first, last] = [places[0], places[n - 1]];
    const name = places.length === 1 ? 'aria_one' : n === 1 ? 'aria_first' : 'aria';
    const text = first ? say(`places.${name}`, {
      first: percent(first.accepted / rounds), last: percent(last.accepted / rounds), n,
      first_judged: percent(judged(first)), last_judged: percent(judged(last)),
    }) : say('places.none');
    this.places.show(columns, text, places.map((place, i) => [
      i + 1, ...VERDICTS.map((verdict) => place[verdict]), percent(place.accepted / rounds), percent(judged(place))]));
  }

  /** @param {number[]} counts @param {number} rounds */
  showLengths(counts, rounds) {
    const most = Math.max(1, ...counts);
    const mean = counts.reduce((sum, /** @type {number} */ count, length) => sum + count * length, 0) / rounds;
    const commonest = counts.indexOf(Math.max(...counts));
    const columns = counts.map((count, length) => ({
      label: String(length), value: String(count), parts: [pair('accepted', count / most)],
    }));
    const text = rounds ? this.say('lengths.aria', { mean: decimal(mean), commonest, count: counts[commonest], rounds })
      : this.say('places.none');
    this.lengths.show(columns, text, counts.map((count, length) => [length, count]));
  }
}
