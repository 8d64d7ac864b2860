import { anOfficeAccount, logIn, type TestAccount } from './builders.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

/** Somebody of the office, logged in. */
export async function aClerk(
  server: TestServer,
  role: 'clerk' | 'board' = 'clerk',
): Promise<{ account: TestAccount; client: TestClient }> {
  const account = await anOfficeAccount(server, role);
  return { account, client: await logIn(server, account) };
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
