/**
 * The current round in large cells: the draft's guesses, the target's one pass over all of them,
 * each test, and the token that the target adds. The cells stay; each phase changes their look.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawsTrees, isTree } from './branching';
import { isConcealing } from './questions';
import { chanceOf, deciding, isCertain, ruleOf, wordOf } from './rules';
import { drafterName } from './settings';
import { onStage, picture } from './state';
import { probabilities, visible } from './text';
import { labelOf, TokenText } from './token';
import { Tree } from './tree';
import type { At, Draft, Look, Run } from './types';
import { Term, useRun } from './view';
import { t } from './words';

const MANY = 7; // with more cells the layout is tight, with more than TOO_MANY tighter still
const TOO_MANY = 12;

/** The number of columns that fit into one line; Infinity: not measured since the last change of size or run. */
function useColumns(run: Run, layouts: number) {
  const row = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ run, layouts, columns: Infinity });
  const columns = fit.run === run && fit.layouts === layouts ? fit.columns : Infinity; // another run's cells may be tighter
  useLayoutEffect(() => {
    if (columns < Infinity || !row.current?.clientWidth) return;
    setFit({ run, layouts, columns: getComputedStyle(row.current).gridTemplateColumns.split(' ').length });
  });
  return { row, columns };
}

/**
 * The number of columns for guesses: the run's width as far as it fits, so that a short round stays in
 * one line; with trees, only the round's own guesses.
 */
function wide(run: Run, number: number, columns: number) {
  const own = run.rounds[number]?.drafts.length ?? 0;
  return drawsTrees(run.trace) ? own : Math.max(own, Math.min(run.width, columns - 1));
}

/** The round on the stage. */
export function Round() {
  const { run, state, viewer } = useRun();
  const { moment, entered } = state;
  const { row, columns } = useColumns(run, viewer.layouts);
  const now = picture(state);
  const number = Math.max(0, onStage(state));
  const round = run.rounds[number];
  const tree = Boolean(round && isTree(round));
  const slots = run.rows[number]?.slots ?? [];
  const looks: Look[] = now?.looks ?? slots.map(({ kind }) => (moment.round ? kind : 'absent'));
  const drafted = round?.drafts.length ?? -1; // the last cell is for the target's own token, even if there is none, so as not to reveal that early
  const cells = tree ? [] : Array.from({ length: drafted + 1 }, (_, index) => index);
  const guesses = wide(run, number, columns);
  const most = drawsTrees(run.trace) ? drafted : run.width; // the same look in all rounds
  const figures = cells.map((index) => test(run, number, index, looks[index] ?? 'absent'));
  const kinds = {
    'sv-round-tree': tree, 'sv-round-now': now, 'sv-verified': now ? now.verified : moment.round > 0, 'sv-round-fallen': now?.fallen,
    'sv-round-tight': most >= MANY, 'sv-round-tighter': most >= TOO_MANY, 'sv-round-undrafted': guesses === 0,
  };
  const cell = (index: number) => (
    <Cell key={index === drafted ? 'final' : index} at={{ round: number, index }} look={looks[index] ?? 'absent'} figures={figures[index]}
      concealed={isConcealing(state)} now={now?.phase.index === index} entered={!now && entered === 'step' && index === slots.length - 1} />
  );
  useFocus(row, number);
  return (
    <section class={['sv-round', ...Object.entries(kinds).flatMap(([name, on]) => (on ? [name] : []))].join(' ')} data-phase={now?.phase.name ?? ''}
      aria-label={t('round.label')}>
      <Names run={run} number={number} tested={figures.some(Boolean)} />
      <div class="sv-slots-grid" role="grid" aria-label={t('round.label')}>
        <div class="sv-slots" role="row" ref={row}>
          {cells.slice(0, -1).map(cell)}
          {cells.length > 0 && Array.from({ length: guesses - drafted }, (_, i) => <div key={`empty ${i}`} class="sv-slot sv-slot-empty" aria-hidden="true" />)}
          {cells.slice(-1).map(cell)}
        </div>
      </div>
      {tree && <Tree run={run} number={number} looks={looks} over={!now && moment.round > 0} />}
    </section>
  );
}

/** Keeps the focus in the row when the next round has fewer cells. */
function useFocus(row: { current: HTMLElement | null }, number: number) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (held.current && !held.current.isConnected && focused === document.body) (row.current?.lastElementChild as HTMLElement | null)?.focus();
    held.current = row.current?.contains(document.activeElement) ? document.activeElement : null;
  }, [number]);
  useLayoutEffect(() => {
    const take = () => { held.current = document.activeElement; };
    row.current?.addEventListener('focusin', take);
  }, []);
}

/** What the rows of the picture show: the guesses and who made them, the target's pass, the tests. */
function Names({ run, number, tested }: { run: Run, number: number, tested: boolean }) {
  const { models, settings: { drafter } } = run.trace;
  const by = run.rounds[number]?.drafts[0]?.source ?? drafter;
  return (
    <ul class="sv-slot-names">
      <li><Term name={by === 'model' ? 'draft' : 'drafter'}>{drafter === 'model' ? t('round.guesses') : drafterName(by, models.pair)}</Term></li>
      <li><Term name="verification">{t('round.pass')}</Term></li>
      <li hidden={!tested}><Term name="accept_test">{t('round.tests')}</Term></li>
    </ul>
  );
}

/** The draw that a look shows; null: none. */
function drawIn(run: Run, draft: Draft | undefined, look: Look) {
  const decided = look === 'accepted' || look === 'rejected';
  return draft && decided && run.trace.settings.temperature !== 0 && !isCertain(draft, ruleOf(run.trace)) ? draft.draw : null;
}

/** The test of a guess in figures; empty while it is not shown. */
function test(run: Run, number: number, index: number, look: Look) {
  const { drafts } = run.rounds[number];
  const draft = drafts[index];
  const drawn = drawIn(run, draft, look);
  const threshold = chanceOf(draft);
  if (drawn == null || threshold === null) return '';
  if (draft.verdict === 'accepted' && drawn >= threshold) return t('rules.kept_by', { n: deciding(drafts) + 1 });
  const [draw, limit] = probabilities(drawn, threshold);
  return t(drawn < threshold ? 'round.below' : 'round.above', { draw, threshold: limit });
}

/** A guess or the target's own token. @param concealed whether to hide the chance of acceptance until the verdict */
function Cell({ at, look, figures, concealed, now, entered }: {
  at: At, look: Look, figures: string, concealed: boolean, now: boolean, entered: boolean,
}) {
  const { run } = useRun();
  const { drafts, positions = [] } = run.rounds[at.round];
  const draft = drafts[at.index];
  const slot = run.rows[at.round].slots[at.index];
  const absent = look === 'absent';
  const greedy = run.trace.settings.temperature === 0;
  const scored = Boolean(draft) && (['accepted', 'rejected', 'untested'].includes(look) || (look === 'lit' && !concealed));
  const threshold = chanceOf(draft);
  const draw = drawIn(run, draft, look);
  return (
    <div class="sv-slot" role="gridcell" tabindex={-1} data-at={`${at.round}.${at.index}`} data-kind={look} data-now={now ? '' : undefined}
      data-entered={entered ? '' : undefined} style={{ '--i': at.index }} aria-hidden={absent ? 'true' : undefined}
      aria-label={absent ? undefined : labelOf(run, at.round, at.index, look)}>
      <span class="sv-slot-token" translate={false}><TokenText slot={slot} as="sv-slot-text" /></span>
      <span class="sv-slot-pass" aria-hidden="true">
        {!greedy && scored && threshold !== null && (
          <span class="sv-gauge" style={{ '--keep': threshold }}>
            <span class="sv-gauge-keep" />
            {draw != null && <span class="sv-gauge-draw" style={{ '--draw': draw }} />}
          </span>
        )}
        {greedy && scored && <Choice run={run} token={positions[at.index]?.candidates.find(([, target]) => target === 1)?.[0]} />}
      </span>
      <span class="sv-slot-verdict" aria-hidden="true">
        <span class="sv-mark" aria-hidden="true" data-kind={look} />
        <span class="sv-slot-kind">{['absent', 'guessed', 'lit'].includes(look) ? '' : t(`kind.${wordOf(look, run.trace)}`)}</span>
      </span>
      <span class="sv-slot-figures">{figures}</span>
    </div>
  );
}

/** The target's own word at a guess, at temperature 0. */
function Choice({ run, token }: { run: Run, token: number | undefined }) {
  const word = token === undefined ? '' : visible(run.alone(token));
  return <span class="sv-slot-says" style={{ '--sv-characters': word.length - 2 || 1 }}>{word}</span>;
}
