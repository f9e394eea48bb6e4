/** Where the time of a token goes, and how long a reader waits: bars, a sentence, a table. */

import { decimal, seconds, sentences, times } from './text.js';
import { el, setAttr, setText } from './dom.js';
import { timeKey } from './rounds.js';

const PARTS = ['draft', 'verify', 'accept'];
const WAITS = ['plain', 'speculative', 'bursts'];

/** What a round cost and gave, on average: {round, draft, verify, accept, steps, length, speedup}; null until known. */
export function roundOf(run, shown) {
  const cost = run.folds.cost(shown);
  if (!cost || !cost.plain) return null;
  const sums = run.folds.at(run.folds.compared(shown));
  const length = sums.emitted / sums.rounds;
  const parts = Object.fromEntries(PARTS.map((part) => [part, cost[part] * length]));
  const round = PARTS.reduce((sum, part) => sum + parts[part], 0);
  return { ...parts, round, length, steps: round / cost.plain, speedup: run.folds.speedup(shown) };
}

export class Costs {
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
          this.chart, timeKey(say), this.sentence),
        el('div', {},
          el('div', { class: 'sv-section-head' }, el('h2', {}, say('waits.heading'))),
          el('div', { class: 'sv-table sv-waits' }, this.table()),
          el('p', { class: 'sv-note' }, say('waits.means')))));
  }

  bar(way, parts) {
    const fill = parts.map((part) => el('span', { 'data-part': part }));
    const value = el('span', { class: 'sv-cost-value' });
    const node = el('div', { class: 'sv-cost' }, el('span', {}, this.say(`race.${way}`)),
      el('span', { class: 'sv-cost-bar' }, ...fill), value);
    return { node, fill, value };
  }

  table() {
    const { say } = this;
    const head = (text) => el('th', { scope: 'col' }, text);
    return el('table', {},
      el('thead', {}, el('tr', {}, el('td', {}), head(say('waits.p50')), head(say('waits.p95')))),
      el('tbody', {}, ...WAITS.map((way) => el('tr', {}, el('th', { scope: 'row' }, say(`waits.${way}`)), ...this.values[way]))));
  }

  show(run, shown) {
    this.showWaits(run.folds.gaps(shown));
    this.showCost(run, shown);
  }

  showWaits(gaps) {
    WAITS.forEach((way) => {
      const [half, most] = this.values[way];
      setText(half, seconds(gaps[way] && gaps[way].p50));
      setText(most, seconds(gaps[way] && gaps[way].p95));
    });
  }

  showCost(run, shown) {
    const cost = run.folds.cost(shown);
    const round = roundOf(run, shown);
    this.chart.hidden = !round;
    setText(this.sentence, this.tell(run, round));
    if (!round) return;
    const all = { plain: [cost.plain], speculative: PARTS.map((part) => cost[part]) };
    const sums = Object.fromEntries(Object.entries(all).map(([way, list]) => [way, list.reduce((a, b) => a + b, 0)]));
    const most = Math.max(...Object.values(sums));
    Object.entries(this.bars).forEach(([way, { fill, value }]) => {
      fill.forEach((part, i) => part.style.setProperty('--n', String(all[way][i] / most)));
      setText(value, seconds(sums[way]));
    });
    setAttr(this.chart, 'aria-label', this.say('costs.aria', {
      plain: seconds(sums.plain), total: seconds(sums.speculative),
      ...Object.fromEntries(PARTS.map((part) => [part, seconds(cost[part])])),
    }));
  }

  tell(run, round) {
    const { say } = this;
    if (!round) return say(run.folds.plain.tokens.length || !run.length ? 'costs.early' : 'headline.not_measured');
    const largest = PARTS.reduce((a, b) => (round[a] >= round[b] ? a : b));
    const told = say('costs.round', {
      round: seconds(round.round), steps: decimal(round.steps), length: decimal(round.length),
      ...Object.fromEntries(PARTS.map((part) => [part, seconds(round[part])])),
    });
    const why = say(round.speedup >= 1 ? 'costs.faster' : 'costs.slower', {
      steps: decimal(round.steps), length: decimal(round.length), speedup: times(round.speedup), blame: say(`part.${largest}`),
    });
    return sentences(told, why);
  }
}
