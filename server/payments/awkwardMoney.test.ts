import { describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { eraseUnneeded } from '../membership/erasure/erasure.actions.ts';
import { system } from '../platform/actor.ts';
import { inChange } from '../platform/work.ts';
import { sendBankFile } from '../testing/bank/bankBuilders.ts';
import { aBankFile } from '../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../testing/bank/moneyDesk.ts';
import { aLongEndedHousehold } from '../testing/erasingBuilders.ts';
import { anInvoice, type InvoiceOverrides } from '../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, subjectsTo } from '../testing/lifeBuilders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { unassignBankLine } from './bank/bankLines.actions.ts';

const desk = aMoneyDesk();
const { aLine, stateOf, file, refund, booked } = desk;

const aInvoice = (owed: number, overrides: InvoiceOverrides = {}) =>
  anInvoice(desk.server(), desk.household(), { type: 'sim', amount_cents: cents(owed), ...overrides });

describe('a payment from a bank file', () => {
  const byHand = (id: number, sent: { value_date: string; transaction_key?: string }) =>
    desk.client().send('POST', `/api/v1/office/invoices/${id}/payment`, { amount: 60, ...sent });

  it.each(['09.01.2027', '02.01.2027'])('of 9 January is not booked again by hand as of %s', async (value_date) => {
    const invoice = await aInvoice(6_000);
    await bookedByFile(invoice.bill_number, '2027-01-09');
    expect(await stateOf(invoice)).toBe('paid 6000');

    expect(await refusalOf(byHand(invoice.id, { value_date }))).toEqual([409, 'bank_transaction_already_exists']);
    expect(await stateOf(invoice)).toBe('paid 6000');
    expect((await byHand(invoice.id, { value_date, transaction_key: `own ${value_date}` })).status).toBe(201);
  });

  it('is not booked again by hand with the bank’s reference', async () => {
    const invoice = await aInvoice(6_000);
    await bookedByFile(invoice.bill_number, '2027-01-09');
    const again = { value_date: '11.01.2027', transaction_key: invoice.bill_number };

    expect(await refusalOf(byHand(invoice.id, again))).toEqual([409, 'bank_transaction_already_exists']);
    expect(await stateOf(invoice)).toBe('paid 6000');
  });

  it('and another one eight days before it are two payments', async () => {
    const invoice = await aInvoice(6_000);
    await bookedByFile(invoice.bill_number, '2027-01-09');

    expect((await byHand(invoice.id, { value_date: '01.01.2027' })).status).toBe(201);
  });

  async function bookedByFile(bill_number: string, booked: string) {
    await sendBankFile(desk.client(), aBankFile([{ text: bill_number, booked, reference: bill_number }]));
  }
});

describe('a refund', () => {
  it('cannot be dated before the payment came', async () => {
    const invoice = await aInvoice(6_000);
    await aPayment(desk.server(), invoice, { amount_cents: cents(7_000), value_date: day('2027-01-04') });
    await aPayment(desk.server(), invoice, { amount_cents: cents(2_000), value_date: day('2027-01-08') });

    const early = await refund({ amount: 10.01, value_date: '07.01.2027' });
    expect([early.status, early.body]).toMatchObject([422, { errors: { value_date: ['before_the_payment'] } }]);
    await booked({ amount: 10, value_date: '07.01.2027' });

    expect(await stateOf(invoice)).toBe('over_paid 8000');
    expect(
      (await file()).payments.map(({ value_date, amount, refund_id }) => [value_date, amount, refund_id !== null]),
    ).toEqual([
      ['08.01.2027', 20, false],
      ['04.01.2027', 60, false],
      ['04.01.2027', 10, true],
    ]);
  });
});

it('if the bank takes back a payment that was refunded, the household owes the refund until it is paid again', async () => {
  const { invoice, payment } = await desk.overPaid(8_000);
  await booked({ amount: 20 });
  expect(await file()).toMatchObject({ free: 0, lacking: 0 });

  await desk.client().call(paymentsContract.returnPayment, { id: String(payment.bank_transaction_id) });
  expect(await file()).toMatchObject({ free: 0, lacking: 20 });
  const { household_id } = desk.household();
  expect(await lackingMoney()).toContainEqual(expect.objectContaining({ household_id, lacking: 20 }));

  await aPayment(desk.server(), invoice, { amount_cents: cents(8_000) });
  expect(await file()).toMatchObject({ free: 0, lacking: 0 });
  expect(await lackingMoney()).not.toContainEqual(expect.objectContaining({ household_id }));
});

it('a payment that a colleague is just unassigning from a household is not assigned to its invoices', async () => {
  const server = desk.server();
  await desk.overPaid(9_000);
  const line = await aLine({ amount: '20.00' });
  const { household_id } = desk.household();
  await desk.client().call(bankContract.creditBankLine, { id: String(line.id), household_id });
  const invoice = await aInvoice(6_000);
  const assigned = { id: String(line.id), sale_invoice_id: invoice.id, amount: 20 };
  let assigning: ReturnType<typeof refusalOf> | undefined;

  await server.change(async (change) => {
    await unassignBankLine({ ...change, actor: system }, { id: line.id });
    assigning = refusalOf(desk.client().call(paymentsContract.assignPayment, assigned));
    await somebodyWaitsForALock(server.context.db);
  });

  expect(await assigning).toEqual([409, 'divided_bank_transaction_from_another_household']);
  expect(await stateOf(invoice)).toBe('open 0');
});

it('a debit cannot be booked as the return of a payment of an erased household', async () => {
  const server = desk.server();
  const gone = await aLongEndedHousehold(server);
  const invoice = await anInvoice(server, gone, { date: day('2017-01-09') });
  await aPayment(server, invoice, { value_date: day('2017-01-11') });
  const aDebit = () => aLine({ side: 'DBIT', isReversal: true, text: invoice.bill_number });
  expect((await aDebit()).returnable).toHaveLength(1);

  await inChange(server.context, system, (change) => eraseUnneeded(change, gone.household_id));

  expect((await aDebit()).returnable).toEqual([]);
});

describe('a payment that was booked by hand for the wrong household', () => {
  const withdraw = (id: number) => desk.client().send('POST', `/api/v1/office/bank-lines/${id}/unassign`, {});

  it('no longer counts after it is withdrawn, and the member is told that it was our mistake', async () => {
    const invoice = await aInvoice(6_100);
    const { bank_transaction_id: id } = await aPayment(desk.server(), invoice);

    const answers = await Promise.all([withdraw(id), withdraw(id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(invoice)).toBe('open 0');
    expect(await file()).toMatchObject({ free: 0, payments: [{ id, returned_on: '11.01.2027', is_withdrawn: true }] });
    const told = ['Bezahlt: Sonstige Rechnung', 'Zahlung berichtigt: Sonstige Rechnung'];
    expect(await subjectsTo(desk.server(), desk.household().email)).toEqual(told);
  });

  it('is not a return once it is withdrawn: no debit and no clerk can return it, and it can be booked for the right household', async () => {
    const invoice = await aInvoice(6_200);
    const { bank_transaction_id: id } = await aPayment(desk.server(), invoice);
    await withdraw(id);

    const debit = await aLine({ side: 'DBIT', isReversal: true, amount: '62.00', text: invoice.bill_number });
    expect(debit).toMatchObject({ returnable: [], noted_returns: [] });
    const tie = desk.client().send('POST', `/api/v1/office/bank-lines/${debit.id}/return`, { payment_id: id });
    expect(await refusalOf(tie)).toEqual([409, 'bank_transaction_not_a_return']);
    const note = desk.client().send('POST', `/api/v1/office/payments/${id}/return`, {});
    expect(await refusalOf(note)).toEqual([404, 'bank_transaction_not_found']);

    await aPayment(desk.server(), invoice);
    expect(await stateOf(invoice)).toBe('paid 6200');
  });

  it('stops a waiting period when it is withdrawn, and the message does not blame the bank', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(desk.server());
    await aPayment(desk.server(), registration);
    const { bank_transaction_id } = await aPayment(desk.server(), contribution);

    expect((await withdraw(bank_transaction_id)).status).toBe(200);

    const [stopped] = await desk
      .server()
      .context.db.selectFrom('notifications')
      .select(['title', 'body_html'])
      .where('household_id', '=', household.household_id)
      .orderBy('id', 'desc')
      .execute();
    expect(stopped).toMatchObject({
      title: 'Ihre Wartezeit ist gestoppt',
      body_html: expect.stringContaining('noch nicht alle Gebühren und Beiträge bezahlt'),
    });
    expect(await subjectsTo(desk.server(), household.email)).toContain('Ihre Wartezeit ist gestoppt');
  });

  it('cannot be withdrawn while a refund of it is not undone', async () => {
    const { payment } = await desk.overPaid(8_000);
    const made = await booked({ amount: 20 });

    expect(await refusalOf(withdraw(payment.bank_transaction_id))).toEqual([409, 'payment_was_refunded']);
    await desk.undo(made);
    expect((await withdraw(payment.bank_transaction_id)).status).toBe(200);
  });
});

describe('free money of a payment', () => {
  it('is assigned once if the request is sent again because the answer was lost; with another key it is assigned again', async () => {
    const [paid, next] = [await aInvoice(1_000), await aInvoice(6_000)];
    const { bank_transaction_id: id } = await aPayment(desk.server(), paid, { amount_cents: cents(6_000) });
    const { last_decision: seen } = await file();
    const send = (key: string) => {
      const assigned = { sale_invoice_id: next.id, amount: 20, seen };
      return desk.client().send('POST', `/api/v1/office/payments/${id}/assign`, assigned, { 'idempotency-key': key });
    };

    const answers = await Promise.all([send('one'), send('one'), send('one')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('one')).body).toMatchObject({ invoices: [{ id: next.id, paid: 20 }] });
    expect((await send('two')).body).toMatchObject({ invoices: [{ id: paid.id }, { id: next.id, paid: 40 }] });
    const done = await auditOf(desk.server(), desk.household().household_id);
    expect(done.filter(({ action }) => action === 'payment.assigned')).toHaveLength(2);
  });
});

async function lackingMoney(): Promise<ToDo['lacking_money']> {
  return ((await desk.client().call(officeContract.getToDo)).body as ToDo).lacking_money;
}
