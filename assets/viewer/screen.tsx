/** The stage, and the views below it. */

import { Inspector } from './inspector';
import { Headline, Ledger, Sentence } from './ledger';
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
  const { predict, sequels, experiments, charts: { places: { race, lossless, costs, speedup, breakdown } } } = viewer;
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
        <Transport>{run && <Headline />}</Transport>
      </div>
      {run && (
        <div class="sv-below">
          <Sentence />
          <Drawn node={sequels.compare.node} />
          <Views views={{
            race: <><Drawn node={race} /><Saver name="race" /></>,
            same: <><Drawn node={lossless} /><Saver name="same" /></>,
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
            time: <><Drawn node={costs} /><Saver name="time" /><Drawn node={speedup} /><Saver name="time" /></>,
            guesses: <><Drawn node={breakdown} /><Saver name="guesses" /></>,
            numbers: <Ledger />,
          }} />
        </div>
      )}
    </>
  );
}
