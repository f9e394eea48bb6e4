/** The panel that asks for predictions of verdicts, scores them, and shows the lesson. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from './announce';
import { keyOf } from './asking';
import { drawsTrees } from './branching';
import { brier, judged, lesson, question, scores } from './questions';
import { nameOf } from './token';
import { decimal, percent, probability, sentences } from './text';
import type { Answer, At, Run, State } from './types';
import { useRun } from './view';
import { t } from './words';

const ANSWERS = [0, 0.25, 0.5, 0.75, 1];

/** What is asked, the verdict, or what comes next. */
function describe(run: Run, asked: At | null, answer: Answer | null, over: boolean) {
  if (asked) return t('predict.ask', { token: nameOf(run.rows[asked.round].slots[asked.index]), n: asked.index + 1, round: asked.round + 1 });
  if (!answer) return t(over ? 'predict.ended' : 'predict.waiting');
  const { said, kept, threshold } = answer;
  const name = `predict.${kept ? 'kept' : 'dropped'}`;
  const verdict = said === null ? t(`${name}_unsaid`) : t(name, { said: percent(said), brier: decimal(brier(said, kept)) });
  return sentences(verdict, threshold !== null && t('predict.truth', { threshold: percent(threshold) }));
}

/** The probabilities that are known before the verdict; after it, the arithmetic of the answer's score. */
function describeFacts({ informed }: State, run: Run, asked: At | null, answer: Answer | null) {
  if (!asked) {
    if (!answer || answer.said === null) return '';
    return t('predict.brier', { said: answer.said, happened: answer.kept ? 1 : 0, brier: decimal(brier(answer.said, answer.kept)) });
  }
  const { target, draft } = run.rounds[asked.round].drafts[asked.index];
  if (run.trace.settings.temperature === 0) return t('predict.given_greedy');
  if (!informed) return t('predict.hidden');
  if (target == null || draft == null) return t('predict.unknown');
  return t('predict.given', { target: probability(target), draft: probability(draft) });
}

/** The button that begins, or why the verdicts of this run's trees cannot be predicted. */
export function PredictButton() {
  const { run, predicting, viewer: { asking } } = useRun();
  return <>
    <button type="button" class="sv-link" hidden={predicting || run.trace.settings.gamma === 0} onClick={() => asking.toggle()}>{t('predict.start')}</button>
    <p class="sv-note sv-unpredictable" role="status">{asking.refused === run && drawsTrees(run.trace) && t('predict.trees')}</p>
  </>;
}

export function Predict() {
  const { run, state, set, viewer: { asking } } = useRun();
  const { predicting, informed, taught, answers, moment, playing } = state;
  const panel = useRef<HTMLElement>(null);
  const asks = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const asked = question(state);
  const name = judged(state);
  const answer = name ? answers[name] : null;
  const over = run.over && moment.round === run.length;
  const hasNext = !asked && !over && !playing; // playback moves on by itself
  const found = scores(Object.values(answers));
  const isTaught = taught || (over && found.n > 0);
  const held = panel.current?.contains(document.activeElement);

  useLayoutEffect(() => { if (predicting) asks.current?.focus({ preventScroll: true }); }, [predicting]);
  useLayoutEffect(() => { // once for each question
    if (predicting && asked) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [predicting, asked && `${asked.round}.${asked.index}`]);
  useLayoutEffect(() => { // keep the focus in the panel when the focused element is hidden
    const focused = document.activeElement;
    const lost = !panel.current?.contains(focused) || !focused?.checkVisibility();
    if (held && predicting && (lost || (focused === asks.current && hasNext))) (hasNext ? next : asks).current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => { if (panel.current) announce(panel.current, state, run); });

  return (
    <section class="sv-predict" aria-label={t('predict.heading')} hidden={!predicting} ref={panel}>
      <div class="sv-section-head">
        <h2>{t('predict.heading')}</h2>
        <span class="sv-quiet">{found.n > 0 && t(found.decided ? 'predict.score' : 'predict.score_undecided', { ...found, brier: decimal(found.brier) })}</span>
        <label class="sv-check"><input type="checkbox" checked={informed} onChange={({ currentTarget }) => set({ informed: currentTarget.checked })} />{t('predict.with')}</label>
        <button type="button" class="sv-link" hidden={!found.n || over} aria-expanded={isTaught} onClick={() => set({ taught: !isTaught })}>{t('predict.finish')}</button>
        <button type="button" class="sv-link" onClick={() => asking.toggle()}>{t('predict.leave')}</button>
      </div>
      <p class="sv-ask" tabIndex={-1} aria-live="polite" ref={asks}>{describe(run, asked, answer, over)}</p>
      <p class="sv-note">{describeFacts(state, run, asked, answer)}</p>
      <div class="sv-answers" role="group" aria-label={t('predict.chance')} hidden={!asked}>
        {ANSWERS.map((said) => (
          <button type="button" class="sv-choose" onClick={() => asking.answer(said)}>
            <span>{said === 0 ? t('predict.none') : said === 1 ? t('predict.all') : percent(said)}</span><kbd>{keyOf(said)}</kbd>
          </button>
        ))}
        <button type="button" class="sv-choose" onClick={() => asking.answer(null)}>{t('predict.reveal')}<kbd>R</kbd></button>
      </div>
      <button type="button" class="sv-choose sv-next" hidden={!hasNext} onClick={() => asking.next()} ref={next}>{t('predict.next')}</button>
      <div class="sv-lesson" role="status">{isTaught && <>
        <h3>{t('predict.lesson.heading')}</h3>
        {lesson(found, run.trace.settings.temperature === 0, t).map((text) => <p>{text}</p>)}
      </>}</div>
    </section>
  );
}
