/** Where the time of a token goes, and how long a reader waits: bars, a sentence, a table. */

/** @import { Gaps, Part, RoundCost, Run, Say, Way } from './types' */
import { decimal, seconds, sentences, times } from './text';
import { el, setAttr, setText } from './dom';
import { timeKey } from './rounds';

/** @type {Part[]} */
const PARTS = ['draft', 'verify', 'accept'];
/** @type {('plain' | 'speculative' | 'bursts')[]} */
const WAITS = ['plain', 'speculative', 'bursts'];

/**
 * A round on average: `parts` and `round` in seconds, `steps` in plain steps, `length` in tokens; null until known.
 * @param {Run} run
 * @param {number} shown
 */
export function roundOf(run, shown) {
  const cost = run.folds.cost(shown);
  if (!cost || !cost.plain) return null;
  const sums = run.folds.at(run.folds.compared(shown));
  const length = sums.emitted / sums.rounds;
  const parts = { draft: cost.draft * length, verify: cost.verify * length, accept: cost.accept * length };
  const round = parts.draft + parts.verify + parts.accept;
  return { parts, round, length, steps: round / cost.plain, speedup: run.folds.measured(shown) };
}

export class Costs {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.bars = { plain: this.bar('plain', ['plain']), speculative: this.bar('speculative', PARTS) };
    this.chart = el('div', { class: 'sv-costs', role: 'img' }, this.bars.plain.node, this.bars.speculative.node);
    this.sentence = el('p', { class: 'sv-note' });
    this.values = Object.fromEntries(WAITS.map((way) => [way, [el('td', {}), el('td', {})]]));
    this.node = el('section', { class: 'sv-section' },
      el('div', { class: 'sv-costs-columns' },
        el('div', { class: 'sv-costs-block' },
          el('div', { class: 'sv-section-head' }, el('h2', {}, say('costs.heading'))),
          this.chart, timeKey(), this.sentence),
        el('div', {},
          el('div', { class: 'sv-section-head' }, el('h2', {}, say('waits.heading'))),
          el('div', { class: 'sv-table sv-waits' }, this.table()),
          el('p', { class: 'sv-note' }, say('waits.means')))));
  }

  /** @param {Way} way @param {string[]} parts */
  bar(way, parts) {
    const fill = parts.map((part) => el('span', { 'data-part': part }));
    const value = el('span', { class: 'sv-cost-value' });
    const node = el('div', { class: 'sv-cost' }, el('span', {}, this.say(`race.${way}`)),
      el('span', { class: 'sv-cost-bar' }, ...fill), value);
    return { node, fill, value };
  }

  table() {
    const { say } = this;
    const head = (/** @type {string} */ text) => el('th', { scope: 'col' }, text);
    return el('table', {},
      el('thead', {}, el('tr', {}, el('td', {}), head(say('waits.p50')), head(say('waits.p95')))),
      el('tbody', {}, ...WAITS.map((way) => el('tr', {}, el('th', { scope: 'row' }, say(`waits.${way}`)), ...this.values[way]))));
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    this.showWaits(run.folds.gaps(shown));
    this.showCost(run, shown);
  }

  /** @param {Gaps} gaps */
  showWaits(gaps) {
    WAITS.forEach((way) => {
      const [half, most] = this.values[way];
      setText(half, seconds(gaps[way] && gaps[way].p50));
      setText(most, seconds(gaps[way] && gaps[way].p95));
    });
  }

  /** @param {Run} run @param {number} shown */
  showCost(run, shown) {
    const cost = run.folds.cost(shown);
    const round = roundOf(run, shown);
    this.chart.hidden = !round;
    setText(this.sentence, this.tell(run, round));
    if (!round || !cost) return;
    const own = PARTS.map((part) => cost[part]);
    const total = own.reduce((a, b) => a + b, 0);
    const most = Math.max(cost.plain, total);
    this.fill(this.bars.plain, [cost.plain], most);
    this.fill(this.bars.speculative, own, most);
    setAttr(this.chart, 'aria-label', this.say('costs.aria', {
      plain: seconds(cost.plain), total: seconds(total),
      ...Object.fromEntries(PARTS.map((part) => [part, seconds(cost[part])])),
    }));
  }

  /**
   * @param {ReturnType<Costs['bar']>} bar
   * @param {number[]} parts in seconds
   * @param {number} most seconds that fill a bar
   */
  fill({ fill, value }, parts, most) {
    fill.forEach((part, i) => part.style.setProperty('--n', String(parts[i] / most)));
    setText(value, seconds(parts.reduce((a, b) => a + b, 0)));
  }

  /** @param {Run} run @param {RoundCost | null} round */
  tell(run, round) {
    const { say } = this;
    if (!round) return say(run.folds.plain.tokens.length || !run.length ? 'costs.early' : 'headline.not_measured');
    const largest = PARTS.reduce((a, b) => (round.parts[a] >= round.parts[b] ? a : b));
    const told = say('costs.round', {
      round: seconds(round.round), steps: decimal(round.steps), length: decimal(round.length),
      ...Object.fromEntries(PARTS.map((part) => [part, seconds(round.parts[part])])),
    });
    if (round.speedup === null) return sentences(told, say('headline.impossible'));
    const why = say((round.speedup ?? 0) >= 1 ? 'costs.faster' : 'costs.slower', {
      steps: decimal(round.steps), length: decimal(round.length), speedup: times(round.speedup), blame: say(`part.${largest}`),
    });
    return sentences(told, why);
  }
}
