import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHousehold } from '../testing/builders.ts';
import { aRegistration } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { hasDemoLogIns } from './demoLogIns.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('somebody who registers with an address of the demo does not make it a demo', async () => {
  await aHousehold(server);
  await server.client().send('POST', '/api/v1/register', aRegistration({ email: 'mehmet@demo.example' }));

  expect(await hasDemoLogIns(server.context)).toBe(false);
});

test('an account of the demo that logs in does', async () => {
  await aHousehold(server, { email: 'gulsah@demo.example' });

  expect(await hasDemoLogIns(server.context)).toBe(true);
});
