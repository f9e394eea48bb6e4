/**
 * The lesson under Learn: a plan, whose steps open the page in a given state, and exercises, which are
 * checked on the run that Watch shows, without the server.
 */
(function (root) {
  'use strict';

  const { component, language, scripts, stage, stored } = root.SpecVizPage;
  const MOST_TRIALS = 50; // finished runs kept for comparisons

  const storage = stored('specviz-lesson'); // the names of the solved exercises
  /** @type {ReturnType<Window['SpecViz']['lesson']['trialOf']>[]} */
  const trials = [];
  /** @type {object | null} */
  let tried = null; // the last remembered run

  const view = () => stage()?.specviz;

  /** Remembers each finished run, to compare later ones with it. */
  document.addEventListener('specviz-painted', () => {
    const trace = view()?.trace();
    if (!trace || trace === tried || trace.ending === 'running') return;
    tried = trace;
    trials.push(root.SpecViz.lesson.trialOf(new root.SpecViz.lesson.Run(trace)));
    trials.splice(0, trials.length - MOST_TRIALS);
  });

  /** @typedef {{name: string, minutes: string, link: object}} Step */
  /** @typedef {{name: string, grade: number, start?: string}} Exercise */

  component('lesson', async ({ node, words: { words, plan, exercises: all }, props }) => {
    /** @type {Exercise[]} */
    const exercises = all;
    await scripts();
    const { dom: { el, setText }, lesson: { check, Run, sentences, speaker } } = root.SpecViz;
    const say = speaker(words);
    const before = storage.read();
    const solved = new Set(exercises.map(({ name }) => name).filter((name) => Array.isArray(before) && before.includes(name)));
    const tally = el('span', { class: 'lesson-tally', role: 'status' });

    /** A button that brings the page into the state of a step or an exercise. @param {string} label @param {string} title @param {object} link */
    const opener = (label, title, link) => el('button', {
      type: 'button', 'data-go': JSON.stringify({ ...link, reveal: true }), 'aria-label': `${label}: ${title}`,
    }, label);

    const step = (/** @type {Step} */ { name, minutes, link }) => {
      const { title, text } = words.steps[name];
      const open = name === 'exercises' ? el('button', { type: 'button', on: { click: () => { tasks.open = true; tasks.scrollIntoView(); } } }, say('open'))
        : opener(say('open'), title, link);
      return el('li', {}, el('span', { class: 'lesson-minutes' }, minutes), el('div', {}, el('h3', {}, title), el('p', {}, text)), open);
    };

    /** Whether the run on the stage meets an exercise, and a line that says so or what is missing. @param {string} name @param {string} [text] that its prompt must contain */
    const found = (name, text = '') => {
      const trace = view()?.trace();
      if (!trace) return { met: false, line: say('lacking.run') };
      const pinned = view()?.state().pinned ?? null;
      const { met, says, values, busy } = check(name, new Run(trace), { trials, text, most: props.most, pinned });
      return { met, line: sentences(say(says, values), busy && say('busy')) };
    };

    /** Marks an exercise, and counts all. @param {string} name @param {HTMLElement} item */
    const mark = (name, item) => {
      item.dataset.solved = String(solved.has(name));
      if (solved.size) setText(tally, say('tally', { met: solved.size, of: exercises.length }));
    };

    const exercise = (/** @type {Exercise} */ { name, start }, /** @type {number} */ number) => {
      const { task } = words.exercises[name];
      const line = el('p', { class: 'lesson-line', role: 'status' });
      const item = el('li', {}, el('h4', {}, `${number}. ${task}`));
      const look = () => {
        const { met, line: text } = found(name, start);
        setText(line, text);
        line.dataset.met = String(met);
        if (met) solved.add(name);
        storage.write([...solved]);
        mark(name, item);
      };
      mark(name, item);
      item.append(
        el('div', {},
          ...(start ? [opener(say('start'), task, { view: 'watch', prompt: start })] : []),
          el('button', { type: 'button', 'aria-label': `${say('check')}: ${task}`, on: { click: look } }, say('check'))),
        line);
      return item;
    };

    const graded = Object.keys(words.grades).flatMap((grade) => {
      const first = exercises.findIndex((one) => String(one.grade) === grade);
      const items = exercises.filter((one) => String(one.grade) === grade).map((one, i) => exercise(one, first + 1 + i));
      return [el('h3', {}, words.grades[grade]), el('ol', { class: 'lesson-tasks' }, ...items)];
    });
    const sheet = (/** @type {string} */ name) => el('a', { href: `lesson/${language()}/${name}`, target: '_blank' }, say(name));
    const tasks = el('details', {}, el('summary', {}, say('exercises_heading'), ' ', tally), el('p', {}, say('exercises_intro')), ...graded);
    node.replaceChildren(
      el('p', { class: 'lesson-sheets' }, sheet('handout'), sheet('key')),
      el('details', {}, el('summary', {}, say('plan')), el('ol', { class: 'lesson-plan' }, ...plan.map(step))),
      tasks);
  });
})(window);
