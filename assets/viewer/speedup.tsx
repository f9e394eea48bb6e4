/** The speed-up over the length of the text: a line chart, a sentence and a table. */

import { useState } from 'preact/hooks';
import { step, ticks } from './axis';
import { type Charted, Numbers, useWidth } from './charted';
import { sentences, times } from './text';
import type { Run } from './types';
import { Term } from './view';
import { t } from './words';

type Point = [tokens: number, speedup: number];

const HEIGHT = 220;
const LEFT = 44; // px beside the plot, for the labels of the axes
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 40;
const LEAST_TOP = 1.25; // the least maximum of the axis, so that 1× is always visible
const ROOM = 1.1; // the maximum of the axis over the highest point
const PER_TICK = 90; // px between labels of the tokens
const LEAST_ROUNDS = 10; // before them, the times of single steps decide

/** One point for each shown round that plain decoding has caught up with. */
const pointsOf = ({ folds }: Run, shown: number): Point[] =>
  Array.from({ length: folds.compared(shown) }, (_, i) => [folds.at(i + 1).emitted, folds.comparisons[i].speedup ?? 0]);

function describe(run: Run, points: Point[]) {
  if (points.length < 2) return t(run.folds.plain.tokens.length || !run.length ? 'chart.waiting' : 'headline.not_measured');
  if (run.over && run.folds.comparison(points.length)?.impossible) return t('headline.impossible');
  const [tokens, speedup] = points[points.length - 1];
  const settled = points.slice(LEAST_ROUNDS - 1).map(([, ratio]) => ratio);
  const range = { least: LEAST_ROUNDS, low: times(Math.min(...settled)), high: times(Math.max(...settled)) };
  return sentences(t('chart.last', { tokens, speedup: times(speedup) }), settled.length > 1 && t('chart.range', range));
}

/** @param tokens that the axis spans */
function Curve({ points, tokens, width }: { points: Point[], tokens: number, width: number }) {
  const [pointer, setPointer] = useState<number | null>(null); // px
  const most = Math.max(LEAST_TOP, ...points.map(([, ratio]) => ratio)) * ROOM;
  const x = (count: number) => LEFT + (count / tokens) * (width - LEFT - RIGHT);
  const y = (ratio: number) => HEIGHT - BOTTOM - (ratio / most) * (HEIGHT - BOTTOM - TOP);
  const [end, last] = points[points.length - 1];
  const far = ([count]: Point) => Math.abs(x(count) - (pointer ?? 0));
  const read = pointer === null ? null : points.reduce((a, b) => (far(a) <= far(b) ? a : b)); // the point nearest to the pointer
  const each = step(most, 5);
  const digits = each < 0.1 ? 2 : each < 1 ? 1 : 0;
  const eachToken = Math.max(1, step(tokens, Math.max(2, (width - LEFT) / PER_TICK)));
  return <>
    <svg width={width} height={HEIGHT} aria-hidden="true"
      onPointerMove={({ currentTarget, clientX }) => setPointer(clientX - currentTarget.getBoundingClientRect().left)} onPointerLeave={() => setPointer(null)}>
      {ticks(most, each).map((ratio) => <>
        <line class="sv-speedup-grid" x1={LEFT} x2={width - RIGHT} y1={y(ratio)} y2={y(ratio)} />
        <text x={LEFT - 6} y={y(ratio) + 4} text-anchor="end">{`${ratio.toFixed(digits)}×`}</text>
      </>)}
      {ticks(tokens, eachToken).map((n) => <text x={x(n)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">{n}</text>)}
      <text class="sv-speedup-title" x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 6} text-anchor="middle">{t('chart.x')}</text>
      <line class="sv-speedup-plain" x1={LEFT} x2={width - RIGHT} y1={y(1)} y2={y(1)} />
      {/* on the side away from the curve's end */}
      <text x={width - RIGHT} y={last > 1 ? y(1) + 14 : y(1) - 6} text-anchor="end">{t('chart.reference')}</text>
      <polyline class="sv-speedup-line" points={points.map(([count, ratio]) => `${x(count).toFixed(1)},${y(ratio).toFixed(1)}`).join(' ')} />
      <circle class="sv-speedup-last" cx={x(end)} cy={y(last)} r={4.5} />
      {read && <g class="sv-speedup-mark">
        <line x1={x(read[0])} x2={x(read[0])} y1={TOP} y2={HEIGHT - BOTTOM} /><circle cx={x(read[0])} cy={y(read[1])} r={4} />
      </g>}
    </svg>
    {read && <p class="sv-speedup-readout" style={`--x:${x(read[0])}px`} data-side={x(read[0]) > width / 2 ? 'left' : 'right'}>
      {t('chart.hover', { tokens: read[0], speedup: times(read[1]) })}
    </p>}
  </>;
}

export function Speedup({ run, shown, known }: Charted) {
  const [box, width] = useWidth();
  const points = pointsOf(run, shown);
  const enough = points.length > 1;
  const text = describe(run, points);
  return (
    <section class="sv-section">
      <div class="sv-section-head"><h2><Term name="speedup">{t('chart.heading')}</Term></h2></div>
      <div class="sv-speedup-chart" role="img" aria-label={text} hidden={!enough} ref={box}>
        {enough && width > 0 && <Curve points={points} tokens={run.folds.at(known).emitted} width={width} />}
      </div>
      <p class="sv-note">{text}</p>
      <Numbers hidden={!enough} label={t('chart.heading')} heads={[t('chart.x'), t('chart.y')]} rows={points.map(([tokens, ratio]) => [tokens, times(ratio)])} />
    </section>
  );
}
