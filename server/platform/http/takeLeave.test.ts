import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { answerError } from './refusals.ts';
import { takeLeave } from './takeLeave.ts';

let leaving: AbortController;
let app: FastifyInstance;

beforeEach(() => {
  leaving = new AbortController();
  app = Fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, openLog('silent')));
  takeLeave(app, leaving.signal);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/work', async () => 'done');
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
