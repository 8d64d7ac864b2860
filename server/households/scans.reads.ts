import { sql } from 'kysely';
import { comparableOldNumber } from '../../domain/households/oldNumber.ts';
import type { ScanName } from '../../domain/households/scans/scanName.ts';
import type { ScanHousehold } from '../../domain/households/scans/scanPlace.ts';
import type { Reader } from '../platform/db.ts';
import './households.tables.ts';

type Row = ScanHousehold & { old_number: string | null };

/**
 * The households that each of these names may mean: those with the membership number, otherwise those with the number of the former
 * lists. Two of one old number are both answered.
 */
export async function listHouseholdsOfScans(db: Reader, names: readonly ScanName[]): Promise<ScanHousehold[][]> {
  const membershipNos = [...new Set(names.flatMap(({ membership_nos }) => membership_nos))];
  const oldNumbers = [...new Set(names.flatMap(({ old_numbers }) => old_numbers))];
  const { rows } = await sql<Row>`
    select h.id, h.membership_no, h.old_number, (
      select jsonb_agg(jsonb_build_object('id', m.id, 'first_name', m.first_name, 'last_name', m.last_name, 'is_main', m.is_main)
        order by not m.is_main, m.id)
      from members m where m.household_id = h.id) as people
    from households h
    where h.id in (
        select id from households where membership_no = any(${membershipNos}::text[])
        union all
        select id from households where old_number is not null and old_number_of(old_number) = any(${oldNumbers}::text[]))
      and h.erased_on is null
    order by h.id`.execute(db);
  return names.map(({ membership_nos, old_numbers }) => {
    const own = rows.filter(({ membership_no }) => membership_nos.includes(membership_no));
    if (own.length > 0) return own;
    return rows.filter(
      ({ old_number }) => old_number !== null && old_numbers.includes(comparableOldNumber(old_number)),
    );
  });
}
