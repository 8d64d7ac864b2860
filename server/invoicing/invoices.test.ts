import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceStatus } from '../../domain/invoicing/invoice.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { changeInvoiceStatus, invoiceContribution, raiseDunning, settleInvoice } from './invoices.actions.ts';
import { findInvoice, getInvoice } from './invoices.reads.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

async function anInvoiceThatIs(status: InvoiceStatus): Promise<number> {
  return (await anInvoice(server, await aHousehold(server), { status })).id;
}

const stepOn = (id: number, step: 'cancel' | 'void' | 'writeOff' | 'reopen') =>
  server.change(async (change) => changeInvoiceStatus(change, await getInvoice(change.db, id), step));

describe('what other topics do with invoices', () => {
  it('the yearly run bills a household once, with news and mail', async () => {
    const household = await aHousehold(server, { status: 'active', email: 'yearly@example.at' });
    const invoiceThem = () => server.change((change) => invoiceContribution(change, household.household_id));

    const first = await invoiceThem();
    const again = await invoiceThem();
    await server.runJobs();

    expect(first).toMatchObject({ status: 'open', amount_cents: 6_000, date: '2027-01-11', due_date: '2027-01-25' });
    expect(again).toBeUndefined();
    expect(server.mails.filter((mail) => mail.to === 'yearly@example.at')).toHaveLength(1);
  });

  it('a household without an account that can log in gets its invoice and no mail', async () => {
    const household = await aHousehold(server, {
      status: 'active',
      account_status: 'closed',
      email: 'gone@example.at',
    });

    const invoice = await server.change((change) => invoiceContribution(change, household.household_id));
    await server.runJobs();

    expect(invoice?.status).toBe('open');
    expect(server.mails.filter((mail) => mail.to === 'gone@example.at')).toEqual([]);
  });

  it.each([
    ['draft', 'cancel', 'cancelled'],
    ['open', 'void', 'void'],
    ['partly_paid', 'writeOff', 'uncollectible'],
    ['uncollectible', 'reopen', 'open'],
  ] as const)('the office takes an invoice that is %s by %s to %s', async (from, step, to) => {
    expect((await stepOn(await anInvoiceThatIs(from), step)).status).toBe(to);
  });

  it('payments made before an invoice was given up count again when it is reopened', async () => {
    const half = { status: 'uncollectible', paid_cents: cents(2_500) } as const;
    const { id } = await anInvoice(server, await aHousehold(server), half);

    expect(await stepOn(id, 'reopen')).toMatchObject({ status: 'partly_paid', paid_cents: 2_500 });
  });

  it.each([
    ['paid', 'void'],
    ['void', 'reopen'],
    ['open', 'cancel'],
  ] as const)('the office may not take an invoice that is %s by %s', async (from, step) => {
    const refused = stepOn(await anInvoiceThatIs(from), step);

    await expect(refused).rejects.toMatchObject({ key: 'invoice_cant_be_updated_manually_to_this_status' });
  });

  it('a payment and a dunning level are stored on the invoice', async () => {
    const id = await anInvoiceThatIs('open');

    await server.change(async (change) => {
      await settleInvoice(change, id, { status: 'partly_paid', paid_cents: cents(1_000), settled_on: null });
      await raiseDunning(change, id, 2);
    });

    const invoice = await findInvoice(server.context.db, id);
    expect(invoice).toMatchObject({ status: 'partly_paid', paid_cents: 1_000, dunning_status: 2 });
  });
});
