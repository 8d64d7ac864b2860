import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { billingStatuses, confirmedStatuses, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { PreCalculationFacts } from '../../domain/invoicing/preCalculation.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import type { Reader, Tables } from '../platform/db.ts';
import { feeTable } from './fees.reads.ts';
import type { Invoice } from './invoices.reads.ts';
import { ownAmountsOf } from './ownAmounts/ownAmounts.reads.ts';

/** Whom an invoice is for: everybody in the household, or only those who are no longer `new`. */
export type BilledPeople = 'everybody' | 'members';

/** `drafts`: whether items of a draft count as invoiced. */
export type BillingQuestion = { household_id: number; today: Day; drafts: 'count' | 'ignore'; people: BilledPeople };

/** All facts for pre-calculation and drafts (D36, D37), in one query, because others wait for the household's lock meanwhile. */
export async function billingFacts(db: Reader, question: BillingQuestion): Promise<PreCalculationFacts> {
  const year = yearOf(question.today);
  const { persons, fees, billed, own_amounts, settled } = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(coveredPersons(eb, question)).as('persons'),
      jsonArrayFrom(feeTable(eb)).as('fees'),
      jsonArrayFrom(billedItems(eb, question)).as('billed'),
      jsonArrayFrom(ownAmountsOf(eb, { household_id: question.household_id, year })).as('own_amounts'),
      jsonArrayFrom(settledBefore(eb, question.household_id, year)).as('settled'),
    ])
    .executeTakeFirstOrThrow();
  return {
    persons,
    fees,
    own_amounts,
    today: question.today,
    registration_fee_billed: settled.length > 0 || billed.some((row) => row.type === 'sirf'),
    billed_member_ids: [
      ...billed.filter((row) => row.type === 'siac' && row.billed_year === year).flatMap((row) => row.member_id ?? []),
      ...settled.filter(({ is_settled }) => is_settled).map(({ id }) => id),
    ],
  };
}

/** The ids of the statuses in which an invoice is confirmed, for `status_id in (…)`. */
export const confirmedIds = sql.join(confirmedStatuses.map((status) => sql.lit(invoiceStatusIds[status])));

type Somebody = { id: number; household_id: number };

/** Whether a confirmed fee of any year charges for somebody. */
export async function hasFeesBilled(db: Reader, { id, household_id }: Somebody): Promise<boolean> {
  const { rows } = await sql<{ billed: boolean }>`select fees_billed(${id}, ${household_id}) as billed`.execute(db);
  return rows[0]?.billed ?? false;
}

/** Whether one of them may no longer be confirmed anew (decision 87). */
export async function areFeesLocked(db: Reader, { id, household_id }: Somebody): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select fees_locked(${id}, ${household_id}) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** The confirmed fees that charge for somebody, in the order of their ids. */
export async function listFeesBilled(db: Reader, { id, household_id }: Somebody): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from sale_invoices i where i.household_id = ${household_id} and i.type in ('sirf', 'siac')
      and i.status_id in (${confirmedIds})
      and exists (select from sale_invoice_items t where t.sale_invoice_id = i.id and t.member_id = ${id})
    order by i.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether any confirmed invoice charges for somebody: a fee, or an invoice that the office wrote by hand. */
export async function isBilled(db: Reader, { id, household_id }: Somebody): Promise<boolean> {
  const { rows } = await sql<{ billed: boolean }>`
    select exists (select from sale_invoices invoice
      join sale_invoice_items item on item.sale_invoice_id = invoice.id and item.member_id = ${id}
      where invoice.household_id = ${household_id} and invoice.status_id in (${confirmedIds})) as billed`.execute(db);
  return rows[0]?.billed ?? false;
}

/** Whether another confirmed invoice charges for the same: the registration fee, or one of the same people in the same year. */
export async function isBilledByAnother(
  db: Reader,
  { id, household_id, type, billed_year }: Invoice,
): Promise<boolean> {
  const { rows } = await sql<{ billed: boolean }>`
    select exists (select from sale_invoices other
      where other.household_id = ${household_id} and other.type = ${type} and other.id <> ${id}
        and other.status_id in (${confirmedIds})
        and (other.type = 'sirf' or other.type = 'siac' and other.billed_year = ${billed_year}
          and exists (select from sale_invoice_items theirs
            join sale_invoice_items ours on ours.member_id = theirs.member_id and ours.sale_invoice_id = ${id}
            where theirs.sale_invoice_id = other.id))) as billed`.execute(db);
  return rows[0]?.billed ?? false;
}

type Builder = Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>;

/** Everybody whom the association's former list settled up to a year (decision 102): they registered long ago. */
function settledBefore(eb: Builder, householdId: number, year: number) {
  return eb
    .selectFrom('members')
    .select(['id', sql<boolean>`paid_until_year >= ${year}`.as('is_settled')])
    .where('household_id', '=', householdId)
    .where('paid_until_year', 'is not', null)
    .orderBy('id');
}

function coveredPersons(eb: Builder, { household_id, people }: BillingQuestion) {
  return eb
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'membership_basis as basis'])
    .where('household_id', '=', household_id)
    .where('status', 'in', people === 'members' ? ['waiting', 'active'] : ['new', 'waiting', 'active'])
    .orderBy('is_main', 'desc')
    .orderBy('created_at')
    .orderBy('id');
}

function billedItems(eb: Builder, { household_id, drafts }: BillingQuestion) {
  const statuses = drafts === 'count' ? billingStatuses : confirmedStatuses;
  return eb
    .selectFrom('sale_invoices as invoice')
    .leftJoin('sale_invoice_items as item', 'item.sale_invoice_id', 'invoice.id')
    .select(['invoice.type', 'invoice.billed_year', 'item.member_id'])
    .where('invoice.household_id', '=', household_id)
    .where(
      'invoice.status_id',
      'in',
      statuses.map((status) => invoiceStatusIds[status]),
    )
    .orderBy('invoice.id');
}

/** Which of these households have a draft of an annual contribution. */
export async function listDrafted(db: Reader, householdIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ household_id: number }>`
    select household_id from sale_invoices where household_id = any(${householdIds}) and type = 'siac'
      and status_id = ${sql.lit(invoiceStatusIds.draft)}`.execute(db);
  return rows.map(({ household_id }) => household_id);
}

/** When the household's newest cancelled drafts were made, newest first. */
export async function listCancelled(
  db: Reader,
  householdId: number,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('sale_invoices')
    .select('created_at')
    .where('household_id', '=', householdId)
    .where('status_id', '=', invoiceStatusIds.cancelled)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ created_at }) => created_at);
}
