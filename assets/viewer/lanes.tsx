/** Plain and speculative decoding as two lanes of blocks on one time axis, with a hand that shows the time. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Arrivals } from './arrivals';
import { step } from './axis';
import { useWidth } from './charted';
import { Toggles } from './controls';
import { FONT } from './palette';
import { total } from './metrics';
import { seconds } from './text';
import { TimeKey } from './timekey';
import type { Colours, Part, Run } from './types';
import { t } from './words';

const PARTS: Part[] = ['draft', 'verify', 'accept'];
const LANE = 24; // height of a lane
const GAP = 28; // between the lanes, with room for the second caption
const AXIS = 26;
const HEIGHT = LANE * 2 + GAP + AXIS;
const ZOOMS = ['1', '4', '16'] as const;
const WIDEST = 16000; // px: browsers limit the size of a canvas

interface Shown {
  run: Run;
  /** seconds from edge to edge */
  span: number;
  ours: Arrivals;
  plain: Arrivals;
}

/**
 * @param time of the hand, in seconds; the picture is pale after it
 * @param drawn changes when the blocks have to be drawn again
 * @param seek goes to a round
 */
export function Lanes({ palette, time, drawn, seek, ...shown }: Shown & { palette: Colours, time: number, drawn: unknown, seek: (round: number) => void }) {
  const { run, ours } = shown;
  const span = shown.span || 1;
  const [box, room] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState<typeof ZOOMS[number]>('1');
  const width = Math.min(WIDEST, Math.floor(room * Number(zoom)));
  const x = (time / span) * (width - 1);
  useLayoutEffect(() => { if (width) draw(canvas.current!, palette, { ...shown, span }, width); }, [run, drawn, width]);
  useLayoutEffect(() => { box.current!.scrollLeft = x - room / 2; }, [zoom]);
  useLayoutEffect(() => {
    const { scrollLeft, clientWidth } = box.current!;
    if (zoom !== '1' && (x < scrollLeft || x > scrollLeft + clientWidth - 40)) box.current!.scrollLeft = x - clientWidth / 2;
  }, [x]);
  const pick = ({ offsetX }: MouseEvent) => { // goes to the round that was running at the clicked time
    const at = (offsetX / width) * span;
    let round = 0;
    while (round < ours.list.length && total(run.folds.at(round)) < at) round += 1;
    seek(round);
  };
  return (
    <div>
      <div class="sv-lanes-frame">
        <p class="sv-lane-caption">{t('race.plain')}</p>
        <p class="sv-lane-caption sv-lane-second">{t('race.speculative')}</p>
        <div class="sv-lanes-scroll" role="group" tabindex={0} aria-label={t('race.picture')} ref={box}>
          <div class="sv-lanes-picture">
            <canvas class="sv-lanes" role="img" aria-label={t('race.picture')} ref={canvas} style={`width: ${width}px; height: ${HEIGHT}px`} onClick={pick} />
            <span class="sv-lanes-ahead" style={{ transform: `translateX(${x.toFixed(1)}px)` }} />
            <span class="sv-lanes-hand" style={{ transform: `translateX(${Math.min(x, width - 2).toFixed(1)}px)` }} />
          </div>
        </div>
      </div>
      <div class="sv-lanes-foot">
        <TimeKey plain={t('race.key_plain')} />
        <Toggles label={t('race.zoom')} choices={ZOOMS.map((name) => [name, name === '1' ? t('race.fit') : `${name}×`])} chosen={zoom} choose={setZoom} />
      </div>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, palette: Colours, { run, span, ours, plain }: Shown, width: number) {
  const ratio = Math.min(window.devicePixelRatio || 1, width > 4000 ? 1 : 2);
  if (canvas.width !== width * ratio || canvas.height !== HEIGHT * ratio) Object.assign(canvas, { width: width * ratio, height: HEIGHT * ratio });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const at = (time: number) => (time / span) * (width - 1);
  // The last block of a step or round leaves a hairline gap, so that these can be counted.
  const block = (colour: string, top: number, from: number, to: number, last: boolean) => {
    const long = at(to) - at(from) > 3;
    const [a, b] = [at(from), at(to)].map((edge) => (long ? Math.round(edge) : edge));
    pen.fillStyle = palette.get(colour);
    pen.fillRect(a, top, Math.max(b - a - (last && long ? 1 : 0), 0.4), LANE);
  };
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, HEIGHT);
  drawAxis(pen, palette, { span, width, at });
  const { until } = run.folds.plain;
  for (let i = 1; i <= plain.list.length; i += 1) block('plain', 0, until[i - 1], until[i], true);
  let time = 0;
  run.rounds.slice(0, ours.list.length).forEach(({ times }) => PARTS.forEach((part) => {
    block(part, LANE + GAP, time, time + times[part], part === 'accept');
    time += times[part];
  }));
}

function drawAxis(pen: CanvasRenderingContext2D, palette: Colours, { span, width, at }: { span: number, width: number, at: (time: number) => number }) {
  const each = step(span, Math.max(2, width / 110));
  pen.font = `11px ${FONT}`;
  pen.textBaseline = 'alphabetic';
  for (let i = 0; i * each <= span; i += 1) {
    const x = Math.round(at(i * each)) + 0.5;
    pen.fillStyle = palette.get('line');
    pen.fillRect(x - 0.5, 0, 1, HEIGHT - AXIS + 6);
    pen.fillStyle = palette.get('quiet');
    const label = seconds(Number((i * each).toPrecision(3))).replace('.00', '').replace('.0 ', ' ');
    const room = pen.measureText(label).width;
    pen.textAlign = x + room / 2 > width ? 'right' : i ? 'center' : 'left';
    pen.fillText(label, pen.textAlign === 'right' ? width : x, HEIGHT - 6);
  }
}
