import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { runCommandLine } from '../../commandLine/commandLine.ts';
import { findInvoice } from '../../invoicing/invoices.reads.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { anInvoice, type TestInvoice } from '../../testing/invoicingBuilders.ts';
import { newsOf } from '../../testing/lifeBuilders.ts';
import { auditOf } from '../../testing/officeBuilders.ts';

const IBAN = 'DE89370400440532013000';

const desk = aMoneyDesk((round) => ({ first_name: 'Gülşah', last_name: `Öztürk ${'ı'.repeat(round)}` }));
const { aLine, isWaiting, file } = desk;
let invoice: TestInvoice;
beforeEach(async () => {
  invoice = await anInvoice(desk.server(), desk.household(), { amount_cents: cents(6_000 + desk.round()) });
});

/** The amount of the test's invoice, which no other invoice has. */
const owed = () => (60 + desk.round() / 100).toFixed(2);

function decide(
  call: 'book' | 'unassign' | 'credit' | 'dismiss' | 'take-up' | 'return',
  { id }: { id: number },
  body: object = {},
) {
  return desk.client().send('POST', `/api/v1/office/bank-lines/${id}/${call}`, body);
}

async function statusOf({ id }: TestInvoice) {
  return (await findInvoice(desk.server().context.db, id))?.status;
}

describe('a credit that names no invoice', () => {
  it('is proposed for the likely payer, and a clerk books it once', async () => {
    const line = await aLine({ amount: owed(), name: `GUELSAH OEZTUERK ${'I'.repeat(desk.round())}` });
    expect(line).toMatchObject({
      reason: 'no_bill_named',
      proposals: [{ sale_invoice_id: invoice.id, why: 'name_and_amount', household_id: desk.household().household_id }],
    });

    const outcomes = await Promise.all([1, 2].map(() => decide('book', line, { sale_invoice_id: invoice.id })));

    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcomes.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'bank_transaction_already_decided',
    });
    expect(await statusOf(invoice)).toBe('paid');
    expect(await isWaiting(line)).toBe(false);
    expect(await auditOf(desk.server(), desk.household().household_id)).toMatchObject([
      { action: 'payment.booked', actor_account_id: desk.account().account_id, subject_id: line.id },
    ]);
  });

  it.each(['draft', 'void', 'uncollectible', 'cancelled'] as const)(
    'is not booked for an invoice that is %s',
    async (status) => {
      const closed = await anInvoice(desk.server(), desk.household(), { status, type: 'sirf' });
      const line = await aLine({ text: 'Spende' });

      const answer = await decide('book', line, { sale_invoice_id: closed.id });

      expect([answer.status, answer.body]).toMatchObject([
        409,
        { message: 'status_of_invoice_not_supported_for_assignment' },
      ]);
      expect(await isWaiting(line)).toBe(true);
    },
  );

  it('can be given to a household, and then assigned to its invoices', async () => {
    const line = await aLine({ text: 'Aidat' });

    await decide('credit', line, { household_id: desk.household().household_id });
    expect(await file()).toMatchObject({ payments: [{ id: line.id, sale_invoice_id: null, amount: 60 }] });
    await desk
      .client()
      .call(paymentsContract.assignPayment, { id: String(line.id), sale_invoice_id: invoice.id, amount: 60 });

    expect(await statusOf(invoice)).toBe('partly_paid');
    const idle = await aLine({ text: 'Aidat 3' });
    await decide('credit', idle, { household_id: desk.household().household_id });
    await desk.client().call(paymentsContract.returnPayment, { id: String(idle.id) });
    expect((await auditOf(desk.server(), desk.household().household_id)).at(-1)).toMatchObject({
      action: 'payment.returned',
      subject_id: idle.id,
    });
    const nobody = await decide('credit', await aLine({ text: 'Aidat 2' }), { household_id: 2_000_000_001 });
    expect([nobody.status, nobody.body]).toMatchObject([404, { message: 'HouseholdNotFound' }]);
  });

  it('cannot be given to a household if it is more than anybody pays', async () => {
    const line = await aLine({ text: 'Spende', amount: '1000000.01' });

    const answer = await decide('credit', line, { household_id: desk.household().household_id });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { amount: ['to_high'] } }]);
    expect(await isWaiting(line)).toBe(true);
  });

  it('is dismissed for a reason, stays on a list, and can be made undecided again', async () => {
    const line = await aLine({ text: 'Flohmarkt' });

    expect((await decide('dismiss', line, {})).body).toMatchObject({ errors: { reason: ['required'] } });
    await decide('dismiss', line, { reason: 'Spende vom Flohmarkt' });
    expect(await isWaiting(line)).toBe(false);
    const dismissed = await desk.client().call(bankContract.listBankLines, { state: 'dismissed' });
    expect(dismissed.body).toMatchObject({ lines: [{ id: line.id, dismissed_reason: 'Spende vom Flohmarkt' }] });
    expect((await decide('book', line, { sale_invoice_id: invoice.id })).status).toBe(409);
    await decide('take-up', line);

    expect(await isWaiting(line)).toBe(true);
    expect((await decide('take-up', line)).status).toBe(409);
  });
});

describe('a credit that was booked for the wrong household', () => {
  it('becomes undecided again when it is unassigned, and what it had settled is owed again', async () => {
    const text = invoice.bill_number;
    const bankFile = aBankFile([{ text, amount: owed(), reference: `wrong${desk.round()}` }]);
    await sendBankFile(desk.client(), bankFile);
    const { payments } = await file();
    expect(payments).toMatchObject([{ is_from_bank_file: true, sale_invoice_id: invoice.id }]);
    const wrong = { id: payments[0]?.id ?? 0 };

    const answer = await decide('unassign', wrong);

    expect(answer.body).toMatchObject({ invoices: [{ id: invoice.id, status_id: 2, paid: 0 }] });
    expect(await isWaiting(wrong)).toBe(true);
    expect(await newsOf(desk.server(), desk.household())).toEqual([
      'Bezahlt: Jahresbeitrag 2027',
      'Zahlung berichtigt: Jahresbeitrag 2027',
    ]);
    expect((await decide('unassign', wrong)).status).toBe(409);
    await sendBankFile(desk.client(), bankFile);
    expect(await isWaiting(wrong)).toBe(true);
    expect((await decide('book', wrong, { sale_invoice_id: invoice.id })).status).toBe(200);
  });

  it('and is booked there again is told each time, so that the last message is true', async () => {
    const line = await aLine({ text: 'Aidat', amount: owed() });
    for (const call of ['book', 'unassign', 'book', 'unassign', 'book'] as const) {
      desk.server().clock.moveTo(new Date(desk.server().clock.now().getTime() + 1_000));
      expect((await decide(call, line, call === 'book' ? { sale_invoice_id: invoice.id } : {})).status).toBe(200);
    }

    const [paid, mended] = ['Bezahlt: Jahresbeitrag 2027', 'Zahlung berichtigt: Jahresbeitrag 2027'];
    expect(await newsOf(desk.server(), desk.household())).toEqual([paid, mended, paid, mended, paid]);
  });
});

describe('a debit', () => {
  it('that returns a payment makes owed again what the payment had settled', async () => {
    await sendBankFile(
      desk.client(),
      aBankFile([{ text: invoice.bill_number, iban: IBAN, amount: owed(), reference: `p${desk.round()}` }]),
    );
    expect(await statusOf(invoice)).toBe('paid');

    const line = await aLine({ side: 'DBIT', isReversal: true, iban: IBAN, amount: owed(), name: 'Gülşah' });
    expect(line).toMatchObject({
      amount: -(60 + desk.round() / 100),
      reason: 'returned',
      proposals: [],
      returnable: [{ household_id: desk.household().household_id, amount: 60 + desk.round() / 100 }],
    });
    const answer = await decide('return', line, { payment_id: line.returnable[0]?.id });

    expect(answer.body).toMatchObject({ invoices: [{ id: invoice.id, status_id: 2 }] });
    expect([await statusOf(invoice), await isWaiting(line)]).toEqual(['open', false]);
    expect(await newsOf(desk.server(), desk.household())).toHaveLength(2);
    expect((await decide('return', line, { payment_id: line.returnable[0]?.id })).status).toBe(409);
    const payment = { id: line.returnable[0]?.id ?? 0 };
    expect((await decide('unassign', payment)).body).toMatchObject({ message: 'bank_transaction_already_decided' });
    expect(await isWaiting(payment)).toBe(false);
  });

  it('cannot return a payment that another debit returned already', async () => {
    const payment = await aLine({ text: 'Aidat', iban: IBAN, amount: owed() });
    await decide('book', payment, { sale_invoice_id: invoice.id });
    const debit = { side: 'DBIT', isReversal: true, iban: IBAN, amount: owed() } as const;
    const debits = [await aLine(debit), await aLine({ ...debit, text: 'noch eine' })];

    expect(await statusOf(invoice)).toBe('paid');

    const answers = await Promise.all(debits.map((line) => decide('return', line, { payment_id: payment.id })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'bank_transaction_already_decided',
    });
    expect(await Promise.all(debits.map(isWaiting))).toEqual(answers.map(({ status }) => status === 409));
  });

  it('with tomorrow’s value date returns a payment today', async () => {
    const reference = `t${desk.round()}`;
    await sendBankFile(
      desk.client(),
      aBankFile([{ text: invoice.bill_number, iban: IBAN, amount: owed(), reference }]),
    );
    const line = await aLine({
      side: 'DBIT',
      isReversal: true,
      iban: IBAN,
      amount: owed(),
      value: '2027-01-12',
    });

    const answer = await decide('return', line, { payment_id: line.returnable[0]?.id });

    expect(answer.status).toBe(200);
    expect((await file()).payments).toContainEqual(
      expect.objectContaining({ id: line.returnable[0]?.id, returned_on: '11.01.2027' }),
    );
  });

  it('is not a payment, and a credit is not a return', async () => {
    const debit = await aLine({ side: 'DBIT', text: 'Miete' });
    const credit = await aLine({ text: 'Spende 3' });

    expect(debit).toMatchObject({ reason: 'outgoing', proposals: [], returnable: [] });
    for (const [call, body] of [
      ['book', { sale_invoice_id: invoice.id }],
      ['credit', { household_id: desk.household().household_id }],
    ] as const) {
      expect((await decide(call, debit, body)).body).toMatchObject({ message: 'bank_transaction_not_a_credit' });
    }
    expect((await decide('return', credit, { payment_id: credit.id })).body).toMatchObject({
      message: 'bank_transaction_not_a_return',
    });
  });
});

it('a transfer of ours that came back is not a payment, whatever it names', async () => {
  const line = await aLine({ isReversal: true, text: invoice.bill_number });

  expect(line).toMatchObject({ reason: 'came_back', proposals: [] });
  expect(await statusOf(invoice)).toBe('open');
});

it('the to-do list says how many lines are undecided', async () => {
  await aLine({ text: 'noch etwas' });

  const { body } = await desk.client().call(officeContract.getToDo);

  expect(body).toMatchObject({ bank_lines: (await undecidedLines(desk.client())).length });
});

describe('on the command line', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vefa-bank-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function run(bytes: Buffer) {
    const path = join(folder, 'auszug.xml');
    await writeFile(path, bytes);
    return runCommandLine(['bank-file', '--file', path], (work) => work(desk.server().context));
  }

  it('a file is read once, and the output says what was booked', async () => {
    const file = aBankFile([
      { text: invoice.bill_number, reference: `c${desk.round()}` },
      { text: 'Spende', reference: `d${desk.round()}` },
    ]);

    const first = await run(file);
    const again = await run(file);

    expect(first).toEqual({ exitCode: 0, lines: ['Gebucht: 1 Zahlung, zusammen €\u00a060,00', 'Zu entscheiden: 1'] });
    expect(again.lines).toContain('Genau diese Datei war schon eingelesen.');
  });

  it('a file that is no statement is refused with one line', async () => {
    expect(await run(Buffer.from('%PDF-1.7'))).toMatchObject({
      exitCode: 1,
      lines: [expect.stringMatching(/^Das ist kein Kontoauszug/)],
    });
  });
});
