/**
 * Components of the page that scripts of ours draw. In Python (specviz/page/component.py) one names
 * its script; the script says how to draw it with `SpecVizPage.component`. Gradio mounts components
 * and loads scripts in any order, so each waits here for the other.
 */
(function (root) {
  'use strict';

  const LOOK = 20; // ms between two looks for what is not there yet
  const drawers = new Map();

  /** A promise of what another script or component brings. */
  const until = (known) => new Promise((resolve) => {
    const look = () => {
      const found = known();
      if (found) resolve(found);
      else setTimeout(look, LOOK);
    };
    look();
  });

  /** What the server has, from JSON; the static site reads it from scripts. */
  async function read(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }

  /** Takes a turn, and says whether it is still the newest: of several answers, only the last asked for counts. */
  const turns = () => {
    let newest = 0;
    return () => {
      newest += 1;
      const mine = newest;
      return () => mine === newest;
    };
  };

  const language = () => document.documentElement.lang.slice(0, 2); // Gradio may make zh zh-CN

  root.SpecVizPage = {
    until,
    language,
    read,
    turns,
    stage: () => document.querySelector('#stage .stage'),
    /** A promise of the viewer's scripts. */
    scripts: () => until(() => root.SpecViz?.mount),
    /** A promise of the viewer on the page. */
    viewer: () => until(() => root.SpecVizPage.stage()?.specviz),
    /**
     * @param {string} name as in Python
     * @param {(component: any) => void} draw takes {node: the element to draw in, words in the
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
