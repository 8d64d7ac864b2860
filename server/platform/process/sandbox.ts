import { Refusal } from '../../../domain/shared/refusal.ts';
import { fairQueue } from '../fairQueue.ts';
import { type Bounds, runBounded } from './boundedProcess.ts';

/** Uploaded bytes. */
export type Opened = {
  /** The owner of the task for taking turns: many tasks of one account do not keep others waiting. */
  accountId: number | null;
  /** Opens the bytes; called when the task starts. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
};

/** Runs a task on bytes that may be malicious, in isolation. */
export type Sandbox = { run(task: string, bytes: Opened): Promise<Buffer> };

/** A program, and the tasks that it does. */
export type SandboxProgram = { path: string; tasks: readonly string[]; bounds: Bounds };

const MOST_WAITING = 300;
const RETRY_SECONDS = 10;

/**
 * One process per task, and one at a time, so that memory stays bounded. Refuses with `service_unavailable` if too many are
 * waiting, unless none of this account is: a few accounts must not block the others.
 */
export function openSandbox(...programs: readonly SandboxProgram[]): Sandbox {
  const takeTurn = fairQueue();
  const waiting: string[] = [];
  return {
    run: async (task, { accountId, open }) => {
      const who = String(accountId);
      const program = programs.find(({ tasks }) => tasks.includes(task));
      if (!program) throw new Error(`no program does ${task}`);
      const { path, bounds } = program;
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
