import { describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { secondFactorContract } from '../../domain/accounts/secondFactor.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { type OnCall, onCallContract } from '../../domain/onCall/onCall.contract.ts';
import { aHousehold, anAccount, anOfficeAccount, logIn, TEST_PASSWORD } from '../testing/builders.ts';
import { confirmEmail } from '../testing/emailBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { mailsTo, newestLink, registerAndRead } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

const server = testServer();

const { forgotPassword, resetPassword } = accountsContract;

async function office(...typed: string[]): Promise<[exitCode: number, text: string]> {
  const { exitCode, lines } = await runCommandLine(typed, (work) => work(server.context));
  return [exitCode, lines.join('\n')];
}

function logInAs(email: string, password = TEST_PASSWORD) {
  return server.client().call(meContract.logIn, { email, password });
}

async function setPassword(token: string) {
  const password = 'Zeytin-Dali-37';
  return server.client().call(resetPassword, { token, password, confirmation: password });
}

async function wantPassword(email: string): Promise<void> {
  await server.client().call(forgotPassword, { email });
  await server.runJobs();
}

describe('the name of a staff member', () => {
  it('is what colleagues read instead of the address, from the first account or set later', async () => {
    const clerk = await anOfficeAccount(server);
    await office('add-staff', '--email', 'neu@vefa.example', '--role', 'clerk', '--name', 'Zeynep Kaya');
    const named = await office('set-name', '--email', clerk.email, '--name', ' Ayşe Demir ');
    const { client } = await aClerk(server, 'board');
    const { body: onCall } = await client.call(onCallContract.getOnCall);

    expect(named).toEqual([0, `${clerk.email} heißt jetzt: Ayşe Demir`]);
    const names = (onCall as OnCall).staff.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ayşe Demir', 'Zeynep Kaya']));
    expect(names).not.toContain(clerk.email);
    expect((await office('list-staff'))[1]).toMatch(new RegExp(`Ayşe Demir.*${clerk.email}`));
    expect(await auditOf(server, null)).toContainEqual({
      action: 'staff.named',
      actor_account_id: null,
      subject_id: clerk.account_id,
    });
  });

  it.each(['', 'x'.repeat(101)])('%.3s… is refused', async (name) => {
    const clerk = await anOfficeAccount(server);
    expect((await office('set-name', '--email', clerk.email, '--name', name))[0]).not.toBe(0);
  });
});

describe('a staff member who leaves the office', () => {
  // proves: promise.8
  it('is logged out at once, cannot log in, and gets no password link', async () => {
    const clerk = await anOfficeAccount(server);
    const board = await anOfficeAccount(server, 'board');
    const client = await logIn(server, clerk);

    const closed = await office('close-staff', '--email', ` ${clerk.email.toUpperCase()} `, '--as', board.email);
    await wantPassword(clerk.email);

    expect(closed).toEqual([0, `Das Konto ist geschlossen: ${clerk.email}`]);
    expect((await client.call(officeContract.listApplications)).status).toBe(401);
    expect(await logInAs(clerk.email)).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
    expect(mailsTo(server, clerk.email)).toEqual([]);
    expect((await office('list-staff', '--as', clerk.email))[0]).toBe(1);
    expect(await auditOf(server, null)).toContainEqual({
      action: 'staff.closed',
      actor_account_id: board.account_id,
      subject_id: clerk.account_id,
    });
  });

  it('has no link left that would open the account later', async () => {
    const clerk = await anOfficeAccount(server);
    await wantPassword(clerk.email);
    const token = newestLink(server, clerk.email);

    await office('close-staff', '--email', clerk.email);
    await office('add-staff', '--email', clerk.email, '--role', 'clerk');

    expect(await setPassword(token)).toMatchObject({ status: 404, body: { message: 'link_not_valid' } });
  });

  it('can be closed twice', async () => {
    const clerk = await anOfficeAccount(server);

    await office('close-staff', '--email', clerk.email);

    expect((await office('close-staff', '--email', clerk.email))[0]).toBe(0);
  });
});

describe('a staff member who comes back', () => {
  it('gets a new link and the new role; the former password does not work', async () => {
    const clerk = await anOfficeAccount(server);
    await office('close-staff', '--email', clerk.email);

    const [exitCode, text] = await office('add-staff', '--email', clerk.email, '--role', 'board', '--language', 'tr');
    const [, token = ''] = /reset-password\?token=(\S+)$/.exec(text) ?? [];

    expect(exitCode).toBe(0);
    expect((await logInAs(clerk.email)).status).toBe(422);
    expect((await setPassword(token)).status).toBe(204);
    expect(await logInAs(clerk.email, 'Zeytin-Dali-37')).toMatchObject({
      status: 200,
      body: { role: 'board', default_lang: 'tr' },
    });
    expect(await auditOf(server, null)).toContainEqual(
      expect.objectContaining({ action: 'staff.reopened', subject_id: clerk.account_id }),
    );
  });

  it('cannot be let in by a member’s account', async () => {
    const member = await anAccount(server, { status: 'closed' });

    expect(await office('add-staff', '--email', member.email, '--role', 'clerk', '--lang', 'en')).toEqual([
      1,
      'This Email is already in use by another User!',
    ]);
  });
});

it('an unconfirmed registration does not keep anybody out of the office', async () => {
  const { email, token } = await registerAndRead(server, server.client());

  const [exitCode] = await office('add-staff', '--email', email.toUpperCase(), '--role', 'clerk');

  expect(exitCode).toBe(0);
  expect(await confirmEmail(server, token)).toBe(404);
  expect((await logInAs(email)).status).toBe(422);
});

it('a role also changes for running sessions', async () => {
  const clerk = await anOfficeAccount(server);
  const client = await logIn(server, clerk);

  const changed = await office('set-role', '--email', clerk.email, '--role', 'board', '--lang', 'en');

  expect(changed).toEqual([0, `${clerk.email} now has the role: board`]);
  expect((await client.call(meContract.getMe)).body).toMatchObject({ role: 'board' });
  expect(await auditOf(server, null)).toContainEqual({
    action: 'staff.role_set',
    actor_account_id: null,
    subject_id: clerk.account_id,
  });
});

// proves: promise.15
describe('a staff member who has lost phone and recovery codes', () => {
  it('is logged out at once, is told by mail, and sets up a new second factor at the next log-in', async () => {
    const clerk = await anOfficeAccount(server);
    const board = await anOfficeAccount(server, 'board');
    const client = await logIn(server, clerk);

    const reset = await office('reset-second-factor', '--email', clerk.email, '--as', board.email, '--lang', 'en');
    await server.runJobs();

    expect(reset).toEqual([0, `The second factor is removed. At the next log-in it is set up anew: ${clerk.email}`]);
    expect((await client.call(officeContract.listApplications)).status).toBe(401);
    expect(mailsTo(server, clerk.email)).toMatchObject([{ subject: 'Ihr zweiter Faktor wurde entfernt' }]);
    const again = await logIn(server, { account_id: clerk.account_id });
    expect((await again.call(secondFactorContract.getSecondFactor)).body).toMatchObject({ standing: 'set_up_needed' });
    expect((await again.call(officeContract.listApplications)).status).toBe(403);
    expect(await auditOf(server, null)).toContainEqual({
      action: 'staff.second_factor_reset',
      actor_account_id: board.account_id,
      subject_id: clerk.account_id,
    });
  });

  it('is not reset twice, nor without a second factor', async () => {
    const clerk = await anOfficeAccount(server);
    const member = await aHousehold(server);
    await office('reset-second-factor', '--email', clerk.email);

    const none = [1, 'Für dieses Konto gibt es keinen zweiten Faktor.'];
    expect(await office('reset-second-factor', '--email', clerk.email)).toEqual(none);
    expect((await office('reset-second-factor', '--email', member.email))[0]).toBe(1);
  });

  it('who leaves and comes back sets up a new one', async () => {
    const clerk = await anOfficeAccount(server);
    await office('close-staff', '--email', clerk.email);
    await office('add-staff', '--email', clerk.email, '--role', 'clerk');

    const client = await logIn(server, { account_id: clerk.account_id });

    expect((await client.call(secondFactorContract.getSecondFactor)).body).toMatchObject({ standing: 'set_up_needed' });
  });
});

it('the list of staff contains former staff and no members', async () => {
  const clerk = await anOfficeAccount(server);
  const gone = await anOfficeAccount(server, 'board');
  const member = await aHousehold(server);
  await office('close-staff', '--email', gone.email);

  const [exitCode, text] = await office('list-staff');

  expect(exitCode).toBe(0);
  expect(text).toMatch(new RegExp(`\\n– +${clerk.email} +clerk +offen +11\\.01\\.2027 +– +11\\.01\\.2027\\n`));
  expect(text).toMatch(new RegExp(`\\n– +${gone.email} +board +geschlossen +11\\.01\\.2027 +11\\.01\\.2027 +–(\\n|$)`));
  expect(text).not.toContain(member.email);
});

describe('refused are', () => {
  it.each([
    ['close-staff', []],
    ['set-role', ['--role', 'board']],
  ])('%s for a member, and for whom nobody knows', async (command, options) => {
    const member = await aHousehold(server);

    for (const email of [member.email, 'niemand@example.at']) {
      expect(await office(command, '--email', email, ...options)).toEqual([
        1,
        'Mit dieser E-Mail gibt es kein Konto im Büro.',
      ]);
    }
    expect((await logInAs(member.email)).status).toBe(200);
  });

  it('a role for a closed account, and an unknown role', async () => {
    const gone = await anOfficeAccount(server);
    await office('close-staff', '--email', gone.email);
    const clerk = await anOfficeAccount(server);

    expect((await office('set-role', '--email', gone.email, '--role', 'board'))[0]).toBe(1);
    const king = await office('set-role', '--email', clerk.email, '--role', 'king');
    expect([king[0], king[1]]).toEqual([1, expect.stringMatching(/\n {2}role: /)]);
  });
});
