import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeStaffAccount } from '../staff/staff.actions.ts';
import { anOfficeAccount, type TestAccount } from '../testing/builders.ts';
import { aShift } from '../testing/onCall/onCallBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { type Call, tellEverybody, tellOnCall } from './onCall.actions.ts';

const call: Call = { effect: 'deaths.reported/17', calledFor: 'deathReported', path: '/deaths/17' };
const MOBILE = '+436641234567';

let server: TestServer;
let clerk: TestAccount;
let other: TestAccount;
let board: TestAccount;
beforeEach(async () => {
  server = await startTestServer();
  clerk = await anOfficeAccount(server, 'clerk');
  other = await anOfficeAccount(server, 'clerk');
  board = await anOfficeAccount(server, 'board');
});
afterEach(() => server.stop());

describe('staff on call today', () => {
  test('are told by mail with a link to the case, and nobody else is', async () => {
    await aShift(server, { account: clerk });
    await aShift(server, { account: other, first_day: '2027-01-12' });
    await aShift(server, { account: board, first_day: '2027-01-01', last_day: '2027-01-10' });

    expect(await tells()).toBe(1);

    expect(mailedTo()).toEqual([clerk.email]);
    expect(server.mails[0]?.text).toContain('http://localhost:8080/office-ui/deaths/17');
    expect(server.textMessages).toEqual([]);
  });

  test('are told by text message only, if that is the way of the shift', async () => {
    await aShift(server, { account: clerk, by_mail: false, mobile: MOBILE });

    expect(await tells()).toBe(1);

    expect(server.textMessages).toMatchObject([{ to: MOBILE }]);
    expect(mailedTo()).toEqual([]);
  });

  test('are told by mail all the same, if no text messages can be sent', async () => {
    server.context.settings.sendsTextMessages = false;
    await aShift(server, { account: clerk, by_mail: false, mobile: MOBILE });

    await tells();

    expect([mailedTo(), server.textMessages]).toEqual([[clerk.email], []]);
  });

  test('are all told, if there are several', async () => {
    await aShift(server, { account: clerk, mobile: MOBILE });
    await aShift(server, { account: other });

    expect(await tells()).toBe(2);

    expect(mailedTo()).toEqual([clerk.email, other.email].sort());
    expect(server.textMessages).toHaveLength(1);
  });

  // proves: promise.2
  test('are told once about one effect, and again about another', async () => {
    await aShift(server, { account: clerk, mobile: MOBILE });

    const counts = [await tells(), await tells(), await tells({ ...call, effect: 'deaths.reported/18' })];

    expect(counts).toEqual([1, 0, 1]);
    expect([server.mails.length, server.textMessages.length]).toEqual([2, 2]);
  });

  test('are told in the language of the account', async () => {
    await aShift(server, { account: clerk });
    await server.context.db
      .updateTable('accounts')
      .set({ language: 'tr' })
      .where('id', '=', clerk.account_id)
      .execute();

    await tells();

    expect(server.mails).toMatchObject([{ language: 'tr', subject: 'Nöbet: Bir aile aramanızı bekliyor' }]);
  });
});

describe('if nobody is on call', () => {
  test('the board is told by mail', async () => {
    expect(await tells()).toBe(1);
    expect(mailedTo()).toEqual([board.email]);
    expect(server.mails[0]?.text).toContain('heute niemand');
  });

  test('because the entered person has left the office: the board as well', async () => {
    await aShift(server, { account: clerk });
    await server.change((change) => closeStaffAccount(change, clerk));
    // the board reads of the closed account too
    await server.runJobs();
    server.mails.length = 0;

    await tells();

    expect(mailedTo()).toEqual([board.email]);
  });

  test('and there is no board, all staff are told', async () => {
    await server.context.db
      .updateTable('accounts')
      .set({ status: 'closed' })
      .where('id', '=', board.account_id)
      .execute();

    expect(await tells()).toBe(2);
    expect(mailedTo()).toEqual([clerk.email, other.email].sort());
  });
});

test('if nobody reacts, everybody is told once: by mail, and those on call again in the ways of the shift', async () => {
  await aShift(server, { account: clerk, by_mail: false, mobile: MOBILE });
  await tells();

  const everybody = () => server.change((change) => tellEverybody(change, call));
  const counts = [await everybody(), await everybody()];
  await server.runJobs();

  expect(counts).toEqual([3, 0]);
  expect(mailedTo()).toEqual([board.email, other.email].sort());
  expect(server.textMessages.map(({ to }) => to)).toEqual([MOBILE, MOBILE]);
});

async function tells(said: Call = call): Promise<number> {
  const count = await server.change((change) => tellOnCall(change, said));
  await server.runJobs();
  return count;
}

function mailedTo(): string[] {
  return server.mails.map(({ to }) => to).sort();
}
