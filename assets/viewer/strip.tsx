/**
 * An overview of the run, which is also the scrubber: a column per round, with its emitted tokens at
 * the bottom and the discarded guesses above. Later rounds have their columns, but no colour yet.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { depthsOf, drawsTrees } from './branching';
import { mostPhases } from './phases';
import { isEmitted } from './run';
import { classOf } from './tint';
import type { Colours, Kind, Moment, Run } from './types';
import { useViewer } from './view';
import { t } from './words';

const HEIGHT = 44; // as in viewer.css
const ROOM = 2; // px per phase, below which the scrubber moves by rounds
const LEAP: Record<string, number> = { PageUp: 10, PageDown: -10 }; // rounds

/** The moment that a slider key leads to; null for other keys. */
export const momentFor = (key: string, { round }: Moment) => (LEAP[key] ? { round: round + LEAP[key], phase: 0 } : null);

/** The moment at a part of the strip's width in px; a round's start where phases would be too narrow. */
function momentAt({ rounds, length }: Run, part: number, width: number): Moment {
  const at = Math.max(0, Math.min(1, part)) * length;
  const round = Math.min(Math.floor(at), length - 1);
  const phases = mostPhases(rounds[round]);
  if (width / length < ROOM * phases) return { round: Math.round(at), phase: 0 };
  return { round, phase: Math.round((at - round) * phases) };
}

/** @param text the moment in words */
export function Strip({ text }: { text: string }) {
  const { run, moment, tint, viewer } = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width));
    sizes.observe(box.current!);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(
    () => draw(canvas.current!, viewer.palette, { run, shown: moment.round, tint, width }),
    [run, run?.length, moment.round, tint, width, viewer.layouts],
  );
  const seek = (event: PointerEvent) => {
    const { left } = box.current!.getBoundingClientRect();
    const { round, phase } = momentAt(run!, (event.clientX - left) / (width || 1), width);
    viewer.seek(round, phase);
  };
  const length = run?.length ?? 0;
  const part = run && moment.phase ? moment.phase / mostPhases(run.rounds[moment.round]) : 0;
  const value = moment.round + part;
  return (
    <div class="sv-strip" role="slider" tabindex={0} ref={box} aria-label={t('transport.scrubber')} aria-orientation="horizontal"
      aria-valuemin={0} aria-valuemax={length} aria-valuenow={Number(value.toFixed(2))} aria-valuetext={run ? text : undefined}
      style={{ '--done': length ? value / length : 0 }}
      onPointerDown={(event) => {
        if (!length || event.button) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => { if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event); }}>
      <canvas class="sv-strip-picture" aria-hidden="true" ref={canvas} />
      <span class="sv-strip-head" />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, palette: Colours, { run, shown, tint, width }: { run: Run | null, shown: number, tint: string, width: number }) {
  const ratio = window.devicePixelRatio || 1;
  const size = { width: Math.round(width * ratio), height: Math.round(HEIGHT * ratio) };
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, HEIGHT);
  if (!run?.length) return;
  const each = width / run.length;
  const trees = drawsTrees(run.trace);
  const levels = trees ? run.rounds.map(({ drafts }) => Math.max(0, ...depthsOf(drafts).map((depth) => depth + 1))) : [];
  const high = HEIGHT / ((trees ? Math.max(...levels) : run.width) + 1);
  const [broad, tall] = [each, high].map((length) => (length > 4 ? length - 1 : length));
  run.rounds.forEach(({ drafts }, number) => {
    const written = number < shown ? writtenIn(run, number) : [];
    const slots = trees ? levels[number] + 1 : number < shown ? run.rows[number].slots.length : drafts.length + 1;
    for (let i = 0; i < slots; i += 1) {
      pen.fillStyle = palette.get(i < written.length ? colourOf(run, number, written[i], tint) : 'line');
      pen.fillRect(number * each, HEIGHT - (i + 1) * high, Math.max(0.6, broad), Math.max(0.6, tall));
    }
  });
}

const writtenIn = (run: Run, number: number) =>
  run.rows[number].slots.map(({ kind }, index) => ({ kind, index })).filter(({ kind }) => isEmitted(kind));

/** The name of an emitted token's colour. */
function colourOf(run: Run, number: number, { index, kind }: { index: number, kind: Kind }, tint: string) {
  if (tint === 'verdict') return `strip-${kind}`;
  const grade = classOf(tint, run.at({ round: number, index }));
  return grade == null ? 'strip-unknown' : `tint-${grade}`;
}
