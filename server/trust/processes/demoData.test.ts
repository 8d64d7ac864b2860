import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openContext } from '../../context.ts';
import { makeDemo } from '../../demo/makeDemo.ts';
import { openLog } from '../../platform/log.ts';
import { freePort } from '../../testing/processes/freePort.ts';
import { KEYS } from '../../testing/processes/keys.ts';
import { runProgram, SERVER } from '../../testing/processes/program.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = temporaryFolder('vefa-demo-data');
  const { context, close } = await openContext(readConfig({ DATA_DIR: dataDir, ...KEYS }), openLog('silent'));
  await makeDemo(context);
  await close();
});
afterAll(() => removeTemporaryFolder(dataDir));

test.each<Record<string, string>>([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://portal.example.at', TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://mail.example' },
  { HOST: '0.0.0.0' },
  { DEMO: '0' },
])('the server does not start with %j on data whose log-ins are published', async (settings) => {
  const { exitCode, said } = await onTheData([SERVER], settings);

  expect(exitCode).toBe(1);
  expect(said).toBe(
    'The database holds the accounts of the demo, whose password is published: ' +
      'start on an empty DATA_DIR or database, or with DEMO=1, which keeps it on this machine\n',
  );
});

test('a command beside the server works on its data', async () => {
  const { exitCode, said } = await onTheData(['dist/server/office.js', 'fees'], {
    NODE_ENV: 'production',
  });

  expect(said).toContain('Database: ');
  expect(exitCode).toBe(0);
});

async function onTheData(args: readonly string[], settings: Record<string, string>) {
  const own = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  return runProgram(args, { ...own, ...KEYS, ...settings });
}
