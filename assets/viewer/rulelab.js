/**
 * Every rule on the guesses of a run, all draws considered: the expected tokens per pass, and how far the
 * first token's distribution is from the target's. Both follow from a round's two distributions, of which
 * a trace lists the likeliest tokens and the mass of all others. What that leaves open becomes an interval.
 */

/** @import { Position, Round, Run, Say, State } from './types.d.ts' */
import { drawsTrees } from './branching.js';
import { isLossy, ratioOf, ruleOf } from './rules.js';
import { chancesOf, mostUnlisted } from './otherrules.js';
import { decimal } from './text.js';
import { el, setText } from './dom.js';

/** @typedef {[low: number, high: number]} Interval */
/** @typedef {{tokens: Interval, distance: Interval}} Judged */

const RULES = ['token', 'block', 'match', 'typical', 'top-k', 'threshold'];
const LEGEND = ['tokens', 'distance', 'range'];
/** @type {Interval} */
const OPEN = [0, 1];
const EQUAL = 1e-6; // two distributions with less than this between them; a trace has seven digits
const CLOSE = 0.005; // intervals this narrow are shown as a number
const ROUNDING = 1e-5;

/** (p − q)₊ summed over the unlisted tokens: what the listed ones leave of 1 − β. @param {Position} position */
function unlistedExcess({ candidates, rest, overlap }) {
  const listed = candidates.reduce((sum, [, p, q]) => sum + Math.max(0, (p ?? 0) - (q ?? 0)), 0);
  return Math.max(0, overlap == null ? (rest[1] ?? 0) : 1 - overlap - listed);
}

/**
 * The least and the most that (scale · p − q)₊ can add up to over all tokens; it is at most scale · (p − q)₊.
 * @param {Position} position
 * @param {number} scale up to 1
 * @returns {Interval}
 */
function excess(position, scale) {
  const over = (/** @type {number | null} */ p, /** @type {number | null} */ q) => Math.max(0, scale * (p ?? 0) - (q ?? 0));
  const listed = position.candidates.reduce((sum, [, p, q]) => sum + over(p, q), 0);
  const [, p, q] = position.rest;
  return [listed + over(p, q), listed + Math.max(over(p, q), scale * unlistedExcess(position))];
}

/** The thresholds of block verification; see `block_verification` in specviz/decoding/rules.py. @param {Round} round @returns {Interval[]} */
function blockThresholds({ drafts, positions = [] }) {
  let weight = 1;
  return drafts.map((draft, i) => {
    weight = Math.min(1, weight * ((draft.target ?? 0) / (draft.draft || 1)));
    if (i === drafts.length - 1) return [weight, weight];
    const threshold = (/** @type {number} */ mass) => (mass + 1 - weight > 0 ? mass / (mass + 1 - weight) : 1);
    const [low, high] = excess(positions[i + 1], weight);
    return [threshold(low), threshold(high)];
  });
}

/** @param {Round} round @param {string} rule @returns {Interval[]} of the round's guesses, as if each were tested */
function thresholds(round, rule) {
  if (rule === 'block') return blockThresholds(round);
  return round.drafts.map((draft, i) => {
    const found = chancesOf(draft, round.positions?.[i] ?? null).find(([name]) => name === rule);
    return found ? [found[1], found[1]] : OPEN;
  });
}

/** The expected tokens of a round, the final one included. @param {number[]} chances @param {string} rule */
function expected(chances, rule) {
  if (rule !== 'block') return chances.reduceRight((sum, chance) => 1 + chance * sum, 1);
  // The last guess that passes decides: guess i if it passes and all later ones fail.
  let later = 1;
  return chances.reduceRight((sum, chance, i) => {
    const here = later * chance * (i + 1);
    later *= 1 - chance;
    return sum + here;
  }, 1);
}

/** The chance of acceptance of a token by a rule; undefined if the trace leaves it open. @param {string} rule @param {Position} position @param {number} p @param {number} q */
const chanceOf = (rule, position, p, q) =>
  chancesOf({ token: 0, target: p, draft: q, verdict: 'untested', draw: null }, position).find(([name]) => name === rule)?.[1];

/**
 * The total variation distance of a round's first token from the target, if it is judged by a lossy rule.
 * A rejected guess is replaced by a draw from norm((p − q)₊) or, where p = q, from p.
 * @param {Position} position
 * @param {string} rule
 * @returns {Interval}
 */
function distanceOf(position, rule) {
  const { candidates, rest: [, rest], overlap } = position;
  const most = mostUnlisted(position);
  // Typical acceptance must take no unlisted token, any other rule treat them as the token rule does.
  if (overlap == null || rest == null || chanceOf(rule, position, most, 1) !== (rule === 'typical' ? 0 : most)) return OPEN;
  const rows = candidates.map(([, p, q]) => ({ p: p ?? 0, q: q ?? 0, chance: q ? chanceOf(rule, position, p ?? 0, q) : 0 }));
  if (rows.some(({ chance }) => chance === undefined)) return OPEN;
  const kept = rows.map(({ q, chance = 0 }) => q * chance);
  const others = rule === 'typical' ? 0 : Math.max(0, rest - unlistedExcess(position));
  const rejected = Math.max(0, 1 - others - kept.reduce((a, b) => a + b, 0));
  const equal = 1 - overlap < EQUAL;
  const scale = rejected / (equal ? 1 : 1 - overlap);
  const added = rows.map(({ p, q }) => scale * (equal ? p : Math.max(0, p - q)));
  const more = scale * (equal ? rest : unlistedExcess(position)); // at unlisted tokens
  const listed = rows.reduce((sum, { p }, i) => sum + Math.abs(kept[i] + added[i] - p), 0);
  const apart = Math.abs(others + more - rest); // exact unless some unlisted tokens gain and others lose
  const mixed = rule === 'typical' && scale > 1;
  return [(listed + apart) / 2, (listed + (mixed ? more + rest : apart)) / 2];
}

/** Judges the guesses of a round by a rule; null if the trace says too little. @param {Round} round @param {string} rule @returns {Judged | null} */
export function judge(round, rule) {
  const { drafts, positions = [] } = round;
  if (!drafts.length) return { tokens: [1, 1], distance: [0, 0] }; // a plain step
  if (positions.length < drafts.length || drafts.some((draft) => ratioOf(draft) === null)) return null;
  const found = thresholds(round, rule);
  return {
    tokens: [expected(found.map(([low]) => low), rule), expected(found.map(([, high]) => high), rule)],
    distance: isLossy(rule) ? distanceOf(positions[0], rule) : [0, 0],
  };
}

/** @param {Interval} interval */
const shown = ([low, high]) => {
  if (high - low >= CLOSE) return `${decimal(low)} – ${decimal(high)}`;
  const middle = (low + high) / 2;
  return middle > ROUNDING && middle < CLOSE ? `<${CLOSE}` : decimal(middle);
};

/** The rules side by side, on the guesses of the shown rounds. */
export class RuleLab {
  /** @type {Run} */
  run;
  /** @type {Map<string, {sum: Judged, count: number}[]>} */
  sums = new Map(); // by rule, of the first n rounds

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.rows = RULES.map((rule) => ({ rule, own: el('span', {}), tokens: el('td', {}), distance: el('td', {}) }));
    const head = (/** @type {string} */ name) => el('th', { scope: 'col' }, say(`rules.lab.${name}`));
    this.table = el('table', { class: 'sv-figures-table' },
      el('thead', {}, el('tr', {}, head('rule'), head('tokens'), head('distance'))),
      el('tbody', {}, ...this.rows.map(({ rule, own, tokens, distance }) => el('tr', { 'data-rule': rule },
        el('th', { scope: 'row', class: isLossy(rule) ? 'sv-lossy' : '' }, say(`rules.name.${rule}`), own), tokens, distance))));
    this.note = el('p', { class: 'sv-note' });
    this.legend = el('ul', { class: 'sv-note' }, ...LEGEND.map((name) => el('li', {}, say(`rules.lab.legend.${name}`))));
    this.node = el('div', { class: 'sv-block sv-rule-lab' }, el('h3', {}, say('rules.lab.heading')), this.table, this.note, this.legend);
  }

  /** @param {Run} run */
  load(run) {
    this.run = run;
    this.rows.forEach(({ rule, own }) => {
      this.sums.set(rule, [{ sum: { tokens: [0, 0], distance: [0, 0] }, count: 0 }]);
      setText(own, rule === ruleOf(run.trace) ? ` ${this.say('rules.lab.own')}` : '');
    });
  }

  /** @param {State} state @param {Run} run */
  show({ moment: { round: known } }, run) {
    const { say } = this;
    const why = drawsTrees(run.trace) ? 'trees' : run.trace.settings.temperature ? '' : 'greedy';
    let judged = 0;
    this.rows.forEach(({ rule, tokens, distance }) => {
      const { sum, count } = why ? { sum: null, count: 0 } : this.upTo(known, rule);
      judged = count;
      const mean = (/** @type {Interval} */ [low, high]) => shown([low / count, high / count]);
      setText(tokens, sum && count ? mean(sum.tokens) : '–');
      setText(distance, !sum || !count ? '–' : isLossy(rule) ? mean(sum.distance) : '0');
    });
    this.table.hidden = this.legend.hidden = !judged;
    setText(this.note, judged ? say('rules.lab.rounds', { n: judged }) : say(`rules.lab.${why || 'none'}`));
  }

  /** Adds up the first rounds. @param {number} rounds @param {string} rule */
  upTo(rounds, rule) {
    const sums = this.sums.get(rule) ?? [];
    while (sums.length <= rounds) {
      const { sum, count } = sums[sums.length - 1];
      const more = judge(this.run.rounds[sums.length - 1], rule);
      const plus = (/** @type {'tokens' | 'distance'} */ name) => /** @type {Interval} */ (sum[name].map((value, i) => value + (more ? more[name][i] : 0)));
      sums.push({ sum: { tokens: plus('tokens'), distance: plus('distance') }, count: count + (more ? 1 : 0) });
    }
    return sums[rounds];
  }
}
