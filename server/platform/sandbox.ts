import { Refusal } from '../../domain/shared/refusal.ts';
import { type Bounds, runBounded } from './boundedProcess.ts';
import { inTurn } from './inTurn.ts';

/** Bytes that somebody has sent. */
export type Opened = {
  /** Whose turn it is: many things of one account keep nobody else waiting. */
  accountId: number | null;
  /** Opens the bytes; called when the turn has come. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
};

/** Does a task on bytes that may be made to do harm, where they can do none. */
export type Sandbox = { run(task: string, bytes: Opened): Promise<Buffer> };

export type SandboxProgram = { path: string; bounds: Bounds };

const MOST_WAITING = 300;
const RETRY_SECONDS = 10;

/**
 * One process for each task, and one at a time: so memory stays bounded, whoever sends whatever. Refuses with
 * `service_unavailable` where too many wait, unless nothing of that account does: a few accounts must not keep out the others.
 */
export function openSandbox({ path, bounds }: SandboxProgram): Sandbox {
  const takeTurn = inTurn();
  const waiting: string[] = [];
  return {
    run: async (task, { accountId, open }) => {
      const who = String(accountId);
      if (waiting.length >= MOST_WAITING && waiting.includes(who)) {
        throw new Refusal('service_unavailable', 'unavailable', { retryAfterSeconds: RETRY_SECONDS });
      }
      waiting.push(who);
      try {
        return await takeTurn(who, async () =>
          runBounded({ program: path, args: [task], input: await open(), bounds }),
        );
      } finally {
        waiting.splice(waiting.indexOf(who), 1);
      }
    },
  };
}
