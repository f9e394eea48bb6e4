/**
 * Every rule on the guesses of a run, all draws considered: the expected tokens per pass, and how far the
 * first token's distribution is from the target's. Both follow from a round's two distributions, of which
 * a trace lists the likeliest tokens and the mass of all others. What that leaves open becomes an interval.
 */

/** @import { Position, Round, Run, Say, Send, State } from './types' */
import { drawsTrees } from './branching';
import { isLossy, ratioOf, RULES, ruleOf } from './rules';
import { chanceBy, mostUnlisted } from './otherrules';
import { decimal } from './text';
import { el, setText } from './dom';

/** @typedef {[low: number, high: number]} Interval */
/** @typedef {{tokens: Interval, distance: Interval}} Judged */

const COMPARED = 23; // the claim that charts all rules: see specviz/lab/claims/lossy_rules.py
const LEGEND = ['tokens', 'distance', 'range'];
/** @type {Interval} */
const OPEN = [0, 1];
const EQUAL = 1e-6; // two distributions with less than this between them; a trace has seven digits
const CLOSE = 0.005; // intervals this narrow are shown as a number

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
    const chance = chanceBy(rule, draft.target ?? 0, ratioOf(draft) ?? 0, round.positions?.[i] ?? null);
    return chance === null ? OPEN : [chance, chance];
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
  if (overlap == null || rest == null || chanceBy(rule, most, most, position) !== (rule === 'typical' ? 0 : most)) return OPEN;
  const rows = candidates.map(([, p, q]) => ({ p: p ?? 0, q: q ?? 0 }));
  const chances = rows.map(({ p, q }) => (q ? chanceBy(rule, p, Math.min(1, p / q), position) : 0));
  if (chances.includes(null)) return OPEN;
  const kept = rows.map(({ q }, i) => q * (chances[i] ?? 0));
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

/** Judges the guesses of a round by every rule; null if the trace says too little. @param {Round} round @returns {Record<string, Judged> | null} */
export function judge(round) {
  const { drafts, positions = [] } = round;
  if (positions.length < drafts.length || drafts.some((draft) => ratioOf(draft) === null)) return null;
  return Object.fromEntries(RULES.map((rule) => {
    const found = thresholds(round, rule);
    return [rule, {
      tokens: [expected(found.map(([low]) => low), rule), expected(found.map(([, high]) => high), rule)],
      distance: drafts.length && isLossy(rule) ? distanceOf(positions[0], rule) : [0, 0],
    }];
  }));
}

/** Rounds are averaged bound by bound. @param {Interval[]} intervals @returns {Interval} */
function meanOf(intervals) {
  const mean = (/** @type {0 | 1} */ end) => intervals.reduce((sum, interval) => sum + interval[end], 0) / intervals.length;
  return [mean(0), mean(1)];
}

/** @param {Interval} interval */
const shown = ([low, high]) => {
  if (high - low >= CLOSE) return `${decimal(low)} – ${decimal(high)}`;
  const middle = (low + high) / 2;
  return middle < CLOSE ? `<${CLOSE}` : decimal(middle); // no “0.00” for a lossy rule, whose distance need not be 0
};

/** The rules side by side, on the guesses of the shown rounds. */
export class RuleLab {
  /** @type {Run} */
  run;
  /** @type {(Record<string, Judged> | null)[]} */
  judged = []; // by round

  /** @param {{say: Say, send: Send}} context */
  constructor({ say, send }) {
    this.say = say;
    this.rows = RULES.map((rule) => ({ rule, own: el('span', {}), tokens: el('td', {}), distance: el('td', {}) }));
    const head = (/** @type {string} */ name) => el('th', { scope: 'col' }, say(`rules.lab.${name}`));
    this.table = el('table', { class: 'sv-figures-table' },
      el('thead', {}, el('tr', {}, head('rule'), head('tokens'), head('distance'))),
      el('tbody', {}, ...this.rows.map(({ rule, own, tokens, distance }) => el('tr', { 'data-rule': rule },
        el('th', { scope: 'row', class: isLossy(rule) ? 'sv-lossy' : '' }, say(`rules.name.${rule}`), own), tokens, distance))));
    this.note = el('p', { class: 'sv-note' });
    this.legend = el('ul', { class: 'sv-note' }, ...LEGEND.map((name) => el('li', {}, say(`rules.lab.legend.${name}`))));
    this.claim = el('button', { type: 'button', class: 'sv-link', on: { click: () => send('claim', { claim: COMPARED }) } }, say('rules.lab.claim', { n: COMPARED }));
    this.node = el('div', { class: 'sv-block sv-rule-lab' }, el('h3', {}, say('rules.lab.heading')), this.table, this.note, this.legend, this.claim);
  }

  /** @param {Run} run */
  load(run) {
    this.run = run;
    this.judged = [];
    this.rows.forEach(({ rule, own }) => setText(own, rule === ruleOf(run.trace) ? ` ${this.say('rules.lab.own')}` : ''));
  }

  /** Shows the means over the rounds up to the moment, if the view is open. @param {State} state @param {Run} run */
  show({ moment: { round: known }, view, live }, run) {
    if (view !== 'rounds') return;
    const { say } = this;
    const why = drawsTrees(run.trace) ? 'trees' : run.trace.settings.temperature ? '' : 'greedy';
    const found = why ? [] : this.upTo(known);
    this.rows.forEach(({ rule, tokens, distance }) => {
      const mean = (/** @type {keyof Judged} */ name) => shown(meanOf(found.map((round) => round[rule][name])));
      setText(tokens, found.length ? mean('tokens') : '–');
      setText(distance, !found.length ? '–' : isLossy(rule) ? mean('distance') : '0');
    });
    this.table.hidden = this.legend.hidden = !found.length;
    this.claim.hidden = !live; // a replay has no claims
    setText(this.note, found.length ? say('rules.lab.rounds', { n: found.length }) : say(`rules.lab.${why || 'none'}`));
  }

  /** The first rounds by every rule, without those that the trace says too little about. @param {number} rounds */
  upTo(rounds) {
    for (let number = this.judged.length; number < rounds; number += 1) this.judged.push(judge(this.run.rounds[number]));
    return this.judged.slice(0, rounds).filter((round) => round !== null);
  }
}
