/** What the page's scripts share on the window and on elements. */

import type { mount } from '../viewer/mount.js';

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
  say?(state: string, line: string): void;
}

interface Page {
  until<T>(known: () => T): Promise<T>;
  language(): string;
  make(tag: string, properties?: object, ...children: (Node | string)[]): any;
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

/** Makes charts, which draw the server's pictures in an element. */
interface Chart {
  (element: HTMLElement, words: Words, select: (data: unknown) => void): { show(json: string): void };
  field(text: string): string;
}

declare global {
  type Viewer = ReturnType<typeof mount>;

  /** The stage's element. */
  type Stage = HTMLElement & StageParts;

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
    SpecVizGo(wanted: Parameters): Promise<void>;
    SpecVizState(): Parameters;
    SpecVizKeep(parameters: Parameters): void;
    SpecVizLinks: Record<string, (...values: any[]) => any>;
    SpecVizShare: { copy(text: string, field: HTMLInputElement): Promise<boolean> };
    SpecVizRecorded: { open(name: unknown): Promise<void> };
    SpecVizSampling: { busy(): void };
    SpecVizStage: { say(state: string, line: string): void, attend(): void, step(): void, save(kind: string): void, open(): void };
    SpecVizTourStops: Record<'TARGETS' | 'KINDS' | 'STATES' | 'RULES', Record<string, any>>;
    SpecVizTour: { start(stop?: string | number): void };
  }

  interface DocumentEventMap {
    'specviz-go': CustomEvent<Parameters>;
    'specviz-predict': CustomEvent<Message | null>;
  }
}
