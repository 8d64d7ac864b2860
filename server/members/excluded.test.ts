import { expect, it } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { familyMember } from '../testing/payloads.ts';
import { testServer } from '../testing/testServer.ts';

const { createFamilyMember, changeMember } = membersContract;
const EXCLUDED = 23;
const DIVORCE = 18;
const REFUSED = { status: 409, body: { message: 'person_was_excluded' } };
const again = { ...familyMember, first_name: 'EMRE', last_name: 'Yilmaz', date_of_birth: '05.05.2015' };

const server = testServer();

/** An active household whose son Emre Yılmaz, born 5.5.2015, ended for this reason. */
async function aHouseholdWithout(reason: number) {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const son = await aMember(server, household, { status: 'inactive' });
  await server.context.db.updateTable('members').set({ inactive_reason_id: reason }).where('id', '=', son).execute();
  return { client, household };
}

it('a person whom the board has excluded cannot be added again, in any spelling, nor by renaming somebody else', async () => {
  const { client, household } = await aHouseholdWithout(EXCLUDED);
  const other = await aMember(server, household, { date_of_birth: day('2015-05-06') });

  expect(await client.call(createFamilyMember, again as never)).toMatchObject(REFUSED);
  expect(await client.call(changeMember, { id: String(other), date_of_birth: '05.05.2015' })).toMatchObject(REFUSED);

  const people = server.context.db.selectFrom('members').where('household_id', '=', household.household_id);
  expect(await people.select('date_of_birth').orderBy('id').execute()).toHaveLength(3);
});

it('a brother can be added, and a person who ended for another reason can be added again', async () => {
  const excluded = await aHouseholdWithout(EXCLUDED);
  const divorced = await aHouseholdWithout(DIVORCE);

  const brother = await excluded.client.call(createFamilyMember, { ...again, first_name: 'Can' } as never);
  const back = await divorced.client.call(createFamilyMember, again as never);

  expect([brother.status, back.status]).toEqual([201, 201]);
});
