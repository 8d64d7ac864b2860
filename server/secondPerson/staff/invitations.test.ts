import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinStaffContract } from '../../../domain/application/joinStaff.contract.ts';
import { meContract } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { anOfficeAccount, logIn, type TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo, registerAndRead } from '../../testing/registrations.ts';
import { agreeWith, anInvitation, invitationToken, invite, staffSeenBy } from '../../testing/staff/staffBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { clearApprovals } from '../secondPerson.jobs.ts';

const PASSWORD = 'Zeytin-Dali-37';

let server: TestServer;
let ayse: TestStaff;
let board: TestClient;
let other: TestStaff;
let second: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  ayse = await anOfficeAccount(server, 'board');
  other = await anOfficeAccount(server, 'board');
  board = await logIn(server, ayse);
  second = await logIn(server, other);
});
afterEach(() => server.stop());

function join(token: string, password = PASSWORD) {
  return server.client().call(joinStaffContract.joinStaff, { token, password, confirmation: password });
}

const refused = async (token: string) => {
  const { status, body } = await join(token);
  return [status, (body as { message?: string }).message];
};
const NOT_VALID = [404, 'link_not_valid'];

async function anAgreedInvitation(): Promise<string> {
  await agreeWith(second, await invite(board));
  return invitationToken(server);
}

const close = (client: TestClient, { account_id }: { account_id: number }) =>
  client.call(staffContract.closeStaff, { id: String(account_id) });

// proves: promise.15
describe('an invitation to the office', () => {
  it('is mailed once another of the board agrees; the invited sets a password, logs in, and needs a second factor', async () => {
    const asked = await invite(board);
    await server.runJobs();
    expect(mailsTo(server, anInvitation.email)).toEqual([]);
    expect((await agreeWith(board, asked)).status).toBe(403);
    await agreeWith(second, asked);
    const token = await invitationToken(server);
    expect((await staffSeenBy(board)).invitations).toMatchObject([
      {
        name: 'Zeynep Kaya',
        email: anInvitation.email,
        invited_by: ayse.email,
        expires_at: '2027-01-18T11:00:00.000Z',
      },
    ]);

    const joined = await join(token);

    expect([joined.status, joined.body]).toEqual([200, { email: anInvitation.email }]);
    const client = server.client();
    const me = await client.call(meContract.logIn, { email: anInvitation.email, password: PASSWORD });
    expect(me.body).toMatchObject({ role: 'clerk', name: 'Zeynep Kaya' });
    expect((await client.call(officeContract.listApplications)).body).toMatchObject({
      message: 'second_factor_needed',
    });
    expect((await staffSeenBy(board)).invitations).toEqual([]);
    await server.runJobs();
    expect(mailsTo(server, ayse.email).at(-1)?.text).toContain('Einladung angenommen');
    const actions = (await auditOf(server, null)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['approval.asked', 'staff.invited', 'staff.joined']));
  });

  it('works once, also if it is used twice at the same time', async () => {
    const token = await anAgreedInvitation();
    const answers = await Promise.all([join(token), join(token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await refused(token)).toEqual(NOT_VALID);
  });

  it('ends after seven days, and the row is deleted in the night', async () => {
    const token = await anAgreedInvitation();
    server.clock.moveMinutes(7 * 24 * 60);
    await clearApprovals.run(server.context, {});

    expect(await refused(token)).toEqual(NOT_VALID);
    expect(await server.context.db.selectFrom('staff_invitations').select('id').execute()).toEqual([]);
  });

  it.each(['ayse', 'other'] as const)(
    'is void once the account of %s, who invited or agreed, is closed',
    async (who) => {
      const token = await anAgreedInvitation();
      await (who === 'ayse' ? close(second, ayse) : close(board, other));

      expect(await refused(token)).toEqual(NOT_VALID);
    },
  );

  it('that is used while its inviter is being closed either came first, or is refused', async () => {
    const token = await anAgreedInvitation();
    const [joined, closed] = await Promise.all([join(token), close(second, ayse)]);

    const { accounts } = await staffSeenBy(second);
    expect(closed.status).toBe(204);
    expect(accounts.some(({ name }) => name === 'Zeynep Kaya')).toBe(joined.status === 200);
  });

  it('can be withdrawn, once', async () => {
    const token = await anAgreedInvitation();
    const { invitations } = await staffSeenBy(second);
    const id = String(invitations[0]?.id);

    expect((await second.call(staffContract.withdrawInvitation, { id })).status).toBe(204);
    expect((await second.call(staffContract.withdrawInvitation, { id })).status).toBe(404);
    expect(await refused(token)).toEqual(NOT_VALID);
  });

  it('is refused for an address with an account, twice for the same address, and with a common password', async () => {
    expect((await invite(board, { email: other.email })).body).toMatchObject({ message: 'email_already_exists' });
    const answers = await Promise.all([invite(board), invite(second, { email: 'ZEYNEP@buero.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await invite(board, { role: 'king', email: 'x@buero.example' })).status).toBe(422);
    const asked = answers.find(({ status }) => status === 201) ?? answers[0];
    const { is_own } = (await staffSeenBy(board)).requests[0] ?? {};
    await agreeWith(is_own ? second : board, asked);
    const token = await invitationToken(server);
    expect((await join(token, 'Passwort123!')).status).toBe(422);
    expect((await join(token)).status).toBe(200);
  });

  it('makes room where an unconfirmed registration has the address', async () => {
    const registered = await registerAndRead(server, server.client());
    await agreeWith(second, await invite(board, { email: registered.email }));

    expect((await join(await invitationToken(server, registered.email))).status).toBe(200);
  });

  it('is not for a clerk to give', async () => {
    const clerk = await logIn(server, await anOfficeAccount(server));
    expect((await invite(clerk)).status).toBe(403);
  });
});
