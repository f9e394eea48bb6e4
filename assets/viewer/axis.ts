/** Round numbers along an axis. No DOM here. */

/** The distance between about `count` ticks on a span: 1, 2 or 5 times a power of ten. */
export function step(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5].map((m) => m * power).find((s) => s >= rough) ?? 10 * power;
}

/** Multiples of `each` from 0 to `end`. */
export const ticks = (end: number, each: number) => Array.from({ length: Math.floor(end / each + 1e-9) + 1 }, (_, i) => i * each);
