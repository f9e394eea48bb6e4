/** The distribution of a round's emitted tokens, exact or counted over draws, beside the target's. */

import type { Shown } from './play';
import { emitted, residual } from './sampling';
import { share, whole } from './text';
import type { Say } from './types';
import { Term } from './view';

/** By kind, then by token. */
export interface Counts {
  accepted: number[];
  corrected: number[];
}

const KINDS = ['accepted', 'corrected'] as const;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const drawsOf = ({ accepted, corrected }: Counts) => sum(accepted) + sum(corrected);

/** The counts before any draw. */
export const none = (tokens: number): Counts => ({ accepted: Array(tokens).fill(0), corrected: Array(tokens).fill(0) });

/** What came of the draws, and how far it is from the target. */
export function counted(counts: Counts, targets: number[], say: Say) {
  const { accepted, corrected } = counts;
  const draws = drawsOf(counts);
  const apart = targets.map((target, token) => Math.abs(target - (accepted[token] + corrected[token]) / draws));
  return say('counted', { draws: whole(draws), accepted: whole(sum(accepted)), corrected: whole(sum(corrected)), difference: share(Math.max(...apart)) });
}

/** @param counts of some draws; null: shows the exact result */
export function Emitted({ shown, counts }: { shown: Shown, counts: Counts | null }) {
  const { target, draft, active, name, say } = shown;
  const exact = emitted(target, draft);
  const rest = residual(target, draft);
  const rejected = sum(exact.corrected);
  const draws = counts && drawsOf(counts);
  const part = (kind: keyof Counts, token: number) => (counts ? counts[kind][token] / (draws || 1) : exact[kind][token]);
  return (
    <div class="sv-play-result">
      <h3>{counts ? say('emits_drawn', { draws: whole(draws) }) : say('emits')}</h3>
      <p class="sv-play-says">
        {say(exact.corrected[active] < 1e-9 ? 'sums_accepted' : 'sums', {
          token: name(active), accepted: share(exact.accepted[active]), rejected: share(rejected), residual: share(rest[active]), target: share(target[active]),
        })}
      </p>
      <table class="sv-play-emitted">
        <thead>
          <tr>
            <th scope="col">{say('token')}</th><td /><th scope="col"><Term name="residual">{say('residual')}</Term></th>
            <th scope="col">{say('target')}</th><th scope="col">{say(counts ? 'drawn' : 'result')}</th>
          </tr>
        </thead>
        <tbody>
          {target.map((p, token) => (
            <tr key={token} class={token === active ? 'sv-play-active' : ''}>
              <th scope="row" class="sv-t" title={name(token)}>{name(token)}</th>
              <td>
                <span class="sv-play-stack" style={{ '--target': p, '--accepted': part('accepted', token), '--corrected': part('corrected', token) }}>
                  {[...KINDS, 'target'].map((kind) => <span key={kind} data-kind={kind} />)}
                </span>
              </td>
              <td>{rejected < 1e-9 ? '–' : share(rest[token])}</td><td>{share(p)}</td>
              <td>{share(part('accepted', token) + part('corrected', token))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="sv-legend">{[...KINDS, 'target'].map((kind) => <li key={kind}><span class="sv-play-key" data-kind={kind} />{say(`result_key.${kind}`)}</li>)}</ul>
    </div>
  );
}
