/** Runs made of the one that is shown, on the server: which there can be, and what is kept of it. */

import { Compare } from './compare.js';

export class Sequels {
  /** @param {object} viewer {say, send, live, most: γ that may be asked for} */
  constructor({ say, send, live, most }) {
    Object.assign(this, { say, send, live, most });
    this.entry = null; // what is shown
    this.compare = new Compare({ say, show: (entry) => this.show(entry) });
  }

  /** @param {{run: string}|{recorded: string}|null} source what the server knows the run by */
  load(run, source, recorded) {
    this.entry = { run, source, recorded };
    this.compare.load(this.entry);
  }

  /** Why no run can be made of this one; null: it can. */
  get refusal() {
    return this.entry.source ? null : this.say('again.no_source');
  }

  /** @param {{changes: object}|{branch: {round: number, index: number, token: number}}} how */
  make(how) {
    this.compare.expect(this.entry);
    this.send('again', { ...this.entry.source, ...how });
  }

  /** Brings a run back that was left: what was not over then was stopped. */
  show({ run: { trace }, source, recorded }) {
    const ended = trace.ending === 'running' ? { ...trace, ending: 'stopped' } : trace;
    const known = { run: source.run, name: source.recorded, offered: Boolean(source.recorded) };
    this.send('show', { trace: ended, recorded, state: 'done', typed: false, ...known });
  }
}
