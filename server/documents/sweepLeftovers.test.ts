import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../platform/log.ts';
import { aHousehold } from '../testing/builders.ts';
import { documentsIn } from '../testing/documents/storedDocuments.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sweepLeftovers } from './documents.jobs.ts';

let server: TestServer;
let logged: string[];

beforeEach(async () => {
  logged = [];
  // the server's clock is ahead of the disk's: every file looks old
  server = await startTestServer({}, openLog('error', { write: (line) => void logged.push(line) }));
});
afterEach(() => server.stop());

// proves: promise.6
test('a database that knows none of the documents, because it is another one, deletes none', async () => {
  await leftOver(21);

  await expect(sweep()).rejects.toThrow('21 of the stored documents are unknown to this database');

  expect(await documents()).toHaveLength(21);
  expect(logged.join()).toContain('leftovers not swept');
});

test('leftovers of crashes are deleted', async () => {
  await aDocument(server, (await aHousehold(server)).main_member_id);
  await leftOver(20);

  await sweep();

  expect(await documents()).toHaveLength(1);
});

test('the more documents there are, the more leftovers are allowed: a twentieth', async () => {
  const { main_member_id } = await aHousehold(server);
  await sql`insert into documents (member_id, type, name, content_type, size_bytes, content_digest, storage_key, created_at)
    select ${main_member_id}, 'passport', 'Pass.pdf', 'application/pdf', 1, decode(md5(n::text), 'hex'), n::text, now()
    from generate_series(1, 500) n`.execute(server.context.db);
  await leftOver(26);

  await expect(sweep()).rejects.toThrow();
  await server.context.files.remove((await documents())[0] ?? '');
  await sweep();

  expect(await documents()).toEqual([]);
});

test('documents that wait to be deleted are no leftovers', async () => {
  await leftOver(21);
  for (const name of await documents()) {
    await sql`insert into discarded_files (storage_key, discarded_at) values (${name}, now())`.execute(
      server.context.db,
    );
  }

  await sweep();

  expect(await documents()).toHaveLength(21);
});

test('however many documents are stored, only some of their names are in memory at once', async () => {
  const asked: number[] = [];
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  async function* list() {
    for (let place = 0; place < 2_000; place += 1) {
      asked.push(queries);
      yield { storageKey: `nobody-knows-${place}`, savedAt: new Date(0) };
    }
  }

  const { context } = server;
  const sweeping = sweepLeftovers.run(
    { ...context, db: context.db.withPlugin(counting), files: { ...context.files, list } },
    {},
  );

  await expect(sweeping).rejects.toThrow('2000 of the stored documents');
  expect(asked[600]).toBeGreaterThan(asked[0] ?? 0);
});

function sweep(): Promise<void> {
  return sweepLeftovers.run(server.context, {});
}

function documents(): Promise<string[]> {
  return documentsIn(join(server.folder, 'files'));
}

async function leftOver(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    await server.context.files.save(
      (async function* () {
        yield Buffer.from('nobody knows me');
      })(),
    );
  }
}
