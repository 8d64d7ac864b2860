import { setTimeout as wait } from 'node:timers/promises';
import { type Postmaster, stopPostmaster } from './postmaster.ts';

const PAUSES_MS = [0, 250, 500, 1000, 2000];
const LONGEST_PAUSE_MS = 5000;

export type Supervised = {
  readonly pid: number;
  onUnexpectedExit(listener: (reason: string) => void): void;
  stop(): Promise<void>;
};

/**
 * Keeps a server running: when it ends unexpectedly, `start` is called until it succeeds, at once and then with growing pauses.
 * Listeners are called for every such end and every failed attempt.
 */
export function supervise(first: Postmaster, start: () => Promise<Postmaster>): Supervised {
  const listeners: ((reason: string) => void)[] = [];
  const stopped = new AbortController();
  let current = first;
  let revival = Promise.resolve();

  const report = (reason: string) => {
    for (const listener of listeners) listener(reason);
  };
  const afterEnd = (reason: string) => {
    if (stopped.signal.aborted) return;
    report(reason);
    revival = revive();
  };
  const watch = () => {
    current.ended.then(afterEnd, (error) => afterEnd(String(error)));
  };
  const revive = async () => {
    for (let attempt = 0; !stopped.signal.aborted; attempt++) {
      await pause(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS, stopped.signal);
      if (stopped.signal.aborted) return;
      try {
        current = await start();
        watch();
        return;
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  };

  watch();
  return {
    get pid() {
      return current.pid;
    },
    onUnexpectedExit: (listener) => void listeners.push(listener),
    async stop() {
      stopped.abort();
      await revival;
      await stopPostmaster(current.pid);
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {}); // ends early when the supervisor is stopped
}
