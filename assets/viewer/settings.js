/** The settings that another run can change: their values in a trace, and the names of these. No DOM. */

/** @import { Say, Trace } from './types' */
import { drawsTrees } from './branching';
import { ruleOf } from './rules';

/** @typedef {'gamma' | 'temperature' | 'drafter' | 'rule' | 'tree'} Setting */

/** @type {Setting[]} */
export const SETTINGS = ['gamma', 'temperature', 'drafter', 'rule', 'tree'];

/**
 * @param {Trace} trace
 * @param {Setting} name
 * @returns {string | number}
 */
export function valueOf(trace, name) {
  if (name === 'rule') return ruleOf(trace);
  return name === 'tree' ? trace.settings.tree ?? 'chain' : trace.settings[name];
}

/** The most guesses that the target verifies in a round: a chain's γ, a tree's budget; none with γ = 0. @param {Trace} trace */
export function mostVerified(trace) {
  const { gamma, budget = gamma } = trace.settings;
  return drawsTrees(trace) && gamma > 0 ? budget : gamma;
}

/**
 * The name of a value; numbers are their own.
 * @param {Say} say
 * @param {Setting} name
 * @param {string | number} value
 * @param {string} pair
 */
export function nameOfValue(say, name, value, pair) {
  if (name === 'drafter') return drafterName(say, String(value), pair);
  if (name === 'rule') return say(`rules.name.${value}`);
  return name === 'tree' ? say(`tree.name.${value}`) : String(value);
}

/**
 * The name of a drafter for a pair: its draft may be a head.
 * @param {Say} say
 * @param {string} drafter
 * @param {string} pair
 */
export function drafterName(say, drafter, pair) {
  const path = `drafter_of.${pair}.${drafter}`;
  const own = say(path);
  return own === path ? say(`drafter.${drafter}`) : own;
}
