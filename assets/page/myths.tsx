/**
 * The claims of "Myth or fact?" as a list of cards. A card shows its verdict and figures, and when
 * opened its experiment, picture and rule. The server runs the experiments.
 */

import { type ComponentChildren, Fragment, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sentences, speaker } from '../viewer/text';
import { Chart } from './chart';
import { component, host, language, linked, type Message, type Parameters } from './component';

type Link = [name: string, href: string];

/** A claim, as in specviz/content/claims.py. */
interface Claim {
  number: number;
  claim: string;
  verdict: string;
  says: string;
  how: string;
  rule?: string;
  missing?: string;
  estimate?: string;
  link: string;
  watch?: Parameters;
  pay?: boolean;
  run?: string;
  replay?: string;
  setup?: [name: string, text: string][];
  words: Link[];
  papers: Link[];
  picture?: string;
  source?: string;
}

/** A message of the server about an experiment. */
interface Progress { state: string, message?: string, done?: number, card?: Claim }

/** What the page is told: `lacking` holds the missing pairs by claim, or null where no experiment can run. */
interface Told { words: Message, chart: any, cards: Claim[], busy: string, lacking: Record<number, string[]> | null }

interface CardProps {
  told: Told;
  card: Claim;
  isNew: boolean;
  progress: Progress | null;
  hidden: boolean;
  begin(): void;
  halt(): void;
  back(): void;
}

const isWorking = (progress: Progress | null) => progress !== null && ['loading', 'running'].includes(progress.state);

/** Links with commas between them. */
const listed = (links: Link[], comma: string, attributes: object) =>
  links.map(([name, href], i) => <Fragment key={name}>{i > 0 && comma}<a href={href} {...attributes}>{name}</a></Fragment>);

const Section = ({ label, children }: { label: string, children: ComponentChildren }) => <><dt>{label}</dt><dd>{children}</dd></>;

/** The page opens a recorded run in place; the static site follows the link. */
function replay(event: MouseEvent, run?: string) {
  if (!host.go || event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser follows the link
  event.preventDefault();
  host.go({ view: 'watch', recorded: run });
}

/** The line about an experiment: how it goes, or why it cannot run here. */
function lineOf({ words, lacking }: Told, card: Claim, progress: Progress | null, stopping: boolean) {
  const say = speaker(words as any);
  if (stopping) return words.stopping;
  if (progress?.state === 'running') return say('running', { percent: progress.done });
  if (progress) return progress.state === 'stopped' ? words.stopped : progress.message ?? '';
  if (!card.rule) return '';
  if (!lacking) return words.recorded_only;
  const missing = lacking[card.number];
  return missing.length ? say('lacks', { pairs: missing.join(words.comma) }) : card.estimate ?? '';
}

function Card({ told, card, isNew, progress, hidden, begin, halt, back }: CardProps) {
  const { words, lacking, chart } = told;
  const details = useRef<HTMLDetailsElement>(null);
  const run = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [stopping, setStopping] = useState(false);
  const working = isWorking(progress);
  const held = [run, stop].some(({ current }) => current !== null && current === document.activeElement);

  useLayoutEffect(() => {
    if (working && stopping) halt(); // the first may have reached the server before the experiment
    else setStopping(false);
  }, [progress]);
  useLayoutEffect(() => { // the pressed button is hidden now, and loses the focus
    if (held) (working ? stop : run).current?.focus({ preventScroll: true });
  }, [working]);
  useLayoutEffect(() => { // a result: scroll to the verdict if it lies above the screen, and the button that asked for it does not
    if (!isNew || !run.current || !details.current) return;
    const { top, bottom } = run.current.getBoundingClientRect();
    const looking = top >= 0 && top < bottom && bottom <= window.innerHeight;
    if (looking && details.current.getBoundingClientRect().top < 0) details.current.scrollIntoView({ block: 'start' });
  }, [card]);

  function toggled() {
    const open = Boolean(details.current?.open);
    if (open) setDrawn(true);
    if (open) host.keep({ claim: card.number });
    else if (Number(host.state().claim) === card.number) host.keep({ claim: null });
  }

  return <details class="myth" id={`claim-${card.number}`} hidden={hidden} ref={details} onToggle={toggled}>
    <summary>
      <span class="myth-number" aria-label={speaker(words as any)('claim_number', { n: card.number })}>{card.number}</span>
      <span><span class="myth-claim">{card.claim}</span><p class="myth-says">{card.says}</p></span>
      <span class="myth-mark"><span class="myth-chip" data-verdict={card.verdict}>{words.verdicts[card.verdict]}</span></span>
    </summary>
    <div class="myth-body">{isDrawn && <>
      {card.picture && <div><Chart json={card.picture} words={chart} select={() => {}} /></div>}
      {card.source && <p class="myth-source">{card.source}</p>}
      <dl class="myth-about">
        <Section label={words.how}>{card.how}</Section>
        {card.rule && <Section label={words.rule}>{card.rule}</Section>}
        {card.missing && <Section label={words.missing}>{card.missing}</Section>}
        {card.words.length > 0 && <Section label={words.terms}>{listed(card.words, words.comma, {})}</Section>}
        {card.papers.length > 0 && <Section label={words.papers}>{listed(card.papers, words.comma, { target: '_blank', rel: 'noreferrer' })}</Section>}
      </dl>
      <dl class="myth-setup">{card.setup?.map(([name, text]) => text && <Section key={name} label={name}>{text}</Section>)}</dl>
      <div class="myth-actions">
        {card.rule && lacking && !lacking[card.number].length && <>
          <button type="button" class="myth-button myth-primary" hidden={working} ref={run} onClick={begin}>{words.run}</button>
          <button type="button" class="myth-button" hidden={!working} ref={stop} onClick={() => { setStopping(true); halt(); }}>{words.stop}</button>
        </>}
        {isNew && <button type="button" class="myth-button" onClick={back}>{words.back}</button>}
        {card.watch && <button type="button" class="myth-button" onClick={() => host.go?.({ ...card.watch, view: 'watch' })}>{words.watch}</button>}
        {card.replay && <a class="myth-link" href={card.replay} onClick={(event) => replay(event, card.run)}>{words.replay}</a>}
        {card.pay && <button type="button" class="myth-button" onClick={() => host.go?.({ view: 'pay', fold: 'cost', reveal: true })}>{words.pay}</button>}
        <a class="myth-link" href={card.link}>{words.link}</a>
      </div>
      <progress max={100} hidden={progress?.state !== 'running'} value={progress?.done ?? 0} aria-label={words.how} />
      <p class="myth-line" role="status" data-state={progress?.state}>{lineOf(told, card, progress, stopping)}</p>
    </>}</div>
  </details>;
}

const FILTER = 'verdict'; // in links
const follow = linked('claim', new URLSearchParams(window.location.search).get('claim'));
let fail = () => {};

component('myths', async ({ node, words: { busy, lacking } = { busy: '', lacking: null }, send, value }) => {
  const told: Told = { ...await host.read(`claims/${language()}.json`), busy, lacking };
  const { words } = told;
  const say = speaker(words as any);
  const asked = new URLSearchParams(window.location.search);
  const measured = new Map<number, Claim>(); // the results of this visit
  const progress = new Map<number, Progress>();
  let running: number | null = null;

  const now = () => told.cards.map((card) => measured.get(card.number) ?? card);
  const of = (kind: string) => now().filter(({ verdict }) => verdict === kind).length;
  const kinds = ['', ...Object.keys(words.verdicts)];
  let kind = kinds.find((one) => one === asked.get(FILTER) && of(one)) ?? '';

  /** Shows the claims with one verdict; '': all. */
  function choose(one: string) {
    kind = one;
    host.keep({ [FILTER]: kind });
    draw();
  }

  function begin(claim: number) {
    if (running !== null) progress.set(running, { state: 'stopped' });
    running = claim;
    progress.set(claim, { state: 'running', done: 0 });
    draw();
    send.begin({ claim });
  }

  /** Takes the server's message about an experiment. */
  function take({ claim, ...message }: { claim: number } & Progress) {
    if (!told.cards.some(({ number }) => number === claim)) return;
    if (message.card) measured.set(claim, message.card);
    progress.set(claim, message);
    if (!isWorking(message) && running === claim) running = null;
    draw();
  }

  /** @param claim of a link */
  function goTo(claim: string) {
    const card = node.querySelector<HTMLDetailsElement>(`#claim-${/^\d{1,2}$/.test(claim) ? Number(claim) : 'none'}`);
    if (!card) return;
    if (card.hidden) choose('');
    card.open = true;
    card.scrollIntoView({ block: 'start' });
  }

  function draw() {
    const tally = say('tally', { holds: of('holds'), fails: of('fails'), depends: of('depends'), yours: of('yours') });
    const untried = of('untried');
    render(<>
      <p class="myth-tally" role="status">{sentences(tally, untried > 0 && say('tally_untried', { untried }))}</p>
      <div class="myth-kinds" role="group" aria-label={words.show}>{kinds.map((one) =>
        <button type="button" key={one} hidden={one !== '' && !of(one)} aria-pressed={one === kind} onClick={() => choose(one)}>{one ? words.verdicts[one] : words.all}</button>)}</div>
      <div class="myth-list">{now().map((card) => {
        const { number } = card;
        return <Card key={number} told={told} card={card} isNew={measured.has(number)} progress={progress.get(number) ?? null}
          hidden={kind !== '' && card.verdict !== kind} begin={() => begin(number)} halt={() => send.halt()}
          back={() => { measured.delete(number); progress.delete(number); draw(); }} />;
      })}</div>
    </>, node);
  }

  fail = () => {
    if (running !== null) take({ claim: running, state: 'error', message: busy });
  };
  choose(kind);
  follow(goTo);
  value((message) => take(message), false);
});

export const myths = { fail: () => fail() };
