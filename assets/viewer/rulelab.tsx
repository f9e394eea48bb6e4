/**
 * Every rule on the guesses of a run, all draws considered: the expected tokens per pass, and how far the
 * first token's distribution is from the target's. The trace has the means after each round.
 */

import { drawsTrees } from './branching';
import { isLossy, ruleOf, rules } from './rules';
import { decimal, UNKNOWN } from './text';
import { useRun } from './view';
import { t } from './words';

const COMPARED = 23; // the claim that charts all rules: see specviz/lab/claims/lossy_rules.py
const FIGURES = ['tokens', 'distance'];
const CLOSE = 0.005; // a lossy rule has no distance of “0.00”, although it may be nearly 0

/** The rules side by side, on the guesses of the shown rounds. */
export function RuleLab() {
  const { run, moment: { round: known }, live, send } = useRun();
  const why = drawsTrees(run.trace) ? 'trees' : run.trace.settings.temperature ? 'none' : 'greedy';
  const found = run.folds.at(known).rules;
  const row = (rule: string, i: number) => {
    const [tokens, distance] = found?.means[i] ?? [null, null];
    return (
      <tr key={rule} data-rule={rule}>
        <th scope="row" class={isLossy(rule) ? 'sv-lossy' : ''}>
          {t(`rules.name.${rule}`)}<span>{rule === ruleOf(run.trace) && ` ${t('rules.lab.own')}`}</span>
        </th>
        <td>{decimal(tokens)}</td>
        <td>{distance === null ? UNKNOWN : !isLossy(rule) ? '0' : distance < CLOSE ? `<${CLOSE}` : decimal(distance)}</td>
      </tr>
    );
  };
  return (
    <div class="sv-block sv-rule-lab">
      <h3>{t('rules.lab.heading')}</h3>
      {found && (
        <table class="sv-figures-table">
          <thead><tr>{['rule', ...FIGURES].map((name) => <th scope="col">{t(`rules.lab.${name}`)}</th>)}</tr></thead>
          <tbody>{rules().map(row)}</tbody>
        </table>
      )}
      <p class="sv-note">{found ? t('rules.lab.rounds', { n: found.rounds }) : t(`rules.lab.${why}`)}</p>
      {found && <ul class="sv-note">{FIGURES.map((name) => <li>{t(`rules.lab.legend.${name}`)}</li>)}</ul>}
      {live && ( // a replay has no claims
        <button type="button" class="sv-link" onClick={() => send('claim', { claim: COMPARED })}>{t('rules.lab.claim', { n: COMPARED })}</button>
      )}
    </div>
  );
}
