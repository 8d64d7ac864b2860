import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract, type JournalEntry, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, confirmedInvoice, draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { readPdf } from '../testing/pdfReading.ts';
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

it('what somebody would add is reckoned from the same fee table as the bill', async () => {
  const { client } = await aLoggedInClient(server);

  const { status, body } = await client.call(invoicingContract.listFees);

  const child = { type: 'siac', basis: 'child', valid_from: '01.01.2024', valid_to: null };
  expect(status).toBe(200);
  expect(body).toMatchObject(
    expect.arrayContaining([
      { ...child, age_from: 0, age_to: 5, amount: 0 },
      { ...child, age_from: 6, age_to: 17, amount: 12 },
    ]),
  );
});

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
    expect(mails[0]?.text).toContain('Bitte überweisen Sie € 60,00 bis 25.01.2027.');
    expect(mails[0]?.attachments.map((file) => file.filename)).toEqual([`Rechnung-${draft.bill_number}.pdf`]);
    const pdf = await readPdf(mails[0]?.attachments[0]?.content ?? Buffer.alloc(0));
    expect(pdf.title).toBe(`Rechnung ${draft.bill_number}`);
    const news = await client.call(notificationsContract.listNotifications);
    expect(news.body).toMatchObject([{ data: { title: 'Ihre Rechnung: Jahresbeitrag 2027' } }]);
  });

  it('is announced with the change itself', async () => {
    const { household, client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    await confirm(client, draft.id);

    const announced = await server.ground.db
      .selectFrom('announcements')
      .select('payload')
      .where('name', '=', invoiceConfirmed.name)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(announced?.payload).toEqual({ id: draft.id, household_id: household.household_id, type: 'siac' });
  });

  it('pays an invoice over 0 at once', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    await anInvoice(server, household);
    await aCoveredPerson(server, household, { date_of_birth: day('2026-12-01') });
    const draft = await aDraft(client);

    const { body } = await confirm(client, draft.id);
    const again = await confirm(client, draft.id);

    expect(body).toMatchObject({ status_id: 3, amount: 0, payment_qr: null });
    expect(again.status).toBe(200);
    const row = await server.ground.db
      .selectFrom('sale_invoices')
      .select('settled_on')
      .where('id', '=', draft.id)
      .executeTakeFirst();
    expect(row?.settled_on).toBe('2027-01-11');
  });

  it('is refused to an inactive household, which pays what was billed and is billed nothing new', async () => {
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

  it('because somebody on it was taken out is refused; a new draft replaces it', async () => {
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

  it('because somebody was added is refused, also while nothing can be reckoned for them', async () => {
    const { household, client } = await aLoggedInClient(server);
    const draft = await aDraft(client);

    const child = await aCoveredPerson(server, household);
    expect(await confirm(client, draft.id)).toMatchObject(isRefused);
    await server.ground.db.updateTable('members').set({ date_of_birth: null }).where('id', '=', child).execute();

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

  it('because the fee was billed by another is refused', async () => {
    const { household, client } = await aLoggedInClient(server);
    const [draft] = await draftsOf(client, ['sirf']);
    await anInvoice(server, household, { type: 'sirf' });

    expect(await confirm(client, draft?.id ?? 0)).toMatchObject(isRefused);
  });

  it('does not happen to a manual invoice: it is what the office wrote', async () => {
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

describe('the journal', () => {
  const journal = (client: TestClient, id: number, query: Record<string, string> = {}) =>
    client.call(invoicingContract.listJournal, { id: String(id), ...query });

  it('lists what was billed, paid and is still owed, the latest due first', async () => {
    const { household, client } = await aLoggedInClient(server);
    await anInvoice(server, household, { date: day('2026-01-10'), status: 'paid', paid_cents: cents(6_000) });
    await anInvoice(server, household, { date: day('2026-12-01'), status: 'partly_paid', paid_cents: cents(2_550) });
    await anInvoice(server, household, { status: 'draft', type: 'sirf' });

    const { body } = await journal(client, household.household_id);

    const lines = (body as JournalEntry[]).map(
      (entry) => `${entry.type} ${entry.debit} ${entry.credit} ${entry.open_item} ${entry.sale_invoice.due_date}`,
    );
    expect(lines).toEqual(['sirf 60 0 60 null', 'siac 60 25.5 34.5 15.12.2026', 'siac 60 60 0 24.01.2026']);
  });

  it('asks with the payment code only for what is still owed', async () => {
    const { household, client } = await aLoggedInClient(server);
    await anInvoice(server, household, { status: 'partly_paid', paid_cents: cents(2_550) });

    const { body } = await journal(client, household.household_id);

    expect((body as JournalEntry[])[0]?.sale_invoice.payment_qr).toContain('\nEUR34.50\n');
  });

  // proves: constant.invoice-types
  it('filters by status and type, and turns the order around', async () => {
    const { household, client } = await aLoggedInClient(server);
    await anInvoice(server, household, { status: 'open', date: day('2027-01-01') });
    await anInvoice(server, household, { status: 'open', type: 'sirf', date: day('2026-01-01') });
    await anInvoice(server, household, { status: 'void' });
    await anInvoice(server, household, { status: 'open', type: 'sim', description: 'Zweitausfertigung' });
    const types = async (query: Record<string, string>) =>
      ((await journal(client, household.household_id, query)).body as JournalEntry[]).map((entry) => entry.type);

    expect(await types({ 'filter[sale_invoice.status_id]': '2,6,7', 'filter[type]': 'siac,sirf' })).toEqual([
      'siac',
      'sirf',
    ]);
    expect(await types({ 'filter[sale_invoice.status_id]': '4' })).toEqual(['siac']);
    expect(await types({ 'filter[type]': 'siac,sirf', orderBy: 'sale_invoice.due_date:ASC' })).toEqual([
      'sirf',
      'siac',
      'siac',
    ]);
    expect(await types({ 'filter[type]': 'sim' })).toEqual(['sim']);
  });

  it('names fees in the reader’s language, and a manual invoice as it was written', async () => {
    const { household, client } = await aLoggedInClient(server, { language: 'tr' });
    await anInvoice(server, household, { date: day('2026-12-01') });
    await anInvoice(server, household, { type: 'sim', description: 'Zweitausfertigung' });

    const { body } = await journal(client, household.household_id);

    const words = (body as JournalEntry[]).map(({ sale_invoice }) => [
      sale_invoice.description,
      sale_invoice.sale_invoice_items[0]?.description,
    ]);
    expect(words).toEqual([
      ['Zweitausfertigung', 'Zweitausfertigung'],
      ['2026 yıllık aidatı', '2026 yıllık aidatı, ana üye'],
    ]);
  });

  it('keeps the name of somebody who was removed', async () => {
    const { household, client } = await aLoggedInClient(server);
    const child = await aCoveredPerson(server, household, { first_name: 'İpek' });
    await confirmedInvoice(client);
    await server.ground.db.deleteFrom('members').where('id', '=', child).execute();

    const { body } = await journal(client, household.household_id);

    const items = (body as JournalEntry[])[0]?.sale_invoice.sale_invoice_items;
    expect(items?.[1]).toMatchObject({ member: null, description: 'Jahresbeitrag 2027, Kind – İpek Yılmaz' });
  });

  it.each(['filter[sale_invoice.status_id]=9', 'filter[type]=abc', 'orderBy=id'])('refuses %s', async (query) => {
    const { household, client } = await aLoggedInClient(server);
    const path = `/api/v1/finance/financial-journal/household/${household.household_id}?${query}`;

    expect(await client.send('GET', path)).toMatchObject({ status: 422, body: { message: 'validation_failed' } });
  });
});

describe('somebody else’s household', () => {
  it('and its invoices answer like ones that do not exist', async () => {
    const { household } = await aLoggedInClient(server);
    const { client } = await aLoggedInClient(server);
    const foreign = await anInvoice(server, household, { status: 'draft' });
    const calls = [
      invoicingContract.confirmInvoice,
      invoicingContract.cancelInvoice,
      invoicingContract.renderInvoicePdf,
    ];

    for (const call of calls) {
      for (const id of [String(foreign.id), '2147483647', 'abc', '-1']) {
        expect(await client.call(call, { id })).toMatchObject({ status: 404, body: { message: 'invoice_not_found' } });
      }
    }
    for (const id of [String(household.household_id), '2147483647', 'abc']) {
      const answer = await client.call(invoicingContract.listJournal, { id });
      expect(answer).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
    }
  });

  it('is nobody’s business who is not logged in', async () => {
    const client = server.client();

    for (const call of Object.values(invoicingContract)) {
      expect(await client.call(call, { id: '1' })).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
    }
  });
});
