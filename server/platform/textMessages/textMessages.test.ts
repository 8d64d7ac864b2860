import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answering, aTextGateway, taking } from '../../testing/onCall/textGateway.ts';
import { anEffect } from '../../testing/post/effects.ts';
import { endOtherConnections, idleTransactionsEndAfter } from '../../testing/processes/connections.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openLog } from '../log.ts';
import { clearTextMessages } from './forgetTextMessages.ts';
import { httpTextMessenger, TextMessageRefused } from './gateway.ts';
import { readGatewaySettings } from './gatewaySettings.ts';
import { sweepTextMessages } from './textMessageSweep.ts';
import { postTextMessage, sendTextMessage } from './textMessages.ts';

const TO = '+436641234567';
const WORDS = 'Bitte melden Sie sich an';
const HOURS = 6;

const lines: string[] = [];
let server: TestServer;
beforeEach(async () => {
  lines.length = 0;
  server = await startTestServer({}, openLog('debug', { write: (line) => void lines.push(line) }));
});
afterEach(() => server.stop());

test('a message is sent after the change that it reports is committed, once per key', async () => {
  expect([await posts('a'), await posts('a'), await posts('b')]).toEqual([true, false, true]);
  await server.runJobs();
  await server.runJobs();

  const ids = (await rows()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(server.textMessages.sort((one, other) => one.id - other.id)).toEqual(
    ids.map((id) => ({ id, to: TO, text: WORDS })),
  );
});

test('without a commit there is no message', async () => {
  const failing = server.change(async (change) => {
    await postTextMessage(change, anEffect('a'), aMessage);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await server.runJobs();

  expect([server.textMessages, await rows()]).toEqual([[], []]);
});

test('without a gateway nothing is sent, and nothing is stored', async () => {
  server.context.settings.sendsTextMessages = false;

  expect(await posts('a')).toBe(false);
  await server.runJobs();

  expect([server.textMessages, await rows(), await waitingJobs()]).toEqual([[], [], 0]);
});

test.each([
  ['a number without its country', { to: '06641234567' }],
  ['no number', { to: '+43 664' }],
  ['more words than three parts hold', { text: 'ş'.repeat(202) }],
])('%s is a fault of the caller', async (_what, wrong) => {
  const posting = server.change((change) => postTextMessage(change, anEffect('a'), { ...aMessage, ...wrong }));

  await expect(posting).rejects.toThrow('a: a text message');
});

// proves: promise.12
test('neither log nor queue contain number or text, whatever becomes of the message', async () => {
  await posts('sent');
  await server.runJobs();
  await posts('refused');
  await failing(new TextMessageRefused('the gateway answered 400'));
  await posts('later');
  await failing(new Error('the gateway answered 503'));
  const { rows: jobs } = await sql<{ job: string }>`select to_jsonb(j)::text as job from pgboss.job j`.execute(
    server.context.db,
  );

  const said = `${lines.join('')}${jobs.map(({ job }) => job).join('')}`;
  expect(said).toContain('text_message.send');
  expect([said.includes(TO.slice(4)), said.includes(WORDS)]).toEqual([false, false]);
  expect(await stored()).toEqual([]);
});

describe('a message that was not sent', () => {
  test('is abandoned at once if it is refused permanently', async () => {
    await posts('a');
    await failing(new TextMessageRefused('the gateway answered 400'));

    expect(await rows()).toMatchObject([
      { sent_at: null, abandoned_because: 'refused', abandoned_error: 'the gateway answered 400' },
    ]);
    expect(server.textMessages).toEqual([]);
  });

  test('is retried, and sent once the gateway works again', async () => {
    await posts('a');
    await failing(new Error('the gateway answered 503'));
    server.clock.moveMinutes(HOURS * 60 - 1);
    await sendTextMessage.run(server.context, { text_message_id: 1 });

    expect(server.textMessages).toHaveLength(1);
  });

  // proves: promise.11
  test('is queued again if its job is lost, and not sent once it is useless', async () => {
    await posts('a');
    await sql`delete from pgboss.job where name = 'text_message.send'`.execute(server.context.db);
    await sweepTextMessages.run(server.context, {});
    const early = await waitingJobs();
    server.clock.moveMinutes(HOURS * 60);
    await sweepTextMessages.run(server.context, {});
    await server.runJobs();

    expect([early, server.textMessages]).toEqual([0, []]);
    expect(await rows()).toMatchObject([{ abandoned_because: 'too_old' }]);
  });

  test('is abandoned, not forgotten, if the gateway is not set any more', async () => {
    await posts('a');
    server.context.textMessenger = undefined;
    await server.runJobs();
    const before = await rows();
    server.clock.moveMinutes(HOURS * 60);
    await sweepTextMessages.run(server.context, {});
    await server.runJobs();

    expect(before).toMatchObject([{ abandoned_at: null }]);
    expect(await rows()).toMatchObject([{ abandoned_because: 'too_old' }]);
  });
});

// proves: promise.11
test('by the real gateway’s word: away it is tried again, back it takes the message with the same key', async () => {
  const gateway = await aTextGateway();
  const settings = readGatewaySettings({ SMS_URL: gateway.url }, true);
  if (!settings) throw new Error('no gateway');
  server.context.textMessenger = httpTextMessenger(settings);
  await posts('a');
  gateway.answers = answering(503, `no ${TO}`);
  await server.runJobs();
  gateway.answers = taking;
  for (let count = 0; count < 2; count += 1) await sendTextMessage.run(server.context, { text_message_id: 1 });
  await gateway.stop();

  expect(gateway.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['"vefa-1"', '"vefa-1"']);
  expect(gateway.received.map(({ body }) => JSON.parse(body))).toEqual(Array(2).fill({ to: TO, text: WORDS }));
  expect(await rows()).toMatchObject([{ abandoned_at: null, sent_at: expect.any(Date) }]);
  expect(lines.join('')).not.toContain(TO);
});

// proves: promise.2
describe('a message is sent once', () => {
  test('even if the connection of its lock breaks', async () => {
    await posts('a');
    leavesBy(() => endOtherConnections(server.context.db));

    for (let count = 0; count < 2; count += 1) await sendTextMessage.run(server.context, { text_message_id: 1 });

    expect(server.textMessages).toHaveLength(1);
  });

  test('even if a gateway is slower than the database’s idle limit, with two processes', async () => {
    await posts('a');
    await idleTransactionsEndAfter(server.context.db, '100ms');
    leavesBy(() => wait(600));

    const first = sendTextMessage.run(server.context, { text_message_id: 1 });
    await wait(350);
    await sendTextMessage.run(server.context, { text_message_id: 1 });
    await first;

    expect(server.textMessages).toHaveLength(1);
  });
});

// proves: promise.16
test('number and text are kept for ninety days, the key for ever', async () => {
  for (const key of ['sent', 'refused', 'waiting']) {
    await posts(key);
    if (key === 'sent') await server.runJobs();
    if (key === 'refused') await failing(new TextMessageRefused('the gateway answered 400'));
  }
  server.clock.moveMinutes(90 * 24 * 60 - 1);
  await clearTextMessages.run(server.context, {});
  const before = await kept();
  server.clock.moveMinutes(1);
  await clearTextMessages.run(server.context, {});

  expect(before).toEqual(['sent', 'refused', 'waiting']);
  expect(await kept()).toEqual(['waiting']);
  expect(await posts('sent')).toBe(false);
});

const aMessage = { to: TO, language: 'de', text: WORDS, usefulHours: HOURS } as const;

function posts(key: string): Promise<boolean> {
  return server.change((change) => postTextMessage(change, anEffect(key), aMessage));
}

/** Runs waiting jobs while the gateway fails with this error. */
async function failing(error: Error): Promise<void> {
  const { textMessenger } = server.context;
  server.context.textMessenger = { send: async () => Promise.reject(error) };
  await server.runJobs();
  server.context.textMessenger = textMessenger;
}

function leavesBy(leaving: () => Promise<unknown>): void {
  server.context.textMessenger = {
    send: async (message) => {
      server.textMessages.push(message);
      await leaving();
    },
  };
}

function rows() {
  return server.context.db.selectFrom('text_messages').selectAll().orderBy('id').execute();
}

async function kept(): Promise<string[]> {
  return (await rows()).flatMap(({ effect_key, recipient, content }) => (recipient && content ? [effect_key] : []));
}

/** All stored texts that are readable without the key. */
async function stored(): Promise<unknown[]> {
  return (await rows()).filter(({ content }) => content?.includes(WORDS));
}

async function waitingJobs(): Promise<number> {
  const { rows: jobs } = await sql`
    select from pgboss.job where name = 'text_message.send' and state = 'created'`.execute(server.context.db);
  return jobs.length;
}
