/** What the page and the static site have beyond a replay: two distributions to play with. */

import { type Options, Play } from './play';

/**
 * Mounts two distributions to play with.
 * @param element emptied and filled
 */
export function play(element: Element, options: Options) {
  const playing = new Play(element, options);
  return { start: playing.start.bind(playing), follow: playing.follow.bind(playing) };
}
