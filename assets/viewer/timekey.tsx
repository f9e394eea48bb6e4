/** What the colours of times mean. */

import type { Part } from './types';
import { Term } from './view';
import { t } from './words';

const TERMS: Record<Part | 'plain', string> = { draft: 'draft', verify: 'verification', accept: 'accept_test', plain: 'plain' };
const PARTS: Part[] = ['draft', 'verify', 'accept'];

/** @param plain what the colour of plain decoding means here, if it is there */
export function TimeKey({ plain }: { plain?: string }) {
  const entry = (part: Part | 'plain', label: string) => <li><span class="sv-swatch" data-part={part} /><Term name={TERMS[part]}>{label}</Term></li>;
  return <ul class="sv-legend">{PARTS.map((part) => entry(part, t(`part_key.${part}`)))}{plain && entry('plain', plain)}</ul>;
}
