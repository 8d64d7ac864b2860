import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { type Chance, chanceFrom } from '../demo/seed.ts';
import { freeOfHousehold, listFreeMoney, refundableOfHousehold } from '../payments/freeMoney.reads.ts';
import { sendBankFile } from '../testing/bank/bankBuilders.ts';
import { aBankFile } from '../testing/bank/bankFiles.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { MEMBER_IBAN } from '../testing/lifeBuilders.ts';
import { aClerk, aServerWithClerk } from '../testing/officeBuilders.ts';
import { moneyAmiss, sendRefund, undoRefund } from '../testing/refundBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

const ROUNDS = 240;
/** All moves take some 30 seconds, and several times that on a busy machine. */
const TIMEOUT_MS = patience(120_000);

let server: TestServer;
let client: TestClient;
/** Reads the files of the bank: who has read a payment does not refund it alone (decision 117). */
let reader: TestClient;
let households: TestHousehold[];
let chance: Chance;
let round = 0;

beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
  ({ client: reader } = await aClerk(server));
  households = [];
  for (const first_name of ['Ayşe', 'Nesrin', 'Elif']) {
    households.push(await aHousehold(server, { status: 'active', first_name }));
  }
  chance = chanceFrom(20_270_111);
});
afterAll(() => server.stop());

// proves: promise.2
it(
  'however money moves, two actions at a time, the stored free money equals the sum of all rows',
  async () => {
    const done = new Set<string>();
    for (round = 1; round <= ROUNDS; round += 1) {
      const decisions = [chance.pick(names), chance.pick(names)];
      const rows = await readAll();
      const answers = await Promise.all(decisions.map((decision) => ways[decision](rows)));
      for (const [index, answer] of answers.entries()) {
        if (!answer) continue;
        expect([answer.status, answer.body], `${decisions[index]} in round ${round}`).toSatisfy(
          ([status]) => status < 500,
        );
        if (answer.status < 300) done.add(decisions[index] ?? '');
      }
      await expectTruth(decisions.join(' and '));
    }
    expect([...done].sort()).toEqual([...names].sort());
  },
  TIMEOUT_MS,
);

type Rows = Awaited<ReturnType<typeof readAll>>;
type DatabaseProxy = (rows: Rows) => Promise<{ status: number; body: unknown } | undefined>;

/** From 10 to 90 euros. */
const amount = () => chance.between(1, 9) * 10;
const oneOf = <T>(values: readonly T[]): T | undefined => (values.length > 0 ? chance.pick(values) : undefined);
const isWaiting = (row: Rows['payments'][number]) =>
  row.source === 'statement' && row.household_id === null && !row.dismissed_at && !row.split_at;

/** Neither given up nor a draft. */
const isPayable = ({ status_id }: Rows['invoices'][number]) => ![1, 4, 5, 8].includes(status_id);

/** Each is undefined as long as there is nothing to apply it to. */
const ways = {
  bill: async () => {
    await anInvoice(server, chance.pick(households), { type: 'sim' });
    return { status: 201, body: undefined };
  },
  pay: async ({ invoices }) => {
    const invoice = oneOf(invoices.filter(isPayable));
    const sent = { amount: amount(), value_date: '11.01.2027', transaction_key: `m${round}/${chance.between(1, 1e9)}` };
    return invoice && client.call(paymentsContract.bookPayment, { id: String(invoice.id), ...sent });
  },
  arrive: async () => {
    const movement = { amount: `${amount()}.00`, side: chance.pick(['CRDT', 'CRDT', 'CRDT', 'DBIT'] as const) };
    return sendBankFile(
      reader,
      aBankFile([{ iban: MEMBER_IBAN, reference: `M${round}/${chance.between(1, 1e9)}`, ...movement }]),
    );
  },
  book: async ({ payments, invoices }) => {
    const [line, invoice] = [oneOf(payments.filter(isWaiting)), oneOf(invoices.filter(isPayable))];
    return (
      line && invoice && client.call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: invoice.id })
    );
  },
  credit: async ({ payments }) => {
    const [line, { household_id }] = [oneOf(payments.filter(isWaiting)), chance.pick(households)];
    return line && client.call(bankContract.creditBankLine, { id: String(line.id), household_id });
  },
  split: async ({ payments, invoices }) => {
    const line = oneOf(payments.filter((row) => isWaiting(row) && row.amount_cents > 1_000));
    const payable = invoices.filter(isPayable);
    const [first, second] = [oneOf(payable), oneOf(payable)];
    if (!line || !first || !second || first.id === second.id) return undefined;
    // a part without an invoice is a household's credit (decision 45)
    const { household_id } = chance.pick(households);
    const rest = chance.pick([{ sale_invoice_id: second.id }, { household_id }]);
    const parts = [
      { sale_invoice_id: first.id, amount: 10 },
      { ...rest, amount: toEuros(line.amount_cents) - 10 },
    ];
    return client.call(bankContract.splitBankLine, { id: String(line.id), parts });
  },
  dismiss: async ({ payments }) => {
    const line = oneOf(payments.filter(isWaiting));
    return line && client.call(bankContract.dismissBankLine, { id: String(line.id), reason: 'Spende' });
  },
  takeUp: async ({ payments }) => {
    const line = oneOf(payments.filter((row) => row.dismissed_at));
    return line && client.call(bankContract.takeBankLineUp, { id: String(line.id) });
  },
  unassign: async ({ payments }) => {
    const line = oneOf(payments.filter((row) => row.source === 'statement' && row.household_id !== null));
    return line && client.call(bankContract.unassignBankLine, { id: String(line.id) });
  },
  return: async ({ payments }) => {
    const payment = oneOf(payments);
    return payment && client.call(paymentsContract.returnPayment, { id: String(payment.id) });
  },
  returnByLine: async ({ payments }) => {
    const debit = oneOf(payments.filter((row) => isWaiting(row) && row.amount_cents < 0));
    const payment = oneOf(payments.filter((row) => row.household_id !== null && row.amount_cents > 0));
    if (!debit || !payment) return undefined;
    return client.call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: payment.id });
  },
  assign: async ({ payments, invoices }) => {
    const owed = invoices.filter((row) => isPayable(row) && row.paid_cents < row.amount_cents);
    const free = (await listFreeMoney(server.context.db)).map(({ household_id }) => household_id);
    const invoice = oneOf(owed.filter(({ household_id }) => free.includes(household_id))) ?? oneOf(owed);
    const payment = oneOf(payments.filter((row) => row.household_id === invoice?.household_id && !row.returned_on));
    if (!payment || !invoice) return undefined;
    const sent = { sale_invoice_id: invoice.id, amount: amount() / 10 };
    return client.call(paymentsContract.assignPayment, { id: String(payment.id), ...sent });
  },
  refund: async () => {
    const free = oneOf(await listFreeMoney(server.context.db));
    const household = households.find(({ household_id }) => household_id === free?.household_id);
    if (!household || !free) return undefined;
    return sendRefund(client, household, { amount: Math.min(amount() / 2 + round / 100, toEuros(free.free_cents)) });
  },
  undoRefund: async ({ refunds }) => {
    const made = oneOf(refunds);
    return made && undoRefund(client, made);
  },
  confirmRefund: async ({ refunds }) => {
    const made = oneOf(refunds.filter((row) => !row.undone_at && row.bank_transaction_id === null));
    if (!made) return undefined;
    const file = aBankFile([
      { reference: `C${round}`, amount: toEuros(made.amount_cents).toFixed(2), side: 'DBIT', value: '2027-01-11' },
    ]);
    await sendBankFile(client, file);
    const line = (await readAll()).payments.find((row) => isWaiting(row) && row.amount_cents === -made.amount_cents);
    return line && client.call(refundsContract.confirmRefund, { id: String(line.id), refund_id: made.id });
  },
  void: async ({ invoices }) => step(oneOf(invoices), 'void'),
  writeOff: async ({ invoices }) => step(oneOf(invoices), 'writeOff'),
  reopen: async ({ invoices }) => step(oneOf(invoices.filter((row) => row.status_id === 5)), 'reopen'),
} as const satisfies Record<string, DatabaseProxy>;

const names = Object.keys(ways) as (keyof typeof ways)[];

async function step(invoice: { id: number } | undefined, taken: 'void' | 'writeOff' | 'reopen') {
  return invoice && client.call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: taken });
}

async function readAll() {
  const { db } = server.context;
  const [payments, allocations, refunds, parts, invoices] = await Promise.all([
    db.selectFrom('bank_transactions').selectAll().orderBy('id').execute(),
    db.selectFrom('payment_allocations').selectAll().where('reversed_at', 'is', null).execute(),
    db.selectFrom('refunds').selectAll().orderBy('id').execute(),
    db.selectFrom('refund_parts').selectAll().execute(),
    db.selectFrom('sale_invoices').selectAll().orderBy('id').execute(),
  ]);
  return { payments, allocations, refunds, parts, invoices };
}

/** Adds everything up again, and compares. */
async function expectTruth(after: string): Promise<void> {
  const { db } = server.context;
  const { payments, allocations, refunds, parts, invoices } = await readAll();
  const standing = new Set(refunds.filter(({ undone_at }) => !undone_at).map(({ id }) => id));
  const moved = [...allocations, ...parts.filter(({ refund_id }) => standing.has(refund_id))];
  const spent = new Map(payments.map(({ id }) => [id, sumOf(moved.filter((row) => row.bank_transaction_id === id))]));
  expect(
    payments.filter((row) => row.spent_cents !== spent.get(row.id)),
    `spent after ${after}`,
  ).toEqual([]);
  for (const { household_id } of households) {
    const own = payments.filter((row) => row.household_id === household_id && row.amount_cents > 0);
    const rests = own.map((row) => (row.returned_on ? 0 : row.amount_cents) - (spent.get(row.id) ?? 0));
    const tooMuch = invoices
      .filter((row) => row.household_id === household_id && (row.status_id === 6 || row.status_id === 4))
      .map((row) => row.paid_cents - (row.status_id === 6 ? row.amount_cents : 0));
    const free = Math.max(
      0,
      [...rests, ...tooMuch].reduce((sum, each) => sum + each, 0),
    );
    const listed = (await listFreeMoney(db)).find((row) => row.household_id === household_id)?.free_cents ?? 0;
    // of households that owe nothing only refundable credit is listed (decision 40)
    const owes = invoices.some(
      (row) => row.household_id === household_id && (row.status_id === 2 || row.status_id === 7),
    );
    const isListed = owes || (await refundableOfHousehold(db, household_id)) > 0;
    expect([listed, await freeOfHousehold(db, household_id)], `free after ${after}`).toEqual([
      isListed ? free : 0,
      free,
    ]);
  }
  const returned = new Set(payments.filter((row) => row.returned_on).map(({ id }) => id));
  expect(
    allocations.filter((row) => returned.has(row.bank_transaction_id)),
    `counts although it was returned, after ${after}`,
  ).toEqual([]);
  expect(await moneyAmiss(server), `amiss after ${after}`).toEqual([]);
}

function sumOf(rows: readonly { amount_cents: number }[]): number {
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
