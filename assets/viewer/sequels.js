/** Runs made of the one that is shown, on the server: which there can be, and what is kept of it. */

/** @import { At, Say, Send, Staged } from './types.d.ts' */
import { Compare } from './compare.js';

export class Sequels {
  /** @type {Staged | null} */
  entry = null; // what is shown

  /** @param {{say: Say, send: Send, live: boolean, most: number}} page most: γ that may be asked for */
  constructor({ say, send, live, most }) {
    this.say = say;
    this.send = send;
    this.live = live;
    this.most = most;
    this.compare = new Compare({ say, show: (entry) => this.show(entry) });
  }

  /** @param {Staged} entry what has come onto the stage */
  load(entry) {
    this.entry = entry;
    this.compare.load(this.entry);
  }

  /** Why no run can be made of this one; null: it can. */
  get refusal() {
    return this.entry?.source ? null : this.say('again.no_source');
  }

  /** @param {{changes: Record<string, string | number>} | {branch: At & {token: number}}} how */
  make(how) {
    if (!this.entry) return;
    this.compare.expect(this.entry);
    this.send('again', { ...this.entry.source, ...how });
  }

  /**
   * Brings a run back that was left: what was not over then was stopped.
   * @param {Staged} staged
   */
  show({ run: { trace }, source, recorded }) {
    const ended = trace.ending === 'running' ? { ...trace, ending: 'stopped' } : trace;
    const known = { run: source?.run, name: source?.recorded, offered: Boolean(source?.recorded) };
    this.send('show', { trace: ended, recorded, state: 'done', typed: false, ...known });
  }
}
