import { beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { aHousehold, anOfficeAccount, type TestAccount } from '../testing/builders.ts';
import { testServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

const server = testServer();
let clerk: TestAccount;
beforeAll(async () => {
  clerk = await anOfficeAccount(server);
});

async function office(...typed: string[]): Promise<[exitCode: number, text: string]> {
  const { exitCode, lines } = await runCommandLine(typed, (work) => work(server.context));
  return [exitCode, lines.join('\n')];
}

describe('an account of the office', () => {
  it('is added with a link that sets its password once; then it logs in and has to set up a second factor', async () => {
    const [exitCode, text] = await office('add-staff', '--email', 'Neu@Vefa.example', '--role', 'board');
    const [, token = ''] = /reset-password\?token=(\S+)$/.exec(text) ?? [];
    const password = 'Zeytin-Dali-37';
    const client = server.client();

    const set = await client.call(accountsContract.resetPassword, { token, password, confirmation: password });
    const me = await client.call(meContract.logIn, { email: 'neu@vefa.example', password });
    const list = await client.call(officeContract.listApplications);

    expect(exitCode).toBe(0);
    expect([set.status, me.status, list.status]).toEqual([204, 200, 403]);
    expect(list.body).toMatchObject({ message: 'second_factor_needed' });
    expect(me.body).toMatchObject({ role: 'board', default_lang: 'de', household: null });
    expect(
      (await client.call(accountsContract.resetPassword, { token, password, confirmation: password })).status,
    ).toBe(404);
  });

  it('is not added for an existing address, nor with an unknown role', async () => {
    const taken = await office('add-staff', '--email', clerk.email, '--role', 'clerk', '--lang', 'en');
    const strange = await office('add-staff', '--email', 'x@vefa.example', '--role', 'king', '--lang', 'en');

    expect(taken).toEqual([1, 'This Email is already in use by another User!']);
    expect(strange[0]).toBe(1);
    expect(strange[1]).toMatch(/\n {2}role: /);
  });
});

describe('an error', () => {
  it('is printed as a sentence, German unless asked otherwise', async () => {
    const close = ['close-staff', '--email', 'niemand@example.at'];

    expect(await office(...close)).toEqual([1, 'Mit dieser E-Mail gibt es kein Konto im Büro.']);
    expect((await office(...close, '--lang', 'tr'))[1]).toBe('Bu e-posta ile bir büro hesabı yok.');
  });

  it('a command on behalf of an unknown account is refused', async () => {
    const member = await aHousehold(server);

    for (const email of [member.email, 'niemand@example.at']) {
      expect(await office('list-staff', '--as', email)).toEqual([
        1,
        `Mit dieser E-Mail gibt es kein Konto im Büro: ${email}`,
      ]);
    }
  });

  it.each([
    [['vanish'], 'Diesen Befehl gibt es nicht: vanish'],
    [['close-staff'], 'Es fehlt: email'],
    [['add-staff', '--email', 'x@vefa.example'], 'Es fehlt: role'],
    [['list-staff', '--reason', 'x'], 'Diese Angabe ist nicht möglich: --reason'],
    [['close-staff', '--email'], 'Diese Angabe ist nicht möglich: --email'],
    [['close-staff', '--email', ''], 'Diese Angabe ist nicht möglich: --email'],
    [['bank-file', 'statement.xml'], 'Diese Angabe ist nicht möglich: statement.xml'],
  ])('%j is not understood, and nothing is opened', async (typed, problem) => {
    const { exitCode, lines } = await runCommandLine(typed, () => Promise.reject(new Error('opened')));

    expect([exitCode, lines[0]]).toEqual([2, problem]);
  });

  it.each([[], ['help'], ['--help']])('%j lists every command', async (...typed) => {
    const [exitCode, text] = await office(...typed.flat());

    expect(exitCode).toBe(0);
    expect(text).toMatch(/add-staff --email … --role … \[--language …\] \[--name …\] +legt ein Konto/);
    expect(text).toMatch(/fees \[--file …\] \[--from …\] +die Beiträge/);
  });
});
