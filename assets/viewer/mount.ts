/** The viewer's interface for the page, the replay and tests. */

import './viewer.css';
import './stage.css';
import './tree.css';
import './language.css';
import { report } from './state';
import { type Options, Viewer } from './viewer';
import './presenter.css'; // last: it changes what the others say

/**
 * Mounts a viewer.
 * @param element emptied and filled
 */
export function mount(element: Element, options: Options) {
  const viewer = new Viewer(element, options);
  return {
    load: viewer.load.bind(viewer),
    append: viewer.append.bind(viewer),
    setState: viewer.setState.bind(viewer),
    offer: viewer.sequels.offer.bind(viewer.sequels),
    outdate: viewer.outdate.bind(viewer),
    forgive: viewer.forgive.bind(viewer),
    state: () => report(viewer.state),
    trace: viewer.trace.bind(viewer),
    seek: viewer.seek.bind(viewer),
    play: viewer.player.play.bind(viewer.player),
    forward: viewer.forward.bind(viewer),
    pin: viewer.pin.bind(viewer),
    tint: viewer.tint.bind(viewer),
    open: viewer.open.bind(viewer),
    present: viewer.present.bind(viewer),
    relayout: viewer.relayout.bind(viewer),
    flush: viewer.charts.flush.bind(viewer.charts),
    destroy: viewer.destroy.bind(viewer),
    experiment: viewer.charts.test,
  };
}
