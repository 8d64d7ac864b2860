import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { meContract } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { runDailyWork } from '../../membership/daily.jobs.ts';
import { aHousehold, anOfficeAccount, logIn, type TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { agreeWith, staffSeenBy } from '../../testing/staff/staffBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let ayse: TestStaff;
let board: TestClient;
let other: TestStaff;
let second: TestClient;
let zeynep: TestStaff;
let clerk: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  ayse = await anOfficeAccount(server, 'board');
  other = await anOfficeAccount(server, 'board');
  zeynep = await anOfficeAccount(server);
  board = await logIn(server, ayse);
  second = await logIn(server, other);
  clerk = await logIn(server, zeynep);
});
afterEach(() => server.stop());

type About = { account_id: number };
const idOf = ({ account_id }: About) => ({ id: String(account_id) });
const close = (client: TestClient, whom: About) => client.call(staffContract.closeStaff, idOf(whom));

function ask(client: TestClient, whom: About, wish: { kind: string; role?: string }) {
  return client.call(staffContract.askAboutStaff, { ...idOf(whom), reason: 'Beschluss vom Montag', ...wish } as never);
}

const reset = (client: TestClient, whom: About) => ask(client, whom, { kind: 'staff_reset' });
const wantRole = (client: TestClient, whom: About, role: string) => ask(client, whom, { kind: 'staff_role', role });

async function roleOf({ account_id }: About) {
  const { accounts } = await staffSeenBy(second);
  return accounts.find(({ id }) => id === account_id)?.role;
}

const actions = async () => (await auditOf(server, null)).map(({ action }) => action);

describe('the list of staff', () => {
  it('tells the board names, roles, second factors, last days and closed accounts', async () => {
    await close(board, zeynep);
    const { may_change, accounts } = await staffSeenBy(board);

    expect(may_change).toBe(true);
    const member = await aHousehold(server);
    expect(accounts.map(({ email }) => email)).not.toContain(member.email);
    expect(accounts.find(({ id }) => id === ayse.account_id)).toMatchObject({
      ...{ name: ayse.email, email: ayse.email, is_named: false, is_own: true, role: 'board' },
      ...{ has_second_factor: true, last_seen_on: '11.01.2027', closed_on: null, is_last_of_board: false },
    });
    expect(accounts.at(-1)).toMatchObject({ id: zeynep.account_id, closed_on: '11.01.2027', has_second_factor: false });
  });

  it('tells a clerk names and roles of those who work here, and lets them change nothing', async () => {
    const left = await anOfficeAccount(server);
    await close(board, left);
    await reset(board, zeynep);

    const { may_change, accounts, requests } = await staffSeenBy(clerk);

    expect([may_change, requests]).toEqual([false, []]);
    expect(accounts).toHaveLength(3);
    for (const { email, has_second_factor, last_seen_on } of accounts) {
      expect([email, has_second_factor, last_seen_on]).toEqual([null, null, null]);
    }
    const refused = [
      await close(clerk, other),
      await reset(clerk, other),
      await clerk.call(staffContract.nameStaff, { ...idOf(other), name: 'X' }),
      await clerk.call(staffContract.endStaffSessions, idOf(other)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('shows the name that the board gives at once, wherever the office names somebody', async () => {
    const named = await board.call(staffContract.nameStaff, { ...idOf(zeynep), name: ' Zeynep Kaya ' });
    const empty = await board.call(staffContract.nameStaff, { ...idOf(zeynep), name: ' ' });

    expect([named.status, empty.status]).toEqual([204, 422]);
    expect((await clerk.call(meContract.getMe)).body).toMatchObject({ name: 'Zeynep Kaya' });
    expect(await actions()).toContain('staff.named');
  });

  it('knows no account of a member', async () => {
    const member = await aHousehold(server);
    const answers = [
      await close(board, member),
      await reset(board, member),
      await close(board, { account_id: 9_999_999 }),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      answers.map(() => [404, 'staff_account_not_found']),
    );
  });
});

// proves: promise.8
describe('closing an account', () => {
  it('is done at once by one of the board: sessions end, the board is told, and twice is once', async () => {
    const closed = [await close(board, zeynep), await close(board, zeynep)];
    await server.runJobs();

    expect(closed.map(({ status }) => status)).toEqual([204, 204]);
    expect((await clerk.call(officeContract.listApplications)).status).toBe(401);
    expect((await actions()).filter((action) => action === 'staff.closed')).toHaveLength(1);
    expect(mailsTo(server, other.email)).toMatchObject([{ subject: `Zugänge zum Büro: ${zeynep.email}` }]);
    expect(mailsTo(server, ayse.email)).toEqual([]);
  });

  it('withdraws what that account has asked for about staff, so that nobody can agree to it', async () => {
    const asked = await wantRole(board, zeynep, 'board');
    await close(second, ayse);

    expect((await agreeWith(second, asked)).body).toMatchObject({ message: 'approval_already_decided' });
    expect(await roleOf(zeynep)).toBe('clerk');
    expect(await actions()).toContain('approval.withdrawn');
  });

  it('is refused for the only account of the board, also its loss of the role', async () => {
    await close(board, other);

    expect((await close(board, ayse)).body).toMatchObject({ message: 'last_of_board' });
    expect((await wantRole(board, ayse, 'clerk')).body).toMatchObject({ message: 'last_of_board' });
    expect((await staffSeenBy(board)).accounts.find(({ is_own }) => is_own)).toMatchObject({ is_last_of_board: true });
  });

  it('leaves one of the board if two close each other at once', async () => {
    const answers = await Promise.all([close(board, other), close(second, ayse)]);

    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204]);
    const open = await server.context.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'board')
      .where('status', '=', 'active')
      .execute();
    expect(open).toHaveLength(1);
  });
});

describe('another role', () => {
  it('waits for another of the board, who is told by mail; then it holds for running sessions', async () => {
    const asked = await wantRole(board, zeynep, 'board');
    await server.runJobs();

    expect([asked.status, await roleOf(zeynep)]).toEqual([201, 'clerk']);
    expect(mailsTo(server, other.email)[0]?.text).toContain('bittet um Zustimmung');
    expect((await staffSeenBy(second)).requests).toMatchObject([
      { kind: 'staff_role', name: zeynep.email, role: 'board', may_agree: true, reason: 'Beschluss vom Montag' },
    ]);
    for (const client of [board, clerk]) {
      expect((await agreeWith(client, asked)).body).toMatchObject({ message: 'second_person_must_agree' });
    }
    expect((await agreeWith(second, asked)).status).toBe(200);
    expect((await clerk.call(meContract.getMe)).body).toMatchObject({ role: 'board' });
    expect(await actions()).toContain('staff.role_set');
  });

  it('is asked for once, and not if it is so already', async () => {
    const answers = await Promise.all([wantRole(board, zeynep, 'board'), wantRole(second, zeynep, 'board')]);
    const same = await wantRole(board, other, 'board');

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(same.body).toMatchObject({ message: 'staff_unchanged' });
    expect((await ask(board, other, { kind: 'staff_role' })).status).toBe(422);
  });

  it('is not agreed to by the one whom it is about, and ends what they asked for if they leave the board', async () => {
    const third = await anOfficeAccount(server, 'board');
    const thirdClient = await logIn(server, third);
    const byThird = await reset(thirdClient, zeynep);
    const asked = await wantRole(board, third, 'clerk');

    expect((await agreeWith(thirdClient, asked)).body).toMatchObject({ message: 'second_person_must_agree' });
    expect((await agreeWith(second, asked)).status).toBe(200);
    expect((await agreeWith(board, byThird)).body).toMatchObject({ message: 'approval_already_decided' });
  });

  it('that was agreed to while the asker is being closed either held before, or is refused', async () => {
    const asked = await wantRole(board, zeynep, 'board');
    const [agreed] = await Promise.all([agreeWith(second, asked), close(second, ayse)]);

    expect(await roleOf(zeynep)).toBe(agreed.status === 200 ? 'board' : 'clerk');
  });

  it('can be withdrawn by the one who asked', async () => {
    const asked = await wantRole(board, zeynep, 'board');
    const { id } = asked.body as { id: number };
    const withdrawn = await board.call(approvalsContract.decline, { id: String(id), reason: 'Doch nicht' });

    expect([withdrawn.status, (await agreeWith(second, asked)).status]).toEqual([200, 409]);
  });
});

// proves: promise.15
describe('a lost phone', () => {
  it('is reset once another of the board agrees: sessions end, and the next log-in sets up a new one', async () => {
    const asked = await reset(board, zeynep);
    expect((await clerk.call(officeContract.listApplications)).status).toBe(200);
    await agreeWith(second, asked);
    await server.runJobs();

    expect((await clerk.call(officeContract.listApplications)).status).toBe(401);
    expect(mailsTo(server, zeynep.email)).toMatchObject([{ subject: 'Ihr zweiter Faktor wurde entfernt' }]);
    const again = await logIn(server, { account_id: zeynep.account_id });
    expect((await again.call(secondFactorContract.getSecondFactor)).body).toMatchObject({ standing: 'set_up_needed' });
    expect((await reset(board, zeynep)).body).toMatchObject({ message: 'second_factor_not_set' });
  });
});

describe('the sessions of somebody', () => {
  it('end at once when one of the board says so', async () => {
    expect((await board.call(staffContract.endStaffSessions, idOf(zeynep))).status).toBe(204);
    expect((await clerk.call(officeContract.listApplications)).status).toBe(401);
    expect(await actions()).toContain('staff.sessions_ended');
  });
});

describe('a closed account', () => {
  it('is opened again once another of the board agrees, with a role, and without its password', async () => {
    await close(board, zeynep);
    const asked = await ask(board, zeynep, { kind: 'staff_reopening', role: 'clerk' });
    expect((await ask(board, other, { kind: 'staff_reopening', role: 'clerk' })).status).toBe(409);
    await agreeWith(second, asked);
    await server.runJobs();

    const { accounts } = await staffSeenBy(board);
    expect(accounts.find(({ id }) => id === zeynep.account_id)).toMatchObject({ closed_on: null, role: 'clerk' });
    expect(mailsTo(server, zeynep.email)).toMatchObject([{ subject: 'Ihr Konto im Büro ist wieder offen' }]);
  });
});

describe('where the board has no other', () => {
  it('a clerk agrees, but not to what is about them', async () => {
    await close(board, other);
    const colleague = await anOfficeAccount(server);
    const asked = await reset(board, colleague);

    expect((await staffSeenBy(clerk)).requests).toMatchObject([{ may_agree: true }]);
    expect((await agreeWith(await logIn(server, colleague), asked)).status).toBe(403);
    expect((await agreeWith(clerk, asked)).status).toBe(200);
  });

  it('and nobody else works here, it takes effect after three days', async () => {
    await close(board, other);
    const asked = await reset(board, zeynep);
    expect(asked.body).toMatchObject({ takes_effect_at: '2027-01-14T11:00:00.000Z' });

    server.clock.moveMinutes(3 * 24 * 60);
    await runDailyWork(server.context);

    expect(await actions()).toContain('staff.second_factor_reset');
  });
});
