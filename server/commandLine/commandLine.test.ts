import { describe, expect, it } from 'vitest';
import { aHousehold } from '../testing/builders.ts';
import { testServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

const server = testServer();

async function office(...typed: string[]): Promise<[exitCode: number, text: string]> {
  const { exitCode, lines } = await runCommandLine(typed, (work) => work(server.context));
  return [exitCode, lines.join('\n')];
}

describe('an error', () => {
  it('is printed as a sentence, German unless asked otherwise', async () => {
    const letIn = ['let-in', '--email', 'niemand@example.at'];

    expect(await office(...letIn)).toEqual([1, 'Dieses Konto gibt es im Büro nicht. Bitte laden Sie die Seite neu.']);
    expect((await office(...letIn, '--lang', 'tr'))[1]).toBe('Büroda böyle bir hesap yok. Lütfen sayfayı yenileyin.');
  });

  it('a command on behalf of an unknown account is refused', async () => {
    const member = await aHousehold(server);

    for (const email of [member.email, 'niemand@example.at']) {
      expect(await office('fees', '--as', email)).toEqual([
        1,
        `Mit dieser E-Mail gibt es kein Konto im Büro: ${email}`,
      ]);
    }
  });

  it.each([
    [['vanish'], 'Diesen Befehl gibt es nicht: vanish'],
    [['close-staff', '--email', 'x@vefa.example'], 'Diesen Befehl gibt es nicht: close-staff'],
    [['let-in'], 'Es fehlt: email'],
    [['fees', '--reason', 'x'], 'Diese Angabe ist nicht möglich: --reason'],
    [['let-in', '--email'], 'Diese Angabe ist nicht möglich: --email'],
    [['let-in', '--email', ''], 'Diese Angabe ist nicht möglich: --email'],
    [['bank-file', 'statement.xml'], 'Diese Angabe ist nicht möglich: statement.xml'],
  ])('%j is not understood, and nothing is opened', async (typed, problem) => {
    const { exitCode, lines } = await runCommandLine(typed, () => Promise.reject(new Error('opened')));

    expect([exitCode, lines[0]]).toEqual([2, problem]);
  });

  it.each([[], ['help'], ['--help']])('%j lists every command', async (...typed) => {
    const [exitCode, text] = await office(...typed.flat());

    expect(exitCode).toBe(0);
    expect(text).toMatch(/first-account --email … \[--language …\] \[--name …\] +legt das erste Konto/);
    expect(text).toMatch(/fees \[--file …\] \[--from …\] +die Beiträge/);
  });
});
