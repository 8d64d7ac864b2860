import { day } from '../../../domain/shared/day.ts';
import { aLoggedInClient, type TestHousehold } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { aHouseholdWithoutAccount } from '../counter/accountCodeBuilders.ts';
import type { TestServer } from '../testServer.ts';

export type Joining = {
  /** Silent, of the former list. */
  listed: TestHousehold;
  /** The same person, who registered by themselves. */
  applicant: { client: TestClient; household: TestHousehold };
};

/** Ayşe Öztürk, born on 4.5.1950, in the former list and as an applicant. */
export async function anApplicantOfTheList(server: TestServer): Promise<Joining> {
  const name = { first_name: 'Ayşe', last_name: 'Öztürk' };
  const listed = await aHouseholdWithoutAccount(server, name);
  const taken = { taken_over_on: server.clock.today(), silent_since: server.clock.today() };
  await server.context.db.updateTable('households').set(taken).where('id', '=', listed.household_id).execute();
  const born = { date_of_birth: day('1950-05-04') };
  const applicant = await aLoggedInClient(server, { ...name, ...born, status: 'new', language: 'tr' });
  await withoutNumbers(server, applicant.household);
  return { listed, applicant };
}

/** All people of the builders have the same numbers. */
export async function withoutNumbers(server: TestServer, { household_id }: TestHousehold): Promise<void> {
  const none = { social_insurance_digest: null, turkish_id_digest: null };
  await server.context.db.updateTable('members').set(none).where('household_id', '=', household_id).execute();
}

/** The types of a person's documents, in order. */
export async function documentsOf({ context }: TestServer, member_id: number): Promise<string[]> {
  const found = context.db.selectFrom('documents').select('type').where('member_id', '=', member_id).orderBy('id');
  return (await found.execute()).map(({ type }) => type);
}

export async function addressesOf({ context }: TestServer, member_id: number): Promise<string[]> {
  const found = context.db.selectFrom('addresses').select('street').where('member_id', '=', member_id).orderBy('id');
  return (await found.execute()).map(({ street }) => street);
}
