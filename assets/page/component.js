/**
 * Components of the page that our own scripts draw. specviz/page/component.py mounts a component by
 * name; its script registers how to draw it with `SpecVizPage.component`. Gradio mounts components
 * and loads scripts in any order, so each waits here for the other.
 */
(function (root) {
  'use strict';

  const LOOK = 20; // ms between two polls
  const drawers = new Map();

  /** Resolves to the first truthy result of `known`, which another script or component provides. @type {Window['SpecVizPage']['until']} */
  const until = (known) => new Promise((resolve) => {
    const look = () => {
      const found = known();
      if (found) resolve(found);
      else setTimeout(look, LOOK);
    };
    look();
  });

  /** Fetches JSON from the server; the static site replaces this. @param {string} path */
  async function read(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }

  /** Makes a function that begins a request and returns a check whether it is still the newest. */
  const turns = () => {
    let newest = 0;
    return () => {
      newest += 1;
      const mine = newest;
      return () => mine === newest;
    };
  };

  /** A value in the tab's storage, which a reload keeps; nothing where the browser allows no storage. @type {Window['SpecVizPage']['stored']} */
  const stored = (key) => ({
    read() {
      try { return JSON.parse(root.sessionStorage.getItem(key) ?? 'null'); } catch { return null; }
    },
    write(value) {
      try { root.sessionStorage.setItem(key, JSON.stringify(value)); } catch { /* then a reload loses it */ }
    },
  });

  /** Returns a function that sets the handler of a link parameter. An earlier value waits for it. @type {Window['SpecVizPage']['linked']} */
  const linked = (name) => {
    /** @type {string | null} */
    let asked = null;
    /** @type {((text: string) => void) | null} */
    let follow = null;
    const deliver = () => {
      if (!follow || asked === null) return;
      const text = asked;
      asked = null;
      follow(text);
    };
    document.addEventListener('specviz-go', ({ detail }) => {
      if (typeof detail?.[name] !== 'string') return;
      asked = detail[name];
      deliver();
    });
    return (take) => {
      follow = take;
      deliver();
    };
  };

  /** Whether no other device reaches this host, such as localhost:7860. @param {string} host */
  const isLocal = (host) => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

  /** Makes an element with properties and children. @type {Window['SpecVizPage']['make']} */
  const make = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  const language = () => document.documentElement.lang.slice(0, 2); // Gradio may make zh zh-CN

  root.SpecVizPage = {
    until,
    isLocal,
    language,
    make,
    read,
    turns,
    stored,
    linked,
    stage: () => document.querySelector('#stage .stage'),
    /** Resolves to `mount` once the viewer's scripts have loaded. */
    scripts: () => until(() => root.SpecViz?.mount),
    /** Resolves to the page's viewer once it is mounted. */
    viewer: () => until(() => root.SpecVizPage.stage()?.specviz),
    /**
     * @param {string} name as in Python
     * @param {(component: any) => void} draw called with {node: the element to draw in, words in the
     *   page's language, send: {event: (detail) => void}}, and Gradio's {props, server, watch}
     */
    component: (name, draw) => { drawers.set(name, draw); },
    /** Called by Gradio's component once it is mounted. */
    async mount(name, events, { element, props, server, trigger, watch }) {
      const draw = await until(() => drawers.get(name));
      const send = Object.fromEntries(events.map((event) => [event, (detail = {}) => trigger(event, detail)]));
      draw({ node: element.firstElementChild, words: props.words?.[language()], send, props, server, watch });
    },
  };
})(window);
