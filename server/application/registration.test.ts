import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { readMembershipNo } from '../../domain/accounts/membershipNo.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { aHousehold, aLoggedInClient, logIn } from '../testing/builders.ts';
import { aRegistration, mailsTo, newestLink, registerAndRead } from '../testing/registrations.ts';
import { startTestServer, type TestServer, testLimits } from '../testing/testServer.ts';
import { removeForgottenRegistrations } from './registration.jobs.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { register } = applicationContract;
const { confirmRegistration, resendConfirmation } = accountsContract;

it('a registration makes account, household and main member with a main number', async () => {
  const sent = aRegistration({ email: ' IPEK@Example.AT ', phone_type: 'work_landline' });

  const answer = await server.client().call(register, sent);

  expect(answer).toMatchObject({ status: 201, body: { id: expect.any(Number), email: 'ipek@example.at' } });
  const person = await personOf('ipek@example.at');
  expect(person).toMatchObject({
    account: 'unconfirmed',
    household: 'new',
    member: 'new',
    first_name: 'İpek',
    citizenship_id: 792,
    permanent_residence: true,
    member_email: 'ipek@example.at',
    phone_number: '+436601234567',
    phone_type: 'work_landline',
    is_main_number: true,
  });
  expect(readMembershipNo(person?.membership_no ?? '')).toBe(person?.membership_no);
});

it('ids, roles and statuses in the payload change nothing', async () => {
  const sent = aRegistration({ id: 1, status: 'active', role: 'board', household_id: 1, confirmed_at: '2020-01-01' });

  await server.client().call(register, sent);

  expect(await personOf(sent.email)).toMatchObject({ account: 'unconfirmed', household: 'new', role: 'member' });
});

it('the mail is in the applicant’s language and leads to the page with the button', async () => {
  const { email, token } = await registerAndRead(server, server.client(), { language: 'tr' });

  const [mail] = mailsTo(server, email);
  expect(mail).toMatchObject({ language: 'tr', subject: 'Lütfen e-posta adresinizi onaylayın' });
  expect(mail?.text).toContain('İyi günler,');
  expect(mail?.text).toContain(`http://localhost:8080/member-ui/confirm-email?token=${token}&lang=tr\n`);
});

it.each([
  ['permanent residence not ticked', { permanent_residence: false }, { permanent_residence: ['must_be_ticked'] }],
  ['no citizenship', { citizenship_id: undefined }, { citizenship_id: ['required'] }],
  ['an e-mail without domain', { email: 'ayse' }, { email: ['invalid_email'] }, 'wrong_email_format'],
  ['letters in the phone number', { phone_number: '0664abc' }, { phone_number: ['invalid_phone_number'] }],
])('%s is refused beside the field', async (_name, wrong, errors, message = 'validation_failed') => {
  const answer = await server.client().call(register, aRegistration(wrong));

  expect(answer).toMatchObject({ status: 422, body: { message, errors } });
});

it('a denied e-mail domain is refused', async () => {
  const answer = await server.client().call(register, aRegistration({ email: 'x@mail.mailinator.example' }));

  expect(answer).toMatchObject({ status: 422, body: { message: 'email_domain_not_allowed' } });
});

describe('an address that has an account', () => {
  it.each([
    [{ status: 'active' }, 'email_already_exists'],
    [{ status: 'new' }, 'email_already_exists'],
    [{ status: 'inactive' }, 'email_already_exists_but_inactive'],
    [{ account_status: 'closed' }, 'email_already_exists_but_inactive'],
  ] as const)('%j: %s', async (overrides, key) => {
    const { email } = await aHousehold(server, overrides);

    const answer = await server.client().call(register, aRegistration({ email: email.toUpperCase() }));

    expect(answer).toMatchObject({ status: 409, body: { message: key, errors: { email: [key] } } });
  });
});

describe('confirming', () => {
  // proves: product.registration
  it('opens the account, once, and brings the welcome as news and mail', async () => {
    const { email, token } = await registerAndRead(server, server.client());

    const first = await server.client().call(confirmRegistration, { token });
    const second = await server.client().call(confirmRegistration, { token });
    await server.runJobs();

    expect([first.status, first.body, second.status]).toEqual([
      200,
      { next: 'log_in', email: expect.any(String) },
      404,
    ]);
    expect(second.body).toMatchObject({ message: 'link_not_valid' });
    const person = await personOf(email);
    expect(person).toMatchObject({ account: 'active', household: 'new' });
    expect(mailsTo(server, email).map(({ subject }) => subject)).toEqual([
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      'Willkommen bei Vefa Solidaritätsverein',
    ]);
    const client = await logIn(server, { account_id: person?.account_id ?? 0 });
    const news = await client.call(notificationsContract.listNotifications);
    expect(news.body).toMatchObject([{ data: { title: 'Willkommen!' }, read_at: null }]);
    expect(JSON.stringify(news.body)).toContain('/member-ui/welcome');
    expect(JSON.stringify(news.body)).toContain(person?.membership_no);
  });

  it('ends another account’s session on the device', async () => {
    const { client, household } = await aLoggedInClient(server);
    const { token } = await registerAndRead(server, server.client());
    expect((await client.call(meContract.getMe)).status).toBe(200);

    expect((await client.call(confirmRegistration, { token })).status).toBe(200);

    const { account_id } = household;
    const sessions = server.context.db.selectFrom('sessions').select('id').where('account_id', '=', account_id);
    expect([(await client.call(meContract.getMe)).status, await sessions.execute()]).toEqual([401, []]);
  });

  it('works for 48 hours and not longer', async () => {
    const early = await registerAndRead(server, server.client());
    const late = await registerAndRead(server, server.client());

    server.clock.moveMinutes(48 * 60 - 1);
    expect((await server.client().call(confirmRegistration, { token: early.token })).status).toBe(200);
    server.clock.moveMinutes(1);
    expect((await server.client().call(confirmRegistration, { token: late.token })).status).toBe(404);
  });

  it.each(['nonsense', '../../etc/passwd', 'ş'.repeat(50)])('the token %j opens nothing', async (token) => {
    expect((await server.client().call(confirmRegistration, { token })).status).toBe(404);
  });
});

describe('an unconfirmed registration', () => {
  it('is replaced by a new one with the same address, and its link stops working', async () => {
    const first = await registerAndRead(server, server.client(), { first_name: 'Erste' });
    const second = await registerAndRead(server, server.client(), { email: first.email, first_name: 'Zweite' });

    expect((await server.client().call(confirmRegistration, { token: first.token })).status).toBe(404);
    expect((await server.client().call(confirmRegistration, { token: second.token })).status).toBe(200);
    expect(await personOf(first.email)).toMatchObject({ first_name: 'Zweite', account: 'active' });
    expect(await orphans()).toBe(0);
  });

  it('sent several times at once is stored once', async () => {
    const { email } = aRegistration();

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.client().call(register, aRegistration({ email }))),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await countOf(email)).toBe(1);
    expect(await orphans()).toBe(0);
  });

  it('is deleted after 48 hours; a confirmed one stays', async () => {
    const forgotten = await registerAndRead(server, server.client());
    const confirmed = await registerAndRead(server, server.client());
    await server.client().call(confirmRegistration, { token: confirmed.token });

    await server.client().call(resendConfirmation, { email: forgotten.email });
    await server.runJobs();
    server.clock.moveMinutes(48 * 60 - 1);
    await removeForgottenRegistrations.run(server.context, {});
    expect(await countOf(forgotten.email)).toBe(1);
    server.clock.moveMinutes(1);
    await removeForgottenRegistrations.run(server.context, {});

    expect([await countOf(forgotten.email), await countOf(confirmed.email)]).toEqual([0, 1]);
    expect(await orphans()).toBe(0);
    const jobs = await sql<{ data: string }>`select data::text from pgboss.job`.execute(server.context.db);
    expect(jobs.rows.filter(({ data }) => data.includes(forgotten.email))).toEqual([]);
    const posted = await server.context.db.selectFrom('mails').select('recipient').execute();
    const recipients = posted.map(({ recipient }) => recipient);
    expect(recipients).toContain(confirmed.email);
    expect(recipients).not.toContain(forgotten.email);
  });
});

describe('asking for the confirmation mail again', () => {
  it('mails another link, and both work', async () => {
    const { email, token } = await registerAndRead(server, server.client());

    const answer = await server.client().call(resendConfirmation, { email });
    await server.runJobs();

    expect(answer.status).toBe(202);
    expect(newestLink(server, email)).not.toBe(token);
    expect((await server.client().call(confirmRegistration, { token })).status).toBe(200);
  });

  it('answers the same for unknown and confirmed addresses, and mails nothing', async () => {
    const { email } = await aHousehold(server);

    const answers = [
      await server.client().call(resendConfirmation, { email }),
      await server.client().call(resendConfirmation, { email: 'nobody@example.at' }),
    ];
    await server.runJobs();

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    expect([...mailsTo(server, email), ...mailsTo(server, 'nobody@example.at')]).toEqual([]);
  });

  it('never brings more than five mails an hour, however many ask at once', async () => {
    const { email } = await registerAndRead(server, server.client());

    await Promise.all(Array.from({ length: 20 }, () => server.client().call(resendConfirmation, { email })));
    await server.runJobs();
    expect(mailsTo(server, email)).toHaveLength(5);

    server.clock.moveMinutes(61);
    await server.client().call(resendConfirmation, { email });
    await server.runJobs();
    expect(mailsTo(server, email)).toHaveLength(6);
  });
});

it('the sixth registration within an hour for one mailbox waits, and the fifth’s link still works', async () => {
  const { email } = aRegistration();
  const statuses = [];
  for (let times = 0; times < 5; times += 1) {
    statuses.push((await server.client().call(register, aRegistration({ email }))).status);
  }

  const sixth = await server.client().call(register, aRegistration({ email }));
  await server.runJobs();

  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  expect(sixth).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.client().call(confirmRegistration, { token: newestLink(server, email) })).status).toBe(200);
});

it('registrations from one network address are limited per hour, others go on', async () => {
  const strict = await startTestServer({
    limits: { ...testLimits, registrationsPerAddress: 3 },
  });

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => strict.client('192.0.2.7').call(register, aRegistration())),
  );
  const neighbour = await strict.client('192.0.2.8').call(register, aRegistration());
  strict.clock.moveMinutes(60);
  const later = await strict.client('192.0.2.7').call(register, aRegistration());

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  expect([neighbour.status, later.status]).toEqual([201, 201]);
  await strict.stop();
});

// departs: call.POST /api/v1/register
it('a registration sent by another site’s page is refused', async () => {
  const foreign = { origin: 'https://evil.example' };
  const answer = await server.client().send('POST', '/api/v1/register', aRegistration(), foreign);

  expect(answer).toMatchObject({ status: 403, body: { message: 'foreign_origin' } });
});

async function personOf(email: string) {
  return server.context.db
    .selectFrom('accounts as a')
    .innerJoin('households as h', 'h.account_id', 'a.id')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .innerJoin('phone_numbers as p', 'p.member_id', 'm.id')
    .select(['a.id as account_id', 'a.status as account', 'a.role', 'h.status as household', 'h.membership_no'])
    .select(['m.status as member', 'm.first_name', 'm.citizenship_id', 'm.permanent_residence'])
    .select(['m.email as member_email', 'p.phone_number', 'p.phone_type', 'p.is_main_number'])
    .where('a.email_key', '=', email)
    .executeTakeFirst();
}

async function countOf(email: string): Promise<number> {
  const rows = await server.context.db.selectFrom('accounts').select('id').where('email_key', '=', email).execute();
  return rows.length;
}

async function orphans(): Promise<number> {
  const { db } = server.context;
  return (await db.selectFrom('households').select('id').where('account_id', 'is', null).execute()).length;
}
