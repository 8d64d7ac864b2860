import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract, type JournalEntry, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { aCoveredPerson, anInvoice, draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { invoiceConfirmed } from './invoicing.news.ts';

const NOT_NOW = 'status_of_invoice_with_current_status_cant_be_updated_manually';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

async function aDraft(client: TestClient): Promise<SaleInvoice> {
  const [draft] = await draftsOf(client, ['siac']);
  if (!draft) throw new Error('no draft was made');
  return draft;
}

const confirm = (client: TestClient, id: number) => client.call(invoicingContract.confirmInvoice, { id: String(id) });
const cancel = (client: TestClient, id: number) => client.call(invoicingContract.cancelInvoice, { id: String(id) });

/** The latest of the household's invoices, as the journal shows it. */
async function entryOf(
  client: TestClient,
  { household_id }: { household_id: number },
): Promise<JournalEntry | undefined> {
  const { body } = await client.call(invoicingContract.listJournal, { id: String(household_id) });
  return (body as JournalEntry[])[0];
}

describe('confirming', () => {
  it('makes a draft an open invoice, dated today and due in 14 days', async () => {
    const { client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    const { status, body } = await confirm(client, draft.id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status_id: 2,
      date: '11.01.2027',
      due_date: '25.01.2027',
      steps: ['pdf'],
      amount: 60,
    });
  });

  it('tells the household once in news and by mail with the PDF, however often it is repeated', async () => {
    const { household, client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    await confirm(client, draft.id);
    const again = await confirm(client, draft.id);
    await server.runJobs();

    expect(again).toMatchObject({ status: 200, body: { status_id: 2 } });
    const mails = server.mails.filter((mail) => mail.to === household.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Ihre Rechnung ist da', language: 'de' });
    expect(mails[0]?.text).toContain('Bitte überweisen Sie €\u00a060,00 bis 25.01.2027.');
    expect(mails[0]?.attachments.map((file) => file.filename)).toEqual([`Rechnung-${draft.bill_number}.pdf`]);
    const pdf = await readPdf(mails[0]?.attachments[0]?.content ?? Buffer.alloc(0));
    expect(pdf.title).toBe(`Rechnung ${draft.bill_number}`);
    const news = await client.call(notificationsContract.listNotifications);
    expect(news.body).toMatchObject([{ data: { title: 'Ihre Rechnung: Jahresbeitrag 2027' } }]);
  });

  it('is announced in the transaction of the change', async () => {
    const { household, client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    await confirm(client, draft.id);

    const announced = await server.context.db
      .selectFrom('announcements')
      .select('payload')
      .where('name', '=', invoiceConfirmed.name)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(announced?.payload).toEqual({ id: draft.id, household_id: household.household_id, type: 'siac' });
  });

  // departs: constant.payment-method
  it('pays an invoice over 0 at once', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    await anInvoice(server, household);
    await aCoveredPerson(server, household, { date_of_birth: day('2026-12-01') });
    const draft = await aDraft(client);

    const { body } = await confirm(client, draft.id);
    const again = await confirm(client, draft.id);

    expect(body).toMatchObject({ status_id: 3, amount: 0, payment_qr: null });
    expect(again.status).toBe(200);
    const row = await server.context.db
      .selectFrom('sale_invoices')
      .select('settled_on')
      .where('id', '=', draft.id)
      .executeTakeFirst();
    expect(row?.settled_on).toBe('2027-01-11');
  });

  it('is refused to an inactive household, which pays what was invoiced and gets no new invoice', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'inactive' });
    const { id } = await anInvoice(server, household, { status: 'draft' });
    const before = await entryOf(client, household);

    const answers = [await confirm(client, id), await cancel(client, id)];

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { message: 'household_inactive' } });
    }
    expect(before?.sale_invoice.steps).toEqual([]);
    expect(await entryOf(client, household)).toEqual(before);
  });

  it.each(['paid', 'void', 'uncollectible', 'over_paid', 'partly_paid', 'cancelled'] as const)(
    'is refused for an invoice that is %s',
    async (status) => {
      const { household, client } = await aLoggedInClient(server);
      const { id } = await anInvoice(server, household, { status });

      expect(await confirm(client, id)).toMatchObject({ status: 409, body: { message: NOT_NOW } });
    },
  );
});

describe('confirming a draft that is no longer right', () => {
  const isRefused = { status: 409, body: { message: 'changed_meanwhile' } };

  it('because a person on it was deleted is refused; a new draft replaces it', async () => {
    const { household, client } = await aLoggedInClient(server);
    const child = await aCoveredPerson(server, household);
    const draft = await aDraft(client);
    await client.call(membersContract.deleteFamilyMember, { id: String(child) });

    const answer = await confirm(client, draft.id);

    expect(answer).toMatchObject(isRefused);
    expect(await entryOf(client, household)).toMatchObject({ debit: 72, sale_invoice: { id: draft.id, status_id: 1 } });
    const anew = await aDraft(client);
    expect(await confirm(client, anew.id)).toMatchObject({ status: 200, body: { amount: 60 } });
    expect(await confirm(client, draft.id)).toMatchObject({ status: 409, body: { message: NOT_NOW } });
  });

  it('because somebody was added is refused, also while no fee can be calculated for them', async () => {
    const { household, client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    const child = await aCoveredPerson(server, household);
    expect(await confirm(client, draft.id)).toMatchObject(isRefused);
    await server.context.db.updateTable('members').set({ date_of_birth: null }).where('id', '=', child).execute();

    expect(await confirm(client, draft.id)).toMatchObject(isRefused);
  });

  it('because its year is over is refused', async () => {
    server.clock.moveTo(new Date('2027-12-31T22:59:00Z'));
    const { client } = await aLoggedInClient(server);
    const draft = await aDraft(client);
    server.clock.moveTo(new Date('2027-12-31T23:00:00Z'));

    const answer = await confirm(client, draft.id);
    server.clock.moveTo(TEST_BEGINS);

    expect(answer).toMatchObject(isRefused);
  });

  it('because another invoice charges for the fee is refused', async () => {
    const { household, client } = await aLoggedInClient(server);
    const [draft] = await draftsOf(client, ['sirf']);
    await anInvoice(server, household, { type: 'sirf' });

    expect(await confirm(client, draft?.id ?? 0)).toMatchObject(isRefused);
  });

  it('does not apply to a manual invoice: it says what the office wrote', async () => {
    const { household, client } = await aLoggedInClient(server);
    const { id } = await anInvoice(server, household, {
      type: 'sim',
      status: 'draft',
      description: 'Zweitausfertigung',
    });

    expect(await confirm(client, id)).toMatchObject({ status: 200, body: { status_id: 2 } });
  });
});

describe('cancelling', () => {
  it('keeps the number, and repeated answers the same', async () => {
    const { client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    const first = await cancel(client, draft.id);
    const again = await cancel(client, draft.id);

    expect(first).toMatchObject({ status: 200, body: { status_id: 8, bill_number: draft.bill_number, steps: [] } });
    expect(again.body).toEqual(first.body);
  });

  it.each(['open', 'paid', 'partly_paid'] as const)('is refused for an invoice that is %s', async (status) => {
    const { household, client } = await aLoggedInClient(server);
    const { id } = await anInvoice(server, household, { status });

    expect(await cancel(client, id)).toMatchObject({ status: 409, body: { message: NOT_NOW } });
  });

  it('and confirming at once have one winner', async () => {
    const { client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? confirm : cancel)(client, draft.id)),
    );

    const won = answers
      .filter((answer) => answer.status === 200)
      .map((answer) => (answer.body as SaleInvoice).status_id);
    expect(new Set(won).size).toBe(1);
    expect(won).toHaveLength(5);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
  });
});
