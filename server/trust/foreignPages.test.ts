import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../platform/http/route.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid } from '../testing/requests.ts';
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
  // first creates what the request needs: a mailed link, a draft
  await sendValid(route, { world, client }, { headers: FOREIGN[0] ?? {} });
  const answers: unknown[] = [];
  for (const headers of FOREIGN) {
    const before = await fingerprint(server);
    const { status, body } = await sendValid(route, { world, client }, { headers });
    const changed = (await fingerprint(server)) !== before;
    answers.push([headers, status, (body as { message?: string }).message, changed && makesItsOwn(route)]);
  }

  expect(answers).toEqual(FOREIGN.map((headers) => [headers, 403, 'foreign_origin', false]));
});

/** For these calls the table of valid requests creates links, secrets, letters or households on the way. */
function makesItsOwn({ call }: Route): boolean {
  const made = [
    'POST /api/v1/register/confirm',
    'POST /api/v1/password/reset',
    'POST /api/v1/email-change/undo',
    'PUT /api/v1/me/second-factor',
    'PUT /api/v1/office/households/:id/payer',
    'POST /api/v1/office/circulars',
    'POST /api/v1/office/releases',
    'POST /api/v1/office/letters/print',
    'POST /api/v1/register/code',
    'POST /api/v1/staff-invitation',
  ];
  return !made.includes(`${call.method} ${call.path}`);
}
