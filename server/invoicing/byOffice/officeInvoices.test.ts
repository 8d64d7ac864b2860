import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfficeInvoice } from '../../../domain/invoicing/officeInvoice.ts';
import { officeInvoicesContract } from '../../../domain/invoicing/officeInvoices.contract.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let household: TestHousehold;

beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active' });
});

const recorded = async () => (await auditOf(server, household.household_id)).map(({ action }) => action);

describe('the PDF of an invoice in the office', () => {
  it('is that of the household, and its print is recorded', async () => {
    const { id } = await anInvoice(server, household);

    const answer = await clerk.call(officeInvoicesContract.printInvoice, { id: String(id) });

    expect([answer.status, answer.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await recorded()).toEqual(['invoice.printed']);
  });

  it('is refused for a draft and for what does not exist', async () => {
    const { id } = await anInvoice(server, household, { status: 'draft' });

    const draft = await clerk.call(officeInvoicesContract.printInvoice, { id: String(id) });
    const nothing = await clerk.call(officeInvoicesContract.printInvoice, { id: '999999' });

    expect([draft.body, nothing.body]).toMatchObject([
      { message: 'invoice_not_confirmed' },
      { message: 'invoice_not_found' },
    ]);
  });
});

describe('an invoice that is sent once more', () => {
  it('goes to the log-in’s address with the PDF; pressed twice it is one mail', async () => {
    const { id } = await anInvoice(server, household);

    const sent = await clerk.call(officeInvoicesContract.sendInvoice, { id: String(id) });
    await clerk.call(officeInvoicesContract.sendInvoice, { id: String(id) });
    await server.runJobs();

    expect([sent.status, sent.body]).toEqual([200, { email: household.email }]);
    const mails = mailsTo(server, household.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(await recorded()).toContain('invoice.sent');
  });

  it('is refused where nothing about money is written, and for a draft', async () => {
    const { id } = await anInvoice(server, household);
    await server.context.db
      .updateTable('households')
      .set({ money_rests_since: server.clock.today() })
      .where('id', '=', household.household_id)
      .execute();

    const rests = await clerk.call(officeInvoicesContract.sendInvoice, { id: String(id) });

    expect([rests.status, rests.body]).toMatchObject([409, { message: 'household_money_rests' }]);
  });
});

describe('an invoice by hand', () => {
  const make = (sent: object = {}, key?: string) =>
    clerk.send(
      'POST',
      `/api/v1/office/households/${household.household_id}/invoices`,
      { amount: 45.5, text: 'Saalmiete', ...sent },
      key ? { 'idempotency-key': key } : {},
    );

  it('is open at once, with its text, and the household is told', async () => {
    const answer = await make();
    await server.runJobs();

    const invoice = answer.body as OfficeInvoice;
    expect([answer.status, invoice]).toMatchObject([
      201,
      { type: 'sim', status_id: 2, description: 'Saalmiete', amount: 45.5, open_item: 45.5, due_date: '25.01.2027' },
    ]);
    expect(invoice.bill_number).toMatch(/^2027-/);
    expect(mailsTo(server, household.email)).toHaveLength(1);
    expect(await recorded()).toEqual(['invoice.made']);
    expect((await clerk.call(officeInvoicesContract.printInvoice, { id: String(invoice.id) })).status).toBe(200);
  });

  it('sent twice is one invoice', async () => {
    const answers = await Promise.all([make({}, 'one-key-of-the-form'), make({}, 'one-key-of-the-form')]);

    expect(new Set(answers.map(({ body }) => (body as OfficeInvoice).id)).size).toBe(1);
  });

  it.each([
    [{ amount: 0 }, 'validation_failed'],
    [{ amount: -3 }, 'validation_failed'],
    [{ amount: 100_000.01 }, 'validation_failed'],
    [{ text: ' ' }, 'validation_failed'],
  ])('is refused with %j', async (sent, message) => {
    expect((await make(sent)).body).toMatchObject({ message });
  });
});
