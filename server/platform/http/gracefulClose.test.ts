import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOn, listen, open } from '../../testing/processes/rawSocket.ts';
import { openLog } from '../log.ts';
import { closeGracefully } from './gracefulClose.ts';
import { answerError } from './refusals.ts';

const PATIENCE_MS = 300;

let stopping: AbortController;
let app: FastifyInstance;
let asked: Promise<void>;
let hasAsked: () => void;
let answerNow: () => void;

beforeEach(() => {
  stopping = new AbortController();
  app = Fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, openLog('silent')));
  closeGracefully(app, stopping.signal, PATIENCE_MS);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/work', async () => 'done');
  app.post('/upload', async () => 'never');
  ({ promise: asked, resolve: hasAsked } = Promise.withResolvers<void>());
  const { promise, resolve } = Promise.withResolvers<void>();
  answerNow = resolve;
  app.get('/slow', async () => {
    hasAsked();
    await promise;
    return 'done after all';
  });
  app.get('/long', async (_request, reply) => {
    const long = new PassThrough();
    void promise.then(() => long.end('the end'));
    long.write('the beginning, ');
    return reply.send(long);
  });
});
afterEach(() => app.close());

test('while it stays it is healthy and keeps its connections', async () => {
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect((await app.inject('/work')).headers.connection).toBe('keep-alive');
});

test('when it is told to end it says so, and still serves requests', async () => {
  stopping.abort();

  expect((await app.inject('/health')).statusCode).toBe(503);
  const work = await app.inject('/work');
  expect([work.statusCode, work.body, work.headers.connection]).toEqual([200, 'done', 'close']);
});

test('a connection that a browser has opened without a request does not delay the end', async () => {
  const port = await listen(app);
  const silent = await open(port);
  const busy = await open(port, 'GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await asked;

  stopping.abort();
  const gone = app.close();
  answerNow();
  const answer = await answerOn(busy);
  await gone;

  expect(answer).toMatchObject({ status: 200, text: 'done after all' });
  expect(silent.destroyed || silent.readableEnded || (await once(silent, 'close'))).toBeTruthy();
});

test('a kept connection is closed with the answer that began before', async () => {
  const port = await listen(app);
  const kept = await open(port, 'GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const heard = everythingOn(kept);
  await asked;

  stopping.abort();
  const gone = app.close();
  answerNow();
  await gone;

  expect(await heard).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n(.+\r\n)*\r\ndone after all$/i);
});

test('a kept connection ends after a long answer whose beginning was sent before', async () => {
  const port = await listen(app);
  const kept = await open(port, 'GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(kept, 'data');
  const heard = everythingOn(kept);

  stopping.abort();
  const gone = app.close();
  answerNow();
  await gone;

  expect(await heard).toContain('the end');
});

test.each([
  ['half a head', 'POST /upload HTTP/1.1\r\nhost: local'],
  [
    'half a body',
    'POST /upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf',
  ],
])('a client that has sent %s and then stalls is waited for, but not for ever', async (_what, bytes) => {
  const port = await listen(app);
  const [[connection], stalled] = await Promise.all([once(app.server, 'connection'), open(port, bytes)]);
  await expect.poll(() => connection.bytesRead).toBe(bytes.length);

  stopping.abort();
  await app.close();

  expect(await everythingOn(stalled)).toBe('');
});

/** Everything received until the server closes the connection. */
async function everythingOn(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  if (!socket.closed) await once(socket, 'close');
  return heard;
}
