/** Offers a slot's other recorded candidates, to continue the run from one of them. */

/** @import { Candidate, Say, Seen } from './types' */
/** @import { Sequels } from './sequels' */
import { share } from './text';
import { el, setText } from './dom';
import { parentOf } from './branching';
import { walk } from './walk';

/** The token that the run wrote at a slot's position. @param {Seen} seen */
function instead({ round: { drafts, final }, index, token }) {
  const beside = index < drafts.length ? parentOf(drafts, index) : null;
  const kept = drafts.find(({ verdict }, other) => verdict === 'accepted' && parentOf(drafts, other) === beside);
  return (kept ?? final ?? { token }).token;
}

export class Branch {
  /** @param {{say: Say, sequels: Sequels}} context */
  constructor({ say, sequels }) {
    this.say = say;
    this.sequels = sequels;
    /** @type {HTMLElement[]} */
    this.choices = [];
    this.list = el('div', {
      class: 'sv-choices', role: 'toolbar', 'aria-label': say('branch.heading'), on: { keydown: (event) => walk(this.choices, event) },
    });
    this.note = el('p', { class: 'sv-note' });
    this.node = el('div', { class: 'sv-block sv-branch' }, el('h3', {}, say('branch.heading')), this.note, this.list);
  }

  /**
   * @param {Seen} seen nothing is offered until its round is over
   * @param {(token: number) => string} name of a token
   */
  show(seen, name) {
    const { say } = this;
    const { position } = seen;
    const why = this.sequels.refusal;
    this.node.hidden = !this.sequels.store.state.live || Boolean(seen.open) || !position;
    if (!position || this.node.hidden) return;
    const untested = seen.kind === 'untested';
    this.list.hidden = Boolean(why) || untested;
    setText(this.note, why || say(untested ? 'branch.untested' : 'branch.note'));
    const written = instead(seen);
    const choice = (/** @type {Candidate} */ [token, target], /** @type {number} */ i) => el('button', {
      type: 'button', class: 'sv-choose', tabindex: i === 0 ? 0 : -1, 'aria-label': say('branch.do', { token: name(token), was: name(written) }),
      on: { click: () => this.sequels.make({ branch: { round: seen.number, index: seen.index, token } }) },
    }, el('span', { class: 'sv-choice-token' }, name(token)), el('span', { class: 'sv-p' }, share(target)));
    this.choices = position.candidates.filter(([token]) => token !== written).map(choice);
    this.list.replaceChildren(...this.choices);
  }
}
