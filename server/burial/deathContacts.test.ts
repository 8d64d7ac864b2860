import { describe, expect, it } from 'vitest';
import { type DeathContact, deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathContact } from '../testing/deaths/deathContactBuilders.ts';
import { deathContact } from '../testing/payloads.ts';
import { testServer } from '../testing/testServer.ts';

const { listDeathContacts, createDeathContact, changeDeathContact, deleteDeathContact } = deathContactsContract;

const server = testServer();

const hasan = { ...deathContact, country: 'austria', language: 'tr' } as const;
type Sent = Partial<Omit<typeof hasan, 'country' | 'may_report'>> & {
  country?: 'austria' | 'turkiye';
  may_report?: boolean;
};

async function aMember(status: 'new' | 'waiting' | 'active' | 'inactive' = 'active') {
  const { household, client } = await aLoggedInClient(server, { status });
  const id = String(household.household_id);
  const name = (sent: Sent = {}, key?: string) =>
    client.send(
      'POST',
      `/api/v1/household/${id}/death-contact`,
      { ...hasan, ...sent },
      key ? { 'idempotency-key': `"${key}"` } : {},
    );
  return { household, client, id, name };
}

async function listed(client: TestClient): Promise<DeathContact[]> {
  return (await client.call(listDeathContacts)).body as DeathContact[];
}

describe('naming a contact', () => {
  it.each(['waiting', 'active'] as const)('is kept with the consent, its day and who stated it: %s', async (status) => {
    const { client, id } = await aMember(status);

    const answer = await client.call(createDeathContact, {
      id,
      ...hasan,
      name: ' Murat  Demir ',
      relation: ' kardeşi ',
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      country: 'austria',
      name: 'Murat Demir',
      relation: 'kardeşi',
      phone_number: '+436609998877',
      language: 'tr',
      may_report: true,
      agreed_on: '11.01.2027',
      agreed_stated_by: 'Ayşe Yılmaz',
    });
    expect(await listed(client)).toEqual([answer.body]);
  });

  it('does not allow talking about a death unless that is ticked', async () => {
    const { client, id } = await aMember();
    const { may_report, ...without } = hasan;

    const answer = await client.call(createDeathContact, { id, ...without });

    expect(answer).toMatchObject({ status: 201, body: { may_report: false } });
  });

  it('creates one in Austria and one in Türkiye at most, also with parallel calls', async () => {
    const { client, name } = await aMember();

    const answers = await Promise.all(Array.from({ length: 4 }, () => name()));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await name()).toMatchObject({ status: 409, body: { message: 'death_contact_already_exists' } });
    expect(await name({ country: 'turkiye' })).toMatchObject({ status: 201 });
    expect((await listed(client)).map(({ country }) => country)).toEqual(['austria', 'turkiye']);
  });

  // proves: promise.2
  it('again with the same key returns the created contact as it now is', async () => {
    const { client, name } = await aMember();

    const first = await name({}, 'key-1');
    const again = await name({ name: 'Zeynep Demir' }, 'key-1');

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await listed(client)).toEqual([first.body]);
  });

  it.each([
    ['the consent is not ticked', { agreed: false }, { agreed: ['must_be_ticked'] }],
    ['the consent is left out', { agreed: undefined }, { agreed: ['required'] }],
    ['there is no name', { name: ' ' }, { name: ['required'] }],
    ['there is no relation', { relation: '' }, { relation: ['required'] }],
    ['the relation is too long', { relation: 'x'.repeat(51) }, { relation: ['max_50_characters'] }],
    ['the phone number is none', { phone_number: 'nachts' }, { phone_number: ['invalid_phone_number'] }],
    ['the country is another', { country: 'germany' }, { country: ['invalid_choice'] }],
    ['the language is another', { language: 'ku' }, { language: ['invalid_choice'] }],
  ])('is refused at its field where %s', async (_what, wrong, errors) => {
    const { client, id } = await aMember();

    const answer = await client.send('POST', `/api/v1/household/${id}/death-contact`, { ...hasan, ...wrong });

    expect(answer).toMatchObject({ status: 422, body: { message: 'validation_failed', errors } });
    expect(await listed(client)).toEqual([]);
  });
});

describe('changing and deleting', () => {
  it('a change alters only what is sent, and renews the consent', async () => {
    const { household, client } = await aMember();
    const yesterday = server.clock.inDays(-1);
    const id = String(await aDeathContact(server, household, { agreed_on: yesterday, agreed_stated_by: null }));
    const [before] = await listed(client);
    expect(before).toMatchObject({ agreed_on: '10.01.2027', agreed_stated_by: null });

    const answer = await client.call(changeDeathContact, { id, phone_number: '+436601112233', agreed: true });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      phone_number: '+436601112233',
      agreed_on: '11.01.2027',
      agreed_stated_by: 'Ayşe Yılmaz',
    });
  });

  it('a change without the consent is refused', async () => {
    const { household, client } = await aMember();
    const id = await aDeathContact(server, household);

    const answer = await client.send('PUT', `/api/v1/household/death-contact/${id}`, { name: 'Zeynep Demir' });

    expect(answer).toMatchObject({ status: 422, body: { errors: { agreed: ['required'] } } });
  });

  it('the country stays, whatever is sent', async () => {
    const { household, client } = await aMember();
    const id = await aDeathContact(server, household);

    await client.send('PUT', `/api/v1/household/death-contact/${id}`, { country: 'turkiye', agreed: true });

    expect(await listed(client)).toMatchObject([{ country: 'austria' }]);
  });

  it('a deleted contact leaves nothing behind, and another may be named', async () => {
    const { household, client, name } = await aMember();
    const id = String(await aDeathContact(server, household));

    expect((await client.call(deleteDeathContact, { id })).status).toBe(204);

    const { count } = await server.context.db
      .selectFrom('death_contacts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('household_id', '=', household.household_id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    expect(await name()).toMatchObject({ status: 201 });
  });
});

it.each([
  ['an applicant', 'new', 'household_must_be_active'],
  ['somebody whose membership has ended', 'inactive', 'household_inactive'],
] as const)('%s can neither name, change nor remove anybody', async (_who, status, message) => {
  const { household, client, id, name } = await aMember(status);
  const contact = String(await aDeathContact(server, household, { country: 'turkiye' }));

  const answers = [
    await name(),
    await client.call(changeDeathContact, { id: contact, agreed: true }),
    await client.call(deleteDeathContact, { id: contact }),
  ];

  expect(answers).toMatchObject(Array(3).fill({ status: 409, body: { message } }));
  expect(id).toBe(String(household.household_id));
  expect(await listed(client)).toHaveLength(1);
});

it('another household’s contact answers as if it did not exist, and is not listed', async () => {
  const other = await aMember();
  const foreign = await aDeathContact(server, other.household);
  const { client } = await aMember();

  for (const id of [String(foreign), '2000000000']) {
    for (const answer of [
      await client.call(changeDeathContact, { id, agreed: true }),
      await client.call(deleteDeathContact, { id }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { message: 'death_contact_not_found' } });
  }
  expect(await client.call(createDeathContact, { id: other.id, ...hasan })).toMatchObject({
    status: 404,
    body: { message: 'HouseholdNotFound' },
  });
  expect(await listed(client)).toEqual([]);
  expect(await listed(other.client)).toHaveLength(1);
});
