/**
 * Both distributions in one picture. Each row is a token, each length a probability, and all rows are
 * equally high. The part that both models share, over all rows, is therefore an area of size β, the
 * chance that the token rule accepts a token drafted here. The draft's excess is rejected; the target's excess is
 * the residual. A dart shows the accept test: it lands at draw × draft in the guess's row, and the
 * guess is accepted if the dart is within the shared part.
 */

import { useRef } from 'preact/hooks';
import { Toggles } from './controls';
import { isShaped, rowsOf, type Row, tableOf } from './distribution';
import { probability, sentences, share } from './text';
import type { AreaPart, AreasView, Dart } from './types';
import { Term, useRun } from './view';
import { t } from './words';

const PARTS: AreaPart[] = ['both', 'target', 'draft'];
const TERMS = { both: 'overlap', target: 'residual', draft: 'rejected' };
const TICKS = [0, 0.5, 1];

/** The row, with null for probabilities of a model that the view does not show. */
const seenBy = ({ models }: AreasView) => ({ token, target, draft, both }: Row): Row => ({
  token, target: models === 'draft' ? null : target, draft: models === 'target' ? null : draft, both: models === 'both' ? both : null,
});

/** @param at names the slot: when it changes, lengths change at once, and else gradually, unless the system reduces motion */
export function Areas({ view, at }: { view: AreasView, at: string }) {
  const { raw: wanted, asTable, set } = useRun();
  const shaped = isShaped(view.position);
  const raw = wanted && shaped;
  const drawn = useRef({ at, form: `${wanted} ${asTable}`, morph: false });
  const form = `${wanted} ${asTable}`;
  if (at !== drawn.current.at) drawn.current = { at, form, morph: false };
  else if (form !== drawn.current.form) drawn.current = { at, form, morph: true };
  return (
    <div class={`sv-block sv-areas-block${drawn.current.morph ? ' sv-morph' : ''}`}>
      <h3>{view.heading}</h3>
      <div class="sv-areas-views">
        {shaped && (
          <Toggles label={t('areas.view')} choices={(['shaped', 'raw'] as const).map((name) => [name, t(`areas.${name}`)])}
            chosen={raw ? 'raw' : 'shaped'} choose={(name) => set({ raw: name === 'raw' })} />
        )}
        <Toggles label={t('areas.form')} choices={(['picture', 'table'] as const).map((name) => [name, t(`areas.${name}`)])}
          chosen={asTable ? 'table' : 'picture'} choose={(name) => set({ asTable: name === 'table' })} />
      </div>
      {asTable ? <Table view={view} raw={raw} /> : <Picture view={view} raw={raw} />}
      <p class="sv-note">{sentences(...view.notes, shaped && t(raw ? 'areas.raw_note' : 'areas.shaped_note', { shaping: view.shaping }))}</p>
    </div>
  );
}

function Picture({ view, raw }: { view: AreasView, raw: boolean }) {
  const { position, marks, models } = view;
  const rows = rowsOf(position, [...marks.keys()], raw).map(seenBy(view));
  if (models === 'draft') rows.splice(0, rows.length - 1, ...rows.slice(0, -1).sort((a, b) => (b.draft ?? 0) - (a.draft ?? 0)));
  const dart = raw ? null : view.dart;
  const whole = models === 'both' && !raw ? position.overlap : null;
  return (
    <div class="sv-areas-picture">
      <div class="sv-areas" role="img" aria-label={describe(view, rows, whole, dart)}>
        <div class="sv-area-row sv-area-head">
          <span>{t('areas.token')}</span><span />
          <span class={`sv-p${models === 'draft' ? ' sv-unseen' : ''}`}>{t('areas.target')}</span>
          <span class={`sv-p${models === 'target' ? ' sv-unseen' : ''}`}>{t('areas.draft')}</span>
        </div>
        {rows.map((row, i) => <Line key={i} view={view} row={row} others={i === rows.length - 1} dart={dart?.token === row.token ? dart : null} />)}
        <div class="sv-area-row sv-area-axis">
          <span /><span class="sv-area-ticks">{TICKS.map((tick) => <span style={{ '--x': tick }}>{tick}</span>)}</span>
        </div>
        {whole !== null && (
          <div class="sv-area-row sv-area-total">
            <span class="sv-t">{t('areas.total')}</span><Bar values={{ both: whole, draft: 1 }} /><span class="sv-p" /><span class="sv-p">{probability(whole)}</span>
          </div>
        )}
      </div>
      {models === 'both' && (
        <ul class="sv-legend">
          {PARTS.map((part) => (
            <li key={part}><span class="sv-area-key" data-area={part} /><Term name={TERMS[part]}>{t(`areas.${view.decides ? 'key' : 'plain_key'}.${part}`)}</Term></li>
          ))}
          {dart && <li><span class="sv-dart-key" />{t('areas.key.dart')}</li>}
        </ul>
      )}
    </div>
  );
}

/** A bar with the lengths of its parts. */
const Bar = ({ values, dart = null }: { values: Partial<Record<AreaPart, number | null>>, dart?: Dart | null }) => (
  <span class="sv-area-bar" style={Object.fromEntries(PARTS.map((part) => [`--${part}`, values[part] || 0]))}>
    {PARTS.map((part) => <span key={part} data-area={part} />)}
    {dart && <span class="sv-dart" style={{ '--x': dart.at }} data-side={dart.at > 0.8 ? 'left' : 'right'} data-kind={dart.kind} />}
  </span>
);

function Line({ view, row, others, dart }: { view: AreasView, row: Row, others: boolean, dart: Dart | null }) {
  const name = view.name(row.token);
  return (
    <div class={`sv-area-row${others ? ' sv-others' : ''}`}>
      <span class="sv-t" title={name} data-kind={view.marks.get(row.token)}>{name}</span>
      <Bar values={row} dart={dart} />
      <span class="sv-p">{row.target == null ? '' : share(row.target)}</span>
      <span class="sv-p">{row.draft == null ? '' : share(row.draft)}</span>
    </div>
  );
}

/** The picture as a sentence. @param whole the overlap, if it is shown */
function describe(view: AreasView, rows: Row[], whole: number | null, dart: Dart | null) {
  const first = (column: 'target' | 'draft') => {
    const best = rows.slice(0, -1).filter((row) => row[column] != null).sort((a, b) => (b[column] ?? 0) - (a[column] ?? 0))[0];
    return best && t(`areas.first.${column}`, { token: view.name(best.token), p: probability(best[column]) });
  };
  const rest = rows[rows.length - 1];
  return sentences(
    first('target'), first('draft'),
    whole !== null && t('areas.overlap', { overlap: probability(whole) }),
    dart && t(`areas.dart.${dart.kind}`, { token: view.name(dart.token) }),
    t('areas.rest', { target: share(rest.target), draft: share(rest.draft) }),
  );
}

function Table({ view, raw }: { view: AreasView, raw: boolean }) {
  const { position, name, marks, models } = view;
  return (
    <div class="sv-areas-table" tabindex={0} role="region" aria-label={t('areas.table_label')}>
      <table>
        <thead><tr>{['token', 'target', 'draft', 'both'].map((head) => <th scope="col">{t(`areas.${head}`)}</th>)}</tr></thead>
        <tbody>
          {tableOf(position, raw).map(seenBy(view)).map(({ token, target, draft, both }) => (
            <tr key={token}>
              <th scope="row" class="sv-t" data-kind={marks.get(token)}>{name(token)}</th>
              {[target, draft, both].map((value) => <td>{share(value)}</td>)}
            </tr>
          ))}
          {models === 'both' && !raw && (
            <tr class="sv-sum"><th scope="row">{t('areas.sum')}</th>{[1, 1, position.overlap].map((value) => <td>{share(value)}</td>)}</tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
