import { describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine, ReadBankStatement } from '../../../domain/payments/bank/bankAnswers.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { newestLine, sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, type Movement } from '../../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from '../../testing/invoicingBuilders.ts';
import { newsOf } from '../../testing/lifeBuilders.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { moneyAmiss, refusalOf } from '../../testing/refundBuilders.ts';

const IBAN = 'DE89370400440532013000';

const desk = aMoneyDesk();
const { aLine, isWaiting, stateOf, file } = desk;

const aInvoice = (owed: number, overrides: InvoiceOverrides = {}, of = desk.household()) =>
  anInvoice(desk.server(), of, { type: 'sim', amount_cents: cents(owed), ...overrides });

const naming = (...invoices: TestInvoice[]) => invoices.map(({ bill_number }) => bill_number).join(' und ');

async function send(movement: Movement): Promise<ReadBankStatement> {
  const bytes = aBankFile([{ reference: `D${desk.round()}`, ...movement }]);
  return (await sendBankFile(desk.client(), bytes)).body as ReadBankStatement;
}

const split = ({ id }: { id: number }, ...parts: [invoice: { id: number }, amount: number][]) =>
  desk.client().call(bankContract.splitBankLine, {
    id: String(id),
    parts: parts.map(([invoice, amount]) => ({ sale_invoice_id: invoice.id, amount })),
  });

async function newestStatement() {
  const [statement] = (await desk.client().call(bankContract.listBankStatements)).body as ReadBankStatement[];
  return statement;
}

/** Invoices of two households, and a transfer that names both. */
async function aTransferForTwo() {
  const other = await aHousehold(desk.server(), { status: 'active', first_name: 'Nesrin' });
  const [own, theirs] = [await aInvoice(6_000), await aInvoice(3_000, {}, other)];
  const line = await aLine({ amount: '90.00', text: naming(own, theirs), iban: IBAN, endToEnd: `E${desk.round()}` });
  return { other, own, theirs, line };
}

describe('a transfer that names several invoices', () => {
  it('of one household and is exactly what is owed on them is booked for all at once', async () => {
    const invoices = [await aInvoice(6_000), await aInvoice(4_000, { paid_cents: cents(0) }), await aInvoice(250)];

    const read = await send({ amount: '102.50', text: naming(...invoices) });

    expect(read).toMatchObject({ lines: 1, booked: 1, booked_amount: 102.5, undecided: 0 });
    expect(await Promise.all(invoices.map(stateOf))).toEqual(['paid 6000', 'paid 4000', 'paid 250']);
    expect(await newsOf(desk.server(), desk.household())).toHaveLength(3);
    expect((await file()).free).toBe(0);
  });

  it.each(['102.49', '102.51'])('but is %s instead stays undecided, with the invoices', async (amount) => {
    const invoices = [await aInvoice(6_000), await aInvoice(4_250)];

    await send({ amount, text: naming(...invoices) });

    expect(await newestLine(desk.client())).toMatchObject({
      reason: 'several_bills_named',
      named_bill: null,
      named_bills: invoices.map(({ id, bill_number }) => ({ sale_invoice_id: id, bill_number })),
    });
    expect(await Promise.all(invoices.map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('of which one is paid already stays undecided, with the others', async () => {
    const [paid, open] = [await aInvoice(6_000, { status: 'paid', type: 'siac' }), await aInvoice(6_000)];

    await send({ amount: '60.00', text: naming(paid, open) });

    expect(await newestLine(desk.client())).toMatchObject({
      named_bills: [{ sale_invoice_id: open.id, open_item: 60 }],
    });
  });
});

describe('a clerk splits a transfer', () => {
  it('among invoices of one household: less for one, more for the other', async () => {
    const [first, second] = [await aInvoice(6_000), await aInvoice(4_000)];
    const line = await aLine({ amount: '95.00', text: naming(first, second) });

    const answer = await split(line, [first, 50], [second, 45]);

    expect(answer.body).toMatchObject({ id: line.id, invoices: [{ open_item: 10 }, { open_item: 0 }] });
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['partly_paid 5000', 'over_paid 4500']);
    expect(
      (await auditOf(desk.server(), desk.household().household_id)).filter(({ action }) => action === 'payment.booked'),
    ).toEqual([expect.objectContaining({ subject_id: line.id })]);
  });

  it('among invoices of several households: each has its part, and the file counts the transfer once', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    expect(line.named_bills.map((invoice) => [invoice.sale_invoice_id, invoice.household_id])).toEqual([
      [own.id, desk.household().household_id],
      [theirs.id, other.household_id],
    ]);

    const answer = await split(line, [own, 60], [theirs, 30]);

    expect(answer.status).toBe(200);
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['paid 6000', 'paid 3000']);
    expect((await file()).payments).toMatchObject([{ sale_invoice_id: own.id, amount: 60 }]);
    expect((await file(other)).payments).toMatchObject([{ sale_invoice_id: theirs.id, amount: 30 }]);
    expect(await isWaiting(line)).toBe(false);
    expect(await newestStatement()).toMatchObject({ lines: 1, booked: 1, booked_amount: 90, undecided: 0 });
  });

  it('once, also if two clerks do it at once', async () => {
    const { own, theirs, line } = await aTransferForTwo();

    const answers = await Promise.all([
      split(line, [own, 60], [theirs, 30]),
      split(line, [theirs, 20], [own, 70]),
      desk.client().call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: own.id }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await moneyAmiss(desk.server())).toEqual([]);
  });
});

describe('a part of a split transfer', () => {
  it('that was booked for the wrong household becomes undecided as that part', async () => {
    const { own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);
    const [{ id } = { id: 0 }] = (await file()).payments;

    await desk.client().call(bankContract.unassignBankLine, { id: String(id) });

    expect(await newestLine(desk.client())).toMatchObject({ id, amount: 60, reason: 'taken_back' });
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'paid 3000']);
  });

  it('is owed again, like all others, if the bank takes the transfer back', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);

    const debit = await aLine({ amount: '90.00', side: 'DBIT', iban: IBAN, isReversal: true, booked: '2027-01-12' });
    // other tests have payments of the same amount from the same account
    expect(debit.returnable.slice(0, 2).map(({ household_id, amount }) => [household_id, amount])).toEqual([
      [other.household_id, 30],
      [desk.household().household_id, 60],
    ]);
    const [{ id } = { id: 0 }] = debit.returnable;
    await desk.client().call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: id });

    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
    const done = (await auditOf(desk.server(), desk.household().household_id)).map(({ action }) => action);
    expect(done).toContain('payment.returned');
  });
});

describe('a split transfer that the bank takes back', () => {
  const takeBack = async (endToEnd: string, payment: { id: number }) => {
    const debit = await aLine({ amount: '90.00', side: 'DBIT', iban: IBAN, endToEnd, isReversal: true });
    return desk.client().call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: payment.id });
  };

  it('leaves no part undecided', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await file()).payments;
    const [part = { id: 0 }] = (await file(other)).payments;
    await desk.client().call(bankContract.unassignBankLine, { id: String(part.id) });
    expect(await isWaiting(part)).toBe(true);

    expect((await takeBack(`E${desk.round()}`, mine)).status).toBe(200);

    expect(await isWaiting(part)).toBe(false);
    const book = desk.client().call(bankContract.bookBankLine, { id: String(part.id), sale_invoice_id: theirs.id });
    expect(await refusalOf(book)).toEqual([409, 'bank_transaction_already_decided']);
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('is owed again by all if a clerk notes the return by hand at one of them', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await file()).payments;

    const answer = await desk.client().call(paymentsContract.returnPayment, { id: String(mine.id) });

    expect(answer.body).toMatchObject({ invoices: [{ id: own.id }, { id: theirs.id }] });
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
    expect((await file(other)).payments).toMatchObject([{ returned_on: '11.01.2027' }]);
    for (const { household_id } of [desk.household(), other]) {
      expect((await auditOf(desk.server(), household_id)).map(({ action }) => action)).toContain('payment.returned');
    }
  });

  it('is owed again by all, also if a part was split again', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await file()).payments;
    const [part = { id: 0 }] = (await file(other)).payments;
    await desk.client().call(bankContract.unassignBankLine, { id: String(part.id) });
    const third = await aHousehold(desk.server(), { status: 'active', first_name: 'Elif' });
    const last = await aInvoice(1_000, {}, third);
    expect((await split(part, [theirs, 20], [last, 10])).status).toBe(200);

    expect(await newestStatement()).toMatchObject({ lines: 1, booked: 1, booked_amount: 90, undecided: 0 });

    expect((await takeBack(`E${desk.round()}`, mine)).status).toBe(200);

    expect(await Promise.all([own, theirs, last].map(stateOf))).toEqual(['open 0', 'open 0', 'open 0']);
  });

  it('belongs to nobody any more, not even a dismissed part of it', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await split(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await file()).payments;
    const [part = { id: 0 }] = (await file(other)).payments;
    const id = String(part.id);
    await desk.client().call(bankContract.unassignBankLine, { id });
    await desk.client().call(bankContract.dismissBankLine, { id, reason: 'Spende' });
    expect(await dismissed()).toContain(part.id);

    expect((await takeBack(`E${desk.round()}`, mine)).status).toBe(200);

    expect(await dismissed()).not.toContain(part.id);
    const takenUp = desk.client().call(bankContract.takeBankLineUp, { id });
    expect(await refusalOf(takenUp)).toEqual([409, 'bank_transaction_already_decided']);
  });
});

async function dismissed(): Promise<number[]> {
  const answer = await desk.client().call(bankContract.listBankLines, { state: 'dismissed' });
  return (answer.body as { lines: OfficeBankLine[] }).lines.map(({ id }) => id);
}

it('an undecided line or a debit is not a payment that the bank could take back', async () => {
  for (const side of ['CRDT', 'DBIT'] as const) {
    const line = await aLine({ amount: '60.00', side });
    const answer = desk.client().call(paymentsContract.returnPayment, { id: String(line.id) });
    expect(await refusalOf(answer)).toEqual([404, 'bank_transaction_not_found']);
    expect(await isWaiting(line)).toBe(true);
  }
});

describe('a split is refused', () => {
  it('if the amounts do not add up to the credit, and nothing is booked', async () => {
    const { own, theirs, line } = await aTransferForTwo();

    for (const amount of [29.99, 30.01]) {
      expect(await refusalOf(split(line, [own, 60], [theirs, amount]))).toEqual([422, 'parts_must_add_up']);
    }
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('for an invoice that cannot be paid or does not exist, or over 0', async () => {
    const closed = await aInvoice(3_000, { status: 'void' });
    const { own, line } = await aTransferForTwo();

    expect(await refusalOf(split(line, [own, 60], [closed, 30]))).toEqual([
      409,
      'status_of_invoice_not_supported_for_assignment',
    ]);
    expect(await refusalOf(split(line, [own, 60], [{ id: 999_999 }, 30]))).toEqual([404, 'invoice_not_found']);
    expect(await refusalOf(split(line, [own, 90], [closed, 0]))).toEqual([422, 'validation_failed']);
    expect(await refusalOf(split(line))).toEqual([422, 'parts_must_add_up']);
  });

  it('for a debit', async () => {
    const invoice = await aInvoice(3_000);
    const debit = await aLine({ amount: '30.00', side: 'DBIT' });

    expect(await refusalOf(split(debit, [invoice, 30]))).toEqual([409, 'bank_transaction_not_a_credit']);
  });
});
