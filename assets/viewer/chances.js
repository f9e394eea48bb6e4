/** What charts of shares with intervals have in common. */

export const FEW = 10; // charts mark a share of fewer tests as uncertain

/**
 * How many of the tested guesses were accepted, with its 95% interval.
 * @typedef {{share: number, low: number, high: number, tested: number}} Share
 */
