import { sql } from 'kysely';
import type { Change } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { contentOf, digestOf } from './digests.ts';
import { type ChainKeys, deleteKeyOf, ensureKeys, readKeys } from './keys.writes.ts';
import { appendLinks, lockChain, type NewLink } from './links.writes.ts';

/** Which entries an erasure may change or delete. */
export type Touched = { household_id: number } | { actor_account_id: number };

type Linked = { id: number; household_id: number | null; content: string; digest: Buffer | null };

/**
 * Lets `erase` change or delete entries, and has the chain say so: an erased entry gets a link without a digest, one that stays a
 * new one. A household's key is replaced, so that nobody can find out what an old digest was made of. An entry that was changed by
 * somebody else before gets no new link: it would look unchanged from then on.
 */
export async function erasingEntries(change: Change, of: Touched, erase: () => Promise<unknown>): Promise<void> {
  const { tx, vault } = change;
  if (!(await hasEntries(tx, of))) {
    await erase();
    return;
  }
  await lockChain(tx);
  const before = await listLinked(tx, of);
  const keys = await readKeys(tx, vault, householdsOf(before));
  const intact = before.filter((entry) => isIntact(entry, keys));
  await erase();
  if ('household_id' in of) await deleteKeyOf(tx, of.household_id);
  const now = new Map((await listByIds(tx, before)).map((entry) => [entry.id, entry]));
  const newKeys = await ensureKeys(change, householdsOf([...now.values()]));
  const isErased = ({ id }: Linked) => !now.has(id);
  const erased = before.filter(isErased).map(({ id }): NewLink => ({ entry_id: id, digest: null }));
  const kept = intact.flatMap(({ id }): NewLink[] => {
    const entry = now.get(id);
    const key = entry && newKeys.get(entry.household_id);
    return entry && key ? [{ entry_id: id, digest: digestOf(key, entry.content) }] : [];
  });
  const linksKey = newKeys.get(null);
  if (!linksKey) throw new Error('the key of the chain cannot be decrypted');
  await appendLinks(tx, linksKey, [...erased, ...kept]);
}

function isIntact({ household_id, content, digest }: Linked, keys: ChainKeys): boolean {
  const key = keys.get(household_id);
  return key !== undefined && digest !== null && digestOf(key, content).equals(digest);
}

function householdsOf(entries: readonly { household_id: number | null }[]): number[] {
  return entries.flatMap(({ household_id }) => household_id ?? []);
}

const isTouched = (of: Touched) =>
  'household_id' in of ? sql`a.household_id = ${of.household_id}` : sql`a.actor_account_id = ${of.actor_account_id}`;

async function hasEntries(tx: Tx, of: Touched): Promise<boolean> {
  const { rows } = await sql`select from audit_log a where ${isTouched(of)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Entries that are in the chain, with their last digest. */
async function listLinked(tx: Tx, of: Touched): Promise<Linked[]> {
  const { rows } = await sql<Linked>`
    select a.id, a.household_id, ${contentOf} as content, l.digest from audit_log a
    cross join lateral (select digest from audit_links where entry_id = a.id order by place desc limit 1) l
    where ${isTouched(of)} order by a.id`.execute(tx);
  return rows;
}

async function listByIds(tx: Tx, entries: readonly Linked[]): Promise<Omit<Linked, 'digest'>[]> {
  const { rows } = await sql<Omit<Linked, 'digest'>>`
    select a.id, a.household_id, ${contentOf} as content from audit_log a
    where a.id = any(${entries.map(({ id }) => id)}::bigint[])`.execute(tx);
  return rows;
}
