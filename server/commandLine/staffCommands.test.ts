import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { secondFactorContract } from '../../domain/accounts/secondFactor.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { aHousehold, anAccount, anOfficeAccount, logIn, TEST_PASSWORD } from '../testing/builders.ts';
import { confirmEmail } from '../testing/emailBuilders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { mailsTo, registerAndRead } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const PASSWORD = 'Zeytin-Dali-37';

async function office(...typed: string[]): Promise<[exitCode: number, text: string]> {
  const { exitCode, lines } = await runCommandLine(typed, (work) => work(server.context));
  return [exitCode, lines.join('\n')];
}

const tokenIn = (text: string) => /reset-password\?token=(\S+)$/.exec(text)?.[1] ?? '';

async function setPassword(token: string): Promise<number> {
  const body = { token, password: PASSWORD, confirmation: PASSWORD };
  return (await server.client().call(accountsContract.resetPassword, body)).status;
}

describe('the first account', () => {
  it('is of the board, sets its password once, and has to set up a second factor', async () => {
    const [exitCode, text] = await office('first-account', '--email', 'Neu@Vefa.example', '--name', 'Zeynep Kaya');
    const client = server.client();

    expect([exitCode, await setPassword(tokenIn(text)), await setPassword(tokenIn(text))]).toEqual([0, 204, 404]);
    const me = await client.call(meContract.logIn, { email: 'neu@vefa.example', password: PASSWORD });
    expect(me.body).toMatchObject({ role: 'board', name: 'Zeynep Kaya', default_lang: 'de', household: null });
    expect((await client.call(officeContract.listApplications)).body).toMatchObject({
      message: 'second_factor_needed',
    });
    expect((await auditOf(server, null)).map(({ action }) => action)).toContain('staff.added');
  });

  it('is refused as soon as somebody is of the board: they invite on the screen', async () => {
    await anOfficeAccount(server, 'board');

    expect(await office('first-account', '--email', 'neu@vefa.example', '--lang', 'en')).toEqual([
      1,
      'The board has an open account. Please change this in the office, under “Staff”.',
    ]);
  });

  it('is refused for a member’s address, also a closed one, and not kept out by an unconfirmed registration', async () => {
    const member = await anAccount(server, { status: 'closed' });
    const { email, token } = await registerAndRead(server, server.client());

    expect((await office('first-account', '--email', member.email))[0]).toBe(1);
    expect((await office('first-account', '--email', email.toUpperCase()))[0]).toBe(0);
    expect(await confirmEmail(server, token)).toBe(404);
  });
});

// proves: promise.15
describe('the only account of the board that lost phone or password', () => {
  it('is let in again: sessions, password and second factor end, it is told by mail, and it is recorded', async () => {
    const board = await anOfficeAccount(server, 'board');
    await anOfficeAccount(server, 'clerk');
    const client = await logIn(server, board);

    const [exitCode, text] = await office('let-in', '--email', board.email.toUpperCase());
    await server.runJobs();

    expect(exitCode).toBe(0);
    expect((await client.call(officeContract.listApplications)).status).toBe(401);
    expect(mailsTo(server, board.email)).toMatchObject([{ subject: 'Ihr zweiter Faktor wurde entfernt' }]);
    const old = await server.client().call(meContract.logIn, { email: board.email, password: TEST_PASSWORD });
    expect([old.status, await setPassword(tokenIn(text))]).toEqual([422, 204]);
    const again = server.client();
    expect((await again.call(meContract.logIn, { email: board.email, password: PASSWORD })).status).toBe(200);
    expect((await again.call(secondFactorContract.getSecondFactor)).body).toMatchObject({ standing: 'set_up_needed' });
    expect(await auditOf(server, null)).toContainEqual({
      action: 'staff.let_in',
      actor_account_id: null,
      subject_id: board.account_id,
    });
  });

  it('is not let in as long as another of the board can help, nor is a clerk or a member', async () => {
    const board = await anOfficeAccount(server, 'board');
    const clerk = await anOfficeAccount(server, 'clerk');
    const member = await aHousehold(server);

    for (const { email } of [clerk, member, { email: 'niemand@example.at' }]) {
      expect((await office('let-in', '--email', email))[1]).toContain('Dieses Konto gibt es im Büro nicht.');
    }
    await anOfficeAccount(server, 'board');
    expect((await office('let-in', '--email', board.email))[1]).toContain('Der Vorstand hat ein offenes Konto.');
  });
});
