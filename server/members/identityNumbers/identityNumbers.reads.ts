import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { type IdentityField, identityDigest, identityDigests } from './identityDigest.ts';

const digestColumns = {
  social_insurance_number: 'social_insurance_digest',
  turkish_id_no: 'turkish_id_digest',
} as const satisfies Record<IdentityField, string>;

type Sought = { by: IdentityField; number: string };

/** Whether a `members` row, by its alias, is of the person with this whole number, whichever key its digest was made with. */
export function hasIdentityNumber(
  alias: string,
  { by, number }: Sought,
  vault: Pick<Vault, 'keysFor'>,
): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.${digestColumns[by]}`)} = any(${identityDigests(vault, by, number)}::bytea[])`;
}

/** The digests by which a person with this number is found. */
export function digestsToFind(vault: Pick<Vault, 'keysFor'>, { by, number }: Sought): Buffer[] {
  return identityDigests(vault, by, number);
}

/** Names an identity number without revealing it. */
export function nameOfNumber({ by, number }: Sought, vault: Pick<Vault, 'keyFor'>): string {
  return identityDigest(vault, by, number).toString('base64url');
}

/** The encrypted numbers of a person. */
export type Numbered = { id: number; social_insurance_number: Buffer | null; turkish_id_no: Buffer | null };

const AT_ONCE = 500;

/** The next people with a number after an id: all of them, or those of whose numbers one lacks its digest. */
export async function listNumbered(db: Reader, after: number, which: 'all' | 'missing'): Promise<Numbered[]> {
  const isMissing = sql`(social_insurance_number is not null and social_insurance_digest is null
    or turkish_id_no is not null and turkish_id_digest is null)`;
  const isNumbered = sql`(social_insurance_number is not null or turkish_id_no is not null)`;
  const { rows } = await sql<Numbered>`
    select id, social_insurance_number, turkish_id_no from members
    where ${which === 'missing' ? isMissing : isNumbered} and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}
