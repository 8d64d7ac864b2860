import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db.ts';
import { lockKey } from '../../platform/lockKey.ts';
import { type ChainEnd, linkAfter, START } from './digests.ts';
import './chain.tables.ts';

/** What is appended to the chain. */
export type NewLink = { entry_id: number; digest: Buffer | null };

/** Only one transaction at a time appends to the chain. */
export async function lockChain(tx: Tx): Promise<void> {
  await lockKey(tx, 'the chain of the audit log');
}

export async function readEnd(db: Reader): Promise<ChainEnd> {
  const last = await db
    .selectFrom('audit_links')
    .select(['place', 'link'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? START;
}

/** Up to this entry all are in the chain; later ones follow. */
export async function readLastLinked(db: Reader): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(entry_id), 0) as last from audit_links`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Appends links, in this order; the chain is locked. */
export async function appendLinks(tx: Tx, key: Buffer, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return;
  let end = await readEnd(tx);
  const rows = links.map(({ entry_id, digest }) => {
    end = linkAfter(key, end, entry_id, digest);
    return { ...end, entry_id, digest };
  });
  await sql`
    insert into audit_links (place, entry_id, digest, link)
    select * from unnest(${rows.map(({ place }) => place)}::bigint[], ${rows.map(({ entry_id }) => entry_id)}::bigint[],
      ${rows.map(({ digest }) => digest)}::bytea[], ${rows.map(({ link }) => link)}::bytea[])`.execute(tx);
}
