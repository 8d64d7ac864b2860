import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  type DeathDocuments,
  deathDocumentsContract as documents,
} from '../../domain/deaths/deathDocuments.contract.ts';
import { deathLinksContract as links } from '../../domain/deaths/deathLinks.contract.ts';
import { deathLifeContract as life } from '../../domain/deaths/life/deathLife.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { multipart, type TestClient } from '../testing/client.ts';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aMessage, sendMessage } from '../testing/deathPageBuilders.ts';
import { aPdf } from '../testing/documents/documentBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { forgetReports } from './forgetReports.jobs.ts';

const server = testServer();

it('reports in which nobody was identified are deleted after thirty days, and nothing else is', async () => {
  await sendMessage(server, await aMessage(server, 'tr', { name: 'Vergessene Meldung' }));
  const reported = await newestCase();
  const identified = await aDeathCase(server, { source: 'call_back', state: 'identified' });
  const withdrawn = await aDeathCase(server, { state: 'withdrawn' });
  const withCosts = await aDeathCase(server);
  const { db } = server.context;
  await sql`insert into death_case_costs (case_id, entered_at, kind, supplier, amount_cents, payer, paid_on)
    values (${withCosts}, ${server.clock.now()}, 'coffin', 'Tischlerei', 1, 'family', ${server.clock.today()}),
      (${reported}, ${server.clock.now()}, 'coffin', 'Tischlerei', 1, 'family', null)`.execute(db);
  await sql`insert into kept_files (storage_key, content_type, size_bytes, content_digest, kept_at)
    values ('a-key', 'image/png', 1, sha256('a'), ${server.clock.now()})`.execute(db);
  await sql`insert into death_case_documents (case_id, created_at, kind, name, storage_key)
    values (${reported}, ${server.clock.now()}, 'passport', 'Pass', 'a-key')`.execute(db);
  server.clock.moveDays(20);
  const later = await aDeathCase(server);

  server.clock.moveDays(9);
  await forgetReports.run(server.context, {});
  expect(await cases()).toEqual([reported, identified, withdrawn, withCosts, later]);

  server.clock.moveDays(2);
  await forgetReports.run(server.context, {});
  await forgetReports.run(server.context, {});
  expect(await cases()).toEqual([identified, withdrawn, withCosts, later]);
  const { rows } = await sql<{ key: string }>`select storage_key as key from discarded_files`.execute(db);
  expect(rows).toEqual([{ key: 'a-key' }]);
});

const aFile = { name: 'Pass.pdf', type: 'application/pdf', bytes: aPdf('/A 1') };

/** Everything that somebody may do with a case in which nobody was identified. */
const work: Record<string, (id: number, clerk: TestClient) => Promise<{ status: number }>> = {
  'an answer': (id, clerk) => clerk.send('PUT', `/api/v1/office/deaths/${id}`, { revision: 0, place_words: 'Graz' }),
  'a note': (id, clerk) => clerk.send('POST', `/api/v1/office/deaths/${id}/notes`, { words: 'Noch einmal angerufen' }),
  'the plan of the burial': (id, clerk) =>
    clerk.send('PUT', `/api/v1/office/deaths/${id}/burial`, { revision: 0, burial_place: 'Graz' }),
  'the steps': (id, clerk) => clerk.send('POST', `/api/v1/office/deaths/${id}/steps/refresh`, { revision: 0 }),
  'an original, which is with the family again': async (id, clerk) => {
    const move = { person: 'Ayşe', moved_on: toWireDay(server.clock.today()) };
    const received = await clerk.call(documents.receiveDeathOriginal, {
      id: String(id),
      revision: 0,
      kind: 'passport',
      ...move,
    });
    const { documents: there, revision } = received.body as DeathDocuments;
    return clerk.call(documents.moveDeathOriginal, {
      id: String(there[0]?.id),
      revision,
      moved: 'returned',
      ...move,
    });
  },
  'a document': (id, clerk) => {
    const { body, headers } = multipart({ kind: 'passport' }, aFile);
    return clerk.send('POST', `/api/v1/office/deaths/${id}/documents`, body, headers);
  },
  'a link': (id, clerk) =>
    clerk.call(links.makeFamilyLink, { id: String(id), revision: 0, recipient: 'Ayşe', language: 'tr' }),
  'an event': async (id, clerk) =>
    clerk.call(life.linkDeath, { id: String(id), revision: 0, other_case_id: await aDeathCase(server) }),
};

it.each(Object.keys(work))('a report counts its days from the last work on it: %s', async (name) => {
  const id = await aDeathCase(server);
  server.clock.moveDays(29);
  const { client: clerk } = await aClerk(server);
  const { status } = (await work[name]?.(id, clerk)) ?? { status: 0 };
  expect(status).toBeLessThan(300);

  server.clock.moveDays(29);
  await forgetReports.run(server.context, {});
  expect(await cases()).toContain(id);

  server.clock.moveDays(2);
  await forgetReports.run(server.context, {});
  expect(await cases()).not.toContain(id);
});

async function cases(): Promise<number[]> {
  const rows = await server.context.db.selectFrom('death_cases').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function newestCase(): Promise<number> {
  return (await cases()).at(-1) ?? 0;
}
