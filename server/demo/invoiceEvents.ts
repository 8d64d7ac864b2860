import { statusAfterAllocation } from '../../domain/invoicing/allocation.ts';
import { type InvoiceStatus, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { type Cents, cents, sumCents } from '../../domain/shared/money.ts';
import { remindWithoutBank } from '../dunning/dunning.actions.ts';
import { changeInvoiceStatus, settleInvoice } from '../invoicing/invoices.actions.ts';
import { type Invoice, listInvoices, lockInvoice } from '../invoicing/invoices.reads.ts';
import { cancelInvoice, confirmInvoice, createInvoices } from '../invoicing/invoicing.actions.ts';
import { withLocked } from '../members/household.reads.ts';
import { refreshWaiting } from '../membership/joining/waiting.actions.ts';
import type { Change } from '../platform/context.ts';
import { bookTransfer } from './demoWrites.ts';
import { asMember, asOffice, type Cast, type Play, type Stage } from './stage.ts';

const TOO_MUCH = cents(2_000);

/** Events of a household's invoices, caused by the member, the bank or the office. */
export const invoiceEvents = {
  draft_invoices: async (stage, cast) => {
    await asMember(stage, cast, (change) => createInvoices(change, {}));
  },
  cancel_drafts: async (stage, cast) => {
    for (const { id } of await invoicesOf(stage, cast, ['draft'])) {
      await asMember(stage, cast, (change) => cancelInvoice(change, { id }));
    }
  },
  confirm_invoices: async (stage, cast) => {
    for (const { id } of await invoicesOf(stage, cast, ['draft'])) {
      await asMember(stage, cast, (change) => confirmInvoice(change, { id }));
    }
  },
  pay: (stage, cast) => pay(stage, cast, (invoice) => invoice.amount_cents),
  pay_half: (stage, cast) =>
    pay(stage, cast, ({ type, amount_cents }) =>
      type === 'siac' ? cents(Math.floor(amount_cents / 2)) : amount_cents,
    ),
  pay_too_much: (stage, cast) =>
    pay(stage, cast, ({ type, amount_cents }) => (type === 'siac' ? sumCents([amount_cents, TOO_MUCH]) : amount_cents)),
  remind: (stage, cast) => asOffice(stage, (change) => remind(change, cast.household_id)),
  void_contribution: (stage, cast) =>
    eachOwed(stage, cast, async (change, invoice) => void (await changeInvoiceStatus(change, invoice, 'void'))),
  write_off: (stage, cast) =>
    eachOwed(stage, cast, async (change, invoice) => void (await changeInvoiceStatus(change, invoice, 'writeOff'))),
} as const satisfies Record<string, Play>;

async function pay(stage: Stage, cast: Cast, amountOf: (invoice: Invoice) => Cents): Promise<void> {
  await eachOwed(stage, cast, async (change, invoice) => {
    const paid_cents = amountOf(invoice);
    const payer = fullName(cast.person);
    await bookTransfer(change, { invoice, payer, amount_cents: paid_cents });
    const status = statusAfterAllocation(invoice.amount_cents, paid_cents);
    await settleInvoice(change, invoice.id, {
      status,
      paid_cents,
      settled_on: status === 'partly_paid' ? null : change.today,
    });
  });
  await asOffice(stage, (change) =>
    withLocked(change, cast.household_id, (household) => refreshWaiting(change, household)),
  );
}

async function invoicesOf(stage: Stage, cast: Cast, statuses: readonly InvoiceStatus[]): Promise<Invoice[]> {
  const ids = statuses.map((status) => invoiceStatusIds[status]);
  return listInvoices(stage.context.db, cast.household_id, { statuses: ids, direction: 'asc' });
}

async function remind(change: Change, householdId: number): Promise<void> {
  if (!(await remindWithoutBank(change, householdId))) throw new Error('the story reminds too early');
}

async function eachOwed(
  stage: Stage,
  cast: Cast,
  work: (change: Change, invoice: Invoice) => Promise<void>,
): Promise<void> {
  for (const { id } of await invoicesOf(stage, cast, ['open', 'partly_paid'])) {
    await asOffice(stage, async (change) => {
      const invoice = await lockInvoice(change.tx, id);
      if (invoice) await work(change, invoice);
    });
  }
}
