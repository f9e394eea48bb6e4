/** Is it the same text? Both texts side by side, where they part, and why. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Charted } from './charted';
import { tableOf } from './distribution';
import { Frequencies, type Test } from './frequencies';
import { ModelText } from './model-text';
import { isLossy, ruleOf } from './rules';
import { align, type Texts, textOrBytes } from './same-text';
import { decimal, exact, sentences, visible } from './text';
import { TokenPairs } from './tokenpairs';
import type { Run, Way, Written } from './types';
import { t } from './words';
import './lossless.css';

const WAYS: Way[] = ['plain', 'speculative'];
// The largest gap between two logits that rounding can reverse: twice the spacing of numbers from
// 32 to 64. FINE, for float32, is larger than that, since errors add up in sums of many products.
const ROUNDING: Record<string, number> = { float16: 0.0625, bfloat16: 0.5 };
const FINE = 0.001;

/** The recorded position of an output token, from the target's verification pass; null if not recorded. */
export function positionOf(run: Run, position: number) {
  let round = 0;
  while (run.folds.at(round + 1).emitted <= position) round += 1;
  return run.rounds[round].positions?.[position - run.folds.at(round).emitted] ?? null;
}

/**
 * The gap between the logits of the two tokens where greedy texts differ first. It equals the
 * difference of their log-probabilities, because the softmax divides both by the same sum.
 * @returns p of the speculative and of the plain token; gap null if the plain token is not listed; null
 *   if nothing was recorded
 */
export function gapOf(run: Run, index: number, mine: number, theirs: number) {
  const position = positionOf(run, index);
  const rows = position ? tableOf(position, true) : [];
  const [p, q] = [mine, theirs].map((token) => rows.find((row) => row.token === token)?.target ?? null);
  if (!p) return null;
  const limit = ROUNDING[run.trace.models.target.dtype] || FINE;
  return { p: [p, q], gap: q ? Math.abs(Math.log(p / q)) : null, limit };
}

function describeGap(run: Run, parts: number, [mine, theirs]: Written[]) {
  const found = gapOf(run, parts, mine.token, theirs.token);
  if (!found) return t('lossless.unknown');
  const values = {
    mine: visible(textOrBytes(mine)), theirs: visible(textOrBytes(theirs)), p: exact(found.p[0]), q: exact(found.p[1]),
    gap: decimal(found.gap, 3), limit: found.limit, dtype: run.trace.models.target.dtype,
  };
  if (found.gap == null) return t('lossless.unlisted', values);
  return sentences(t('lossless.gap', values), t(found.gap <= found.limit ? 'lossless.tie' : 'lossless.fault', values));
}

function describe(run: Run, kind: string, { compared, parts }: Texts) {
  if (kind === 'none') return t(run.length && !run.folds.plain.tokens.length ? 'headline.not_measured' : 'lossless.none');
  if (kind === 'same') return t(run.over && compared === run.folds.output.length ? 'lossless.same' : 'lossless.so_far', { n: compared });
  return t(`lossless.${kind}`, { position: (parts ?? 0) + 1, n: parts ?? 0 });
}

function describeWhy(run: Run, { compared, parts, speculative, plain }: Texts) {
  if (!compared) return '';
  if (run.trace.settings.temperature > 0) return t(isLossy(ruleOf(run.trace)) ? 'rules.lossy' : 'lossless.sampling');
  return parts === null ? t('lossless.greedy') : describeGap(run, parts, [speculative[parts], plain[parts]]);
}

/** One text: the common beginning, the first token that differs, the rest. */
function Twin({ way, tokens, parts }: { way: Way, tokens: Written[], parts: number | null }) {
  const join = (list: Written[]) => list.map(({ text }) => text).join('');
  const at = parts ?? tokens.length;
  return (
    <div class="sv-twin" data-way={way}>
      <h3>{t(`race.${way}`)}</h3>
      <div class="sv-twin-text" translate={false}>
        <span><ModelText text={join(tokens.slice(0, at))} /></span>
        {parts !== null && <mark class="sv-parting"><ModelText text={textOrBytes(tokens[parts])} oneLine /></mark>}
        <span class="sv-parted"><ModelText text={join(tokens.slice(at + 1))} /></span>
      </div>
    </div>
  );
}

/** Both texts of a sampled run; scrolled to where they first differ, once per outcome. */
function Twins({ texts }: { texts: Texts }) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const mark = box?.querySelector<HTMLElement>('mark');
    if (box) box.scrollTop = mark ? Math.max(0, mark.offsetTop - box.clientHeight / 2) : 0;
  }, [texts.parts]);
  return (
    <div class="sv-twins" tabIndex={0} role="region" aria-label={t('lossless.texts')} ref={scroller}>
      {WAYS.map((way) => <Twin way={way} tokens={texts[way]} parts={texts.parts} />)}
    </div>
  );
}

export function Lossless({ run, shown, test }: Charted & { test: Test }) {
  const texts = align(run, shown);
  const greedy = run.trace.settings.temperature === 0;
  const kind = !texts.compared ? 'none' : texts.parts === null ? 'same' : greedy ? 'differ' : 'sampled';
  const verdict = describe(run, kind, texts);
  const own = (
    <div key="own" class="sv-own">
      <p class="sv-verdict" data-kind={kind}>{verdict}</p>
      <p class="sv-note">{describeWhy(run, texts)}</p>
      {texts.compared > 0 && (greedy ? <TokenPairs texts={texts} run={run} says={verdict} /> : <Twins texts={texts} />)}
    </div>
  );
  const sampled = <Frequencies key="test" run={run} test={test} />;
  return (
    <section class="sv-section">
      <div class="sv-section-head"><h2>{t('lossless.heading')}</h2></div>
      {greedy ? [own, sampled] : [sampled, own] /* the stronger evidence first */}
    </section>
  );
}
