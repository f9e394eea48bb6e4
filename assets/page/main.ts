/** The bundle of the page: the viewer, Learn and the page's own scripts. */

import './gradio';
import { host, mount as component } from './component';
import { mount } from '../viewer/mount';
import './chart';
import './classroom';
import './fold';
import './form';
import './language';
import './lesson';
import './play';
import './qr';
import './recorded';
import './share';
import './small';
import { desk } from './explore';
import { links } from './links';
import { myths } from './myths';
import { sampling } from './sampling';
import { buttons as stage } from './stage';
import { tour } from './tour';

// What Gradio's events call.
window.SpecViz = Object.assign(host, { mount, component, desk, links, myths, sampling, stage, tour });
