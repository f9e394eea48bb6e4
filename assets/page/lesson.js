/**
 * The lesson under Learn: the plan, whose steps open the page in a state, and the exercises, which
 * are checked on the run that Watch shows. Nothing is asked of the server.
 */
(function (root) {
  'use strict';

  const { component, language, scripts, stage } = root.SpecVizPage;
  const MOST_TRIALS = 50; // finished runs that are remembered for comparisons

  const trials = [];
  /** @type {object | null} */
  let tried = null; // the last run that was remembered

  const view = () => stage()?.specviz;

  /** Remembers what later runs are compared with, once a run has finished. */
  document.addEventListener('specviz-painted', () => {
    const trace = view()?.trace();
    if (!trace || trace === tried || trace.ending === 'running') return;
    tried = trace;
    trials.push(root.SpecViz.lesson.trialOf(new root.SpecViz.lesson.Run(trace)));
    trials.splice(0, trials.length - MOST_TRIALS);
  });

  component('lesson', async ({ node, words: { words, plan, exercises }, props }) => {
    await scripts();
    const { dom: { el, setText }, lesson: { check, Run, sentences, speaker } } = root.SpecViz;
    const say = speaker(words);
    const solved = new Set();
    const tally = el('span', { class: 'lesson-tally', role: 'status' });

    /** Where a step or an exercise leads. */
    const opener = (label, title, link) => el('button', {
      type: 'button', 'data-go': JSON.stringify(link), 'aria-label': `${label}: ${title}`,
    }, label);

    const step = ({ name, minutes, link }) => {
      const { title, text } = words.steps[name];
      const open = name === 'exercises' ? el('button', { type: 'button', on: { click: () => { tasks.open = true; tasks.scrollIntoView(); } } }, say('open'))
        : opener(say('open'), title, link);
      return el('li', {}, el('span', { class: 'lesson-minutes' }, minutes), el('div', {}, el('h3', {}, title), el('p', {}, text)), open);
    };

    /** What the run on the stage lacks for an exercise, or that it meets it. */
    const found = (name, text) => {
      const trace = view()?.trace();
      if (!trace) return { met: false, line: say('lacking.run') };
      const pinned = view()?.state().pinned ?? null;
      const { met, says, values, busy } = check(name, new Run(trace), { trials, text, most: props.most, pinned });
      return { met, line: sentences(say(says, values), busy && say('busy')) };
    };

    const exercise = ({ name, start }, number) => {
      const { task } = words.exercises[name];
      const line = el('p', { class: 'lesson-line', role: 'status' });
      const item = el('li', {}, el('h4', {}, `${number}. ${task}`));
      const look = () => {
        const { met, line: text } = found(name, start);
        setText(line, text);
        line.dataset.met = String(met);
        if (met) solved.add(name);
        item.dataset.solved = String(solved.has(name));
        setText(tally, say('tally', { met: solved.size, of: exercises.length }));
      };
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
    const sheet = (name) => el('a', { href: `lesson/${language()}/${name}`, target: '_blank' }, say(name));
    const tasks = el('details', {}, el('summary', {}, say('exercises_heading'), ' ', tally), el('p', {}, say('exercises_intro')), ...graded);
    node.replaceChildren(
      el('p', { class: 'lesson-sheets' }, sheet('handout'), sheet('key')),
      el('details', {}, el('summary', {}, say('plan')), el('ol', { class: 'lesson-plan' }, ...plan.map(step))),
      tasks);
  });
})(window);
