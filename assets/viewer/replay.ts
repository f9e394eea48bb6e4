/** The bundle of a replay: the viewer alone. */

import { mount } from './mount';

window.SpecViz = { mount };
