import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const TOKEN = 'nur-fuer-die-ueberwachung';

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  server = await startTestServer();
  app = await buildApp(server.context, { trustProxies: [], publicUrl: undefined, metricsToken: TOKEN, build: 't' });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

function askForFigures(authorization?: string) {
  return app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) });
}

test('the holder of the token reads how long answers took, by route and status', async () => {
  await app.inject('/health');

  const figures = await askForFigures(`Bearer ${TOKEN}`);

  expect(figures.statusCode).toBe(200);
  expect(figures.body).toContain('http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1');
});

test.each([undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer '])('with %j there are no figures', async (authorization) => {
  expect((await askForFigures(authorization)).statusCode).toBe(404);
});

test('without a token there are no metrics', async () => {
  expect((await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
});
