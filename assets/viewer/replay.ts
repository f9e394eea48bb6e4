/** The bundle of a replay: the viewer alone. */

import './mount';
