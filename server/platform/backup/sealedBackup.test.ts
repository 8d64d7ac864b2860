import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aHousehold } from '../../testing/builders.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { seal } from '../files/sealedStream.ts';
import { openVault } from '../secrets/vault.ts';
import { BackupError } from './backupError.ts';
import { makeBackup } from './makeBackup.ts';
import { DATABASE_PART, DATABASE_PURPOSE, MANIFEST } from './manifest.ts';
import { readBackup, restoreDatabase } from './restoreBackup.ts';

let server: TestServer;
let other: TestServer;
let above: string;
let folder: string;

beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
beforeEach(() => {
  above = temporaryFolder('vefa-backup');
  folder = join(above, 'backup');
});
afterEach(() => removeTemporaryFolder(above));

// proves: promise.13
test('nothing in a backup can be read without the key, neither as it is nor unpacked', async () => {
  const name = 'Gizlioğulları';
  await aHousehold(server, { last_name: name });
  await makeBackup(server.context, { target: folder });

  for (const file of await readdir(folder, { withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(join(folder, file.name));
    expect([file.name, bytes.includes(name), isPacked(bytes)]).toEqual([file.name, false, false]);
  }
});

test('with another key nothing is restored, and the reason is stated', async () => {
  await aHousehold(server);
  await makeBackup(server.context, { target: folder });
  const before = await householdsOf(other);
  const stranger = { db: other.context.db, vault: openVault([Buffer.alloc(32, 99)]) };

  await expect(restoreDatabase(stranger, folder, await readBackup(folder))).rejects.toEqual(
    new BackupError('The database of the backup does not open with this FILE_KEY'),
  );

  expect(await householdsOf(other)).toEqual(before);
});

test('a former key still decrypts it after a newer one was added', async () => {
  const { membership_no } = await aHousehold(server);
  await makeBackup(server.context, { target: folder });
  const place = { db: other.context.db, vault: openVault([Buffer.alloc(32, 99), Buffer.alloc(32, 7)]) };

  await restoreDatabase(place, folder, await readBackup(folder));

  expect(JSON.stringify(await householdsOf(other))).toContain(membership_no);
});

// proves: promise.13
test.each<[string, [string, string[]]]>([
  ['a table', ['households" (id) select 1; --', ['id']]],
  ['a column', ['households', ['id") select pg_sleep(0) --']]],
  ['a table of the system', ['pg_class', ['oid']]],
])('no name of %s that somebody wrote into a backup gets into a statement', async (_what, head) => {
  const manifest = await makeBackup(server.context, { target: folder });
  const forged = gzipSync(`${JSON.stringify(head)}\n{"id":1}\n`);
  const sealed = seal(Readable.from([forged]), server.context.vault.keyFor(DATABASE_PURPOSE), DATABASE_PART);
  await writeFile(join(folder, DATABASE_PART), sealed);

  await expect(restoreDatabase(other.context, folder, manifest)).rejects.toThrow('tables that this product never had');
});

test('a backup of a trial version is refused before anything else is read', async () => {
  const manifest = await makeBackup(server.context, { target: folder });
  const trial = { format: 2, migrations: ['0001_accounts', '0002_households'] };
  await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, ...trial }));

  await expect(readBackup(folder)).rejects.toEqual(
    new BackupError(
      'The backup was made by a trial version of Vefa, whose data are not taken over: begin anew with an empty data folder',
    ),
  );
});

/** Whether the bytes begin like a GZIP file. */
function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function householdsOf({ context }: TestServer): Promise<unknown[]> {
  return (await sql`select row_to_json(h)::text as row from households h order by 1`.execute(context.db)).rows;
}
