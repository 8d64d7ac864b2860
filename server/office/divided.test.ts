import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankContract } from '../../domain/office/bank.contract.ts';
import type { ReadBankStatement } from '../../domain/office/bankAnswers.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { findInvoice } from '../invoicing/invoices.reads.ts';
import { sendBankFile, sumsOf, undecidedLines } from '../testing/bankBuilders.ts';
import { aBankFile, type Movement } from '../testing/bankFiles.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from '../testing/invoicingBuilders.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { fileOf, moneyAmiss, refusalOf } from '../testing/refundBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const IBAN = 'DE89370400440532013000';

let server: TestServer;
let client: TestClient;
let household: TestHousehold;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await aClerk(server));
});
afterAll(async () => {
  const sums = await sumsOf(server);
  expect(sums?.total).toBe((sums?.assigned ?? 0) + (sums?.open ?? 0) + (sums?.aside ?? 0));
  expect(await moneyAmiss(server)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  round += 1;
  household = await aHousehold(server, { status: 'active' });
});

const aBill = (owed: number, overrides: InvoiceOverrides = {}, of = household) =>
  anInvoice(server, of, { type: 'sim', amount_cents: cents(owed), ...overrides });

const naming = (...bills: TestInvoice[]) => bills.map(({ bill_number }) => bill_number).join(' und ');

async function send(movement: Movement): Promise<ReadBankStatement> {
  const file = aBankFile([{ reference: `D${round} ${JSON.stringify(movement)}`, ...movement }]);
  return (await sendBankFile(client, file)).body as ReadBankStatement;
}

async function newest() {
  const [line] = (await undecidedLines(client)).toSorted((one, other) => other.id - one.id);
  if (!line) throw new Error('nothing waits');
  return line;
}

async function aLine(movement: Movement) {
  await send(movement);
  return newest();
}

const divide = ({ id }: { id: number }, ...parts: [bill: { id: number }, amount: number][]) =>
  client.call(bankContract.divideBankLine, {
    id: String(id),
    parts: parts.map(([bill, amount]) => ({ sale_invoice_id: bill.id, amount })),
  });

async function stateOf({ id }: TestInvoice) {
  const found = await findInvoice(server.ground.db, id);
  return `${found?.status} ${found?.paid_cents}`;
}

/** One for a household, one for another, and a transfer that names both. */
async function aTransferForTwo() {
  const other = await aHousehold(server, { status: 'active', first_name: 'Nesrin' });
  const [own, theirs] = [await aBill(6_000), await aBill(3_000, {}, other)];
  const line = await aLine({ amount: '90.00', text: naming(own, theirs), iban: IBAN, endToEnd: `E${round}` });
  return { other, own, theirs, line };
}

describe('a transfer that names several bills', () => {
  it('of one household and brings what is owed on them is booked for all at once', async () => {
    const bills = [await aBill(6_000), await aBill(4_000, { paid_cents: cents(0) }), await aBill(250)];

    const read = await send({ amount: '102.50', text: naming(...bills) });

    expect(read).toMatchObject({ lines: 1, booked: 1, booked_amount: 102.5, undecided: 0 });
    expect(await Promise.all(bills.map(stateOf))).toEqual(['paid 6000', 'paid 4000', 'paid 250']);
    expect(await newsOf(server, household)).toHaveLength(3);
    expect((await fileOf(client, household)).free).toBe(0);
  });

  it.each(['102.49', '102.51'])('and brings %s instead waits for somebody, with the bills', async (amount) => {
    const bills = [await aBill(6_000), await aBill(4_250)];

    await send({ amount, text: naming(...bills) });

    expect(await newest()).toMatchObject({
      reason: 'several_bills_named',
      named_bill: null,
      named_bills: bills.map(({ id, bill_number }) => ({ sale_invoice_id: id, bill_number })),
    });
    expect(await Promise.all(bills.map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('of which one is paid already waits, with the others', async () => {
    const [paid, open] = [await aBill(6_000, { status: 'paid', type: 'siac' }), await aBill(6_000)];

    await send({ amount: '60.00', text: naming(paid, open) });

    expect(await newest()).toMatchObject({ named_bills: [{ sale_invoice_id: open.id, open_item: 60 }] });
  });
});

describe('a person divides a transfer', () => {
  it('among bills of one household: less for one, more for the other', async () => {
    const [first, second] = [await aBill(6_000), await aBill(4_000)];
    const line = await aLine({ amount: '95.00', text: naming(first, second) });

    const answer = await divide(line, [first, 50], [second, 45]);

    expect(answer.body).toMatchObject({ id: line.id, invoices: [{ open_item: 10 }, { open_item: 0 }] });
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['partly_paid 5000', 'over_paid 4500']);
    expect((await auditOf(server, household.household_id)).filter(({ action }) => action === 'payment.booked')).toEqual(
      [expect.objectContaining({ subject_id: line.id })],
    );
  });

  it('among those of several: each household has its part, and the file counts the transfer once', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    expect(line.named_bills.map((bill) => [bill.sale_invoice_id, bill.household_id])).toEqual([
      [own.id, household.household_id],
      [theirs.id, other.household_id],
    ]);

    const answer = await divide(line, [own, 60], [theirs, 30]);

    expect(answer.status).toBe(200);
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['paid 6000', 'paid 3000']);
    expect((await fileOf(client, household)).payments).toMatchObject([{ sale_invoice_id: own.id, amount: 60 }]);
    expect((await fileOf(client, other)).payments).toMatchObject([{ sale_invoice_id: theirs.id, amount: 30 }]);
    expect((await undecidedLines(client)).some(({ id }) => id === line.id)).toBe(false);
    const [statement] = (await client.call(bankContract.listBankStatements)).body as ReadBankStatement[];
    expect(statement).toMatchObject({ lines: 1, booked: 1, booked_amount: 90, undecided: 0 });
  });

  it('once, also when two clerks do it at once', async () => {
    const { own, theirs, line } = await aTransferForTwo();

    const answers = await Promise.all([
      divide(line, [own, 60], [theirs, 30]),
      divide(line, [theirs, 20], [own, 70]),
      client.call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: own.id }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await moneyAmiss(server)).toEqual([]);
  });
});

describe('what was divided', () => {
  it('and booked for the wrong household waits for somebody as the part that it is', async () => {
    const { own, theirs, line } = await aTransferForTwo();
    await divide(line, [own, 60], [theirs, 30]);
    const [{ id } = { id: 0 }] = (await fileOf(client, household)).payments;

    await client.call(bankContract.releaseBankLine, { id: String(id) });

    expect(await newest()).toMatchObject({ id, amount: 60, reason: 'taken_back' });
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'paid 3000']);
  });

  it('is owed again by all once the bank takes the transfer back', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await divide(line, [own, 60], [theirs, 30]);

    const debit = await aLine({ amount: '90.00', side: 'DBIT', iban: IBAN, isReversal: true, booked: '2027-01-12' });
    // others of the tests were over the same amount from the same account
    expect(debit.returnable.slice(0, 2).map(({ household_id, amount }) => [household_id, amount])).toEqual([
      [other.household_id, 30],
      [household.household_id, 60],
    ]);
    const [{ id } = { id: 0 }] = debit.returnable;
    await client.call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: id });

    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
    const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
    expect(done).toContain('payment.returned');
  });
});

describe('what was divided and is taken back by the bank', () => {
  const takeBack = async (endToEnd: string, payment: { id: number }) => {
    const debit = await aLine({ amount: '90.00', side: 'DBIT', iban: IBAN, endToEnd, isReversal: true });
    return client.call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: payment.id });
  };
  const isWaiting = async ({ id }: { id: number }) => (await undecidedLines(client)).some((line) => line.id === id);

  it('waits for nobody any more where a part of it was waiting', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await divide(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await fileOf(client, household)).payments;
    const [part = { id: 0 }] = (await fileOf(client, other)).payments;
    await client.call(bankContract.releaseBankLine, { id: String(part.id) });
    expect(await isWaiting(part)).toBe(true);

    expect((await takeBack(`E${round}`, mine)).status).toBe(200);

    expect(await isWaiting(part)).toBe(false);
    const book = client.call(bankContract.bookBankLine, { id: String(part.id), sale_invoice_id: theirs.id });
    expect(await refusalOf(book)).toEqual([409, 'bank_transaction_already_decided']);
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('is owed again by all, also where a part was divided once more', async () => {
    const { other, own, theirs, line } = await aTransferForTwo();
    await divide(line, [own, 60], [theirs, 30]);
    const [mine = { id: 0 }] = (await fileOf(client, household)).payments;
    const [part = { id: 0 }] = (await fileOf(client, other)).payments;
    await client.call(bankContract.releaseBankLine, { id: String(part.id) });
    const third = await aHousehold(server, { status: 'active', first_name: 'Elif' });
    const last = await aBill(1_000, {}, third);
    expect((await divide(part, [theirs, 20], [last, 10])).status).toBe(200);

    expect((await takeBack(`E${round}`, mine)).status).toBe(200);

    expect(await Promise.all([own, theirs, last].map(stateOf))).toEqual(['open 0', 'open 0', 'open 0']);
  });
});

it('what is nobody’s yet, or left the account, is no payment that the bank could take back', async () => {
  for (const side of ['CRDT', 'DBIT'] as const) {
    const line = await aLine({ amount: '60.00', side });
    const answer = client.call(officeContract.returnPayment, { id: String(line.id) });
    expect(await refusalOf(answer)).toEqual([404, 'bank_transaction_not_found']);
    expect((await undecidedLines(client)).some(({ id }) => id === line.id)).toBe(true);
  }
});

describe('a division is refused', () => {
  it('where the amounts are not what came in, and nothing is booked', async () => {
    const { own, theirs, line } = await aTransferForTwo();

    for (const amount of [29.99, 30.01]) {
      expect(await refusalOf(divide(line, [own, 60], [theirs, amount]))).toEqual([422, 'parts_must_add_up']);
    }
    expect(await Promise.all([own, theirs].map(stateOf))).toEqual(['open 0', 'open 0']);
  });

  it('for a bill that takes no money, that is not there, or for nothing', async () => {
    const closed = await aBill(3_000, { status: 'void' });
    const { own, line } = await aTransferForTwo();

    expect(await refusalOf(divide(line, [own, 60], [closed, 30]))).toEqual([
      409,
      'status_of_invoice_not_supported_for_assignment',
    ]);
    expect(await refusalOf(divide(line, [own, 60], [{ id: 999_999 }, 30]))).toEqual([404, 'invoice_not_found']);
    expect(await refusalOf(divide(line, [own, 90], [closed, 0]))).toEqual([422, 'validation_failed']);
    expect(await refusalOf(divide(line))).toEqual([422, 'validation_failed']);
  });

  it('of money that left the account', async () => {
    const bill = await aBill(3_000);
    const debit = await aLine({ amount: '30.00', side: 'DBIT' });

    expect(await refusalOf(divide(debit, [bill, 30]))).toEqual([409, 'bank_transaction_not_a_credit']);
  });
});
