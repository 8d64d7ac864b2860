import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BankStatement, OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aHousehold, type TestHousehold } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { anInvoice, type TestInvoice } from '../invoicingBuilders.ts';
import { aServerWithClerk } from '../officeBuilders.ts';
import type { TestServer } from '../testServer.ts';
import { sendBankFile, undecidedLines } from './bankBuilders.ts';

type Owing = TestHousehold & { invoice: TestInvoice };

/** Three households: Şeyma Aydın owes 60, Ömer Kılıç 120, and Nesrin Güler has paid her invoice of 60. */
export type World = { seyma: Owing; omer: Owing; nesrin: Owing };

/** A bank file and the readable outcome of each of its lines: `60.00 paid şeyma`, `60.00 waits: not_split`. */
export type Row = [what: string, file: (world: World) => Buffer, outcome: string[]];

let server: TestServer;
let client: TestClient;
let world: World;

/** Reads each file with new households, and compares the outcome of each line, and the file's warnings. */
export function readsEachFile(rows: readonly Row[]): void {
  beforeAll(async () => {
    ({ server, client } = await aServerWithClerk());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await sql`truncate bank_statements, bank_transactions, sale_invoices, households cascade`.execute(
      server.context.db,
    );
    world = {
      seyma: await owing('Şeyma', 'Aydın', 6_000),
      omer: await owing('Ömer', 'Kılıç', 12_000),
      nesrin: await owing('Nesrin', 'Güler', 6_000, 'paid'),
    };
  });
  it.each(rows)('%s', async (_what, file, outcome) => {
    expect(await outcomeOf(file(world))).toEqual(outcome);
  });
}

async function owing(first_name: string, last_name: string, amount: number, status: 'open' | 'paid' = 'open') {
  const household = await aHousehold(server, { status: 'active', first_name, last_name });
  const paid_cents = cents(status === 'paid' ? amount : 0);
  return {
    ...household,
    invoice: await anInvoice(server, household, { amount_cents: cents(amount), paid_cents, status }),
  };
}

async function outcomeOf(file: Buffer): Promise<string[]> {
  const { status, body } = await sendBankFile(client, file);
  if (status !== 201) return [refusal(body as Refused)];
  const { warnings, left_out } = body as BankStatement;
  const waiting = (await undecidedLines(client)).map(waits);
  return [
    ...[...(await paid()), ...waiting].sort(),
    ...warnings.map(({ kind, ...rest }) => `${kind}${'missing' in rest ? ` ${rest.missing?.toFixed(2)}` : ''}`),
    ...left_out.map(({ why, name, count }) => `left out: ${count} ${[why, name].filter(Boolean).join(' ')}`),
  ];
}

type Refused = { message: string; params?: Record<string, unknown> };

function refusal({ message, params = {} }: Refused): string {
  return ['refused:', message, ...Object.values(params)].join(' ');
}

async function paid(): Promise<string[]> {
  const { rows } = await sql<{ amount: number; invoice: number; day: string }>`
    select a.amount_cents as amount, a.sale_invoice_id as invoice, t.value_date as day from payment_allocations a
    join bank_transactions t on t.id = a.bank_transaction_id`.execute(server.context.db);
  return rows.map(({ amount, invoice, day }) => {
    const on = day === '2027-01-08' ? '' : ` on ${day}`;
    return `${(amount / 100).toFixed(2)} paid ${nameOf(({ invoice: own }) => own.id === invoice)}${on}`;
  });
}

function waits(line: OfficeBankLine): string {
  const proposals = line.proposals.map(
    ({ household_id, why }) => `${nameOf((one) => one.household_id === household_id)} ${why}`,
  );
  const credits = line.credits.map(
    ({ household_id, why }) => `credit ${nameOf((one) => one.household_id === household_id)} ${why}`,
  );
  const who = [...proposals, ...credits].join(', ');
  const told = line.told_date === null ? '' : ` (${line.told_date})`;
  return `${line.amount.toFixed(2)} waits: ${line.reason}${told}${who ? `; ${who}` : ''}`;
}

function nameOf(which: (one: Owing) => boolean): string {
  return Object.entries(world).find(([, one]) => which(one))?.[0] ?? 'somebody else';
}
