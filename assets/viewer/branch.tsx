/** Offers a slot's other recorded candidates, to continue the run from one of them. */

import { share } from './text';
import type { Seen } from './types';
import { useRun } from './view';
import { walk } from './walk';
import { t } from './words';

/** The token that the run wrote at a slot's position. */
function instead({ round: { drafts, final }, index, token }: Seen) {
  const beside = index < drafts.length ? drafts[index].parent : null;
  const kept = drafts.find(({ verdict, parent }) => verdict === 'accepted' && parent === beside);
  return (kept ?? final ?? { token }).token;
}

/** Nothing is offered until the slot's round is over. */
export function Branch({ seen, name }: { seen: Seen, name: (token: number) => string }) {
  const { live, viewer: { sequels } } = useRun();
  if (!live || seen.open || !seen.position) return null;
  const why = sequels.refusal;
  const untested = seen.kind === 'untested';
  const written = instead(seen);
  return (
    <div class="sv-block sv-branch">
      <h3>{t('branch.heading')}</h3>
      <p class="sv-note">{why || t(untested ? 'branch.untested' : 'branch.note')}</p>
      {!why && !untested && (
        <div class="sv-choices" role="toolbar" aria-label={t('branch.heading')}
          onKeyDown={(event) => walk([...event.currentTarget.children] as HTMLElement[], event)}>
          {seen.position.candidates.filter(([token]) => token !== written).map(([token, target], i) => (
            <button key={`${seen.number}.${seen.index} ${token}`} type="button" class="sv-choose" tabindex={i === 0 ? 0 : -1}
              aria-label={t('branch.do', { token: name(token), was: name(written) })}
              onClick={() => sequels.make({ branch: { round: seen.number, index: seen.index, token } })}>
              <span class="sv-choice-token">{name(token)}</span><span class="sv-p">{share(target)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
