import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkUpToNow } from '../audit/chain/linking.actions.ts';
import { openVault } from '../platform/secrets/vault.ts';
import { KEYS } from '../testing/processes/keys.ts';
import { removeTemporaryFolder, temporaryFolder } from '../testing/processes/temporaryFolder.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { verifyAudit } from './auditCommands.ts';
import { backUp } from './backupCommands.ts';
import { isDataIntact } from './integrity.ts';

let server: TestServer;
let folder: string;
let env: NodeJS.ProcessEnv;
const printed: string[] = [];
const print = (line: string) => void printed.push(line);

beforeEach(async () => {
  server = await startTestServer();
  folder = temporaryFolder('vefa-audit');
  printed.length = 0;
  const { connection } = server;
  // with a host, which a setting has to have; the socket that follows is used all the same
  const DATABASE_URL = 'connectionString' in connection ? connection.connectionString.replace('@/', '@localhost/') : '';
  env = { ...KEYS, DATABASE_URL, DATA_DIR: join(folder, 'beside') };
  await sql`insert into audit_log (happened_at, action)
    select now(), 'list.exported' from generate_series(1, 3)`.execute(server.context.db);
});
afterEach(async () => {
  await server.stop();
  removeTemporaryFolder(folder);
});

const verify = (heads: string[] = [], backup?: string) =>
  verifyAudit(env, { heads, ...(backup ? { backup } : {}) }, print);
const backup = async (name: string) => {
  await backUp(env, { to: join(folder, name), withKeys: false }, () => undefined);
  return join(folder, name);
};

test('links what is new and says that all is right, also by an end that was noted', async () => {
  const head = await linkUpToNow({ ...server.context, vault: openVault([Buffer.from(KEYS.FILE_KEY, 'hex')]) });

  expect(await verify([head ?? ''], await backup('one'))).toBe(true);
  expect(printed).toEqual([`3 entries, 3 links, head ${head}`]);
});

test('names what was changed and removed', async () => {
  await backup('one');
  await sql`update audit_log set subject_id = 9 where id = 1`.execute(server.context.db);
  await sql`delete from audit_log where id = 2`.execute(server.context.db);

  expect(await verify()).toBe(false);
  expect(printed.slice(1)).toEqual(['  entry 1 was changed', '  entry 2 was removed']);
});

test('a chain that was made anew is not the one of the backup; a mistyped end is not noted for the office', async () => {
  const old = await backup('one');
  await sql`delete from audit_links`.execute(server.context.db);
  await sql`delete from audit_keys`.execute(server.context.db);

  expect(await verify([], old)).toBe(false);
  expect(await verify(['nonsense'])).toBe(false);
  expect(printed.filter((line) => line.includes('contain'))).toHaveLength(2);
  const checks = await server.context.db.selectFrom('audit_checks').select('problems').execute();
  expect(checks).toEqual([{ problems: 0 }, { problems: 0 }]);
});

test('the check of all data, with which a restore ends, says so as well', async () => {
  const context = { ...server.context, vault: openVault([Buffer.from(KEYS.FILE_KEY, 'hex')]) };
  await linkUpToNow(context);
  const before = await isDataIntact(context, () => undefined);
  await sql`delete from audit_log where id = 2`.execute(context.db);

  expect([before, await isDataIntact(context, print)]).toEqual([true, false]);
  expect(printed).toContain('  entry 2 was removed');
});
