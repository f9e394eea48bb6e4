/** What the page's scripts share on the window and on elements. */

import type { mount } from '../viewer/mount';
import type * as viewer from '../viewer/types';

/** A message of the server or of a script, decoded from JSON. */
type Message = Record<string, any>;

/** Parameters of a link, by name. */
type Parameters = Record<string, unknown>;

/** The words of a component, by name. */
type Words = Record<string, any>;

/** The functions that a component can call on the server. */
type Server = Record<string, (argument: unknown) => Promise<any>>;

interface Component {
  node: Stage;
  words: Words;
  props: Record<string, any>;
  server: Server;
  send: Record<string, (detail?: unknown) => void>;
  watch: (name: string, changed: () => void) => void;
}

/** The properties that the stage adds to its element. */
interface StageParts {
  specviz?: Viewer;
  shows?: { live: boolean, name?: string };
  files?: { save(kind: string): void, bring(file: File): void, open(): void };
  show?(message: Message): void;
  step?(): void;
  say?(state: Status, line: string): void;
}

interface Page {
  until<T>(known: () => T): Promise<NonNullable<T>>;
  language(): string;
  make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties?: object, ...children: (Node | string)[]): HTMLElementTagNameMap[Tag];
  read(path: string): Promise<any>;
  turns(): () => () => boolean;
  isLocal(host: string): boolean;
  stored(key: string): { read(): any, write(value: unknown): void };
  linked(name: string): (take: (text: string) => void) => void;
  stage(): Stage | null;
  scripts(): Promise<typeof mount>;
  viewer(): Promise<Viewer>;
  component(name: string, draw: (component: Component) => void): void;
  mount(name: string, events: string[], gradio: Message): Promise<void>;
}

/** What the tour's stops name, by name. */
interface TourStops {
  TARGETS: Record<string, string[]>;
  KINDS: Record<string, (trace: Trace) => boolean>;
  STATES: Record<string, (trace: Trace) => { round: number, phase: number } | null>;
  RULES: Record<string, (found: { trace: Trace, before: Trace, of?: string }) => boolean>;
}

interface Links {
  touch(): void;
  address(): string;
  controls(): Parameters;
  unchanged(): boolean;
  adopt(settings: Parameters): Promise<void>;
  typed(values: unknown[]): void;
}

/** Makes charts, which draw the server's pictures in an element. */
interface Chart {
  (element: HTMLElement, words: Words, select: (data: unknown) => void): { show(json: string): void };
  field(text: string): string;
}

declare global {
  type Viewer = ReturnType<typeof mount>;

  // The viewer's types that the scripts use: scripts share one scope, in which two of them cannot import the same name.
  type Child = viewer.Child;
  type Colours = viewer.Colours;
  type Delta = viewer.Delta;
  type Round = viewer.Round;
  type Status = viewer.Status;
  type Trace = viewer.Trace;
  type Verdict = viewer.Verdict;

  /** The stage's element. */
  type Stage = HTMLElement & StageParts;

  /** A stop of the tour, as in specviz/words/tour.py. */
  interface TourStop {
    id: string;
    title: string;
    text: string;
    task: string;
    done?: string;
    state: string;
    target: string;
    rule: string;
    of?: string;
    shows?: string;
    recorded?: string;
    changes?: string;
  }

  /** A claim of "Myth or fact?", as in specviz/content/claims.py. */
  interface Claim {
    number: number;
    claim: string;
    verdict: string;
    says: string;
    how: string;
    rule?: string;
    missing?: string;
    estimate?: string;
    link: string;
    watch?: Parameters;
    pay?: boolean;
    run?: string;
    replay?: string;
    setup?: [name: string, text: string][];
    words: [name: string, href: string][];
    papers: [name: string, href: string][];
    picture?: string;
    source?: string;
  }

  /** A picture as specviz/views/picture.py writes it. */
  interface Picture {
    name: string;
    says: string;
    figure: { data: Record<string, any>[], layout: Record<string, any> };
    columns: string[];
    rows: string[][];
    picks: unknown[];
  }

  interface Window {
    Plotly?: {
      react(node: Element, data: unknown, layout: unknown, config: unknown): void,
      downloadImage(figure: object, options: unknown): void,
    };
    SpecVizPage: Page;
    SpecVizChart: Chart;
    SpecVizForm: { enter(how?: FocusOptions): void, show(open: boolean): void, covers(): boolean, refused(): void };
    SpecVizHand(blob: Blob, name: string): void;
    SpecVizFiles(page: Message): StageParts['files'];
    /** Whether leaving the page would lose a sweep. */
    SpecVizUnsaved?: () => boolean;
    /** Says why an isolated frame shows nothing, with the place of the page's {url}. */
    SpecVizIsolated: string;
    SpecVizGo(wanted: Parameters): Promise<void>;
    SpecVizState(): Parameters;
    SpecVizKeep(parameters: Parameters): void;
    SpecVizLinks: Links;
    SpecVizShare: { copy(text: string, field: HTMLInputElement): Promise<boolean> };
    SpecVizRecorded: { open(name: unknown): Promise<void> };
    SpecVizSampling: { busy(): void };
    SpecVizStage: { say(state: Status, line: string): void, attend(): void, step(): void, play(): void, save(kind: string): void, open(): void };
    SpecVizTourStops: TourStops;
    SpecVizTour: { start(stop?: string | number): void };
  }

  interface DocumentEventMap {
    'specviz-go': CustomEvent<Parameters>;
    'specviz-predict': CustomEvent<Message | null>;
  }
}
