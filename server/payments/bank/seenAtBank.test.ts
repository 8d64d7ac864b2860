import { describe, expect, it } from 'vitest';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';

const desk = aMoneyDesk();
const { refund, file, overPaid } = desk;

/** A payment booked by hand that no bank line confirms. */
const claimed = (paid: number) => overPaid(paid, { isSeenAtBank: false });

async function isToRefund(): Promise<boolean> {
  const { to_refund } = (await desk.client().call(officeContract.getToDo)).body as ToDo;
  return to_refund.some(({ household_id }) => household_id === desk.household().household_id);
}

function line(amount: number, text: string) {
  return sendBankFile(desk.client(), aBankFile([{ amount: amount.toFixed(2), text, reference: `S${desk.round()}` }]));
}

// proves: promise.2
describe('a payment that was only booked by hand', () => {
  it('settles its invoice, but cannot be refunded, and is not on the list of refunds to do', async () => {
    const { invoice } = await claimed(500_000);

    expect(await desk.stateOf(invoice)).toBe('over_paid 500000');
    expect(await refusalOf(refund({ amount: 4_000 }))).toEqual([409, 'payment_not_seen_at_bank']);
    expect(await isToRefund()).toBe(false);
    expect(await file()).toMatchObject({ free: 4_940, refundable: 0, payments: [{ is_seen_at_bank: false }] });
  });

  it('cannot be refunded either after its invoice becomes void or after it was assigned to another invoice', async () => {
    const { invoice } = await claimed(3_000);
    await desk.client().call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: 'void' });
    const second = await overPaid(15_000, { type: 'sim', isSeenAtBank: false });
    const open = await anInvoice(desk.server(), desk.household(), { type: 'sirf' });
    const moved = { id: String(second.payment.bank_transaction_id), sale_invoice_id: open.id, amount: 50 };
    expect((await desk.client().call(paymentsContract.assignPayment, moved)).status).toBe(200);
    await aPayment(desk.server(), open, { amount_cents: cents(2_000) });

    expect(await file()).toMatchObject({ free: 80, refundable: 0 });
    expect(await refusalOf(refund({ amount: 1 }))).toEqual([409, 'payment_not_seen_at_bank']);
  });

  it('does not make a confirmed payment of the same invoice refundable', async () => {
    const { invoice } = await overPaid(6_000);
    await aPayment(desk.server(), invoice, {
      amount_cents: cents(6_000),
      isSeenAtBank: false,
      transaction_key: 'again',
    });

    expect(await refusalOf(refund({ amount: 60 }))).toEqual([409, 'payment_not_seen_at_bank']);
  });

  it('does not keep a confirmed payment from being refunded', async () => {
    await overPaid(8_000);
    await overPaid(9_000, { type: 'sim', isSeenAtBank: false });

    expect(await file()).toMatchObject({ free: 50, refundable: 20 });
    expect(await refusalOf(refund({ amount: 20.01 }))).toEqual([409, 'payment_not_seen_at_bank']);
    expect((await refund({ amount: 20 })).status).toBe(201);
  });
});

describe('a bank line that confirms it', () => {
  it('does not count twice, and a surplus can be refunded', async () => {
    const { invoice } = await claimed(8_000);

    const answer = await line(80, invoice.payment_reference);

    expect(answer.body).toMatchObject({ booked: 1, booked_amount: 80, undecided: 0 });
    expect(await desk.stateOf(invoice)).toBe('over_paid 8000');
    expect(await file()).toMatchObject({ free: 20, refundable: 20, payments: [{ is_seen_at_bank: true }] });
    expect(await isToRefund()).toBe(true);
  });

  it('stays undecided if it names no invoice, until a clerk ties the two together', async () => {
    const { payment } = await claimed(7_100);
    await line(71, 'Beitrag');
    const [waiting] = (await undecidedLines(desk.client())).filter(({ amount }) => amount === 71);
    expect(waiting?.booked_by_hand).toMatchObject([{ id: payment.bank_transaction_id, amount: 71 }]);

    const sent = { id: String(waiting?.id), payment_id: payment.bank_transaction_id };
    expect((await desk.client().call(bankContract.confirmPayment, sent)).status).toBe(200);

    expect(await file()).toMatchObject({ refundable: 11, payments: [{ is_seen_at_bank: true }] });
    expect(await refusalOf(desk.client().call(bankContract.confirmPayment, sent))).toEqual([
      409,
      'bank_transaction_already_decided',
    ]);
  });

  it('is not tied to a payment of another amount, nor to one that is confirmed already', async () => {
    const { payment, invoice } = await claimed(7_200);
    await line(72, invoice.payment_reference);
    for (const amount of [72, 73]) {
      const { id } = await desk.aLine({ amount: amount.toFixed(2), text: `Spende ${desk.round()}` });
      const sent = { id: String(id), payment_id: payment.bank_transaction_id };
      expect(await refusalOf(desk.client().call(bankContract.confirmPayment, sent))).toEqual([
        409,
        'payment_does_not_fit',
      ]);
    }
  });

  it('becomes undecided again if the payment is withdrawn', async () => {
    const { payment, invoice } = await claimed(7_400);
    await line(74, invoice.payment_reference);

    const id = String(payment.bank_transaction_id);
    expect((await desk.client().call(bankContract.unassignBankLine, { id })).status).toBe(200);

    expect((await undecidedLines(desk.client())).map(({ amount }) => amount)).toContain(74);
    expect(await desk.stateOf(invoice)).toBe('open 0');
  });
});
