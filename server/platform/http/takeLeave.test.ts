import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOn, listen, open } from '../../testing/rawSocket.ts';
import { openLog } from '../log.ts';
import { answerError } from './refusals.ts';
import { takeLeave } from './takeLeave.ts';

let leaving: AbortController;
let app: FastifyInstance;
let asked: Promise<void>;
let hasAsked: () => void;
let answerNow: () => void;

beforeEach(() => {
  leaving = new AbortController();
  app = Fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, openLog('silent')));
  takeLeave(app, leaving.signal);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/work', async () => 'done');
  ({ promise: asked, resolve: hasAsked } = Promise.withResolvers<void>());
  const { promise, resolve } = Promise.withResolvers<void>();
  answerNow = resolve;
  app.get('/slow', async () => {
    hasAsked();
    await promise;
    return 'done after all';
  });
});
afterEach(() => app.close());

test('one that stays is healthy and keeps its connections', async () => {
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect((await app.inject('/work')).headers.connection).toBe('keep-alive');
});

test('one that goes says so, and serves whoever comes nevertheless', async () => {
  leaving.abort();

  expect((await app.inject('/health')).statusCode).toBe(503);
  const work = await app.inject('/work');
  expect([work.statusCode, work.body, work.headers.connection]).toEqual([200, 'done', 'close']);
});

test('a browser that has opened a connection and says nothing keeps nobody here', async () => {
  const port = await listen(app);
  const silent = await open(port);
  const busy = await open(port, 'GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await asked;

  leaving.abort();
  const gone = app.close();
  answerNow();
  const answer = await answerOn(busy);
  await gone;

  expect(answer).toMatchObject({ status: 200, text: 'done after all' });
  expect(silent.destroyed || silent.readableEnded || (await once(silent, 'close'))).toBeTruthy();
});
