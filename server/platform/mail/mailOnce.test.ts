import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEffect } from '../../testing/post/effects.ts';
import { endOtherConnections, idleTransactionsEndAfter } from '../../testing/processes/connections.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import type { Reader } from '../db.ts';
import type { MailData } from './mailData.ts';
import type { Mailer } from './mailer.ts';
import { queueMail, sendMail } from './mailQueue.ts';

const PAPER = 'test.document';
const mailData: MailData = {
  language: 'de',
  subject: 'x',
  greeting: 'x',
  paragraphs: [],
  closing: 'x',
  attachments: [{ kind: PAPER, id: 1 }],
};
/** More than the server has connections. */
const MANY = 8;

let server: TestServer;
let sent: string[];
beforeEach(async () => {
  server = await startTestServer();
  sent = [];
  server.context.attachments = { [PAPER]: drawnWithTheDatabase };
});
afterEach(() => server.stop());

test('more mails with attachments than there are connections are sent at the same time', async () => {
  const ids = await queuedMailsTo(Array.from({ length: MANY }, (_none, index) => `at-once${index}@example.at`));
  mailsLeaveBy(async () => undefined);

  await Promise.all(ids.map((mail_id) => sendMail.run(server.context, { mail_id })));

  expect(new Set(sent).size).toBe(MANY);
});

// proves: promise.2
test('a mail is sent once, even if the connection of its lock breaks', async () => {
  const [mail_id = 0] = await queuedMailsTo(['broken@example.at']);
  mailsLeaveBy(() => endOtherConnections(server.context.db));

  await sendMail.run(server.context, { mail_id });
  await sendMail.run(server.context, { mail_id });

  expect(sent).toEqual(['broken@example.at']);
});

// proves: promise.2
test('a mail is sent once, even if a mail server is slower than the database’s idle limit', async () => {
  const [mail_id = 0] = await queuedMailsTo(['slow@example.at']);
  await idleTransactionsEndAfter(server.context.db, '100ms');
  mailsLeaveBy(() => wait(600));

  const first = sendMail.run(server.context, { mail_id });
  await wait(350);
  await sendMail.run(server.context, { mail_id });
  await first;

  expect(sent).toEqual(['slow@example.at']);
});

async function drawnWithTheDatabase({ db }: { db: Reader }) {
  await sql`select 1`.execute(db);
  return { filename: 'x.pdf', content: Buffer.from('x'), contentType: 'application/pdf' };
}

async function queuedMailsTo(recipients: readonly string[]): Promise<number[]> {
  for (const to of recipients) await server.change((change) => queueMail(change, anEffect(`once/${to}`), to, mailData));
  const rows = await server.context.db.selectFrom('mails').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

function mailsLeaveBy(leaving: () => Promise<unknown>): void {
  const send: Mailer['send'] = async ({ to }) => {
    sent.push(to);
    await leaving();
  };
  server.context.mailer = { send };
}
