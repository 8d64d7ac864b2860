import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { BankStatement } from '../../../domain/payments/bank/bankAnswers.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { type Run, runsContract } from '../../../domain/runs/runs.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { findInvoice } from '../../invoicing/invoices.reads.ts';
import { runSql } from '../../platform/db.ts';
import { sendBankFile, sumsOf, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, bankSample, type Movement } from '../../testing/bank/bankFiles.ts';
import { aHousehold, type TestAccount } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, newsOf } from '../../testing/lifeBuilders.ts';
import { aClerk, aServerWithClerk, auditOf } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { allocatedBeyondAmount, allocatedWithoutHousehold, wrongSums } from '../payments.checks.ts';

let server: TestServer;
let client: TestClient;
let account: TestAccount;

beforeAll(async () => {
  ({ server, client, account } = await aServerWithClerk());
});
afterAll(() => server.stop());

let files = 0;
beforeEach(() => {
  files += 1;
});

afterEach(async () => {
  const sums = await sumsOf(server);
  expect(sums?.total).toBe((sums?.assigned ?? 0) + (sums?.open ?? 0) + (sums?.dismissed ?? 0));
  const { db } = server.context;
  const checks = [wrongSums, allocatedBeyondAmount, allocatedWithoutHousehold];
  expect((await Promise.all(checks.map((check) => check(db)))).flat()).toEqual([]);
  for (const { id } of await undecidedLines(client)) {
    await client.call(bankContract.dismissBankLine, { id: String(id), reason: 'der nächste Test' });
  }
});

async function anOwed(overrides: InvoiceOverrides = {}, person: object = {}) {
  const household = await aHousehold(server, { status: 'active', ...person });
  return { household, invoice: await anInvoice(server, household, overrides) };
}

/** With bank references, different in every test. */
function send(...movements: Movement[]) {
  return sendBankFile(client, fileOf(...movements));
}

function fileOf(...movements: Movement[]): Buffer {
  return aBankFile(movements.map((movement, place) => ({ reference: `T${files}-${place}`, ...movement })));
}

async function statements(): Promise<BankStatement[]> {
  return (await client.call(bankContract.listBankStatements)).body as BankStatement[];
}

/** The run that was started last. */
async function runOf(): Promise<Run | undefined> {
  const { runs } = (await client.call(runsContract.listRuns)).body as { runs: Run[] };
  return runs.toSorted((one, other) => other.id - one.id)[0];
}

async function breakBooking({ id }: TestInvoice): Promise<void> {
  await server.change(({ tx }) =>
    runSql(
      tx,
      `alter table payment_allocations
    add constraint broken check (sale_invoice_id <> ${id})`,
    ),
  );
}

async function mendBooking(): Promise<void> {
  await server.change(({ tx }) => runSql(tx, 'alter table payment_allocations drop constraint broken'));
}

async function stateOf({ id }: TestInvoice) {
  const found = await findInvoice(server.context.db, id);
  return [found?.status, found?.paid_cents, found?.settled_on];
}

describe('a credit that names one invoice', () => {
  it('settles it at once, on its value date, and tells the member', async () => {
    const { household, invoice } = await anOwed();

    const answer = await send({ text: `Beitrag ${invoice.payment_reference.toLowerCase()}`, value: '2027-01-08' });

    expect([answer.status, answer.body]).toMatchObject([
      201,
      { lines: 1, booked: 1, booked_amount: 60, known: 0, undecided: 0, skipped: 0, is_repeated: false },
    ]);
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-08']);
    expect(await newsOf(server, household)).toEqual(['Bezahlt: Jahresbeitrag 2027']);
    expect(await auditOf(server, household.household_id)).toMatchObject([
      { action: 'payment.matched', actor_account_id: account.account_id },
    ]);
  });

  it.each<[string, InvoiceOverrides, string, unknown[]]>([
    ['a part', {}, '20.00', ['partly_paid', 2_000, null]],
    ['too much', {}, '70.00', ['over_paid', 7_000, '2027-01-11']],
  ])('brings %s', async (_what, overrides, amount, state) => {
    const { invoice } = await anOwed(overrides);

    await send({ amount, text: invoice.bill_number });

    expect(await stateOf(invoice)).toEqual(state);
  });

  it.each(['draft', 'void', 'uncollectible', 'cancelled'] as const)(
    'that is %s stays undecided, with the household’s other open invoices as proposals',
    async (status) => {
      const { household, invoice } = await anOwed({ status });
      const other = await anInvoice(server, household, { type: 'sim', description: 'Grab' });

      const answer = await send({ text: invoice.bill_number });

      expect(answer.body).toMatchObject({ booked: 0, undecided: 1 });
      expect(await undecidedLines(client)).toMatchObject([
        {
          reason: 'bill_not_payable',
          named_bill: { bill_number: invoice.bill_number, household_id: household.household_id },
          proposals: [{ sale_invoice_id: other.id, why: 'household_named' }],
        },
      ]);
    },
  );

  it('that is paid already stays undecided', async () => {
    const { invoice } = await anOwed();
    await send({ text: invoice.bill_number, reference: `first ${files}` });

    await send({ text: invoice.bill_number, reference: `again ${files}` });

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect(await undecidedLines(client)).toMatchObject([{ reason: 'bill_paid' }]);
  });

  it('that was booked by hand is not booked again: the line confirms that payment', async () => {
    const { invoice } = await anOwed({ amount_cents: cents(12_000) });
    await aPayment(server, invoice, { amount_cents: cents(6_000), isSeenAtBank: false });

    const answer = await send({ text: invoice.payment_reference, value: '2027-01-09' });

    expect(await stateOf(invoice)).toEqual(['partly_paid', 6_000, null]);
    expect(answer.body).toMatchObject({ booked: 1, booked_amount: 60, undecided: 0 });
    expect(await undecidedLines(client)).toEqual([]);
  });
});

// proves: promise.2, key.bank_transaction_already_exists
describe('each line is stored once', () => {
  it('also if the same file is read again', async () => {
    const { invoice } = await anOwed();
    const file = fileOf({ text: invoice.bill_number }, { text: 'Spende' });

    const first = await sendBankFile(client, file);
    const second = await sendBankFile(client, file, 'noch einmal.xml');

    expect(second.body).toEqual({ ...(first.body as object), is_repeated: true });
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
  });

  it('also if statements overlap', async () => {
    const { invoice } = await anOwed();
    const shared: Movement = { text: invoice.bill_number, reference: `shared ${files}` };

    await send(shared, { text: 'Spende' });
    const answer = await send({ text: 'Flohmarkt', reference: `new ${files}` }, shared);

    expect(answer.body).toMatchObject({ lines: 2, known: 1, booked: 0, undecided: 1 });
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
  });

  it('but two equal gifts on one day without bank references are stored as two', async () => {
    const before = await sumsOf(server);
    const file = await bankSample('equal-gifts-v02-prefixed.xml');

    const first = await sendBankFile(client, file);
    const again = await sendBankFile(client, Buffer.from(String(file).replace('<ns2:Id>0001', '<ns2:Id>0002')));

    expect([first.body, again.body]).toMatchObject([
      { lines: 2, known: 0, undecided: 2 },
      { lines: 2, known: 2, undecided: 0 },
    ]);
    expect((await sumsOf(server))?.total).toBe((before?.total ?? 0) + 4_000);
  });

  it('also if two clerks send overlapping files at once', async () => {
    const owed = await Promise.all(Array.from({ length: 12 }, () => anOwed()));
    const movements = owed.map(({ invoice }, place) => ({
      text: invoice.bill_number,
      reference: `both ${files}-${place}`,
    }));
    const other = await aClerk(server);

    const answers = await Promise.all([
      sendBankFile(client, aBankFile(movements)),
      sendBankFile(other.client, aBankFile(movements.toReversed())),
      sendBankFile(client, aBankFile(movements)),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { invoice, household } of owed) {
      expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
      expect(await newsOf(server, household)).toHaveLength(1);
    }
  });

  it('a large file is stored, and a run books it', async () => {
    const owed = await Promise.all([1, 2, 3].map(() => anOwed()));
    const gifts = Array.from({ length: 200 }, (_, place) => ({ amount: `${place + 1}.07`, text: 'Spende' }));

    const { body } = await send(...owed.map(({ invoice }) => ({ text: invoice.bill_number })), ...gifts);
    const before = await runOf();
    await server.runJobs();

    expect(body).toMatchObject({ lines: 203, booked: 0, undecided: 203, is_unfinished: true });
    expect(before).toMatchObject({ kind: 'office.book_bank_lines', by: account.email, done: 0, outcome: null });
    expect(await runOf()).toMatchObject({ done: 203, failed: 0, total: 203, outcome: 'done' });
    for (const { invoice } of owed) expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect((await statements())[0]).toMatchObject({ booked: 3, undecided: 200 });
  });

  it('a line that names an invoice that can be paid again is booked when the file is read again', async () => {
    const { invoice } = await anOwed({ status: 'uncollectible' });
    const file = fileOf({ text: invoice.bill_number });
    await sendBankFile(client, file);
    await client.call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: 'reopen' });

    const answers = await Promise.all([1, 2].map(() => sendBankFile(client, file)));

    expect(answers.map(({ body }) => body)).toMatchObject([1, 2].map(() => ({ is_repeated: true, booked: 1 })));
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
  });

  it('a line that cannot be booked does not keep the other lines of its file from being booked', async () => {
    const [broken, sound] = [await anOwed(), await anOwed()];
    await breakBooking(broken.invoice);

    const { body } = await send(...[broken, sound].map(({ invoice }) => ({ text: invoice.bill_number })));
    await server.runJobs();
    await mendBooking();

    expect(body).toMatchObject({ booked: 0, undecided: 2, is_unfinished: true });
    expect(await runOf()).toMatchObject({ done: 1, failed: 1, total: 2, outcome: 'done' });
    expect(await stateOf(sound.invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect(await stateOf(broken.invoice)).toEqual(['open', 0, null]);
  });
});

it('a file of the association’s former account is read as well, because some members go on paying there', async () => {
  const { settings } = server.context;
  const { association } = settings;
  const before = 'AT483200000012345864';
  Object.assign(settings, { association: { ...association, former_ibans: [before] } });

  const answer = await sendBankFile(client, aBankFile([{}], before));

  Object.assign(settings, { association });
  expect([answer.status, answer.body]).toMatchObject([201, { lines: 1 }]);
});

describe('a file is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['of another account', () => aBankFile([{}], 'AT483200000012345864'), 409, 'bank_statement_of_another_account'],
    ['that is a document', () => Buffer.from('%PDF-1.7 …'), 415, 'bank_statement_wrong_kind'],
    ['that is damaged', () => aBankFile([{}]).subarray(0, 300), 422, 'bank_statement_not_readable'],
    [
      'in another currency',
      () => Buffer.from(String(aBankFile([{}])).replace('EUR', 'TRY')),
      409,
      'bank_statement_not_in_euro',
    ],
    [
      'above 80 MiB',
      () => Buffer.concat([aBankFile([{}]), Buffer.alloc(80 * 1024 * 1024, ' ')]),
      413,
      'bank_statement_too_long',
    ],
  ])('%s, and nothing of it is stored', async (_what, file, status, message) => {
    const before = [await sumsOf(server), (await client.call(bankContract.listBankStatements)).body];

    const answer = await sendBankFile(client, await file());

    expect([answer.status, answer.body]).toMatchObject([status, { message }]);
    expect([await sumsOf(server), (await client.call(bankContract.listBankStatements)).body]).toEqual(before);
  });

  it('if the file is missing', async () => {
    const answer = await client.send('POST', bankContract.readBankStatement.path, {});

    expect([answer.status, answer.body]).toMatchObject([422, { message: 'missing_file' }]);
  });
});
