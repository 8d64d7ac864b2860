import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../domain/shared/contract.ts';
import { sharedRefusals } from '../../../domain/shared/refusal.ts';
import { serveOpenApi } from './openApiPages.ts';

let app: FastifyInstance;
let timesRead: number;

beforeEach(() => {
  timesRead = 0;
  const call = {
    name: 'getThing',
    method: 'GET',
    path: '/thing',
    access: 'public',
    status: 200,
    summary: 'A thing.',
    get answer() {
      timesRead += 1;
      return z.object({ name: z.string() });
    },
  } as const satisfies Call;
  app = Fastify();
  serveOpenApi(app, {
    title: 'Calls',
    sessionCookie: '__Host-session',
    schemas: {},
    refusals: sharedRefusals,
    topics: [{ name: 'things', about: 'What there is', calls: [call] }],
  });
});
afterEach(() => app.close());

test('the document is made once, plain and compressed, however often it is fetched', async () => {
  const plain = await app.inject('/openapi.json');
  const reckoned = timesRead;
  const packed = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  const again = await app.inject('/openapi.json');

  expect(plain.json()).toMatchObject({
    info: { title: 'Calls' },
    components: { securitySchemes: { session: { in: 'cookie', name: '__Host-session' } } },
    paths: { '/thing': { get: { summary: 'A thing.' } } },
  });
  expect(plain.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(again.body).toBe(plain.body);
  expect(timesRead).toBe(reckoned);
});

test('the page is made once as well, with a new nonce for its style for each reader', async () => {
  const first = await app.inject('/docs');
  const reckoned = timesRead;
  const second = await app.inject('/docs');

  const nonces = [first, second].map(({ body }) => /<style nonce="([^"]+)">/.exec(body)?.[1]);
  expect(first.body).toContain('GET /thing');
  expect(new Set(nonces).size).toBe(2);
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
  expect(second.headers['content-security-policy']).toContain(`'nonce-${nonces[1]}'`);
  expect(second.body.replace(String(nonces[1]), '')).toBe(first.body.replace(String(nonces[0]), ''));
  expect(timesRead).toBe(reckoned);
});
