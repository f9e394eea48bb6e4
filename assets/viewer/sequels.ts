/** Runs that the server makes from the current one, and the pair of the two. */

import { arrived } from './compare';
import type { Store } from './state';
import type { At, Send, Source, Staged } from './types';
import { t } from './words';

export class Sequels {
  /** @param most the largest γ that the server allows */
  constructor(readonly store: Store, readonly send: Send, readonly most: number) {}

  /** @param entry the run that comes onto the stage */
  load(entry: Staged) {
    this.store.set({ compared: arrived(this.store.state, entry), expected: null, returning: null });
  }

  /** Why the server cannot make another run from this one; null: it can. */
  get refusal() {
    return this.store.state.source ? null : t('again.no_source');
  }

  /**
   * Takes the values that "Run again" offers for a run, from the server.
   * @param source that run's; another run may be on the stage by now
   * @param offers values by setting
   */
  offer(source: Source, offers: Record<string, string[]>) {
    const { run, recorded } = this.store.state.source ?? {};
    if (run === source.run && recorded === source.recorded) this.store.set({ offers });
  }

  make(how: { changes: Record<string, string | number> } | { branch: At & { token: number } }) {
    const { run, source, recorded } = this.store.state;
    if (!run) return;
    this.store.set({ expected: { run, source, recorded } });
    this.send('again', { ...source, ...how });
  }

  /** Brings the other run of the pair onto the stage. One that was unfinished counts as stopped. */
  swap() {
    const { compared } = this.store.state;
    if (!compared) return;
    const returning = compared.shown ? 0 : 1;
    this.store.set({ returning });
    const { run: { trace }, source, recorded } = compared.pair[returning];
    const ended = trace.ending === 'running' ? { ...trace, ending: 'stopped' } : trace;
    const known = { run: source?.run, name: source?.recorded, offered: Boolean(source?.recorded) };
    this.send('show', { trace: ended, recorded, state: 'done', typed: false, ...known });
  }

  close() {
    this.store.set({ compared: null });
  }
}
