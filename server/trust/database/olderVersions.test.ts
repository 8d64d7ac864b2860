import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../domain/shared/language.ts';
import { wrongContributions } from '../../invoicing/invoicing.checks.ts';
import { type Manifest, manifestSchema } from '../../platform/backup/manifest.ts';
import { restoreDatabase } from '../../platform/backup/restoreBackup.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { doneMigrations, migrationNames } from '../../platform/migrate.ts';
import { openVault } from '../../platform/vault.ts';
import { moneyAmiss } from '../../testing/refundBuilders.ts';
import { makeOlderSchema } from '../../testing/schema/olderSchema.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';

/**
 * Databases of older versions of the product: the demo's people, and six households that registered, sent documents, paid, paid
 * too much, were reminded, activated and, in the second, refunded. Mails, log-ins and jobs were removed.
 */
const samples = {
  '0012_household_revision': {
    folder: '0012',
    held: { households: 23, people: 57, papers: 46, billed: 762_300, paid: 444_550, received: 444_550, free: 10_000 },
  },
  '0034_what_a_debit_took_back': {
    folder: '0034',
    held: { households: 30, people: 70, papers: 70, billed: 937_100, paid: 561_350, received: 562_050, free: 11_700 },
  },
} as const;

describe.each(Object.entries(samples))('a database as of %s', (newest, { folder, held }) => {
  let manifest: Manifest;
  let db: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const path = fileURLToPath(new URL(`../../platform/backup/samples/${folder}`, import.meta.url));
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
    expect(manifest.migrations.at(-1)).toBe(newest);
    expect(await doneMigrations(db)).toEqual(await migrationNames());
    for (const [table, count] of Object.entries(manifest.tables).filter(([name]) => !name.startsWith('pgboss.'))) {
      expect([table, await countOf(db, table)]).toEqual([table, count]);
    }
  });

  test('has its people, documents and money', async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from households) as households, (select count(*) from members) as people,
      (select count(*) from documents) as papers,
      (select sum(amount_cents) from sale_invoices where status_id in (2, 3, 6, 7)) as billed,
      (select sum(paid_cents) from sale_invoices) as paid,
      (select sum(amount_cents) from bank_transactions where returned_on is null and household_id is not null) as received,
      (select sum(cents) from free_money) as free`.execute(db);

    expect(rows[0]).toEqual(held);
    expect(await moneyAmiss({ context: { db } })).toEqual([]);
    expect(await wrongContributions(db)).toEqual([]);
  });

  test('has the language of news from templates', async () => {
    const { rows } = await sql<{ told: Language | null; greets: string }>`
      select n.language as told, a.language as greets from notifications n
      join households h on h.id = n.household_id join accounts a on a.id = h.account_id
      where effect_key not like 'office.news/%' and effect_key not like 'notifications.manual/%'`.execute(db);

    // none of these people has ever changed the language
    expect(rows.filter(({ told, greets }) => told !== greets)).toEqual([]);
    expect(new Set(rows.map(({ told }) => told)).size).toBeGreaterThan(1);
  });

  test('can be read by the functions that answer members', async () => {
    const { rows } = await sql<{ people: number; bills: number }>`select
      sum(json_array_length(household_people(id))) as people, sum(json_array_length(household_invoices(id))) as bills
      from households`.execute(db);

    expect(rows[0]).toEqual({ people: manifest.tables.members, bills: manifest.tables.sale_invoices });
  });
});

async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
