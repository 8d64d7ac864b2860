import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { type OnCall, onCallContract, type Shift } from '../../domain/onCall/onCall.contract.ts';
import { closeStaffAccount } from '../staff/staff.actions.ts';
import { aHousehold, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aShift } from '../testing/onCall/onCallBuilders.ts';
import { mailsTo } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { clearShifts } from './onCall.jobs.ts';

const TODAY = '11.01.2027';
const byMail = { by_mail: true, by_text_message: false };

let server: TestServer;
let clerk: { account: TestAccount; client: TestClient };
let board: { account: TestAccount; client: TestClient };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('on_call_shifts').execute();
  clerk = await aClerk(server);
  board = await aClerk(server, 'board');
});
afterAll(() => server.stop());

describe('entering a shift', () => {
  test('is possible for oneself, with a number that is stored with its country code, and is recorded', async () => {
    const answer = await enter(clerk.client, {
      account_id: clerk.account.account_id,
      first_day: TODAY,
      by_mail: true,
      by_text_message: true,
      mobile: '0664 123 45 67'.replaceAll(' ', ''),
    });
    const shift = answer.body as Shift;

    expect([answer.status, shift]).toMatchObject([
      201,
      {
        name: clerk.account.email,
        last_day: null,
        mobile: '+436641234567',
        is_today: true,
        may_change: true,
        version: 1,
      },
    ]);
    expect(await auditOf(server, null)).toContainEqual({
      action: 'on_call.entered',
      actor_account_id: clerk.account.account_id,
      subject_id: shift.id,
    });
  });

  test('is possible for anybody by the board, and for nobody else by a clerk', async () => {
    const { account_id } = board.account;

    const refused = await enter(clerk.client, { account_id, first_day: TODAY, ...byMail });
    const entered = await enter(board.client, { account_id: clerk.account.account_id, first_day: TODAY, ...byMail });

    expect([refused.status, refused.body]).toMatchObject([403, { message: 'only_own_shifts' }]);
    expect(entered.status).toBe(201);
  });

  test('is refused for members and former staff', async () => {
    const member = await aHousehold(server);
    const left = await aClerk(server);
    await server.change((change) => closeStaffAccount(change, left.account));

    for (const { account_id } of [member, left.account, { account_id: 2_000_000 }]) {
      const { body } = await enter(board.client, { account_id, first_day: TODAY, ...byMail });
      expect(body).toMatchObject({ errors: { account_id: ['invalid_choice'] } });
    }
  });

  test('again with the same values returns the existing one; an overlapping one is refused', async () => {
    const written = { account_id: clerk.account.account_id, first_day: TODAY, last_day: '15.01.2027', ...byMail };
    const [first, same] = [await enter(clerk.client, written), await enter(clerk.client, written)];
    const other = await enter(clerk.client, { ...written, first_day: '15.01.2027', last_day: '16.01.2027' });
    const after = await enter(clerk.client, { ...written, first_day: '16.01.2027', last_day: '16.01.2027' });

    expect((same.body as Shift).id).toBe((first.body as Shift).id);
    expect([other.status, other.body]).toMatchObject([409, { message: 'already_on_call' }]);
    expect(after.status).toBe(201);
  });

  // proves: promise.2
  test('parallel calls enter it once', async () => {
    const days = ['11.01.2027', '12.01.2027', '13.01.2027', '14.01.2027'];
    const answers = await Promise.all(
      days.map((first_day) => enter(clerk.client, { account_id: clerk.account.account_id, first_day, ...byMail })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test.each([
    [{ last_day: '10.01.2027', first_day: '05.01.2027' }, { last_day: ['day_is_over'] }],
    [{ last_day: '11.01.2027', first_day: '12.01.2027' }, { last_day: ['ends_before_it_begins'] }],
    [{ by_mail: false }, { by_mail: ['choose_one_way'] }],
    [{ by_text_message: true }, { mobile: ['required'] }],
    [{ by_text_message: true, mobile: '+99900123' }, { mobile: ['number_not_known'] }],
    [{ mobile: '+4300000000' }, { mobile: ['number_not_known'] }],
  ])('%j is refused at its field', async (wrong, errors) => {
    const written = { account_id: clerk.account.account_id, first_day: TODAY, ...byMail, ...wrong };

    const { status, body } = await enter(clerk.client, written);

    expect([status, (body as { errors: unknown }).errors]).toEqual([422, errors]);
  });

  test('without text messages has to include mail', async () => {
    const ways = { by_mail: false, by_text_message: true, mobile: '+436641234567' };
    server.context.settings.sendsTextMessages = false;
    const { body } = await enter(clerk.client, { account_id: clerk.account.account_id, first_day: TODAY, ...ways });
    server.context.settings.sendsTextMessages = true;

    expect(body).toMatchObject({ errors: { by_mail: ['choose_one_way'] } });
  });
});

describe('changing a shift', () => {
  test('is possible for one’s own, and for anybody’s by the board; an outdated version is refused', async () => {
    const id = await aShift(server, { account: clerk.account });
    const written = { first_day: TODAY, last_day: '20.01.2027', ...byMail };

    const first = await change(clerk.client, id, { ...written, version: 1 });
    const stale = await change(board.client, id, { ...written, version: 1 });
    const second = await change(board.client, id, { ...written, version: 2 });

    expect(first.body).toMatchObject({ last_day: '20.01.2027', version: 2 });
    expect([stale.status, stale.body]).toMatchObject([409, { message: 'shift_changed_meanwhile' }]);
    expect(second.body).toMatchObject({ version: 3 });
  });

  test('of a colleague is refused to a clerk', async () => {
    const id = await aShift(server, { account: board.account });

    const answers = [await change(clerk.client, id, { first_day: TODAY, ...byMail }), await remove(clerk.client, id)];

    expect(answers.map(({ body }) => body)).toMatchObject(Array(2).fill({ message: 'only_own_shifts' }));
  });

  test('a deleted shift is gone with its number', async () => {
    const id = await aShift(server, { account: clerk.account, mobile: '+436641234567' });

    expect((await remove(clerk.client, id)).status).toBe(204);

    expect(await remove(clerk.client, id)).toMatchObject({ status: 404, body: { message: 'shift_not_found' } });
    expect((await read(clerk.client)).shifts).toEqual([]);
  });

  test('to days of another shift of the same person is refused', async () => {
    const id = await aShift(server, { account: clerk.account, last_day: '2027-01-12' });
    await aShift(server, { account: clerk.account, first_day: '2027-01-13' });

    const { body } = await change(clerk.client, id, { first_day: TODAY, last_day: '13.01.2027', ...byMail });

    expect(body).toMatchObject({ message: 'already_on_call' });
  });
});

test('all staff see who is on call now and later, and whom they may enter', async () => {
  await aShift(server, { account: clerk.account, last_day: '2027-01-13' });
  await aShift(server, { account: board.account, first_day: '2027-01-15' });
  await aShift(server, { account: board.account, first_day: '2027-01-01', last_day: '2027-01-05' });

  const seen = await read(clerk.client);

  expect(seen.shifts).toMatchObject([
    { name: clerk.account.email, is_today: true, may_change: true },
    { name: board.account.email, is_today: false, may_change: false },
  ]);
  expect(seen.staff).toEqual([{ account_id: clerk.account.account_id, name: clerk.account.email }]);
  expect(seen.gap).toEqual({ from: '14.01.2027', until: '14.01.2027' });
  expect((await read(board.client)).staff.length).toBeGreaterThan(1);
});

test('the to-do list says when nobody is on call', async () => {
  const before = await gapToDo();
  await aShift(server, { account: clerk.account });

  expect(before).toEqual({ from: TODAY, until: null });
  expect(await gapToDo()).toBeNull();
});

describe('a test message', () => {
  test('is sent in the ways of the sender’s shift', async () => {
    await aShift(server, { account: clerk.account, first_day: '2027-01-20', mobile: '+436641234567' });
    const { body } = await clerk.client.call(onCallContract.tellMe);
    await server.runJobs();

    expect(body).toEqual({ by_mail: true, by_text_message: true });
    expect(mailsTo(server, clerk.account.email).at(-1)).toMatchObject({ to: clerk.account.email });
    expect(server.textMessages.at(-1)).toMatchObject({ to: '+436641234567' });
  });

  test('is sent by mail to somebody without a shift, and only a limited number of times', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await clerk.client.call(onCallContract.tellMe));
      server.clock.moveMinutes(1);
    }

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[0]?.body).toEqual({ by_mail: true, by_text_message: false });
  });
});

// proves: promise.16
test('shifts are deleted ninety days after their end, and those of closed accounts at once', async () => {
  await aShift(server, { account: clerk.account, first_day: '2026-10-01', last_day: '2026-10-12' });
  await aShift(server, { account: clerk.account, first_day: '2026-10-13', last_day: '2026-10-13' });
  const left = await aClerk(server);
  await aShift(server, { account: left.account });
  await server.change((change) => closeStaffAccount(change, left.account));

  await clearShifts.run(server.context, {});

  const rows = await server.context.db.selectFrom('on_call_shifts').select('last_day').execute();
  expect(rows).toEqual([{ last_day: '2026-10-13' }]);
});

type Written = Record<string, unknown>;

function enter(client: TestClient, written: Written) {
  return client.send('POST', '/api/v1/office/on-call/shifts', written);
}

function change(client: TestClient, id: number, written: Written) {
  return client.send('PUT', `/api/v1/office/on-call/shifts/${id}`, written);
}

function remove(client: TestClient, id: number) {
  return client.send('DELETE', `/api/v1/office/on-call/shifts/${id}`);
}

async function read(client: TestClient): Promise<OnCall> {
  return (await client.call(onCallContract.getOnCall)).body as OnCall;
}

async function gapToDo(): Promise<ToDo['on_call_gap']> {
  return ((await clerk.client.call(officeContract.getToDo)).body as ToDo).on_call_gap;
}
