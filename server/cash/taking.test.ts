import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CashBook, type CashReceipt, cashContract } from '../../domain/cash/cash.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, type TestInvoice } from '../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aCashReceipt } from '../testing/payments/cashBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { missingReceipts, wrongCashPayments } from './cash.checks.ts';

const server = testServer();
let clerk: TestClient;
let household: TestHousehold;
let invoice: TestInvoice;
const TODAY = '11.01.2027';

beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active' });
  invoice = await anInvoice(server, household);
});

const take = (sent: object = {}) =>
  clerk.call(cashContract.takeCash, {
    id: String(household.household_id),
    amount: 60,
    day: TODAY,
    invoice_ids: [invoice.id],
    ...sent,
  });
const file = async () =>
  (await clerk.call(officeContract.getHousehold, { id: String(household.household_id) })).body as HouseholdFile;
const book = async () => (await clerk.call(cashContract.readCashBook, {})).body as CashBook;
const reverse = (id: number, reason = 'Falscher Haushalt') =>
  clerk.call(cashContract.reverseCash, { id: String(id), reason });

describe('cash of a household', () => {
  it('pays its invoice, has a numbered receipt, and is not confirmed yet', async () => {
    const answer = await take({ from: 'Fatma Kaya' });

    const receipt = answer.body as CashReceipt;
    expect(answer.status).toBe(201);
    expect(receipt).toMatchObject({ amount: 60, day: TODAY, bill_numbers: [invoice.bill_number] });
    expect(receipt.receipt_no).toMatch(/^2027\/\d{4}$/);
    const { invoices, payments, refundable } = await file();
    expect(invoices[0]).toMatchObject({ open_item: 0, settled_on: TODAY });
    expect(payments).toMatchObject([
      { is_cash: true, is_seen_at_bank: false, amount: 60, counterparty_name: 'Fatma Kaya' },
    ]);
    expect(refundable).toBe(0);
    expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toContain('cash.taken');
    const { entries, balance } = await book();
    expect(entries.at(-1)).toMatchObject({
      kind: 'payment',
      household: { household_id: household.household_id },
      is_counted: false,
      is_confirmed: false,
      may_reverse: true,
    });
    expect(balance).toBeGreaterThanOrEqual(60);
  });

  it('pays several invoices, that which is due first first', async () => {
    const late = await anInvoice(server, household, { date: day('2026-12-01'), amount_cents: cents(2_500) });

    await take({ amount: 70, invoice_ids: [invoice.id, late.id] });

    const { invoices } = await file();
    expect(invoices.map(({ id, open_item }) => [id, open_item])).toEqual([
      [invoice.id, 15],
      [late.id, 0],
    ]);
  });

  it.each([
    ['nothing', { amount: 0 }, 422, 'validation_failed'],
    ['less than nothing', { amount: -5 }, 422, 'validation_failed'],
    ['more than is owed', { amount: 60.01 }, 422, 'new_amount_must_be_lower'],
    ['a day to come', { day: '12.01.2027' }, 422, 'validation_failed'],
    ['a day long ago', { day: '03.01.2027' }, 422, 'validation_failed'],
    ['a day before the invoice', { day: '10.01.2027' }, 422, 'validation_failed'],
    ['no invoice', { invoice_ids: [] }, 422, 'new_amount_must_be_lower'],
    ['an invoice that does not exist', { invoice_ids: [999_999] }, 404, 'invoice_not_found'],
    ['a household that does not exist', { id: '999999' }, 404, 'HouseholdNotFound'],
  ])('is refused for %s, and no number is lost', async (_what, sent, status, message) => {
    const answer = await take(sent);

    expect([answer.status, answer.body]).toMatchObject([status, { message }]);
    expect(await missingReceipts(server.context.db)).toEqual([]);
  });

  it('is refused for the invoice of another household, and for one that is paid', async () => {
    const other = await anInvoice(server, await aHousehold(server));
    const paid = await anInvoice(server, household, { status: 'paid', paid_cents: cents(6_000) });

    expect((await take({ invoice_ids: [other.id] })).body).toMatchObject({ message: 'invoice_not_found' });
    expect((await take({ invoice_ids: [paid.id] })).body).toMatchObject({
      message: 'status_of_invoice_not_supported_for_assignment',
    });
  });

  it('sent twice, also at the same time, has one receipt', async () => {
    const path = `/api/v1/office/households/${household.household_id}/cash`;
    const sent = { amount: 60, day: TODAY, invoice_ids: [invoice.id] };
    const send = () => clerk.send('POST', path, sent, { 'idempotency-key': 'one-key-of-the-form' });

    const answers = await Promise.all([send(), send()]);
    const again = await send();

    const ids = [...answers, again].map(({ body }) => (body as CashReceipt).id);
    expect(new Set(ids).size).toBe(1);
    expect((await file()).payments).toHaveLength(1);
  });

  it('of two clerks at once, each receipt has a number of its own, without gaps', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => aHousehold(server, { status: 'active' })));

    await Promise.all(others.map((one) => aCashReceipt(server, one)));

    const numbers = (await book()).entries.map(({ receipt_no }) => receipt_no);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(await missingReceipts(server.context.db)).toEqual([]);
  });

  it('of a colleague who has booked the same meanwhile is refused', async () => {
    const { last_decision: seen } = await file();
    const colleague = (await aClerk(server)).client;
    await colleague.call(paymentsContract.bookPayment, { id: String(invoice.id), amount: 60, value_date: TODAY });

    const late = await take({ seen });

    expect([late.status, late.body]).toMatchObject([409, { message: 'decided_meanwhile_by' }]);
  });
});

describe('a receipt that was wrong', () => {
  it('is reversed by another one: the invoice is owed again, and both stay', async () => {
    const { id, receipt_no } = (await take()).body as CashReceipt;
    const before = (await book()).balance;

    const answer = await reverse(id);

    expect([answer.status, answer.body]).toMatchObject([201, { amount: -60, reverses_no: receipt_no }]);
    const { invoices, payments } = await file();
    expect(invoices[0]).toMatchObject({ open_item: 60, settled_on: null });
    expect(payments).toMatchObject([{ is_withdrawn: true }]);
    const { entries, balance } = await book();
    expect(balance).toBe(before - 60);
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ may_reverse: false, is_confirmed: null });
    expect(await wrongCashPayments(server.context.db)).toEqual([]);
    expect((await reverse(id)).body).toMatchObject({ message: 'cash_entry_not_reversible' });
    expect((await reverse((answer.body as CashReceipt).id)).body).toMatchObject({
      message: 'cash_entry_not_reversible',
    });
  });

  it('cannot be undone as if the bank had told of it', async () => {
    await take();
    const [payment] = (await file()).payments;
    const id = String(payment?.id);

    expect((await clerk.call(bankContract.unassignBankLine, { id })).body).toMatchObject({
      message: 'payment_was_cash',
    });
    expect((await clerk.call(paymentsContract.returnPayment, { id })).body).toMatchObject({
      message: 'payment_was_cash',
    });
  });

  it('is refused without a reason, and where it does not exist', async () => {
    const { id } = (await take()).body as CashReceipt;

    expect((await reverse(id, '  ')).body).toMatchObject({ message: 'validation_failed' });
    expect((await reverse(999_999)).body).toMatchObject({ message: 'cash_entry_not_found' });
  });

  it('is never changed or deleted, not even by hand', async () => {
    const { id } = (await take()).body as CashReceipt;
    const { db } = server.context;

    await expect(sql`update cash_entries set amount_cents = 1 where id = ${id}`.execute(db)).rejects.toThrow(
      'reversed',
    );
    await expect(sql`delete from cash_entries where id = ${id}`.execute(db)).rejects.toThrow('reversed');
  });
});

it('a household lists its receipts, the latest first', async () => {
  await take({ amount: 10 });
  await take({ amount: 20 });

  const listed = await clerk.call(cashContract.listReceipts, { id: String(household.household_id) });

  expect((listed.body as CashReceipt[]).map(({ amount }) => amount)).toEqual([20, 10]);
});
