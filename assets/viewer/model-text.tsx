/** Model text whose whitespace shows faintly; copying it gives the text itself. */

import { codepoint, segments } from './text';

/** Its parts, as children of an element. @param oneLine shows only marks for line breaks and tabs */
export const modelText = (text: string, oneLine = false) => segments(text).map(({ kind, text: part }) => {
  if (kind === 'text') return part;
  if (kind === 'control') return <span class="sv-control">{codepoint(part)}</span>;
  const marked = oneLine && kind !== 'space';
  return <span class={`sv-${kind}${marked ? ' sv-marked' : ''}`}>{marked ? '' : part}</span>;
});

export const ModelText = ({ text, oneLine = false }: { text: string, oneLine?: boolean }) => <>{modelText(text, oneLine)}</>;
