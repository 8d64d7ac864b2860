import { sql } from 'kysely';
import { billNumber } from '../../domain/invoicing/billNumber.ts';
import { creditorReference } from '../../domain/invoicing/creditorReference.ts';
import { dueOn, type InvoiceStatus, type InvoiceType, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { invoicingContract, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { turkiyeId } from '../../domain/reference/countries.ts';
import type { MembershipBasis } from '../../domain/reference/eligibility.ts';
import { type Day, day, yearOf } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { introduceDemoFees } from '../invoicing/demoFees.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

/** Fees for the tests of a file: registration by age 120 to 1,250 euros, contribution 60, 45 and 0 to 24. */
export async function withDemoFees(server: TestServer): Promise<void> {
  await server.change(introduceDemoFees);
}

export type FamilyOverrides = Partial<{
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  membership_basis: MembershipBasis;
  status: 'new' | 'waiting' | 'active' | 'inactive';
}>;

/** A person whom the household covers; by default Elif Yılmaz, a child born 5.5.2018. Returns the id. */
export async function aCoveredPerson(
  server: TestServer,
  household: { household_id: number },
  overrides: FamilyOverrides = {},
): Promise<number> {
  const { first_name = 'Elif', last_name = 'Yılmaz', status = 'new', membership_basis = 'child' } = overrides;
  const { date_of_birth = day('2018-05-05') } = overrides;
  const today = server.clock.today();
  const { id } = await server.context.db
    .insertInto('members')
    .values({
      household_id: household.household_id,
      is_main: false,
      first_name,
      last_name,
      status,
      membership_basis,
      date_of_birth,
      ...nothingKnown,
      gender: membership_basis === 'spouse' ? 'male' : 'female',
      relationship_type: membership_basis === 'spouse' ? 'husband' : 'daughter',
      citizenship_id: turkiyeId,
      created_at: server.clock.now(),
      status_since: today,
      inactive_from: status === 'inactive' ? today : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const nothingKnown = {
  social_insurance_number: null,
  turkish_id_no: null,
  place_of_birth: null,
  civil_status: null,
  father_name: null,
  mother_name: null,
  email: null,
  waiting_from: null,
  waiting_until: null,
  active_from: null,
  inactive_reason_id: null,
} as const;

/** The household's main address; by default Gudrunstraße 12/4, 1100 Wien. */
export async function aHomeAddress(
  server: TestServer,
  household: { main_member_id: number },
  { country_id = 40 }: { country_id?: number } = {},
): Promise<void> {
  await sql`insert into addresses (member_id, type, street, postal_code, state, city, country_id, is_main_address, created_at)
    values (${household.main_member_id}, 'domestic', 'Gudrunstraße 12/4', '1100', 'Wien', 'Wien', ${country_id}, true,
      ${server.clock.now()})`.execute(server.context.db);
}

export type InvoiceOverrides = Partial<{
  type: InvoiceType;
  status: InvoiceStatus;
  amount_cents: Cents;
  paid_cents: Cents;
  date: Day;
  due_date: Day;
  description: string;
  dunning_status: number;
}>;

export type TestInvoice = { id: number; bill_number: string; payment_reference: string };

let invoiceCount = 900_000;

/** An invoice with one item for the main member; by default an open contribution of € 60. */
export async function anInvoice(
  server: TestServer,
  household: { household_id: number; main_member_id: number },
  overrides: InvoiceOverrides = {},
): Promise<TestInvoice> {
  const { type = 'siac', status = 'open', amount_cents = cents(6_000), date = server.clock.today() } = overrides;
  const { description = null, paid_cents = cents(0), dunning_status = 0, due_date = dueOn(date) } = overrides;
  invoiceCount += 1;
  const bill_number = billNumber(yearOf(date), invoiceCount);
  const payment_reference = creditorReference(bill_number);
  const unconfirmed = status === 'draft' || status === 'cancelled';
  const { id } = await server.context.db
    .insertInto('sale_invoices')
    .values({
      type,
      bill_number,
      payment_reference,
      amount_cents,
      paid_cents,
      dunning_status,
      description,
      household_id: household.household_id,
      status_id: invoiceStatusIds[status],
      billed_year: yearOf(date),
      created_at: server.clock.now(),
      date: unconfirmed ? null : date,
      due_date: unconfirmed ? null : due_date,
      settled_on: status === 'paid' ? date : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { sale_invoice_id: id, member_id: household.main_member_id, basis: 'main' as const, amount_cents };
  await server.context.db
    .insertInto('sale_invoice_items')
    .values({ ...item, description, first_name: null, last_name: null })
    .execute();
  return { id, bill_number, payment_reference };
}

/** Drafts made by the member, as the server returned them. */
export async function draftsOf(client: TestClient, types?: ('sirf' | 'siac')[]): Promise<SaleInvoice[]> {
  const answer = await client.call(invoicingContract.createInvoices, types ? { types } : {});
  if (answer.status !== 201) throw new Error(`no drafts were made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The draft of one type, confirmed by the member. */
export async function confirmedInvoice(client: TestClient, type: 'sirf' | 'siac' = 'siac'): Promise<SaleInvoice> {
  const [draft] = await draftsOf(client, [type]);
  const answer = await client.call(invoicingContract.confirmInvoice, { id: String(draft?.id) });
  if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
