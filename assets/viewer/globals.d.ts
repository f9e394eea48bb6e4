/** What scripts of ours leave on the window for each other. */

import type { FONT, Palette, el, setText } from './dom.js';
import type { term } from './glossary.js';
import type { mount, play } from './mount.js';

declare global {
  interface Window {
    SpecViz: {
      mount: typeof mount,
      play: typeof play,
      term: typeof term,
      FONT: typeof FONT,
      dom: { el: typeof el, setText: typeof setText, Palette: typeof Palette },
    };
  }
}
