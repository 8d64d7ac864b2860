import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** The mark's name beside the documents; no storage key, so that it is not taken for a document. */
export const STORE_MARK = 'vefa-store';

type Stored = Pick<Context, 'db' | 'files'>;

/**
 * Whether the documents are those of this database: both have the same mark. A storage without a mark gets one from the first
 * database. Throws if the storage does not answer.
 */
export async function ownsDocuments({ db, files: { storage } }: Stored): Promise<boolean> {
  const own = await readMark(db);
  const found = await storage.readNote(STORE_MARK);
  if (found === undefined) await storage.put(STORE_MARK, once(own));
  return found === undefined || found === own;
}

/** Whether this or another database has marked the documents as its own. */
export async function isMarked({ storage }: Stored['files']): Promise<boolean> {
  return (await storage.readNote(STORE_MARK)) !== undefined;
}

/** Gives database and documents a new mark, because they are a copy of others. */
export async function renewStoreMark({ db, files: { storage } }: Stored): Promise<void> {
  await sql`update store_mark set id = gen_random_uuid()`.execute(db);
  await storage.put(STORE_MARK, once(await readMark(db)));
}

async function readMark(db: Stored['db']): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from store_mark`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has no mark');
  return row.id;
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
