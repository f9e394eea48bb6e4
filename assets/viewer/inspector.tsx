/** Why a token was accepted or rejected: both distributions, the accept test, the residual. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Areas } from './areas';
import { Branch } from './branch';
import { drawsTrees, pathOf } from './branching';
import { residualOf, REST } from './distribution';
import { OtherRules } from './otherrules';
import { finalKind } from './phases';
import { conceals } from './questions';
import { ModelText } from './model-text';
import { explain, isCopied, isGreedy, nameIn } from './reasons';
import { basisOf, chanceOf, isCertain, kindOf, leftover, ruleOf, wordOf } from './rules';
import { drafterName } from './settings';
import { Saver } from './snapshot';
import { inspected, onStage, seen as seenIn } from './state';
import { exact, hex, probabilities, probability, share } from './text';
import { slotIn } from './token';
import type { AreasView, Draft, Position, Run, Seen } from './types';
import { ScrollHint } from './scroll-hint';
import { Still, Term, useRun } from './view';
import { t } from './words';

const RESIDUAL_ROWS = 4;

/** The slot that is pinned, pointed at or of most interest. It is drawn again only if what is known of it changes. */
export function Inspector() {
  const { run, state, raw, asTable, source, live, viewer } = useRun();
  const { at, how } = inspected(state);
  const seen = seenIn(state, at);
  const concealed = conceals(state, seen);
  const elsewhere = seen !== null && seen.number !== onStage(state);
  const slot = seen ? `${seen.number}.${seen.index} ${seen.kind}` : '';
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => { box.current!.scrollTop = 0; }, [run, slot]); // what is new is read from its heading on
  const stage = () => {
    viewer.seek(seen!.number + 1);
    viewer.pin({ round: seen!.number, index: seen!.index });
    box.current!.focus({ preventScroll: true }); // the button is about to disappear
  };
  return (
    <>
      <section class="sv-section sv-inspector" tabindex={0} aria-label={t('inspector.heading')} ref={box}>
        <div class="sv-section-head">
          <h2>{t('inspector.heading')}</h2>
          <span class="sv-pin">
            {seen && <span class="sv-quiet">{t(`inspector.${how}`)}</span>}
            {seen && how === 'pinned' && <button type="button" class="sv-link" onClick={() => viewer.pin(null)}>{t('inspector.unpin')}</button>}
          </span>
        </div>
        {!seen && <p class="sv-quiet">{t('inspector.empty')}</p>}
        {seen && (
          <Still run={run} when={[slot, seen.open, concealed, elsewhere, raw, asTable, live, source, viewer.layouts].join()}>
            <Inspected run={run} seen={seen} concealed={concealed} stage={elsewhere ? stage : null} />
          </Still>
        )}
      </section>
      <ScrollHint of={box} />
    </>
  );
}

/**
 * What is known of a slot. `seen.kind` may be `guessed` (drafted, not verified yet) or `lit` (verified,
 * not judged yet). With `seen.open`, the round's final token is not drawn yet.
 * @param concealed hides the distributions until the verdict
 * @param stage brings the slot's round onto the stage; null: it is there
 */
function Inspected({ run, seen, concealed, stage }: { run: Run, seen: Seen, concealed: boolean, stage: (() => void) | null }) {
  const { models, settings: { drafter } } = run.trace;
  const by = seen.draft && !seen.draft.source && drafter !== 'model' && drafterName(drafter, models.pair);
  const place = t('inspector.where', { round: seen.number + 1, slot: slotIn(run, seen.number, seen.index) });
  const where = by ? t('token.from', { slot: place, drafter: by }) : place;
  const name = (token: number) => nameIn(run, token);
  const { position } = seen;
  return (
    <div class="sv-inspected">
      <div class="sv-title">
        <div class="sv-big-token" translate={false} data-kind={seen.kind}>
          {seen.part ? hex(seen.piece) : seen.text ? <ModelText text={seen.text} oneLine /> : t('token.empty')}
        </div>
        <div>
          <span class="sv-chip" data-kind={seen.kind}>{t(`kind.${wordOf(seen.kind, run.trace)}`)}</span>{' '}
          {stage ? <button type="button" class="sv-link" title={t('inspector.stage')} onClick={stage}>{where}</button> : <span class="sv-quiet">{where}</span>}
        </div>
      </div>
      <p class="sv-why">{concealed ? t('predict.hidden') : explain(run, seen)}</p>
      {!concealed && !position && <p class="sv-quiet">{t('inspector.absent')}</p>}
      {!concealed && position && <Areas view={areasOf(run, seen, position)} at={`${seen.number}.${seen.index} ${seen.kind}`} />}
      <Test run={run} seen={seen} />
      <Residual run={run} seen={seen} />
      <Branch seen={seen} name={name} />
      {!concealed && position && <Saver of=".sv-areas-block" name="distributions" />}
    </div>
  );
}

/** The input of the picture of both distributions. */
function areasOf(run: Run, seen: Seen, position: Position): AreasView {
  const { kind, round, judged } = seen;
  const alone = seen.judgedAt >= round.drafts.length;
  const models = alone ? 'target' : kind === 'guessed' ? 'draft' : 'both';
  const undecided = kind === 'guessed' || kind === 'lit';
  const token = ruleOf(run.trace) === 'token';
  const marks = new Map<number, string>();
  const final = !seen.open && (!seen.draft || kind === 'rejected') ? round.final : null;
  const ends = finalKind(round);
  if (final && ends) marks.set(final.token, ends);
  if (judged) marks.set(judged.token, undecided ? kind : judged.verdict);
  const decides = judged && !undecided && !isGreedy(run) && token; // otherwise the shared part does not decide
  const dart = !decides || judged.draw == null || judged.draft == null ? null
    : { token: judged.token, at: judged.draw * judged.draft, kind: judged.verdict };
  const headings = { target: 'areas.heading_target', draft: 'areas.heading_draft', both: 'areas.heading' };
  const notes = [
    kind === 'untested' && 'areas.untested',
    models !== 'target' && isCopied(run, seen) && 'areas.lookup',
    isGreedy(run) ? 'areas.greedy' : models === 'both' && !token && 'rules.areas',
  ];
  return {
    position, name: (id) => nameIn(run, id), heading: t(headings[models]), notes: notes.flatMap((note) => (note ? [t(note)] : [])),
    shaping: shapingOf(run), models, marks, dart, decides: token,
  };
}

/** The settings that turn the models' own probabilities into those sampled from, in words. */
function shapingOf({ trace: { settings: { temperature, top_k: topK, top_p: topP } } }: Run) {
  return [
    t('areas.temperature', { value: temperature }),
    ...(topK > 0 ? [t('areas.top_k', { value: topK })] : []),
    ...(topP < 1 ? [t('areas.top_p', { value: topP })] : []),
  ].join(t('comma'));
}

/** The accept test of a guess: its draw on a line from 0 to 1, and the threshold. */
function Test({ run, seen }: { run: Run, seen: Seen }) {
  const rule = ruleOf(run.trace);
  const tests = ['accepted', 'rejected', ...(rule === 'block' ? ['untested'] : [])];
  const judged = tests.includes(seen.kind) ? seen.draft : null;
  const drawn = judged?.draw ?? null;
  const threshold = chanceOf(judged ?? undefined);
  if (isGreedy(run) || !judged || drawn === null || threshold === null) return null;
  const [draw, limit] = probabilities(drawn, threshold);
  const values = { draw, threshold: limit, target: exact(judged.target), draft: exact(judged.draft), kind: t(`kind.${wordOf(seen.kind, run.trace)}`) };
  const passed = drawn < threshold ? 'passed' : 'failed';
  const certain = isCertain(judged, rule);
  const sum = t(kindOf(rule) === 'token' ? `test.${seen.kind}` : `rules.sum.${certain ? 'certain' : kindOf(rule)}.${passed}`, values);
  const block = rule === 'block';
  const basis = block && !drawsTrees(run.trace) ? basisOf(seen.round.drafts, seen.index) : null;
  return (
    <div class="sv-block sv-test" style={{ '--threshold': threshold, '--draw': drawn }}>
      <h3><Term name="accept_test">{t('test.heading')}</Term></h3>
      <div class="sv-test-line" role="img" data-kind={seen.kind} aria-label={certain ? sum : t('test.aria', values)}>
        <span class={`sv-keep${threshold < 0.2 ? ' sv-narrow' : ''}`} data-side={drawn < threshold / 2 ? 'end' : 'start'}>{t(block ? 'rules.pass' : 'test.keep')}</span>
        <span class={`sv-drop${threshold > 0.8 ? ' sv-narrow' : ''}`} data-side={drawn > (1 + threshold) / 2 ? 'start' : 'end'}>{t(block ? 'rules.fail' : 'test.drop')}</span>
        {!certain && <><span class="sv-needle" /><span class="sv-needle-label" data-side={drawn > 0.5 ? 'left' : 'right'}>{`${t('test.draw')} ${draw}`}</span></>}
      </div>
      <div class="sv-test-axis" aria-hidden="true">
        <span>0</span><span class="sv-limit" data-side={threshold > 0.6 ? 'left' : 'right'}>{`${t('test.threshold')} ${limit}`}</span><span>1</span>
      </div>
      <p class="sv-arithmetic">{sum}</p>
      {basis && ( // block verification's threshold depends on the other guesses
        <p class="sv-note">{t(`rules.basis.${basis.last ? 'last' : 'earlier'}`, { weight: probability(basis.weight), excess: probability(basis.excess) })}</p>
      )}
      <OtherRules draft={judged} draw={drawn} alone={!drawsTrees(run.trace)} />
    </div>
  );
}

/** The distribution that the correction is drawn from. */
function Residual({ run, seen }: { run: Run, seen: Seen }) {
  const rule = ruleOf(run.trace);
  const guess = guessBefore(seen);
  const residual = seen.position && guess ? residualOf(seen.position, leftover(guess, rule)) : null;
  if (!guess || !residual) return null;
  const told = !isGreedy(run) && (rule === 'block' || rule === 'match');
  const drawn = seen.open || !seen.round.final ? null : seen.round.final.token;
  const rows = residual.shares.slice(0, RESIDUAL_ROWS);
  const chosen = residual.shares.find(({ token }) => token === drawn);
  if (chosen && !rows.includes(chosen)) rows[RESIDUAL_ROWS - 1] = chosen;
  rows.push({ token: REST, share: Math.max(0, 1 - rows.reduce((sum, row) => sum + row.share, 0)) });
  return (
    <div class="sv-block sv-residual-block">
      <h3><Term name="residual">{t('residual.heading')}</Term></h3>
      <p class="sv-note">{told ? t(`rules.residual.${rule}`, { weight: probability(guess.weight ?? 1) }) : t('residual.note')}</p>
      <div class="sv-residual-head"><span>{t('areas.token')}</span><span>{t('residual.share')}</span></div>
      <ul class="sv-residual">
        {rows.map((row) => (
          <li key={row.token} class={row.token === REST ? 'sv-others' : ''} data-drawn={row.token === drawn ? t('residual.chosen') : undefined}>
            <span class="sv-t" title={nameIn(run, row.token)}>{nameIn(run, row.token)}</span>
            <span class="sv-share" style={{ '--share': row.share }} /><span class="sv-p">{share(row.share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rejected guess whose correction a slot shows; null: none. */
function guessBefore({ kind, draft, round: { drafts } }: Seen): Draft | null {
  if (kind === 'rejected') return draft;
  if (kind !== 'correction') return null;
  const end = pathOf(drafts).at(-1) ?? -1;
  return drafts.findLast(({ verdict, parent }) => verdict === 'rejected' && parent === end) ?? null;
}
