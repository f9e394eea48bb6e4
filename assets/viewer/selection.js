/** Which slot is looked into: the pinned one, the one under the pointer, or the most telling. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const HIDDEN = ['absent', 'open'];

  const same = (a, b) => a === b || (a && b && a.round === b.round && a.index === b.index);

  class Selection {
    /** @param {object} player where in the story we are */
    constructor(player) {
      this.player = player;
      this.clear();
    }

    clear() {
      this.pinned = this.hovered = this.cursor = null;
    }

    /**
     * Everything about a slot as far as it has been shown, or null: `kind` is how it looks now,
     * `open` whether its round still lacks its final token.
     */
    seen(at) {
      const { moment, picture, run } = this.player;
      if (!at || !run || at.round > moment.round || at.round < 0) return null;
      const slot = run.at(at);
      if (!slot || at.round < moment.round) return slot;
      const look = picture ? picture.looks[at.index] : 'absent';
      return HIDDEN.includes(look) ? null : { ...slot, kind: look, open: true };
    }

    /**
     * The slot to inspect and why.
     * @param {boolean} whole whether a finished run is seen as a whole, from its beginning
     */
    inspected(whole) {
      if (this.seen(this.pinned)) return { at: this.pinned, how: 'pinned' };
      if (this.seen(this.hovered)) return { at: this.hovered, how: 'preview' };
      return this.happening() || this.telling(whole);
    }

    /** What the step that has just been taken is about. */
    happening() {
      const { moment, picture, entered, run } = this.player;
      if (picture) return { at: { round: moment.round, index: picture.phase.index }, how: 'now' };
      if (entered !== 'step' || !moment.round) return null;
      const round = moment.round - 1;
      return { at: { round, index: run.rows[round].slots.length - 1 }, how: 'now' };
    }

    /** The latest rejection (of a whole run, the first); if there is none, the newest token. */
    telling(whole) {
      const { moment, run } = this.player;
      const rejected = (round) => round.drafts.some((draft) => draft.verdict === 'rejected');
      const rounds = run ? run.rounds.slice(0, moment.round) : [];
      const round = whole ? rounds.findIndex(rejected) : rounds.findLastIndex(rejected);
      if (round >= 0) return { at: { round, index: run.folds.accepted(round) }, how: whole ? 'first' : 'latest' };
      if (!rounds.length) return { at: null, how: 'newest' };
      return { at: { round: rounds.length - 1, index: run.rows[rounds.length - 1].slots.length - 1 }, how: 'newest' };
    }
  }

  SpecViz.Selection = Selection;
  SpecViz.sameSlot = same;
})(window);
