/** What the tour's stops name: parts of the page, moments of a run, and tasks that the page checks. */
(function (root) {
  'use strict';

  // The parts of the page, each by selectors of which the first visible one counts.
  const TARGETS = {
    text: ['#stage .sv-stream-scroll'],
    why: ['#stage .sv-why'],
    round: ['#stage .sv-round'],
    inspector: ['#stage .sv-areas-block', '#stage .sv-inspector'],
    residual: ['#stage .sv-residual-block', '#stage .sv-inspector'],
    agreement: ['#stage .sv-ledger-line:has([data-metric="agreement"])'],
    rates: ['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],
    figures: ['#stage .sv-figures'],
    temperature: ['#stage .sv-again-row[data-change=temperature]', '#stage .sv-experiments'],
    gamma: ['#stage .sv-again-row[data-change=gamma]', '#stage .sv-experiments'],
    compare: ['#stage .sv-compare'],
    gallery: ['#gallery', '#prompt'],
    calibration: ['#stage .sv-breakdown-charts figure:last-child', '#stage .sv-round'],
  };

  /** The viewer, which is mounted before the tour. */
  const view = () => /** @type {Viewer} */ (root.SpecVizPage.stage()?.specviz);
  /** @param {Round} round @param {Verdict} verdict */
  const count = (round, verdict) => round.drafts.filter((draft) => draft.verdict === verdict).length;

  /** The first round with an accepted, a rejected and an untested guess; else the first with a rejection. @param {Trace} trace */
  function telling({ rounds }) {
    const all = rounds.findIndex((round) => /** @type {const} */ (['accepted', 'rejected', 'untested']).every((kind) => count(round, kind)));
    return all >= 0 ? all : rounds.findIndex((round) => count(round, 'rejected'));
  }

  /** The first round of two or more guesses that ends with a bonus token: all were accepted. @param {Trace} trace */
  const rewarded = ({ rounds }) => rounds.findIndex(({ drafts, final }) => drafts.length > 1 && final?.kind === 'bonus');

  /** The first round in which another rule accepts a guess that the token rule would have rejected. @param {Trace} trace */
  const rescuing = ({ rounds }) => rounds.findIndex(({ drafts }) =>
    drafts.some(({ verdict, draw, target, draft }) => verdict === 'accepted' && draw !== null && target !== null && draft !== null && draw >= target / draft));

  /** The number of levels in a round's tree of guesses. @param {Round} round */
  function levels({ drafts }) {
    /** @type {number[]} */
    const depths = [];
    drafts.forEach(({ parent }, index) => depths.push((depths[parent ?? index - 1] ?? 0) + 1)); // a parent of −1: the text
    return Math.max(0, ...depths);
  }

  /** @param {Trace} trace */
  const chain = ({ settings }) => (settings.tree ?? 'chain') === 'chain';
  // By the recorded run that a stop offers: whether another run can take its place.
  /** @type {Window['SpecVizTourStops']['KINDS']} */
  const KINDS = {
    first: (trace) => chain(trace) && trace.settings.drafter === 'model' && (trace.settings.rule ?? 'token') === 'token',
    eagle3: (trace) => chain(trace) && trace.settings.drafter === 'eagle3',
    medusa: (trace) => chain(trace) && trace.settings.drafter === 'medusa',
    exit: (trace) => chain(trace) && ['early-exit', 'taught-exit'].includes(trace.settings.drafter),
    dspark: (trace) => chain(trace) && trace.settings.drafter === 'dspark',
    block: (trace) => chain(trace) && trace.settings.rule === 'block',
    lossy: (trace) => chain(trace) && ['typical', 'top-k', 'threshold'].includes(trace.settings.rule ?? ''), // as in specviz/settings.py
    tree: (trace) => !chain(trace),
  };

  /** Finds a round, and the moment at which `phases` of it are shown; null if there is no matching round. @param {(round: Round) => number} phases */
  const within = (phases, find = telling) => (/** @type {Trace} */ trace) => {
    const round = find(trace);
    return round < 0 ? null : { round, phase: phases(trace.rounds[round]) };
  };

  // trace → {round, phase} right before what the stop explains; null if the run does not have it.
  /** @type {Window['SpecVizTourStops']['STATES']} */
  const STATES = {
    end: ({ rounds }) => (rounds.length ? { round: rounds.length, phase: 0 } : null),
    begun: within(({ drafts }) => (drafts.length > 1 ? 1 : 0)), // at its first guess: until then the stage shows the round before
    drafted: within(({ drafts }) => drafts.length),
    verified: within(({ drafts }) => drafts.length + 1),
    before_rescue: within(({ drafts }) => drafts.length + 1, rescuing),
    before_rejection: within((round) => round.drafts.length + 1 + count(round, 'accepted')),
    before_correction: within((round) => round.drafts.length + 3 + count(round, 'accepted')),
    before_bonus: within(({ drafts }) => 2 * drafts.length + 1, rewarded),
  };

  /** Tests whether the story has reached the moment at which `phases` of a found round are shown. @param {(round: Round) => number} phases */
  const reached = (phases, find = telling) => (/** @type {{trace: Trace}} */ { trace }) => {
    const round = find(trace);
    const now = view().state();
    return round >= 0 && (now.round > round || (now.round === round && now.phase >= phases(trace.rounds[round])));
  };

  /** @type {Record<string, (trace: Trace, before: Trace) => boolean>} */
  const RAN = {
    greedy: ({ settings }) => settings.temperature === 0,
    gamma: (trace, before) => trace.settings.gamma !== before.settings.gamma,
    text: (trace, before) => String(trace.prompt) !== String(before.prompt),
  };
  // {trace, before: the trace on arrival at the stop, of: as in the stop} → whether its task is done.
  /** @type {Window['SpecVizTourStops']['RULES']} */
  const RULES = {
    pointed: () => Boolean(document.querySelector('#stage :is([data-seen=preview], [data-seen=pinned])')),
    drafted: reached(({ drafts }) => drafts.length),
    verified: reached(({ drafts }) => drafts.length + 1),
    tested: reached(({ drafts }) => drafts.length + 2),
    rejected: reached((round) => round.drafts.length + 3 + count(round, 'accepted')), // and the untested guesses are gone
    corrected: reached((round) => round.drafts.length + 4 + count(round, 'accepted')),
    judged: reached((round) => 2 * round.drafts.length + 1 - count(round, 'untested'), rescuing),
    scored: reached((round) => levels(round) + 1),
    bonus: reached(({ drafts }) => 2 * drafts.length + 2, rewarded),
    opened: ({ of }) => Boolean(document.querySelector(`.sv-popover:popover-open[data-shows=${of}]`)),
    ran: ({ trace, before, of }) => {
      const { state, recorded } = view().state();
      return state === 'done' && !recorded && RAN[of ?? ''](trace, before);
    },
  };

  root.SpecVizTourStops = { TARGETS, STATES, RULES, KINDS };
})(window);
