import { beforeEach, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { startSession } from '../../accounts/sessions.actions.ts';
import { aHousehold, aLoggedInClient, TEST_PASSWORD, type TestHousehold } from '../../testing/builders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo, newsOf, subjectsTo, theNight } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../../testing/processes/locks.ts';
import { testServer } from '../../testing/testServer.ts';

const WARNING = 'Möchten Sie Ihren Antrag noch fortsetzen?';

const server = testServer();

let household: TestHousehold;
beforeEach(async () => {
  moveTo(server, '2027-01-11');
  household = await aHousehold(server);
});

// proves: promise.16
it('an abandoned application is warned of thirty days before it may be erased', async () => {
  await nights('2028-12-11');
  expect(await subjectsTo(server, household.email)).toEqual([]);
  await nights('2028-12-12', '2028-12-13', '2029-01-10');
  const before = await isErasable();

  moveTo(server, '2029-01-11');

  expect(await subjectsTo(server, household.email)).toEqual([WARNING]);
  expect(await newsOf(server, household)).toEqual([WARNING]);
  expect(server.mails.at(-1)?.text).toContain('Ab 11.01.2029 dürfen wir ihn mit allen Daten löschen.');
  expect([before, await isErasable()]).toEqual([false, true]);
  expect(await erase()).toBe(204);
});

it('an application whose erasure the applicant requests is ended, and may be erased thirty days later', async () => {
  const { client } = await aClerk(server);
  const id = String(household.household_id);
  await client.call(decisionsContract.deactivate, { id, inactive_reason_id: 4, inactive_from: '11.01.2027' });
  moveTo(server, '2027-02-09');
  expect([await isErasable(), await erase()]).toEqual([false, 409]);

  moveTo(server, '2027-02-10');

  expect([await isErasable(), await erase()]).toEqual([true, 204]);
});

it('a log-in after the warning keeps the application; the next warning comes two years later', async () => {
  await nights('2028-12-12');
  moveTo(server, '2029-01-05');
  await server.client().call(meContract.logIn, {
    email: household.email,
    password: TEST_PASSWORD,
    remember: false,
  });

  moveTo(server, '2029-02-01');
  expect([await isErasable(), await erase()]).toEqual([false, 409]);
  await nights('2030-12-05', '2030-12-06', '2030-12-07');
  expect(await subjectsTo(server, household.email)).toEqual([WARNING, WARNING]);
});

it('a log-in at the moment of the erasure keeps the application', async () => {
  await nights('2028-12-12');
  moveTo(server, '2029-01-11');
  let erasing: Promise<number> | undefined;
  await server.change(async (change) => {
    await lockAccount(change.tx, household.account_id);
    erasing = erase();
    await somebodyWaitsForALock(server.context.db);
    await startSession(change, { account_id: household.account_id, remember: false, user_agent: '' });
  });

  expect(await erasing).toBe(409);
});

it('a session that stays logged in counts as well', async () => {
  const client = await staysLoggedIn();
  for (const later of ['2027-02-05', '2027-03-01']) {
    moveTo(server, later);
    expect((await client.call(meContract.getMe)).status).toBe(200);
  }

  await nights('2028-12-12', '2029-01-29');
  expect(await subjectsTo(server, household.email)).toEqual([]);
  await nights('2029-01-30');
  expect(await subjectsTo(server, household.email)).toEqual([WARNING]);
});

it('if nights were skipped, the thirty days begin with the warning', async () => {
  await nights('2029-06-01');

  moveTo(server, '2029-06-30');
  const before = await isErasable();
  moveTo(server, '2029-07-01');

  expect([before, await isErasable()]).toEqual([false, true]);
});

it('an application with a confirmed invoice is kept for seven years', async () => {
  await anInvoice(server, household, { status: 'void', date: day('2027-01-11') });

  await nights('2029-01-11', '2034-12-01');
  expect(await subjectsTo(server, household.email)).toEqual([]);
  await nights('2034-12-02');
  expect(await subjectsTo(server, household.email)).toEqual([WARNING]);
  moveTo(server, '2034-12-31');
  const before = await isErasable();
  moveTo(server, '2035-01-01');

  expect([before, await isErasable()]).toEqual([false, true]);
});

it('members are never warned', async () => {
  const { household: member } = await aLoggedInClient(server, { status: 'active' });

  await nights('2036-01-01');

  expect(await subjectsTo(server, member.email)).not.toContain(WARNING);
});

async function nights(...days: string[]): Promise<void> {
  for (const text of days) {
    moveTo(server, text);
    await theNight(server);
    await theNight(server);
  }
}

async function staysLoggedIn() {
  const client = server.client();
  const sent = { email: household.email, password: TEST_PASSWORD, remember: true };
  expect((await client.call(meContract.logIn, sent)).status).toBe(200);
  return client;
}

async function isErasable(): Promise<boolean> {
  const { client } = await aClerk(server);
  const { erasable } = (await client.call(officeContract.getToDo)).body as { erasable: { household_id: number }[] };
  return erasable.some(({ household_id }) => household_id === household.household_id);
}

async function erase(): Promise<number> {
  const { client } = await aClerk(server, 'board');
  return (await client.call(decisionsContract.eraseHousehold, { id: String(household.household_id) })).status;
}
