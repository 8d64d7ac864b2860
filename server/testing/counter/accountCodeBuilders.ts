import '../../counter/counter.tables.ts';
import { sql } from 'kysely';
import { day } from '../../../domain/shared/day.ts';
import { makeCodeForLetter } from '../../counter/accountCodes.actions.ts';
import { insertCode, updateReleased } from '../../counter/accountCodes.writes.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from '../builders.ts';
import { anAddress } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';
import { aConversation } from './conversationBuilders.ts';

/** Of the main member of `aHouseholdWithoutAccount`, as it is typed. */
export const BIRTH_DAY = '04.05.1950';

/** A household with an address in which nobody can log in. */
export async function aHouseholdWithoutAccount(
  server: TestServer,
  overrides: HouseholdOverrides = {},
): Promise<TestHousehold> {
  const household = await aHousehold(server, { status: 'active', ...overrides });
  const { db } = server.context;
  await db
    .updateTable('households')
    .set({ account_id: null, language: 'tr', channel: 'post' })
    .where('id', '=', household.household_id)
    .execute();
  await db.deleteFrom('accounts').where('id', '=', household.account_id).execute();
  await db
    .updateTable('members')
    .set({ date_of_birth: day('1950-05-04'), email: null })
    .where('id', '=', household.main_member_id)
    .execute();
  await anAddress(server, household);
  return household;
}

/** A code that a second person agreed to, of a household without an account; it can be shown. */
export async function aReadyCode(server: TestServer, { household_id }: { household_id: number }): Promise<number> {
  const now = server.clock.now();
  return server.change(async ({ tx }) => {
    const code = { household_id, way: 'spot', asked_by: null, asked_at: now, released_at: null } as const;
    const id = await insertCode(tx, code);
    await updateReleased(tx, id, now);
    return id;
  });
}

/** A code that was given out, for somebody to type. */
export async function aGivenCode(server: TestServer, household: { household_id: number }): Promise<string> {
  const id = await aReadyCode(server, household);
  const code = await server.change((change) => makeCodeForLetter(change, id));
  if (!code) throw new Error('the code was not made');
  return code;
}

/** A household without an account whose conversation says why it wants one. */
export async function aWishForAccount(server: TestServer) {
  const household = await aHouseholdWithoutAccount(server);
  return { ...household, conversation: await aConversation(server, household, 'Möchte die Rechnungen sehen.') };
}

/** As if some days had passed since a code was made. */
export async function codeIsOlder(
  { context: { db } }: TestServer,
  { household_id }: { household_id: number },
  days: number,
): Promise<void> {
  const by = sql<Date>`made_at - make_interval(days => ${days})`;
  await db.updateTable('account_codes').set({ made_at: by }).where('household_id', '=', household_id).execute();
}
