import { describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aWaitingLine, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, MEMBER_IBAN } from '../../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';

const desk = aMoneyDesk();
const { refund, booked, undo, overPaid, file, aLine, isWaiting } = desk;

const confirm = (line: { id: number }, { id: refund_id }: { id: number }) =>
  desk.client().call(refundsContract.confirmRefund, { id: String(line.id), refund_id });

describe('a payment that was partly refunded', () => {
  it('can still be taken back by the bank: the refunded amount is kept from the next payment', async () => {
    const { invoice, payment } = await overPaid(8_000);
    await booked({ amount: 20 });

    await desk.client().call(paymentsContract.returnPayment, { id: String(payment.bank_transaction_id) });
    expect((await file()).invoices).toMatchObject([{ id: invoice.id, status_id: 2, paid: 0 }]);
    const next = await aPayment(desk.server(), invoice, {
      amount_cents: cents(9_000),
      transaction_key: `next ${desk.round()}`,
    });
    const other = await anInvoice(desk.server(), desk.household(), { type: 'sim' });

    expect((await file()).free).toBe(10);
    expect(await refusalOf(refund({ amount: 10.01 }))).toEqual([422, 'new_amount_must_be_lower']);
    const tooMuch = { id: String(next.bank_transaction_id), sale_invoice_id: other.id, amount: 10.01 };
    expect(await refusalOf(desk.client().call(paymentsContract.assignPayment, tooMuch))).toEqual([
      422,
      'new_amount_must_be_lower',
    ]);
    await booked({ amount: 10 });
    expect((await file()).free).toBe(0);
  });

  it('cannot be unassigned before the refund is undone', async () => {
    const invoice = await anInvoice(desk.server(), desk.household());
    const colleague = await aClerk(desk.server());
    const { id } = await aWaitingLine(colleague.client, { amount: '80.00', text: 'Beitrag', iban: MEMBER_IBAN });
    await desk.client().call(bankContract.bookBankLine, { id: String(id), sale_invoice_id: invoice.id });
    const made = await booked({ amount: 20 });
    const unassign = () => desk.client().call(bankContract.unassignBankLine, { id: String(id) });

    expect(await refusalOf(unassign())).toEqual([409, 'payment_was_refunded']);
    await undo(made);
    expect((await unassign()).status).toBe(200);
  });
});

describe('a debit in a bank file', () => {
  it('is proposed as confirmation of a booked refund, and confirms it once', async () => {
    await overPaid(9_321);
    const made = await booked({ amount: 33.21, recipient_iban: MEMBER_IBAN });
    const line = await aLine({ amount: '33.21', side: 'DBIT', iban: MEMBER_IBAN, name: 'Ayşe Yılmaz' });
    expect(line).toMatchObject({
      reason: 'outgoing',
      refunds: [{ id: made.id, household_id: desk.household().household_id, amount: 33.21, value_date: '11.01.2027' }],
    });

    const answers = await Promise.all([confirm(line, made), confirm(line, made)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await file()).refunds).toMatchObject([{ id: made.id, is_confirmed: true }]);
    expect(await isWaiting(line)).toBe(false);
    expect((await auditOf(desk.server(), desk.household().household_id)).map(({ action }) => action)).toContain(
      'refund.confirmed',
    );
  });

  it('becomes undecided again if the refund is undone', async () => {
    await overPaid(9_322);
    const made = await booked({ amount: 33.22 });
    const line = await aLine({ amount: '33.22', side: 'DBIT' });
    await confirm(line, made);

    await undo(made);

    expect((await undecidedLines(desk.client())).find(({ id }) => id === line.id)).toMatchObject({ refunds: [] });
  });

  it('to another account, of another amount, or long after the refund is not proposed', async () => {
    await overPaid(9_323);
    const made = await booked({ amount: 33.23, recipient_iban: MEMBER_IBAN });

    const elsewhere = await aLine({
      amount: '33.23',
      side: 'DBIT',
      iban: 'DE89370400440532013000',
    });
    const more = await aLine({ amount: '33.24', side: 'DBIT', iban: MEMBER_IBAN });
    const late = await aLine({
      amount: '33.23',
      side: 'DBIT',
      iban: MEMBER_IBAN,
      booked: '2027-03-11',
    });

    expect([elsewhere, more, late].map(({ refunds }) => refunds)).toEqual([[], [], []]);
    expect(await refusalOf(confirm(more, made))).toEqual([409, 'refund_does_not_fit']);
    expect(await refusalOf(confirm(more, { id: 999_999 }))).toEqual([404, 'refund_not_found']);
  });

  it('that the bank calls a return does not confirm a refund', async () => {
    await overPaid(9_324);
    const made = await booked({ amount: 33.24 });

    const line = await aLine({ amount: '33.24', side: 'DBIT', isReversal: true });

    expect(line).toMatchObject({ reason: 'returned', refunds: [] });
    expect(await refusalOf(confirm(line, made))).toEqual([409, 'refund_does_not_fit']);
  });

  it('is not proposed for an undone refund or for one that is confirmed already', async () => {
    await overPaid(9_325);
    const made = await booked({ amount: 33.25 });
    await confirm(await aLine({ amount: '33.25', side: 'DBIT' }), made);

    const second = await aLine({ amount: '33.25', side: 'DBIT' });

    expect(second.refunds).toEqual([]);
    expect(await refusalOf(confirm(second, made))).toEqual([409, 'refund_does_not_fit']);
  });
});
