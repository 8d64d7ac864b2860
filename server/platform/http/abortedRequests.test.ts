import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../../domain/shared/contract.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { listen, open } from '../../testing/processes/rawSocket.ts';
import { anonymous } from '../actor.ts';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { openTraffic } from '../runs/traffic.ts';
import { mountRoutes } from './handler.ts';
import { type Visit, visit } from './route.ts';
import { arriving } from './upload.ts';
import { createWebServer } from './webServer.ts';

const { file } = contract({
  file: {
    method: 'POST',
    path: '/file',
    summary: '',
    access: 'public',
    upload: true,
    status: 200,
    answer: z.object({ bytes: z.int() }),
  },
});

type Line = { level: string; sentence: string; route?: string; method?: string };
let lines: Line[];
const at = (level: string) => (what: object, sentence: string) => lines.push({ ...what, level, sentence });
const log = { info: at('info'), warn: at('warn'), error: at('error'), debug: at('debug') } as unknown as Log;

let app: Awaited<ReturnType<typeof createWebServer>>;
let port: number;
let answering: PromiseWithResolvers<void>;

beforeAll(async () => {
  app = await createWebServer(log, { trustProxies: [], secure: false, maxUploadBytes: 20_000_000 });
  const context = { log, traffic: openTraffic(), clock: { now: () => new Date() } } as unknown as Context;
  mountRoutes(app, context, [visit(file, receive)], {
    identify: async () => anonymous,
    standIn: async (_context, actor) => actor,
    noteActed: async () => undefined,
    lockDecisionSubject: async () => undefined,
    noteRefused: async () => undefined,
    secureCookies: false,
    ownOrigin: undefined,
  });
  app.post('/login', async () => ({}));
  app.get('/slow', () => answering.promise.then(() => ({})));
  port = await listen(app);
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  answering = Promise.withResolvers();
});

const BROKEN_OFF = [
  ['a log-in', 'POST', '/login', `${headOf('POST', '/login', 'application/json')}{"email":`],
  [
    'an upload before its file',
    'POST',
    '/file',
    `${headOf('POST', '/file', 'multipart/form-data; boundary=x')}--x\r\n`,
  ],
  [
    'an upload within its file',
    'POST',
    '/file',
    `${headOf('POST', '/file', 'multipart/form-data; boundary=x')}--x\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n%PDF`,
  ],
] as const;

test.each(BROKEN_OFF)('%s that breaks off is one line, and no alarm', async (_what, method, route, bytes) => {
  const arrived = once(app.server, 'request');
  const socket = await open(port, bytes);
  await arrived;
  socket.resetAndDestroy();

  await expect.poll(() => lines, { timeout: patience(5_000) }).toHaveLength(1);
  expect(lines).toEqual([expect.objectContaining({ level: 'info', sentence: 'request aborted', method, route })]);
});

test('somebody who does not wait for the answer is one line, and no alarm', async () => {
  const arrived = once(app.server, 'request');
  const socket = await open(port, 'GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await arrived;
  socket.destroy();

  await expect.poll(() => lines, { timeout: patience(5_000) }).toHaveLength(1);
  answering.resolve();
  await app.inject({ url: '/login', method: 'POST' });
  expect(lines.map(({ level, sentence }) => [level, sentence])).toEqual([
    ['info', 'request aborted'],
    ['info', 'request'],
  ]);
});

async function receive({ upload }: Visit<typeof file>): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const piece of arriving(await upload())) bytes += piece.length;
  return { bytes };
}

function headOf(method: string, path: string, type: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, 'content-length: 10000'];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
