import {
  billingStatuses,
  confirmedStatuses,
  type InvoiceType,
  invoiceStatusIds,
} from '../../domain/invoicing/invoice.ts';
import type { CoveredPerson, PreCalculationFacts } from '../../domain/invoicing/preCalculation.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';

/** `drafts`: whether what stands on a draft counts as billed. */
export type BillingQuestion = { household_id: number; today: Day; drafts: 'count' | 'ignore' };

/** All that pre-calculation and drafts are reckoned from (D36, D37). */
export async function billingFacts(db: Reader, question: BillingQuestion): Promise<PreCalculationFacts> {
  const persons = await listCoveredPersons(db, question.household_id);
  const fees = await listFees(db);
  const billed = await listBilled(db, question);
  const year = yearOf(question.today);
  return {
    persons,
    fees,
    today: question.today,
    registration_fee_billed: billed.some((row) => row.type === 'sirf'),
    billed_member_ids: billed
      .filter((row) => row.type === 'siac' && row.billed_year === year)
      .flatMap((row) => row.member_id ?? []),
  };
}

async function listCoveredPersons(db: Reader, householdId: number): Promise<CoveredPerson[]> {
  return db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'membership_basis as basis'])
    .where('household_id', '=', householdId)
    .where('status', '<>', 'inactive')
    .orderBy('is_main', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function listFees(db: Reader): Promise<PreCalculationFacts['fees']> {
  return db
    .selectFrom('fees')
    .select(['type', 'basis', 'age_from', 'age_to', 'amount_cents', 'valid_from', 'valid_to'])
    .orderBy('id')
    .execute();
}

type Billed = { type: InvoiceType; billed_year: number; member_id: number | null };

async function listBilled(db: Reader, { household_id, drafts }: BillingQuestion): Promise<Billed[]> {
  const statuses = drafts === 'count' ? billingStatuses : confirmedStatuses;
  return db
    .selectFrom('sale_invoices as invoice')
    .leftJoin('sale_invoice_items as item', 'item.sale_invoice_id', 'invoice.id')
    .select(['invoice.type', 'invoice.billed_year', 'item.member_id'])
    .where('invoice.household_id', '=', household_id)
    .where(
      'invoice.status_id',
      'in',
      statuses.map((status) => invoiceStatusIds[status]),
    )
    .orderBy('invoice.id')
    .execute();
}
