/** The stage, and the views below it. */

import { Compare } from './compare';
import { Experiments } from './experiments';
import { Inspector } from './inspector';
import { Headline, Ledger, Sentence } from './ledger';
import { Predict, PredictButton } from './predict';
import { Round } from './round';
import { Rounds } from './rounds';
import { Saver } from './snapshot';
import { Status } from './status';
import { Story } from './story';
import { Text } from './stream';
import { Transport } from './transport';
import { Drawn, Still, useViewer } from './view';
import { Views } from './views';
import { t } from './words';

export function Screen() {
  const { run, set, viewer } = useViewer();
  const { race, lossless, costs, speedup, breakdown } = viewer.charts.places;
  const leave = ({ pointerType }: PointerEvent) => { if (pointerType === 'mouse') set({ hovered: null }); };
  return (
    <>
      <div class="sv-stage" onPointerLeave={leave}>
        <Still run={run} when={viewer.changes}>
          <Status />
          {!run && <p class="sv-empty">{t('empty')}</p>}
          {run && <Text />}
          {run && <Story><PredictButton /><Predict /></Story>}
        </Still>
        {run && <Round />}
        {run && <Inspector />}
        <Still run={run} when={viewer.changes}>
          <Transport>{run && <Headline />}</Transport>
        </Still>
      </div>
      {run && (
        <div class="sv-below">
          <Still run={run} when={viewer.changes}>
            <Sentence />
            <Compare />
            <Views views={{
              race: <><Drawn node={race} /><Saver name="race" /></>,
              same: <><Drawn node={lossless} /><Saver name="same" /></>,
              rounds: <><Rounds /><Experiments /></>,
              time: <><Drawn node={costs} /><Saver name="time" /><Drawn node={speedup} /><Saver name="time" /></>,
              guesses: <><Drawn node={breakdown} /><Saver name="guesses" /></>,
              numbers: <Ledger />,
            }} />
          </Still>
        </div>
      )}
    </>
  );
}
