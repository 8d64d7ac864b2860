import { sql } from 'kysely';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { KeptBecause } from '../../domain/movingIn/undo.ts';
import type { Reader } from '../platform/db.ts';

type Since = Record<Exclude<KeptBecause, 'changed' | 'gone'>, boolean> & { is_changed: boolean };

/**
 * What was written to a household since it was taken over; undefined if it is gone. Every change of a household increments its revision
 * (decision 6): one that none of the questions finds is kept as `changed`. To be asked before the household is locked.
 */
export async function findWrittenSince(
  db: Reader,
  { id, household_id }: { id: number; household_id: number },
): Promise<KeptBecause[] | undefined> {
  const ofPeople = (table: 'documents' | 'change_requests') =>
    sql`exists (select from ${sql.table(table)} x join members m on m.id = x.member_id where m.household_id = h.id)`;
  const { rows } = await sql<Since>`
    select h.silent_since is null as released, h.account_id is not null as has_account,
      exists (select from sale_invoices i where i.household_id = h.id
        and (i.type <> 'sim' or i.created_at <> r.decided_at or i.status_id <> ${invoiceStatusIds.open})) as invoiced,
      exists (select from bank_transactions t where t.household_id = h.id)
        or exists (select from cash_entries c where c.household_id = h.id) as paid,
      exists (select from death_cases d where d.household_id = h.id) as died,
      ${ofPeople('documents')} as documents,
      ${ofPeople('change_requests')}
        or exists (select from members m where m.household_id = h.id and (m.version > 1 or m.created_at > r.decided_at))
        as corrected,
      exists (select from household_notes n where n.household_id = h.id and n.written_at > r.decided_at) as noted,
      exists (select from conversations c where c.household_id = h.id) as conversation,
      exists (select from household_payers p where h.id in (p.household_id, p.payer_id)) as other_payer,
      exists (select from status_history s where s.household_id = h.id and s.changed_at > r.decided_at)
        or exists (select from endings_to_come e where e.household_id = h.id) as ended,
      h.revision <> r.revision as is_changed
    from take_over_rows r join households h on h.id = r.household_id and h.erased_on is null
    where r.id = ${id} and h.id = ${household_id}`.execute(db);
  const [since] = rows;
  if (!since) return undefined;
  const { is_changed, ...told } = since;
  const because = (Object.keys(told) as (keyof typeof told)[]).filter((one) => told[one]);
  return because.length === 0 && is_changed ? ['changed'] : because;
}
