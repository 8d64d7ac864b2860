import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkUpToNow } from '../audit/chain/linking.actions.ts';
import { verifyAndNote } from '../audit/chain/verifying.actions.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { mailRecordHead } from './recordMail.jobs.ts';

let server: TestServer;
let board: { account_id: number; email: string };

beforeEach(async () => {
  server = await startTestServer();
  ({ account: board } = await aClerk(server, 'board'));
  await aClerk(server);
});
afterEach(() => server.stop());

const change = (statement: string) => sql.raw(statement).execute(server.context.db);
const run = async () => {
  await mailRecordHead.run(server.context, {});
  await server.runJobs();
};
const mailed = () => server.mails.filter(({ to, text }) => to === board.email && /\d+-[0-9a-f]{32}/.test(text));

test('the board gets the end of the chain once a week, in its own language; clerks do not', async () => {
  await change(`update accounts set language = 'tr' where id = ${board.account_id}`);
  await change(`insert into audit_log (happened_at, action) values (now(), 'list.exported')`);

  await run();
  server.clock.moveDays(6);
  await run();
  const first = mailed();
  server.clock.moveDays(1);
  await run();

  expect([first.length, mailed().length]).toEqual([1, 2]);
  expect(first[0]?.text).toContain((await linkUpToNow(server.context)) ?? 'no end');
  expect(first[0]?.subject).toBe('Kayıtların denetim değeri');
  expect(server.mails.filter(({ subject }) => subject === 'Prüfwert des Protokolls')).toEqual([]);
});

test('a chain that is wrong has no end to keep: the board hears of it in another way', async () => {
  await change(`insert into audit_log (happened_at, action) values (now(), 'list.exported')`);
  await linkUpToNow(server.context);
  await change(`delete from audit_log where action = 'list.exported'`);
  await verifyAndNote(server.context);

  await run();

  expect(mailed()).toEqual([]);
});
