/** What the tour's stops name: parts of the page, places in a run, and tasks that the page sees done. */
(function (root) {
  'use strict';

  // The parts of the page, of which the first that is there counts.
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

  /** The viewer, which is there before the tour. */
  const view = () => /** @type {Viewer} */ (root.SpecVizPage.stage()?.specviz);
  const count = (round, verdict) => round.drafts.filter((draft) => draft.verdict === verdict).length;

  /** The first round with an accepted, a rejected and an untested guess; else one with a rejection. */
  function telling({ rounds }) {
    const all = rounds.findIndex((round) => ['accepted', 'rejected', 'untested'].every((kind) => count(round, kind)));
    return all >= 0 ? all : rounds.findIndex((round) => count(round, 'rejected'));
  }

  /** The first round whose guesses were all accepted, and that has a bonus token. */
  const rewarded = ({ rounds }) => rounds.findIndex(({ drafts, final }) => drafts.length > 1 && final?.kind === 'bonus');

  /** The first round in which block verification keeps a guess that the usual rule would have rejected. */
  const rescuing = ({ rounds }) => rounds.findIndex(({ drafts }) =>
    drafts.some(({ verdict, draw, target, draft }) => verdict === 'accepted' && draw >= target / draft));

  /** How many levels the guesses of a tree have: each knows the earlier one that it follows. */
  function levels({ drafts }) {
    const depths = [];
    drafts.forEach(({ parent }) => depths.push(parent < 0 ? 1 : depths[parent] + 1));
    return Math.max(0, ...depths);
  }

  const chain = ({ settings }) => (settings.tree ?? 'chain') === 'chain';
  // Which runs a stop can speak of, by the recorded run that it offers.
  const KINDS = {
    first: (trace) => chain(trace) && trace.settings.drafter === 'model' && (trace.settings.rule ?? 'token') === 'token',
    eagle3: (trace) => chain(trace) && trace.settings.drafter === 'eagle3',
    dspark: (trace) => chain(trace) && trace.settings.drafter === 'dspark',
    block: (trace) => chain(trace) && trace.settings.rule === 'block',
    tree: (trace) => !chain(trace),
  };

  /** A place in a round, `phases` of it shown; null if there is no such round. */
  const within = (phases, find = telling) => (trace) => {
    const round = find(trace);
    return round < 0 ? null : { round, phase: phases(trace.rounds[round]) };
  };

  // trace → {round, phase}: right before what the stop tells; null where the run has no such place.
  const STATES = {
    end: ({ rounds }) => (rounds.length ? { round: rounds.length, phase: 0 } : null),
    begun: within(() => 0),
    drafted: within(({ drafts }) => drafts.length),
    verified: within(({ drafts }) => drafts.length + 1),
    before_rescue: within(({ drafts }) => drafts.length + 1, rescuing),
    before_rejection: within((round) => round.drafts.length + 1 + count(round, 'accepted')),
    before_correction: within((round) => round.drafts.length + 3 + count(round, 'accepted')),
    before_bonus: within(({ drafts }) => 2 * drafts.length + 1, rewarded),
  };

  /** Whether the story has come as far as a place in such a round. */
  const reached = (phases, find = telling) => ({ trace }) => {
    const round = find(trace);
    const now = view().state();
    return round >= 0 && (now.round > round || (now.round === round && now.phase >= phases(trace.rounds[round])));
  };

  const RAN = {
    greedy: ({ settings }) => settings.temperature === 0,
    gamma: (trace, before) => trace.settings.gamma !== before.settings.gamma,
    text: (trace, before) => String(trace.prompt) !== String(before.prompt),
  };
  // {trace, before: the trace when the stop was reached, of} → whether its task is done.
  const RULES = {
    pointed: () => Boolean(document.querySelector('#stage :is([data-seen=preview], [data-seen=pinned])')),
    drafted: reached(({ drafts }) => drafts.length),
    verified: reached(({ drafts }) => drafts.length + 1),
    tested: reached(({ drafts }) => drafts.length + 2),
    rejected: reached((round) => round.drafts.length + 3 + count(round, 'accepted')), // and the rest has gone
    corrected: reached((round) => round.drafts.length + 4 + count(round, 'accepted')),
    judged: reached((round) => 2 * round.drafts.length + 1 - count(round, 'untested'), rescuing),
    scored: reached((round) => levels(round) + 1),
    bonus: reached(({ drafts }) => 2 * drafts.length + 2, rewarded),
    opened: ({ of }) => Boolean(document.querySelector(`.sv-popover:popover-open[data-shows=${of}]`)),
    ran: ({ trace, before, of }) => {
      const { state, recorded } = view().state();
      return state === 'done' && !recorded && RAN[of](trace, before);
    },
  };

  root.SpecVizTourStops = { TARGETS, STATES, RULES, KINDS };
})(window);
