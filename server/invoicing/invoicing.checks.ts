import { sql } from 'kysely';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { Reader } from '../platform/db.ts';
import { confirmedIds } from './billing.reads.ts';

/** People whose stored contribution year or cover differs from what their invoices say; must return no rows. */
export async function wrongContributions(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    left join covered_people c on c.member_id = m.id
    left join sale_invoice_items t on t.member_id = m.id
    left join sale_invoices i on i.id = t.sale_invoice_id and i.household_id = m.household_id and i.type = 'siac'
      and i.status_id in (${confirmedIds}, ${sql.lit(invoiceStatusIds.uncollectible)})
    group by m.id, c.member_id
    having c.contribution_year is distinct from case when m.status in ('waiting', 'active') then greatest(m.paid_until_year, coalesce(max(i.billed_year), 0)) end
    order by m.id`.execute(db);
  return rows;
}
