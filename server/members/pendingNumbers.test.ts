import { beforeAll, describe, expect, test } from 'vitest';
import { changeRequestReviewContract } from '../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { changeRequestsContract } from '../../domain/members/changeRequests/changeRequests.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aChangeRequest, aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let office: TestClient;
beforeAll(async () => {
  office = (await aClerk(server)).client;
});

const NUMBER = '1237050515';
const newborn = {
  first_name: 'Elif',
  last_name: 'Yılmaz',
  date_of_birth: '05.01.2027',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'Wien',
  gender: 'female',
  civil_status: 'single',
  father_name: 'Mehmet',
  mother_name: 'Ayşe',
  membership_basis: 'child',
  relationship_type: 'daughter',
} as const;
const PENDING = { social_insurance_number: null, social_insurance_number_pending: true };
const THERE = { social_insurance_number: NUMBER, social_insurance_number_pending: false };

describe('a number that is not there yet', () => {
  // departs: rule.social-insurance, rule.main-required, rule.family-required
  test.each([
    ['left out', {}],
    ['null', { social_insurance_number: null }],
    ['empty', { social_insurance_number: ' ', social_insurance_number_pending: false }],
  ])('is refused while nobody says so: %s', async (_how, number) => {
    const { client } = await aLoggedInClient(server);

    const { status, body } = await client.call(membersContract.createFamilyMember, { ...newborn, ...number });

    expect([status, body]).toMatchObject([422, { errors: { social_insurance_number: ['required'] } }]);
  });

  test('is told together with everything else that is missing', async () => {
    const { client } = await aLoggedInClient(server);

    const { body } = await client.call(membersContract.createFamilyMember, {});

    expect(body).toMatchObject({ errors: { first_name: ['required'], social_insurance_number: ['required'] } });
  });

  test.each([
    ['left out', {}],
    ['empty', { social_insurance_number: '' }],
  ])('is accepted of who says so: %s', async (_how, number) => {
    const { client } = await aLoggedInClient(server);

    const { status, body } = await client.call(membersContract.createFamilyMember, {
      ...newborn,
      ...number,
      social_insurance_number_pending: true,
    });

    expect([status, body]).toMatchObject([201, PENDING]);
  });

  test('is still digits only, and a number that is sent with it counts', async () => {
    const { client } = await aLoggedInClient(server);
    const says = { ...newborn, social_insurance_number_pending: true };

    const wrong = await client.call(membersContract.createFamilyMember, { ...says, social_insurance_number: '12 AB' });
    const right = await client.call(membersContract.createFamilyMember, { ...says, social_insurance_number: NUMBER });

    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { social_insurance_number: ['only_numbers_allowed'] } },
    ]);
    expect([right.status, right.body]).toMatchObject([201, THERE]);
  });

  test('ends when the number is typed later, and holds up no other change', async () => {
    const { client, id } = await aNewborn();

    expect((await change(client, id, { place_of_birth: 'Graz' })).body).toMatchObject(PENDING);
    expect((await change(client, id, { social_insurance_number: NUMBER })).body).toMatchObject(THERE);
    expect((await change(client, id, { social_insurance_number: '' })).status).toBe(422);
  });

  test('is said of a main member, too, and may be taken back until submission', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = household.main_member_id;

    expect((await change(client, id, { ...PENDING })).body).toMatchObject(PENDING);
    expect((await change(client, id, { ...THERE })).body).toMatchObject(THERE);
  });

  test('is on the office’s list until a request of the family brings it', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const child = await aPendingMember(household);
    const listed = { member_id: child, name: 'Ayşe Yılmaz', membership_no: household.membership_no };
    expect(await pendingOf(household)).toMatchObject([{ ...listed, since: expect.any(String) }]);

    const wanted = { member_id: child, field: 'social_insurance_number', wanted: NUMBER } as const;
    const request = await aChangeRequest(server, household, wanted);
    await office.call(changeRequestReviewContract.grantChangeRequest, { id: String(request) });

    expect(await pendingOf(household)).toEqual([]);
    expect((await client.call(membersContract.getMember, { id: String(child) })).body).toMatchObject(THERE);
  });

  test('is not asked of applicants, who read it on their own list', async () => {
    const { household } = await aLoggedInClient(server);
    await aPendingMember(household, 'new');

    expect(await pendingOf(household)).toEqual([]);
  });

  test('cannot be asked for as a correction', async () => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });

    const { status, body } = await client.call(changeRequestsContract.askForChange, {
      id: String(household.main_member_id),
      field: 'social_insurance_number',
      wanted: '',
    });

    expect([status, body]).toMatchObject([422, { errors: { wanted: ['required'] } }]);
  });
});

async function aNewborn(): Promise<{ client: TestClient; id: number }> {
  const { client } = await aLoggedInClient(server);
  const { body } = await client.call(membersContract.createFamilyMember, {
    ...newborn,
    social_insurance_number_pending: true,
  });
  return { client, id: (body as { id: number }).id };
}

async function aPendingMember(household: TestHousehold, status: 'new' | 'active' = 'active'): Promise<number> {
  const id = await aMember(server, household, { status });
  await server.context.db.updateTable('members').set(PENDING).where('id', '=', id).execute();
  return id;
}

function change(client: TestClient, id: number, sent: object) {
  return client.call(membersContract.changeMember, { id: String(id), ...sent });
}

async function pendingOf({ household_id }: TestHousehold): Promise<ToDo['pending_numbers']> {
  const { body } = await office.call(officeContract.getToDo);
  return (body as ToDo).pending_numbers.filter((row) => row.household_id === household_id);
}
