/**
 * The tour: stops that drive the real page. Each stop rings a part of the page, goes to a moment that
 * a rule finds in the shown run, and sets a task, which the page checks. Words and stops:
 * specviz/words/tour.py. The tour requests only what a visitor could request by hand, and restores
 * a setting after the stop that asked to change it.
 *
 * Its card is fixed to the bottom of the window, and the page ends above it (--tour-height).
 * Any button with data-go='{…}' brings the page into the state of those link parameters.
 */

import { render } from 'preact';
import type { Trace } from '../viewer/types';
import { component, host, isStill, mounted, stored, until, type Viewer } from './component';
import { links } from './links';
import { KINDS, RULES, STATES, TARGETS, VIEWS } from './tour_stops';

/** A stop, as in specviz/words/tour.py. */
interface Stop {
  id: string;
  title: string;
  text: string;
  task: string;
  done?: string;
  state: string;
  target: string;
  rule: string;
  of?: string;
  shows?: string;
  recorded?: string;
  changes?: string;
}

const EVERY = 200; // ms between checks of the task
const PATIENCE = 6000; // ms to wait for the page
const GAP = 6; // px between a part of the page and its ring
const FEW = 8; // rounds: a shorter run shows little of what a stop explains
const HANDED_ON = ['ArrowLeft', 'ArrowRight', 'j', 'k', 'J', 'K', ',', '.']; // keys passed on to the stage
const STEPPED = ['drafted', 'verified', 'tested', 'rejected', 'corrected', 'bonus', 'judged', 'scored']; // rules that stepping forward fulfils
const storage = stored('specviz-tour', 'localStorage'); // the stop to resume at

/** The first match of a selector, typed as present. */
const the = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const inSight = (selector: string) => Boolean(the(selector)?.offsetParent);
/** The viewer, which is mounted before the tour. */
const view = () => host.viewer as Viewer;

/** Opens the folds and the form that contain a part of the page. */
function reveal(part: HTMLElement) {
  for (let node: HTMLElement | null = part; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    if (node.hidden && node.id) the(`[aria-controls="${CSS.escape(node.id)}"]`)?.click();
  }
}

/** The rectangle of an element that its scrolling ancestors leave visible. */
function seenOf(part: HTMLElement) {
  const { left, ...box } = part.getBoundingClientRect().toJSON() as DOMRect;
  let { top, right, bottom } = box;
  for (let node = part.parentElement; node && node !== document.body; node = node.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(node);
    const around = node.getBoundingClientRect();
    if (overflowX !== 'visible') right = Math.min(right, around.right);
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
  }
  return { left, top, right, bottom };
}

class Tour {
  private at = 0; // the stop
  private left = 0; // the stop to resume at
  private done = new Set<number>(); // the completed stops
  private part: string | null = null; // that is ringed
  private still = false; // whether it stays in view, until the visitor scrolls, presses or types
  private moment: { round: number, phase: number } | null = null; // of the stop, in the shown run
  private there = false; // whether the run is at that moment
  private before: Trace | null = null; // the trace on arrival
  private held: { name: string, value: unknown } | null = null; // the setting to restore
  private brought = false; // whether the stop's recorded run was opened unasked
  private opener: HTMLElement | null = null; // had the focus before the tour
  private timer = 0;
  private panel = Object.assign(document.createElement('section'), { className: 'specviz tour', hidden: true });
  private ring = Object.assign(document.createElement('div'), { className: 'tour-ring', hidden: true });

  constructor(private words: Record<string, string>, private stops: Stop[]) {
    this.panel.setAttribute('aria-labelledby', 'tour-title');
    document.addEventListener('keydown', (event) => this.key(event));
    ['wheel', 'touchmove', 'pointerdown', 'keydown'].forEach((type) =>
      document.addEventListener(type, () => { this.still = false; }, { capture: true, passive: true }));
    window.addEventListener('scroll', () => this.follow(), true);
    window.addEventListener('resize', () => this.follow());
    new ResizeObserver(() => {
      document.documentElement.style.setProperty('--tour-height', `${this.panel.offsetHeight}px`);
    }).observe(this.panel);
  }

  /** The index of a stop by its name, or by its number from 1; -1 if there is none. */
  find(stop: unknown) {
    return this.stops.findIndex(({ id }, index) => id === stop || String(index + 1) === String(stop));
  }

  /** Begins at a stop, by default the first, which offers to resume. */
  start(stop: unknown = 1) {
    this.left = this.find(storage.read());
    if (!this.open) this.opener = document.activeElement as HTMLElement;
    this.done.clear();
    this.timer = this.timer || window.setInterval(() => this.check(), EVERY);
    document.documentElement.classList.add('touring');
    the('.gradio-container .contain').append(this.ring, this.panel); // no styles would apply elsewhere
    this.panel.hidden = false;
    this.go(Math.max(0, this.find(stop)));
  }

  private leave() {
    this.putBack();
    clearInterval(this.timer);
    Object.assign(this, { timer: 0, part: null, still: false });
    this.follow();
    this.panel.hidden = true;
    document.documentElement.classList.remove('touring');
    the('#stage .sv-inspector').scrollTop = 0; // a stop may have scrolled its heading out of view
    host.keep({ tour: null });
    const begun = this.opener?.checkVisibility() && this.opener !== document.body;
    (begun ? this.opener : the('#tour button'))?.focus();
  }

  private get open() {
    return !this.panel.hidden;
  }

  private get stop() {
    return this.stops[this.at];
  }

  /** The recorded run that shows what the stop explains. */
  private get kind() {
    return this.stop.recorded ?? 'first';
  }

  private focus() {
    the('#tour-title').focus({ preventScroll: true });
  }

  /** Opens the stop's recorded run. Focuses the card, since the pressed button disappears. */
  private bring() {
    host.go?.({ recorded: this.kind });
    this.focus();
  }

  private on() {
    if (this.at + 1 < this.stops.length) this.go(this.at + 1);
    else {
      storage.write('');
      this.leave();
    }
  }

  /** Goes to a stop: shows its text at once; the page follows as soon as it can. */
  private go(at: number) {
    this.putBack();
    Object.assign(this, { at, left: Math.max(this.left, at), part: null, moment: null, there: false, still: false, brought: false });
    if (at) storage.write(this.stop.id);
    host.keep({ tour: this.stop.id });
    this.hold();
    this.panel.scrollTop = 0;
    this.draw();
    this.focus();
    if (!inSight('#stage')) host.go?.({ view: 'watch' });
    this.check();
  }

  /** Remembers the setting that the stop asks to change. */
  private hold() {
    const { changes: name } = this.stop;
    const value = name && links.controls()[name];
    this.held = name === undefined || value === undefined ? null : { name, value };
  }

  /** Restores that setting: a run by “What if” changes the controls, too. */
  private putBack() {
    const { held, there, before } = this;
    this.held = null;
    if (!held) return;
    const ran = there && view().trace() !== before; // the controls may not have followed yet
    if (ran || links.controls()[held.name] !== held.value) host.go?.({ [held.name]: held.value });
  }

  private draw() {
    const { words, stop, stops, moment, at, left } = this;
    const trace = view().trace();
    const done = this.done.has(at);
    const lacks = Boolean(trace) && !moment;
    const elsewhere = stop.changes && moment && !inSight('#stage .sv-again'); // the run was not made here, so it offers no changes
    const task = (done && stop.done) || (lacks && (stop.recorded ? words.opens : words.lacks)) || (elsewhere && words.run_first) || stop.task;
    const fill = (text: string, values: Record<string, unknown>) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
    render(<>
      <div class="tour-head">
        <p>{fill(words.count, { n: at + 1, of: stops.length })}</p>
        <button type="button" class="tour-quiet" hidden={at === 0 && left <= 0} onClick={() => this.go(at ? 0 : left)}>{at ? words.again : fill(words.resume, { n: left + 1 })}</button>
        <button type="button" class="tour-leave" aria-label={words.leave} title={words.leave} onClick={() => this.leave()}>×</button>
      </div>
      <div class="tour-told"><h2 id="tour-title" tabIndex={-1}>{stop.title}</h2><p>{fill(stop.text, { gamma: trace?.settings.gamma ?? '' })}</p></div>
      <div class="tour-tried">
        <p class="tour-task" role="status" data-done={String(done)}><strong>{done ? words.done : words.try}</strong> <span>{task}</span></p>
        <div class="tour-foot">
          {/* for touch screens, which have no → key */}
          <button type="button" class="tour-does" hidden={!STEPPED.includes(stop.rule)} onClick={() => this.handOn('ArrowRight')}>{words.step}</button>
          <button type="button" class="tour-does" hidden={!lacks} onClick={() => this.bring()}>{words.recorded}</button>
          <button type="button" hidden={at === 0} onClick={() => this.go(at - 1)}>{words.back}</button>
          <button type="button" class="tour-next" onClick={() => this.on()}>{at + 1 < stops.length ? words.next : words.end}</button>
        </div>
      </div>
    </>, this.panel);
  }

  /** Goes to the stop's moment once the run has it. */
  private arrive() {
    const { at } = this;
    const trace = view().trace();
    this.moment = !trace || trace.rounds.length < FEW || !KINDS[this.kind](trace) ? null : STATES[this.stop.state](trace);
    if (!this.moment) {
      if (this.brought || !view().state().recorded) return; // no run of the visitor's is lost
      this.brought = true;
      host.go?.({ recorded: this.kind });
      return;
    }
    const { round, phase } = this.moment;
    view().pin(null);
    view().seek(round, phase);
    requestAnimationFrame(() => setTimeout(() => { // painted
      if (this.at !== at || !this.open) return;
      Object.assign(this, { there: true, before: view().trace() });
      this.aim(this.stop.target);
    }));
  }

  /** Rings a part and keeps it in view above the card. */
  private aim(part: string | null) {
    this.part = part;
    this.still = true;
    const below = VIEWS[part ?? ''];
    if (below && view().state().view !== below) {
      view().open(below); // `check` goes on when it is there
      return;
    }
    this.parts().forEach(reveal);
    const node = this.target();
    if (seenOf(node).bottom < Math.floor(node.getBoundingClientRect().bottom)) node.scrollIntoView({ block: 'nearest' }); // in its own box
    this.follow();
    const { top, bottom, height } = this.ring.getBoundingClientRect();
    const room = this.panel.getBoundingClientRect().top;
    if (top >= 0 && bottom <= room) return;
    node.scrollIntoView({ block: height < room ? 'center' : 'start', inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
    this.follow();
  }

  /** The existing elements of the ringed part, the best first. */
  private parts() {
    return (TARGETS[this.part ?? ''] ?? []).map(the).filter(Boolean);
  }

  /** The first of them that is visible, else the stage. */
  private target() {
    return this.parts().find((node) => node.offsetParent) || the('#stage');
  }

  /** Moves the ring to its part of the page. */
  private follow() {
    this.ring.hidden = !this.part || !inSight('#stage');
    if (this.ring.hidden) return;
    const { left, top, right, bottom } = seenOf(this.target());
    const sized = { left: left - GAP, top: top - GAP, width: right - left + 2 * GAP, height: Math.max(0, bottom - top) + 2 * GAP };
    Object.entries(sized).forEach(([name, value]) => { this.ring.style.setProperty(name, `${value}px`); });
  }

  private check() {
    if (!inSight('#stage') || !view().trace()) return;
    if (!this.moment) this.arrive();
    else if (this.there && !this.done.has(this.at)) this.judge();
    if (this.still) this.aim(this.part);
    this.draw();
    this.follow();
  }

  private judge() {
    const { before, stop, at } = this;
    const trace = view().trace();
    if (!trace || !before || !RULES[stop.rule]({ trace, before, of: stop.of })) return;
    this.done.add(at);
    this.aim(stop.shows || stop.target);
  }

  /** The element of the ringed part that the Tab key moves to from the card. */
  private entrance() {
    const nodes = [...this.target().querySelectorAll<HTMLElement>(':is(button, input, [tabindex]):not(:disabled)')];
    return nodes.find((node) => node.tabIndex >= 0) || nodes[0];
  }

  /** Tab moves from the card to the ringed part, Esc back. In the card, Esc ends the tour and the stage's keys move the story. */
  private key(event: KeyboardEvent) {
    if (!this.open || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = event.target as Element;
    const inside = this.panel.contains(at);
    if (event.key === 'Tab' && !event.shiftKey && at.matches('.tour-next') && this.part && this.entrance()) {
      this.entrance().focus();
      event.preventDefault();
    }
    if (event.key === 'Escape' && !document.querySelector(':popover-open')) {
      if (inside || at === document.body) this.leave();
      else this.focus();
    }
    if (!inside || !HANDED_ON.includes(event.key)) return;
    this.handOn(event.key);
    event.preventDefault();
  }

  /** Sends a key to the stage. */
  private handOn(key: string) {
    the('#stage .specviz').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    this.still = true;
  }
}

let made: Tour | null = null;
export const tour = { start: (stop?: unknown) => made?.start(stop) };

component('tour', async ({ node: button, words: { start, words, stops } }) => {
  await mounted;
  made = new Tour(words, stops);
  button.textContent = start;
  button.addEventListener('click', () => tour.start());
});

document.addEventListener('specviz-go', async ({ detail }) => {
  const stop = String(detail?.tour ?? '');
  if (stop && await until(() => made, PATIENCE) && made && made.find(stop) >= 0) made.start(stop);
});

document.addEventListener('click', (event) => {
  const at = event.target as Element;
  const go = at.closest?.('button[data-go]')?.getAttribute('data-go');
  if (go) host.go?.(JSON.parse(go));
  const anchor = at.closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute('href');
  if (!anchor) return;
  event.preventDefault(); // the browser would add a fragment to the address, and so to copied links
  the(anchor).scrollIntoView();
});
