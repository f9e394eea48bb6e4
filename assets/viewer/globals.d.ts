/** What our scripts share on the window. */

import type { FONT, Palette, el, setText } from './dom.js';
import type { check, trialOf } from './exercises.js';
import type { term } from './glossary.js';
import type { play } from './learn.js';
import type { mount } from './mount.js';
import type { Run } from './run.js';
import type { sentences, speaker } from './text.js';

declare global {
  interface Window {
    SpecViz: {
      mount: typeof mount,
      play: typeof play,
      term: typeof term,
      FONT: typeof FONT,
      dom: { el: typeof el, setText: typeof setText, Palette: typeof Palette },
      lesson: { check: typeof check, trialOf: typeof trialOf, Run: typeof Run, sentences: typeof sentences, speaker: typeof speaker },
    };
  }
}
