/** Another token in the place of one: the candidates that were recorded there, to go on from. */

import { share } from './text.js';
import { el, setText } from './dom.js';

export class Branch {
  /** @param {object} context {say, sequels: what makes another run} */
  constructor({ say, sequels }) {
    Object.assign(this, { say, sequels });
    this.list = el('div', { class: 'sv-choices', role: 'group', 'aria-label': say('branch.heading') });
    this.note = el('p', { class: 'sv-note' });
    this.node = el('div', { class: 'sv-block sv-branch' }, el('h3', {}, say('branch.heading')), this.note, this.list);
  }

  /**
   * @param {object} seen what `run.at` gives; nothing is offered in a round that is not over
   * @param {(token: number) => string} name of a token
   */
  show(seen, name) {
    const { say } = this;
    const why = this.sequels.refusal;
    this.node.hidden = !this.sequels.live || Boolean(seen.open) || !seen.position;
    if (this.node.hidden) return;
    const untested = seen.kind === 'untested';
    this.list.hidden = Boolean(why) || untested;
    setText(this.note, why || say(untested ? 'branch.untested' : 'branch.note'));
    const written = seen.kind === 'accepted' ? seen.token : (seen.round.final || seen).token;
    const choice = ([token, target]) => el('button', {
      type: 'button', class: 'sv-choose', 'aria-label': say('branch.do', { token: name(token), was: name(written) }),
      on: { click: () => this.sequels.make({ branch: { round: seen.number, index: seen.index, token } }) },
    }, el('span', { class: 'sv-choice-token' }, name(token)), el('span', { class: 'sv-p' }, share(target)));
    this.list.replaceChildren(...seen.position.candidates.filter(([token]) => token !== written).map(choice));
  }
}
