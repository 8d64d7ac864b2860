import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { aHousehold, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const ISSUED = '2027-01-11';
const TODAY = '2027-01-25';

let server: TestServer;
let first: { client: TestClient; account: TestAccount };
let second: TestClient;
let household: TestHousehold;
let invoice: Awaited<ReturnType<typeof anInvoice>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  moveTo(server, '2026-12-01');
  household = await aHousehold(server, { status: 'active' });
  moveTo(server, ISSUED);
  invoice = await anInvoice(server, household);
  moveTo(server, TODAY);
  first = await aClerk(server);
  second = (await aClerk(server)).client;
});

function pay(value_date: string, sent: Record<string, unknown> = {}) {
  const said = { amount: 60, counterparty_name: 'Ali Yılmaz', remittance_text: 'Beitrag', ...sent };
  const payment = { id: String(invoice.id), value_date: toWireDay(day(value_date)), ...said };
  return first.client.call(paymentsContract.bookPayment, payment);
}

async function file(): Promise<HouseholdFile> {
  return (await first.client.call(officeContract.getHousehold, { id: String(household.household_id) })).body;
}

async function waiting() {
  const [approval] = (await file()).approvals;
  if (!approval) throw new Error('nothing waits');
  return approval;
}

const agree = (client: TestClient, { id }: { id: number }) => client.call(approvalsContract.agree, { id: String(id) });

describe('a payment booked by hand', () => {
  it.each([
    ['today', TODAY, false],
    ['a week ago', '2027-01-18', false],
    ['eight days ago', '2027-01-17', true],
    ['on the day of the invoice, two weeks ago', ISSUED, true],
    ['the day before the invoice', '2027-01-10', true],
  ])('waits if it is older than a week: %s', async (_what, value, waits) => {
    const { status, body } = await pay(value);

    expect(status).toBe(201);
    const { invoices, approvals } = await file();
    expect(invoices).toMatchObject([{ paid: waits ? 0 : 60 }]);
    expect(body).toMatchObject(waits ? { id: null, approval: { kind: 'payment' } } : { approval: null });
    expect(approvals).toHaveLength(waits ? 1 : 0);
  });

  it('waits if it is dated before its invoice, however young both are', async () => {
    invoice = await anInvoice(server, household);

    expect((await pay('2027-01-24')).body).toMatchObject({ id: null });
    expect((await pay('2027-01-25')).body).toMatchObject({ approval: null });
  });

  it('is booked as it was typed once a second person approves, in the name of the first', async () => {
    await pay('2027-01-12');
    const asked = await waiting();
    expect(asked).toMatchObject({
      payment: {
        bill_number: invoice.bill_number,
        amount: 60,
        value_date: '12.01.2027',
        counterparty_name: 'Ali Yılmaz',
        remittance_text: 'Beitrag',
      },
    });

    expect(await refusalOf(agree(first.client, asked))).toEqual([403, 'second_person_must_agree']);
    expect((await agree(second, asked)).status).toBe(200);

    expect(await file()).toMatchObject({
      approvals: [],
      invoices: [{ paid: 60 }],
      payments: [{ value_date: '12.01.2027', counterparty_name: 'Ali Yılmaz', remittance_text: 'Beitrag' }],
    });
    const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
    expect(done.filter((action) => !action.endsWith('.seen'))).toEqual([
      ...['approval.asked', 'approval.agreed', 'payment.booked'],
    ]);
    const { created_by } = await server.context.db
      .selectFrom('bank_transactions')
      .select('created_by')
      .where('household_id', '=', household.household_id)
      .executeTakeFirstOrThrow();
    expect(created_by).toBe(first.account.account_id);
  });

  it('waits once, however often it is sent, and is booked once', async () => {
    await pay('2027-01-12');
    await pay('2027-01-12');
    expect((await file()).approvals).toHaveLength(1);
    await agree(second, await waiting());

    expect(await refusalOf(pay('2027-01-12'))).toEqual([409, 'bank_transaction_already_exists']);
  });

  it('is refused at once if it could not be booked', async () => {
    expect(await refusalOf(pay('2025-11-30'))).toEqual([422, 'validation_failed']);
    expect((await file()).approvals).toEqual([]);
  });

  it('that was declined is not booked, and may be sent again', async () => {
    await pay('2027-01-12');
    const declined = { id: String((await waiting()).id), reason: 'Nicht auf dem Auszug' };
    expect((await second.call(approvalsContract.decline, declined)).status).toBe(200);
    expect(await file()).toMatchObject({ approvals: [], payments: [] });

    expect((await pay('2027-01-12')).body).toMatchObject({ id: null });
  });

  it('is approved later than a payment of its day could be booked', async () => {
    moveTo(server, '2027-01-25');
    await pay('2027-01-12');
    const asked = await waiting();
    moveTo(server, '2027-02-20');
    second = (await aClerk(server)).client;

    expect((await agree(second, asked)).status).toBe(200);
  });
});
