import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { burialContract } from '../../domain/burial/burial.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { testServer } from '../testing/testServer.ts';

const { storeBurialPlace, changeBurialPlace } = burialContract;

const server = testServer();

const nothingElse = {
  grave_group: null,
  grave_row: null,
  grave_number: null,
  grave_user: null,
  street: null,
  postal_code: null,
  city: null,
  state: null,
  country_id: null,
};

type Place = { id: number };

async function aBurialPlace(
  member: { main_member_id: number },
  graveyard = 'Islamischer Friedhof Wien',
): Promise<Place> {
  const { rows } = await sql<Place>`insert into burial_places (member_id, graveyard, created_at, updated_at)
    values (${member.main_member_id}, ${graveyard}, ${server.clock.now()}, ${server.clock.now()})
    returning id`.execute(server.context.db);
  const [place] = rows;
  if (!place) throw new Error('no burial place was made');
  return place;
}

async function graveyardsOf(member: { main_member_id: number }): Promise<string[]> {
  const { rows } = await sql<{ graveyard: string }>`select graveyard from burial_places
    where member_id = ${member.main_member_id} order by id`.execute(server.context.db);
  return rows.map((row) => row.graveyard);
}

// proves: role.existing-burial
it.each(['waiting', 'active'] as const)('a cemetery is enough, for a main member who is %s', async (status) => {
  const { household, client } = await aLoggedInClient(server, { status });

  const answer = await client.call(storeBurialPlace, {
    id: String(household.main_member_id),
    graveyard: ' Karacaahmet Mezarlığı ',
  });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(Number),
    type: 'burial_place',
    is_main_address: false,
    graveyard: 'Karacaahmet Mezarlığı',
    ...nothingElse,
  });
});

it('the other fields of the grave are stored, and can be changed or cleared one by one', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const grave = {
    graveyard: 'Islamischer Friedhof Wien',
    grave_group: 'B',
    grave_row: '12',
    grave_number: '7a',
    grave_user: 'Ayşe Yılmaz',
    street: 'Großmarktstraße 2',
    postal_code: '1230',
    city: 'Wien',
    state: 'Wien',
    country_id: 40,
  };
  const { body } = await client.call(storeBurialPlace, { id: String(household.main_member_id), ...grave });
  const { id } = body as Place;

  const answer = await client.call(changeBurialPlace, {
    id: String(id),
    grave_number: '8',
    grave_user: null,
    street: '',
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id, ...grave, grave_number: '8', grave_user: null, street: null });
});

it('parallel calls create one burial place per person', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const store = (graveyard: string) =>
    client.call(storeBurialPlace, { id: String(household.main_member_id), graveyard });

  const answers = await Promise.all(['eins', 'zwei', 'drei', 'vier', 'fünf'].map(store));

  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await store('sechs')).toMatchObject({ status: 409, body: { message: 'burial_place_already_exists' } });
  expect(await graveyardsOf(household)).toHaveLength(1);
});

it.each([
  ['an applicant', 'new', 'household_must_be_active'],
  ['somebody whose membership has ended', 'inactive', 'household_inactive'],
] as const)('%s can neither store nor change one', async (_who, status, message) => {
  const { household, client } = await aLoggedInClient(server, { status });
  const { id } = await aBurialPlace(household);

  const answers = [
    await client.call(storeBurialPlace, { id: String(household.main_member_id), graveyard: 'Neu' }),
    await client.call(changeBurialPlace, { id: String(id), graveyard: 'Neu' }),
  ];

  expect(answers).toMatchObject(Array(2).fill({ status: 409, body: { message } }));
  expect(await graveyardsOf(household)).toEqual(['Islamischer Friedhof Wien']);
});

it('another household’s answers as if it did not exist', async () => {
  const other = await aLoggedInClient(server, { status: 'active' });
  const foreign = await aBurialPlace(other.household);
  const { client } = await aLoggedInClient(server, { status: 'active' });

  for (const id of [other.household.main_member_id, 2_000_000_000]) {
    const answer = await client.call(storeBurialPlace, { id: String(id), graveyard: 'Fremd' });
    expect(answer).toMatchObject({ status: 404, body: { message: 'MemberNotFound' } });
  }
  for (const id of [foreign.id, 2_000_000_000]) {
    const answer = await client.call(changeBurialPlace, { id: String(id), graveyard: 'Fremd' });
    expect(answer).toMatchObject({ status: 404, body: { message: 'burial_place_not_found' } });
  }
  expect(await graveyardsOf(other.household)).toEqual(['Islamischer Friedhof Wien']);
});

it('a family member has no burial place of their own', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const { rows } = await sql<Place>`insert into members (household_id, is_main, membership_basis, status, status_since,
      first_name, last_name, created_at)
    values (${household.household_id}, false, 'spouse', 'active', ${server.clock.today()}, 'Ali', 'Yılmaz',
      ${server.clock.now()}) returning id`.execute(server.context.db);

  const answer = await client.call(storeBurialPlace, { id: String(rows[0]?.id), graveyard: 'Friedhof' });

  expect(answer).toMatchObject({ status: 403, body: { message: 'forbidden' } });
});

it.each([
  ['no cemetery', { graveyard: ' ' }, { graveyard: ['required'] }],
  [
    'a cemetery of more than two hundred characters',
    { graveyard: 'x'.repeat(201) },
    { graveyard: ['max_200_characters'] },
  ],
  ['a country that does not exist', { graveyard: 'A', country_id: 999 }, { country_id: ['invalid_choice'] }],
])('%s is refused at its field', async (_what, sent, errors) => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });

  const answer = await client.send('POST', `/api/v1/member/${household.main_member_id}/burial-place`, sent);

  expect(answer).toMatchObject({ status: 422, body: { message: 'validation_failed', errors } });
});

it('the cemetery cannot be emptied', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const { id } = await aBurialPlace(household);

  const answer = await client.call(changeBurialPlace, { id: String(id), graveyard: '' });

  expect(answer).toMatchObject({ status: 422, body: { errors: { graveyard: ['required'] } } });
});
