import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type CashBook, type CashClosing, type CashReceipt, cashContract } from '../../domain/cash/cash.contract.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { listUnconfirmed } from '../membership/cover/confirmed.reads.ts';
import { aHousehold, logIn, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { missingReceipts, wrongCashPayments, wrongCounts } from './cash.checks.ts';

const server = testServer();
const accounts: TestAccount[] = [];
let taker: TestClient;
let second: TestClient;
let household: TestHousehold;
let today = '';

beforeAll(async () => {
  accounts.push((await aClerk(server)).account, (await aClerk(server)).account);
});

let month = 0;
beforeEach(async () => {
  month += 1;
  await goTo(`2028-${String(month).padStart(2, '0')}-10`);
  household = await aHousehold(server, { status: 'active' });
});

async function goTo(day: string): Promise<void> {
  moveTo(server, day);
  today = day.split('-').reverse().join('.');
  const [one, other] = accounts;
  if (!one || !other) throw new Error('nobody works here');
  taker = await logIn(server, one);
  second = await logIn(server, other);
}

async function take(amount = 60, by = taker): Promise<CashReceipt> {
  const invoice = await anInvoice(server, household, { amount_cents: cents(amount * 100) });
  const sent = { id: String(household.household_id), amount, day: today, invoice_ids: [invoice.id] };
  const answer = await by.call(cashContract.takeCash, sent);
  expect(answer.status).toBe(201);
  return answer.body as CashReceipt;
}

const book = async (day = today) => (await taker.call(cashContract.readCashBook, { day })).body as CashBook;
const enter = (sent: object) =>
  taker.call(cashContract.enterCash, { kind: 'income', amount: 50, day: today, text: 'Wechselgeld', ...sent } as never);

async function count(by: TestClient, sent: object = {}): Promise<TestAnswer> {
  const { expected: counted, last_entry_id } = await book();
  return by.call(cashContract.countCash, { day: today, counted, last_entry_id, ...sent });
}

const unconfirmed = async () => (await listUnconfirmed(server.context.db, [household.household_id])).length;

it('a second person who counts confirms what the first has taken', async () => {
  await take();
  expect(await unconfirmed()).toBe(1);

  const { status, body } = await count(second);

  expect([status, body]).toMatchObject([201, { day: today, difference_reason: null, may_agree: false }]);
  expect(await unconfirmed()).toBe(0);
  expect((await book()).entries.at(-1)).toMatchObject({ is_counted: true, is_confirmed: true });
});

it('who counts alone what they have taken confirms nothing; a second person does so later', async () => {
  await take();
  const closing = (await count(taker)).body as CashClosing;
  expect(await unconfirmed()).toBe(1);
  const id = String(closing.id);

  expect((await taker.call(cashContract.agreeToCount, { id })).body).toMatchObject({
    message: 'second_person_must_agree',
  });
  const agreed = await second.call(cashContract.agreeToCount, { id });

  expect([agreed.status, agreed.body]).toMatchObject([200, { agreed_by: accounts[1]?.email }]);
  expect(await unconfirmed()).toBe(0);
  expect((await second.call(cashContract.agreeToCount, { id })).body).toMatchObject({ message: 'cash_already_agreed' });
  expect((await second.call(cashContract.agreeToCount, { id: '999999' })).body).toMatchObject({
    message: 'cash_closing_not_found',
  });
});

it('of what two have taken, each confirms only what the other has', async () => {
  await take(60, taker);
  await take(40, second);

  const { body } = await count(second);
  expect(await unconfirmed()).toBe(1);
  await taker.call(cashContract.agreeToCount, { id: String((body as CashClosing).id) });

  expect(await unconfirmed()).toBe(0);
});

it('a difference needs a reason and is entered, so that the book says what was counted', async () => {
  await take();
  const { expected } = await book();

  const without = await count(second, { counted: expected - 2 });
  expect([without.status, without.body]).toMatchObject([422, { errors: { reason: ['required'] } }]);
  await count(second, { counted: expected - 2, reason: 'Falsch herausgegeben' });

  const after = await book();
  expect([after.balance, after.entries.at(-1)]).toMatchObject([
    expected - 2,
    { kind: 'difference', amount: -2, text: 'Falsch herausgegeben', is_counted: true, may_reverse: false },
  ]);
  expect(await wrongCounts(server.context.db)).toEqual([]);
});

it('after a count nothing is entered for a day before it; what comes in the evening belongs to the next count', async () => {
  await take();
  await count(second);
  const tomorrow = today.replace('10.', '11.');

  const evening = await enter({});
  expect(evening.status).toBe(201);
  await goTo(`2028-${String(month).padStart(2, '0')}-11`);
  const late = await enter({ day: tomorrow.replace('11.', '10.') });

  expect([late.status, late.body]).toMatchObject([
    409,
    { message: 'cash_day_counted', params: { date: tomorrow.replace('11.', '10.') } },
  ]);
  const recount = await count(second, { day: tomorrow.replace('11.', '10.') });
  expect(recount.body).toMatchObject({ message: 'cash_day_counted' });
  expect((await count(second)).status).toBe(201);
});

it('is refused where somebody has entered something since, and where nothing is left to count', async () => {
  await take();
  const { last_entry_id } = await book();
  await take(10);

  expect((await count(second, { last_entry_id })).body).toMatchObject({ message: 'cash_changed_meanwhile' });
  expect((await count(second)).status).toBe(201);
  expect((await count(second)).body).toMatchObject({ message: 'cash_nothing_to_count' });
  expect((await count(second, { day: '01.01.2030' })).body).toMatchObject({ message: 'validation_failed' });
});

it('of two who count at once, one is refused', async () => {
  await take();
  const { expected: counted, last_entry_id } = await book();
  const sent = { day: today, counted, last_entry_id };

  const answers = await Promise.all([
    taker.call(cashContract.countCash, sent),
    second.call(cashContract.countCash, sent),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('no more leaves the cash box than is in it, on no day', async () => {
  const { balance } = await book();
  const wanted = { kind: 'expense', text: 'Briefmarken' };

  const tooMuch = await enter({ ...wanted, amount: balance + 0.01 });
  expect([tooMuch.status, tooMuch.body]).toMatchObject([409, { message: 'cash_not_enough' }]);
  await enter({ amount: 30 });
  expect((await enter({ ...wanted, amount: balance + 30 })).status).toBe(201);
  // what came today cannot have been spent yesterday
  await enter({ amount: 5000 });
  const yesterday = today.replace('10.', '09.');
  expect((await enter({ ...wanted, amount: 5000, day: yesterday })).body).toMatchObject({ message: 'cash_not_enough' });
  expect(await missingReceipts(server.context.db)).toEqual([]);
});

it('the bank line of a deposit confirms what was brought; taken up again, it does so no more', async () => {
  // the payments of before go to the bank with a deposit of their own
  await enter({ kind: 'deposit', amount: (await book()).balance, text: 'Sparkasse' });
  await enter({});
  await take(60);
  const deposit = (await enter({ kind: 'deposit', amount: 60, text: 'Sparkasse' })).body as { id: number };
  const line = await aCredit(6_000);
  const id = String(deposit.id);
  expect((await book()).deposits.find((one) => one.id === deposit.id)?.lines).toMatchObject([{ id: line }]);

  const other = await aCredit(5_999);
  expect((await second.call(cashContract.tellOfDeposit, { id, bank_line_id: other })).body).toMatchObject({
    message: 'cash_deposit_does_not_fit',
  });
  const told = await second.call(cashContract.tellOfDeposit, { id, bank_line_id: line });

  expect(told.status).toBe(200);
  expect(await unconfirmed()).toBe(0);
  expect((await taker.call(cashContract.reverseCash, { id, reason: 'Irrtum' })).body).toMatchObject({
    message: 'cash_deposit_told',
  });
  await taker.call(bankContract.takeBankLineUp, { id: String(line) });
  await server.runJobs();
  expect(await unconfirmed()).toBe(1);
  expect((await taker.call(cashContract.reverseCash, { id, reason: 'Irrtum' })).status).toBe(201);
  expect(await wrongCashPayments(server.context.db)).toEqual([]);
});

async function aCredit(amount: number): Promise<number> {
  const { id } = await server.context.db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `cash.test/${month}/${amount}`,
      source: 'statement',
      value_date: server.clock.today(),
      amount_cents: cents(amount),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
