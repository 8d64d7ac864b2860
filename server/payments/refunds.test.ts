import { describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aMoneyDesk } from '../testing/bank/moneyDesk.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment, MEMBER_IBAN, newsOf, subjectsTo } from '../testing/lifeBuilders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { anOverPaid, aRefund, refusalOf, type SentRefund } from '../testing/refundBuilders.ts';
import { mailsTo } from '../testing/registrations.ts';

const desk = aMoneyDesk();
const { refund, booked, undo, overPaid, file } = desk;

async function toRefund() {
  const { to_refund } = (await desk.client().call(officeContract.getToDo)).body as ToDo;
  return to_refund.find(({ household_id }) => household_id === desk.household().household_id)?.free;
}

/** Where the household's payments went. */
async function paymentsIn(): Promise<string[]> {
  const { payments, invoices } = await file();
  const typeOf = (id: number | null) => invoices.find((invoice) => invoice.id === id)?.type ?? 'free';
  return payments
    .map((one) => `${one.refund_id === null ? typeOf(one.sale_invoice_id) : 'back'}: ${one.amount}`)
    .sort();
}

describe('free money is refunded', () => {
  it('if an invoice was paid twice: it stays paid, nothing is free any more, and the member is told', async () => {
    const { invoice } = await overPaid(8_550);
    expect([await toRefund(), (await file()).free]).toEqual([25.5, 25.5]);

    const answer = await refund({ amount: 25.5, recipient_iban: 'AT48 3200 0000 1234 5864' });

    expect([answer.status, answer.body]).toMatchObject([
      201,
      { amount: 25.5, value_date: '11.01.2027', recipient_iban: MEMBER_IBAN, is_confirmed: false, undone_at: null },
    ]);
    const { free, refunds, invoices } = await file();
    expect({ free, refunds, invoices }).toMatchObject({
      free: 0,
      refunds: [answer.body],
      invoices: [{ id: invoice.id, status_id: 3, paid: 60 }],
    });
    expect(await paymentsIn()).toEqual(['back: 25.5', 'siac: 60']);
    expect(await toRefund()).toBeUndefined();
    expect((await newsOf(desk.server(), desk.household())).at(-1)).toBe('Wir haben Geld an Sie zurückgezahlt');
    expect((await auditOf(desk.server(), desk.household().household_id)).map(({ action }) => action)).toContain(
      'refund.booked',
    );
  });

  it('with a message in the member’s language that gives the reason and only the end of the account number', async () => {
    const household = await aHousehold(desk.server(), { status: 'inactive', language: 'tr' });
    await anOverPaid(desk.server(), household, { paid: 7_000 });

    await aRefund(desk.client(), household, { amount: 10, recipient_iban: MEMBER_IBAN, reason: 'Fazla ödeme' });

    expect((await subjectsTo(desk.server(), household.email)).at(-1)).toBe('Size geri ödeme yaptık');
    const { text = '' } = mailsTo(desk.server(), household.email).at(-1) ?? {};
    expect(text).toMatch(/Fazla ödeme/);
    expect(text).toMatch(/sonu 5864/);
    expect(text).not.toContain(MEMBER_IBAN);
  });

  it('from several payments, the latest first, so that no invoice is settled on another day', async () => {
    const invoice = await anInvoice(desk.server(), desk.household());
    await aPayment(desk.server(), invoice, { value_date: day('2027-01-05'), transaction_key: `a${desk.round()}` });
    const again = { amount_cents: cents(6_000), value_date: day('2027-01-08'), transaction_key: `b${desk.round()}` };
    await aPayment(desk.server(), invoice, again);
    const given = await overPaid(1_000, { type: 'sim' });
    await desk.client().call(paymentsContract.takeInvoiceStep, { id: String(given.invoice.id), step: 'void' });

    await booked({ amount: 70 });

    const { free, invoices } = await file();
    expect([free, invoices.find(({ id }) => id === invoice.id)]).toMatchObject([
      0,
      { status_id: 3, paid: 60, settled_on: '05.01.2027' },
    ]);
    expect(await paymentsIn()).toEqual(['back: 10', 'back: 60', 'siac: 60']);
  });

  it('in part: the rest can be assigned to an invoice, but no more', async () => {
    const { payment } = await overPaid(10_000, { type: 'sirf' });
    const open = await anInvoice(desk.server(), desk.household());
    await booked({ amount: 30 });
    const assign = (amount: number) =>
      desk.client().call(paymentsContract.assignPayment, {
        id: String(payment.bank_transaction_id),
        sale_invoice_id: open.id,
        amount,
      });

    expect(await refusalOf(assign(10.01))).toEqual([422, 'new_amount_must_be_lower']);
    expect((await assign(10)).status).toBe(200);
    expect([await paymentsIn(), (await file()).free]).toEqual([['back: 30', 'siac: 10', 'sirf: 60'], 0]);
  });
});

// proves: promise.2
describe('a refund is booked once', () => {
  it('however often it is sent with the same key', async () => {
    await overPaid(8_000);

    const answers = await Promise.all(Array.from({ length: 5 }, () => refund({ amount: 5 }, 'key-1')));

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await file()).refunds).toHaveLength(1);
    const done = await auditOf(desk.server(), desk.household().household_id);
    expect(done.filter(({ action }) => action === 'refund.booked')).toHaveLength(1);
    expect(
      (await newsOf(desk.server(), desk.household())).filter((title) => title.includes('zurückgezahlt')),
    ).toHaveLength(1);
  });

  it('if two clerks book the same refund at once', async () => {
    await overPaid(8_000);

    const answers = await Promise.all([refund({ amount: 5 }), refund({ amount: 5 })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'refund_already_exists' });
    expect((await file()).free).toBe(15);
  });

  it('up to what is free, also if one clerk refunds while another assigns', async () => {
    const { payment } = await overPaid(8_000, { type: 'sirf' });
    const open = await anInvoice(desk.server(), desk.household());
    const sent = { id: String(payment.bank_transaction_id), sale_invoice_id: open.id, amount: 20 };

    const answers = await Promise.all([
      refund({ amount: 20 }),
      desk.client().call(paymentsContract.assignPayment, sent),
    ]);

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await file()).free).toBe(0);
  });
});

describe('a refund is refused', () => {
  it.each<[string, SentRefund, unknown[]]>([
    ['for more than is free', { amount: 20.01 }, [422, 'new_amount_must_be_lower']],
    ['for nothing', { amount: 0 }, [422, 'validation_failed']],
    ['of tomorrow', { amount: 1, value_date: '12.01.2027' }, [422, 'validation_failed']],
    [
      'to an invalid account number',
      { amount: 1, recipient_iban: 'AT48 3200 0000 1234 5865' },
      [422, 'validation_failed'],
    ],
    ['without a reason', { amount: 1, reason: ' ' }, [422, 'validation_failed']],
  ])('%s', async (_what, sent, refusal) => {
    await overPaid(8_000);

    expect(await refusalOf(refund(sent))).toEqual(refusal);
    expect((await file()).free).toBe(20);
  });

  it('if nothing is free', async () => {
    await overPaid(6_000);

    expect(await refusalOf(refund({ amount: 1 }))).toEqual([409, 'nothing_to_refund']);
  });

  it('if the bank has taken the payment back', async () => {
    const { payment } = await overPaid(8_000);
    await desk.client().call(paymentsContract.returnPayment, { id: String(payment.bank_transaction_id) });

    expect(await refusalOf(refund({ amount: 1 }))).toEqual([409, 'nothing_to_refund']);
  });
});

describe('a refund that was booked by mistake', () => {
  it('is undone: its money is free again, and the member is told; once', async () => {
    await overPaid(8_000);
    const made = await booked({ amount: 20 });

    const [first, again] = [await undo(made), await undo(made)];

    expect(first.body).toMatchObject({ id: made.id, undone_at: expect.any(String) });
    expect(again.body).toEqual(first.body);
    expect([await paymentsIn(), (await file()).free, await toRefund()]).toEqual([['free: 20', 'siac: 60'], 20, 20]);
    expect((await newsOf(desk.server(), desk.household())).slice(-2)).toEqual([
      'Wir haben Geld an Sie zurückgezahlt',
      'Unsere Rückzahlung: eine Berichtigung',
    ]);
    expect((await booked({ amount: 20 })).id).not.toBe(made.id);
  });

  it('has to exist', async () => {
    expect(await refusalOf(undo({ id: 999_999 }))).toEqual([404, 'refund_not_found']);
  });
});
