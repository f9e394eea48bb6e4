/** What the tour's stops name: parts of the page, moments of a run, and tasks that the page checks. */

import { depthsOf, drawsTrees } from '../viewer/branching';
import { isLossy, ruleOf } from '../viewer/rules';
import type { Round, Trace, Verdict } from '../viewer/types';
import { host, type Viewer } from './component';

/** The view below the stage that holds a part. */
export const VIEWS: Record<string, string> = { agreement: 'numbers', rates: 'numbers', temperature: 'rounds', gamma: 'rounds', calibration: 'guesses' };

/** The parts of the page, each by selectors of which the first visible one counts. */
export const TARGETS: Record<string, string[]> = {
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

const count = (round: Round, verdict: Verdict) => round.drafts.filter((draft) => draft.verdict === verdict).length;

/** The first round with an accepted, a rejected and an untested guess; else the first with a rejection. */
function telling({ rounds }: Trace) {
  const all = rounds.findIndex((round) => (['accepted', 'rejected', 'untested'] as const).every((kind) => count(round, kind)));
  return all >= 0 ? all : rounds.findIndex((round) => count(round, 'rejected'));
}

/** The first round of two or more guesses that ends with a bonus token: all were accepted. */
const rewarded = ({ rounds }: Trace) => rounds.findIndex(({ drafts, final }) => drafts.length > 1 && final?.kind === 'bonus');

/** The first round in which another rule accepts a guess that the token rule would have rejected. */
const rescuing = ({ rounds }: Trace) => rounds.findIndex(({ drafts }) =>
  drafts.some(({ verdict, draw, target, draft }) => verdict === 'accepted' && draw !== null && target !== null && draft !== null && draw >= target / draft));

/** The number of levels in a round's tree of guesses. */
const levels = ({ drafts }: Round) => Math.max(-1, ...depthsOf(drafts)) + 1;

const drafts = (...drafters: string[]) => (trace: Trace) => !drawsTrees(trace) && drafters.includes(trace.settings.drafter);

/** By the recorded run that a stop offers: whether another run can take its place. */
export const KINDS: Record<string, (trace: Trace) => boolean> = {
  first: (trace) => drafts('model')(trace) && ruleOf(trace) === 'token',
  eagle3: drafts('eagle3'),
  medusa: drafts('medusa'),
  exit: drafts('early-exit', 'taught-exit'),
  dspark: drafts('dspark'),
  block: (trace) => !drawsTrees(trace) && ruleOf(trace) === 'block',
  lossy: (trace) => !drawsTrees(trace) && isLossy(ruleOf(trace)),
  tree: drawsTrees,
};

type Phases = (round: Round) => number;

/** Finds a round, and the moment at which `phases` of it are shown; null if there is no matching round. */
const within = (phases: Phases, find = telling) => (trace: Trace) => {
  const round = find(trace);
  return round < 0 ? null : { round, phase: phases(trace.rounds[round]) };
};

/** The moment right before what a stop explains; null if the run does not have it. */
export const STATES: Record<string, (trace: Trace) => { round: number, phase: number } | null> = {
  end: ({ rounds }) => (rounds.length ? { round: rounds.length, phase: 0 } : null),
  begun: within((round) => (round.drafts.length > 1 ? 1 : 0)), // at its first guess: until then the stage shows the round before
  drafted: within((round) => round.drafts.length),
  verified: within((round) => round.drafts.length + 1),
  before_rescue: within((round) => round.drafts.length + 1, rescuing),
  before_rejection: within((round) => round.drafts.length + 1 + count(round, 'accepted')),
  before_correction: within((round) => round.drafts.length + 3 + count(round, 'accepted')),
  before_bonus: within((round) => 2 * round.drafts.length + 1, rewarded),
};

/** A trace, the one on arrival at the stop, and what the task is about. */
interface Task { trace: Trace, before: Trace, of?: string }

/** Tests whether the story has reached the moment at which `phases` of a found round are shown. */
const reached = (phases: Phases, find = telling) => ({ trace }: Task) => {
  const round = find(trace);
  const now = (host.viewer as Viewer).state();
  return round >= 0 && (now.round > round || (now.round === round && now.phase >= phases(trace.rounds[round])));
};

/** By the change that a stop asks for: whether a run has it. */
const CHANGED: Record<string, (trace: Trace, before: Trace) => boolean> = {
  greedy: ({ settings }) => settings.temperature === 0,
  gamma: (trace, before) => trace.settings.gamma !== before.settings.gamma,
  text: (trace, before) => String(trace.prompt) !== String(before.prompt),
};

/** Whether a task is done. */
export const RULES: Record<string, (task: Task) => boolean> = {
  pointed: () => Boolean(document.querySelector('#stage :is([data-seen=preview], [data-seen=pinned])')),
  drafted: reached((round) => round.drafts.length),
  verified: reached((round) => round.drafts.length + 1),
  tested: reached((round) => round.drafts.length + 2),
  rejected: reached((round) => round.drafts.length + 3 + count(round, 'accepted')), // and the untested guesses are gone
  corrected: reached((round) => round.drafts.length + 4 + count(round, 'accepted')),
  judged: reached((round) => 2 * round.drafts.length + 1 - count(round, 'untested'), rescuing),
  scored: reached((round) => levels(round) + 1),
  bonus: reached((round) => 2 * round.drafts.length + 2, rewarded),
  opened: ({ of }) => Boolean(document.querySelector(`.sv-popover:popover-open[data-shows=${of}]`)),
  ran: ({ trace, before, of = '' }) => {
    const { state, recorded } = (host.viewer as Viewer).state();
    return state === 'done' && !recorded && CHANGED[of](trace, before);
  },
};
