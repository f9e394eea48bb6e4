/** The bundle of the static site: the viewer, Learn, and what a server does for the page. */

import { mount as mountComponent, host, language } from '../page/component';
import { mount } from '../viewer/mount';
import { given, take } from './core'; // before the components, which read files
import './watch';
import './explore';
import '../page/share';
import '../page/myths';
import '../page/play';
import '../page/recorded.css';
import '../page/myths.css';
import '../page/learn.css';
import '../page/lesson.css';
import '../page/links.css';
import './site.css';
import '../page/share.css';

window.SpecViz = Object.assign(host, { mount, take });

for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) {
  const name = element.dataset.component ?? '';
  const words = given()?.[name];
  mountComponent(name, [], {
    element, props: words ? { words: { [language()]: words } } : {}, server: {}, trigger() {}, watch() {},
  });
}
