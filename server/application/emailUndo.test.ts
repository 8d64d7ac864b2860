import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { correctEmail } from '../accounts/emailChange.actions.ts';
import { eraseAccount } from '../accounts/eraseAccounts.actions.ts';
import { aHousehold, anAccount, logIn, TEST_PASSWORD, type TestHousehold } from '../testing/builders.ts';
import { confirmEmail, freshEmail, logInAs, NEW_PASSWORD } from '../testing/emailBuilders.ts';
import { aRegistration, mailsTo, newestLink } from '../testing/registrations.ts';
import { fingerprint } from '../testing/schema/tables.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let household: TestHousehold;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  household = await aHousehold(server);
});

const { undoEmailChange, resetPassword, forgotPassword } = accountsContract;

it('the former address gets a mail with the link, in the account’s language', async () => {
  const turkish = await aHousehold(server, { language: 'tr' });
  const { undo } = await stolen(turkish, freshEmail());

  const [mail] = mailsTo(server, turkish.email);

  expect(mail?.text).toContain(`/member-ui/undo-email?token=${undo}&lang=tr`);
  expect(mail?.html).toContain('Değişikliği geri al');
});

it.each([
  ['while the new address waits', false],
  ['once the new address is in force', true],
])(
  '%s it puts the old one back, ends every session and every link, and a new password is set at once',
  async (_when, isConfirmed) => {
    const thiefs = freshEmail();
    const { undo, confirm } = await stolen(household, thiefs);
    if (isConfirmed) expect(await confirmEmail(server, confirm)).toBe(200);
    const open = await logIn(server, household);
    await server.client().call(forgotPassword, { email: isConfirmed ? thiefs : household.email });
    await server.runJobs();
    const reset = newestLink(server, isConfirmed ? thiefs : household.email);

    const answer = await server.client().call(undoEmailChange, { token: undo });

    expect(answer).toMatchObject({ status: 200, body: { password_token: expect.any(String) } });
    expect(await emailsOf()).toEqual({ account: household.email, pending: null, member: household.email });
    expect((await open.call(meContract.getMe)).status).toBe(401);
    expect(await logInAs(server, household.email, TEST_PASSWORD)).toBe(422);
    const { password_token: token } = answer.body as { password_token: string };
    for (const dead of [reset, confirm, undo]) expect((await setPassword(dead)).status).toBe(404);
    expect(await confirmEmail(server, confirm)).toBe(404);
    expect((await setPassword(token)).status).toBe(204);
    expect(await logInAs(server, household.email, NEW_PASSWORD)).toBe(200);
    expect(await logInAs(server, thiefs, NEW_PASSWORD)).toBe(422);
  },
);

// departs: account.email
it('the link works for seven days, and once', async () => {
  const { undo: late } = await stolen(household, freshEmail());
  server.clock.moveTo(new Date(TEST_BEGINS.getTime() + 7 * 86_400_000));
  expect((await server.client().call(undoEmailChange, { token: late })).status).toBe(404);
  server.clock.moveTo(new Date(TEST_BEGINS.getTime() + 7 * 86_400_000 - 1));

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.client().call(undoEmailChange, { token: late })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
});

it('the link works after further changes of address, none of which can take the account again', async () => {
  const [second, third] = [freshEmail(), freshEmail()];
  const { undo, confirm } = await stolen(household, second);
  await confirmEmail(server, confirm);
  const next = await stolen({ ...household, email: second }, third);
  await confirmEmail(server, next.confirm);

  expect((await server.client().call(undoEmailChange, { token: undo })).status).toBe(200);

  expect((await server.client().call(undoEmailChange, { token: next.undo })).status).toBe(404);
  expect(await emailsOf()).toMatchObject({ account: household.email, member: household.email });
});

it('somebody who closes the page can ask for a password link as usual', async () => {
  const { undo } = await stolen(household, freshEmail());
  await server.client().call(undoEmailChange, { token: undo });

  await server.client().call(forgotPassword, { email: household.email });
  await server.runJobs();

  expect((await setPassword(newestLink(server, household.email))).status).toBe(204);
});

it('an address that another account has by now is not taken from it, and nothing changes', async () => {
  const { undo, confirm } = await stolen(household, freshEmail());
  await confirmEmail(server, confirm);
  await anAccount(server, { email: household.email });
  const before = await fingerprint(server);

  const answer = await server.client().call(undoEmailChange, { token: undo });

  expect(answer).toMatchObject({ status: 409, body: { message: 'email_already_exists' } });
  expect(await fingerprint(server)).toBe(before);
});

it('an unconfirmed registration with the old address is deleted to make room', async () => {
  const { undo, confirm } = await stolen(household, freshEmail());
  await confirmEmail(server, confirm);
  await server.client('10.9.9.9').call(applicationContract.register, aRegistration({ email: household.email }));

  expect((await server.client().call(undoEmailChange, { token: undo })).status).toBe(200);
  expect(await emailsOf()).toMatchObject({ account: household.email });
});

it('a change that the office has made since is not undone', async () => {
  const { undo } = await stolen(household, freshEmail());
  const { account_id } = household;
  await server.change((change) => correctEmail(change, { account_id, email: freshEmail(), is_taken_over: false }));

  expect((await server.client().call(undoEmailChange, { token: undo })).status).toBe(404);
});

it.each(['confirm', 'nonsense'])('a token of another kind undoes nothing: %s', async (kind) => {
  const { confirm } = await stolen(household, freshEmail());

  const answer = await server.client().call(undoEmailChange, { token: kind === 'confirm' ? confirm : kind });

  expect(answer).toMatchObject({ status: 404, body: { message: 'link_not_valid' } });
});

it('the former address is stored only with the link, and erased with the account', async () => {
  await stolen(household, freshEmail());
  const kept = () =>
    server.context.db.selectFrom('account_tokens').select('email').where('email', '=', household.email);
  expect(await kept().execute()).toHaveLength(1);

  await server.change((change) => eraseAccount(change, household.account_id));

  expect(await kept().execute()).toEqual([]);
});

it('another account’s session in that browser is ended', async () => {
  const { undo } = await stolen(household, freshEmail());
  const client = await logIn(server, await aHousehold(server));

  await client.call(undoEmailChange, { token: undo });

  expect(client.cookies.has('session')).toBe(false);
});

/** Requests a change from an unattended browser; returns the links of both mails. */
async function stolen(owner: TestHousehold, email: string): Promise<{ undo: string; confirm: string }> {
  const client = await logIn(server, owner);
  const { status } = await client.call(membersContract.changeMember, { id: String(owner.main_member_id), email });
  expect(status).toBe(200);
  await server.runJobs();
  return { undo: newestLink(server, owner.email), confirm: newestLink(server, email) };
}

function setPassword(token: string) {
  return server.client().call(resetPassword, { token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD });
}

async function emailsOf() {
  return server.context.db
    .selectFrom('accounts as a')
    .innerJoin('members as m', (join) => join.on('m.is_main', '=', true))
    .innerJoin('households as h', (join) =>
      join.onRef('h.id', '=', 'm.household_id').onRef('h.account_id', '=', 'a.id'),
    )
    .select(['a.email as account', 'a.pending_email as pending', 'm.email as member'])
    .where('a.id', '=', household.account_id)
    .executeTakeFirst();
}
