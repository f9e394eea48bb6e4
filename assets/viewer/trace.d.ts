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
  /** in a tree, the index of the earlier guess that it follows; −1: the text */
  parent?: number | null;
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
  pieces: Record<number, Piece>;
  /** the trace's current values */
  prefill: Trace['prefill'];
  ending: Ending;
  captured: boolean;
}
