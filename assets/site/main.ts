/** The bundle of the static site: the viewer, Learn, and what a server does for the page. */

import '../viewer/mount';
import '../viewer/learn';
import '../page/component.js'; // first, because the others use it
import '../page/share.js';
import '../page/page.js';
import '../page/chart.js';
import './core.js';
import './watch.js';
import './explore.js';
import '../page/myths.js';
import '../page/play.js';
import '../page/recorded.css';
import '../page/myths.css';
import '../page/learn.css';
import '../page/lesson.css';
import '../page/links.css';
import './site.css';
import '../page/share.css';
