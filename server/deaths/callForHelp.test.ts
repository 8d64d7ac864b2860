import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymous } from '../platform/actor.ts';
import { anOfficeAccount, logIn, type TestAccount } from '../testing/builders.ts';
import { aShift } from '../testing/onCall/onCallBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { callAgainForHelp } from './callForHelp.actions.ts';
import { receiveCallBack } from './page/callBacks.actions.ts';

const MOBILE = '+436641234567';
const request = { name: 'Gizlioğlu', phone: '+436607654321', place: 'Graz', language: 'tr', died: null } as const;

let server: TestServer;
let clerk: TestAccount;
let board: TestAccount;
let received = 0;
beforeEach(async () => {
  server = await startTestServer();
  clerk = await anOfficeAccount(server, 'clerk');
  board = await anOfficeAccount(server, 'board');
  await aShift(server, { account: clerk, mobile: MOBILE });
});
afterEach(() => server.stop());

test('those on call are told of a message once, in both ways, with a link to the case and without a word of the family', async () => {
  const again = await receives('key');
  await receives('key');
  await server.runJobs();

  expect(again).toMatch(/\d/);
  expect(server.mails.map(({ to }) => to)).toEqual([clerk.email]);
  expect(server.textMessages.map(({ to }) => to)).toEqual([MOBILE]);
  expect(server.mails[0]?.text).toContain('/office-ui/deaths/1\n');
  const said = JSON.stringify([server.mails, server.textMessages]);
  for (const word of [request.name, request.phone, request.place]) expect(said).not.toContain(word);
});

test('after half an hour everybody is told of a case that nobody has opened, once', async () => {
  await receives();
  await server.runJobs();
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from start_after - created_on) / 60)::integer as minutes
    from pgboss.job where name = ${callAgainForHelp.name}`.execute(server.context.db);

  for (let count = 0; count < 2; count += 1)
    await callAgainForHelp.run(server.context, { case_id: 1, is_one_of_many: false });
  await server.runJobs();

  expect(rows).toEqual([{ minutes: 30 }]);
  expect(server.mails.map(({ to }) => to).sort()).toEqual([board.email, clerk.email, clerk.email].sort());
  expect(server.textMessages).toHaveLength(2);
});

test('nobody is told again of a case that somebody has opened, or that is deleted', async () => {
  await receives();
  await server.runJobs();
  await (await logIn(server, board)).send('GET', '/api/v1/office/deaths/1');

  for (const case_id of [1, 2_000_000]) await callAgainForHelp.run(server.context, { case_id, is_one_of_many: false });
  await server.runJobs();

  expect([server.mails.length, server.textMessages.length]).toEqual([1, 1]);
});

test('however many messages come, those on call get only the first and an alarm every ten minutes', async () => {
  for (let count = 0; count < 40; count += 1) await receives();
  await server.runJobs();
  const first = server.textMessages.length;
  server.clock.moveMinutes(10);
  await receives();
  await receives();
  await server.runJobs();

  expect([first, server.textMessages.length, server.mails.length]).toEqual([30, 31, 31]);
  expect(server.textMessages.at(-1)?.text).toContain('ungewöhnlich viele');
});

test('of messages that came in a flood all staff hear after half an hour how many wait, none of them silenced', async () => {
  for (let count = 0; count < 40; count += 1) await receives();
  await server.runJobs();
  const first = server.mails.length;
  await (await logIn(server, board)).send('GET', '/api/v1/office/deaths/39');
  server.clock.moveMinutes(30);

  for (const case_id of await calledAgain()) {
    if (case_id > 29) await callAgainForHelp.run(server.context, { case_id, is_one_of_many: true });
  }
  await server.runJobs();

  expect(await calledAgain()).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
  expect(
    server.mails
      .slice(first)
      .map(({ to }) => to)
      .sort(),
  ).toEqual([board.email, clerk.email].sort());
  expect(server.mails.at(-1)?.text).toContain('39 ');
  expect(server.textMessages.at(-1)?.text).toContain('39 ');
});

test('a message of a flood that came after the last word is told with the next one', async () => {
  const wait = async (case_id: number) => {
    await callAgainForHelp.run(server.context, { case_id, is_one_of_many: true });
    await server.runJobs();
  };
  await receives();
  await server.runJobs();
  await wait(1);
  const told = server.mails.length;
  server.clock.moveMinutes(10);
  await receives();
  await server.runJobs();
  server.clock.moveMinutes(30);

  await wait(2);

  expect(told).toBe(3);
  expect(server.mails.at(-1)?.text).toContain('2 ');
});

async function calledAgain(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select (data ->> 'case_id')::integer as id
    from pgboss.job where name = ${callAgainForHelp.name} order by 1`.execute(server.context.db);
  return rows.map(({ id }) => id);
}

function receives(key?: string): Promise<string> {
  received += 1;
  const idempotencyKey = key ?? `key ${received}`;
  const address = `192.0.2.${received % 250}`;
  return receiveCallBack({ context: server.context, actor: anonymous }, { request, idempotencyKey, address });
}
