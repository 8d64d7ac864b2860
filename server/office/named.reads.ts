import { readMembershipNo } from '../../domain/accounts/membershipNo.ts';
import { readBillNumber } from '../../domain/invoicing/billNumber.ts';
import type { Reader } from '../platform/db.ts';

/** The id of a household named by its membership number or by its id; an unknown number is nobody's id. */
export async function householdNamed(db: Reader, text: string): Promise<string> {
  const membershipNo = readMembershipNo(text);
  if (!membershipNo) return text;
  const row = await db
    .selectFrom('households')
    .select('id')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst();
  return String(row?.id ?? text);
}

/** The id of an invoice named by its bill number or by its id. */
export async function invoiceNamed(db: Reader, text: string): Promise<string> {
  if (!readBillNumber(text)) return text;
  const row = await db
    .selectFrom('sale_invoices')
    .select('id')
    .where('bill_number', '=', text.trim())
    .executeTakeFirst();
  return String(row?.id ?? text);
}
