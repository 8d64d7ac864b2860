import { aHousehold } from './builders.ts';
import { anInvoice, type InvoiceOverrides } from './invoicingBuilders.ts';
import { moveTo, theNight } from './lifeBuilders.ts';
import type { TestServer } from './testServer.ts';

/**
 * Moves the clock to 15 February 2027, clears all debts and dismisses all undecided lines: invoices of earlier tests would get
 * reminders as well, and their lines hold those of others from the same account.
 */
export async function beginOwingNothing(server: TestServer): Promise<void> {
  moveTo(server, '2027-02-15');
  await server.context.db
    .updateTable('bank_transactions')
    .set({ dismissed_at: server.clock.now(), dismissed_reason: 'earlier test' })
    .where('id', 'in', (eb) => eb.selectFrom('open_bank_lines').select('id'))
    .execute();
  await server.context.db.updateTable('sale_invoices').set({ status_id: 4 }).where('status_id', 'in', [2, 7]).execute();
}

/** Due on 1 March 2027 if the clock is at 15 February. */
export async function anOverdueInvoice(
  server: TestServer,
  overrides: InvoiceOverrides = {},
  language: 'de' | 'tr' | 'en' = 'de',
) {
  const household = await aHousehold(server, { status: 'active', language });
  return { household, invoice: await anInvoice(server, household, overrides) };
}

/** Runs the nightly job on each of these days. */
export async function nightsUntil(server: TestServer, ...days: string[]): Promise<void> {
  for (const text of days) {
    moveTo(server, text);
    await theNight(server);
  }
}

/** The reminders sent for the present due date. */
export function stepsOf(server: TestServer, invoice: { id: number }): Promise<string[]> {
  return stepsIn(server, 'dunning_steps', invoice);
}

/** The reminders sent for former due dates. */
export function pastStepsOf(server: TestServer, invoice: { id: number }): Promise<string[]> {
  return stepsIn(server, 'past_dunning_steps', invoice);
}

export async function levelOf(server: TestServer, { id }: { id: number }): Promise<number> {
  const row = await server.context.db
    .selectFrom('sale_invoices')
    .select('dunning_status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.dunning_status;
}

async function stepsIn(
  server: TestServer,
  table: 'dunning_steps' | 'past_dunning_steps',
  invoice: { id: number },
): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom(table)
    .select(['level', 'reached_on', 'open_cents'])
    .where('sale_invoice_id', '=', invoice.id)
    .orderBy('reached_on')
    .orderBy('level')
    .execute();
  return rows.map(({ level, reached_on, open_cents }) => `${level} on ${reached_on} over ${open_cents}`);
}
