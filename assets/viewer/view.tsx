/**
 * What views are made with. A view is a function component that reads what it shows with `useRun`; the
 * viewer renders all of them from the top, once per frame at most. Model text enters the page only
 * here and in dom.ts, as text.
 */

import { type ComponentChildren, createContext, options, render, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { bare } from './text';
import type { Run, Send, State } from './types';

/** What views share besides the state. */
export interface Host {
  readonly state: State;
  readonly set: (patch: Partial<State>) => void;
  /** sends a request to the page */
  readonly send: Send;
}

const HostContext = createContext<Host>(null!);

/** The state, with the run on the stage, and what a view may do. For views that show nothing without a run. */
export function useRun() {
  const host = useContext(HostContext);
  return { ...host.state, run: host.state.run as Run, host, set: host.set, send: host.send };
}

/** Renders a view into an element, or renders it again. */
export const draw = (host: Host, view: VNode<any>, into: Element) =>
  render(<HostContext.Provider value={host}>{view}</HostContext.Provider>, into);

/** An element that was drawn by hand, as part of a view. */
export const Drawn = ({ node }: { node: Node }) => <div class="sv-drawn" ref={(place) => place?.append(node)} />;

/** A name that opens its definition in the glossary. */
export const Term = ({ name, children }: { name: string, children: ComponentChildren }) => (
  <button type="button" class="sv-term" data-term={name} aria-haspopup="dialog">{children}</button>
);

const MODEL_TEXT = /\u2068([^\u2069]*)\u2069/;

/** Model text in a sentence gets an element that no browser translates: see `visible` in text.ts. */
const isolate = (child: unknown): unknown => {
  if (Array.isArray(child)) return child.map(isolate);
  if (typeof child !== 'string' || !MODEL_TEXT.test(child)) return child;
  return child.split(MODEL_TEXT).map((part, i) => (i % 2 ? <bdi translate={false}>{part}</bdi> : part));
};

const before = options.vnode;
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const [name, value] of Object.entries(props)) {
      if (name === 'children') props.children = isolate(value);
      else if (typeof value === 'string') props[name] = bare(value);
    }
  }
  before?.(vnode);
};
