import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupError } from '../platform/backup/backupError.ts';
import { makeBackup } from '../platform/backup/makeBackup.ts';
import { DATABASE_PART } from '../platform/backup/manifest.ts';
import { KEYS } from '../testing/processes/keys.ts';
import { removeTemporaryFolder, temporaryFolder } from '../testing/processes/temporaryFolder.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { backUp, restore } from './backupCommands.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = temporaryFolder('vefa-restore');
  await makeBackup(server.context, { target: join(folder, 'backup') });
});
afterAll(async () => {
  await server.stop();
  removeTemporaryFolder(folder);
});

test.each([
  ['without the key', {}, 'FILE_KEY is missing, and the backup has no keys in it: set the one that it was made with'],
  ['with another key', KEYS, 'FILE_KEY is wrong: it is not the one that the backup was made with'],
])('%s a backup is not restored, which is said before there is a database', async (_what, keys, says) => {
  const dataDir = join(folder, 'data');

  const restoring = restore({ ...keys, DATA_DIR: dataDir, DEMO: '0' }, join(folder, 'backup'), () => undefined);

  await expect(restoring).rejects.toEqual(new BackupError(says));
  expect(existsSync(join(dataDir, 'pg'))).toBe(false);
});

test('the command leaves word of when the backup was made and how large it is', async () => {
  const { connection, context } = server;
  // with a host, which a setting has to have; the socket that follows is used all the same
  const DATABASE_URL = 'connectionString' in connection ? connection.connectionString.replace('@/', '@localhost/') : '';
  const env = { ...KEYS, DATABASE_URL, DATA_DIR: join(folder, 'beside') };
  const since = new Date();

  await backUp(env, { to: join(folder, 'noted'), withKeys: false }, () => undefined);

  const noted = await context.db.selectFrom('backups_made').selectAll().execute();
  expect(noted).toHaveLength(1);
  expect(noted[0]?.made_at.getTime()).toBeGreaterThanOrEqual(since.getTime());
  expect(noted[0]?.bytes).toBe(statSync(join(folder, 'noted', DATABASE_PART)).size);
});
