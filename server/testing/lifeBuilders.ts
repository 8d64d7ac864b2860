import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { BookedPayment } from '../payments/payments.actions.ts';
import { bookPayment } from '../payments/payments.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import { type Change, inChange } from '../platform/work.ts';
import { anOfficeAccount } from './builders.ts';
import { mailsTo } from './registrations.ts';
import type { TestServer } from './testServer.ts';

/** Somebody of the office who acts: `const office = await theOffice(server); await office((change) => …)`. */
export async function theOffice(server: TestServer) {
  const { account_id } = await anOfficeAccount(server);
  const actor: OfficeActor = { kind: 'office', role: 'clerk', account_id, session_id: 0, language: 'de' };
  return <R>(work: (change: Change<OfficeActor | SystemActor>) => Promise<R>) => inChange(server.ground, actor, work);
}

export type PaymentOverrides = Partial<{ amount_cents: Cents; value_date: Day; transaction_key: string }>;

/** A transfer that the office books: by default what is still missing, credited today. */
export async function aPayment(
  server: TestServer,
  invoice: { id: number },
  overrides: PaymentOverrides = {},
): Promise<BookedPayment> {
  const { amount_cents, paid_cents } = await server.ground.db
    .selectFrom('sale_invoices')
    .select(['amount_cents', 'paid_cents'])
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return server.change((change) =>
    bookPayment(change as Change<SystemActor>, {
      sale_invoice_id: invoice.id,
      amount_cents: (amount_cents - paid_cents) as Cents,
      value_date: server.clock.today(),
      ...overrides,
    }),
  );
}

/** The subjects of the mails that a mailbox got so far, oldest first. */
export async function subjectsTo(server: TestServer, email: string): Promise<string[]> {
  await server.runJobs();
  return mailsTo(server, email).map(({ subject }) => subject);
}

/** The titles of what a household was told in the portal, oldest first. */
export async function newsOf(server: TestServer, household: { household_id: number }): Promise<string[]> {
  const rows = await server.ground.db
    .selectFrom('notifications')
    .select('title')
    .where('household_id', '=', household.household_id)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}
