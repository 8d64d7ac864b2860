import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../platform/http/route.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, prepare, sendPrepared } from '../testing/requests.ts';
import { fingerprint } from '../testing/schema/tables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything, type World } from '../testing/world.ts';

/** The headers of a browser for requests from another site's page. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://localhost.evil.example' },
  { origin: 'null' },
  { origin: 'no url' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

let server: TestServer;
let world: World;
let office: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  world = await createEverything(await aWorld(server, { status: 'active' }));
  office = await logIn(server, await anOfficeAccount(server, 'board'));
});
afterAll(() => server.stop());

const writes = knownRoutes
  .filter(({ call }) => call.method !== 'GET')
  .map((route): [string, Route] => [nameOf(route), route]);

// proves: promise.8
test.each(writes)('%s from another site’s page is refused and changes nothing', async (_name, route) => {
  const client = route.call.access === 'office' ? office : world.client;
  const input = await prepare(route, world);
  const before = await fingerprint(server);
  const answers: unknown[] = [];
  for (const headers of FOREIGN) {
    const { status, body } = await sendPrepared(route, input, client, headers);
    answers.push([headers, status, (body as { message?: string }).message]);
  }

  expect(answers).toEqual(FOREIGN.map((headers) => [headers, 403, 'foreign_origin']));
  expect(await fingerprint(server)).toBe(before);
});
