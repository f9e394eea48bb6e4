/** What our scripts share on the window. */

import type { FONT, Palette, el, setText } from './dom';
import type { check, trialOf } from './exercises';
import type { term } from './glossary';
import type { play } from './learn';
import type { mount } from './mount';
import type { Run } from './run';
import type { sentences, speaker } from './text';

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
