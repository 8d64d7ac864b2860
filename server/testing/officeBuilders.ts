import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { listOpenApprovals } from '../approvals/approvals.reads.ts';
import { anOfficeAccount, logIn, type TestAccount } from './builders.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** A logged-in staff member. */
export async function aClerk(
  server: TestServer,
  role: 'clerk' | 'board' = 'clerk',
): Promise<{ account: TestAccount; client: TestClient }> {
  const account = await anOfficeAccount(server, role);
  return { account, client: await logIn(server, account) };
}

/** A server for a test file, with a staff member's client. */
export async function aServerWithClerk(): Promise<{ server: TestServer; account: TestAccount; client: TestClient }> {
  const server = await startTestServer();
  return { server, ...(await aClerk(server)) };
}

/** The audit log of a household, in order. */
export async function auditOf(server: TestServer, household_id: number | null) {
  return server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'subject_id'])
    .where('household_id', household_id === null ? 'is' : '=', household_id)
    .orderBy('id')
    .execute();
}

const seconds = new WeakMap<TestServer, Promise<{ account: TestAccount; client: TestClient }>>();

/** A board member who approves requests of other staff, the same one per server; logged in anew each time. */
export async function theSecond(server: TestServer): Promise<TestClient> {
  const known = seconds.get(server) ?? aClerk(server, 'board');
  seconds.set(server, known);
  return logIn(server, (await known).account);
}

/** Approves the request that an answer names, if it waits for a second person. */
export async function agreeTo(server: TestServer, { body }: TestAnswer): Promise<void> {
  const { approval } = (body ?? {}) as { approval?: Approval | null };
  if (!approval) return;
  const agreed = await (await theSecond(server)).call(approvalsContract.agree, { id: String(approval.id) });
  if (agreed.status !== 200) throw new Error(`not agreed: ${JSON.stringify(agreed.body)}`);
}

/** Approves all requests about a household that wait for a second person. */
export async function agreeAbout(server: TestServer, { household_id }: { household_id: number }): Promise<void> {
  const client = await theSecond(server);
  for (const { id } of await listOpenApprovals(server.context.db, household_id)) {
    const { status, body } = await client.call(approvalsContract.agree, { id: String(id) });
    if (status !== 200) throw new Error(`not agreed: ${JSON.stringify(body)}`);
  }
}
