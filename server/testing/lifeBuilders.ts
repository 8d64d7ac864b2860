import type { paymentsContract } from '../../domain/payments/payments.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { type Day, day as dayOf } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { bookPayment } from '../payments/payments.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import { noonOf } from '../platform/clock.ts';
import type { Change } from '../platform/context.ts';
import { inChange } from '../platform/work.ts';
import { aStatementOfToday } from './bank/statementOfToday.ts';
import { aHousehold, anOfficeAccount, type HouseholdOverrides } from './builders.ts';
import { anInvoice } from './invoicingBuilders.ts';
import { aDocument } from './memberBuilders.ts';
import { mailsTo } from './registrations.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Acts as a staff member: `const office = await theOffice(server); await office((change) => …)`. */
export async function theOffice(server: TestServer) {
  const { account_id } = await anOfficeAccount(server);
  const actor: OfficeActor = {
    kind: 'office',
    role: 'clerk',
    account_id,
    session_id: 0,
    language: 'de',
    standing: 'open',
  };
  return <R>(work: (change: Change<OfficeActor | SystemActor>) => Promise<R>) => inChange(server.context, actor, work);
}

export type Office = Awaited<ReturnType<typeof theOffice>>;

/** A server for a test file, and a staff member who acts on it. */
export async function aStaffedServer(): Promise<{ server: TestServer; office: Office }> {
  const server = await startTestServer();
  return { server, office: await theOffice(server) };
}

export type PaymentOverrides = Partial<
  Omit<Input<(typeof paymentsContract)['bookPayment']>, 'id' | 'amount' | 'seen'>
> & {
  amount_cents?: Cents;
  /** Whether a bank line has confirmed it as well. */
  isSeenAtBank?: boolean;
};

/** The account that the tests' households pay from. */
export const MEMBER_IBAN = 'AT483200000012345864';

/** A payment booked by the office and confirmed by a bank line; by default of the missing amount, credited today. */
export async function aPayment(
  server: TestServer,
  invoice: { id: number },
  { isSeenAtBank = true, amount_cents: amount, ...overrides }: PaymentOverrides = {},
): Promise<{ bank_transaction_id: number }> {
  const { amount_cents, paid_cents } = await server.context.db
    .selectFrom('sale_invoices')
    .select(['amount_cents', 'paid_cents'])
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  const { value_date = server.clock.today() } = overrides;
  // old payments are booked on their own day: booking them today would be refused
  const today = earlierOf(value_date, server.clock.today());
  const { id } = await server.change((change) =>
    bookPayment(
      { ...(change as Change<SystemActor>), today },
      {
        ...overrides,
        id: invoice.id,
        amount: amount ?? ((amount_cents - paid_cents) as Cents),
        value_date,
      },
    ),
  );
  if (isSeenAtBank) await tellOf(server, id);
  return { bank_transaction_id: id };
}

function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other;
}

/** Inserts a bank line that confirms a payment booked by hand. */
async function tellOf({ context: { db } }: TestServer, paymentId: number): Promise<void> {
  const { amount_cents, value_date, created_at } = await db
    .selectFrom('bank_transactions')
    .select(['amount_cents', 'value_date', 'created_at'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const told = {
    amount_cents,
    value_date,
    created_at,
    confirms: paymentId,
    transaction_key: `camt/tells of ${paymentId}`,
  };
  const from = {
    counterparty_name: null,
    counterparty_iban: MEMBER_IBAN,
    remittance_text: null,
    payment_reference: null,
  };
  const nobodys = { source: 'statement', household_id: null, returned_on: null, created_by: null } as const;
  await db
    .insertInto('bank_transactions')
    .values({ ...told, ...from, ...nobodys })
    .execute();
}

/** The subjects of the mails to a mailbox so far, oldest first. */
export async function subjectsTo(server: TestServer, email: string): Promise<string[]> {
  await server.runJobs();
  return mailsTo(server, email).map(({ subject }) => subject);
}

/** The titles of a household's news, oldest first. */
export async function newsOf(server: TestServer, household: { household_id: number }): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('notifications')
    .select('title')
    .where('household_id', '=', household.household_id)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

/** Moves the clock to noon of a day; tests begin on 11 January 2027. */
export function moveTo(server: TestServer, day: string): void {
  server.clock.moveTo(noonOf(dayOf(day)).now());
}

/** Runs the nightly job after the bank's statement of the day was read, and checks that nothing failed. */
export async function theNight(server: TestServer): Promise<void> {
  await aStatementOfToday(server);
  const failed = Object.entries(await runDailyWork(server.context)).filter(([, { failed }]) => failed > 0);
  if (failed.length > 0) throw new Error(`the night's work failed: ${JSON.stringify(failed)}`);
}

/** Household and people as `status from..until active_from`, people by first name. */
export async function standingOf(server: TestServer, { household_id }: { household_id: number }): Promise<string[]> {
  const { db } = server.context;
  const columns = ['status', 'waiting_from', 'waiting_until', 'active_from'] as const;
  const own = await db
    .selectFrom('households')
    .select(columns)
    .where('id', '=', household_id)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('members')
    .select(columns)
    .select('first_name')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  return [{ ...own, first_name: 'household' }, ...people].map((row) =>
    [row.first_name, row.status, row.waiting_from ?? '-', row.waiting_until ?? '-', row.active_from ?? '-'].join(' '),
  );
}

export type WaitingOverrides = HouseholdOverrides & { submitted?: string; documents?: 'verified' | 'sent' | 'none' };

/**
 * A household that has submitted (by default today) with both fees confirmed and owed, passport and permit verified. Returns the
 * invoices.
 */
export async function aSubmittedHousehold(
  server: TestServer,
  { submitted, documents = 'verified', ...overrides }: WaitingOverrides = {},
) {
  const submitted_on = submitted ? dayOf(submitted) : server.clock.today();
  const household = await aHousehold(server, { status: 'waiting', submitted_on, ...overrides });
  const registration = await anInvoice(server, household, { type: 'sirf', amount_cents: cents(22_000) });
  const contribution = await anInvoice(server, household, { type: 'siac' });
  const verified = documents === 'verified' ? { verified_at: server.clock.now() } : {};
  for (const type of documents === 'none' ? [] : (['passport', 'residence_permit'] as const)) {
    await aDocument(server, household.main_member_id, { type, ...verified });
  }
  return { household, registration, contribution };
}
