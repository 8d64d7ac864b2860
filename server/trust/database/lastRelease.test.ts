import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongContributions } from '../../invoicing/invoicing.checks.ts';
import { type Manifest, manifestSchema } from '../../platform/backup/manifest.ts';
import { restoreDatabase } from '../../platform/backup/restoreBackup.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { doneMigrations, migrationNames } from '../../platform/migrate.ts';
import { openVault } from '../../platform/secrets/vault.ts';
import { moneyAmiss } from '../../testing/refundBuilders.ts';
import { makeOlderSchema } from '../../testing/schema/olderSchema.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';

/** Databases of releases with invented people (`samples/README.md`), and what they hold. */
const samples = {
  '0001': {
    households: 18,
    people: 46,
    documents: 24,
    billed: 601_100,
    paid: 352_650,
    received: 352_650,
    free: 2_000,
    cases: 3,
  },
} as const;

describe.each(Object.entries(samples))('a database as of migration %s', (folder, held) => {
  let manifest: Manifest;
  let db: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const path = fileURLToPath(new URL(`samples/${folder}`, import.meta.url));
    manifest = manifestSchema.parse(JSON.parse(await readFile(`${path}/manifest.json`, 'utf8')));
    const made = await createTestDatabase();
    drop = made.drop;
    db = openDatabase(made.connection, { poolSize: 1, patience: 'maintenance' }).db;
    await makeOlderSchema(db, manifest.migrations);
    await restoreDatabase({ db, vault: openVault([Buffer.alloc(32)]) }, path, manifest);
  });
  afterAll(async () => {
    await db.destroy();
    await drop();
  });

  test('is migrated to this version with all its data', async () => {
    expect(manifest.migrations.at(-1)?.slice(0, 4)).toBe(folder);
    expect(await doneMigrations(db)).toEqual(await migrationNames());
    for (const [table, count] of Object.entries(manifest.tables).filter(([name]) => !name.startsWith('pgboss.'))) {
      expect([table, await countOf(db, table)]).toEqual([table, count]);
    }
  });

  test('has its people, documents, money and cases', async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from households) as households, (select count(*) from members) as people,
      (select count(*) from documents) as documents, (select count(*) from death_cases) as cases,
      (select sum(amount_cents) from sale_invoices where status_id in (2, 3, 6, 7)) as billed,
      (select sum(paid_cents) from sale_invoices) as paid,
      (select sum(amount_cents) from bank_transactions where returned_on is null and household_id is not null) as received,
      (select sum(cents) from free_money) as free`.execute(db);

    expect(rows[0]).toEqual(held);
    expect(await moneyAmiss({ context: { db } })).toEqual([]);
    expect(await wrongContributions(db)).toEqual([]);
  });

  test('can be read by the functions that answer members', async () => {
    const { rows } = await sql<{ people: number; invoices: number }>`select
      sum(json_array_length(household_people(id))) as people, sum(json_array_length(household_invoices(id))) as invoices
      from households`.execute(db);

    expect(rows[0]).toEqual({ people: manifest.tables.members, invoices: manifest.tables.sale_invoices });
  });
});

async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
