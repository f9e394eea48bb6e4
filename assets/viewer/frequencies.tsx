/**
 * The losslessness test: first compares greedy texts, then counts thousands of sampled texts against
 * the target's exact probabilities. The page decodes, if it offers the test; this view requests and
 * shows it. One test at a time, on the run on the stage.
 */

import { useState } from 'preact/hooks';
import { drawsTrees } from './branching';
import { apart, Convergence } from './convergence';
import { ModelText } from './model-text';
import { Run } from './run';
import { align, written } from './same-text';
import { sentences } from './text';
import { TokenPairs } from './tokenpairs';
import type { Experiment, Found, Run as Shown, Send, Tally } from './types';
import { t } from './words';

const RULES = ['exact', 'lossy'] as const;
const LENGTHS = [1, 2, 3]; // tokens per text
const REVEAL = 70; // ms between checkpoints, so that visitors see the counts grow
const BEFORE = 48; // characters shown of the text before the samples
const RARE = 0.0005; // hides the row of all other texts below this probability, unless one was drawn

/**
 * The run to send, as JSON: its prompt extended by the output up to a position, without rounds.
 * @param end in tokens after the prompt
 */
function asTrace({ trace, folds }: Shown, end: number) {
  const prompt = [...trace.prompt, ...folds.output.slice(0, end)];
  const pieces = Object.fromEntries(prompt.map((token) => [token, trace.pieces[token]]));
  return JSON.stringify({ ...trace, prompt, pieces, rounds: [], plain: { tokens: [], seconds: [] }, comparisons: [], ending: 'stopped' });
}

let asked = 0;

/** A test on the run on the stage: what the page offers, what was asked for, and the results so far. */
export class Test {
  offered = 0; // texts that the page draws
  refusal = ''; // why this page cannot run the test
  result: Experiment | null = null;
  takes = 0;
  start = 0; // where the test starts, in tokens after the prompt: where the lossy rule distorts the run most
  seen = 0; // checkpoints shown
  private ask: Send | null = null;
  private run: Shown | null = null;
  private timer = 0;

  /** @param changed called after each change */
  constructor(private changed: () => void) {}

  /**
   * @param ask sends a request to a page that can decode
   * @param texts that the page draws
   */
  offer(ask: Send, texts: number) {
    Object.assign(this, { ask, offered: texts });
    this.changed();
  }

  /** Shows why this page cannot run the test. */
  refuse() {
    Object.assign(this, { ask: null, offered: 0, refusal: t('frequencies.zero_gpu') });
    this.changed();
  }

  /** Shows why a request failed. */
  fail(message: string) {
    if (this.result) this.take({ number: this.result.number, state: 'error', message });
  }

  /** Takes the page's results so far: see specviz/service/frequencies.py. */
  take(message: Experiment) {
    if (message.number !== this.result?.number) return;
    this.result = { ...this.result, ...message };
    this.reveal();
  }

  /** Shows one checkpoint after another, since a fast machine delivers all at once. */
  private reveal() {
    clearTimeout(this.timer);
    const known = this.result?.checkpoints?.length ?? 0;
    if (this.seen < known) {
      this.seen = matchMedia('(prefers-reduced-motion: reduce)').matches ? known : this.seen + 1;
      this.timer = window.setTimeout(() => this.reveal(), REVEAL);
    }
    this.changed();
  }

  /** Another run is on the stage. */
  load(run: Shown) {
    if (run === this.run) return;
    if (this.isRunning) this.leave();
    this.forget();
    Object.assign(this, { run, takes: 0 });
  }

  private forget() {
    clearTimeout(this.timer);
    Object.assign(this, { seen: 0, result: null });
  }

  get isRunning() {
    return this.result?.state === 'loading' || this.result?.state === 'running';
  }

  /** @param tokens per text */
  begin(tokens: number) {
    if (!this.run || !this.ask) return;
    this.forget();
    const number = (asked += 1);
    this.result = { number, state: 'loading', texts: 0 };
    this.start = this.run.folds.at(this.run.length).hardest ?? 0;
    this.ask('sample', { number, tokens, take: this.takes, trace: asTrace(this.run, this.start) });
    this.takes += 1;
    this.changed();
  }

  leave() {
    this.ask?.('leave', { number: this.result?.number });
  }
}

const count = (n = 0) => n.toLocaleString('en');
const share = (p: number) => `${(p * 100).toFixed(1)}%`;

function describe({ state, message, texts, of }: Experiment) {
  if (state === 'loading' || state === 'error') return message || t(`frequencies.state.${state}`);
  return t(`frequencies.state.${state}`, { n: count(texts), of: count(of) });
}

function verdict(rule: string, texts: number, distance: number, high: number) {
  return t(`frequencies.${distance > high ? 'beyond' : 'within'}.${rule}`, { n: count(texts), distance: apart(distance), high: apart(high) });
}

/** Quotes the end of the text that the samples continue. */
function describePlace(run: Shown, start: number) {
  const text = run.promptText + written(run, run.folds.output.slice(0, start)).map((each) => each.text).join('');
  const end = text.length > BEFORE ? `…${text.slice(-BEFORE)}` : text;
  return t(start ? 'frequencies.hardest' : 'frequencies.after', { text: end.replace(/\s+/g, ' ') });
}

/** The greedy texts, token by token. */
function Greedy({ run }: { run: Shown }) {
  const texts = align(run, run.length);
  const same = texts.parts === null;
  const n = texts.parts ?? texts.compared;
  const says = same ? t('lossless.same', { n }) : t('lossless.differ', { n, position: n + 1 });
  return (
    <div class="sv-proof">
      <h4>{t('frequencies.greedy')}</h4>
      <p class="sv-same" data-kind={same ? 'same' : 'differ'}>{says}</p>
      <TokenPairs texts={texts} run={run} says={says} />
    </div>
  );
}

/** How often a text was drawn, of `texts`; `most`: the share that fills the bar. */
function Cell({ tally: [all, guessed], row, texts, most }: { tally: Tally, row: number, texts: number, most: number }) {
  return (
    <td>
      <span class="sv-count-bar" style={`--n:${all[row] / texts / most};--g:${guessed[row] / texts / most}`}>
        <span class="sv-count-all" /><span class="sv-count-guessed" /><span class="sv-count-exact" />
      </span>
      {share(all[row] / texts)}
    </td>
  );
}

function Counts({ run, found, seen, start }: { run: Shown, found: Found, seen: number, start: number }) {
  const { rows, checkpoints, band, temperature, state } = found;
  const now = seen ? checkpoints[seen - 1] : null;
  const [texts, ...tallies] = now ?? [0];
  const most = Math.max(...rows.map(([, p]) => p), ...tallies.flatMap(([all]) => all.map((n) => n / texts)));
  const over = state !== 'running' && seen === checkpoints.length && seen > 0;
  const verdicts = RULES.map((rule, i) => (over ? verdict(rule, texts, tallies[i][2], band[seen - 1][1]) : ''));
  const head = (name: string) => <th scope="col" data-rule={name}>{t(`frequencies.${name}`)}</th>;
  return (
    <div class="sv-proof">
      <h4>{t('frequencies.counted', { t: String(temperature), n: count(texts) })}</h4>
      <p class="sv-note">{describePlace(run, start)}</p>
      <p class="sv-note sv-count-keys">{['target', 'guessed', 'corrected'].map((part) => <span class="sv-count-key" data-part={part}>{t(`frequencies.${part}`)}</span>)}</p>
      <table class="sv-counts">
        <caption class="sv-spoken">{t('frequencies.caption')}</caption>
        <thead><tr><th scope="col">{t('frequencies.beginning')}</th>{['target', ...RULES].map(head)}</tr></thead>
        <tbody>{rows.map(([name, p], row) => (name !== null || p >= RARE || tallies.some(([all]) => all[row])) && (
          <tr key={row} style={`--p:${p / most}`}>
            {name === null ? <th scope="row" class="sv-others">{t('frequencies.others')}</th>
              : <th scope="row" translate={false}><ModelText text={name} oneLine /></th>}
            <td>{share(p)}</td>
            {RULES.map((rule, i) => (now ? <Cell key={rule} tally={tallies[i]} row={row} texts={texts} most={most} /> : <td key={rule} />))}
          </tr>
        ))}</tbody>
      </table>
      <p class="sv-note">{t('frequencies.why')}</p>
      <h4>{t('frequencies.curve')}</h4>
      <p class="sv-note">{t('frequencies.band')}</p>
      <Convergence found={found} seen={seen} says={sentences(...verdicts) || t('frequencies.curve')} />
      <div role="status">{RULES.map((rule, i) => <p class="sv-told" data-rule={rule}>{verdicts[i]}</p>)}</div>
    </div>
  );
}

/** The button that begins or stops a test, the length of its texts, and how it goes. */
function Controls({ test }: { test: Test }) {
  const [length, setLength] = useState(LENGTHS[0]);
  const { result, isRunning } = test;
  return (
    <div class="sv-sample-controls">
      <button type="button" class="sv-button sv-sample" onClick={() => (isRunning ? test.leave() : test.begin(length))}>
        {t(isRunning ? 'frequencies.stop' : test.takes ? 'frequencies.again' : 'frequencies.sample')}
      </button>
      <div class="sv-toggles" role="group" aria-label={t('frequencies.length')}>{LENGTHS.map((n) => (
        <button type="button" class="sv-toggle" data-choice={n} aria-pressed={n === length} disabled={isRunning} onClick={() => setLength(n)}>
          {t(n > 1 ? 'frequencies.first' : 'frequencies.first_one', { n })}
        </button>
      ))}</div>
      <progress max={1} value={result?.of ? (result.texts ?? 0) / result.of : 0} hidden={!isRunning} aria-label={t('frequencies.progress')} />
      <p class="sv-note" role="status">{result && describe(result)}</p>
    </div>
  );
}

export function Frequencies({ run, test }: { run: Shown, test: Test }) {
  const { result, refusal, offered } = test;
  if (!run.trace.settings.gamma || !(offered || refusal)) return null;
  const trees = drawsTrees(run.trace);
  return (
    <div class="sv-experiment">
      <h3>{t('frequencies.heading')}</h3>
      {!trees && offered > 0 && <p class="sv-note">{t('frequencies.means', { n: count(offered) })}</p>}
      {!trees && <p class="sv-note">{t('frequencies.lossy_means')}</p>}
      {trees || !offered ? <p class="sv-note">{refusal || t('frequencies.trees')}</p> : <Controls test={test} />}
      {result?.greedy && <Greedy run={new Run(result.greedy)} />}
      {result?.rows?.length ? <Counts run={run} found={result as Found} seen={test.seen} start={test.start} /> : null}
    </div>
  );
}
