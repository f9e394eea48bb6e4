/**
 * The lesson under Learn: a plan, whose steps open the page in a given state, and exercises, which are
 * checked on the run that Watch shows, without the server.
 */

import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { check, trialOf } from '../viewer/exercises';
import { Run } from '../viewer/run';
import { sentences, speaker } from '../viewer/text';
import { component, host, language, stored } from './component';

interface Step { name: string, minutes: string, link: object }
interface Exercise { name: string, grade: number, start?: string }
interface Shown { words: Record<string, any>, plan: Step[], exercises: Exercise[], most: number }

const MOST_TRIALS = 50; // finished runs kept for comparisons
const storage = stored('specviz-lesson'); // the names of the solved exercises
const trials: ReturnType<typeof trialOf>[] = [];
let tried: object | null = null; // the last remembered run

/** Remembers each finished run, to compare later ones with it. */
document.addEventListener('specviz-painted', () => {
  const trace = host.viewer?.trace();
  if (!trace || trace === tried || trace.ending === 'running') return;
  tried = trace;
  trials.push(trialOf(new Run(trace)));
  trials.splice(0, trials.length - MOST_TRIALS);
});

/** A button that brings the page into the state of a step or an exercise. */
const Opener = ({ label, title, link }: { label: string, title: string, link: object }) =>
  <button type="button" data-go={JSON.stringify({ ...link, reveal: true })} aria-label={`${label}: ${title}`}>{label}</button>;

function Lesson({ words, plan, exercises, most }: Shown) {
  const say = speaker(words as any);
  const tasks = useRef<HTMLDetailsElement>(null);
  const [solved, setSolved] = useState<string[]>(() => {
    const before = storage.read();
    return exercises.map(({ name }) => name).filter((name) => Array.isArray(before) && before.includes(name));
  });
  const [found, setFound] = useState<Record<string, { met: boolean, line: string }>>({});

  function look({ name, start = '' }: Exercise) {
    const trace = host.viewer?.trace();
    const pinned = host.viewer?.state().pinned ?? null;
    const { met, says, values, busy } = trace ? check(name, new Run(trace), { trials, text: start, most, pinned })
      : { met: false, says: 'lacking.run', values: {}, busy: false };
    setFound({ ...found, [name]: { met, line: sentences(say(says, values), busy && say('busy')) } });
    const all = met && !solved.includes(name) ? [...solved, name] : solved;
    storage.write(all);
    setSolved(all);
  }

  function openTasks() {
    if (!tasks.current) return;
    tasks.current.open = true;
    tasks.current.scrollIntoView();
  }

  const exercise = (one: Exercise, number: number) => {
    const { task } = words.exercises[one.name];
    const { met, line } = found[one.name] ?? {};
    return <li data-solved={String(solved.includes(one.name))}>
      <h4>{number}. {task}</h4>
      <div>
        {one.start && <Opener label={say('start')} title={task} link={{ view: 'watch', prompt: one.start }} />}
        <button type="button" aria-label={`${say('check')}: ${task}`} onClick={() => look(one)}>{say('check')}</button>
      </div>
      <p class="lesson-line" role="status" data-met={met === undefined ? undefined : String(met)}>{line}</p>
    </li>;
  };
  const sheet = (name: string) => <a href={`lesson/${language()}/${name}`} target="_blank">{say(name)}</a>;
  return <>
    <p class="lesson-sheets">{sheet('handout')}{sheet('key')}</p>
    <details><summary>{say('plan')}</summary><ol class="lesson-plan">{plan.map(({ name, minutes, link }) => <li>
      <span class="lesson-minutes">{minutes}</span>
      <div><h3>{words.steps[name].title}</h3><p>{words.steps[name].text}</p></div>
      {name === 'exercises' ? <button type="button" onClick={openTasks}>{say('open')}</button>
        : <Opener label={say('open')} title={words.steps[name].title} link={link} />}
    </li>)}</ol></details>
    <details ref={tasks}>
      <summary>{say('exercises_heading')} <span class="lesson-tally" role="status">{solved.length > 0 && say('tally', { met: solved.length, of: exercises.length })}</span></summary>
      <p>{say('exercises_intro')}</p>
      {Object.entries<string>(words.grades).map(([grade, title]) => <>
        <h3>{title}</h3>
        <ol class="lesson-tasks">{exercises.map((one, i) => String(one.grade) === grade && exercise(one, i + 1))}</ol>
      </>)}
    </details>
  </>;
}

component('lesson', ({ node, words, props }) => render(<Lesson {...words} most={props.most} />, node));
