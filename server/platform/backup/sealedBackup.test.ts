import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aHousehold } from '../../testing/builders.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { unseal } from '../files/sealedStream.ts';
import { openVault } from '../vault.ts';
import { BackupError } from './backupError.ts';
import { makeBackup } from './makeBackup.ts';
import { DATABASE_PART, DATABASE_PURPOSE, MANIFEST, type Manifest, OPEN_DATABASE_PART } from './manifest.ts';
import { sumOf } from './parts.ts';
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

test('a backup of an earlier version, with unencrypted tables, is restored as well', async () => {
  const { membership_no } = await aHousehold(server);
  const manifest = await makeBackup(server.context, { target: folder });
  await asEarlierVersionsDid(manifest);

  await restoreDatabase(other.context, folder, await readBackup(folder));

  expect(JSON.stringify(await householdsOf(other))).toContain(membership_no);
});

// proves: promise.13
test.each<[string, [string, string[]]]>([
  ['a table', ['households" (id) select 1; --', ['id']]],
  ['a column', ['households', ['id") select pg_sleep(0) --']]],
  ['a table of the system', ['pg_class', ['oid']]],
])('no name of %s that somebody wrote into an unsealed one gets into a statement', async (_what, head) => {
  await asEarlierVersionsDid(await makeBackup(server.context, { target: folder }));
  const manifest = await readBackup(folder);
  await writeFile(join(folder, OPEN_DATABASE_PART), gzipSync(`${JSON.stringify(head)}\n{"id":1}\n`));

  await expect(restoreDatabase(other.context, folder, manifest)).rejects.toThrow('tables that this product never had');
});

/** Whether the bytes begin like a GZIP file. */
function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The same backup in format 1, whose tables are compressed and not encrypted. */
async function asEarlierVersionsDid(manifest: Manifest): Promise<void> {
  const sealed = createReadStream(join(folder, DATABASE_PART));
  await writeFile(
    join(folder, OPEN_DATABASE_PART),
    unseal(sealed, server.context.vault.keysFor(DATABASE_PURPOSE), DATABASE_PART),
  );
  await rm(join(folder, DATABASE_PART));
  const { [DATABASE_PART]: _sealed, ...others } = manifest.parts;
  const parts = { ...others, [OPEN_DATABASE_PART]: await sumOf(join(folder, OPEN_DATABASE_PART)) };
  await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, format: 1, parts }));
}

async function householdsOf({ context }: TestServer): Promise<unknown[]> {
  return (await sql`select row_to_json(h)::text as row from households h order by 1`.execute(context.db)).rows;
}
