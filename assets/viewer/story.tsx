/** The current moment: the four acts of a round with its own marked, and its caption, which is also spoken. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { drawsTrees } from './branching';
import { describeMoment } from './caption';
import { Hints } from './hints';
import { ruleOf } from './rules';
import { onStage, picture, rest } from './state';
import type { Run } from './types';
import { Term, useRun } from './view';
import { t } from './words';

const SPOKEN_EVERY = 2000; // ms between announcements during playback or decoding
const TERMS = { draft: 'draft', verify: 'verification', test: 'accept_test', write: 'correction' };
const ACTS = Object.keys(TERMS) as (keyof typeof TERMS)[];
const ACT_OF = { draft: 'draft', verify: 'verify', test: 'test', discard: 'write', final: 'write' } as const;

/** Acts that mean something else in trees, and with block verification. */
const OTHERWISE: Record<string, string[]> = { tree: ['test', 'write'], block: ['test'] };

/** The four acts of a round. */
function Acts({ run: { trace }, current }: { run: Run, current: keyof typeof TERMS | null }) {
  const way = drawsTrees(trace) ? 'tree' : ruleOf(trace) === 'block' && trace.settings.temperature ? 'block' : '';
  const present = current ? ACTS.indexOf(current) : -1;
  return (
    <ol class="sv-acts" aria-label={t('act.label')}>
      {ACTS.map((act, i) => {
        const means = t(`act.${act}.${OTHERWISE[way]?.includes(act) ? way : 'means'}`);
        return (
          <li key={act} title={means} aria-current={i === present ? 'step' : undefined} class={i < present ? 'sv-past' : ''}>
            <Term name={act === 'test' && way === 'block' ? 'block_verification' : TERMS[act]}>{t(`act.${act}.name`)}</Term>
            <span class="sv-spoken">{means}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What is announced to screen readers: each sentence when stepping, one now and then while busy. */
function useSpoken(sentence: string, busy: boolean) {
  const last = useRef({ at: -Infinity, sentence: '' });
  const now = performance.now();
  if (!busy || now - last.current.at >= SPOKEN_EVERY) last.current = { at: now, sentence };
  return last.current.sentence;
}

export function Story({ children }: { children: ComponentChildren }) {
  const { run, state } = useRun();
  const { moment, entered, rested, mode, playing } = state;
  const now = picture(state);
  const written = entered === 'step' && moment.round > 0;
  const sentence = rested === null ? describeMoment(run, moment, now)
    : describeMoment(run, { round: onStage(state) + 1, phase: 0 }, null);
  const spoken = useSpoken(sentence, playing || (mode === 'running' && !rest(state)));
  return (
    <div class="sv-story">
      <Acts run={run} current={now ? ACT_OF[now.phase.name] : written ? 'write' : null} />
      <p class="sv-caption"><span>{sentence}</span> <Hints /></p>
      <p class="sv-spoken" aria-live="polite">{spoken}</p>
      {children}
    </div>
  );
}
