import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, type TestInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, newsOf, standingOf } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { allocatedBeyondAmount, wrongSums } from './payments.checks.ts';

let server: TestServer;
let client: TestClient;
let household: TestHousehold;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await aClerk(server));
});
afterAll(() => server.stop());
beforeEach(async () => {
  moveTo(server, '2027-01-11');
  ({ household, client: member } = await aLoggedInClient(server, { status: 'active' }));
});

const aInvoice = (type: 'siac' | 'sirf' | 'sim' = 'siac') => anInvoice(server, household, { type });

const makeVoid = ({ id }: TestInvoice) =>
  client.call(paymentsContract.takeInvoiceStep, { id: String(id), step: 'void' });

function assign(payment: { bank_transaction_id: number }, { id }: { id: number }, amount: number) {
  const sent = { id: String(payment.bank_transaction_id), sale_invoice_id: id, amount };
  return client.call(paymentsContract.assignPayment, sent);
}

async function refusalOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  return [status, (body as { message: string }).message];
}

async function file(): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(household.household_id) })).body;
}

/** Where the household's payments went, as `invoice or free: amount`. */
async function paymentsIn({ payments, invoices }: HouseholdFile): Promise<string[]> {
  const invoiceOf = (id: number | null) => invoices.find((invoice) => invoice.id === id)?.type ?? 'free';
  return payments.map(({ sale_invoice_id, amount }) => `${invoiceOf(sale_invoice_id)}: ${amount}`).sort();
}

async function expectRightSums(): Promise<void> {
  expect([await wrongSums(server.context.db), await allocatedBeyondAmount(server.context.db)]).toEqual([[], []]);
}

describe('an invoice that is paid in part and becomes void', () => {
  it('makes what was paid on it free money', async () => {
    const invoice = await aInvoice();
    await aPayment(server, invoice, { amount_cents: cents(2_500) });

    const answer = await makeVoid(invoice);

    expect(answer.body).toMatchObject({ status_id: 4, paid: 0, open_item: 0 });
    expect(await paymentsIn(await file())).toEqual(['free: 25']);
    const journal = await member.call(invoicingContract.listJournal, { id: String(household.household_id) });
    expect(journal.body).toMatchObject([{ credit: 0, open_item: 0, sale_invoice: { status_id: 4 } }]);
    await expectRightSums();
  });

  it('leaves a payment that the bank can still take back', async () => {
    const invoice = await aInvoice();
    const { bank_transaction_id } = await aPayment(server, invoice, { amount_cents: cents(2_500) });
    await makeVoid(invoice);

    const answer = await client.call(paymentsContract.returnPayment, { id: String(bank_transaction_id) });

    expect(answer.body).toMatchObject({ invoices: [{ status_id: 4, paid: 0 }] });
    expect((await file()).payments).toMatchObject([{ id: bank_transaction_id, amount: 25, returned_on: '11.01.2027' }]);
  });
});

describe('free money of a payment', () => {
  it('can be assigned to another invoice of the household, and counts from the day of the payment', async () => {
    const [old, next] = [await aInvoice('sim'), await aInvoice()];
    const payment = await aPayment(server, old, { amount_cents: cents(5_900), value_date: day('2027-01-08') });
    await makeVoid(old);

    const first = await assign(payment, next, 50);
    await aPayment(server, next, { amount_cents: cents(100), value_date: day('2027-01-05') });
    const second = await assign(payment, next, 9);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      id: payment.bank_transaction_id,
      invoices: [{ id: next.id, status_id: 7, paid: 50 }],
    });
    expect(second.body).toMatchObject({ invoices: [{ id: next.id, status_id: 3, settled_on: '08.01.2027' }] });
    expect(await paymentsIn(await file())).toEqual(['siac: 1', 'siac: 50', 'siac: 9']);
    expect(await newsOf(server, household)).toEqual(['Bezahlt: Jahresbeitrag 2027']);
    const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
    expect(done.filter((action) => action === 'payment.assigned')).toHaveLength(2);
    await expectRightSums();
  });

  it('includes the surplus of an over-paid invoice, which stays paid', async () => {
    const [paid, open] = [await aInvoice('sirf'), await aInvoice()];
    const payment = await aPayment(server, paid, { amount_cents: cents(8_000) });

    const answer = await assign(payment, open, 20);

    expect(answer.body).toMatchObject({
      invoices: [
        { id: paid.id, status_id: 3, paid: 60 },
        { id: open.id, status_id: 7, paid: 20, open_item: 40 },
      ],
    });
    expect(await paymentsIn(await file())).toEqual(['siac: 20', 'sirf: 60']);
    await expectRightSums();
  });

  it('is taken from the later of two payments that over-paid an invoice: the waiting period stays', async () => {
    const { household: applicant, ...fees } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
    const { registration, contribution } = fees;
    await aPayment(server, contribution, { value_date: day('2027-01-05') });
    const invoice = await anInvoice(server, applicant, { type: 'sim', amount_cents: cents(5_000) });
    const early = await aPayment(server, registration, {
      amount_cents: cents(23_000),
      value_date: day('2027-01-06'),
    });
    const late = await aPayment(server, registration, { amount_cents: cents(4_000), value_date: day('2027-01-11') });
    const period = 'household waiting 2027-01-06 2027-04-06 -';
    expect((await standingOf(server, applicant))[0]).toBe(period);

    expect(await refusalOf(assign(early, invoice, 10.01))).toEqual([422, 'new_amount_must_be_lower']);
    expect((await assign(early, invoice, 10)).status).toBe(200);
    expect((await assign(late, invoice, 40)).status).toBe(200);

    expect((await standingOf(server, applicant))[0]).toBe(period);
    await expectRightSums();
  });

  it('includes what earlier versions left on a void invoice', async () => {
    const [old, next] = [await aInvoice('sim'), await aInvoice()];
    const payment = await aPayment(server, old, { amount_cents: cents(2_500) });
    await server.context.db.updateTable('sale_invoices').set({ status_id: 4 }).where('id', '=', old.id).execute();

    const answer = await assign(payment, next, 20);

    expect(answer.body).toMatchObject({
      invoices: [
        { id: old.id, status_id: 4, paid: 5 },
        { id: next.id, status_id: 7, paid: 20 },
      ],
    });
    await expectRightSums();
  });

  it('is assigned once if two clerks assign it at the same time', async () => {
    const [paid, open] = [await aInvoice('sirf'), await aInvoice()];
    const payment = await aPayment(server, paid, { amount_cents: cents(8_000) });

    const answers = await Promise.all([assign(payment, open, 20), assign(payment, open, 20)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectRightSums();
  });

  it('is owed again on every invoice if the bank takes the payment back', async () => {
    const [paid, open] = [await aInvoice('sirf'), await aInvoice()];
    const payment = await aPayment(server, paid, { amount_cents: cents(12_000) });
    await assign(payment, open, 60);
    server.clock.moveMinutes(1);

    const answer = await client.call(paymentsContract.returnPayment, { id: String(payment.bank_transaction_id) });

    expect(answer.body).toMatchObject({
      invoices: [
        { status_id: 2, paid: 0 },
        { status_id: 2, paid: 0 },
      ],
    });
    expect(await paymentsIn(await file())).toEqual(['siac: 60', 'sirf: 60']);
  });

  it('begins the waiting period if it settles the last fee', async () => {
    const {
      household: applicant,
      registration,
      contribution,
    } = await aSubmittedHousehold(server, {
      submitted: '2027-01-03',
    });
    const payment = await aPayment(server, registration, {
      amount_cents: cents(28_000),
      value_date: day('2027-01-08'),
    });

    await assign(payment, contribution, 60);

    expect((await standingOf(server, applicant))[0]).toBe('household waiting 2027-01-08 2027-04-08 -');
  });
});

describe('an assignment is refused', () => {
  it('if nothing of the payment is free', async () => {
    const payment = await aPayment(server, await aInvoice('sirf'));

    expect(await refusalOf(assign(payment, await aInvoice(), 1))).toEqual([409, 'allowed_only_for_over_paid_invoices']);
  });

  it('if the payment was returned', async () => {
    const payment = await aPayment(server, await aInvoice('sirf'), { amount_cents: cents(8_000) });
    await client.call(paymentsContract.returnPayment, { id: String(payment.bank_transaction_id) });

    expect(await refusalOf(assign(payment, await aInvoice(), 1))).toEqual([409, 'allowed_only_for_over_paid_invoices']);
  });

  it.each([
    ['is free', 8_000, 20.01],
    ['is owed', 18_000, 60.01],
  ])('if it is more than %s', async (_what, paid, amount) => {
    const payment = await aPayment(server, await aInvoice('sirf'), { amount_cents: cents(paid) });

    expect(await refusalOf(assign(payment, await aInvoice(), amount))).toEqual([422, 'new_amount_must_be_lower']);
  });

  it('if the invoice belongs to another household', async () => {
    const payment = await aPayment(server, await aInvoice(), { amount_cents: cents(8_000) });
    const foreign = await anInvoice(server, await aHousehold(server, { status: 'active' }));

    const refusal = await refusalOf(assign(payment, foreign, 20));

    expect(refusal).toEqual([409, 'divided_bank_transaction_from_another_household']);
  });

  it.each(['draft', 'paid', 'void', 'uncollectible', 'cancelled'] as const)('if the invoice is %s', async (status) => {
    const payment = await aPayment(server, await aInvoice('sirf'), { amount_cents: cents(8_000) });
    const other = await anInvoice(server, household, { status });

    const refusal = await refusalOf(assign(payment, other, 20));

    expect(refusal).toEqual([409, 'status_of_invoice_not_supported_for_assignment']);
  });

  it('if the payment or the invoice does not exist, or the amount is missing', async () => {
    const invoice = await aInvoice();
    const payment = await aPayment(server, invoice, { amount_cents: cents(8_000) });

    expect(await refusalOf(assign({ bank_transaction_id: 999_999 }, invoice, 1))).toEqual([
      404,
      'bank_transaction_not_found',
    ]);
    expect(await refusalOf(assign(payment, { id: 999_999 }, 1))).toEqual([404, 'invoice_not_found']);
    expect(await refusalOf(assign(payment, invoice, 0))).toEqual([422, 'validation_failed']);
  });
});
