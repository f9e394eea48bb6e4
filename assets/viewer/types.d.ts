/** The values that the viewer works on. */

import type { roundOf } from './costs.js';
import type { Folds } from './metrics.js';
import type { Run } from './run.js';
import type { Verdict, FinalKind, Position, Draft, Round as Recorded, Piece, Trace } from './trace.d.ts';

export type * from './trace.d.ts';

// --- what the viewer makes of it ---------------------------------------------------------------

/** A round, and whether its drafter made all guesses at once. */
export interface Round extends Recorded {
  together?: boolean;
}

/** What a token came to be in the end; plain: the target's own, in a round without guesses. */
export type Kind = Verdict | FinalKind | 'plain';

/** How a slot looks at a moment: guessed and lit (the target has read it) are not decided yet. */
export type Look = Kind | 'absent' | 'guessed' | 'lit';

/** A place in the story: complete rounds, and phases of the next one. */
export interface Moment {
  round: number;
  phase: number;
}

/** A slot's place: its round, and its number in it. */
export interface At {
  round: number;
  index: number;
}

export interface Phase {
  name: 'draft' | 'verify' | 'test' | 'discard' | 'final';
  index: number;
}

/** A round after some of its phases. */
export interface Picture {
  phase: Phase;
  looks: Look[];
  verified: boolean;
  fallen: boolean;
}

/** A begun character, and the tokens that it is spread over. */
export interface Pending {
  bytes: number[];
  tokens: number;
}

/** A token of a round with its text in the place where it stands. */
export interface Slot {
  token: number;
  kind: Kind;
  piece: Piece;
  text: string;
  took: number;
  part: boolean;
  pending: Pending;
}

/** Everything about a slot; `kind` is how it looks now, `open` whether its round goes on. */
export interface Seen extends Omit<Slot, 'kind'> {
  kind: Look;
  number: number;
  index: number;
  round: Round;
  accepted: number;
  place: number;
  draft: Draft | null;
  judged: Draft | null;
  position: Position | null;
  open?: boolean;
}

export type How = 'pinned' | 'preview' | 'now' | 'rejected' | 'newest';

// --- words -------------------------------------------------------------------------------------

export type Values = Record<string, string | number | null | undefined | boolean>;

export interface Entry {
  term: string;
  name: string;
  definition: string;
  formula: string;
  sources: { name: string, url: string }[];
  see: string[];
}

/** VIEWER of specviz/words: sentences by name, nested. */
export interface Words {
  glossary: Entry[];
  keys: [key: string, does: string][];
  [name: string]: unknown;
}

/** Says a sentence by its path: say('ledger.rounds.label'). */
export type Say = (path: string, values?: Values) => string;

// --- around it ---------------------------------------------------------------------------------

/** What the server knows a run by. */
export interface Source {
  run?: string;
  recorded?: string;
}

/** A run with what is known of where it comes from. */
export interface Staged {
  run: Run;
  source: Source | null;
  recorded: boolean;
}

/** A run and the one that came of it, and which of them is on the stage. */
export interface Compared {
  pair: readonly [Staged, Staged];
  shown: 0 | 1;
}

/** Asks the page for something. */
export type Send = (intent: string, detail: Record<string, unknown>) => void;

/** The colours of the theme by name. */
export interface Colours {
  get(name: string): string;
}

// --- the DOM -----------------------------------------------------------------------------------

export type Listeners = { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void };

/** Attributes of an element: true sets it without a value; false and null leave it out. */
export interface Attributes {
  on?: Listeners;
  [name: string]: string | number | boolean | null | undefined | Listeners;
}

export type Child = Node | string | null | undefined;

// --- what the views hand to each other ---------------------------------------------------------

export type { Run } from './run.js';
export type { Row } from './distribution.js';
export type { Sums } from './metrics.js';
export type { Arrivals } from './race.js';
export type Summary = ReturnType<Folds['summary']>;
export type Gaps = ReturnType<Folds['gaps']>;
export type RoundCost = NonNullable<ReturnType<typeof roundOf>>;

/** Which of the models have spoken at a place. */
export type Models = 'draft' | 'both' | 'target';

/** Where the draw fell: at draw × draft on the guess's row. */
export interface Dart {
  token: number;
  at: number;
  kind: Verdict;
}

/** Both distributions at a place, and how to show them. */
export interface AreasView {
  position: Position;
  name: (token: number) => string;
  heading: string;
  notes: string[];
  /** what lies between the models' own probabilities and those sampled from */
  shaping: string;
  models: Models;
  /** verdict or kind by token */
  marks: Map<number, string>;
  dart: Dart | null;
}

/** How many guesses at a place of the round came to what. */
export type Place = Record<Verdict, number>;

/** An upright bar; its parts add up to 1 at most. */
export interface Column {
  label: string;
  value: string;
  parts: [string, number][];
}

/** How a text was decoded. */
export type Way = 'plain' | 'speculative';

/** A token of a text with its own part of it. */
export interface Written {
  token: number;
  text: string;
  piece: Piece;
}

/** What a rule wrote: texts by row, those of accepted drafts alone, and the distance from the target. */
export type Tally = [written: number[], guessed: number[], distance: number];

/** What the test of losslessness has come to: see specviz/service/frequencies.py. */
export interface Found {
  state: 'running' | 'done' | 'stopped' | 'late';
  temperature: number;
  rows: [text: string | null, probability: number][];
  plan: number[];
  band: [low: number, high: number][];
  checkpoints: [texts: number, exact: Tally, lossy: Tally][];
}

export interface Experiment extends Partial<Omit<Found, 'state'>> {
  number: number;
  state: 'loading' | 'running' | 'done' | 'stopped' | 'late' | 'error';
  message?: string;
  texts?: number;
  of?: number;
  greedy?: Trace | null;
}

/** A round with fewer guesses. */
export interface Cut {
  drafted: number;
  accepted: number;
  rejected: number;
  emitted: number;
  final: FinalKind | null;
  /** whether the target adds what it added in the recorded round */
  drawn: boolean;
}

/** A row of the picture of both models. */
export interface AreaRow extends Record<'name' | 'target' | 'draft' | 'dart' | 'bar' | 'node', HTMLElement> {}

/** A row of the residual. */
export interface ShareRow extends Record<'token' | 'bar' | 'share' | 'node', HTMLElement> {}

export type AreaPart = 'both' | 'target' | 'draft';

/** A point of the speed-up's curve, and where it is drawn. */
export interface Spot {
  count: number;
  ratio: number;
  x: number;
  y: number;
}

/** The text's box, its contents, and its newest token, as measured. */
export interface Boxes {
  box: DOMRect;
  text: DOMRect;
  head: DOMRect;
  line: number;
}

// --- the state ---------------------------------------------------------------------------------

export type Status = 'idle' | 'loading' | 'running' | 'paused' | 'done' | 'error';

/** How far one goes at a time. */
export type Unit = 'step' | 'round';

/** An answer to a question: the chance that was said (null: none, the verdict was only shown). */
export interface Answer {
  said: number | null;
  kept: boolean;
  /** the chance of acceptance; null if the recorder could not know it */
  threshold: number | null;
}

/** Everything that the screen depends on. */
export interface State {
  /** what is known; it grows in place */
  readonly run: Run | null;
  readonly source: Source | null;
  readonly recorded: boolean;
  /** whether a server can decode on */
  readonly live: boolean;
  /** what is told; `mode` is what the run does, whatever is told */
  readonly status: Status;
  readonly mode: 'idle' | 'running' | 'paused' | 'done';
  /** whether the page's settings are no longer those of this run */
  readonly stale: boolean;
  /** a line instead of the usual one */
  readonly message: string | null;
  /** what is shown, and how we got there if from just before */
  readonly moment: Moment;
  readonly entered: Unit | null;
  readonly playing: boolean;
  readonly speed: number;
  readonly pace: 'steps' | 'rounds';
  /** whether what comes next is gone to; what it was asked for */
  readonly following: boolean;
  readonly asked: Unit;
  /** whether a finished run is seen as a whole, from its beginning */
  readonly whole: boolean;
  /** whether nobody has moved since a recorded run was opened on the round that teaches */
  readonly opening: boolean;
  /** the round that the stage keeps on show at the end of a run, until somebody moves; null: the last */
  readonly rested: number | null;
  /** the moment at which playing ends by itself; null: the end of what is known */
  readonly until: Moment | null;
  /** slots: looked into for good, pointed at, and that of the keyboard */
  readonly pinned: At | null;
  readonly hovered: At | null;
  readonly cursor: At | null;
  readonly tint: string;
  readonly ghosts: boolean;
  readonly presenting: boolean;
  /** what is open below the stage */
  readonly view: string;
  /** fewer guesses per round, to compare with */
  readonly gamma: number;
  /** how both distributions are shown: the models' own, as numbers */
  readonly raw: boolean;
  readonly asTable: boolean;
  /** two runs side by side; the run that another is being made of; which of the two is being brought back */
  readonly compared: Compared | null;
  readonly expected: Staged | null;
  /** values by setting that another run can have; null: the server has not told */
  readonly offers: Readonly<Record<string, readonly string[]>> | null;
  readonly returning: 0 | 1 | null;
  /** whether verdicts are predicted, with the probabilities shown, and the lesson asked for */
  readonly predicting: boolean;
  readonly informed: boolean;
  readonly taught: boolean;
  /** by slot, "round.index"; `looking` is the one whose verdict is being looked at */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly looking: string | null;
}

/** What the transport's buttons do. */
export interface Actions extends Record<'start' | 'back' | 'previous' | 'play' | 'next' | 'forward' | 'end' | 'stop' | 'follow' | 'present' | 'run', () => void> {
  seek(moment: Moment): void;
  set(patch: Partial<State>): void;
}

/** What views of time and place get: words, colours, and a way to a round. */
export interface Context {
  say: Say;
  palette: Colours;
  seek: (round: number) => void;
}
