import { type RawBuilder, sql } from 'kysely';
import { type InvoiceStatusId, invoiceStatusOfId } from '../../../domain/invoicing/invoice.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import './paymentLinks.tables.ts';

/** An invoice behind a link: what a transfer needs, and nothing about a person. */
export type LinkedInvoice = {
  bill_number: string;
  payment_reference: string;
  status: NonNullable<ReturnType<typeof invoiceStatusOfId>>;
  amount_cents: Cents;
  paid_cents: Cents;
  due_date: Day | null;
};

export type LinkRow = {
  id: number;
  combined_transfer_id: number | null;
  created_at: Date;
  expires_at: Date;
  invoices: LinkedInvoice[];
};

/** The valid links of a household, the newest first. */
export async function listValidLinks(db: Reader, householdId: number, now: Date): Promise<LinkRow[]> {
  return readLinks(db, sql`l.household_id = ${householdId}`, now);
}

/** The valid link of this token; also undefined while nothing about money is told to its household (decision 60). */
export async function findValidLink(db: Reader, token: string, now: Date): Promise<LinkRow | undefined> {
  const links = await readLinks(
    db,
    sql`l.token_hash = ${hashToken(token)} and exists (select from households h
      where h.id = l.household_id and h.erased_on is null and h.money_rests_since is null)`,
    now,
  );
  return links[0];
}

type Raw = Omit<LinkRow, 'invoices'> & {
  invoices: (Omit<LinkedInvoice, 'status'> & { status_id: InvoiceStatusId })[];
};

async function readLinks(db: Reader, which: RawBuilder<unknown>, now: Date): Promise<LinkRow[]> {
  const { rows } = await sql<Raw>`
    select l.id, l.combined_transfer_id, l.created_at, l.expires_at,
      coalesce((select jsonb_agg(jsonb_build_object('bill_number', i.bill_number, 'status_id', i.status_id,
          'payment_reference', i.payment_reference, 'amount_cents', i.amount_cents, 'paid_cents', i.paid_cents,
          'due_date', i.due_date) order by i.due_date, i.id)
        from sale_invoices i where i.id = l.sale_invoice_id or i.id in (
          select c.sale_invoice_id from combined_transfer_invoices c
          where c.combined_transfer_id = l.combined_transfer_id)), '[]') as invoices
    from payment_links l where ${which} and l.expires_at > ${now}
    order by l.id desc`.execute(db);
  return rows.map(({ invoices, ...link }) => ({
    ...link,
    invoices: invoices.flatMap(({ status_id, ...invoice }) => {
      const status = invoiceStatusOfId(status_id);
      return status ? [{ ...invoice, status }] : [];
    }),
  }));
}
