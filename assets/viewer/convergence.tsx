/** The distance of the counts from the exact probabilities by number of texts; both axes are logarithmic. */

import { useWidth } from './charted';
import { percent } from './text';
import type { Found } from './types';
import { t } from './words';

const HEIGHT = 260;
const LEFT = 52; // px beside the plot, for the axes' labels
const RIGHT = 14;
const TOP = 22;
const BOTTOM = 42;
const LEAST = 0.001; // the lowest labelled distance
const FLOOR = LEAST / 1.6; // smaller distances, 0 included, are drawn here
const HEIGHTS = [0.001, 0.01, 0.1, 1];
const COUNTS = [10, 100, 1000, 10000];
const CURVES = [['lossy', 2], ['exact', 1]] as const;

type Point = [x: number, y: number];

const path = (points: Point[]) => points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ');

/** The name and the last point of a curve, and its line. */
function Curve({ rule, points, width }: { rule: 'exact' | 'lossy', points: Point[], width: number }) {
  if (!points.length) return null;
  const [x, y] = points[points.length - 1];
  return (
    <g class="sv-convergence-line" data-rule={rule}>
      <polyline points={path(points)} />
      {rule === 'exact' ? <circle cx={x} cy={y} r={5} /> : <rect x={x - 4.5} y={y - 4.5} width={9} height={9} />}
      <text class="sv-convergence-name" x={x} y={y + (rule === 'exact' ? 20 : -10)} text-anchor={x > width / 2 ? 'end' : 'start'}>{t(`frequencies.${rule}`)}</text>
    </g>
  );
}

/** @param seen checkpoints to show @param says the chart in words */
export function Convergence({ found: { band, checkpoints, plan }, seen, says }: { found: Found, seen: number, says: string }) {
  const [box, width] = useWidth();
  const span = Math.log(plan[plan.length - 1] / plan[0]);
  const x = (n: number) => LEFT + (Math.log(n / plan[0]) / span) * (width - LEFT - RIGHT);
  const y = (d: number) => TOP + (Math.log(1 / Math.max(d, FLOOR)) / Math.log(1 / FLOOR)) * (HEIGHT - TOP - BOTTOM);
  const edge = (i: 0 | 1) => band.map((limits, at): Point => [x(plan[at]), y(limits[i])]);
  return (
    <div class="sv-convergence" role="img" aria-label={says} ref={box}>
      {width > 0 && <svg width={width} height={HEIGHT} aria-hidden="true">
        {HEIGHTS.map((d) => <>
          <line class="sv-convergence-grid" x1={LEFT} x2={width - RIGHT} y1={y(d)} y2={y(d)} />
          <text x={LEFT - 6} y={y(d) + 4} text-anchor="end">{`${d * 100}%`}</text>
        </>)}
        {COUNTS.map((n, i) => <text x={x(n)} y={HEIGHT - BOTTOM + 18} text-anchor={['start', 'middle', 'middle', 'end'][i]}>{n.toLocaleString('en')}</text>)}
        <text class="sv-convergence-title" x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 6} text-anchor="middle">{t('frequencies.axis')}</text>
        <polygon class="sv-convergence-band" points={path([...edge(1), ...edge(0).reverse()])} />
        {CURVES.map(([rule, at]) => (
          <Curve key={rule} rule={rule} width={width} points={checkpoints.slice(0, seen).map((each): Point => [x(each[0]), y(each[at][2])])} />
        ))}
      </svg>}
    </div>
  );
}

/** A distance, 0 to 1. */
export const apart = (d: number) => (d < 0.0005 ? '0%' : d < 0.1 ? `${(d * 100).toFixed(1)}%` : percent(d));
