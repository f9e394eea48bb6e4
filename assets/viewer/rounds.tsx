/** The table of rounds: one row each, with guesses in fixed columns, the target's own token and the time. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawsTrees } from './branching';
import { isConcealing } from './questions';
import { picture } from './state';
import { probability, seconds } from './text';
import { TimeKey } from './timekey';
import { labelOf, TokenText } from './token';
import type { Look, Part, Picture, Run } from './types';
import { memo, Term, useRun } from './view';
import { keepsFinal } from './whatif';
import { t } from './words';

const PARTS: Part[] = ['draft', 'verify', 'accept'];
const KINDS = ['accepted', 'rejected', 'untested', 'correction', 'bonus'];
const ROW_HEIGHT = 36; // as in viewer.css
const MANY = 20; // with more rows, only visible ones are laid out
const ROOMY = 5; // with more guesses in a row, the layout is tight

/** The table with its legends; describes the parts of a round's time on hover, tap or focus. */
export function Rounds() {
  const { run } = useRun();
  const [time, setTime] = useState<{ run: Run, text: string } | null>(null);
  const describe = ({ target }: Event) => {
    const cell = target instanceof Element ? target.closest('.sv-time') : null;
    const row = cell?.closest<HTMLElement>('[data-round]');
    if (!cell || !row) return;
    setTime({ run, text: t('rounds.detail_of', { round: Number(row.dataset.round) + 1, time: cell.getAttribute('aria-label') }) });
  };
  const shown = time?.run === run;
  return (
    <section class="sv-section sv-rounds" onPointerOver={describe} onFocusIn={describe}>
      <div class="sv-section-head">
        <h2><Term name="round">{t('rounds.heading')}</Term></h2>
        <ul class="sv-legend">
          {KINDS.map((kind) => <li key={kind}><span class="sv-mark" data-kind={kind} /><Term name={kind}>{t(`kind.${kind}`)}</Term></li>)}
        </ul>
      </div>
      <p class="sv-note">{t(drawsTrees(run.trace) ? 'tree.rounds' : 'rounds.note')}</p>
      <Table />
      <p class={`sv-note sv-round-detail${shown ? '' : ' sv-hint'}`}>{shown ? time.text : t('rounds.detail')}</p>
      <div class="sv-foot">
        <ul class="sv-legend">
          <li><span class="sv-swatch" data-part="overlap" /><Term name="overlap">{t('rounds.overlap_key')}</Term></li>
        </ul>
        <TimeKey plain={t('rounds.plain_key')} />
      </div>
    </section>
  );
}

/** The seconds of a round, and of plain decoding for its tokens; null while that is not known. */
function timesOf({ rounds, folds: { sums, plain } }: Run, number: number) {
  const { draft, verify, accept } = rounds[number].times;
  const [from, until] = [sums[number].emitted, sums[number + 1].emitted];
  return { total: draft + verify + accept, plain: until < plain.until.length ? plain.until[until] - plain.until[from] : null };
}

function Table() {
  const { run, state, gamma, moment: { round: shown }, viewer } = useRun();
  const now = picture(state);
  const times = run.rounds.map((_, number) => timesOf(run, number));
  const longest = Math.max(0, ...times.slice(0, shown).map(({ total, plain }) => Math.max(total, plain ?? 0))) || 1;
  const cutting = gamma < run.trace.settings.gamma ? gamma : Infinity;
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { scroller.current!.scrollTop = 0; }, [run]);
  useLayoutEffect(() => { if (viewer.lag) follow(scroller.current!, shown + (now ? 1 : 0)); });
  return (
    <div class="sv-rounds-scroll" ref={scroller}>
      <div class={`sv-grid${run.length > MANY ? ' sv-many' : ''}${run.width > ROOMY ? ' sv-dense' : ''}`} role="grid" aria-label={t('rounds.label')}
        style={{ '--sv-guesses': run.width, '--sv-longest': longest }}>
        <div role="rowgroup" class="sv-grid-head">
          <div class="sv-row sv-row-head" role="row">
            <div role="columnheader" class="sv-number">#</div>
            {Array.from({ length: run.width }, (_, i) => <div key={i} role="columnheader">{t('rounds.guess', { n: i + 1 })}</div>)}
            <div role="columnheader" class="sv-final">{t('rounds.final')}</div>
            <div role="columnheader" class="sv-time">{t('rounds.time')}</div>
          </div>
        </div>
        <div class="sv-rows" role="rowgroup" style={{ height: `${run.length * ROW_HEIGHT}px` /* hidden rows keep their space */ }}>
          {times.map(({ plain }, number) => (
            <Row key={number} run={run} number={number} plain={plain} now={number === shown ? now : null} ahead={number >= shown} fresh={number === viewer.fresh}
              concealed={isConcealing(state)} cutting={number < shown ? cutting : Infinity /* in an unfinished round the marks would reveal too much */} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  run: Run;
  number: number;
  /** seconds of plain decoding */
  plain: number | null;
  /** while the round is unfinished */
  now: Picture | null;
  ahead: boolean;
  fresh: boolean;
  /** whether to hide the overlap until the verdict */
  concealed: boolean;
  /** the γ that the round is cut to */
  cutting: number;
}

const Row = memo(({ run, number, plain, now, ahead, fresh, concealed, cutting }: RowProps) => {
  const { slots } = run.rows[number];
  const kind = now ? ` sv-row-now${now.verified ? ' sv-verified' : ''}` : ahead ? ' sv-ahead' : '';
  return (
    <div class={`sv-row${kind}${fresh ? ' sv-fresh' : ''}`} role="row" data-round={number}>
      <div class="sv-number" role="rowheader" aria-label={t('rounds.row', { round: number + 1 })}>{number + 1}</div>
      {slots.map((slot, index) => <Cell key={index} run={run} number={number} index={index} look={now?.looks[index] ?? slot.kind} concealed={concealed && now !== null} cutting={cutting} />)}
      <Time run={run} number={number} plain={plain} />
    </div>
  );
});

/** A guess, or the target's own token. */
const Cell = memo(({ run, number, index, look, concealed, cutting }: { run: Run, number: number, index: number, look: Look, concealed: boolean, cutting: number }) => {
  const { slots, final } = run.rows[number];
  const round = run.rounds[number];
  const slot = slots[index];
  const drafted = index < round.drafts.length;
  const untold = look === 'absent' || look === 'guessed' || (look === 'lit' && concealed); // the target has not read it yet, or the overlap is hidden
  const overlap = drafted && !untold ? round.positions?.[index]?.overlap ?? null : null;
  const label = labelOf(run, number, index, look);
  const drawn = keepsFinal(round, cutting);
  const gone = drafted ? index >= cutting : !drawn;
  const own = index === cutting && !drawn; // where the target's own token would be
  const absent = look === 'absent';
  return (
    <div class={`sv-cell${slot === final ? ' sv-final' : ''}${own ? ' sv-cut-own' : gone ? ' sv-cut' : ''}`} role="gridcell" tabindex={-1} data-kind={look} data-at={`${number}.${index}`}
      style={{ '--i': index, '--overlap': overlap ?? 0 }} aria-hidden={absent ? 'true' : undefined}
      aria-label={absent ? undefined : overlap == null ? label : t('token.aria_overlap', { label, overlap: probability(overlap, 2) })}
      aria-description={gone ? t(own ? 'whatif.own' : 'whatif.gone', { gamma: cutting }) : undefined}>
      <span class="sv-mark" data-kind={look} aria-hidden="true" /><TokenText slot={slot} as="sv-cell-text" />
    </div>
  );
});

function Time({ run, number, plain }: { run: Run, number: number, plain: number | null }) {
  const { times } = run.rounds[number];
  const { total } = timesOf(run, number);
  const time = t('rounds.row_time', { total: seconds(total), draft: seconds(times.draft), verify: seconds(times.verify), accept: seconds(times.accept) });
  return (
    <div class="sv-time" role="gridcell" tabindex={-1} aria-label={plain === null ? time : t('rounds.row_plain', { time, plain: seconds(plain) })}>
      <div class="sv-bars-pair">
        <div class="sv-bar">{PARTS.map((part) => <span key={part} data-part={part} style={`--t:${times[part]}`} />)}</div>
        {plain !== null && <div class="sv-bar sv-bar-plain"><span data-part="plain" style={`--t:${plain}`} /></div>}
      </div>
      <span class="sv-ms">{seconds(total)}</span>
    </div>
  );
}

/** Scrolls to the newest row shown, inside the scroller only. */
function follow(scroller: HTMLElement, rows: number) {
  const height = scroller.clientHeight - scroller.querySelector<HTMLElement>('.sv-row-head')!.offsetHeight;
  const { scrollTop } = scroller;
  const bottom = rows * ROW_HEIGHT;
  if (bottom > scrollTop + height) scroller.scrollTop = bottom - height;
  else if (bottom - 2 * ROW_HEIGHT < scrollTop) scroller.scrollTop = Math.max(0, bottom - 2 * ROW_HEIGHT);
}
