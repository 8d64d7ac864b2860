import { setTimeout as wait } from 'node:timers/promises';
import { allowIdleTransaction, type Database, isOutage } from './db.ts';

type Sending<Row, Outcome> = {
  /** Locks the row of a message that is still unsent; undefined if it was sent, or another process holds it. */
  lock: (tx: Database) => Promise<Row | undefined>;
  /** Sends the message; undefined if nothing has to be written about it. Throws if it has to be tried again. */
  send: (tx: Database, row: Row) => Promise<Outcome | undefined>;
  writeDown: (db: Database, outcome: Outcome) => Promise<void>;
};

/** Shorter than the queue waits for a worker that seems dead (`jobs.ts`), longer than a database takes to start. */
const WRITING_DOWN = { tries: 40, pauseMs: 1_000 } as const;

/**
 * Sends a stored message and writes the outcome into its row. The row's lock keeps other processes from sending it at the same
 * time: the database releases it when its holder dies, so a killed process delays nothing (a time limit would).
 */
export async function sendOnce<Row, Outcome>(db: Database, sending: Sending<Row, Outcome>): Promise<void> {
  const { lock, send, writeDown } = sending;
  let outcome: Outcome | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      const [, row] = await Promise.all([allowIdleTransaction(tx), lock(tx)]);
      outcome = row && (await send(tx, row));
      if (outcome) await writeDown(tx, outcome);
    });
  } catch (error) {
    if (!outcome) throw error;
    // it was sent, and the lock's connection broke meanwhile: another attempt would send it twice
    await writeDownSurely(db, outcome, writeDown);
  }
}

/** On other connections, retried until a restarted database is back. */
async function writeDownSurely<Outcome>(
  db: Database,
  outcome: Outcome,
  writeDown: (db: Database, outcome: Outcome) => Promise<void>,
): Promise<void> {
  for (let left: number = WRITING_DOWN.tries; ; left -= 1) {
    try {
      return await writeDown(db, outcome);
    } catch (error) {
      if (left === 0 || !isOutage(error)) throw error;
      await wait(WRITING_DOWN.pauseMs);
    }
  }
}
