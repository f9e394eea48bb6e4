/** Runs made of the one that is shown, on the server: which there can be, and what is kept of it. */

/** @import { At, Say, Send, Source, Staged } from './types.d.ts' */
/** @import { Store } from './state.js' */
import { arrived, Compare } from './compare.js';

export class Sequels {
  /** @param {{say: Say, send: Send, store: Store, most: number}} page most: γ that may be asked for */
  constructor({ say, send, store, most }) {
    this.say = say;
    this.send = send;
    this.store = store;
    this.most = most;
    this.compare = new Compare({
      say,
      swap: () => this.swap(),
      close: () => store.set({ compared: null }),
    });
  }

  get live() {
    return this.store.state.live;
  }

  /** @param {Staged} entry what comes onto the stage */
  load(entry) {
    this.store.set({ compared: arrived(this.store.state, entry), expected: null, returning: null });
  }

  /** Why no run can be made of this one; null: it can. */
  get refusal() {
    return this.store.state.source ? null : this.say('again.no_source');
  }

  /**
   * What "Run again" can change a run to, as the server says.
   * @param {Source} source of that run; another may be on the stage by now
   * @param {Record<string, string[]>} offers values by setting
   */
  offer(source, offers) {
    const { run, recorded } = this.store.state.source ?? {};
    if (run === source.run && recorded === source.recorded) this.store.set({ offers });
  }

  /** @param {{changes: Record<string, string | number>} | {branch: At & {token: number}}} how */
  make(how) {
    const { run, source, recorded } = this.store.state;
    if (!run) return;
    this.store.set({ expected: { run, source, recorded } });
    this.send('again', { ...source, ...how });
  }

  /** Brings the other run of the pair onto the stage. */
  swap() {
    const { compared } = this.store.state;
    if (!compared) return;
    const returning = compared.shown ? 0 : 1;
    this.store.set({ returning });
    this.show(compared.pair[returning]);
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
