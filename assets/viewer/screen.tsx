/** The stage, and the views below it. */

import { Inspector } from './inspector';
import { Round } from './round';
import { Rounds } from './rounds';
import { RuleLab } from './rulelab';
import { Saver } from './snapshot';
import { Status } from './status';
import { Story } from './story';
import { Text } from './stream';
import { Transport } from './transport';
import { Drawn, useViewer } from './view';
import { Views } from './views';
import { WhatIf } from './whatif';
import { t } from './words';

export function Screen() {
  const { run, set, viewer } = useViewer();
  const { predict, headline, sequels, experiments, ledger, charts: { race, lossless, costs, speedup, breakdown } } = viewer;
  const leave = ({ pointerType }: PointerEvent) => { if (pointerType === 'mouse') set({ hovered: null }); };
  return (
    <>
      <div class="sv-stage" onPointerLeave={leave}>
        <Status />
        {!run && <p class="sv-empty">{t('empty')}</p>}
        {run && (
          <>
            <Text />
            <Story>{[predict.button, predict.refused, predict.node].map((node) => <Drawn node={node} />)}</Story>
            <Round />
            <Inspector />
          </>
        )}
        <Transport>{run && <Drawn node={headline.node} />}</Transport>
      </div>
      {run && (
        <div class="sv-below">
          <Drawn node={headline.sentence} />
          <Drawn node={sequels.compare.node} />
          <Views views={{
            race: <><Drawn node={race.node} /><Saver name="race" /></>,
            same: <><Drawn node={lossless.node} /><Saver name="same" /></>,
            rounds: (
              <>
                <Rounds />
                <section class="sv-section sv-experiments">
                  <div class="sv-section-head"><h2>{t('whatif.heading')}</h2></div>
                  <WhatIf />
                  <RuleLab />
                  <Drawn node={experiments.again} />
                </section>
              </>
            ),
            time: <><Drawn node={costs.node} /><Saver name="time" /><Drawn node={speedup.node} /><Saver name="time" /></>,
            guesses: <><Drawn node={breakdown.node} /><Saver name="guesses" /></>,
            numbers: <Drawn node={ledger.node} />,
          }} />
        </div>
      )}
    </>
  );
}
