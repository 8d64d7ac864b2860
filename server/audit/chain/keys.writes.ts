import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '../../platform/context.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import './chain.tables.ts';

const KEY_BYTES = 32;

/** The keys of households; `null` is that of entries about none. */
export type ChainKeys = ReadonlyMap<number | null, Buffer>;

type Held = { household_id: number | null; key: Buffer };

/** The keys that there are; one that cannot be decrypted counts as missing. */
export async function readKeys(db: Reader, vault: Vault, households: readonly number[]): Promise<ChainKeys> {
  const { rows } = await sql<Held>`
    select household_id, key from audit_keys
    where household_id is null or household_id = any(${[...new Set(households)]}::integer[])`.execute(db);
  return new Map(rows.flatMap((row): [number | null, Buffer][] => opened(vault, row)));
}

/** The same, after making those that are missing. */
export async function ensureKeys({ tx, vault }: Change, households: readonly number[]): Promise<ChainKeys> {
  const wanted = [null, ...new Set(households)];
  const { rows: held } = await sql<{ household_id: number | null }>`
    select household_id from audit_keys
    where household_id is null or household_id = any(${wanted.filter((one) => one !== null)}::integer[])`.execute(tx);
  const known = new Set(held.map(({ household_id }) => household_id));
  const missing = wanted.filter((one) => !known.has(one));
  if (missing.length > 0) {
    const rows = missing.map((household_id) => ({
      household_id,
      key: vault.seal(randomBytes(KEY_BYTES).toString('hex')),
    }));
    await tx.insertInto('audit_keys').values(rows).execute();
  }
  return readKeys(tx, vault, households);
}

/** Without its key nobody can find out what a digest of an erased entry was made of. */
export async function deleteKeyOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('audit_keys').where('household_id', '=', householdId).execute();
}

function opened(vault: Vault, { household_id, key }: Held): [number | null, Buffer][] {
  try {
    return [[household_id, Buffer.from(vault.open(key), 'hex')]];
  } catch {
    return []; // the verification says which entries have no key
  }
}
