import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything } from '../testing/world.ts';

let server: TestServer;
let office: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  office = await logIn(server, await anOfficeAccount(server, 'board'));
});
afterAll(() => server.stop());

const fileCalls = knownRoutes
  .filter(({ call }) => call.answer === 'file')
  .map((route) => [nameOf(route), route] as const);

// proves: promise.6
test.each(fileCalls)('%s: the file is sent as an attachment, never as a page', async (_name, route) => {
  const world = await createEverything(await aWorld(server, { status: 'active' }));
  const client = route.call.access === 'office' ? office : world.client;

  for (const more of [{}, { shown: 'yes' }, { inline: '1' }, { download: 'false' }]) {
    const answer = await sendValid(route, { world, client }, { more });

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/),
      'content-type': expect.not.stringMatching(/html|svg|xml|javascript/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  }
});

test('documents are among them, both the originals and the pictures for the office', () => {
  expect(fileCalls.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'GET /api/v1/member/document/:id',
      'GET /api/v1/office/documents/:id',
      'GET /api/v1/office/documents/:id/look',
    ]),
  );
});
