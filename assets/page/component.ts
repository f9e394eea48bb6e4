/**
 * Components of the page that our own scripts draw, and what they share: the page itself (links.ts)
 * or the static site (assets/site/core.ts) says how files are read and where links lead.
 */

import { type ComponentType, h, render } from 'preact';
import type { mount as mountViewer } from '../viewer/mount';

export type Viewer = ReturnType<typeof mountViewer>;

/** Parameters of a link, by name. */
export type Parameters = Record<string, unknown>;

/** A message of the server or of a script, decoded from JSON. */
export type Message = Record<string, any>;

/** What a component is drawn with. */
export interface Component {
  node: HTMLElement;
  words: any;
  props: Message;
  /** the functions that it can call on the server */
  server: Record<string, (argument: unknown) => Promise<any>>;
  send: Record<string, (detail?: unknown) => void>;
  watch: (name: string, changed: () => void) => void;
  /** calls a function with the value, decoded from JSON, now and at each change */
  value(take: (value: any) => void, now?: boolean): void;
}

declare global {
  interface DocumentEventMap {
    /** a link, a button or a script asks for a state of the page */
    'specviz-go': CustomEvent<Parameters>;
    'specviz-predict': CustomEvent<Message | null>;
  }
}

/** What the page's parts need of the page that holds them. */
interface Host {
  viewer: Viewer | null;
  /** the run on the stage: whether the server has it, and the name of a recorded one */
  shows: { live: boolean, name?: string };
  /** reads a file of the server as JSON */
  read(path: string): Promise<any>;
  /** adds parameters to the page's link; null takes one back */
  keep(parameters: Parameters): void;
  state(): Parameters;
  /** the current state as a link */
  address(): string;
  /** opens a recorded run */
  open(name: unknown): Promise<void>;
  /** brings the page into a state; null where there is only one page of several */
  go: ((wanted: Parameters) => Promise<void>) | null;
}

export const host: Host = {
  viewer: null,
  shows: { live: false },
  async read(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  },
  keep() {},
  state: () => ({}),
  address: () => window.location.href,
  async open() {},
  go: null,
};

let found: (viewer: Viewer) => void;
/** The page's viewer, once it is mounted. */
export const mounted = new Promise<Viewer>((done) => { found = done; });

export function adopt(viewer: Viewer) {
  host.viewer = viewer;
  found(viewer);
}

const drawers = new Map<string, (component: Component) => void>();

/** Registers how to draw a component of specviz/page/component.py. */
export const component = (name: string, draw: (component: Component) => void) => { drawers.set(name, draw); };

/** Registers a component that is drawn anew at each change of its value. */
export const view = (name: string, View: ComponentType<{ value: any, words: any }>) =>
  component(name, ({ node, words, value }) => value((now) => render(h(View, { words, value: now }), node)));

interface Gradio {
  element: HTMLElement;
  props: Message;
  server: Component['server'];
  trigger(event: string, detail: unknown): void;
  watch(name: string, changed: () => void): void;
}

/** Draws a component; Gradio calls it once it is mounted. */
export function mount(name: string, events: string[], { element, props, server, trigger, watch }: Gradio) {
  drawers.get(name)?.({
    node: element.firstElementChild as HTMLElement,
    words: props.words?.[language()],
    props,
    server,
    watch,
    send: Object.fromEntries(events.map((event) => [event, (detail = {}) => trigger(event, detail)])),
    value(take, now = true) {
      const tell = () => take(JSON.parse(props.value || '{}'));
      if (now) tell();
      watch('value', tell);
    },
  });
}

export const language = () => document.documentElement.lang.slice(0, 2); // Gradio may make zh zh-CN

/** Whether no other device reaches this host, such as localhost:7860. */
export const isLocal = (name: string) => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(name);

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const LOOK = 20; // ms between two looks

/** Waits for what Gradio tells nobody: resolves to the first truthy result; to null after `patience` ms. */
export function until<T>(known: () => T, patience = Infinity): Promise<NonNullable<T> | null> {
  const end = performance.now() + patience;
  return new Promise((resolve) => {
    (function look() {
      const result = known();
      if (result || performance.now() > end) resolve(result || null);
      else setTimeout(look, LOOK);
    })();
  });
}

/** Makes a function that begins a request and returns a check whether it is still the newest. */
export function turns() {
  let newest = 0;
  return () => {
    const mine = (newest += 1);
    return () => mine === newest;
  };
}

/** A value in the browser's storage, of the tab or for good; nothing where the browser allows none. */
export const stored = (key: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage') => ({
  read() {
    try { return JSON.parse(window[area].getItem(key) ?? 'null'); } catch { return null; }
  },
  write(value: unknown) {
    try { window[area].setItem(key, JSON.stringify(value)); } catch { /* then a reload loses it */ }
  },
});

/** Returns a function that sets the handler of a link parameter. An earlier value waits for it. */
export function linked(name: string, asked: string | null = null) {
  let follow: ((text: string) => void) | null = null;
  const deliver = () => {
    if (!follow || asked === null) return;
    const text = asked;
    asked = null;
    follow(text);
  };
  document.addEventListener('specviz-go', ({ detail }) => {
    if (detail?.[name] == null) return;
    asked = String(detail[name]);
    deliver();
  });
  return (take: (text: string) => void) => {
    follow = take;
    deliver();
  };
}
