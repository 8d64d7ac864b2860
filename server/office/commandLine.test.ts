import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, anOfficeAccount, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

let server: TestServer;
let clerk: TestAccount;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await anOfficeAccount(server);
});
afterAll(() => server.stop());

async function office(...typed: string[]): Promise<[exitCode: number, text: string]> {
  const { exitCode, lines } = await runCommandLine(typed, (work) => work(server.ground));
  return [exitCode, lines.join('\n')];
}

const byClerk = (...typed: string[]) => office(...typed, '--as', clerk.email);

async function aWaitingHousehold(): Promise<TestHousehold> {
  const waiting = { waiting_from: day('2027-01-02'), waiting_until: day('2027-04-02') };
  return aHousehold(server, { status: 'waiting', submitted_on: day('2027-01-02'), ...waiting });
}

describe('looking', () => {
  it('the applications are a table with what each lacks and which papers are to be looked at', async () => {
    const household = await aWaitingHousehold();
    const paper = await aDocument(server, household.main_member_id);

    const [exitCode, text] = await office('list-applications', '--state', 'documents_not_verified');

    expect(exitCode).toBe(0);
    const [head = '', , ...rows] = text.split('\n');
    expect(head.split(/ {2,}/)).toEqual([
      'Mitglied',
      'Name',
      'Eingereicht',
      'Wartet bis',
      'Offen',
      'Zu prüfen',
      'Stand',
    ]);
    const row = rows.find((line) => line.startsWith(household.membership_no)) ?? '';
    expect(row.split(/ {2,}/)).toEqual([
      household.membership_no,
      'Ayşe Yılmaz',
      '02.01.2027',
      '02.04.2027',
      '0.00',
      String(paper),
      'Dokumente nicht bestätigt',
    ]);
  });

  it('a household is found and shown in the language asked for, and the look is written down', async () => {
    const household = await aHousehold(server, { status: 'active', last_name: 'Karagöz' });
    await anInvoice(server, household);

    const [, found] = await office('find', 'karagoez', '--lang', 'tr');
    const [exitCode, shown] = await byClerk('show', household.membership_no, '--lang', 'en');

    expect(found).toContain(`${household.membership_no}  Aktif`);
    expect(exitCode).toBe(0);
    expect(shown).toContain(`Ayşe Karagöz, member ${household.membership_no}: Active since 11.01.2027`);
    expect(shown).toMatch(/Annual contribution 2027 +Open +60\.00 +60\.00 +25\.01\.2027/);
    expect(shown).not.toContain('1236010285');
    expect(await auditOf(server, household.household_id)).toEqual([
      { action: 'account.seen', actor_account_id: clerk.account_id, subject_id: null },
      { action: 'member.seen', actor_account_id: clerk.account_id, subject_id: household.main_member_id },
    ]);
  });

  it('a paper is saved to a file that was not there before', async () => {
    const { main_member_id } = await aWaitingHousehold();
    const paper = String(await aDocument(server, main_member_id));
    const path = join(server.folder, 'paper.pdf');

    const [exitCode, text] = await office('paper', paper, '--to', path);

    expect([exitCode, text]).toEqual([0, `Gespeichert: ${path}`]);
    expect(await readFile(path, 'latin1')).toMatch(/^%PDF/);
    await expect(office('paper', paper, '--to', path)).rejects.toThrow('EEXIST');
  });

  it('what is to do has a heading for each list', async () => {
    const [exitCode, text] = await office('to-do', '--lang', 'en');

    expect([exitCode, ...text.split('\n').filter((line) => /^\S/.test(line))]).toEqual([
      0,
      'Documents to check',
      'Waiting period over, documents not verified',
      'Bank: to decide',
      'Waits for a second person',
      'Corrections that members ask for',
      'Money not assigned yet',
      'Money to pay back',
      'Money to ask for',
      'Still open after the third reminder',
      'Children past the age limit',
      'May be erased',
      'Mails that were not delivered',
    ]);
  });
});

it('the reasons for an end are listed with their numbers', async () => {
  const [exitCode, text] = await office('reasons');

  expect(exitCode).toBe(0);
  expect(text).toMatch(/\n7 +Haushalt +Fehlende Zahlung\n/);
  expect(text).toMatch(/\n23 +Person +Vom Vorstand ausgeschlossen\n/);
});

describe('deciding', () => {
  it('papers are verified and refused', async () => {
    const { main_member_id } = await aWaitingHousehold();
    const first = await aDocument(server, main_member_id);
    const second = await aDocument(server, main_member_id, { type: 'residence_permit', name: 'Karte.pdf' });

    expect(await byClerk('verify', String(first))).toEqual([0, 'Bestätigt: Reisepass.pdf']);
    expect(await byClerk('refuse', String(second), '--reason', 'Unscharf')).toEqual([0, 'Abgelehnt: Karte.pdf']);
  });

  it('a payment is booked, returned, and the invoice given up', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { bill_number } = await anInvoice(server, household);

    const [paid, receipt] = await byClerk('pay', bill_number, '--amount', '20,50', '--on', '10.01.2027');
    const [, id = ''] = /Nr\. (\d+)/.exec(receipt) ?? [];
    const returned = await byClerk('return', id);
    const givenUp = await byClerk('write-off', bill_number);

    expect(paid).toBe(0);
    expect(receipt).toContain(`Rechnung ${bill_number}: Teilweise bezahlt, offen 39.50`);
    expect(returned).toEqual([0, `Rechnung ${bill_number}: Offen, offen 60.00`]);
    expect(givenUp).toEqual([0, `Rechnung ${bill_number}: Uneinbringlich, offen 0.00`]);
  });

  it('a payment like another one is booked where it has a key of its own', async () => {
    const { bill_number } = await anInvoice(server, await aHousehold(server, { status: 'active' }));
    const typed = ['pay', bill_number, '--amount', '20', '--on', '10.01.2027'];

    await byClerk(...typed);
    const again = await byClerk(...typed);
    const [exitCode, receipt] = await byClerk(...typed, '--key', 'Auszug 7/3');

    expect(again).toEqual([1, expect.stringContaining('bereits gebucht')]);
    expect([exitCode, receipt]).toEqual([0, expect.stringContaining('offen 20.00')]);
  });

  it('an application goes back, a membership ends and comes back, and the history names who did it', async () => {
    const applicant = await aWaitingHousehold();
    const member = await aHousehold(server, { status: 'active' });

    const back = await byClerk('send-back', applicant.membership_no, '--reason', 'Foto fehlt');
    const taken = await byClerk('take-back', applicant.membership_no);
    const ended = await byClerk('deactivate', member.membership_no, '--reason-id', '4', '--on', '10.01.2027');
    const again = await byClerk('reactivate', String(member.household_id));

    expect(back[1]).toContain(': Neu seit 11.01.2027');
    expect(taken[1]).toContain(': Wartend seit');
    expect(ended[1]).toContain(': Inaktiv seit 10.01.2027');
    expect(again[1]).toContain(': Aktiv seit 11.01.2027');
    const [, shown] = await byClerk('show', member.membership_no);
    expect(shown).toMatch(new RegExp(`Aktiv → Inaktiv +${clerk.email}`));
  });

  it('nobody is excluded by a clerk or without a name, only by the board', async () => {
    const board = await anOfficeAccount(server, 'board');
    const household = await aHousehold(server, { status: 'active' });
    const member = String(await aMember(server, household, { status: 'active' }));
    const exclude = [
      'deactivate',
      household.membership_no,
      '--member',
      member,
      '--reason-id',
      '23',
      '--on',
      '10.01.2027',
    ];

    expect((await byClerk(...exclude))[0]).toBe(1);
    expect((await office(...exclude))[0]).toBe(1);
    expect((await office(...exclude, '--as', board.email))[0]).toBe(0);
  });

  it('news reach one household at once and all by a job', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const news = ['notify', '--title', 'Sommerfest', '--text', 'Am 3. Juli'];

    const one = await byClerk(...news, '--household', household.membership_no);
    const all = await byClerk(...news, '--everybody');

    expect([one[0], all[0]]).toEqual([0, 0]);
    expect(await newsOf(server, household)).toEqual(['Sommerfest']);
    await server.runJobs();
    expect(await newsOf(server, household)).toEqual(['Sommerfest', 'Sommerfest']);
  });
});

describe('an account of the office', () => {
  it('is added with a link that sets its password once, logs in with it, and then needs a second factor', async () => {
    const [exitCode, text] = await office('add-staff', '--email', 'Neu@Vefa.example', '--role', 'board');
    const [, token = ''] = /reset-password\?token=(\S+)$/.exec(text) ?? [];
    const password = 'Zeytin-Dali-37';
    const client = server.client();

    const set = await client.call(accountsContract.resetPassword, { token, password, confirmation: password });
    const me = await client.call(applicationContract.logIn, { email: 'neu@vefa.example', password });
    const list = await client.call(officeContract.listApplications);

    expect(exitCode).toBe(0);
    expect([set.status, me.status, list.status]).toEqual([204, 200, 403]);
    expect(list.body).toMatchObject({ message: 'second_factor_needed' });
    expect(me.body).toMatchObject({ role: 'board', default_lang: 'de', household: null });
    expect(
      (await client.call(accountsContract.resetPassword, { token, password, confirmation: password })).status,
    ).toBe(404);
  });

  it('is not added for an address that has one, nor with another role', async () => {
    const taken = await office('add-staff', '--email', clerk.email, '--role', 'clerk', '--lang', 'en');
    const strange = await office('add-staff', '--email', 'x@vefa.example', '--role', 'king', '--lang', 'en');

    expect(taken).toEqual([1, 'This Email is already in use by another User!']);
    expect(strange[0]).toBe(1);
    expect(strange[1]).toMatch(/\n {2}role: /);
  });
});

describe('what goes wrong', () => {
  it('is said in words, German unless asked otherwise', async () => {
    expect(await office('verify', '999999')).toEqual([
      1,
      'Dieses Dokument gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    ]);
    expect((await office('show', '999999', '--lang', 'tr'))[1]).toMatch(/bulunamadı/);
  });

  it('names the field', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { bill_number } = await anInvoice(server, household);

    const [exitCode, text] = await office('pay', bill_number, '--amount', 'viel', '--on', '32.01.2027');

    expect(exitCode).toBe(1);
    expect(text).toMatch(/\n {2}amount: .+\n {2}value_date: /);
  });

  it('a stranger cannot act for the office', async () => {
    const member = await aHousehold(server);

    for (const email of [member.email, 'niemand@example.at']) {
      expect(await office('to-do', '--as', email)).toEqual([
        1,
        `Mit dieser E-Mail gibt es kein Konto im Büro: ${email}`,
      ]);
    }
  });

  it.each([
    [['vanish'], 'Diesen Befehl gibt es nicht: vanish'],
    [['verify'], 'Es fehlt: document'],
    [['refuse', '1'], 'Es fehlt: reason'],
    [['verify', '1', '--reason', 'x'], 'Diese Angabe ist nicht möglich: --reason'],
    [['refuse', '1', '--reason'], 'Diese Angabe ist nicht möglich: --reason'],
    [['notify', '--title', 'x', '--text', 'y'], 'Bitte genau eines angeben: --household … oder --everybody'],
    [['notify', '--title', 'x', '--text', 'y', '--household', ''], 'Diese Angabe ist nicht möglich: --household'],
    [
      ['notify', '--title', 'x', '--text', 'y', '--household', '1', '--everybody'],
      'Bitte genau eines angeben: --household … oder --everybody',
    ],
    [['notify', '--title', 'x', '--text', 'y', '--everybody=1'], 'Diese Angabe ist nicht möglich: --everybody'],
    [['verify', '1', '--everybody'], 'Diese Angabe ist nicht möglich: --everybody'],
  ])('%j is not understood, and nothing is opened', async (typed, problem) => {
    const { exitCode, lines } = await runCommandLine(typed, () => Promise.reject(new Error('opened')));

    expect([exitCode, lines[0]]).toEqual([2, problem]);
  });

  it.each([[], ['help'], ['--help']])('%j lists every command', async (...typed) => {
    const [exitCode, text] = await office(...typed.flat());

    expect(exitCode).toBe(0);
    expect(text).toMatch(/notify --title … --text … \(--household … \| --everybody\) +schreibt/);
    expect(text).toMatch(/pay <bill> --amount … --on … \[--from …\] \[--text …\] \[--key …\] +bucht eine Zahlung/);
  });
});
