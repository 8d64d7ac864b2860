import { describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { WouldReturn } from '../../../domain/payments/paymentAnswers.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import type { Movement } from '../../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, newsOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';

const IBAN = 'DE89370400440532013000';

const desk = aMoneyDesk();
const { aLine, isWaiting, stateOf, file } = desk;

const aInvoice = (owed: number, overrides: InvoiceOverrides = {}, of = desk.household()) =>
  anInvoice(desk.server(), of, { type: 'sim', amount_cents: cents(owed), ...overrides });

/** The amount of this test's invoice, which no other invoice has. */
const owed = () => 6_000 + desk.round();

const aDebit = (movement: Movement = {}) =>
  aLine({ side: 'DBIT', isReversal: true, amount: (owed() / 100).toFixed(2), booked: '2027-01-12', ...movement });

const noteByHand = (id: number, returned_on?: string) =>
  desk.client().send('POST', `/api/v1/office/payments/${id}/return`, returned_on ? { returned_on } : {});

const tie = ({ id }: { id: number }, payment_id: number) =>
  desk.client().call(bankContract.returnByBankLine, { id: String(id), payment_id });

async function aPaidInvoice(): Promise<{ invoice: TestInvoice; payment: number }> {
  const invoice = await aInvoice(owed());
  return { invoice, payment: (await aPayment(desk.server(), invoice)).bank_transaction_id };
}

describe('a return that was noted by hand before a bank file contains it', () => {
  it('is proposed for the debit and tied to it: nothing is taken back twice', async () => {
    const { invoice, payment } = await aPaidInvoice();
    await noteByHand(payment);
    const told = await newsOf(desk.server(), desk.household());
    // paid again meanwhile
    await aPayment(desk.server(), invoice, { transaction_key: `again ${desk.round()}` });

    const debit = await aDebit();
    expect(debit).toMatchObject({
      reason: 'returned',
      noted_returns: [
        { id: payment, household_id: desk.household().household_id, amount: owed() / 100, returned_on: '11.01.2027' },
      ],
    });
    const answers = await Promise.all([tie(debit, payment), tie(debit, payment)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await isWaiting(debit)).toBe(false);
    expect(await stateOf(invoice)).toBe(`paid ${owed()}`);
    expect((await newsOf(desk.server(), desk.household())).slice(told.length)).toEqual([
      expect.stringMatching(/^Bezahlt/),
    ]);
    const actions = (await auditOf(desk.server(), desk.household().household_id)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('payment.return'))).toEqual([
      'payment.returned',
      'payment.return_told',
    ]);
  });

  it('is tied to one debit: the next debit is not proposed and takes nothing back', async () => {
    const { payment } = await aPaidInvoice();
    await noteByHand(payment);
    expect((await tie(await aDebit(), payment)).status).toBe(200);

    const second = await aDebit({ text: 'noch eine' });

    expect(second.noted_returns).toEqual([]);
    expect(await refusalOf(tie(second, payment))).toEqual([409, 'bank_transaction_already_decided']);
    expect(await isWaiting(second)).toBe(true);
  });

  it('is not proposed for a debit of another account, of another amount or of a much later day', async () => {
    const invoice = await aInvoice(owed());
    const line = await aLine({ amount: (owed() / 100).toFixed(2), iban: IBAN, text: 'Beitrag' });
    await desk.client().call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: invoice.id });
    await noteByHand(line.id);

    const debits = [
      await aDebit({ iban: 'AT483200000012345864' }),
      await aDebit({ iban: IBAN, amount: '59.99' }),
      await aDebit({ iban: IBAN, booked: '2027-02-12' }),
    ];

    expect(debits.map(({ noted_returns }) => noted_returns)).toEqual([[], [], []]);
    expect((await aDebit({ iban: IBAN })).noted_returns).toMatchObject([{ id: line.id }]);
  });

  it('of a transfer that was split, also twice, is one return: it can be tied at any part', async () => {
    const other = await aHousehold(desk.server(), { status: 'active', first_name: 'Nesrin' });
    const [own, theirs] = [await aInvoice(6_000), await aInvoice(3_000, {}, other)];
    const split = (id: number, ...parts: [TestInvoice, number][]) =>
      desk.client().call(bankContract.splitBankLine, {
        id: String(id),
        parts: parts.map(([invoice, amount]) => ({ sale_invoice_id: invoice.id, amount })),
      });
    const { id } = await aLine({ amount: '90.00', iban: IBAN });
    await split(id, [own, 60], [theirs, 30]);
    const [part = { id: 0 }] = (await file(other)).payments;
    await desk.client().call(bankContract.unassignBankLine, { id: String(part.id) });
    await split(part.id, [theirs, 20], [own, 10]);
    const [mine = { id: 0 }] = (await file()).payments;
    await noteByHand(mine.id);
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);

    const debit = await aDebit({ amount: '90.00', iban: IBAN });
    expect(debit.noted_returns.map(({ household_id }) => household_id)).toContain(other.household_id);
    const [theirPart] = debit.noted_returns.filter(({ household_id }) => household_id === other.household_id);
    expect((await tie(debit, theirPart?.id ?? 0)).status).toBe(200);

    const second = await aDebit({ amount: '90.00', iban: IBAN, text: 'noch eine' });
    expect(second.noted_returns).toEqual([]);
    expect(await refusalOf(tie(second, mine.id))).toEqual([409, 'bank_transaction_already_decided']);
  });
});

describe('the day of a return', () => {
  it('is not before the day of the payment', async () => {
    const { invoice, payment } = await aPaidInvoice();

    const answer = await noteByHand(payment, '10.01.2027');

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { returned_on: ['before_the_payment'] } }]);
    expect(await stateOf(invoice)).toBe(`paid ${owed()}`);
    expect((await noteByHand(payment, '11.01.2027')).status).toBe(200);
  });

  it('stays the day that was noted: another day is refused with the noted one, the same day changes nothing', async () => {
    const invoice = await aInvoice(owed());
    const { bank_transaction_id: payment } = await aPayment(desk.server(), invoice, { value_date: day('2027-01-07') });
    expect((await noteByHand(payment, '08.01.2027')).status).toBe(200);

    const other = await noteByHand(payment, '09.01.2027');

    expect([other.status, other.body]).toMatchObject([
      409,
      { message: 'payment_returned_on_another_day', params: { date: '08.01.2027' } },
    ]);
    expect([(await noteByHand(payment, '08.01.2027')).status, (await noteByHand(payment)).status]).toEqual([200, 200]);
    expect((await file()).payments).toMatchObject([{ returned_on: '08.01.2027' }]);
  });

  it('and a debit before the payment cannot be its return', async () => {
    const { payment } = await aPaidInvoice();
    const debit = await aDebit({ booked: '2027-01-10' });

    expect(await refusalOf(tie(debit, payment))).toEqual([409, 'bank_transaction_not_a_return']);
  });
});

describe('before a return is noted the office sees', () => {
  const preview = async (id: number) => {
    const { body } = await desk.client().call(bankContract.previewReturn, { id: String(id) });
    return (body as WouldReturn[]).map(({ household_id, amount, bills }) => ({ household_id, amount, bills }));
  };

  it('the invoices that would be owed again, of a split transfer those of every household, and the return matches that', async () => {
    const other = await aHousehold(desk.server(), { status: 'active', first_name: 'Nesrin' });
    const [own, theirs] = [await aInvoice(6_000), await aInvoice(3_000, {}, other)];
    const { id } = await aLine({ amount: '85.00', iban: IBAN });
    const parts = [
      { sale_invoice_id: own.id, amount: 55 },
      { sale_invoice_id: theirs.id, amount: 30 },
    ];
    await desk.client().call(bankContract.splitBankLine, { id: String(id), parts });
    const [mine = { id: 0 }] = (await file()).payments;

    const seen = await preview(mine.id);
    expect(seen).toEqual([
      {
        household_id: desk.household().household_id,
        amount: 55,
        bills: [{ bill_number: own.bill_number, open_item: 60 }],
      },
      { household_id: other.household_id, amount: 30, bills: [{ bill_number: theirs.bill_number, open_item: 30 }] },
    ]);
    await noteByHand(mine.id);

    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('no invoice that another payment has paid as well, or that nobody owes any more', async () => {
    const [twice, given] = [await aInvoice(6_000), await aInvoice(5_000)];
    await aPayment(desk.server(), twice, { transaction_key: `first ${desk.round()}` });
    const second = await aPayment(desk.server(), twice, { amount_cents: cents(6_000), transaction_key: 'second' });
    const part = await aPayment(desk.server(), given, { amount_cents: cents(2_000) });
    const step = { id: String(given.id), step: 'writeOff' } as const;
    await desk.client().call(paymentsContract.takeInvoiceStep, step);

    const { household_id } = desk.household();
    expect(await preview(second.bank_transaction_id)).toEqual([{ household_id, amount: 60, bills: [] }]);
    expect(await preview(part.bank_transaction_id)).toEqual([{ household_id, amount: 20, bills: [] }]);
  });

  it('how much of it was refunded already', async () => {
    const { payment } = await desk.overPaid(8_000);
    await desk.booked({ amount: 20 });

    const answer = await desk.client().call(bankContract.previewReturn, { id: String(payment.bank_transaction_id) });
    expect(answer.body).toMatchObject([{ amount: 80, refunded: 20 }]);
  });

  it('nothing for an undecided line', async () => {
    const { id } = await aLine({ text: 'Spende' });
    const answer = desk.client().call(bankContract.previewReturn, { id: String(id) });

    expect(await refusalOf(answer)).toEqual([404, 'bank_transaction_not_found']);
  });
});

describe('after a death no message about a debt is sent', () => {
  async function theDeceased() {
    const { household_id } = desk.household();
    await endByDeath(desk.server(), { household_id, from: day('2027-01-11') });
    return {
      news: await newsOf(desk.server(), desk.household()),
      mails: await subjectsTo(desk.server(), desk.household().email),
    };
  }

  it('if the bank takes a payment back, a payment was booked by mistake, or an invoice is opened again', async () => {
    const { invoice, payment } = await aPaidInvoice();
    const wrong = await aInvoice(3_000);
    const line = await aLine({ amount: '30.00', text: 'Beitrag' });
    await desk.client().call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: wrong.id });
    const given = await aInvoice(1_000, { status: 'uncollectible' });
    const before = await theDeceased();

    expect((await noteByHand(payment)).status).toBe(200);
    expect((await desk.client().call(bankContract.unassignBankLine, { id: String(line.id) })).status).toBe(200);
    const step = { id: String(given.id), step: 'reopen' } as const;
    expect((await desk.client().call(paymentsContract.takeInvoiceStep, step)).status).toBe(200);

    expect(await Promise.all([invoice, wrong, given].map(stateOf))).toEqual(['open 0', 'open 0', 'open 0']);
    expect(await newsOf(desk.server(), desk.household())).toEqual(before.news);
    expect(await subjectsTo(desk.server(), desk.household().email)).toEqual(before.mails);
  });

  it('what the family pays or gets refunded is shown in the news and not mailed', async () => {
    const invoice = await aInvoice(6_000);
    const before = await theDeceased();

    await aPayment(desk.server(), invoice, { amount_cents: cents(8_000) });
    const made = await desk.booked({ amount: 20 });
    await desk.undo(made);

    expect((await newsOf(desk.server(), desk.household())).slice(before.news.length)).toHaveLength(3);
    expect(await subjectsTo(desk.server(), desk.household().email)).toEqual(before.mails);
  });
});
