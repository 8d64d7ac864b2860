import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '../config.ts';
import { openVault, type Vault } from '../platform/secrets/vault.ts';
import { KEYS } from '../testing/processes/keys.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { giveUpLost } from './keyCommands.ts';

let server: TestServer;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  server = await startTestServer();
  const { connection } = server;
  // with a host, which a setting has to have; the socket that follows is used all the same
  const url = 'connectionString' in connection ? connection.connectionString.replace('@/', '@localhost/') : '';
  env = { ...KEYS, DATABASE_URL: url, DATA_DIR: server.folder };
});
afterEach(() => server.stop());

async function aMailSealedWith(vault: Vault) {
  const mail = { effect_key: 'test/1', recipient: 'a@example.at', content: vault.seal('{}'), created_at: new Date() };
  await server.context.db.insertInto('mails').values(mail).execute();
}

const mails = () => server.context.db.selectFrom('mails').select('id').execute();

test('what a lost key sealed is given up by one command', async () => {
  await aMailSealedWith(server.context.vault);

  expect(await giveUpLost(env, () => true)).toBe(true);
  expect(await mails()).toEqual([]);
});

test('nothing is given up while the key opens something', async () => {
  await aMailSealedWith(openVault([Buffer.from(KEYS.FILE_KEY, 'hex')]));

  await expect(giveUpLost(env, () => true)).rejects.toThrow(SettingError);
  expect(await mails()).toHaveLength(1);
});
