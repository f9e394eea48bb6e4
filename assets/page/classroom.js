/**
 * The teacher's side of a class that predicts verdicts together. Adds a panel beside the viewer's
 * questions: how to join, how many have answered and, with the verdict, their answers. The phones'
 * side is phone.js; the server forgets the class when it ends.
 */
(function (root) {
  'use strict';

  const CHANCES = [0, 25, 50, 75, 100]; // as in specviz/service/classroom.py
  const UNLOADING = 5000; // ms after which a page that is still there has stayed
  const HERE = new URL('class/', root.location.href.split(/[?#]/)[0]);

  const storage = root.SpecVizPage.stored('specviz-class');

  /** @typedef {{answers: number, brier: number}} Score */
  /** @typedef {{phones: number, asking: boolean, answers: number, counts?: number[], score?: Score, all: Score, kept: boolean}} Told */

  root.SpecVizPage.component('classroom', async ({ words }) => {
    await root.SpecVizPage.scripts();
    const { dom: { el, setText }, lesson: { sentences, speaker } } = root.SpecViz;
    const say = speaker(/** @type {any} */ (words));
    /** @type {{code: string, key: string} | null} */
    let room = null;
    /** @type {EventSource | null} */
    let events = null;
    /** @type {{run: object, at: string, revealed: boolean} | null} */
    let asked = null; // the question on the phones
    let total = ''; // the score of all questions, in words
    /** @type {Record<string, any> | null} */
    let seen = null; // the viewer's last announcement
    let unloading = false; // a reload closes the stream of events, too
    let sending = Promise.resolve(); // sends one message at a time, so that they arrive in order

    const button = (/** @type {string} */ name, /** @type {() => void} */ act) => el('button', { type: 'button', class: 'sv-choose', on: { click: act } }, say(name));
    const open = button('start', begin);
    const code = el('strong', { class: 'room-code' });
    const people = el('p', { class: 'room-people', role: 'status' });
    const bars = el('ul', { class: 'room-bars', 'aria-label': say('counts'), hidden: true });
    const line = el('p', { class: 'room-line', role: 'status' });
    const local = el('p', { class: 'room-local', hidden: !root.SpecVizPage.isLocal(root.location.host) }, say('local'));
    const picture = el('img', { class: 'room-qr', alt: say('qr') });
    const joined = el('section', { class: 'room', 'aria-label': say('heading'), hidden: true },
      el('p', { class: 'room-join' }, say('join'), ' ', el('strong', {}, HERE.host + HERE.pathname), ' ', say('code'), ' ', code),
      people, picture, bars, line, local, button('end', end));
    const said = el('p', { class: 'sv-note', role: 'status' });
    const offer = el('div', { class: 'room-offer' }, open, said);

    /** Posts a message; retries network errors for some seconds. @param {string} path @param {string} body */
    async function post(path, body) {
      for (let wait = 500; ; wait *= 2) {
        try {
          return await fetch(new URL(path, HERE), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
        } catch (error) {
          if (wait > 4000) throw error;
          await new Promise((go) => { setTimeout(go, wait); });
        }
      }
    }

    /** @param {string} path @param {object} message */
    function send(path, message) {
      const answer = sending.then(() => post(path, JSON.stringify(message)));
      sending = answer.then(() => undefined, () => undefined);
      return answer;
    }

    async function begin() {
      open.disabled = true;
      try {
        const answer = await send('', {});
        if (answer.ok) enter(await answer.json());
        setText(said, answer.ok ? '' : say(answer.status === 503 ? 'full' : 'failed'));
      } catch {
        setText(said, say('failed'));
      }
      open.disabled = false;
    }

    /** Shows a class's code and listens to its events. @param {{code: string, key: string}} made */
    function enter(made) {
      room = made;
      asked = null;
      storage.write(made);
      setText(code, made.code);
      picture.src = `qr.svg?${new URLSearchParams({ link: new URL(made.code, HERE).href })}`;
      offer.hidden = true;
      joined.hidden = !seen;
      events = new EventSource(new URL(`${made.code}/teacher?key=${encodeURIComponent(made.key)}`, HERE));
      events.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.over) leave('over');
        else show(told);
      };
      events.onerror = () => { if (events?.readyState === EventSource.CLOSED && !unloading) leave('over'); };
      follow();
    }

    /** @param {string} name of the line that says why */
    function leave(name) {
      events?.close();
      [room, events, asked] = [null, null, null];
      storage.write(null);
      offer.hidden = false;
      joined.hidden = true;
      setText(said, sentences(say(name), total));
      total = '';
    }

    async function end() {
      if (!room) return;
      await send(`${room.code}/end`, { key: room.key }).catch(() => null);
      leave('over');
      open.focus();
    }

    /** An answer as the phones name it. @param {number} chance in percent */
    const label = (chance) => (chance === 0 ? say('none') : chance === 100 ? say('certain') : `${chance}%`);

    /** The bar of an answer that n phones gave. part: n relative to the most frequent answer. @param {number} chance @param {number} n @param {number} part @param {boolean} kept */
    function bar(chance, n, part, kept) {
      const quiet = (/** @type {'b' | 'i' | 'span'} */ tag, text = '') => el(tag, { 'aria-hidden': 'true' }, text);
      const right = kept ? chance > 50 : chance < 50;
      const node = el('li', { 'data-right': String(right) },
        el('span', { class: 'sv-spoken' }, say('count', { chance: label(chance), n })), quiet('b', String(n)), quiet('i'), quiet('span', label(chance)));
      node.style.setProperty('--part', String(part));
      return node;
    }

    /** Shows how many have joined and answered and, with the verdict, their answers. @param {Told} told */
    function show({ phones, asking, answers, counts, score, all, kept }) {
      local.hidden = phones > 0 || !root.SpecVizPage.isLocal(root.location.host);
      setText(people, asking ? say('answers', { n: answers, of: phones }) : say('phones', { n: phones }));
      bars.hidden = !counts;
      picture.hidden = Boolean(counts);
      if (counts) {
        const most = Math.max(1, ...counts);
        bars.replaceChildren(...counts.map((n, i) => bar(CHANCES[i], n, n / most, kept)));
      }
      const figures = (/** @type {Score} */ found) => ({ ...found, n: found.answers, brier: found.brier.toFixed(2) });
      if (score) total = say('all', figures(all));
      const told = score ? sentences(say('score', figures(score)), all.answers > score.answers && total) : say('no_answers');
      setText(line, counts ? told : asking ? '' : say('wait'));
    }

    /** Sends the viewer's question or verdict to the phones. */
    function follow() {
      if (!room || !seen) return;
      const { run, told } = seen;
      const { key } = room;
      const isCurrent = asked !== null && asked.run === run;
      if (asked && isCurrent && asked.at === told?.at) {
        if (!asked.revealed) send(`${room.code}/reveal`, { key, outcome: { kept: told.kept, chance: told.chance } }).catch(() => null);
        asked.revealed = true;
      } else if (seen.asked && !(asked && isCurrent && asked.at === seen.asked && !asked.revealed)) {
        asked = { run, at: seen.asked, revealed: false };
        send(`${room.code}/ask`, { key, question: seen.question() }).catch(() => null);
      } else if (!seen.asked) withdraw();
    }

    /** Withdraws a question whose verdict is not out. */
    function withdraw() {
      if (room && asked && !asked.revealed) send(`${room.code}/ask`, { key: room.key, question: null }).catch(() => null);
      if (!asked?.revealed) asked = null;
    }

    document.addEventListener('specviz-predict', ({ target, detail }) => {
      seen = detail;
      joined.hidden = !room || !seen;
      if (!seen) {
        withdraw();
        return;
      }
      const node = /** @type {Element} */ (target);
      if (offer.parentElement !== node) {
        node.append(offer);
        (node.closest('.sv-stage') ?? node).append(joined); // beside the question, where the answer will appear
      }
      follow();
    });

    root.addEventListener('beforeunload', () => {
      unloading = true;
      setTimeout(() => { unloading = false; }, UNLOADING); // if the visitor stays
    });
    const before = storage.read();
    if (before) enter(before);
  });
})(window);
