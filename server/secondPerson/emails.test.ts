import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { aHousehold, anAccount, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import {
  accountOf,
  confirmEmail,
  freshEmail,
  logInAs,
  setEmail,
  type TypedEmail,
  wantEmail,
} from '../testing/emailBuilders.ts';
import { aLongEndedHousehold } from '../testing/erasingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  clerk = (await aClerk(server)).client;
});
afterAll(() => server.stop());

const { listNotifications } = notificationsContract;

describe('a new address for somebody who lost the mailbox', () => {
  // proves: state.password-change, promise.8
  it('gets a link; the old one gets a notice without the new address, all sessions end', async () => {
    const household = await aHousehold(server);
    const member = await logIn(server, household);
    const email = freshEmail();

    const answer = await setEmail(server, clerk, household, { email: email.toUpperCase() });
    await server.runJobs();

    expect(answer.status).toBe(200);
    expect(mailsTo(server, email)).toMatchObject([{ subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse' }]);
    const notices = mailsTo(server, household.email);
    expect(notices).toMatchObject([{ subject: 'Ihre E-Mail-Adresse soll geändert werden' }]);
    expect(notices[0]?.text).toContain('gelten, bis die neue Adresse bestätigt ist');
    expect(notices[0]?.text).not.toContain(email);
    expect((await member.call(listNotifications)).status).toBe(401);
    expect(await auditOf(server, household.household_id)).toMatchObject([
      { action: 'approval.asked' },
      { action: 'approval.agreed' },
      { action: 'household.email_set' },
    ]);
    expect(await writtenDown(household)).toEqual({ reason: 'Postfach verloren' });
  });

  it('is shown in the household’s file with who changed it and until when its link works', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    expect(await accountOf(server, household)).toMatchObject({ pending_email_until: null, email_set: null });

    await setEmail(server, clerk, household, { email });

    expect(await accountOf(server, household)).toMatchObject({
      email: household.email,
      pending_email: email,
      is_without_password: false,
      pending_email_until: '2027-01-13T11:00:00.000Z',
      email_set: { at: '2027-01-11T11:00:00.000Z', reason: 'Postfach verloren' },
    });
  });

  it('logs in with the same password once it is confirmed; until then the old one does', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    const token = await setAndRead(household, { email });
    expect(await logInAs(server, household.email)).toBe(200);

    expect(await confirmEmail(server, token)).toBe(200);

    expect([await logInAs(server, household.email), await logInAs(server, email)]).toEqual([422, 200]);
  });

  it('is possible after the membership has ended', async () => {
    const household = await aHousehold(server, { status: 'inactive' });

    const token = await setAndRead(household, { email: freshEmail() });

    expect(await confirmEmail(server, token)).toBe(200);
  });

  it('replaces one that the member has requested, whose link stops working', async () => {
    const household = await aHousehold(server);
    const mistyped = freshEmail();
    await wantEmail(server, household, mistyped);
    await server.runJobs();

    const right = await setAndRead(household, { email: freshEmail() });

    expect(await confirmEmail(server, newestLink(server, mistyped))).toBe(404);
    expect(await confirmEmail(server, right)).toBe(200);
  });
});

it('mails to a wanted address are deleted when the household is erased', async () => {
  const household = await aLongEndedHousehold(server);
  const email = freshEmail();
  await setAndRead(household, { email });
  const { client: board } = await aClerk(server, 'board');

  await board.call(decisionsContract.eraseHousehold, { id: String(household.household_id) });
  await server.runJobs();

  const mails = server.context.db.selectFrom('mails').select('id').where('recipient', 'in', [email, household.email]);
  expect(await mails.execute()).toEqual([]);
});

describe('an address that the office entered by mistake', () => {
  it('is withdrawn by entering the one in force, and its link stops working', async () => {
    const household = await aHousehold(server);
    const token = await setAndRead(household, { email: freshEmail() });

    expect((await setEmail(server, clerk, household, { email: household.email })).status).toBe(200);

    expect(await confirmEmail(server, token)).toBe(404);
    expect(await accountOf(server, household)).toMatchObject({ email: household.email, pending_email: null });
    expect(await logInAs(server, household.email)).toBe(200);
  });
});

describe('another address is refused', () => {
  it.each([
    ['that somebody has', async () => ({ email: (await anAccount(server)).email }), 409, 'email_already_exists'],
    ['of a denied domain', async () => ({ email: 'x@mailinator.example' }), 422, 'email_domain_not_allowed'],
    ['that is none', async () => ({ email: 'ayse@' }), 422, 'wrong_email_format'],
    ['without a reason', async () => ({ reason: ' ' }), 422, 'validation_failed'],
    ['without saying who may still get in', async () => ({ is_taken_over: undefined }), 422, 'validation_failed'],
    ['that is in force', async ({ email }: TestHousehold) => ({ email }), 422, 'validation_failed'],
  ])('%s, and nobody is logged out', async (_what, wrong, status, message) => {
    const household = await aHousehold(server);
    const member = await logIn(server, household);

    const answer = await setEmail(server, clerk, household, { is_taken_over: true, ...(await wrong(household)) });

    expect(answer).toMatchObject({ status, body: { message } });
    expect((await member.call(listNotifications)).status).toBe(200);
    expect(await auditOf(server, household.household_id)).toEqual([]);
  });

  it('at its field', async () => {
    const household = await aHousehold(server);

    const none = await setEmail(server, clerk, household, { email: 'ayse@' });
    const same = await setEmail(server, clerk, household, { email: household.email });

    expect(none.body).toMatchObject({ errors: { email: ['invalid_email'] } });
    expect(same.body).toMatchObject({ errors: { email: ['email_in_force'] } });
  });

  it.each(['unconfirmed', 'closed'] as const)('to an account that is %s', async (account_status) => {
    const household = await aHousehold(server, { account_status });

    expect(await setEmail(server, clerk, household)).toMatchObject({
      status: 409,
      body: { message: 'account_must_be_active' },
    });
  });

  it('for an unknown or erased household', async () => {
    const erased = await aLongEndedHousehold(server);
    const { client: board } = await aClerk(server, 'board');
    await board.call(decisionsContract.eraseHousehold, { id: String(erased.household_id) });

    for (const household_id of [erased.household_id, 999_999]) {
      const answer = await setEmail(server, clerk, { ...erased, household_id });
      expect(answer).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
    }
  });
});

async function setAndRead(household: TestHousehold, typed: TypedEmail & { email: string }): Promise<string> {
  expect((await setEmail(server, clerk, household, typed)).status).toBe(200);
  await server.runJobs();
  return newestLink(server, typed.email);
}

async function writtenDown({ household_id }: TestHousehold) {
  const row = await server.context.db
    .selectFrom('audit_log')
    .select('details')
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();
  return row.details;
}
