import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let account: TestAccount;
let household: TestHousehold;
let invoice: Awaited<ReturnType<typeof anInvoice>>;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, account } = await aClerk(server));
});
afterAll(() => server.stop());
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active' });
  invoice = await anInvoice(server, household, { date: day('2027-01-10') });
});

function pay(sent: Record<string, unknown> = {}) {
  return client.call(paymentsContract.bookPayment, {
    id: String(invoice.id),
    amount: 60,
    value_date: '10.01.2027',
    ...sent,
  });
}

async function file(): Promise<HouseholdFile> {
  const answer = await client.call(officeContract.getHousehold, { id: String(household.household_id) });
  return answer.body;
}

describe('a payment booked by hand', () => {
  it('settles the invoice, is listed in the household’s file, and is recorded', async () => {
    const answer = await pay({ remittance_text: 'Beitrag Ayşe', counterparty_name: 'Mehmet Yılmaz' });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      invoice: { id: invoice.id, status_id: 3, paid: 60, open_item: 0, settled_on: '10.01.2027', steps: [] },
    });
    const [booked] = await auditOf(server, household.household_id);
    expect(booked).toMatchObject({ action: 'payment.booked', actor_account_id: account.account_id });
    expect(await file()).toMatchObject({
      payments: [
        {
          id: booked?.subject_id,
          sale_invoice_id: invoice.id,
          amount: 60,
          value_date: '10.01.2027',
          remittance_text: 'Beitrag Ayşe',
          counterparty_name: 'Mehmet Yılmaz',
          returned_on: null,
        },
      ],
    });
  });

  it.each([
    [{ amount: 0 }, { amount: ['invalid_amount'] }],
    [{ amount: -5 }, { amount: ['invalid_amount'] }],
    [{ amount: 1.234 }, { amount: ['invalid_amount'] }],
    [{ amount: 1_000_000.01 }, { amount: ['to_high'] }],
    [{ amount: 21_474_836.48 }, { amount: ['to_high'] }],
    [{ value_date: '12.01.2027' }, { value_date: ['date_must_be_in_the_past'] }],
    [{ value_date: undefined }, { value_date: ['required'] }],
  ])('with %j is refused', async (sent, errors) => {
    const answer = await pay(sent);

    expect([answer.status, answer.body]).toMatchObject([422, { message: 'validation_failed', errors }]);
  });

  it('is refused if the sum paid on an invoice would be too large to store', async () => {
    const statuses: number[] = [];
    for (let booked = 0; booked < 22; booked += 1) statuses.push((await pay({ amount: 1_000_000 - booked })).status);

    expect(statuses).toEqual([...Array(20).fill(201), 422, 422]);
    expect((await file()).invoices).toMatchObject([{ paid: 19_999_810 }]);
  });

  it('is not booked twice, and a refusal is not recorded', async () => {
    await pay();

    const answer = await pay();

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'bank_transaction_already_exists' }]);
    expect(await auditOf(server, household.household_id)).toHaveLength(1);
  });

  it('with the same day and amount but another key is another payment', async () => {
    await pay({ amount: 20 });

    const second = await pay({ amount: 20, transaction_key: 'Auszug 7/3' });
    const again = await pay({ amount: 20, transaction_key: 'Auszug 7/3' });
    const blank = await pay({ amount: 20, transaction_key: ' ' });

    expect([second, again, blank].map(({ status }) => status)).toEqual([201, 409, 409]);
    expect((await file()).invoices).toMatchObject([{ paid: 40 }]);
  });

  it('that the bank takes back is owed again; repeating it changes nothing', async () => {
    const { id } = (await pay()).body as { id: number };

    const answers = [
      await client.call(paymentsContract.returnPayment, { id: String(id), returned_on: '11.01.2027' }),
      await client.call(paymentsContract.returnPayment, { id: String(id) }),
    ];

    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, invoices: [{ id: invoice.id, status_id: 2, open_item: 60 }] });
    }
    expect(await file()).toMatchObject({ payments: [{ id, returned_on: '11.01.2027' }] });
  });
});

describe('an invoice', () => {
  const step = (step: string) =>
    client.call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step } as never);

  it('is written off and opened again, and the answer lists the next steps', async () => {
    const givenUp = await step('writeOff');
    const again = await step('reopen');

    expect(givenUp.body).toMatchObject({ status_id: 5, open_item: 0, steps: ['reopen'] });
    expect(again.body).toMatchObject({ status_id: 2, open_item: 60, steps: ['void', 'writeOff'] });
    expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toEqual([
      'invoice.writeOff',
      'invoice.reopen',
    ]);
  });

  it('that is void stays void', async () => {
    await step('void');

    const answer = await step('reopen');

    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: 'invoice_cant_be_updated_manually_to_this_status' },
    ]);
  });

  it('has no other steps', async () => {
    const answer = await step('settle');

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { step: ['invalid_choice'] } }]);
  });

  it('shows the persons it bills', async () => {
    expect((await file()).invoices).toMatchObject([
      {
        bill_number: invoice.bill_number,
        description: 'Jahresbeitrag 2027',
        persons: [{ member_id: household.main_member_id, name: 'Ayşe Yılmaz', amount: 60 }],
      },
    ]);
  });
});
