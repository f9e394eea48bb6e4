/** Shares of accepted guesses with confidence intervals, and drafters' predictions of acceptance. No DOM here. */

/** @import { Round, Settings } from './types' */
import { isTree } from './branching';
import { ruleOf } from './rules';

const Z = 1.96; // standard deviations around the mean that contain 95% of a normal distribution
const MANY = 300; // tests that suffice for ten groups instead of five


/**
 * How many of the tested guesses were accepted, with its 95% interval (Wilson's).
 * @typedef {{share: number, low: number, high: number, tested: number}} Share
 */

/** @param {number} accepted @param {number} tested @returns {Share} */
export function shareOf(accepted, tested) {
  const share = accepted / tested;
  const more = Z ** 2 / tested;
  const middle = (share + more / 2) / (1 + more);
  const half = (Math.sqrt((share * (1 - share) + more / 4) * more)) / (1 + more);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), tested };
}

/**
 * The predicted chance of acceptance of each tested guess, and whether it was accepted. The prediction
 * is a confidence head's, or else the draft's probability of its guess before temperature. Leaves out
 * trees, where acceptance also depends on siblings.
 * @param {Round[]} rounds
 * @returns {{headed: boolean, tests: {chance: number, accepted: boolean}[]}}
 */
export function predictionsOf(rounds) {
  const headed = rounds.some(({ drafts }) => drafts.some(({ confidence }) => confidence != null));
  const tests = rounds.filter((round) => !isTree(round)).flatMap(({ drafts, positions = [] }) =>
    drafts.flatMap(({ token, verdict, confidence }, i) => {
      const chance = headed ? confidence : positions[i]?.candidates.find(([id]) => id === token)?.[4];
      return verdict === 'untested' || chance == null ? [] : [{ chance, accepted: verdict === 'accepted' }];
    }));
  return { headed, tests };
}

/**
 * Whether a run's rule accepts a guess with the chance that is predicted. A confidence head predicts the
 * token rule's acceptance. The draft's own probability also predicts that of match, which accepts a guess
 * with the target's. At temperature 0, all rules accept the same guesses.
 * @param {Settings} settings
 * @param {boolean} headed
 */
export function predicts(settings, headed) {
  const rule = ruleOf({ settings });
  return rule === 'token' || (rule === 'match' && !headed) || settings.temperature === 0;
}

/**
 * Groups tests by predicted chance, in intervals of equal width; leaves out empty groups.
 * @param {{chance: number, accepted: boolean}[]} tests
 * @returns {(Share & {from: number, to: number, mean: number})[]}
 */
export function groupsOf(tests) {
  const count = tests.length < MANY ? 5 : 10;
  return Array.from({ length: count }, (_, i) => {
    const group = tests.filter(({ chance }) => Math.min(count - 1, Math.floor(chance * count)) === i);
    const mean = group.reduce((sum, { chance }) => sum + chance, 0) / group.length;
    return { from: i / count, to: (i + 1) / count, mean, ...shareOf(group.filter(({ accepted }) => accepted).length, group.length) };
  }).filter(({ tested }) => tested);
}
