/** A hint that a scrolling box holds more below: a button for the pointer that scrolls it on by a page. */

import { el } from './dom';

const LEAST = 8; // px below the box's edge that are worth a hint
const PAGE = 0.85; // of the box's height: the last lines stay in sight

/** Keyboards scroll the box itself, and screen readers see all of it: they need no button. */
export function scrollHint(box: HTMLElement) {
  const left = () => box.scrollHeight - box.scrollTop - box.clientHeight;
  const scroll = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    box.scrollBy({ top: PAGE * box.clientHeight, behavior });
  };
  const node = el('button', {
    type: 'button', class: 'sv-more-below', tabindex: -1, 'aria-hidden': 'true', hidden: true,
    on: { mousedown: (event) => event.preventDefault(), click: scroll }, // a hidden name must not get the focus
  }, '▾');
  const update = () => { node.hidden = left() < LEAST; };
  box.addEventListener('scroll', update, { passive: true });
  const sizes = new ResizeObserver(update);
  [box, ...box.children].forEach((part) => sizes.observe(part));
  return node;
}
