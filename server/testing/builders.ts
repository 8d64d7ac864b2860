import { membershipNo } from '../../domain/accounts/membershipNo.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { AccountRole, AccountStatus } from '../accounts/accounts.tables.ts';
import { replaceSecondFactor } from '../accounts/secondFactor/secondFactor.writes.ts';
import { SESSION_COOKIE } from '../accounts/sessionCookie.actions.ts';
import { startSession } from '../accounts/sessions.actions.ts';
import { updateSecondFactorShown } from '../accounts/sessions.writes.ts';
import { nextMembershipSequence } from '../households/founding.writes.ts';
import { findSession } from '../me/identify.reads.ts';
import { identityDigest } from '../members/identityNumbers/identityDigest.ts';
import { hashPassword } from '../platform/secrets/passwordHash.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

export const TEST_PASSWORD = 'Kiraz-Bahce-84';
/** The secret of every test account's second factor; each account uses up its own codes. */
export const TEST_CODE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export type TestAccount = { account_id: number; email: string; password: string };
export type TestHousehold = TestAccount & { household_id: number; main_member_id: number; membership_no: string };

type Status = 'new' | 'waiting' | 'active' | 'inactive';

export type HouseholdOverrides = Partial<{
  email: string;
  language: Language;
  account_status: AccountStatus;
  /** Of both the household and its main member. */
  status: Status;
  first_name: string;
  last_name: string;
  citizenship_id: number;
  /** `null` leaves the personal data as after registration: name, citizenship, phone number. */
  date_of_birth: Day | null;
  gender: 'female' | 'male';
  submitted_on: Day | null;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
}>;

let count = 0;
// hashing is slow on purpose, so it is done once per process
let testHash: Promise<string> | undefined;

/** An account that may log in with `TEST_PASSWORD`. */
export async function anAccount(
  server: TestServer,
  overrides: Partial<{ email: string; language: Language; status: AccountStatus; role: AccountRole }> = {},
): Promise<TestAccount> {
  count += 1;
  const { email = `person${count}@example.at`, language = 'de', status = 'active', role = 'member' } = overrides;
  testHash ??= hashPassword(TEST_PASSWORD);
  const now = server.clock.now();
  const { id } = await server.context.db
    .insertInto('accounts')
    .values({
      email,
      email_key: email,
      pending_email: null,
      pending_email_key: null,
      password_hash: await testHash,
      role,
      status,
      language,
      created_at: now,
      confirmed_at: status === 'unconfirmed' ? null : now,
      closed_at: status === 'closed' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { account_id: id, email, password: TEST_PASSWORD };
}

/**
 * A household with its account, its main member (personal data complete) and a main phone number; without
 * address, documents or invoices. By default an applicant's: Ayşe Yılmaz, born 1.2.1985, citizen of Türkiye.
 */
export async function aHousehold(server: TestServer, overrides: HouseholdOverrides = {}): Promise<TestHousehold> {
  const account = await anAccount(server, accountOverrides(overrides));
  const household = await insertHousehold(server, account.account_id, overrides);
  const main_member_id = await insertMainMember(server, { ...household, email: account.email }, overrides);
  await server.context.db
    .insertInto('phone_numbers')
    .values({
      member_id: main_member_id,
      phone_number: '+436641234567',
      phone_type: 'private_mobile',
      is_main_number: true,
      created_at: server.clock.now(),
    })
    .execute();
  return { ...account, ...household, main_member_id };
}

export type TestStaff = TestAccount & { code_secret: string };

/** A staff member with a second factor. */
export async function anOfficeAccount(server: TestServer, role: 'clerk' | 'board' = 'clerk'): Promise<TestStaff> {
  const account = await anAccount(server, { role });
  const code_secret = TEST_CODE_SECRET;
  const secret = server.context.vault.seal(code_secret);
  const factor = { account_id: account.account_id, secret, last_step: 0, set_at: server.clock.now() };
  await server.change((change) => replaceSecondFactor(change.tx, factor));
  return { ...account, code_secret };
}

/**
 * A logged-in client that has shown its second factor, if there is one; the session is inserted directly, because log-in has
 * tests of its own.
 */
export async function logIn(
  server: TestServer,
  { account_id, code_secret }: { account_id: number; code_secret?: string },
): Promise<TestClient> {
  const session = { account_id, remember: false, user_agent: 'test' };
  const token = await server.change((change) => startSession(change, session));
  if (code_secret) {
    const known = await findSession(server.context.db, token);
    await server.change((change) => updateSecondFactorShown(change.tx, known?.id ?? 0, change.now));
  }
  const client = server.client();
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}

/** A new applicant's household with its client. */
export async function aLoggedInClient(server: TestServer, overrides: HouseholdOverrides = {}) {
  const household = await aHousehold(server, overrides);
  return { household, client: await logIn(server, household) };
}

function accountOverrides({ email, language, account_status }: HouseholdOverrides) {
  return { ...(email ? { email } : {}), ...(language ? { language } : {}), status: account_status ?? 'active' };
}

async function insertHousehold(server: TestServer, accountId: number, overrides: HouseholdOverrides) {
  const { status = 'new' } = overrides;
  const today = server.clock.today();
  const { id, membership_no } = await server.context.db
    .insertInto('households')
    .values({
      membership_no: await nextMembershipNo(server),
      account_id: accountId,
      status,
      status_since: today,
      created_at: server.clock.now(),
      submitted_on: overrides.submitted_on ?? (status === 'new' ? null : today),
      waiting_from: overrides.waiting_from ?? null,
      waiting_until: overrides.waiting_until ?? null,
      active_from: activeFrom(overrides, today),
      inactive_from: status === 'inactive' ? today : null,
    })
    .returning(['id', 'membership_no'])
    .executeTakeFirstOrThrow();
  return { household_id: id, membership_no };
}

async function nextMembershipNo(server: TestServer): Promise<string> {
  return membershipNo(await server.change((change) => nextMembershipSequence(change.tx)));
}

async function insertMainMember(
  server: TestServer,
  household: { household_id: number; email: string },
  overrides: HouseholdOverrides,
): Promise<number> {
  const { status = 'new', date_of_birth, gender, first_name, last_name, citizenship_id } = overrides;
  const today = server.clock.today();
  const { id } = await server.context.db
    .insertInto('members')
    .values({
      household_id: household.household_id,
      is_main: true,
      membership_basis: 'main',
      status,
      status_since: today,
      first_name: first_name ?? 'Ayşe',
      last_name: last_name ?? 'Yılmaz',
      citizenship_id: citizenship_id ?? 792,
      permanent_residence: true,
      email: household.email,
      ...(date_of_birth === null ? {} : completeData(server, { date_of_birth, gender })),
      created_at: server.clock.now(),
      active_from: activeFrom(overrides, today),
      inactive_from: status === 'inactive' ? today : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function completeData(server: TestServer, given: { date_of_birth?: Day; gender?: 'female' | 'male' }) {
  return {
    date_of_birth: given.date_of_birth ?? day('1985-02-01'),
    gender: given.gender ?? ('female' as const),
    civil_status: 'married' as const,
    place_of_birth: 'Yozgat',
    father_name: 'Mehmet',
    mother_name: 'Fatma',
    social_insurance_number: server.context.vault.seal('1236010285'),
    social_insurance_digest: identityDigest(server.context.vault, 'social_insurance_number', '1236010285'),
  };
}

function activeFrom({ status, active_from }: HouseholdOverrides, today: Day): Day | null {
  if (active_from !== undefined) return active_from;
  return status === 'active' ? today : null;
}

/** A browser in which the household is logged in. */
export async function aSession(server: TestServer, household: TestHousehold): Promise<number> {
  await logIn(server, household);
  const { id } = await server.context.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', household.account_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
