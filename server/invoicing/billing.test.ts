import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract, type PreCalculation, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, confirmedInvoice, draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

async function preCalculation(client: TestClient): Promise<PreCalculation> {
  const { status, body } = await client.call(invoicingContract.preCalculate);
  expect(status).toBe(200);
  return body;
}

async function billNumbersOf(householdId: number): Promise<{ bill_number: string; status_id: number }[]> {
  return server.context.db
    .selectFrom('sale_invoices')
    .select(['bill_number', 'status_id'])
    .where('household_id', '=', householdId)
    .orderBy('id')
    .execute();
}

describe('pre-calculation', () => {
  it('lists every covered person with what they cost, also those at 0', async () => {
    const { household, client } = await aLoggedInClient(server);
    const spouse = { first_name: 'Şükrü', membership_basis: 'spouse' as const, date_of_birth: day('1980-03-03') };
    await aCoveredPerson(server, household, spouse);
    await aCoveredPerson(server, household, { first_name: 'Can', date_of_birth: day('2025-06-01') });
    await aCoveredPerson(server, household, { first_name: 'Ömer', status: 'inactive' });

    const fees = await preCalculation(client);

    expect(fees.registration_fee).toEqual({ available: true, description: 'Beitrittsgebühr', amount: 220 });
    expect(fees.annual_contribution).toMatchObject({ available: true, description: 'Jahresbeitrag 2027', total: 105 });
    expect(fees.annual_contribution.detail.map((item) => `${item.first_name} ${item.amount}`)).toEqual([
      'Ayşe 60',
      'Şükrü 45',
      'Can 0',
    ]);
  });

  it('speaks the account’s language', async () => {
    const { client } = await aLoggedInClient(server, { language: 'tr' });

    const fees = await preCalculation(client);

    expect(fees.annual_contribution.description).toBe('2027 yılı aidatı');
  });

  it('counts a draft as billed, and a cancelled one not', async () => {
    const { client } = await aLoggedInClient(server);
    const [, contribution] = await draftsOf(client);

    const withDraft = await preCalculation(client);
    await client.call(invoicingContract.cancelInvoice, { id: String(contribution?.id) });
    const afterwards = await preCalculation(client);

    expect([withDraft.registration_fee.available, withDraft.annual_contribution.available]).toEqual([false, false]);
    expect([afterwards.registration_fee.available, afterwards.annual_contribution.available]).toEqual([false, true]);
  });

  it('reports a problem while a date of birth is missing', async () => {
    const { client } = await aLoggedInClient(server, { date_of_birth: null });

    const { status, body } = await client.call(invoicingContract.preCalculate);

    expect([status, body]).toMatchObject([409, { message: 'nothing_to_precalculate' }]);
  });

  it('offers nothing to an inactive household', async () => {
    const { client } = await aLoggedInClient(server, { status: 'inactive' });

    const fees = await preCalculation(client);

    expect([fees.registration_fee.available, fees.annual_contribution.available]).toEqual([false, false]);
  });
});

describe('create-invoice', () => {
  it('makes a draft per type with a line per person, a bill number and a reference', async () => {
    const { household, client } = await aLoggedInClient(server);
    const child = await aCoveredPerson(server, household);

    const [registration, contribution] = await draftsOf(client);

    expect(registration).toMatchObject({ type: 'sirf', status_id: 1, amount: 220, date: null, due_date: null });
    expect(contribution).toMatchObject({ type: 'siac', amount: 72, steps: ['confirm', 'cancel'] });
    expect(contribution?.bill_number).toMatch(/^2027-\d{6}$/);
    expect(contribution?.payment_reference).toMatch(/^RF\d{2}2027\d{6}$/);
    expect(contribution?.payment_qr).toContain('EUR72.00');
    expect(contribution?.sale_invoice_items).toMatchObject([
      { description: 'Jahresbeitrag 2027, Hauptmitglied', amount: 60, tax: 0, total: 60 },
      { description: 'Jahresbeitrag 2027, Kind', amount: 12, member: { id: child, first_name: 'Elif' } },
    ]);
  });

  it('answers the same drafts again', async () => {
    const { household, client } = await aLoggedInClient(server);

    const first = await draftsOf(client);
    const again = await draftsOf(client);

    expect(again).toEqual(first);
    expect(await billNumbersOf(household.household_id)).toHaveLength(2);
  });

  it('makes only the type that is asked for', async () => {
    const { client } = await aLoggedInClient(server);

    const drafts = await draftsOf(client, ['siac']);

    expect(drafts.map((draft) => draft.type)).toEqual(['siac']);
  });

  it('cancels a draft whose persons have changed, and keeps its number', async () => {
    const { household, client } = await aLoggedInClient(server);
    const [before] = await draftsOf(client, ['siac']);
    await aCoveredPerson(server, household);

    const [after] = await draftsOf(client, ['siac']);

    expect(after?.amount).toBe(72);
    expect(await billNumbersOf(household.household_id)).toEqual([
      { bill_number: before?.bill_number, status_id: 8 },
      { bill_number: after?.bill_number, status_id: 1 },
    ]);
  });

  it('cancels the draft over somebody who was removed', async () => {
    const { household, client } = await aLoggedInClient(server);
    const child = await aCoveredPerson(server, household);
    const [before] = await draftsOf(client, ['siac']);
    await server.context.db.deleteFrom('members').where('id', '=', child).execute();

    const [after] = await draftsOf(client, ['siac']);

    expect([before?.amount, after?.amount]).toEqual([72, 60]);
    expect(after?.id).not.toBe(before?.id);
  });

  it('charges only for people without this year’s contribution', async () => {
    const { household, client } = await aLoggedInClient(server);
    await confirmedInvoice(client);
    await aCoveredPerson(server, household);

    const [draft] = await draftsOf(client, ['siac']);

    expect(draft?.sale_invoice_items.map((item) => item.member?.first_name)).toEqual(['Elif']);
  });

  it('bills the contribution anew in a new year, and the registration fee only once', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    await anInvoice(server, household, { type: 'sirf', status: 'paid', date: day('2026-03-01') });
    await anInvoice(server, household, { type: 'siac', status: 'paid', date: day('2026-03-01') });

    const drafts = await draftsOf(client);

    expect(drafts.map((draft) => draft.description)).toEqual(['Jahresbeitrag 2027']);
  });

  it('answers an empty list where nothing is due', async () => {
    const { client } = await aLoggedInClient(server);
    await confirmedInvoice(client, 'siac');
    await confirmedInvoice(client, 'sirf');

    expect(await draftsOf(client)).toEqual([]);
  });

  it('is refused to an inactive household', async () => {
    const { client } = await aLoggedInClient(server, { status: 'inactive' });

    const { status, body } = await client.call(invoicingContract.createInvoices);

    expect([status, body]).toMatchObject([409, { message: 'household_inactive' }]);
  });

  it('with an unknown type is refused and creates nothing', async () => {
    const { client } = await aLoggedInClient(server);

    const { status, body } = await client.send('POST', invoicingContract.createInvoices.path, { types: ['sim'] });

    expect([status, body]).toMatchObject([422, { message: 'validation_failed' }]);
  });

  it('is refused where the fee table has no row for somebody', async () => {
    const { household, client } = await aLoggedInClient(server);
    await aCoveredPerson(server, household, { date_of_birth: day('1900-01-01'), membership_basis: 'child' });
    await server.context.db
      .updateTable('fees')
      .set({ age_to: 100 })
      .where('basis', '=', 'child')
      .where('age_from', '=', 18)
      .execute();

    const { status, body } = await client.call(invoicingContract.createInvoices);
    await server.context.db
      .updateTable('fees')
      .set({ age_to: 150 })
      .where('basis', '=', 'child')
      .where('age_from', '=', 18)
      .execute();

    expect([status, body]).toMatchObject([409, { message: 'no_matching_fee' }]);
    expect(await billNumbersOf(household.household_id)).toEqual([]);
  });
});

describe('forty calls at once', () => {
  it('yield one draft per type', async () => {
    const { household, client } = await aLoggedInClient(server);

    const answers = await Promise.all(Array.from({ length: 40 }, () => draftsOf(client)));

    const ids = new Set(answers.flat().map((draft: SaleInvoice) => draft.id));
    expect(answers.every((drafts) => drafts.length === 2)).toBe(true);
    expect(ids.size).toBe(2);
    expect(await billNumbersOf(household.household_id)).toHaveLength(2);
  });

  it('of many households leave no gap in the year’s bill numbers', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aLoggedInClient(server)));
    const refused = await aLoggedInClient(server, { date_of_birth: null });

    await Promise.all([
      ...people.map(({ client }) => draftsOf(client)),
      refused.client.call(invoicingContract.createInvoices),
    ]);

    const rows = await server.context.db
      .selectFrom('sale_invoices')
      .select('bill_number')
      .where('bill_number', '<', '2027-900000')
      .where('bill_number', '>', '2027-')
      .orderBy('bill_number')
      .execute();
    expect(rows.map((row) => Number(row.bill_number.slice(5)))).toEqual(rows.map((_row, index) => index + 1));
  });

  it('never two drafts of a type: the database itself refuses the second', async () => {
    const { household } = await aLoggedInClient(server);
    await anInvoice(server, household, { status: 'draft' });

    const second = anInvoice(server, household, { status: 'draft', amount_cents: cents(1) });

    await expect(second).rejects.toThrow('sale_invoices_one_draft_per_type');
  });
});

it('a change that fails after taking a bill number gives the number back', async () => {
  const { client } = await aLoggedInClient(server);
  const { draftInvoices } = await import('./billing.actions.ts');
  const { household } = await aLoggedInClient(server);
  const failing = server.change(async (change) => {
    await draftInvoices(change, { household_id: household.household_id, types: ['siac'], people: 'everybody' });
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  const { last_no } = await server.context.db
    .selectFrom('bill_number_counters')
    .select('last_no')
    .where('year', '=', 2027)
    .executeTakeFirstOrThrow();

  const [draft] = await draftsOf(client, ['siac']);

  expect(draft?.bill_number).toBe(`2027-${String(last_no + 1).padStart(6, '0')}`);
});
