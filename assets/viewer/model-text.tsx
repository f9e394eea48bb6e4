/** Model text whose whitespace shows faintly; copying it gives the text itself. */

import { codepoint, segments } from './text';

/** @param oneLine shows only marks for line breaks and tabs */
export const ModelText = ({ text, oneLine = false }: { text: string, oneLine?: boolean }) => <>{segments(text).map(({ kind, text: part }) => {
  if (kind === 'text') return part;
  if (kind === 'control') return <span class="sv-control">{codepoint(part)}</span>;
  const marked = oneLine && kind !== 'space';
  return <span class={`sv-${kind}${marked ? ' sv-marked' : ''}`}>{marked ? '' : part}</span>;
})}</>;
