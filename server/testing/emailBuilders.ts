import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { requestEmailChange } from '../accounts/emailChange.actions.ts';
import { inChange } from '../platform/work.ts';
import { TEST_PASSWORD, type TestHousehold } from './builders.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { aClerk, agreeTo, theSecond } from './officeBuilders.ts';
import type { TestServer } from './testServer.ts';

export const NEW_PASSWORD = 'Zeytin-Dali-37';

let count = 0;

/** An address without an account. */
export function freshEmail(): string {
  count += 1;
  return `right${count}@example.at`;
}

export type TypedEmail = Partial<{ email: string; reason: string; is_taken_over: boolean | undefined }>;

/** Requests an address for a household as the office. */
export function askForEmail(clerk: TestClient, { household_id }: TestHousehold, typed: TypedEmail = {}) {
  const sent = { email: freshEmail(), reason: 'Postfach verloren', is_taken_over: false, ...typed };
  return clerk.send('POST', `/api/v1/office/households/${household_id}/email`, sent);
}

/** `askForEmail`, and a second person approves at once. Returns the answer to the first one. */
export async function setEmail(
  server: TestServer,
  clerk: TestClient,
  household: TestHousehold,
  typed: TypedEmail = {},
): Promise<TestAnswer> {
  await theSecond(server);
  const answer = await askForEmail(clerk, household, typed);
  await agreeTo(server, answer);
  return answer;
}

/** The account as the office sees it. */
export async function accountOf(
  server: TestServer,
  { household_id }: TestHousehold,
): Promise<HouseholdFile['account']> {
  const { client } = await aClerk(server);
  const file: HouseholdFile = (await client.call(officeContract.getHousehold, { id: String(household_id) })).body;
  return file.account;
}

/** The member requests another address. */
export async function wantEmail(server: TestServer, household: TestHousehold, email: string): Promise<void> {
  const { account_id, household_id, main_member_id } = household;
  const actor = { kind: 'member', session_id: 1, language: 'de', household_status: 'new' } as const;
  await inChange(server.context, { ...actor, account_id, household_id, main_member_id }, (change) =>
    requestEmailChange(change, email),
  );
}

export async function forgetPassword(server: TestServer, email: string): Promise<void> {
  await server.client().call(accountsContract.forgotPassword, { email });
  await server.runJobs();
}

/** Confirms an address by its link; returns the status. */
export async function confirmEmail(server: TestServer, token: string): Promise<number> {
  return (await server.client().call(accountsContract.confirmRegistration, { token })).status;
}

/** Sets `NEW_PASSWORD` by a mailed link; returns the status. */
export async function resetPassword(server: TestServer, token: string): Promise<number> {
  const sent = { token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  return (await server.client().call(accountsContract.resetPassword, sent)).status;
}

export async function logInAs(server: TestServer, email: string, password = TEST_PASSWORD): Promise<number> {
  return (await server.client().call(meContract.logIn, { email, password, remember: false })).status;
}
