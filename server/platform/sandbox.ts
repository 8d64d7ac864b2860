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
 * `service_unavailable` where too many wait.
 */
export function openSandbox({ path, bounds }: SandboxProgram): Sandbox {
  const takeTurn = inTurn();
  let waiting = 0;
  return {
    run: async (task, { accountId, open }) => {
      if (waiting >= MOST_WAITING) {
        throw new Refusal('service_unavailable', 'unavailable', { retryAfterSeconds: RETRY_SECONDS });
      }
      waiting += 1;
      try {
        return await takeTurn(String(accountId), async () =>
          runBounded({ program: path, args: [task], input: await open(), bounds }),
        );
      } finally {
        waiting -= 1;
      }
    },
  };
}
