/** The settings that another run can change: their values in a trace, and the names of these. No DOM. */

import { drawsTrees } from './branching';
import { ruleOf } from './rules';
import type { Trace } from './types';
import { t } from './words';

export type Setting = 'gamma' | 'temperature' | 'drafter' | 'rule' | 'tree';

export const SETTINGS: Setting[] = ['gamma', 'temperature', 'drafter', 'rule', 'tree'];

export function valueOf(trace: Trace, name: Setting): string | number {
  if (name === 'rule') return ruleOf(trace);
  return name === 'tree' ? trace.settings.tree ?? 'chain' : trace.settings[name];
}

/** The most guesses that the target verifies in a round: a chain's γ, a tree's budget; none with γ = 0. */
export function mostVerified(trace: Trace) {
  const { gamma, budget = gamma } = trace.settings;
  return drawsTrees(trace) && gamma > 0 ? budget : gamma;
}

/** The name of a value; numbers are their own. */
export function nameOfValue(name: Setting, value: string | number, pair: string) {
  if (name === 'drafter') return drafterName(String(value), pair);
  if (name === 'rule') return t(`rules.name.${value}`);
  return name === 'tree' ? t(`tree.name.${value}`) : String(value);
}

/** The name of a drafter for a pair: its draft may be a head. */
export function drafterName(drafter: string, pair: string) {
  const path = `drafter_of.${pair}.${drafter}`;
  const own = t(path);
  return own === path ? t(`drafter.${drafter}`) : own;
}
