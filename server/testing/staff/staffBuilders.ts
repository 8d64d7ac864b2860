import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { type StaffOverview, staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import '../../staff/staff.tables.ts';
import { anOfficeAccount } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { aClerk } from '../officeBuilders.ts';
import { mailsTo } from '../registrations.ts';
import type { TestServer } from '../testServer.ts';

/** As the screen sends it. */
export const anInvitation = {
  name: 'Zeynep Kaya',
  email: 'zeynep@buero.example',
  role: 'clerk',
  language: 'de',
  reason: 'Hilft ab Februar mit.',
} as const;

export async function invite(client: TestClient, overrides: Partial<Record<keyof typeof anInvitation, string>> = {}) {
  return client.call(staffContract.inviteStaff, { ...anInvitation, ...overrides } as typeof anInvitation);
}

export async function agreeWith(client: TestClient, { body }: { body: unknown }) {
  return client.call(approvalsContract.agree, { id: String((body as Approval).id) });
}

export async function staffSeenBy(client: TestClient): Promise<StaffOverview> {
  return (await client.call(staffContract.getStaff)).body as StaffOverview;
}

/** The token of the newest invitation that was mailed to this address. */
export async function invitationToken(server: TestServer, email: string = anInvitation.email): Promise<string> {
  await server.runJobs();
  const text = mailsTo(server, email).at(-1)?.text ?? '';
  return /invitation\?token=([^&\s]+)/.exec(text)?.[1] ?? '';
}

/** An invitation by somebody of the board, whose link was mailed and not used. */
export async function aMailedInvitation(server: TestServer): Promise<{ id: number; token: string }> {
  const { account } = await aClerk(server, 'board');
  const token = `invited-${account.account_id}-${'x'.repeat(20)}`;
  const { id } = await server.context.db
    .insertInto('staff_invitations')
    .values({
      ...{ email: `invited.${account.account_id}@buero.example`, name: 'Zeynep Kaya', role: 'clerk', language: 'de' },
      token_hash: hashToken(token),
      ...{ invited_by: account.account_id, agreed_by: null, invited_at: server.clock.now() },
      expires_at: new Date(server.clock.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

export const staffMakers = {
  /** A clerk. */
  colleague: async (server: TestServer) => (await anOfficeAccount(server, 'clerk')).account_id,
  /** A link that was mailed, and not used. */
  staff_invitation: async (server: TestServer) => (await aMailedInvitation(server)).id,
};
