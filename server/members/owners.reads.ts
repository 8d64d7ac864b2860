import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';
import { fullNameOf } from './fullName.reads.ts';

/** A household as the office's lists name it. */
export type Owner = { household_id: number; membership_no: string; name: string };

export async function findOwners(db: Reader, householdIds: readonly number[]): Promise<Map<number, Owner>> {
  const { rows } = await sql<Owner>`
    select h.id as household_id, h.membership_no, ${fullNameOf('m')} as name
    from households h join members m on m.household_id = h.id and m.is_main
    where h.id = any(${householdIds})`.execute(db);
  return new Map(rows.map((owner) => [owner.household_id, owner]));
}
