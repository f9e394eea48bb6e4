/** The distribution of a round's emitted tokens, exact or counted over draws, beside the target's. */

import type { Shown } from './handles';
import { emitted, residual } from './sampling';
import { share, whole } from './text';
import type { Say } from './types';
import { Term } from './view';

const KINDS = ['accepted', 'corrected'] as const;
/** Draws by kind, then by token. */
export type Counts = Record<typeof KINDS[number], number[]>;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const drawsOf = ({ accepted, corrected }: Counts) => sum(accepted) + sum(corrected);

/** The counts before any draw. */
export const none = (tokens: number): Counts => ({ accepted: Array(tokens).fill(0), corrected: Array(tokens).fill(0) });

/** What some draws gave, in words. */
export function describeCounts(say: Say, target: number[], counts: Counts) {
  const { accepted, corrected } = counts;
  const draws = drawsOf(counts);
  const apart = target.map((part, token) => Math.abs(part - (accepted[token] + corrected[token]) / draws));
  return say('counted', {
    draws: whole(draws), accepted: whole(sum(accepted)), corrected: whole(sum(corrected)), difference: share(Math.max(...apart)),
  });
}

export function Emitted({ say, target, draft, active, name, counts }: Shown & { counts: Counts | null }) {
  const exact = emitted(target, draft);
  const rest = residual(target, draft);
  const rejected = sum(exact.corrected);
  const draws = counts && drawsOf(counts);
  const part = (kind: keyof Counts, token: number) => (counts && draws ? counts[kind][token] / draws : exact[kind][token]);
  return (
    <div class="sv-play-result">
      <h3>{draws ? say('emits_drawn', { draws: whole(draws) }) : say('emits')}</h3>
      <p class="sv-play-says">{say(exact.corrected[active] < 1e-9 ? 'sums_accepted' : 'sums', {
        token: name(active), accepted: share(exact.accepted[active]), rejected: share(rejected), residual: share(rest[active]), target: share(target[active]),
      })}</p>
      <table class="sv-play-emitted">
        <thead><tr>
          <th scope="col">{say('token')}</th><td /><th scope="col"><Term name="residual">{say('residual')}</Term></th>
          <th scope="col">{say('target')}</th><th scope="col">{say(draws ? 'drawn' : 'result')}</th>
        </tr></thead>
        <tbody>{target.map((mass, token) => {
          const [accepted, corrected] = KINDS.map((kind) => part(kind, token));
          return (
            <tr key={token} class={token === active ? 'sv-play-active' : undefined}>
              <th scope="row" class="sv-t" title={name(token)}>{name(token)}</th>
              <td><span class="sv-play-stack" style={`--target:${mass};--accepted:${accepted};--corrected:${corrected}`}>
                {KINDS.map((kind) => <span data-kind={kind} />)}<span data-kind="target" />
              </span></td>
              <td>{rejected < 1e-9 ? '–' : share(rest[token])}</td><td>{share(mass)}</td><td>{share(accepted + corrected)}</td>
            </tr>
          );
        })}</tbody>
      </table>
      <ul class="sv-legend">{[...KINDS, 'target'].map((kind) => <li><span class="sv-play-key" data-kind={kind} />{say(`result_key.${kind}`)}</li>)}</ul>
    </div>
  );
}
