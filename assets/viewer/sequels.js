/** Runs that the server makes from the current one, and the comparison of the two. */

/** @import { At, Say, Send, Source, Staged } from './types' */
/** @import { Store } from './state' */
import { arrived, Compare } from './compare';

export class Sequels {
  /** @param {{say: Say, send: Send, store: Store, most: number}} page most: the largest γ that the server allows */
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

  /** @param {Staged} entry the run that comes onto the stage */
  load(entry) {
    this.store.set({ compared: arrived(this.store.state, entry), expected: null, returning: null });
  }

  /** Why the server cannot make another run from this one; null: it can. */
  get refusal() {
    return this.store.state.source ? null : this.say('again.no_source');
  }

  /**
   * Takes the values that "Run again" offers for a run, from the server.
   * @param {Source} source that run's; another run may be on the stage by now
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
   * Brings back an earlier run. One that was unfinished counts as stopped.
   * @param {Staged} staged
   */
  show({ run: { trace }, source, recorded }) {
    const ended = trace.ending === 'running' ? { ...trace, ending: 'stopped' } : trace;
    const known = { run: source?.run, name: source?.recorded, offered: Boolean(source?.recorded) };
    this.send('show', { trace: ended, recorded, state: 'done', typed: false, ...known });
  }
}
