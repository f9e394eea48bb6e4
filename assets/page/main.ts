/** The bundle of the page: the viewer, Learn and the page's own scripts. */

import '../viewer/mount';
import '../viewer/learn';
import './component.js'; // first, because the others use it
import './share.js';
import './qr.js';
import './page.js';
import './stage.js';
import './form.js';
import './fold.js';
import './status.js';
import './sampling.js';
import './language.js';
import './chart.js';
import './explore.js';
import './pay.js';
import './links.js';
import './myths.js';
import './recorded.js';
import './tour_stops.js';
import './tour.js';
import './play.js';
import './lesson.js';
import './classroom.js';
