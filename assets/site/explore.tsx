/** Explore without a server: a recorded sweep, and of it the part for one method and temperature. */

import { render } from 'preact';
import { Chart } from '../page/chart';
import { host, language, turns } from '../page/component';
import { fail, given } from './core';

type Choice = 'drafter' | 'temperature';
type Wanted = Partial<Record<Choice, string>>;
type Part = Record<Choice, string> & { label: string, answer: string[], pictures: Record<string, string> };
interface Sweep { origin: string, parts: Part[], compared: { temperature: string, pictures: Record<string, string> }[] }
type Given = Record<Choice | 'results', string> & { headings: Record<string, string>, sweeps: { name: string, title: string }[], chart: any };

const CHOICES: Choice[] = ['drafter', 'temperature'];
const turn = turns();

/** The part that is wanted, or the nearest one. */
function partOf({ parts }: Sweep, wanted: Wanted) {
  const { drafter, temperature } = { ...parts[0], ...wanted };
  const alike = parts.filter((one) => one.drafter === drafter);
  return alike.find((one) => one.temperature === temperature) ?? alike[0] ?? parts[0];
}

function start(node: HTMLElement) {
  const words: Given = given();
  const link = host.state();
  const first = words.sweeps[0].name;
  let name = words.sweeps.find((one) => one.name === link.sweep)?.name ?? first;

  /** A choice of several values as radio buttons; nothing for a single one. */
  function choice(sweep: Sweep, part: Part, one: Choice) {
    const values = new Map(sweep.parts.map((each) => [each[one], one === 'drafter' ? each.label : each[one]]));
    return values.size > 1 && <fieldset key={one}>
      <legend>{words[one]}</legend>
      {[...values].map(([value, label]) => <label key={value}>
        <input type="radio" name={one} value={value} checked={value === part[one]} onChange={() => show(sweep, { ...part, [one]: value })} /><span>{label}</span>
      </label>)}
    </fieldset>;
  }

  function show(sweep: Sweep | null, wanted: Wanted) {
    const part = sweep && partOf(sweep, wanted);
    const beside = sweep?.compared.find((one) => one.temperature === part?.temperature);
    const drawn: Record<string, string> = { ...beside?.pictures, ...part?.pictures };
    render(<>
      <label class="explore-source">{words.results}<select value={name} onChange={({ currentTarget }) => open(currentTarget.value)}>
        {words.sweeps.map(({ name: value, title }) => <option key={value} value={value}>{title}</option>)}
      </select></label>
      <p class="explore-origin">{sweep?.origin}</p>
      <div class="explore-choices">{sweep && part && CHOICES.map((one) => choice(sweep, part, one))}</div>
      <div class="explore-answer" role="status">{part?.answer.map((line) => <p>{line}</p>)}</div>
      <div class="explore-pictures">{Object.entries(words.headings).map(([picture, heading]) =>
        <section class="explore-picture" key={picture} hidden={!(picture in drawn)}>
          <h3>{heading}</h3><div><Chart json={drawn[picture] ?? ''} words={words.chart} select={() => {}} /></div>
        </section>)}</div>
    </>, node);
    if (!sweep || !part) return;
    const own = (one: Choice) => (part[one] === sweep.parts[0][one] ? null : part[one]);
    host.keep({ drafter: own('drafter'), temperature: own('temperature'), sweep: name === first ? null : name });
  }

  async function open(wanted: string, how: Wanted = {}) {
    const isNewest = turn();
    try {
      const sweep = await host.read(`sweeps/${wanted}.${language()}.json`);
      if (!isNewest()) return;
      name = wanted;
      show(sweep, how);
    } catch {
      if (isNewest()) fail();
    }
  }

  show(null, {});
  open(name, link as Wanted);
}

const node = document.getElementById('explore');
if (node) start(node);
