import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupError } from '../platform/backup/backupError.ts';
import { makeBackup } from '../platform/backup/makeBackup.ts';
import { removeTemporaryFolder, temporaryFolder } from '../testing/processes/temporaryFolder.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { restore } from './backupCommands.ts';

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
  [
    'with another key',
    { FILE_KEY: 'ab'.repeat(32), SESSION_SECRET: 'cd'.repeat(32) },
    'FILE_KEY is wrong: it is not the one that the backup was made with',
  ],
])('%s a backup is not restored, which is said before there is a database', async (_what, keys, says) => {
  const dataDir = join(folder, 'data');

  const restoring = restore({ ...keys, DATA_DIR: dataDir, DEMO: '0' }, join(folder, 'backup'), () => undefined);

  await expect(restoring).rejects.toEqual(new BackupError(says));
  expect(existsSync(join(dataDir, 'pg'))).toBe(false);
});
