/** A hint that a scrolling box holds more below: a button for the pointer that scrolls it on by a page. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

const LEAST = 8; // px below the box's edge that are worth a hint
const PAGE = 0.85; // of the box's height: the last lines stay in sight

/** Keyboards scroll the box itself, and screen readers see all of it: they need no button. */
export function ScrollHint({ of }: { of: RefObject<HTMLElement | null> }) {
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const box = of.current!;
    const update = () => setMore(box.scrollHeight - box.scrollTop - box.clientHeight >= LEAST);
    const sizes = new ResizeObserver(update);
    const contents = new MutationObserver(() => [...box.children].forEach((part) => sizes.observe(part)));
    contents.observe(box, { childList: true });
    [box, ...box.children].forEach((part) => sizes.observe(part));
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  const scroll = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    of.current!.scrollBy({ top: PAGE * of.current!.clientHeight, behavior });
  };
  return (
    <button type="button" class="sv-more-below" tabindex={-1} aria-hidden="true" hidden={!more}
      onMouseDown={(event) => event.preventDefault()} // a hidden name must not get the focus
      onClick={scroll}>▾</button>
  );
}
