import { sql } from 'kysely';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { Reader } from '../platform/db.ts';
import { confirmedIds } from './billing.reads.ts';

/** People who are said to have a contribution for another year than their bills say; must answer nothing. */
export async function contributionsUntrue(db: Reader): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    left join sale_invoice_items t on t.member_id = m.id
    left join sale_invoices i on i.id = t.sale_invoice_id and i.household_id = m.household_id and i.type = 'siac'
      and i.status_id in (${confirmedIds}, ${sql.lit(invoiceStatusIds.uncollectible)})
    group by m.id having m.contribution_year <> coalesce(max(i.billed_year), 0)
    order by m.id`.execute(db);
  return rows;
}
