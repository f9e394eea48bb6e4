/** Two texts token by token: plain decoding above, speculative decoding and the origin of its tokens below. */

import { ModelText } from './model-text';
import { type Texts, textOrBytes } from './same-text';
import { visible } from './text';
import type { Run } from './types';
import { t } from './words';

/** plain: in a round without guesses */
type Came = 'accepted' | 'correction' | 'bonus' | 'plain';

const WAYS: Came[] = ['accepted', 'correction', 'bonus'];

/** The origin of each emitted token. */
export const origins = (run: Run) => run.rounds.flatMap(({ drafts, final }): Came[] => [
  ...drafts.filter(({ verdict }) => verdict === 'accepted').map((): Came => 'accepted'),
  ...(final ? [(drafts.length ? final.kind : 'plain') as Came] : []),
]);

/** @param says the picture in words */
export function TokenPairs({ texts: { plain, speculative, parts }, run, says }: { texts: Texts, run: Run, says: string }) {
  const came = origins(run);
  return (
    <div>
      <p class="sv-pairs-key sv-note">{t('lossless.pairs')}{WAYS.map((way) => <span class="sv-pair-key" data-came={way}>{t(`lossless.came.${way}`)}</span>)}</p>
      <div class="sv-pairs" tabIndex={0} role="img" translate={false} aria-label={`${says} ${visible(plain.map(({ text }) => text).join(''))}`}>
        {plain.map((above, i) => {
          const below = speculative[i];
          const same = above.token === below.token;
          return (
            <span key={i} class="sv-pair" data-same={String(same)} data-parts={i === parts ? '' : undefined}>
              <span><ModelText text={textOrBytes(above)} oneLine /></span>
              <span class="sv-pair-sign">{same ? '=' : '≠'}</span>
              <span data-came={came[i]}><ModelText text={textOrBytes(below)} oneLine /></span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
