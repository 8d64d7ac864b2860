import { addYears, type Day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from './builders.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from './invoicingBuilders.ts';
import { aMember, type MemberOverrides } from './memberBuilders.ts';
import type { TestServer } from './testServer.ts';

/** Longer than the retention of seven years, whatever the month of the end. */
const LONG_YEARS = 9;

/** A household that registered ten years ago and ended a year later, without invoices: it may be erased. */
export async function aLongEndedHousehold(
  server: TestServer,
  overrides: HouseholdOverrides = {},
): Promise<TestHousehold> {
  const inactive_from = addYears(server.clock.today(), -LONG_YEARS);
  const household = await aHousehold(server, { active_from: inactive_from, ...overrides, status: 'inactive' });
  await server.context.db
    .updateTable('households')
    .set({ inactive_from, status_since: inactive_from, created_at: new Date(addYears(inactive_from, -1)) })
    .where('id', '=', household.household_id)
    .execute();
  return household;
}

export type LeavingOverrides = Pick<MemberOverrides, 'first_name' | 'last_name'> &
  Partial<{ inactive_from: Day; active_from: Day | null; inactive_reason_id: number }>;

const DIVORCE = 18;

/** A person who was a member and left a household nine years ago; by default Emre Yılmaz. Returns the id. */
export async function aPersonWhoLeft(
  server: TestServer,
  household: { household_id: number },
  { first_name = 'Emre', last_name = 'Yılmaz', ...leaving }: LeavingOverrides = {},
): Promise<number> {
  const id = await aMember(server, household, { first_name, last_name, status: 'inactive' });
  const { inactive_from = addYears(server.clock.today(), -LONG_YEARS) } = leaving;
  const { active_from = addYears(inactive_from, -1), inactive_reason_id = DIVORCE } = leaving;
  await server.context.db
    .updateTable('members')
    .set({ inactive_from, status_since: inactive_from, active_from, inactive_reason_id })
    .where('id', '=', id)
    .execute();
  return id;
}

/** An invoice of the household with an item for another person, under their name at that time. */
export async function aInvoiceFor(
  server: TestServer,
  household: { household_id: number; main_member_id: number },
  { member_id, ...overrides }: InvoiceOverrides & { member_id: number },
): Promise<TestInvoice> {
  const invoice = await anInvoice(server, household, overrides);
  const { db } = server.context;
  const names = db.selectFrom('members').select(['first_name', 'last_name']).where('id', '=', member_id);
  const { first_name, last_name } = await names.executeTakeFirstOrThrow();
  await db
    .insertInto('sale_invoice_items')
    .values({
      sale_invoice_id: invoice.id,
      member_id,
      first_name,
      last_name,
      basis: 'child',
      amount_cents: cents(2_400),
      description: null,
    })
    .execute();
  return invoice;
}
