/** Which slot is looked into: the pinned one, the one under the pointer, or the most telling. */

const VISIBLE = 0.1; // a difference of two bars that is seen at a glance
const apart = ({ draft, target }) => (draft == null || target == null ? null : draft - target);
// Guesses whose picture tells something, the best first. Where no picture was recorded, a rejection is told in words.
const TELLING = {
  rejected: (guess) => guess.verdict === 'rejected' && (apart(guess) === null || apart(guess) >= VISIBLE),
  lucky: (guess) => guess.verdict === 'accepted' && apart(guess) >= VISIBLE,
  unlike: (guess) => guess.verdict === 'accepted' && apart(guess) <= -VISIBLE,
};

export const sameSlot = (a, b) => a === b || (a && b && a.round === b.round && a.index === b.index);

export class Selection {
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
    return look === 'absent' ? null : { ...slot, kind: look, open: true };
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

  /** The latest guess of the most telling sort (of a whole run, the first); if there is none, the newest token. */
  telling(whole) {
    const { moment, run } = this.player;
    const rounds = run ? run.rounds.slice(0, moment.round) : [];
    for (const [how, is] of Object.entries(TELLING)) {
      const has = ({ drafts }) => drafts.some(is);
      const round = whole ? rounds.findIndex(has) : rounds.findLastIndex(has);
      if (round >= 0) return { at: { round, index: rounds[round].drafts.findIndex(is) }, how };
    }
    if (!rounds.length) return { at: null, how: 'newest' };
    return { at: { round: rounds.length - 1, index: run.rows[rounds.length - 1].slots.length - 1 }, how: 'newest' };
  }
}

/** Marks the slot that is looked into, and the one that the Tab key comes back to. */
export class Marker {
  /** @param {object[]} views each with find(at): the element of a slot */
  constructor(selection, views) {
    this.selection = selection;
    this.views = views.map((view) => ({ view, marked: null, stop: null }));
  }

  show(at, how) {
    const { cursor } = this.selection;
    const home = this.selection.seen(cursor) ? cursor : at;
    this.views.forEach((entry) => {
      const [node, stop] = [entry.view.find(at), entry.view.find(home)];
      if (entry.marked && entry.marked !== node) {
        delete entry.marked.dataset.seen;
        entry.marked.setAttribute('aria-selected', 'false');
      }
      if (node) {
        node.dataset.seen = how;
        node.setAttribute('aria-selected', 'true');
      }
      if (entry.stop && entry.stop !== stop) entry.stop.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      Object.assign(entry, { marked: node, stop });
    });
  }
}
