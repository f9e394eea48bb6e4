/** The values that the viewer works on. */

import type { Folds } from './metrics';
import type { Run } from './run';
import type { Verdict, FinalKind, Position, Draft, Round as Recorded, Piece, Trace } from './trace';

export type * from './trace';

// --- derived from the trace --------------------------------------------------------------------

/** A round, and whether its drafter made all guesses at once. */
export interface Round extends Recorded {
  together?: boolean;
}

/** A token's final kind; plain: the target's own token in a round without guesses. */
export type Kind = Verdict | FinalKind | 'plain';

/** How a slot looks at a moment; guessed and lit (read by the target) are still undecided. */
export type Look = Kind | 'absent' | 'guessed' | 'lit';

/** A point in playback: the numbers of complete rounds and of phases of the next one. */
export interface Moment {
  round: number;
  phase: number;
}

/** The address of a slot: its round, and its index in the round. */
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

/** The bytes of an incomplete character, and the number of tokens that they come from. */
export interface Pending {
  bytes: number[];
  tokens: number;
}

/** A token of a round, with its text in context. */
export interface Slot {
  token: number;
  kind: Kind;
  piece: Piece;
  text: string;
  took: number;
  part: boolean;
  pending: Pending;
}

/** Everything about a slot; `kind` is how it looks now, `open` whether its round is unfinished. */
export interface Seen extends Omit<Slot, 'kind'> {
  kind: Look;
  number: number;
  index: number;
  round: Round;
  accepted: number;
  judgedAt: number;
  draft: Draft | null;
  judged: Draft | null;
  position: Position | null;
  open?: boolean;
}

export type How = 'pinned' | 'preview' | 'now' | 'rejected' | 'special' | 'newest';

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

/** Returns a sentence by its path: say('ledger.rounds.label'). */
export type Say = (path: string, values?: Values) => string;

// --- the page around the viewer ----------------------------------------------------------------

/** How the server identifies a run. */
export interface Source {
  run?: string;
  recorded?: string;
}

/** A run and its origin. */
export interface Staged {
  run: Run;
  source: Source | null;
  recorded: boolean;
}

/** A run, the run made from it, and which of the two is on the stage. */
export interface Compared {
  pair: readonly [Staged, Staged];
  shown: 0 | 1;
}

/** Sends a request to the page. */
export type Send = (intent: string, detail: Record<string, unknown>) => void;

/** The colours of the theme by name. */
export interface Colours {
  get(name: string): string;
}

// --- shared by the views -----------------------------------------------------------------------

export type { Run } from './run';
export type { Row } from './distribution';
export type { Arrivals } from './arrivals';
export type Summary = ReturnType<Folds['summary']>;

/** The models whose distributions are shown at a position. */
export type Models = 'draft' | 'both' | 'target';

/** The draw of the accept test, marked at draw × draft on the guess's row. */
export interface Dart {
  token: number;
  at: number;
  kind: Verdict;
}

/** Both distributions at a position, and how to show them. */
export interface AreasView {
  position: Position;
  name: (token: number) => string;
  heading: string;
  notes: string[];
  /** the settings that turn the models' own probabilities into those sampled from */
  shaping: string;
  models: Models;
  /** verdict or kind by token */
  marks: Map<number, string>;
  dart: Dart | null;
  /** whether the shared part is what the rule accepts */
  decides: boolean;
}

/** How a text was decoded. */
export type Way = 'plain' | 'speculative';

/** A token, and its part of the text. */
export interface Written {
  token: number;
  text: string;
  piece: Piece;
}

/** Texts that a rule wrote, by row: all, those made of accepted drafts only, and the distance from the target. */
export type Tally = [written: number[], guessed: number[], distance: number];

/** The results so far of the losslessness test: see specviz/service/frequencies.py. */
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

export type AreaPart = 'both' | 'target' | 'draft';

// --- the state ---------------------------------------------------------------------------------

export type Status = 'idle' | 'loading' | 'running' | 'paused' | 'done' | 'error';

/** How far one move goes. */
export type Unit = 'step' | 'round';

/** An answer to a question; `said` is the predicted chance (null: the verdict was only revealed). */
export interface Answer {
  said: number | null;
  kept: boolean;
  /** the chance of acceptance; null if the recorder could not know it */
  threshold: number | null;
}

/** Everything that the screen depends on. */
export interface State {
  /** the rounds known so far; grows in place */
  readonly run: Run | null;
  readonly source: Source | null;
  readonly recorded: boolean;
  /** whether a server can decode more rounds */
  readonly live: boolean;
  /** the status shown; `mode` is what the run does, also while an error or loading is shown */
  readonly status: Status;
  readonly mode: 'idle' | 'running' | 'paused' | 'done';
  /** whether the page's settings differ from this run's */
  readonly stale: boolean;
  /** replaces the usual status line */
  readonly message: string | null;
  /** the moment shown; the unit of the move that led to it, null for a jump */
  readonly moment: Moment;
  readonly entered: Unit | null;
  readonly playing: boolean;
  readonly speed: number;
  readonly pace: 'steps' | 'rounds';
  /** whether to move to new rounds as they arrive; the unit that the visitor asked for */
  readonly following: boolean;
  readonly asked: Unit;
  /** whether a finished run is shown complete, scrolled to its beginning */
  readonly whole: boolean;
  /** true from opening a finished run on its teaching round until the visitor moves */
  readonly opening: boolean;
  /** the round on the stage at the end of a run, until the visitor moves; null: the last */
  readonly rested: number | null;
  /** the moment at which playback stops; null: the end of the known rounds */
  readonly until: Moment | null;
  /** slots: pinned, pointed at, and last focused by the keyboard */
  readonly pinned: At | null;
  readonly hovered: At | null;
  readonly cursor: At | null;
  readonly tint: string;
  readonly ghosts: boolean;
  readonly presenting: boolean;
  /** the view that is open below the stage */
  readonly view: string;
  /** guesses per round in the what-if comparison */
  readonly gamma: number;
  /** how both distributions are shown: before temperature, top-k and top-p; as a table */
  readonly raw: boolean;
  readonly asTable: boolean;
  /** two runs side by side; the run that another is being made from; which of the two is being brought back */
  readonly compared: Compared | null;
  readonly expected: Staged | null;
  readonly returning: 0 | 1 | null;
  /** values that another run can have, by setting; null: not yet known */
  readonly offers: Readonly<Record<string, readonly string[]>> | null;
  /** whether verdicts are predicted; with the probabilities shown; with the lesson open */
  readonly predicting: boolean;
  readonly informed: boolean;
  readonly taught: boolean;
  /** by slot, "round.index"; `looking` is the slot whose verdict was revealed last */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly looking: string | null;
}

