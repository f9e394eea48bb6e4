/** Text and numbers for people: token bytes, visible whitespace, number formats. No DOM. */

import type { Pending, Piece } from './types';
export { speaker } from './words';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The bytes of a token's piece: text, or {hex} if it is only part of a character. */
export function bytesOf(piece: Piece | undefined): number[] {
  if (piece == null) return [];
  if (typeof piece === 'string') return [...encoder.encode(piece)];
  return (piece.hex.match(/../g) || []).map((pair) => parseInt(pair, 16));
}

/** The byte length of a character that starts with this byte; 0 for a continuation or invalid byte. */
function width(byte: number) {
  if (byte < 0x80) return 1;
  if (byte < 0xc2) return 0;
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0;
}

/** The number of bytes at the end that begin an incomplete character. */
function open(bytes: number[]) {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back];
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return width(byte) > back ? back : 0;
  }
  return 0;
}

export const NONE: Pending = Object.freeze({ bytes: [], tokens: 0 });

/**
 * Decodes one token, after the bytes left over by earlier ones.
 * @returns `took`: the number of tokens that
 *   its first character spans
 */
export function decodeNext(pending: Pending, piece: Piece | undefined): {text: string, took: number, pending: Pending} {
  const bytes = [...pending.bytes, ...bytesOf(piece)];
  const left = open(bytes);
  const whole = bytes.slice(0, bytes.length - left);
  return {
    text: decoder.decode(new Uint8Array(whole)),
    took: whole.length ? pending.tokens + 1 : 1,
    pending: left ? { bytes: bytes.slice(-left), tokens: whole.length ? 1 : pending.tokens + 1 } : NONE,
  };
}

/** A piece's bytes in hexadecimal: "e2 9c". */
export const hex = (piece: Piece) => bytesOf(piece).map((b) => b.toString(16).padStart(2, '0')).join(' ');

// The fourth group: characters that draw nothing, or change how their neighbours are drawn.
const PARTS = /( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g;
const KINDS = ['space', 'newline', 'tab', 'control', 'text'];

/** Splits text into runs of one kind: space, newline, tab, control or text. */
export function segments(text: string) {
  return [...text.matchAll(PARTS)].map((match) => ({
    kind: KINDS[match.slice(1).findIndex((group) => group !== undefined)],
    text: match[0],
  }));
}

/** The code point of an invisible character. */
export const codepoint = (char: string) => 'U+' + (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Encloses model text in a sentence (Unicode isolates): `view.tsx` and `dom.ts` turn it into an element that no browser translates. */
const isolated = (text: string) => text && `\u2068${text}\u2069`;

/** Text without the marks of model text. */
export const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** Model text on one line with visible whitespace, for labels and sentences; marked as such. */
export function visible(text: string) {
  return isolated(segments(text)
    .map(({ kind, text: part }) => {
      if (kind === 'space') return '·'.repeat(part.length);
      if (kind === 'newline') return '↵';
      if (kind === 'tab') return '⇥';
      return kind === 'control' ? codepoint(part) : part;
    })
    .join(''));
}

/** Joins sentences with spaces, except after full-width punctuation. */
export const sentences = (...said: (string | false | null | undefined)[]) => said.filter(Boolean).join(' ').replace(/([。！？]) /g, '$1');

export const UNKNOWN = '–';

/** A number format that also accepts unknown values. */
const known = (format: (value: number, digits?: number) => string): (value: number | null | undefined, digits?: number) => string => (value, digits) =>
  value == null || !Number.isFinite(value) ? UNKNOWN : format(value, digits);

/** A number as a power of ten: "9.5×10⁻⁷". */
function powerOfTen(value: number) {
  const [mantissa, exponent] = value.toExponential(1).split('e');
  return `${mantissa}×10${[...exponent].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('')}`;
}

/** A probability with `digits` significant figures, however small: for arithmetic and comparisons. */
export const exact = known((p, digits = 3) => {
  if (p === 0 || p === 1) return String(p);
  if (p < 1e-6) return powerOfTen(p);
  const text = p.toPrecision(p < 0.001 ? Math.min(digits, 2) : digits);
  const plain = text.includes('e') ? p.toFixed(7) : text;
  if (/^1(\.0*)?$/.test(plain)) return [4, 5, 6].map((decimals) => p.toFixed(decimals)).find((near) => near[0] === '0') ?? '>0.999999';
  return plain.replace(/(\.\d*?[1-9])0+$/, '$1');
});

/** A probability to read, with `digits` significant figures. */
export const probability = known((p, digits) => (p > 0 && p < 0.0001 ? '<0.0001' : exact(p, digits)));

/** A probability in a column: three decimal places, but an exact 0 or 1 without any. */
export const share = known((p) => {
  if (p === 0 || p === 1) return String(p);
  return p > 0 && p < 0.0005 ? '<0.001' : p < 1 && p >= 0.9995 ? '>0.999' : p.toFixed(3);
});

/** Two probabilities with enough digits to tell them apart. */
export function probabilities(a: number, b: number) {
  const show = (digits: number) => [a, b].map((p) => exact(p, digits));
  const digits = a === b ? 3 : [3, 4, 5, 6, 7].find((count) => new Set(show(count)).size > 1) ?? 8;
  const shown = show(digits);
  const near = Math.min(a, b) > 0.9 && shown.every((text) => text.startsWith('0.')); // then with equally many decimals
  const decimals = Math.max(...shown.map(({ length }) => length)) - 2;
  return near ? [a, b].map((p) => p.toFixed(decimals)) : shown;
}

export const percent = known((part) => {
  const value = part * 100;
  if (value > 0 && value < 0.1) return '<0.1%';
  if (value >= 99.95 && value < 100) return '>99.9%';
  return (value < 9.95 || (value > 99 && value < 100) ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0)) + '%';
});
export const times = known((factor) => factor.toFixed(factor < 9.995 ? 2 : 1) + '×');
export const decimal = known((value, digits = 2) => value.toFixed(digits));
export const rate = known((value) => (value < 99.5 ? value.toFixed(1) : value.toFixed(0)));
export const whole = known((value) => value.toLocaleString('en'));
/** "8.4 M": sizes of models. */
export const size = known((count) => {
  const [unit, by] = count >= 999.5e6 ? ['B', 1e9] : count >= 999.5e3 ? ['M', 1e6] : ['k', 1e3];
  return `${(count / by).toPrecision(count / by < 10 ? 2 : 3)} ${unit}`;
});
export const seconds = known((s) => {
  if (s === 0) return '0 s';
  if (s < 0.001) return (s * 1000).toFixed(2) + ' ms';
  if (s < 0.1) return (s * 1000).toFixed(1) + ' ms';
  return s < 1 ? (s * 1000).toFixed(0) + ' ms' : s.toFixed(2) + ' s';
});
