import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmedStatuses,
  type InvoiceStatus,
  invoiceStatuses,
  invoiceStatusIds,
  owedStatuses,
} from '../../../domain/invoicing/invoice.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { migrate } from '../../platform/migrate.ts';
import { readSchema } from '../../testing/schema/schemaText.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';

const DATABASE = new URL('../../database/', import.meta.url);
const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** A stored column and indexes are made with these functions, so only a migration may change them. */
const FUNCTIONS_OF_INDEXES = [
  'first_word_of',
  'fold_for_search',
  'last_word_of',
  'old_number_of',
  'parts_of',
  'words_of',
];

const definitions = readdirSync(DATABASE).map((file) => ({
  file,
  text: readFileSync(new URL(file, DATABASE), 'utf8'),
}));
const migrations = readdirSync(MIGRATIONS).map((file) => ({
  file,
  text: readFileSync(new URL(file, MIGRATIONS), 'utf8'),
}));

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  db = openDatabase(made.connection, { poolSize: 1, patience: 'maintenance' }).db;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

test('server/schema.sql equals the schema that the migrations make (`-u` writes it again)', async () => {
  await expect(await readSchema(db)).toMatchFileSnapshot('../../schema.sql');
});

test.each(definitions)(
  '$file says in its first line what it returns, and defines what its name says',
  ({ file, text }) => {
    const name = file.replace('.sql', '');
    expect(text).toMatch(/^-- \S.{20,}\n/);
    expect(text.match(/create or replace (function|view) (\w+)/g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`create or replace (function|view) ${name}\\b`));
  },
);

test('every function and view of the database has its file', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    order by 1`.execute(db);
  const inFiles = definitions.map(({ file }) => file.replace('.sql', ''));
  expect(rows.map(({ name }) => name)).toEqual([...inFiles, ...FUNCTIONS_OF_INDEXES].sort());
});

test.each(migrations)('the migration $file defines no function but those of indexes, and no view', ({ text }) => {
  const defined = [...text.matchAll(/create\s+(?:or\s+replace\s+)?(?:function|view)\s+(\w+)/gi)].map(
    ([, name]) => name,
  );
  expect(defined.filter((name) => name !== 'pg_temp' && !FUNCTIONS_OF_INDEXES.includes(name ?? ''))).toEqual([]);
});

test('migrations are numbered without a gap', () => {
  expect(migrations.map(({ file }) => file.replace(/_[a-z0-9_]+\.sql$/, ''))).toEqual(
    migrations.map((_, index) => String(index + 1).padStart(4, '0')),
  );
});

test('a function that was changed by hand in the database is restored after the next change of a file', async () => {
  await sql`create or replace function is_draft_status(status_id integer) returns boolean language sql as 'select true'`.execute(
    db,
  );
  await sql`update database_definitions set sha256 = 'another'`.execute(db);

  await migrate(db);

  const { rows } = await sql<{
    is_draft: boolean;
  }>`select is_draft_status(${invoiceStatusIds.open}) as is_draft`.execute(db);
  expect(rows).toEqual([{ is_draft: false }]);
});

test('definitions are not applied again while no file has changed', async () => {
  const read = async () =>
    (await sql`select xmin::text, proname from pg_proc where pronamespace = 'public'::regnamespace`.execute(db)).rows;
  const before = await read();

  await migrate(db);

  expect(await read()).toEqual(before);
});

describe('the status ids of invoices', () => {
  const lists = {
    is_draft_status: ['draft'],
    is_confirmed_status: confirmedStatuses,
    is_owed_status: owedStatuses,
    is_billed_status: [...confirmedStatuses, 'uncollectible'],
    is_over_paid_status: ['over_paid'],
    may_hold_surplus: ['void', 'over_paid'],
    is_given_up_status: ['void', 'uncollectible'],
  } as const satisfies Record<string, readonly InvoiceStatus[]>;

  test.each(Object.entries(lists))('%s knows the same statuses as the domain', async (name, statuses) => {
    for (const status of invoiceStatuses) {
      const { rows } = await sql<{ is: boolean }>`select ${sql.id(name)}(${invoiceStatusIds[status]}) as is`.execute(
        db,
      );
      expect([status, rows[0]?.is]).toEqual([status, (statuses as readonly string[]).includes(status)]);
    }
  });

  test('occur only in these functions', () => {
    const byHand = definitions.filter(
      ({ file, text }) => !(file.replace('.sql', '') in lists) && /status_id\s*(=|<>|in)\s*\(?\d/.test(text),
    );
    expect(byHand.map(({ file }) => file)).toEqual([]);
  });
});
