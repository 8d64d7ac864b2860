import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer.ts';

/** Tables whose rows are never deleted: their references need no index. */
const NEVER_REMOVED = ['bank_statements', 'bank_transactions', 'inactive_reasons', 'sale_invoices'];

/** Money: a household that has some is never deleted, erasing keeps its row and its number (decisions 14, 38). */
const KEEPS_ITS_HOUSEHOLD = [
  'bank_transactions.household_id',
  'cash_entries.household_id',
  'combined_transfers.household_id',
  'refunds.household_id',
  'sale_invoices.household_id',
];

const server = testServer();

it('deletions find references in every other table by an index, without reading it as a whole', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not (confrelid::regclass::text = any(${NEVER_REMOVED}))
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
    order by 1`.execute(server.context.db);

  expect(rows.map(({ column }) => column)).toEqual([]);
});

it('a discarded household or person takes along, or leaves, whatever refers to it, except money', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('households'::regclass, 'members'::regclass) and confdeltype not in ('c', 'n')
    order by 1`.execute(server.context.db);

  expect(rows.map(({ column }) => column)).toEqual(KEEPS_ITS_HOUSEHOLD);
});
