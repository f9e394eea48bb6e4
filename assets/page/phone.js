/**
 * The page on the phones of a class: shows the question, sends the answer, shows the outcome. The
 * server streams what this member may know; a phone that reconnects stays the same member.
 */
(function (root) {
  'use strict';

  const CHANCES = [0, 25, 50, 75, 100]; // as in specviz/service/classroom.py
  const CODE = /^[A-Z0-9]{6}$/;

  /** @typedef {{answers: number, brier: number}} Score */
  /** @typedef {{kept: boolean, chance: number | null}} Outcome */
  /** @typedef {{member: string, number: number, question?: {before: string, guess: string} | null, outcome?: Outcome | null, said?: number | null, score?: Score | null}} Told */

  const at = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  /** @type {Record<string, string>} */
  const words = JSON.parse(at('words').textContent ?? '{}');
  /** @param {string} name @param {Record<string, string | number>} values */
  const say = (name, values = {}) => words[name].replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
  const put = (/** @type {string} */ id, /** @type {string} */ text) => { if (at(id).textContent !== text) at(id).textContent = text; };
  const label = (/** @type {number} */ chance) => (chance === 0 ? words.none : chance === 100 ? words.all : `${chance}%`);

  const base = root.location.pathname.replace(/[^/]*$/, ''); // ends in /class/
  const code = decoded(root.location.pathname.slice(base.length)).toUpperCase();
  /** @type {Told} */
  let now = { member: '', number: 0 }; // the last message, with the answer given since

  /** A part of an address as text; '' if it is none. @param {string} part */
  function decoded(part) {
    try { return decodeURIComponent(part); } catch { return ''; }
  }

  const buttons = CHANCES.map((chance) => {
    const button = document.createElement('button');
    button.textContent = label(chance);
    button.addEventListener('click', () => answer(chance));
    return button;
  });

  /** Shows a message of the server, and a line about it. @param {Told} told @param {string} line */
  function show(told, line) {
    now = told;
    const { question, outcome, said = null, score } = told;
    at('join').hidden = true;
    at('asked').hidden = !question;
    at('told').hidden = !outcome;
    put('line', line);
    if (question) {
      put('question', words.question);
      put('before', question.before);
      put('guess', question.guess);
      at('text').scrollTop = at('text').scrollHeight;
    }
    buttons.forEach((button, i) => {
      button.disabled = Boolean(outcome);
      button.setAttribute('aria-pressed', String(said === CHANCES[i]));
    });
    if (!outcome) return;
    const percent = (/** @type {number} */ share) => `${Math.round(100 * share)}%`;
    at('told').dataset.kept = String(outcome.kept);
    put('verdict', outcome.kept ? words.kept : words.dropped);
    put('chance', outcome.chance === null ? '' : say('chance', { chance: percent(outcome.chance) }));
    const brier = said === null ? 0 : (said / 100 - Number(outcome.kept)) ** 2;
    put('said', said === null ? words.unsaid : say('said', { chance: label(said), brier: brier.toFixed(2) }));
    put('score', score ? say('score', { n: score.answers, brier: score.brier.toFixed(2) }) : '');
  }

  /** @param {Told} told */
  function lineOf({ number, question, outcome, said }) {
    if (question && !outcome) return said == null ? words.asked : say('sent', { chance: label(said) });
    if (outcome) return '';
    return number ? words.between : words.waiting;
  }

  /** Leaves only the score on the screen. */
  function end() {
    show({ member: '', number: 0 }, words.over);
    ['verdict', 'chance', 'said'].forEach((id) => put(id, ''));
    delete at('told').dataset.kept;
    at('told').hidden = !at('score').textContent;
  }

  /** @param {number} chance */
  async function answer(chance) {
    const { member, number } = now;
    const body = JSON.stringify({ member, number, chance });
    const headers = { 'Content-Type': 'application/json' };
    try {
      const { status } = await fetch(`${base}${code}/answer`, { method: 'POST', headers, body });
      if (now.number !== number) return;
      if (status === 204) show({ ...now, said: chance }, say('sent', { chance: label(chance) }));
      else put('line', words.late);
    } catch {
      if (now.number === number) put('line', words.failed);
    }
  }

  /** Asks for a code, with a line that gives the reason. @param {string} line */
  function ask(line) {
    ['asked', 'told'].forEach((id) => { at(id).hidden = true; });
    at('join').hidden = false;
    put('line', line);
  }

  /** Shows why the server refused the stream. */
  async function refused() {
    const abort = new AbortController();
    try {
      const { status } = await fetch(`${base}${code}/events`, { signal: abort.signal });
      abort.abort();
      if (status === 200) join();
      else if (status === 503) put('line', words.full);
      else ask(say('no_class', { code }));
    } catch {
      put('line', words.lost);
      setTimeout(refused, 5000);
    }
  }

  function join() {
    put('class', `SpecViz · ${say('class', { code })}`);
    const events = new EventSource(`${base}${code}/events`);
    events.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.over) {
        events.close();
        end();
      } else show(told, lineOf(told));
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) refused();
      else put('line', words.lost);
    };
  }

  document.title = words.title;
  at('answers').append(...buttons);
  at('answers').setAttribute('aria-label', words.chances);
  at('text').setAttribute('aria-label', words.before);
  put('label', words.code);
  put('go', words.join);
  at('join').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = /** @type {HTMLInputElement} */ (at('code')).value.replace(/\s/g, '').toUpperCase();
    root.location.assign(base + encodeURIComponent(typed) + root.location.search);
  });
  if (CODE.test(code)) join();
  else ask(code ? say('no_class', { code }) : '');
})(window);
