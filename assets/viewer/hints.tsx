/** Hints beside the caption: why a run opens on its round and, at its end, a link to a round that teaches. */

import { ruleOf } from './rules';
import { isMixed, specialIn, teaching } from './state';
import type { Run } from './types';
import { useRun } from './view';
import { t } from './words';

/** Why a run opens on a round; empty if the round shows nothing special. */
function reason({ rounds, trace }: Run, number: number) {
  const round = rounds[number];
  if (!round) return '';
  const rule = ruleOf(trace);
  const special = specialIn(round, rule);
  if (special >= 0) return t(rule === 'block' ? 'lead.rescue' : 'lead.lenient', { n: special + 1 });
  return isMixed(round) ? t('lead.why') : '';
}

export function Hints() {
  const { run, moment, opening, recorded, playing, rested, viewer } = useRun();
  const still = !playing && moment.phase === 0;
  const why = rested !== null ? t('lead.rests', { round: run.length, shown: rested + 1 })
    : still && opening && recorded ? reason(run, moment.round - 1) : '';
  const round = still && rested === null && run.over && moment.round === run.length ? teaching(run) : null;
  const special = round !== null && specialIn(run.rounds[round], ruleOf(run.trace)) >= 0;
  return (
    <span class="sv-lead">
      {why && <span>{why}</span>}
      {round !== null && (
        <button type="button" class="sv-link" onClick={() => viewer.teach(round)}>{t(special ? 'lead.watch_rule' : 'lead.watch', { round: round + 1 })}</button>
      )}
    </span>
  );
}
