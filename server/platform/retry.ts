import { setTimeout as wait } from 'node:timers/promises';

type Patience = {
  /** Between two attempts, in milliseconds. */
  pauseMs: number;
  /** Aborted when it is no longer wanted. */
  until: AbortSignal;
  /** Called for every failed attempt. */
  onFailure: (error: unknown) => void;
};

/** Repeats `attempt` until it succeeds or is no longer wanted; never fails itself. */
export async function retryUntilDone(
  attempt: () => Promise<unknown>,
  { pauseMs, until, onFailure }: Patience,
): Promise<void> {
  while (!until.aborted) {
    try {
      await attempt();
      return;
    } catch (error) {
      onFailure(error);
    }
    await wait(pauseMs, undefined, { signal: until }).catch(() => undefined); // ends early when it is no longer wanted
  }
}
