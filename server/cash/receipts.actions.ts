import { sql } from 'kysely';
import type { cashContract } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { getBilledParty } from '../invoicing/billedParty.reads.ts';
import { getInvoice } from '../invoicing/invoices.reads.ts';
import { stillOpen } from '../invoicing/mailing.reads.ts';
import type { Reader } from '../platform/db.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import { drawPdf } from '../platform/pdf/pdfRenderer.ts';
import { inChange } from '../platform/work.ts';
import { getEntry } from './entries.reads.ts';
import { type PaidInvoice, type PrintedReceipt, receiptDocument, receiptFilename } from './receipt.wording.ts';

type Call = (typeof cashContract)['printReceipt'];

/** Draws the receipt of a household's payment, and records it. Refuses with `cash_entry_not_found`, also for other entries. */
export async function printReceipt({ context, actor }: Visit<Call>, { id }: Input<Call>): Promise<FileAnswer> {
  const printed = await inChange(context, actor, async (change): Promise<PrintedReceipt> => {
    const entry = await getEntry(change.tx, id);
    const { household_id, bank_transaction_id } = entry;
    if (household_id === null || bank_transaction_id === null || (await isErased(change.tx, household_id))) {
      return refuse('cash_entry_not_found');
    }
    const invoices = await listPaidInvoices(change.tx, bank_transaction_id);
    await record(change, { action: 'cash.printed', household_id, subject_id: id });
    const party = await getBilledParty(change.tx, household_id);
    return { entry, invoices, party, association: change.settings.association };
  });
  const content = await drawPdf(receiptDocument(printed));
  const filename = receiptFilename(printed);
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

async function isErased(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`select from households where id = ${id} and erased_on is not null`.execute(db);
  return rows.length > 0;
}

/** What the payment paid when it was booked: its first allocations, whatever has become of them. */
async function listPaidInvoices(db: Reader, paymentId: number): Promise<PaidInvoice[]> {
  const { rows } = await sql<{ sale_invoice_id: number; cents: Cents }>`
    select a.sale_invoice_id, a.amount_cents as cents from payment_allocations a
    join bank_transactions t on t.id = a.bank_transaction_id and t.created_at = a.created_at
    where t.id = ${paymentId} order by a.id`.execute(db);
  const paid: PaidInvoice[] = [];
  for (const { sale_invoice_id, cents: paid_cents } of rows) {
    const invoice = await getInvoice(db, sale_invoice_id);
    paid.push({ ...invoice, paid_cents, open_cents: stillOpen(invoice) });
  }
  return paid;
}
