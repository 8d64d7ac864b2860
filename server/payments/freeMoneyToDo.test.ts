import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment } from '../testing/lifeBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

const freeMoney = async () => ((await client.call(officeContract.getToDo)).body as ToDo).free_money;

it('free money of a household that owes something is on the to-do list until it is assigned', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const given = await anInvoice(server, household, { type: 'sim' });
  const payment = await aPayment(server, given, { amount_cents: cents(1_000) });
  await client.call(paymentsContract.takeInvoiceStep, { id: String(given.id), step: 'void' });
  const overPaid = await anInvoice(server, household, { type: 'sirf' });
  await aPayment(server, overPaid, { amount_cents: cents(6_550) });
  const neither = await aHousehold(server, { status: 'active' });
  await aPayment(server, await anInvoice(server, neither), { amount_cents: cents(9_000) });
  const inDebt = await aHousehold(server, { status: 'active' });
  await anInvoice(server, inDebt);

  expect(await freeMoney()).toEqual([]);

  const owed = await anInvoice(server, household);

  const { household_id, membership_no } = household;
  const owner = { household_id, membership_no, name: 'Ayşe Yılmaz' };
  expect(await freeMoney()).toEqual([{ ...owner, free: 15.5, owed: 60 }]);

  const assigned = { id: String(payment.bank_transaction_id), sale_invoice_id: owed.id, amount: 10 };
  expect((await client.call(paymentsContract.assignPayment, assigned)).status).toBe(200);
  expect(await freeMoney()).toEqual([{ ...owner, free: 5.5, owed: 50 }]);
});

it('what the bank took back is not free money', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { bank_transaction_id } = await aPayment(server, await anInvoice(server, household));

  await client.call(paymentsContract.returnPayment, { id: String(bank_transaction_id) });

  const households = (await freeMoney()).map(({ household_id }) => household_id);
  expect(households).not.toContain(household.household_id);
});
