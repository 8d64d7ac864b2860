import type { Context } from '../../platform/context.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { changeDigests } from '../members.writes.ts';
import { type IdentityField, identityDigest } from './identityDigest.ts';
import { listNumbered, type Numbered } from './identityNumbers.reads.ts';

type Stored = Pick<Context, 'db' | 'vault'>;

/**
 * Stores the digest of every identity number that has none, or one of an older key; returns how many people were changed. `which`:
 * `missing` skips those who have one. May be interrupted and repeated, and run beside the product: a number that has changed
 * meanwhile is skipped, because the change has stored its digest.
 */
export async function renewIdentityDigests({ db, vault }: Stored, which: 'all' | 'missing'): Promise<number> {
  let renewed = 0;
  let people = await listNumbered(db, 0, which);
  while (people.length > 0) {
    for (const person of people) {
      const digests = digestsOf(person, vault);
      if (digests) renewed += await db.transaction().execute((tx) => changeDigests(tx, person, digests));
    }
    people = await listNumbered(db, people.at(-1)?.id ?? 0, which);
  }
  return renewed;
}

/** Undefined if a number cannot be opened: the change of keys and the check of all data report it. */
function digestsOf(person: Numbered, vault: Vault) {
  const of = (field: IdentityField) => {
    const sealed = person[field];
    return sealed && identityDigest(vault, field, vault.open(sealed));
  };
  try {
    return { social_insurance_digest: of('social_insurance_number'), turkish_id_digest: of('turkish_id_no') };
  } catch {
    return undefined;
  }
}
