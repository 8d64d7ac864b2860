import { beforeAll, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, logIn, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment, moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aNewSet } from '../testing/settingsBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let account: TestAccount;
let client: TestClient;
beforeAll(async () => {
  ({ account } = await aClerk(server));
});

async function unseenOn(day: string): Promise<ToDo['unseen_payments']> {
  moveTo(server, day);
  client = await logIn(server, account);
  return ((await client.call(officeContract.getToDo)).body as ToDo).unseen_payments;
}

it('a payment by hand is on the to-do list three weeks after it was booked, until the bank tells of it or it is taken back', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const invoice = await anInvoice(server, household);
  const unseen = { amount_cents: cents(2_000), isSeenAtBank: false };
  const kept = await aPayment(server, invoice, unseen);
  const returned = await aPayment(server, invoice, { ...unseen, transaction_key: 'back' });
  await aPayment(server, invoice, { amount_cents: cents(2_000), transaction_key: 'seen' });

  expect(await unseenOn('2027-01-31')).toEqual([]);
  const listed = await unseenOn('2027-02-01');
  await client.call(paymentsContract.returnPayment, { id: String(returned.bank_transaction_id) });

  expect(listed.map(({ bank_transaction_id }) => bank_transaction_id)).toEqual([
    kept.bank_transaction_id,
    returned.bank_transaction_id,
  ]);
  const { household_id, membership_no } = household;
  expect(await unseenOn('2027-02-01')).toEqual([
    {
      household_id,
      membership_no,
      name: 'Ayşe Yılmaz',
      bank_transaction_id: kept.bank_transaction_id,
      amount: 20,
      value_date: '11.01.2027',
      booked_on: '11.01.2027',
      booked_by: null,
    },
  ]);
});

it('where every payment is booked by hand, none is listed', async () => {
  expect(await unseenOn('2027-02-02')).toHaveLength(1);
  const settings = JSON.stringify({ ...aNewSet().settings, reminders_wait_for_bank_days: null });
  const by = { reason: 'Nur bar', created_by: null, created_at: server.clock.now() };
  await server.context.db
    .insertInto('board_settings')
    .values({ ...by, valid_from: server.clock.today(), settings })
    .execute();

  expect(await unseenOn('2027-02-02')).toEqual([]);
});
