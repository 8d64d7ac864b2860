import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { linkNewEntries } from '../../audit/chain/linking.actions.ts';
import { aMarkedDeathCase } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { familyMember } from '../../testing/payloads.ts';
import { registerAndRead } from '../../testing/registrations.ts';
import { codeOfOffer } from '../../testing/secondFactorBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { aWorld, createEverything } from '../../testing/world.ts';
import { decryptsNothing, listSealedColumns } from './sealedColumns.ts';
import { openVault } from './vault.ts';

/** Columns of bytes that are not encrypted because they are digests. */
const DIGESTS = [
  ...['token_hash', 'code_hash', 'content_digest', 'digest', 'link'],
  ...['social_insurance_digest', 'turkish_id_digest', 'compared_people'],
];

const server = testServer();

test('every column of bytes is marked as sealed, so that a change of keys includes it', async () => {
  const { rows } = await sql<{ column: string; comment: string | null }>`
    select c.table_name || '.' || c.column_name as "column",
      col_description(format('public.%I', c.table_name)::regclass, c.ordinal_position) as comment
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'bytea' and c.column_name <> all (${DIGESTS})
    order by 1`.execute(server.context.db);

  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ comment }) => !comment?.startsWith('sealed'))).toEqual([]);
});

test('if every key is lost, one SQL file clears all encrypted values, and the portal starts with a new key', async () => {
  const { db } = server.context;
  const another = openVault([randomBytes(32)]);
  const world = await createEverything(await aWorld(server));
  await registerAndRead(server, server.client());
  await world.client.send('POST', '/api/v1/member', { ...familyMember, turkish_id_no: '10000000146' });
  await world.client.send('PUT', '/api/v1/me/drafts/household', { values: { city: 'Wien' }, base: {} });
  await aMarkedDeathCase(server, world.household_id, 'Herzinfarkt');
  await aClerk(server);
  await codeOfOffer(world);
  await sql`update change_requests set was = wanted, explanation = wanted`.execute(db);
  await sql`insert into endings_to_come (household_id, inactive_reason_id, inactive_from, new_email, entered_at)
    select household_id, 4, '2030-01-01', wanted, created_at from change_requests limit 1`.execute(db);
  await linkNewEntries(server.context);
  const columns = await listSealedColumns(db);
  expect(await Promise.all(columns.map(holds))).not.toContain(0);
  expect(await decryptsNothing(db, another)).toBe(true);

  await sql.raw(await readFile(new URL('../../../deploy/lost-key.sql', import.meta.url), 'utf8')).execute(db);

  expect(await Promise.all(columns.map(holds))).toEqual(columns.map(() => 0));
  expect(await decryptsNothing(db, another)).toBe(false);
});

async function holds({ table, column }: { table: string; column: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(${sql.ref(column)}) as count from ${sql.table(table)}`.execute(server.context.db);
  return rows[0]?.count ?? 0;
}
