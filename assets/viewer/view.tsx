/**
 * What views are made with. A view is a function component that reads what it shows with `useRun`; the
 * viewer renders all of them from the top, once per frame at most. Model text enters the page only
 * here and in dom.ts, as text.
 */

import { Component, type ComponentChildren, createContext, type ButtonHTMLAttributes, options, render, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { bare } from './text';
import type { Run } from './types';
import type { Viewer } from './viewer';

const ViewerContext = createContext<Viewer>(null!);

/** The state, by field and whole; the viewer, and how to change the state or send the page a request. */
export function useViewer() {
  const viewer = useContext(ViewerContext);
  const { state, set, send } = viewer;
  return { ...state, state, viewer, set, send };
}

/** The same for views that are shown only with a run. */
export function useRun() {
  const view = useViewer();
  return { ...view, run: view.state.run as Run };
}

/** Renders a view into an element, or renders it again. */
export const draw = (viewer: Viewer, view: VNode<any>, into: Element) =>
  render(<ViewerContext.Provider value={viewer}>{view}</ViewerContext.Provider>, into);

/** An element that is drawn by hand, as part of a view. */
export const Drawn = ({ node }: { node: Node }) => <div class="sv-drawn" ref={(place) => { if (place && node.parentNode !== place) place.append(node); }} />;

/** A part that is costly to render: it is rendered again only for another run or key. */
export class Still extends Component<{ run: Run | null, when: string | number, children: ComponentChildren }> {
  shouldComponentUpdate({ run, when }: Still['props']) {
    return run !== this.props.run || when !== this.props.when;
  }

  render() {
    return <>{this.props.children}</>;
  }
}

/** A view that is rendered again only if a property changes: for parts of which there are hundreds. */
export const memo = <Props extends object>(view: (props: Props) => ComponentChildren) => class extends Component<Props> {
  shouldComponentUpdate(next: Readonly<Props>) {
    return Object.entries(next).some(([name, value]) => value !== this.props[name as keyof Props]);
  }

  render() {
    return view(this.props);
  }
};

/** A name that opens its definition in the glossary. */
export const Term = ({ name, ...rest }: { name: string, children: ComponentChildren } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button key={name} type="button" class="sv-term" data-term={name} aria-haspopup="dialog" {...rest} />
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
    for (const name in props) {
      if (name === 'children') props.children = isolate(props.children);
      else if (typeof props[name] === 'string') props[name] = bare(props[name]);
    }
  }
  before?.(vnode);
};
