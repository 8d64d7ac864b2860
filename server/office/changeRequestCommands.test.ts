import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHousehold, anOfficeAccount, type TestAccount } from '../testing/builders.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aChangeRequest, aMember } from '../testing/memberBuilders.ts';
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

async function byClerk(...typed: string[]): Promise<[exitCode: number, lines: string[]]> {
  const { exitCode, lines } = await runCommandLine([...typed, '--as', clerk.email], (work) => work(server.ground));
  return [exitCode, lines.map((line) => line.replace(/ {2,}/g, ' | '))];
}

it('a request is listed, looked at with both values in words, and granted', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const id = String(await aChangeRequest(server, household, { field: 'citizenship_id', wanted: 40 }));

  const [, listed] = await byClerk('list-requests', '--lang', 'en');
  const [, shown] = await byClerk('show-request', id, '--lang', 'en');
  const [exitCode, granted] = await byClerk('grant-request', id);
  const [, empty] = await byClerk('list-requests');

  expect(listed.at(-1)).toBe(`${id} | ${household.membership_no} | Ayşe Yılmaz | Citizenship | 11.01.2027`);
  expect(shown).toContain('Wanted | Austria');
  expect([exitCode, granted]).toEqual([0, ['Berichtigt bei Ayşe Yılmaz: Staatsangehörigkeit']]);
  expect(empty).toEqual(['Nichts gefunden.']);
  const who = { actor_account_id: clerk.account_id, subject_id: Number(id) };
  expect(await auditOf(server, household.household_id)).toEqual([
    { action: 'change_request.seen', ...who },
    { action: 'change_request.granted', ...who },
  ]);
});

it('what fits only together is granted together', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const son = await aMember(server, household, { status: 'active' });
  const gender = String(await aChangeRequest(server, household, { member_id: son, field: 'gender', wanted: 'female' }));
  const wanted = { member_id: son, field: 'relationship_type', wanted: 'daughter' } as const;
  const relationship = String(await aChangeRequest(server, household, wanted));

  const [, shown] = await byClerk('show-request', gender);
  const [alone] = await byClerk('grant-request', gender);
  const [together] = await byClerk('grant-request', gender, '--with', relationship);

  expect(shown).toContain(`Auch offen | ${relationship}`);
  expect(shown).toContain('Gewünscht | weiblich');
  expect([alone, together]).toEqual([1, 0]);
});

it('a request is refused with a reason', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const id = String(await aChangeRequest(server, household));

  const [without] = await byClerk('refuse-request', id);
  const [exitCode, lines] = await byClerk('refuse-request', id, '--reason', 'Im Reisepass steht Fatma.');

  expect([without, exitCode, lines]).toEqual([2, 0, ['Nicht geändert bei Ayşe Yılmaz: Name der Mutter']]);
  expect(await newsOf(server, household)).toEqual(['Zu Ihrer Bitte um Berichtigung']);
});
