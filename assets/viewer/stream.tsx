/** The text: the prompt in a muted colour, then the emitted tokens as a listbox. */

import { useState } from 'preact/hooks';
import { drawsTrees, isTree } from './branching';
import { el, keepInSight, setAttr, setText } from './dom';
import { EMITTED, isEmitted } from './run';
import { classOf, TintLegend } from './tint';
import { labelOf, paintToken } from './token';
import type { At, Boxes, Picture, Run, Slot, State } from './types';
import { Drawn, Term, useRun } from './view';
import { t } from './words';

const LONG_PROMPT = 480;
const BELOW = 5; // px of padding below an empty last line, as in viewer.css
const WORD = /^ \S{1,24}$/; // longer ones must break
const DISCARDED = ['rejected', 'untested'];

/** The text with its legends. */
export function Text() {
  const { run, tint, ghosts, viewer: { stream } } = useRun();
  const [unfolded, unfold] = useState<Run | null>(null);
  const { gamma, drafter } = run.trace.settings;
  const plain = gamma === 0 || drafter.startsWith('lookup') || run.rounds.some(({ drafts }) => !drafts.length);
  const kinds = EMITTED.filter((kind) => (kind === 'plain' ? plain : gamma > 0));
  return (
    <section class="sv-section sv-stream" data-tinted={String(tint !== 'verdict')}>
      <div class="sv-section-head">
        <h2><Term name="token">{t('stream.heading')}</Term></h2>
        <ul class="sv-legend">
          {[...kinds, ...(ghosts ? DISCARDED : [])].map((kind) => (
            <li key={kind}>
              <span class="sv-swatch" data-kind={kind} />
              <Term name={kind} data-short={t(`kind.${kind}`)}>{t(`legend.${kind}`)}</Term>
            </li>
          ))}
        </ul>
      </div>
      {run.promptText.length > LONG_PROMPT && unfolded !== run && (
        <button type="button" class="sv-link" onClick={() => { stream.paintPrompt(true); unfold(run); }}>
          {t('stream.more', { n: run.promptText.length })}
        </button>
      )}
      <Drawn node={stream.scroller} />
      <TintLegend name={tint} />
    </section>
  );
}

/** A token's element; if it is a space and a word, the line breaks before the space, not after it. */
function breakable({ text }: Slot, node: HTMLElement) {
  if (!WORD.test(text)) return [node];
  node.classList.add('sv-word');
  return [el('wbr', {}), node];
}

/** The tokens, drawn by hand: each round's elements are made once and hidden or shown, so that scrubbing is quick. */
export class Stream {
  readonly prompt = el('span', { class: 'sv-prompt' });
  readonly list = el('span', {
    class: 'sv-list', role: 'listbox', 'aria-label': t('stream.label'),
    'aria-orientation': 'horizontal', dir: 'auto', // its direction need not be the prompt's
  });
  readonly text = el('div', { class: 'sv-text', dir: 'auto', translate: 'no' }, this.prompt, this.list);
  readonly scroller = el('div', { class: 'sv-stream-scroll' }, this.text);
  rows: HTMLElement[] = [];
  now: { number: number, node: HTMLElement, tokens: HTMLElement[] } | null = null; // the guesses of an unfinished round
  run: Run;
  shown = 0;
  tint = 'verdict';
  ghosts = false;

  /** Shows another run, from its prompt. */
  load(run: Run) {
    this.run = run;
    this.rows = [];
    this.now = null;
    this.shown = 0;
    this.list.replaceChildren();
    this.text.style.maxHeight = this.scroller.style.minHeight = '';
    this.paintPrompt(false);
  }

  paintPrompt(all: boolean) {
    const text = this.run.promptText;
    setText(this.prompt, !all && text.length > LONG_PROMPT ? '…' + text.slice(-LONG_PROMPT) : text);
  }

  /** Shows the text up to a moment. */
  show({ ghosts, tint, moment: { round } }: State, picture: Picture | null) {
    if (ghosts !== this.ghosts) {
      this.ghosts = ghosts;
      this.load(this.run);
    }
    if (tint !== this.tint) this.paintTint(tint);
    this.grow();
    this.showRounds(round);
    this.showNow(picture);
  }

  /** Adds new rounds, hidden. */
  grow() {
    const added = document.createDocumentFragment();
    for (let number = this.rows.length; number < this.run.length; number += 1) {
      const group = this.row(number);
      this.rows.push(group);
      added.append(group);
    }
    this.list.append(added);
  }

  row(number: number) {
    const group = el('span', { class: 'sv-ahead', role: 'presentation' });
    const ghosts = this.ghosts && !drawsTrees(this.run.trace);
    this.run.rows[number].slots.forEach((slot, index) => {
      if (isEmitted(slot.kind)) group.append(...breakable(slot, this.option(slot, number, index)));
      else if (ghosts) group.append(...breakable(slot, this.ghost(slot, number, index)));
    });
    return group;
  }

  option(slot: Slot, number: number, index: number) {
    const node = el('span', {
      class: 'sv-token', role: 'option', tabindex: -1, 'aria-selected': 'false',
      'data-kind': slot.kind, 'data-at': `${number}.${index}`, style: `--i:${index}`,
      'aria-label': labelOf(this.run, number, index),
      'data-tint': classOf(this.tint, this.run.at({ round: number, index })),
    });
    return paintToken(node, slot);
  }

  ghost(slot: Slot, number: number, index: number) {
    const node = el('span', {
      class: 'sv-token', 'data-kind': slot.kind, 'data-at': `${number}.${index}`,
      'aria-hidden': 'true', style: `--i:${index}`,
    });
    return paintToken(node, slot, true);
  }

  /** Colours the tokens by a quantity, or by their verdicts. */
  paintTint(tint: string) {
    this.tint = tint;
    this.options(this.rows.length).forEach((node) => {
      const [round, index] = (node.dataset.at ?? '').split('.').map(Number);
      setAttr(node, 'data-tint', classOf(tint, this.run.at({ round, index })));
    });
  }

  /** Shows the first `count` rounds; updates only rounds that change. Hidden text keeps its space, to avoid a new layout. */
  showRounds(count: number) {
    const [low, high] = [Math.min(this.shown, count), Math.max(this.shown, count)];
    for (let number = low; number < high; number += 1) this.rows[number].classList.toggle('sv-ahead', number >= count);
    this.shown = count;
    setAttr(this.scroller, 'tabindex', count ? null : 0); // without tokens to focus, a long prompt must scroll by keyboard
  }

  /**
   * Shows the unfinished round; null: there is none. Of a tree, shows only the path accepted so far,
   * because the other guesses do not form a line of text.
   */
  showNow(picture: Picture | null) {
    const number = this.shown;
    if (this.now && (!picture || this.now.number !== number)) {
      this.now.node.remove();
      this.now = null;
    }
    if (!picture) return;
    this.now ??= this.begin(number);
    this.now.node.classList.toggle('sv-fallen', picture.fallen);
    const tree = isTree(this.run.rounds[number]);
    this.now.tokens.forEach((node, index) => {
      const look = picture.looks[index];
      node.hidden = look === 'absent' || (tree && !isEmitted(look));
      setAttr(node, 'data-kind', look);
    });
  }

  begin(number: number) {
    const { slots } = this.run.rows[number];
    const tokens = slots.map((slot, index) => this.ghost(slot, number, index));
    const node = el('span', { class: 'sv-now', 'aria-hidden': 'true' }, ...slots.flatMap((slot, index) => breakable(slot, tokens[index])));
    this.list.insertBefore(node, this.rows[number]);
    return { number, node, tokens };
  }

  /** The elements of the emitted tokens of the first rounds. */
  options(rounds: number) {
    return this.rows.slice(0, rounds).flatMap((group) => [...group.querySelectorAll<HTMLElement>('[role=option]')]);
  }

  /** The element of a slot; for a discarded guess, that of its round's last token. */
  find(at: At | null): HTMLElement | null {
    const group = at && this.rows[at.round];
    if (!group || at.round >= this.shown) return null;
    return group.querySelector<HTMLElement>(`[role=option][data-at="${at.round}.${at.index}"]`)
      ?? group.querySelector<HTMLElement>('[role=option]:last-of-type');
  }

  /** The newest element shown. */
  get head() {
    return this.now ? this.now.node : this.shown ? this.rows[this.shown - 1].lastElementChild ?? this.prompt : this.prompt;
  }

  /** Scrolls to the newest token shown, inside the scroller only. Measures everything before it writes. */
  followHead() {
    const boxes = this.measure();
    this.crop(boxes);
    const { x, y, width, height } = boxes.box;
    const free = new DOMRect(x, y, width, height - boxes.covered);
    keepInSight(this.scroller, free, boxes.head, boxes.line);
  }

  measure(): Boxes {
    const [box, text, head] = [this.scroller, this.text, this.head].map((node) => node.getBoundingClientRect());
    const legend = this.scroller.closest('.sv-stream')?.querySelector<HTMLElement>('.sv-tint-legend');
    return { box, text, head, covered: legend?.offsetHeight ?? 0, line: parseFloat(getComputedStyle(this.text).lineHeight) };
  }

  /** Ends the scrollable text after the head, and keeps the box as high as for the whole text. */
  crop({ box, text, head, line }: Boxes) {
    if (!box.width) return; // not displayed, so nothing was measured
    const { maxHeight } = this.text.style;
    const whole = this.shown === this.rows.length && !this.now;
    if (whole || !maxHeight) this.scroller.style.minHeight = whole ? '' : `${box.height}px`;
    this.text.style.maxHeight = whole ? '' : `${Math.ceil(head.bottom - text.top) + line + BELOW}px`;
  }

  /** Fits the text after a change of size. */
  relayout() {
    this.text.style.maxHeight = this.scroller.style.minHeight = '';
    if (this.shown) this.crop(this.measure()); // nothing to crop before the first round
  }
}
