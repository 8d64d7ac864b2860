import { toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, cents, toEuros } from '../../../domain/shared/money.ts';
import { balanceOn } from '../../cash/balance.reads.ts';
import { countCash } from '../../cash/counting.actions.ts';
import { enterCash } from '../../cash/entering.actions.ts';
import { findLastEntryId } from '../../cash/entries.reads.ts';
import { takeCash } from '../../cash/taking.actions.ts';
import { anInvoice } from '../invoicingBuilders.ts';
import { theOffice } from '../lifeBuilders.ts';
import type { TestServer } from '../testServer.ts';

type Household = { household_id: number; main_member_id: number };

/** Cash for an invoice, by default one of its own, taken today by a new staff member; by default 20 euros. Returns the receipt's id. */
export async function aCashReceipt(
  server: TestServer,
  household: Household,
  {
    amount = cents(2_000),
    from = null,
    ...given
  }: { amount?: Cents; from?: string | null; invoice?: { id: number } } = {},
): Promise<number> {
  const invoice = given.invoice ?? (await anInvoice(server, household, { amount_cents: amount }));
  const office = await theOffice(server);
  const taken = { id: household.household_id, amount, from, day: server.clock.today(), invoice_ids: [invoice.id] };
  return (await office((change) => takeCash(change, taken))).id;
}

/** Cash that was brought to the bank today; as much was put into the box before. */
export async function aCashDeposit(server: TestServer, amount: Cents): Promise<number> {
  const office = await theOffice(server);
  const day = server.clock.today();
  await office((change) => enterCash(change, { kind: 'income', amount, day, text: 'Wechselgeld' }));
  return (await office((change) => enterCash(change, { kind: 'deposit', amount, day, text: 'Sparkasse' }))).id;
}

/** A count of today by a new staff member, which finds what the book says. */
export async function aCashClosing(server: TestServer, household: Household): Promise<number> {
  await aCashReceipt(server, household);
  const office = await theOffice(server);
  return (await office(async (change) => countCash(change, await whatIsThere(server)))).id;
}

/** A count of today that finds what the book says. */
export async function whatIsThere(server: TestServer) {
  const { db } = server.context;
  const day = server.clock.today();
  return { day, counted: await balanceOn(db, day), last_entry_id: await findLastEntryId(db) };
}

/** `whatIsThere`, as a call sends it. */
export async function whatIsSent(server: TestServer) {
  const { day, counted, last_entry_id } = await whatIsThere(server);
  return { day: toWireDay(day), counted: toEuros(counted), last_entry_id };
}

/** What the world's deposit brings to the bank, and its bank line tells of. */
export const BROUGHT = cents(12_345);
