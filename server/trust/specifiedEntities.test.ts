import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aRegistration } from '../testing/registrations.ts';
import { namesIn, rowsOf } from '../testing/specification.ts';
import { testServer } from '../testing/testServer.ts';
import { aWorld, createEverything, type World } from '../testing/world.ts';

type Entity = Record<string, unknown>;
type Me = Entity & {
  main_member: Entity & { id: number; phone_numbers: Entity[]; addresses: Entity[]; documents: Entity[] };
  household: Entity & { id: number };
  sub_members: (Entity & { relations: Entity })[];
  substitutes: Entity[];
};

const server = testServer();
let world: World;
let me: Me;
beforeAll(async () => {
  await withDemoFees(server);
  world = await createEverything(await aWorld(server, { status: 'active' }));
  me = await ask('/api/v1/me');
});

/** The answer in which each entity of the specification occurs. */
const found: Record<string, () => Promise<Entity | undefined> | Entity | undefined> = {
  'entity.me': () => me,
  'entity.main-member': () => me.main_member,
  'entity.phone-number': () => me.main_member.phone_numbers[0],
  'entity.address': () => me.main_member.addresses.find(({ type }) => type === 'domestic'),
  'entity.burial-place': () => me.main_member.addresses.find(({ type }) => type === 'burial_place'),
  'entity.document': () => me.main_member.documents[0],
  'entity.household': () => me.household,
  'entity.substitute': () => me.substitutes[0],
  'entity.notification': async () => (await ask<Entity[]>('/api/v1/household/notifications'))[0],
  'entity.country': async () => (await ask<Entity[]>('/api/v1/countries'))[0],
  'entity.eligibility': () => ask('/api/v1/eligibilities'),
};

// proves: entity.me, entity.main-member, entity.phone-number, entity.address, entity.burial-place, entity.document
// proves: entity.household, entity.substitute, entity.notification, entity.country, entity.eligibility
describe('what the specification lists', () => {
  test.each(rowsOf('3-entities', 'entity.').filter(([id]) => id in found))('%s comes with %s', async (id, says) => {
    const entity = await found[id]?.();

    expect(Object.keys(entity ?? {})).toEqual(expect.arrayContaining(namesIn(says)));
  });
});

// proves: entity.sub-member
test('a family member has all personal data, the basis, the relationship and the info block', () => {
  const personal = namesIn(says('entity.main-member')).filter(
    (name) => !['name', 'addresses', 'active_from'].includes(name),
  );

  expect(Object.keys(me.sub_members[0] ?? {})).toEqual(
    expect.arrayContaining([...personal, 'membership_basis', 'relations', 'inactive_from', 'inactive_reason_id']),
  );
  expect(me.sub_members[0]?.relations).toEqual({ relationship_type: 'son' });
});

// proves: entity.journal-entry
test('an entry of the journal has its invoice with items', async () => {
  const [entry] = await ask<{ sale_invoice: Entity & { sale_invoice_items: Entity[] } }[]>(
    `/api/v1/finance/financial-journal/household/${me.household.id}?filter[type]=siac`,
  );

  expect(entry).toMatchObject({ type: 'siac', open_item: expect.any(Number), debit: expect.any(Number) });
  expect(Object.keys(entry?.sale_invoice ?? {})).toEqual(
    expect.arrayContaining(
      'id status_id description amount date due_date dunning_status household_id sale_invoice_items'.split(' '),
    ),
  );
  expect(entry?.sale_invoice.sale_invoice_items[0]).toMatchObject({
    description: expect.any(String),
    amount: expect.any(Number),
    member: { id: me.main_member.id },
  });
});

// proves: entity.pre-calculation
test('the pre-calculation names both fees, and the share of each person', async () => {
  const newcomer = await aWorld(server);
  await aCoveredPerson(server, newcomer);

  const answer = await ask<{ annual_contribution: { detail: Entity[] } }>(
    '/api/v1/finance/sale-invoice/pre-calculation',
    newcomer.client,
  );

  expect(answer).toMatchObject({
    registration_fee: { available: true, description: expect.any(String), amount: expect.any(Number) },
    annual_contribution: { available: true, description: expect.any(String), total: expect.any(Number) },
  });
  expect(answer.annual_contribution.detail).toHaveLength(2);
  for (const share of answer.annual_contribution.detail) {
    expect(Object.keys(share)).toEqual(expect.arrayContaining(['first_name', 'last_name', 'amount']));
  }
});

// proves: entity.registration
test('a registration takes exactly what the specification lists', async () => {
  const payload = aRegistration({ phone_type: 'private_mobile' });
  expect(Object.keys(payload).sort()).toEqual(namesIn(says('entity.registration')).sort());

  expect((await server.client().send('POST', '/api/v1/register', payload)).status).toBe(201);
});

describe('a value of the specification', () => {
  // proves: entity.phone-type
  test.each(namesIn(says('entity.phone-type')))('%s is a type of phone number', async (phone_type) => {
    const phone = { phone_number: '+436641112233', phone_type, is_main_number: false };

    const answer = await world.client.send('POST', `/api/v1/member/${me.main_member.id}/phone`, phone);

    expect([answer.status, answer.body]).toMatchObject([201, { phone_type }]);
  });

  // proves: entity.gender
  test.each([
    ['female', 'female'],
    ['male', 'male'],
    ['F', 'female'],
    ['M', 'male'],
  ])('%s is a gender, answered as %s', async (gender, stored) => {
    const applicant = await aWorld(server);

    const answer = await applicant.client.send('PUT', `/api/v1/member/${applicant.main_member_id}`, { gender });

    expect([answer.status, answer.body]).toMatchObject([200, { gender: stored }]);
  });

  // proves: entity.civil-status
  test.each(namesIn(says('entity.civil-status')))('%s is a civil status', async (civil_status) => {
    const applicant = await aWorld(server);

    const answer = await applicant.client.send('PUT', `/api/v1/member/${applicant.main_member_id}`, { civil_status });

    expect([answer.status, answer.body]).toMatchObject([200, { civil_status }]);
  });

  // proves: entity.member-status
  test.each(namesIn(says('entity.member-status')))('%s is a status of household and main member', async (status) => {
    const somebody = await aWorld(server, { status: status as 'new' });

    expect(await ask('/api/v1/me', somebody.client)).toMatchObject({ household: { status }, main_member: { status } });
  });

  // proves: entity.address-type
  test.each(['domestic', 'foreign'])('%s is a type of address', async (type) => {
    const applicant = await createEverything(await aWorld(server));

    const answer = await applicant.client.send('POST', '/api/v1/member/address', { ...anAddress, type });

    expect([answer.status, answer.body]).toMatchObject([201, { type }]);
  });

  // proves: entity.address-type
  test('burial_place is a type of address, that of the burial place', () => {
    expect(me.main_member.addresses).toContainEqual(expect.objectContaining({ type: 'burial_place' }));
  });

  // departs: entity.address-type
  test('a burial place is not stored by the calls for addresses, but by its own (D31)', async () => {
    const applicant = await createEverything(await aWorld(server));

    const answer = await applicant.client.send('POST', '/api/v1/member/address', {
      ...anAddress,
      type: 'burial_place',
    });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { type: expect.anything() } }]);
  });

  // proves: entity.represent-me-as
  test.each([...namesIn('administrator, lawyer, family_member'), undefined])(
    'a substitute may represent as %s; a lawyer by default',
    async (represent_me_as) => {
      const named = {
        first_name: 'Murat',
        last_name: 'Öz',
        email: 'm@example.at',
        valid_until: '31.12.2027',
        represent_me_as,
      };

      const answer = await world.client.send('POST', `/api/v1/household/${me.household.id}/substitute`, named);

      expect([answer.status, answer.body]).toMatchObject([201, { represent_me_as: represent_me_as ?? 'lawyer' }]);
    },
  );

  // proves: entity.membership-basis, entity.relationship
  test.each([
    ['spouse', ['wife', 'partner', 'significant_other', 'registered_partnership', 'companion'], 'female'],
    ['spouse', ['husband'], 'male'],
    ['child', ['son'], 'male'],
    ['child_with_disability', ['daughter'], 'female'],
  ])('with basis %s one may be %s', async (membership_basis, relationships, gender) => {
    for (const relationship_type of relationships) {
      const applicant = await aWorld(server);
      const person = { ...aPerson, gender, membership_basis, relationship_type };

      const answer = await applicant.client.send('POST', '/api/v1/member', person);

      expect([answer.status, answer.body]).toMatchObject([201, { membership_basis, relations: { relationship_type } }]);
    }
  });
});

// proves: entity.relationship
test.each([
  ['father', 'male'],
  ['mother', 'female'],
])('a %s needs no basis, and gets the one that nobody may send', async (relationship_type, gender) => {
  const applicant = await aWorld(server);
  const person = { ...aPerson, gender, relationship_type };

  const answer = await applicant.client.send('POST', '/api/v1/member', person);
  const sent = await applicant.client.send('POST', '/api/v1/member', { ...person, membership_basis: 'nb' });

  const stored = { membership_basis: 'nb', relations: { relationship_type } };
  expect([answer.status, answer.body]).toMatchObject([201, stored]);
  expect([sent.status, sent.body]).toMatchObject([422, { errors: { membership_basis: [expect.any(String)] } }]);
});

// proves: entity.relationship
test('the lookup knows the ten relationships of the specification', async () => {
  const { relationships } = await ask<{ relationships: string[] }>('/api/v1/eligibilities');

  expect(relationships.toSorted()).toEqual(namesIn(says('entity.relationship')).toSorted());
});

const anAddress = {
  street: 'a',
  postal_code: '1',
  city: 'b',
  state: 'c',
  country_id: 40,
  is_main_address: false,
};

const aPerson = {
  first_name: 'Zeynep',
  last_name: 'Çelik',
  date_of_birth: '01.02.2015',
  social_insurance_number: '1237010215',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'İzmir',
  civil_status: 'single',
  father_name: 'Ömer',
  mother_name: 'Şükriye',
};

async function ask<A = Me>(url: string, client: TestClient = world.client): Promise<A> {
  const { status, body } = await client.send('GET', url, undefined, { accept: 'application/json' });
  expect(status).toBe(200);
  return body;
}

function says(id: string): string {
  return rowsOf('3-entities', id)[0]?.[1] ?? '';
}
