/** The text: a quiet prompt, then the written tokens as a listbox of options. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText, textNodes, keepInSight } = SpecViz.dom;
  const { visible, hex } = SpecViz.text;
  const LONG_PROMPT = 480;

  /** What a token is called: its visible text, or why it has none. */
  function nameOf(slot, say) {
    if (slot.part) return say('token.part', { hex: hex(slot.piece) });
    const text = visible(slot.text) || say('token.empty');
    return slot.took > 1 ? say('token.took', { token: text, n: slot.took }) : text;
  }

  /** Where in its round a slot stands. */
  function placeOf(round, index, say) {
    const of = round.drafts.length;
    return index < of ? say('token.guess', { n: index + 1, of }) : say('token.final');
  }

  /** The spoken label of a slot. */
  function labelOf(run, number, index, say) {
    const slot = run.rows[number].slots[index];
    return say('token.aria', {
      token: nameOf(slot, say),
      kind: say(`kind.${slot.kind}`),
      round: number + 1,
      place: placeOf(run.rounds[number], index, say),
    });
  }

  /** Fills a token's element with its text, or marks it as having none. */
  function paintToken(node, slot, oneLine = false) {
    if (slot.part) node.dataset.part = '';
    else if (slot.text === '') node.dataset.empty = '';
    if (slot.took > 1) node.dataset.took = String(slot.took);
    node.append(...textNodes(slot.text, oneLine));
    return node;
  }

  class Stream {
    constructor(say) {
      this.say = say;
      this.prompt = el('span', { class: 'sv-prompt' });
      this.more = el('button', { type: 'button', class: 'sv-link', hidden: true });
      this.more.addEventListener('click', () => this.paintPrompt(true));
      this.list = el('span', {
        class: 'sv-list', role: 'listbox', 'aria-label': say('stream.label'),
        'aria-orientation': 'horizontal',
      });
      this.text = el('div', { class: 'sv-text', dir: 'auto' }, this.prompt, this.list);
      this.scroller = el('div', { class: 'sv-stream-scroll' }, this.text);
      this.ghosts = el('input', { type: 'checkbox' });
      this.ghosts.addEventListener('change', () => this.redraw());
      this.node = el(
        'section', { class: 'sv-section sv-stream' },
        el('div', { class: 'sv-section-head' },
          el('h2', {}, say('stream.heading')),
          el('ul', { class: 'sv-legend' },
            el('li', {}, say('stream.prompt')),
            ...['accepted', 'correction', 'bonus'].map((kind) =>
              el('li', {}, el('span', { class: 'sv-swatch', 'data-kind': kind }), say(`legend.${kind}`))),
          ),
        ),
        this.more, this.scroller,
        el('label', { class: 'sv-check' }, this.ghosts, say('stream.ghosts')),
      );
      this.groups = [];
    }

    /** Starts over with another run; tokens come with `grow`. */
    load(run) {
      this.run = run;
      this.groups = [];
      this.list.replaceChildren();
      this.paintPrompt(false);
      this.shown = 0;
      this.grow();
    }

    /** The same again, with or without the discarded guesses. */
    redraw() {
      if (!this.run) return;
      const { shown } = this;
      this.load(this.run);
      this.show(shown);
    }

    paintPrompt(all) {
      const text = this.run.promptText;
      const long = !all && text.length > LONG_PROMPT;
      setText(this.prompt, long ? '…' + text.slice(-LONG_PROMPT) : text);
      this.more.hidden = !long;
      setText(this.more, this.say('stream.more', { n: text.length }));
    }

    /** Adds the rounds that are not drawn yet, out of sight. */
    grow() {
      const added = document.createDocumentFragment();
      for (let number = this.groups.length; number < this.run.length; number += 1) {
        const group = this.group(number);
        this.groups.push(group);
        added.append(group);
      }
      this.list.append(added);
    }

    group(number) {
      const group = el('span', { class: 'sv-group', role: 'presentation', hidden: true });
      this.run.rows[number].slots.forEach((slot, index) => {
        if (SpecViz.isEmitted(slot.kind)) group.append(this.option(slot, number, index));
        else if (this.ghosts.checked) group.append(this.ghost(slot, number, index));
      });
      return group;
    }

    option(slot, number, index) {
      const node = el('span', {
        class: 'sv-token', role: 'option', tabindex: -1, 'aria-selected': 'false',
        'data-kind': slot.kind, 'data-at': `${number}.${index}`, style: `--i:${index}`,
        'aria-label': labelOf(this.run, number, index, this.say),
      });
      return paintToken(node, slot);
    }

    ghost(slot, number, index) {
      const node = el('span', {
        class: 'sv-token', 'data-kind': slot.kind, 'data-at': `${number}.${index}`,
        'aria-hidden': 'true', style: `--i:${index}`,
      });
      return paintToken(node, slot, true);
    }

    /** Shows the first `count` rounds; only what changes is touched. */
    show(count) {
      const [low, high] = [Math.min(this.shown, count), Math.max(this.shown, count)];
      for (let number = low; number < high; number += 1) {
        this.groups[number].hidden = number >= count;
      }
      this.shown = count;
    }

    /** Keeps the room of the whole text while less of it is shown, so that nothing jumps. */
    reserve() {
      this.scroller.style.minHeight = '';
      this.scroller.style.minHeight = `${this.scroller.clientHeight}px`;
    }

    /** The element of a slot; for a guess that was not written, of its round's last token. */
    find(at) {
      const group = at && this.groups[at.round];
      if (!group) return null;
      return group.querySelector(`[role=option][data-at="${at.round}.${at.index}"]`) ||
        group.querySelector('[role=option]:last-of-type');
    }

    /** Scrolls, inside the scroller, to the newest token shown. */
    followHead() {
      const head = this.shown ? this.groups[this.shown - 1].lastChild : this.prompt;
      keepInSight(this.scroller, head);
    }
  }

  SpecViz.Stream = Stream;
  SpecViz.tokens = { nameOf, placeOf, labelOf, paintToken };
})(window);
