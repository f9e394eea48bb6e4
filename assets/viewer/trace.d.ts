/** A trace, as specviz/trace writes it. */

export type Verdict = 'accepted' | 'rejected' | 'untested';
export type FinalKind = 'correction' | 'bonus';
export type Ending = 'running' | 'stopped' | 'length' | 'end of text' | 'context full';

/** Token, target, draft, and both before temperature, top-k and top-p; null where unknown. */
export type Candidate = [
  token: number, target: number | null, draft: number | null, target_raw: number | null, draft_raw: number | null,
];

export interface Position {
  candidates: Candidate[];
  rest: Candidate;
  overlap: number | null;
  target_entropy: number | null;
  draft_entropy: number | null;
}

export interface Draft {
  token: number;
  verdict: Verdict;
  target: number | null;
  draft: number | null;
  draw: number | null;
  /** the index of the earlier guess that it follows; −1: the text */
  parent: number;
  /** the chance of acceptance by each rule, once the guesses before it were accepted and its elder siblings rejected; null: unknown */
  chances?: (number | null)[];
  /** the threshold that the draw was compared with; if missing, min(1, target / draft) */
  chance?: number | null;
  /** the residual here is (weight · target − draft)₊, with the mass `excess` */
  weight?: number | null;
  excess?: number | null;
  /** which of several drafters guessed */
  source?: string | null;
  /** the chance of acceptance that the drafter predicted before drawing */
  confidence?: number | null;
}

export interface Final {
  token: number;
  kind: FinalKind;
}

export interface Times {
  draft: number;
  verify: number;
  accept: number;
}

/** A part of a round's time. */
export type Part = keyof Times;

export interface Round {
  drafts: Draft[];
  final: Final | null;
  times: Times;
  positions?: Position[];
  /** by each rule; missing: unknown, a tree, or temperature 0 */
  rules?: (RuleFigures | null)[];
  /** figures of the rounds up to this one */
  sums: Sums;
}

/** Expected tokens of a round, and the distance of its first token from the target's distribution; null: unknown. */
export type RuleFigures = [tokens: number, distance: number | null];

/** Median and 95th percentile of waiting times, in seconds. */
export interface Gap {
  p50: number;
  p95: number;
}

/** The figures of the rounds up to one of them: Sums of specviz/trace/figures.py, which defines each. */
export interface Sums extends Times {
  rounds: number;
  drafted: number;
  accepted: number;
  rejected: number;
  untested: number;
  emitted: number;
  seconds: number;
  acceptance_rate: number | null;
  draft_efficiency: number | null;
  mean_acceptance_length: number | null;
  mean_overlap: number | null;
  tokens_per_second: number | null;
  waits?: Record<'speculative' | 'bursts', Gap>;
  /** by slot or, in a tree, level */
  slots?: [accepted: number, rejected: number, untested: number, share: number | null, low: number | null, high: number | null][];
  /** how many rounds accepted 0, 1, 2, … guesses */
  lengths?: number[];
  calibration?: Calibration;
  /** with 1, 2, … guesses per round, fewer than γ */
  cuts?: [mean_acceptance_length: number | null, acceptance_rate: number | null, draft_efficiency: number | null, drafted: number, emitted: number][];
  /** means over `rounds` rounds */
  rules?: { rounds: number, means: (RuleFigures | null)[] };
  /** where the lossy rule distorts the text most, in tokens after the prompt */
  hardest?: number;
}

/** Predicted against actual acceptance. */
export interface Calibration {
  headed: boolean;
  tested: number;
  mean: number;
  share: number;
  /** missing: the run's rule accepts with another chance than the predicted one */
  groups?: [from: number, to: number, mean: number, tested: number, share: number, low: number, high: number][];
}

/** Plain decoding against the rounds up to one of them: Comparison of specviz/trace/figures.py. */
export interface Comparison {
  tokens: number;
  seconds: number;
  speedup: number | null;
  plain_tokens_per_second: number | null;
  /** seconds per token */
  cost: Times & { plain: number };
  /** seconds of an average round, and the whole in plain steps */
  round: Times & { seconds: number, steps: number | null };
  wait: Gap;
  impossible?: boolean;
  jitter?: number;
  busy?: boolean;
  first_difference?: number;
}

export interface Plain {
  tokens: number[];
  seconds: number[];
}

export interface Model {
  name: string;
  parameters: number;
  layers: number;
  dtype: string;
  other_weights?: boolean;
  too_short?: boolean;
}

export interface Settings {
  gamma: number;
  temperature: number;
  top_k: number;
  top_p: number;
  seed: number;
  drafter: string;
  tree?: string;
  budget?: number;
  branches?: number;
  rule?: string;
  confidence?: number;
  controller?: string;
  max_new_tokens: number;
}

/** A token's text, or its bytes if they are only part of a character. */
export type Piece = string | { hex: string };

export interface Trace {
  recorded: string;
  models: { pair: string, target: Model, draft: Model | null };
  machine: { device: string, processor: string, placement?: string };
  settings: Settings;
  prompt: number[];
  pieces: Record<number, Piece>;
  prefill?: Partial<{ target: number, draft: number, tokens: number }>;
  rounds: Round[];
  plain: Plain;
  /** of each round that plain decoding has caught up with */
  comparisons: Comparison[];
  ending: Ending;
  captured?: boolean;
}

/** The part of a trace added since a mark: Delta of specviz/trace, as the server sends it. */
export interface Delta {
  /** the number of rounds before these */
  from: number;
  rounds: Round[];
  /** the number of plain tokens before these */
  plain_from: number;
  plain: Plain;
  /** the number of comparisons before these */
  comparisons_from: number;
  comparisons: Comparison[];
  pieces: Record<number, Piece>;
  /** the trace's current values */
  prefill: Trace['prefill'];
  ending: Ending;
  captured: boolean;
}
