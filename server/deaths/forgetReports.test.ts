import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aMessage, sendMessage } from '../testing/deathPageBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { forgetReports } from './forgetReports.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('reports in which nobody was identified are deleted after thirty days, and nothing else is', async () => {
  await sendMessage(server, await aMessage(server, 'tr', { name: 'Vergessene Meldung' }));
  const reported = await newestCase();
  const identified = await aDeathCase(server, { source: 'call_back', state: 'identified' });
  const withdrawn = await aDeathCase(server, { state: 'withdrawn' });
  const workedOn = await aDeathCase(server, { reporter_name: 'Rückruf läuft' });
  const withCosts = await aDeathCase(server);
  const { db } = server.context;
  await sql`insert into death_case_costs (case_id, entered_at, kind, supplier, amount_cents, payer)
    values (${withCosts}, ${server.clock.now()}, 'coffin', 'Tischlerei', 1, 'association')`.execute(db);
  await sql`insert into kept_files (storage_key, content_type, size_bytes, content_digest, kept_at)
    values ('a-key', 'image/png', 1, sha256('a'), ${server.clock.now()})`.execute(db);
  await sql`insert into death_case_documents (case_id, created_at, kind, name, storage_key)
    values (${reported}, ${server.clock.now()}, 'passport', 'Pass', 'a-key')`.execute(db);
  server.clock.moveDays(20);
  const later = await aDeathCase(server);
  await sql`insert into death_case_notes (case_id, written_at, words)
    values (${workedOn}, ${server.clock.now()}, 'Noch einmal angerufen')`.execute(db);

  server.clock.moveDays(9);
  await forgetReports.run(server.context, {});
  expect(await cases()).toEqual([reported, identified, withdrawn, workedOn, withCosts, later]);

  server.clock.moveDays(2);
  await forgetReports.run(server.context, {});
  await forgetReports.run(server.context, {});
  expect(await cases()).toEqual([identified, withdrawn, workedOn, withCosts, later]);
  const { rows } = await sql<{ key: string }>`select storage_key as key from discarded_files`.execute(db);
  expect(rows).toEqual([{ key: 'a-key' }]);
});

async function cases(): Promise<number[]> {
  const rows = await server.context.db.selectFrom('death_cases').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function newestCase(): Promise<number> {
  return (await cases()).at(-1) ?? 0;
}
