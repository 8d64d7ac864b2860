import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type SystemActor, system } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { inChange } from '../../platform/work.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aMixOfPayments } from '../../testing/bankMix.ts';
import { testServer } from '../../testing/testServer.ts';
import { readBankFile } from '../bankFiles/bankFile.actions.ts';
import { bookBankLinesBy } from './bank.jobs.ts';
import { bookNamedLine } from './bankBooking.actions.ts';
import { listUndecidedOf } from './bankLines.reads.ts';
import { enterStatement } from './statements.actions.ts';

/** Outcomes of lines and kinds of mails, over all mixes. */
const happened = new Set<string>();
const server = testServer();

type Way = (statementId: number) => Promise<unknown>;

const oneByOne: Way = async (statement_id) => {
  for (const { id } of await listUndecidedOf(server.context.db, { statement_id, after: 0, most: 1_000 }))
    await inChange(server.context, system, (change) => bookNamedLine(change, id));
};

const together =
  (most: number): Way =>
  (statement_id) =>
    runToEnd(server.context, bookBankLinesBy(most), { statement_id });

/** The outcome of a file in a database of its own, booked in this way. */
async function outcomeOf(seed: number, way: Way) {
  await sql`truncate households, accounts, sale_invoices, bank_statements, bank_transactions, announcements, audit_log, mails,
    notifications, runs restart identity cascade`.execute(server.context.db);
  const file = aBankFile(await aMixOfPayments(server, seed));
  const id = await server.change(async (change) => {
    const read = await readBankFile({ filename: 'x', stream: Readable.from([file]) }, ['AT611904300234573201']);
    return (await enterStatement(change as Change<SystemActor>, read)).id;
  });
  await way(id);
  return stored();
}

/** Everything that booking stores, without ids and addresses, which differ between databases. */
async function stored(): Promise<Record<string, unknown[]>> {
  const { rows } = await sql<{ stored: Record<string, unknown[]> }>`select jsonb_build_object(
    'lines', (select jsonb_agg(to_jsonb(t) - '{payment_reference,transaction_key,remittance_text}'::text[] order by id)
      from bank_transactions t),
    'parts', (select jsonb_agg(to_jsonb(a) - 'id' order by bank_transaction_id, sale_invoice_id) from payment_allocations a),
    'invoices', (select jsonb_agg(to_jsonb(i) - '{bill_number,payment_reference}'::text[] order by id) from sale_invoices i),
    'news', (select jsonb_agg(to_jsonb(n) - '{id,html}'::text[] order by effect_key) from notifications n),
    'mails', (select jsonb_agg(jsonb_build_array(effect_key, household_id) order by effect_key) from mails),
    'audit', (select jsonb_agg(to_jsonb(l) - 'id' order by action, subject_id) from audit_log l),
    'households', (select jsonb_agg(to_jsonb(h) - '{membership_no,revision}'::text[] order by id) from households h),
    'members', (select jsonb_agg(to_jsonb(m) - '{email,social_insurance_number}'::text[] order by id) from members m),
    'unheard', (select jsonb_agg(a) from announcements a where heard_at is null)) as stored`.execute(server.context.db);
  return JSON.parse(JSON.stringify(rows[0]?.stored).replace(/RF\d\d [\d ]{12}/g, 'RF'));
}

it.each([11, 29, 47, 83])(
  'lines booked together have the same outcome as lines booked one by one (mix %i)',
  async (seed) => {
    const expected = await outcomeOf(seed, oneByOne);
    const bySeven = await outcomeOf(seed, together(7));
    const atOnce = await outcomeOf(seed, together(1_000));

    expect(bySeven).toEqual(expected);
    expect(atOnce).toEqual(expected);
    expect(expected.unheard).toBeNull();
    for (const line of expected.lines as Line[]) happened.add(whatBecameOf(line));
    for (const [key = ''] of expected.mails as string[][]) happened.add(key.replace(/\/.*/, ''));
  },
);

it('and every kind of outcome occurred', () => {
  const mails = ['payments.paid', 'payments.returned', 'membership.waiting'];
  expect([...happened].sort()).toEqual(['booked', 'told of', 'undecided', ...mails].sort());
});

type Line = { household_id: number | null; confirms: number | null };

function whatBecameOf({ household_id, confirms }: Line): string {
  if (confirms !== null) return 'told of';
  return household_id === null ? 'undecided' : 'booked';
}
