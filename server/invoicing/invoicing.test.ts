import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract, type JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

it('the preview for a new family member uses the same fee table as the invoice', async () => {
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

describe('the journal', () => {
  const journal = (client: TestClient, id: number, query: Record<string, string> = {}) =>
    client.call(invoicingContract.listJournal, { id: String(id), ...query });

  it('lists what was invoiced, paid and is still owed, the latest due first', async () => {
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

  it('has a payment code only for what is still owed', async () => {
    const { household, client } = await aLoggedInClient(server);
    await anInvoice(server, household, { status: 'partly_paid', paid_cents: cents(2_550) });

    const { body } = await journal(client, household.household_id);

    expect((body as JournalEntry[])[0]?.sale_invoice.payment_qr).toContain('\nEUR34.50\n');
  });

  // proves: constant.invoice-types, call.GET /api/v1/finance/financial-journal/household/{id}
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

  it('names fees in the reader’s language, and shows a manual invoice as it was written', async () => {
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
      ['2026 yılı aidatı', '2026 yılı aidatı, ana üye'],
    ]);
  });

  it('keeps the name of somebody who was deleted', async () => {
    const { household, client } = await aLoggedInClient(server);
    const child = await aCoveredPerson(server, household, { first_name: 'İpek' });
    await confirmedInvoice(client);
    await server.context.db.deleteFrom('members').where('id', '=', child).execute();

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

describe('another household', () => {
  it('and its invoices answer as if they did not exist', async () => {
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

  it('is refused to somebody who is not logged in, but for the fees of today', async () => {
    const client = server.client();
    const { listJoiningFees: _open, ...calls } = invoicingContract;

    for (const call of Object.values(calls)) {
      expect(await client.call(call, { id: '1' })).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
    }
  });
});
