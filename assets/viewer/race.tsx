/**
 * The race: plain and speculative decoding on one clock, with the measured times, at any speed. Each
 * lane shows its text as a reader would see it: plain decoding token by token, speculative decoding
 * in bursts, because a round's tokens arrive together after its last test.
 */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Arrivals, fill, SAME } from './arrivals';
import type { Charted } from './charted';
import { Lanes } from './lanes';
import { ModelText } from './model-text';
import { isLossy, ruleOf } from './rules';
import { seconds, sentences, visible } from './text';
import type { Colours, Run, Way } from './types';
import { t } from './words';
import './race.css';

const SPEEDS = [[0.01, '1/100'], [0.1, '1/10'], [0.25, '1/4'], [1, '1×'], [4, '4×']] as const;
const WATCHABLE = 4; // seconds; a shorter race starts in slow motion
const LONGEST_FRAME = 0.25; // seconds of real time; limits the leap after a tab was hidden
const PARTS = 1000; // steps of the scrubber
const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const PLAY = 'M4 2.5v11L13 8z';
const PAUSE = 'M4 3h3v10H4zM9 3h3v10H9z';

/** Runs the same again at temperature 0. */
export interface Greedy { race(): void, offered(): boolean }

interface Props extends Charted {
  palette: Colours;
  seek(round: number): void;
  greedy: Greedy;
  /** changes with each drawing of the charts */
  drawn: number;
}

/** Both lanes, and how much of them is known. */
interface Field { ours: Arrivals, plain: Arrivals, measured: boolean, whole: boolean, span: number }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The initial speed: real time, or slow motion if the race would be too short to watch. */
const pace = (span: number) => [1, 0.25, 0.1].find((speed) => span / speed >= WATCHABLE) ?? 0.1;

/** The time of the next (1) or previous (−1) arrival in either lane. */
function beside({ ours, plain, span }: Field, time: number, way: 1 | -1) {
  const times = [ours, plain].flatMap(({ list }) => list.map(({ at }) => at));
  const there = times.filter((at) => (at - time) * way > SAME);
  if (way > 0) return there.length ? Math.min(...there) : span;
  return there.length ? Math.max(...there) : 0;
}

/** The race at a time, in words. */
function describe({ ours, plain, measured, whole, span }: Field, time: number) {
  const values = { time: seconds(time), ours: ours.tokensAt(time), plain: plain.tokensAt(time) };
  if (!measured) return t('race.alone', values);
  if (!whole || time < span - SAME) return t('race.now', values);
  const faster = ours.end <= plain.end;
  const [first, second] = faster ? [ours, plain] : [plain, ours];
  return t(faster ? 'race.won' : 'race.lost', {
    first: seconds(first.end), second: seconds(second.end), done: first.tokens, other: second.tokensAt(first.end), of: second.tokens,
  });
}

/** Says whether both lanes write the same text, or why not. */
function describeTexts(run: Run, known: number, { plain, measured }: Field) {
  const sampled = run.trace.settings.temperature > 0;
  const same = !sampled && run.folds.agreement(known)?.first_difference === null;
  const said = !measured ? '' : sampled ? t(isLossy(ruleOf(run.trace)) ? 'rules.lossy' : 'race.draws') : same ? t('race.same') : '';
  const end = run.plainEnd;
  const goesOn = end >= 0 && end + 1 < plain.list.length;
  return sentences(said, goesOn && t('race.goes_on', { end: visible(run.alone(run.trace.plain.tokens[end])) }));
}

function describePrefill({ trace }: Run) {
  const { target, draft } = trace.prefill ?? {};
  if (!target && !draft) return '';
  return t(trace.models.draft ? 'race.prefill' : 'race.prefill_alone', { target: seconds(target), draft: seconds(draft) });
}

/** One lane as a reader sees it. `end`: the index of the arrival that ends the text; −1: none does. */
function Reader({ way, arrivals, end, time, measured }: { way: Way, arrivals: Arrivals, end: number, time: number, measured: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { list, tokens } = arrivals;
  const now = arrivals.by(time);
  const text = useMemo(() => list.slice(0, now).map((arrival, i) => (
    <span key={i} class={end >= 0 && i > end ? 'sv-ended' : undefined} data-new={i === now - 1 && now < list.length ? '' : undefined}>
      <ModelText text={arrival.text} />
    </span>
  )), [list, now, now < list.length, end]);
  useLayoutEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [list, now]);
  return (
    <div class="sv-reader" data-way={way}>
      <div class="sv-reader-head">
        <h3>{t(`race.${way}`)}</h3>
        <span class="sv-quiet">{!measured ? t('race.unmeasured')
          : now < list.length ? t('race.so_far', { n: arrivals.tokensAt(time), of: tokens }) : t('race.done', { n: tokens, time: seconds(arrivals.end) })}</span>
      </div>
      <div class="sv-reader-text" translate={false} tabIndex={0} role="region" aria-label={t(`race.${way}`)} ref={box}>{text}</div>
    </div>
  );
}

/**
 * The race's clock. It follows the rounds that playback shows until the visitor moves it.
 * @param followed the time of the moment on the stage
 * @param limit the time up to which both lanes are known: the clock of an unfinished run waits there
 */
function useClock({ run, shown }: Charted, { span, whole }: Field, followed: number, limit: number, speed: number) {
  const [time, setTime] = useState(followed);
  const [playing, setPlaying] = useState(false);
  const [free, setFree] = useState(false);
  const before = useRef({ shown, length: run.length });
  const moved = shown !== before.current.shown && run.length === before.current.length;
  before.current = { shown, length: run.length };
  if (moved && free && !playing) setFree(false);

  const ticking = useRef({ limit, whole, span, speed });
  ticking.current = { limit, whole, span, speed };
  const node = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!playing) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now: number) {
      const at = ticking.current;
      const passed = Math.max(0, Math.min((now - last) / 1000, LONGEST_FRAME)) * at.speed;
      last = now;
      setTime((was) => {
        const next = Math.min(was + passed, at.limit);
        if (at.whole && next >= at.span) setPlaying(false);
        return next;
      });
      if (node.current?.checkVisibility()) frame = requestAnimationFrame(tick);
      else setPlaying(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  return {
    node,
    playing,
    time: free && !(moved && !playing) ? Math.min(time, span) : followed,
    /** Goes to a time, and pauses there or plays on. */
    go(to: number, on = false) {
      setFree(true);
      setTime(to);
      setPlaying(on);
    },
    /** Follows playback again. */
    follow: () => setFree(false),
  };
}

function Clocked({ chosen, choose, ...props }: Props & { chosen: number | null, choose(speed: number): void }) {
  const { run, shown, known, palette, seek, greedy, drawn } = props;
  const { ours, plain } = useMemo(() => ({ ours: new Arrivals(), plain: new Arrivals() }), []);
  fill(run, known, ours, plain);
  const measured = run.folds.plain.tokens.length > 0;
  const whole = run.over && ours.list.length === run.length;
  const span = Math.max(ours.end, plain.end);
  const field = { ours, plain, measured, whole, span };
  const followed = whole && shown === run.length ? span : shown ? ours.list[shown - 1].at : 0; // at the end of the run, the end of the longer lane
  const speed = chosen ?? pace(span);
  const clock = useClock(props, field, followed, whole || !measured ? span : Math.min(ours.end, plain.end), speed);
  const { time, playing, go, follow } = clock;

  /** Plays or pauses; with reduced motion, goes to the next arrival. */
  function press() {
    const over = time >= span - SAME;
    if (isStill()) go(over ? 0 : beside(field, time, 1));
    else if (playing) go(time);
    else go(over ? 0 : time, true);
  }
  function walk(event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    go(beside(field, time, way));
  }

  const text = describe(field, time);
  const sentence = useRef('');
  if (!playing) sentence.current = text; // announced to screen readers only when paused
  const does = isStill() ? 'step' : playing ? 'pause' : 'play';
  return (
    <section class="sv-section" ref={clock.node}>
      <div class="sv-section-head"><h2>{t('race.heading')}</h2><span class="sv-quiet">{t('race.note')}</span></div>
      <div class="sv-race-controls" role="group" aria-label={t('race.label')}>
        <button type="button" class="sv-button" data-button="race" data-does={does} onClick={press}>
          <svg viewBox="0 0 16 16" aria-hidden="true" class="sv-icon"><path d={does === 'pause' ? PAUSE : PLAY} /></svg><span>{t(`race.${does}`)}</span>
        </button>
        <input type="range" class="sv-scrubber" min={0} max={PARTS} step={1} value={span ? Math.round((time / span) * PARTS) : 0}
          aria-label={t('race.scrubber')} aria-valuetext={text} onInput={({ currentTarget }) => go((Number(currentTarget.value) / PARTS) * span)} onKeyDown={walk} />
        <span class="sv-race-clock">{t('race.clock', { time: seconds(time), of: seconds(span) })}</span>
        <label class="sv-choice">{t('race.speed')}
          <select value={String(speed)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {SPEEDS.map(([value, label]) => <option value={String(value)}>{value === 1 ? t('race.real') : label}</option>)}
          </select>
        </label>
      </div>
      <div class="sv-readers">
        <Reader way="plain" arrivals={plain} end={run.plainEnd} time={time} measured={measured || !run.length} />
        <Reader way="speculative" arrivals={ours} end={-1} time={time} measured />
      </div>
      <p class="sv-note sv-race-sentence">{sentence.current}</p>
      <p class="sv-note sv-race-texts"><span>{describeTexts(run, known, field)}</span>{' '}
        <button type="button" class="sv-link" hidden={run.trace.settings.temperature === 0 || !greedy.offered()} onClick={() => greedy.race()}>{t('race.greedy')}</button>
      </p>
      <Lanes run={run} {...field} palette={palette} time={time} drawn={drawn} seek={(round) => { follow(); seek(round); }} />
      <p class="sv-note">{describePrefill(run)}</p>
    </section>
  );
}

const numbers = new WeakMap<Run, number>();
let counted = 0;

/** A number of a run: each race has a clock of its own. */
function numberOf(run: Run) {
  if (!numbers.has(run)) numbers.set(run, counted += 1);
  return numbers.get(run);
}

export function Race(props: Props) {
  const [chosen, choose] = useState<number | null>(null); // stays for the next run
  return <Clocked key={numberOf(props.run)} chosen={chosen} choose={choose} {...props} />;
}
