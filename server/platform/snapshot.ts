import { type RawBuilder, sql } from 'kysely';
import { refuser } from '../../domain/shared/refusal.ts';
import type { Database, Reader } from './db.ts';

const refuse = refuser({});

/** Each holds one of the pool's connections until its file is sent, and people's other requests need the rest. */
const MOST_OPEN = 3;
const RETRY_SECONDS = 20;
const ROWS_AT_ONCE = 500;

let open = 0;

/** What the database holds at one moment, however long it is read. */
export type Snapshot = {
  readonly db: Reader;
  /** The rows of a query, a few hundred in memory at a time. One query at a time. */
  rows<Row>(query: RawBuilder<Row>): AsyncGenerator<Row[]>;
  /** Gives the connection back; called twice it does nothing more. */
  close(): Promise<void>;
};

/** A read-only transaction that sees one moment, for files that are written while they are sent. Refuses with `too_many_requests`. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  if (open >= MOST_OPEN) refuse('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
  open += 1;
  let isOpen = true;
  const give = () => {
    if (isOpen) open -= 1;
    isOpen = false;
  };
  try {
    const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    return {
      db: tx,
      async *rows<Row>(query: RawBuilder<Row>) {
        await sql`declare streamed no scroll cursor for ${query}`.execute(tx);
        const next = () => sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from streamed`.execute(tx);
        for (let { rows } = await next(); rows.length > 0; { rows } = await next()) yield rows;
        await sql`close streamed`.execute(tx);
      },
      async close() {
        if (!isOpen) return;
        give();
        await tx.rollback().execute();
      },
    };
  } catch (error) {
    give();
    throw error;
  }
}
