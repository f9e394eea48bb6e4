/**
 * The playground for two distributions, on the tab Learn. In links, `play` names a preset, is "shown"
 * for the guess on Watch, or lists the probabilities (assets/viewer/scenes.js).
 */
(function (root) {
  'use strict';

  const { component, scripts, stage, until } = root.SpecVizPage;
  let asked = new URLSearchParams(root.location.search).get('play');
  let begin = () => {}; // replaced once mounted

  document.addEventListener('specviz-go', ({ detail }) => {
    if (!detail?.play) return;
    asked = String(detail.play);
    begin();
  });

  component('play', async ({ node, words }) => {
    await scripts();
    const play = root.SpecViz.play(node, {
      words,
      changed: (link) => root.SpecVizKeep({ play: link }),
      shown: () => {
        const viewer = stage()?.specviz;
        const trace = viewer?.trace();
        return viewer && trace ? { trace, at: viewer.state().selected } : null;
      },
    });
    begin = () => {
      if (!asked) return;
      if (play.start(asked)) root.SpecVizKeep({ play: asked });
      const part = document.getElementById('play');
      until(() => part?.previousElementSibling?.querySelector('h2')).then(() => part?.scrollIntoView()); // content above it may load later
      asked = null;
    };
    document.addEventListener('specviz-painted', () => play.follow());
    begin();
  });
})(window);
