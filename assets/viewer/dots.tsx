/** A small chart of shares as points with their intervals; points with few tests are hollow. */

import { useWidth } from './charted';

const HEIGHT = 196;
const LEFT = 40; // px beside the plot, for its labels
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 40;
const SHARES = [0, 0.5, 1];
export const FEW = 10; // charts mark a share of fewer tests as uncertain

/** How many of the tested guesses were accepted, with its 95% interval. */
export interface Share { share: number, low: number, high: number, tested: number }

/** x, at: where the point and its number of tests are drawn, 0 to 1. */
export type Dot = Share & { x: number, at: number };

interface Props {
  dots: Dot[];
  axis: { title: string, ticks: { at: number, label: string }[] };
  /** the chart as a sentence */
  says: string;
  /** whether x is a share, too: then a line marks where both are equal */
  diagonal?: boolean;
}

export function Dots({ dots, axis: { title, ticks }, says, diagonal = false }: Props) {
  const [box, width] = useWidth();
  const x = (part: number) => LEFT + part * (width - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const known = dots.filter(({ tested }) => tested >= FEW);
  return (
    <div class="sv-dots" role="img" aria-label={says} ref={box}>
      {width > 0 && <svg width={width} height={HEIGHT} aria-hidden="true">
        {SHARES.map((share) => <>
          <line class="sv-dots-grid" x1={LEFT} x2={width - RIGHT} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">{`${share * 100}%`}</text>
        </>)}
        {diagonal ? <line class="sv-dots-equal" x1={x(0)} x2={x(1)} y1={y(0)} y2={y(1)} />
          : <polyline class="sv-dots-line" points={known.map((dot) => `${x(dot.x)},${y(dot.share)}`).join(' ')} />}
        {ticks.map(({ at, label }) => <text x={x(at)} y={HEIGHT - BOTTOM + 15} text-anchor={at < 1 ? 'middle' : 'end'}>{label}</text>)}
        {dots.map((dot) => <>
          <line class="sv-dots-whisker" x1={x(dot.x)} x2={x(dot.x)} y1={y(dot.low)} y2={y(dot.high)} />
          <circle class={dot.tested < FEW ? 'sv-dots-few' : 'sv-dots-point'} cx={x(dot.x)} cy={y(dot.share)} r={5} />
          <text class="sv-dots-count" x={x(dot.at)} y={HEIGHT - BOTTOM + 28} text-anchor="middle">{dot.tested}</text>
        </>)}
      </svg>}
      <p class="sv-dots-axis" aria-hidden="true">{title}</p>
    </div>
  );
}
