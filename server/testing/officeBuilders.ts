import { anOfficeAccount, logIn, type TestAccount } from './builders.ts';
import type { TestClient } from './client.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Somebody of the office, logged in. */
export async function aClerk(
  server: TestServer,
  role: 'clerk' | 'board' = 'clerk',
): Promise<{ account: TestAccount; client: TestClient }> {
  const account = await anOfficeAccount(server, role);
  return { account, client: await logIn(server, account) };
}

/** A server of its own for a test file, and somebody of the office at a browser. */
export async function aServerWithClerk(): Promise<{ server: TestServer; account: TestAccount; client: TestClient }> {
  const server = await startTestServer();
  return { server, ...(await aClerk(server)) };
}

/** What was written down about a household, in order. */
export async function auditOf(server: TestServer, household_id: number | null) {
  return server.ground.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'subject_id'])
    .where('household_id', household_id === null ? 'is' : '=', household_id)
    .orderBy('id')
    .execute();
}
