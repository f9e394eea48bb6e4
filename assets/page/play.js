/**
 * Two distributions to play with, on the tab Learn. A link holds them as `play`: the name of a
 * preset, "shown" for the guess that Watch shows, or their probabilities (assets/viewer/scenes.js).
 */
(function (root) {
  'use strict';

  const { component, scripts, stage, until } = root.SpecVizPage;
  let asked = new URLSearchParams(root.location.search).get('play');
  let begin = () => {}; // until it is mounted

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
      until(() => part?.previousElementSibling?.querySelector('h2')).then(() => part?.scrollIntoView()); // what is above it may come later
      asked = null;
    };
    document.addEventListener('specviz-painted', () => play.follow());
    begin();
  });
})(window);
