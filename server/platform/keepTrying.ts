import { setTimeout as wait } from 'node:timers/promises';

type Patience = {
  /** Between two attempts, in milliseconds. */
  pauseMs: number;
  /** Aborted when it is no longer wanted. */
  until: AbortSignal;
  /** Hears of every attempt that failed. */
  onFailure: (error: unknown) => void;
};

/** Does `attempt` again until it succeeds or is no longer wanted; never fails itself. */
export async function keepTrying(
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
    await wait(pauseMs, undefined, { signal: until }).catch(() => undefined); // cut short when it is no longer wanted
  }
}
