/** Two runs side by side: a run, and the run that was made from it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawsTrees } from './branching';
import { mostVerified, nameOfValue, SETTINGS, valueOf } from './settings';
import { known } from './state';
import { decimal, percent, times, visible, whole } from './text';
import type { Compared, Run, Staged, State } from './types';
import { useRun } from './view';
import { t } from './words';

const equal = (a: number[], b: number[]) => a.length === b.length && a.every((token, i) => token === b[i]);

/** How a run relates to an earlier one: a branch after `at` tokens; the same prompt again; null: neither. */
function relation(before: Run, now: Run): { at: number, token: number, was?: number } | 'again' | null {
  const [old, fresh] = [before.trace.prompt, now.trace.prompt];
  if (equal(old, fresh)) return 'again';
  if (fresh.length <= old.length || !equal(old, fresh.slice(0, old.length))) return null;
  const written = fresh.slice(old.length);
  const at = written.length - 1;
  const { output } = before.folds;
  if (output.length < at || !equal(written.slice(0, at), output.slice(0, at))) return null;
  return { at, token: written[at], was: output[at] };
}

/**
 * Where two texts first differ, counted from the end of the first one's prompt, over the known rounds of each:
 * after `n` equal tokens, the next token of each; undefined where a text ends.
 */
function difference(before: Run, now: Run, rounds: number[]) {
  const added = now.trace.prompt.slice(before.trace.prompt.length);
  const [old, own] = [before, now].map(({ folds }, i) => folds.output.slice(0, folds.at(rounds[i]).emitted));
  const fresh = [...added, ...own];
  const differs = old.findIndex((token, i) => token !== fresh[i]);
  const n = differs < 0 ? Math.min(old.length, fresh.length) : differs;
  return { n, was: old.at(n), now: fresh.at(n) };
}

/** Whether an entry is a known run, loaded again. */
const isKnown = ({ source }: Staged, entry: Staged) => Boolean(source && entry.source && source.run && source.run === entry.source.run);

/**
 * The runs to compare when one comes onto the stage: that run and the one it was made from, or the
 * current pair if the run belongs to it, because it was brought back or loaded again.
 */
export function arrived({ compared, expected, returning }: State, entry: Staged): Compared | null {
  const back = returning ?? (compared && isKnown(compared.pair[compared.shown], entry) ? compared.shown : null);
  if (compared && back !== null) {
    const [before, now] = compared.pair;
    return { pair: back ? [before, entry] : [entry, now], shown: back };
  }
  const related = expected && entry.source && relation(expected.run, entry.run);
  return related ? { pair: [expected, entry], shown: 1 } : null;
}

const nameOf = (run: Run, token?: number) => (token !== undefined && visible(run.alone(token))) || t('token.empty');

/** The settings that differ, and the figures, of both runs. */
function rowsOf(before: Run, now: Run, rounds: number[]): [name: string, values: string[]][] {
  const runs = [before, now];
  const changed = SETTINGS
    .map((name) => [name, runs.map(({ trace }) => nameOfValue(name, valueOf(trace, name), trace.models.pair))] as [string, string[]])
    .filter(([, [was, is]]) => was !== is);
  const isReshaped = changed.some(([name]) => name === 'tree'); // then γ alone does not say how many guesses are verified
  const isGrown = runs.some(({ trace }) => drawsTrees(trace));
  const found = runs.map((run, i) => run.folds.summary(rounds[i]));
  return [
    ...changed,
    ...(isReshaped ? [['verified', runs.map(({ trace }) => whole(mostVerified(trace)))] as [string, string[]]] : []),
    ['speedup', found.map(({ speedup }) => times(speedup))],
    [isGrown ? 'acceptance_by_position' : 'acceptance_rate', found.map(({ acceptance_rate }) => percent(acceptance_rate))],
    ['draft_efficiency', found.map(({ draft_efficiency }) => percent(draft_efficiency))],
    ['mean_acceptance_length', found.map(({ mean_acceptance_length }) => decimal(mean_acceptance_length))],
    ['emitted', found.map(({ emitted }) => whole(emitted))],
  ];
}

function describe(before: Run, now: Run, rounds: number[]) {
  const { n, was, now: is } = difference(before, now, rounds);
  if (was === undefined && is === undefined) return t('compare.same', { n });
  if (was === undefined || is === undefined) return t('compare.longer', { n });
  return t('compare.differ', { n: n + 1, was: nameOf(before, was), now: nameOf(now, is) });
}

function describeBranch(before: Run, now: Run) {
  const how = relation(before, now);
  return how === 'again' || how === null ? ''
    : t('compare.branched', { n: how.at + 1, token: nameOf(now, how.token), was: nameOf(before, how.was) });
}

export function Compare() {
  const { state, viewer: { sequels } } = useRun();
  const section = useRef<HTMLElement>(null);
  const last = useRef<Compared | null>(null);
  const { compared } = state;
  useLayoutEffect(() => {
    const isNew = compared && !compared.pair.some((staged) => last.current?.pair.includes(staged));
    last.current = compared;
    if (!isNew) return; // else the button that made it is far below
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [compared]);
  if (!compared) return null;
  const { pair, shown } = compared;
  const [before, now] = pair.map(({ run }) => run);
  const rounds = pair.map(({ run }, i) => (i === shown ? known(state) : run.length));
  const branch = describeBranch(before, now);
  const isUnlike = JSON.stringify(before.trace.machine) !== JSON.stringify(now.trace.machine);
  const heads = ['before', 'now'].map((name, i) => (i === shown ? t('compare.shown', { run: t(`compare.${name}`) }) : t(`compare.${name}`)));
  return (
    <section class="sv-section sv-compare" tabIndex={-1} aria-label={t('compare.heading')} ref={section}>
      <div class="sv-section-head">
        <h2>{t('compare.heading')}</h2>
        <button type="button" class="sv-link" onClick={() => sequels.swap()}>{t(shown ? 'compare.show_before' : 'compare.show_now')}</button>
        <button type="button" class="sv-link" onClick={() => sequels.close()}>{t('compare.close')}</button>
      </div>
      {branch && <p class="sv-branched">{branch}</p>}
      {isUnlike && <p class="sv-note">{t('compare.unlike')}</p>}
      <table class="sv-figures-table">
        <thead><tr><th scope="col">{t('compare.setting')}</th>{heads.map((head) => <th scope="col">{head}</th>)}</tr></thead>
        <tbody>{rowsOf(before, now, rounds).map(([name, values]) => (
          <tr key={name}><th scope="row">{t(`compare.${name}`)}</th>{values.map((value) => <td>{value}</td>)}</tr>
        ))}</tbody>
      </table>
      <p>{describe(before, now, rounds)}</p>
    </section>
  );
}
