import { addYears } from '../../domain/shared/day.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from './builders.ts';
import type { TestServer } from './testServer.ts';

/** More than are kept, whenever in a year it ended. */
const LONG_YEARS = 9;

/** A member household that registered ten years ago and ended a year later, never billed: it may be erased. */
export async function aLongEndedHousehold(
  server: TestServer,
  overrides: HouseholdOverrides = {},
): Promise<TestHousehold> {
  const inactive_from = addYears(server.clock.today(), -LONG_YEARS);
  const household = await aHousehold(server, { active_from: inactive_from, ...overrides, status: 'inactive' });
  await server.ground.db
    .updateTable('households')
    .set({ inactive_from, status_since: inactive_from, created_at: new Date(addYears(inactive_from, -1)) })
    .where('id', '=', household.household_id)
    .execute();
  return household;
}
