import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile, PossibleDuplicate } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

let names = 0;

/** A name with letters that no other name has. */
function ownName(): string {
  names += 1;
  return String.fromCharCode(96 + names).repeat(3);
}

/** A household whose main member has no duplicate. */
function aFamily() {
  return aHousehold(server, { first_name: `Selma${ownName()}` });
}

async function duplicatesIn(householdId: number): Promise<PossibleDuplicate[]> {
  const { body } = await client.call(officeContract.getHousehold, { id: String(householdId) });
  return (body as HouseholdFile).possible_duplicates;
}

const sukru = {
  first_name: 'Şükrü',
  last_name: 'Gürbüz',
  date_of_birth: day('2001-02-03'),
  mother_name: 'Şerife',
  father_name: 'Işık',
};

test('a person with the same name and birth date in another household is shown, with that household, in both', async () => {
  const [here, there] = [await aFamily(), await aFamily()];
  const person = await aMember(server, here, { ...sukru, status: 'active' });
  const other = await aMember(server, there, { ...sukru, first_name: 'SUKRU Can', last_name: 'Guerbuez' });

  expect(await duplicatesIn(here.household_id)).toEqual([
    {
      person_id: person,
      member_id: other,
      household_id: there.household_id,
      membership_no: there.membership_no,
      name: 'SUKRU Can Guerbuez',
      status: 'new',
      inactive_reason_id: null,
    },
  ]);
  expect(await duplicatesIn(there.household_id)).toMatchObject([
    { person_id: other, member_id: person, household_id: here.household_id },
  ]);
});

test('after a marriage the same parents are enough', async () => {
  const [parents, own] = [await aFamily(), await aFamily()];
  const born = { ...sukru, first_name: 'Aylin', date_of_birth: day('1999-09-09') };
  await aMember(server, parents, born);
  const wife = await aMember(server, own, { ...born, last_name: 'Karaca', mother_name: 'SERIFE', father_name: 'Isik' });

  expect(await duplicatesIn(parents.household_id)).toMatchObject([{ member_id: wife }]);
});

test.each([
  ['another birthday', { date_of_birth: day('2001-02-04') }],
  ['no birthday', { date_of_birth: null }],
  ['another first name', { first_name: 'Şakir' }],
  ['another last name and mother', { last_name: 'Karaca', mother_name: 'Hatice' }],
  ['another last name and father', { last_name: 'Karaca', father_name: 'Hasan' }],
  ['another last name and parents that nobody named', { last_name: 'Karaca', mother_name: null, father_name: null }],
])('%s is somebody else', async (_what, different) => {
  const [here, there] = [await aFamily(), await aFamily()];
  const person = { ...sukru, first_name: `Sezai${ownName()}` };
  await aMember(server, here, person);
  await aMember(server, there, { ...person, ...different });

  expect(await duplicatesIn(here.household_id)).toEqual([]);
});

test('people of one household are not compared with each other', async () => {
  const home = await aFamily();
  const twin = { ...sukru, first_name: 'Zehra' };
  await aMember(server, home, twin);
  await aMember(server, home, twin);

  expect(await duplicatesIn(home.household_id)).toEqual([]);
});

async function fileOf(householdId: number): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(householdId) })).body as HouseholdFile;
}

test.each(['social_insurance_digest', 'turkish_id_digest'] as const)(
  'people of other households with the same number are found by their %s, whatever their names',
  async (digest) => {
    const [here, there, elsewhere] = [await aFamily(), await aFamily(), await aFamily()];
    const { db } = server.context;
    const none = { social_insurance_digest: null, turkish_id_digest: null };
    await db.updateTable('members').set(none).execute();
    for (const { main_member_id } of [here, there]) {
      await db
        .updateTable('members')
        .set({ [digest]: Buffer.alloc(32, 7) })
        .where('id', '=', main_member_id)
        .execute();
    }

    expect((await fileOf(here.household_id)).same_numbers).toMatchObject([
      { person_id: here.main_member_id, member_id: there.main_member_id, household_id: there.household_id },
    ]);
    expect((await fileOf(elsewhere.household_id)).same_numbers).toEqual([]);
  },
);

test('the same file for two people, or as two types, is named at each of them, and not once one is refused', async () => {
  const home = await aFamily();
  const child = await aMember(server, home, { first_name: 'Ela' });
  const one = await aDocument(server, home.main_member_id, { type: 'passport' });
  const other = await aDocument(server, child, { type: 'residence_permit' });
  const alone = await aDocument(server, child, { type: 'passport' });
  const { db } = server.context;
  const same = { content_digest: Buffer.alloc(32, 9) };
  await db.updateTable('documents').set(same).where('id', 'in', [one, other]).execute();

  const { same_files } = await fileOf(home.household_id);
  expect(same_files.map(({ document_id }) => document_id)).toEqual([one, other]);
  expect(same_files[0]?.name).toMatch(/^Ela/);
  expect(same_files.some(({ document_id }) => document_id === alone)).toBe(false);

  const refused = { refused_at: server.clock.now(), refused_reason: 'zweimal' };
  await db.updateTable('documents').set(refused).where('id', '=', other).execute();
  expect((await fileOf(home.household_id)).same_files).toMatchObject([{ document_id: other }]);
});

test('the same file in another household is named with its number', async () => {
  const [here, there] = [await aFamily(), await aFamily()];
  const mine = await aDocument(server, here.main_member_id, { type: 'passport' });
  const theirs = await aDocument(server, there.main_member_id, { type: 'passport' });
  const { db } = server.context;
  await db
    .updateTable('documents')
    .set({ content_digest: Buffer.alloc(32, 11) })
    .where('id', 'in', [mine, theirs])
    .execute();

  const { household } = await fileOf(there.household_id);
  expect((await fileOf(here.household_id)).same_files).toEqual([
    { document_id: mine, name: expect.stringMatching(new RegExp(`\\(${household.membership_no}\\)$`)) },
  ]);
});
