import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { openLog } from '../platform/log.ts';
import { folderMailer, smtpMailer } from '../platform/mail/mailer.ts';
import { sendMail } from '../platform/mail/mailQueue.ts';
import { sweepMails } from '../platform/mail/mailSweep.ts';
import { TEST_PASSWORD } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { aMailServer } from '../testing/mailServer.ts';
import { type DatabaseProxy, type ProxyMode, startDatabaseProxy } from '../testing/processes/databaseProxy.ts';
import { aRegistration } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, type World } from '../testing/world.ts';

const POLITE_MS = patience(3_000);

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer({}, openLog('error', { write: (line) => void logged.push(line) }));
});
afterAll(() => server.stop());

// proves: promise.11
describe('while the database', () => {
  let way: DatabaseProxy;
  let world: World;
  beforeAll(async () => {
    world = await aWorld(server, { status: 'active' });
    way = await startDatabaseProxy(server);
  });
  afterAll(() => way.close());

  test.each<[ProxyMode, string]>([
    ['hangsUp', 'is gone'],
    ['swallows', 'says nothing any more'],
    ['slow', 'is slow'],
  ])('%s (%s), everybody is told to come back, soon; and then all is well by itself', async (mode) => {
    expect((await world.client.call(meContract.getMe)).status).toBe(200);

    way.go(mode);
    const answers = await Promise.all(everything(world).map(timed));
    way.go('open');

    for (const { what, status, body, headers, ms } of answers) {
      expect({ what, status, body }).toMatchObject({ what, status: 503, body: { message: 'service_unavailable' } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect({ what, ms }).toMatchObject({ what, ms: expect.toSatisfy((value: number) => value < POLITE_MS) });
    }
    await expect.poll(() => statusOfMe(world.client), { timeout: patience(15_000), interval: 200 }).toBe(200);
    const again = await Promise.all(Array.from({ length: 30 }, () => statusOfMe(world.client)));
    expect(new Set(again)).toEqual(new Set([200]));
  });

  test('is unreachable, /health says so within two seconds', async () => {
    const health = async () => (await world.client.send('GET', '/health')).status;
    await expect.poll(health, { timeout: patience(15_000) }).toBe(200);

    way.go('hangsUp');
    await expect.poll(health, { timeout: patience(2_000), interval: 50 }).toBe(503);
    way.go('open');
    await expect.poll(health, { timeout: patience(15_000), interval: 200 }).toBe(200);
  });

  test.each([
    ['53100', 'its disk is full'],
    ['53200', 'its memory is used up'],
    ['25006', 'it may only be read'],
    ['58030', 'its disk fails'],
  ])('takes no changes (%s: %s), everybody who changes something is told to come back', async (code) => {
    const { db } = server.context;
    const { client } = await aWorld(server, { status: 'active' });
    await sql`create function refuse_change() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception 'no' using errcode = '${code}'; end`,
    )}`.execute(db);
    await sql`create trigger refuse_change before update on accounts execute function refuse_change()`.execute(db);

    const change = () => client.send('PUT', '/api/v1/me', { default_lang: 'tr' });
    const refused = await change();
    const read = await statusOfMe(client);
    await sql`drop function refuse_change cascade`.execute(db);

    expect(refused).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(read).toBe(200);
    expect((await change()).status).toBe(200);
  });
});

// proves: promise.11
describe('while the mail server', () => {
  test('is unreachable, registration works as usual; the mail is sent later, once', async () => {
    const { email } = aRegistration();
    const box = await aMailServer();
    await box.stop();
    server.context.mailer = smtpMailer(box.url);

    const { status } = await server.client('10.8.0.1').call(applicationContract.register, aRegistration({ email }));
    const id = await newestMail();
    await expect(sendMail.run(server.context, { mail_id: id })).rejects.toThrow();
    await box.start();
    await sendMail.run(server.context, { mail_id: id });
    await sendMail.run(server.context, { mail_id: id });

    expect(status).toBe(201);
    expect(box.received).toEqual([email]);
    await box.stop();
  });

  test('refuses for a while, the mail is retried until it is accepted', async () => {
    const box = await aMailServer();
    server.context.mailer = smtpMailer(box.url);
    box.unwilling = { code: 450, text: 'try again later' };
    await server.client('10.8.0.2').call(applicationContract.register, aRegistration());
    const id = await newestMail();

    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(sendMail.run(server.context, { mail_id: id })).rejects.toThrow('450');
    }
    box.unwilling = undefined;
    await sendMail.run(server.context, { mail_id: id });

    expect(box.received).toHaveLength(1);
    await box.stop();
  });

  test('is unreachable for days, the mails are sent when it is back, once', async () => {
    const box = await aMailServer();
    server.context.mailer = smtpMailer(box.url);
    await server.client('10.8.0.3').call(applicationContract.register, aRegistration());
    await sql`delete from pgboss.job where name = 'mail.send'`.execute(server.context.db);

    await sweepMails.run(server.context, {});
    await server.runJobs();
    const early = box.received.length;
    server.clock.moveMinutes(6 * 60 + 1);
    await sweepMails.run(server.context, {});
    await sweepMails.run(server.context, {});
    await server.runJobs();

    expect([early, box.received.length]).toEqual([0, 1]);
    await box.stop();
  });

  test('comes back, a thousand waiting mails are sent one by one, each once', async () => {
    server.context.mailer = folderMailer(server.folder);
    const sent: number[] = [];
    server.context.mailer = { send: async ({ id }) => void sent.push(id) };
    const ids = await server.change(async (change) => {
      const content = change.vault.seal(
        JSON.stringify({ language: 'de', subject: 'x', greeting: 'x', paragraphs: [], closing: 'x' }),
      );
      const rows = Array.from({ length: 1_000 }, (_none, index) => ({
        effect_key: `trust/${index}`,
        recipient: 'a@b.at',
        content,
        created_at: change.now,
        sent_at: null,
        abandoned_at: null,
      }));
      const posted = await change.tx.insertInto('mails').values(rows).returning('id').execute();
      for (const { id } of posted) await change.enqueue(sendMail, { mail_id: id });
      return posted.map(({ id }) => id);
    });

    await server.runJobs();

    expect(sent.filter((id) => ids.includes(id)).sort((one, other) => one - other)).toEqual(ids);
  });
});

type Asked = { what: string; ask: () => Promise<TestAnswer> };

/** Calls of every kind: reading, writing, several transactions, without a log-in. */
function everything({ client, main_member_id, email }: World): Asked[] {
  const phone = { phone_number: '+436601234567', phone_type: 'work_mobile' };
  const ask = (method: string, path: string, body?: object): Asked => ({
    what: `${method} ${path}`,
    ask: () => client.send(method, path, body),
  });
  return [
    ask('GET', '/api/v1/me'),
    ask('PUT', '/api/v1/me', { default_lang: 'tr' }),
    ask('GET', '/api/v1/household/notifications'),
    ask('POST', `/api/v1/member/${main_member_id}/phone`, phone),
    ask('POST', '/api/v1/finance/household/create-invoice', {}),
    ask('POST', '/login', { email, password: TEST_PASSWORD }),
    ask('POST', '/api/v1/register', aRegistration()),
    ask('POST', '/api/v1/register/confirm', { token: 'x' }),
    ask('GET', '/health'),
  ];
}

async function timed({ what, ask }: Asked) {
  const begun = performance.now();
  const answer = await ask();
  return { what, ...answer, ms: performance.now() - begun };
}

async function statusOfMe(client: TestClient): Promise<number> {
  return (await client.call(meContract.getMe)).status;
}

async function newestMail(): Promise<number> {
  const { id } = await server.context.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
