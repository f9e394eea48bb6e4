/** The text: the prompt in a muted colour, then the emitted tokens as a listbox. */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawsTrees, isTree } from './branching';
import { modelText } from './model-text';
import { EMITTED, isEmitted } from './run';
import { picture } from './state';
import { classOf, TintLegend } from './tint';
import { labelOf, marksOf } from './token';
import type { Picture, Run, Slot } from './types';
import { memo, Term, useRun } from './view';
import { t } from './words';

const LONG_PROMPT = 480;
const BELOW = 5; // px of padding below an empty last line, as in viewer.css
const WORD = /^ \S{1,24}$/; // longer ones must break
const DISCARDED = ['rejected', 'untested'];

export function Text() {
  const { run, moment: { round: shown }, tint, ghosts, state, viewer } = useRun();
  const [unfolded, unfold] = useState<Run | null>(null);
  const now = picture(state);
  const { promptText } = run;
  const folded = promptText.length > LONG_PROMPT && unfolded !== run;
  const { scroller, text } = useFollowing(run, shown === run.length && !now);
  return (
    <section class="sv-section sv-stream" data-tinted={String(tint !== 'verdict')}>
      <div class="sv-section-head"><h2><Term name="token">{t('stream.heading')}</Term></h2><Legend /></div>
      {folded && <button type="button" class="sv-link" onClick={() => unfold(run)}>{t('stream.more', { n: promptText.length })}</button>}
      <div class="sv-stream-scroll" ref={scroller} tabindex={shown ? undefined : 0 /* without tokens to focus, a long prompt must scroll by keyboard */}>
        <div class="sv-text" dir="auto" translate={false} ref={text}>
          <span class="sv-prompt">{folded ? '…' + promptText.slice(-LONG_PROMPT) : promptText}</span>
          <span class="sv-list" role="listbox" aria-label={t('stream.label')} aria-orientation="horizontal" dir="auto" /* need not be the prompt's */>
            {run.rounds.flatMap((_, number) => [
              now && number === shown && <Now key="now" run={run} number={number} now={now} />,
              <Line key={number} run={run} number={number} ahead={number >= shown} fresh={number === viewer.fresh} ghosts={ghosts && !drawsTrees(run.trace)} tint={tint} />,
            ])}
          </span>
        </div>
      </div>
      <TintLegend name={tint} />
    </section>
  );
}

/** The kinds of tokens that the run can have. */
function Legend() {
  const { run, ghosts } = useRun();
  const { gamma, drafter } = run.trace.settings;
  const plain = gamma === 0 || drafter.startsWith('lookup') || run.rounds.some(({ drafts }) => !drafts.length);
  const kinds = EMITTED.filter((kind) => (kind === 'plain' ? plain : gamma > 0));
  return (
    <ul class="sv-legend">
      {[...kinds, ...(ghosts ? DISCARDED : [])].map((kind) => (
        <li key={kind}><span class="sv-swatch" data-kind={kind} /><Term name={kind} data-short={t(`kind.${kind}`)}>{t(`legend.${kind}`)}</Term></li>
      ))}
    </ul>
  );
}

/** A round's part of the text. Hidden text keeps its space, to avoid a new layout. */
const Line = memo(({ run, number, ahead, fresh, ghosts, tint }: { run: Run, number: number, ahead: boolean, fresh: boolean, ghosts: boolean, tint: string }) => (
  <span class={`${ahead ? 'sv-ahead' : ''}${fresh ? ' sv-fresh' : ''}`} role="presentation"><Tokens run={run} number={number} ghosts={ghosts} tint={tint} /></span>
));

const Tokens = memo(({ run, number, ghosts, tint }: { run: Run, number: number, ghosts: boolean, tint: string }) => (
  <>
    {run.rows[number].slots.flatMap((slot, index) => {
      const at = `${number}.${index}`;
      if (!isEmitted(slot.kind)) return ghosts ? ghost(slot, slot.kind, at) : [];
      return breakable(slot, (
        <span class={classOfToken(slot)} role="option" tabindex={-1} aria-selected="false" aria-label={labelOf(run, number, index)} data-kind={slot.kind} data-at={at}
          data-tint={classOf(tint, run.at({ round: number, index })) ?? undefined} style={`--i:${index}`} {...marksOf(slot)}>{modelText(slot.text)}</span>
      ));
    })}
  </>
));

const classOfToken = ({ text }: Slot) => `sv-token${WORD.test(text) ? ' sv-word' : ''}`;

/** If a token is a space and a word, the line breaks before the space, not after it. */
const breakable = ({ text }: Slot, token: VNode) => (WORD.test(text) ? [<wbr />, token] : [token]);

/** A guess that is not, or not yet, part of the text. */
const ghost = (slot: Slot, kind: string, at: string, hidden = false) => breakable(slot, (
  <span class={classOfToken(slot)} data-kind={kind} data-at={at} aria-hidden="true" hidden={hidden} style={`--i:${at.split('.')[1]}`} {...marksOf(slot)}>
    {modelText(slot.text, true)}
  </span>
));

/** The unfinished round; of a tree only the path accepted so far, because the other guesses do not form a line of text. */
function Now({ run, number, now }: { run: Run, number: number, now: Picture }) {
  const tree = isTree(run.rounds[number]);
  return (
    <span key={`now ${number}`} class={`sv-now${now.fallen ? ' sv-fallen' : ''}`} aria-hidden="true">
      {run.rows[number].slots.flatMap((slot, index) => {
        const look = now.looks[index];
        return ghost(slot, look, `${number}.${index}`, look === 'absent' || (tree && !isEmitted(look)));
      })}
    </span>
  );
}

/** Keeps the newest token in sight, inside the scroller only, and ends the scrollable text after it. @param whole whether all is shown */
function useFollowing(run: Run, whole: boolean) {
  const { viewer } = useRun();
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const fit = useRef({ layouts: 0, run, whole });
  useLayoutEffect(() => { scroller.current!.scrollTop = 0; }, [run]);
  useLayoutEffect(() => {
    const resized = fit.current.layouts !== viewer.layouts || fit.current.run !== run;
    fit.current = { layouts: viewer.layouts, run, whole };
    if (resized) text.current!.style.maxHeight = scroller.current!.style.minHeight = '';
    if (viewer.lag || resized) follow(scroller.current!, text.current!, { whole, scroll: viewer.lag });
  });
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(() => { // on another screen, too
      if (!viewer.state.whole) follow(scroller.current!, text.current!, { whole: fit.current.whole, scroll: true });
    });
    sizes.observe(scroller.current!);
    return () => sizes.disconnect();
  }, []);
  return { scroller, text };
}

/** Measures everything before it writes. */
function follow(scroller: HTMLElement, text: HTMLElement, { whole, scroll }: { whole: boolean, scroll: boolean }) {
  const list = text.querySelector('.sv-list')!;
  const head = list.querySelector('.sv-now') ?? [...list.querySelectorAll(':scope > :not(.sv-ahead)')].at(-1)?.lastElementChild ?? text.firstElementChild!;
  const [box, all, newest] = [scroller, text, head].map((node) => node.getBoundingClientRect());
  const line = parseFloat(getComputedStyle(text).lineHeight);
  const covered = scroller.nextElementSibling instanceof HTMLElement ? scroller.nextElementSibling.offsetHeight : 0; // by the legend of the tint
  if (!box.width) return; // not displayed, so nothing was measured
  if (whole || !text.style.maxHeight) scroller.style.minHeight = whole ? '' : `${box.height}px`; // as high as for the whole text
  text.style.maxHeight = whole ? '' : `${Math.ceil(newest.bottom - all.top) + line + BELOW}px`;
  if (!scroll) return;
  const past = newest.bottom - (box.bottom - covered) + 4;
  const short = newest.top - box.top - 48;
  if (past > 0) scroller.scrollTop = line * Math.ceil((scroller.scrollTop + past) / line); // by whole lines
  else if (short < 0) scroller.scrollTop = line * Math.floor((scroller.scrollTop + short) / line);
}
