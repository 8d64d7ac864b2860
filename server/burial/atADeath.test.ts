import { expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { aHousehold } from '../testing/builders.ts';
import { aDeathContact } from '../testing/deaths/deathContactBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { getDeathContacts } from './atADeath.reads.ts';

const server = testServer();

const read = (householdId: number) =>
  getDeathContacts({ db: server.context.db, today: server.clock.today() }, householdId);

it('shows wish, contacts, whom the office may talk to, and what the family has to bring', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id, main_member_id } = household;
  const daughter = await aMember(server, household, { first_name: 'Zeynep', date_of_birth: day('2000-05-05') });
  const child = await aMember(server, household, { first_name: 'Efe', date_of_birth: day('2020-05-05') });
  const contact = await aDeathContact(server, household);
  await aDeathContact(server, household, { country: 'turkiye', name: 'Fatma Kaya', may_report: false });
  const brother = await aSubstitute(server, household, { represent_me_as: 'family_member' });
  await aSubstitute(server, household, { represent_me_as: 'lawyer' });
  await aSubstitute(server, household, { represent_me_as: 'family_member', ended_on: server.clock.today() });
  await aDocument(server, main_member_id, { type: 'passport' });
  const now = server.clock.now();
  await server.context.db
    .insertInto('burial_places')
    .values({ member_id: main_member_id, graveyard: 'Wien-Liesing', created_at: now, updated_at: now })
    .execute();

  const found = await read(household_id);

  expect(found.wishes).toMatchObject([{ member_id: main_member_id, place: { graveyard: 'Wien-Liesing' } }]);
  expect(found.contacts).toMatchObject([
    { country: 'austria', name: 'Hasan Yılmaz', may_report: true, agreed_stated_by: 'Ayşe Yılmaz' },
    { country: 'turkiye', name: 'Fatma Kaya', may_report: false },
  ]);
  expect(found.may_report.map(({ kind, id }) => [kind, id])).toEqual([
    ['member', main_member_id],
    ['member', daughter],
    ['substitute', brother],
    ['contact', contact],
  ]);
  expect(found.may_report[0]).toMatchObject({ name: 'Ayşe Yılmaz', phone_numbers: ['+436641234567'] });
  expect(found.people.map(({ member_id, name }) => [member_id, name])).toEqual([
    [main_member_id, 'Ayşe Yılmaz'],
    [daughter, 'Zeynep Yılmaz'],
    [child, 'Efe Yılmaz'],
  ]);
  expect(found.people[0]?.documents).toContainEqual({
    type: 'passport',
    need: 'needed',
    question: null,
    is_uploaded: true,
  });
});

it('after the main member’s death the office may no longer talk to them', async () => {
  const household = await aHousehold(server, { status: 'inactive' });
  await server.context.db
    .updateTable('members')
    .set({ inactive_reason_id: 2 })
    .where('id', '=', household.main_member_id)
    .execute();

  expect((await read(household.household_id)).may_report).toEqual([]);
});

it('is empty for a household that does not exist', async () => {
  expect(await read(2_000_000_000)).toEqual({ wishes: [], contacts: [], may_report: [], people: [] });
});
