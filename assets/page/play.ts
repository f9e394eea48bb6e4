/**
 * The playground for two distributions, on the tab Learn. In links, `play` names a preset, is "shown"
 * for the guess on Watch, or lists the probabilities (assets/viewer/scenes.ts).
 */

import { Play } from '../viewer/play';
import { component, host, linked, until } from './component';

const follow = linked('play', new URLSearchParams(window.location.search).get('play'));

component('play', ({ node, words }) => {
  const playing = new Play(node, {
    words,
    changed: (link) => host.keep({ play: link }),
    shown() {
      const trace = host.viewer?.trace();
      return host.viewer && trace ? { trace, at: host.viewer.state().selected } : null;
    },
  });
  document.addEventListener('specviz-painted', () => playing.follow());
  follow((wanted) => {
    if (!wanted) return;
    if (playing.start(wanted)) host.keep({ play: wanted });
    const part = document.getElementById('play');
    until(() => part?.previousElementSibling?.querySelector('h2')).then(() => part?.scrollIntoView()); // content above it may load later
  });
});
