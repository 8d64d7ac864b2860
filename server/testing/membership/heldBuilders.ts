import { sql } from 'kysely';
import { askToCompare } from '../../households/comparison.actions.ts';
import { aHousehold, type TestHousehold } from '../builders.ts';
import { aHouseholdWithoutAccount } from '../counter/accountCodeBuilders.ts';
import type { TestServer } from '../testServer.ts';

/** A household of the association's former list, in which nobody can log in. */
async function aListedMember(server: TestServer, last_name: string): Promise<TestHousehold> {
  const household = await aHouseholdWithoutAccount(server, { last_name });
  const taken = { taken_over_on: server.clock.today() };
  await server.context.db.updateTable('households').set(taken).where('id', '=', household.household_id).execute();
  return household;
}

/** Somebody of that list who registered by themselves, and whose application the office has to compare; answers its id. */
export async function aHeldApplication(server: TestServer, last_name: string): Promise<number> {
  const listed = await aListedMember(server, last_name);
  const { household_id, main_member_id } = await aHousehold(server, { last_name });
  await sql`update members m set first_name = o.first_name, date_of_birth = o.date_of_birth from members o
    where m.id = ${main_member_id} and o.id = ${listed.main_member_id}`.execute(server.context.db);
  await server.change((change) => askToCompare(change, household_id));
  return household_id;
}

/** The household of the list whose main member has the name and birth day of an application's. */
export async function theListedOf({ context }: TestServer, applicationId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select o.household_id as id from members m
    join members o on o.is_main and o.search_name = m.search_name and o.date_of_birth = m.date_of_birth
    join households h on h.id = o.household_id and h.taken_over_on is not null
    where m.household_id = ${applicationId} and m.is_main order by o.id desc limit 1`.execute(context.db);
  const [listed] = rows;
  if (!listed) throw new Error('nobody of the list looks the same');
  return listed.id;
}
