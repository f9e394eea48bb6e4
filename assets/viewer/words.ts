/** The words of the page's language: `t('ledger.rounds.label', { n: 3 })`. Set once, by `mount`. */

import type { Say, Values, Words } from './types';

/** Fills {placeholders}. The result is shown as text, never as HTML. */
const fill = (template: string, values?: Values) =>
  template.replace(/\{(\w+)\}/g, (whole, name) => (values && name in values ? String(values[name]) : whole));

const at = (words: object, path: string) => path.split('.').reduce((here, key) => (here as any)?.[key], words as unknown);

/** Returns a function that looks up and fills a sentence of these words. */
export function speaker(words: object): Say {
  return (path, values) => {
    const found = at(words, path);
    return typeof found === 'string' ? fill(found, values) : path;
  };
}

/** A sentence of the viewer by its path, filled with values; the path itself if there is none. */
export let t: Say = (path) => path;

/** What the words name under a path, such as all rules, in the order of their table in Python. */
export let keysOf = (_path: string): string[] => [];

/** With several viewers on a page, the words of the last one apply; a page has one language. */
export function setWords(words: Words) {
  t = speaker(words);
  keysOf = (path) => Object.keys(at(words, path) ?? {});
}
