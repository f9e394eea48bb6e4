/**
 * The teacher's side of a class that predicts verdicts together. Adds a panel beside the viewer's
 * questions: how to join, how many have answered and, with the verdict, their answers. The phones'
 * side is phone.js; the server forgets the class when it ends.
 */

import { render } from 'preact';
import { sentences, speaker } from '../viewer/text';
import { component, isLocal, type Message, stored } from './component';

interface Score { answers: number, brier: number }
interface Told { phones: number, asking: boolean, answers: number, counts?: number[], score?: Score, all: Score, kept: boolean, over?: boolean }
/** A class as the server names it to its teacher. */
interface Room { code: string, key: string }

const CHANCES = [0, 25, 50, 75, 100]; // as in specviz/service/classroom.py
const UNLOADING = 5000; // ms after which a page that is still there has stayed
const HERE = new URL('class/', window.location.href.split(/[?#]/)[0]);
const storage = stored('specviz-class');

/** Posts a message; retries network errors for some seconds. */
async function post(path: string, message: object) {
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message) };
  for (let wait = 500; ; wait *= 2) {
    try {
      return await fetch(new URL(path, HERE), request);
    } catch (error) {
      if (wait > 4000) throw error;
      await new Promise((go) => { setTimeout(go, wait); });
    }
  }
}

let sending: Promise<unknown> = Promise.resolve();

/** Sends one message at a time, so that they arrive in order. */
function send(path: string, message: object) {
  const answer = sending.then(() => post(path, message));
  sending = answer.catch(() => null);
  return answer;
}

component('classroom', ({ words }) => {
  const say = speaker(words);
  let room: Room | null = null;
  let events: EventSource | null = null;
  let asked: { run: object, at: string, revealed: boolean } | null = null; // the question on the phones
  let told: Told | null = null; // the last message
  let total = ''; // the score of all questions, in words
  let said = ''; // how the last class ended, or why none could begin
  let seen: Message | null = null; // the viewer's last announcement
  let beginning = false;
  let unloading = false; // a reload closes the stream of events, too
  const offer = Object.assign(document.createElement('div'), { className: 'room-offer' });
  const panel = Object.assign(document.createElement('section'), { className: 'room', ariaLabel: say('heading') });

  async function begin() {
    beginning = true;
    draw();
    const answer = await send('', {}).catch(() => null);
    beginning = false;
    if (answer?.ok) enter(await answer.json());
    else said = say(answer?.status === 503 ? 'full' : 'failed');
    draw();
  }

  /** Shows a class's code and listens to its events. */
  function enter(made: Room) {
    [room, asked, told, said] = [made, null, null, ''];
    storage.write(made);
    events = new EventSource(new URL(`${made.code}/teacher?key=${encodeURIComponent(made.key)}`, HERE));
    events.onmessage = ({ data }) => {
      const message: Told = JSON.parse(data);
      if (message.over) leave('over');
      else take(message);
    };
    events.onerror = () => { if (events?.readyState === EventSource.CLOSED && !unloading) leave('over'); };
    follow();
  }

  /** @param name of the line that says why */
  function leave(name: string) {
    events?.close();
    [room, events, asked] = [null, null, null];
    storage.write(null);
    said = sentences(say(name), total);
    total = '';
    draw();
  }

  async function end() {
    if (!room) return;
    await send(`${room.code}/end`, { key: room.key }).catch(() => null);
    leave('over');
    offer.querySelector('button')?.focus();
  }

  const figures = (found: Score) => ({ ...found, n: found.answers, brier: found.brier.toFixed(2) });

  function take(message: Told) {
    told = message;
    if (told.score) total = say('all', figures(told.all));
    draw();
  }

  /** Sends the viewer's question or verdict to the phones. */
  function follow() {
    if (!room || !seen) return;
    const { run, told: verdict } = seen;
    const { code, key } = room;
    const isCurrent = asked !== null && asked.run === run;
    if (asked && isCurrent && asked.at === verdict?.at) {
      if (!asked.revealed) send(`${code}/reveal`, { key, outcome: { kept: verdict.kept, chance: verdict.chance } }).catch(() => null);
      asked.revealed = true;
    } else if (seen.asked && !(asked && isCurrent && asked.at === seen.asked && !asked.revealed)) {
      asked = { run, at: seen.asked, revealed: false };
      send(`${code}/ask`, { key, question: seen.question() }).catch(() => null);
    } else if (!seen.asked) withdraw();
  }

  /** Withdraws a question whose verdict is not out. */
  function withdraw() {
    if (room && asked && !asked.revealed) send(`${room.code}/ask`, { key: room.key, question: null }).catch(() => null);
    if (!asked?.revealed) asked = null;
  }

  /** An answer as the phones name it, in percent. */
  const label = (chance: number) => (chance === 0 ? say('none') : chance === 100 ? say('certain') : `${chance}%`);

  /** The answers as bars, with the right ones marked; relative to the most frequent answer. */
  const bars = (counts: number[], kept: boolean) => <ul class="room-bars" aria-label={say('counts')}>{counts.map((n, i) =>
    <li data-right={String(kept ? CHANCES[i] > 50 : CHANCES[i] < 50)} style={{ '--part': n / Math.max(1, ...counts) }}>
      <span class="sv-spoken">{say('count', { chance: label(CHANCES[i]), n })}</span>
      <b aria-hidden="true">{n}</b><i aria-hidden="true" /><span aria-hidden="true">{label(CHANCES[i])}</span>
    </li>)}</ul>;

  /** The line about the answers, or about what comes next. */
  function line({ asking, counts, score, all }: Told) {
    if (!counts) return asking ? '' : say('wait');
    return score ? sentences(say('score', figures(score)), all.answers > score.answers && total) : say('no_answers');
  }

  function draw() {
    offer.hidden = room !== null;
    panel.hidden = !room || !seen;
    render(<>
      <button type="button" class="sv-choose" disabled={beginning} onClick={begin}>{say('start')}</button>
      <p class="sv-note" role="status">{said}</p>
    </>, offer);
    render(room && <>
      <p class="room-join">{say('join')} <strong>{HERE.host + HERE.pathname}</strong> {say('code')} <strong class="room-code">{room.code}</strong></p>
      <p class="room-people" role="status">{told && (told.asking ? say('answers', { n: told.answers, of: told.phones }) : say('phones', { n: told.phones }))}</p>
      <img class="room-qr" alt={say('qr')} hidden={Boolean(told?.counts)} src={`qr.svg?${new URLSearchParams({ link: new URL(room.code, HERE).href })}`} />
      {told?.counts && bars(told.counts, told.kept)}
      <p class="room-line" role="status">{told && line(told)}</p>
      <p class="room-local" hidden={Boolean(told?.phones) || !isLocal(window.location.host)}>{say('local')}</p>
      <button type="button" class="sv-choose" onClick={end}>{say('end')}</button>
    </>, panel);
  }

  document.addEventListener('specviz-predict', ({ target, detail }) => {
    seen = detail;
    draw();
    if (!seen) {
      withdraw();
      return;
    }
    const node = target as Element;
    if (offer.parentElement !== node) {
      node.append(offer);
      (node.closest('.sv-stage') ?? node).append(panel); // beside the question, where the answer will appear
    }
    follow();
  });

  window.addEventListener('beforeunload', () => {
    unloading = true;
    setTimeout(() => { unloading = false; }, UNLOADING); // if the visitor stays
  });
  const before: Room | null = storage.read();
  if (before) enter(before);
  draw();
});
