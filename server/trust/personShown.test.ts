import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { myDataContract } from '../../domain/me/myData.contract.ts';
import { type MainMember, membersContract, type SubMember } from '../../domain/members/members.contract.ts';
import { fieldsWith } from '../../domain/members/personFields.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { readZip } from '../testing/documents/zipReading.ts';
import { markedPerson } from '../testing/markedHousehold.ts';
import { aDocument, aMember, anAddress, aPhoneNumber } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

/**
 * Whole objects with all fields of a person that the household, the office and "my data" are shown. A new field makes the tests
 * with `whole` and `main` fail before anybody sees it.
 */

const DIVORCE = 18;
const anId = expect.any(Number) as number;

const server = testServer();
let office: TestClient;
beforeAll(async () => {
  ({ client: office } = await aClerk(server));
});

let client: TestClient;
let household: TestHousehold;
let son: number;
let whole: SubMember;
let main: MainMember;
beforeEach(async () => {
  ({ client, household } = await aLoggedInClient(server, { status: 'active' }));
  await anAddress(server, household);
  son = await aMember(server, household, { status: 'active' });
  await server.context.db
    .updateTable('members')
    .set({ turkish_id_no: server.context.vault.seal('10000000146'), email: 'emre@example.at' })
    .where('id', '=', son)
    .execute();
  await aPhoneNumber(server, son);
  await aDocument(server, son);
  whole = wholeSon();
  main = wholeMain();
});

it('the household sees everything of its people, in me, in the person’s own call and in my data', async () => {
  const { main_member, sub_members } = await me();
  const data = await myData();

  expect({ main_member, sub_members }).toEqual({ main_member: main, sub_members: [whole] });
  expect(await person(son)).toEqual(whole);
  expect(await person(household.main_member_id)).toEqual(main);
  expect({ main_member: data.main_member, sub_members: data.sub_members }).toEqual({
    main_member: main,
    sub_members: [whole],
  });
});

it('of a person who has left it sees name and dates, and the office everything', async () => {
  const { status } = await office.call(decisionsContract.deactivate, {
    id: String(household.household_id),
    member_id: son,
    inactive_reason_id: DIVORCE,
    inactive_from: '10.01.2027',
  });
  expect(status).toBe(200);
  const ended = { status: 'inactive', inactive_reason_id: DIVORCE, version: 2 } as const;
  const left: SubMember = { ...whole, ...ended, inactive_from: toWireDay(day('2027-01-10')) };
  const seen: SubMember = {
    ...left,
    email: null,
    social_insurance_number: null,
    citizenship_id: null,
    turkish_id_no: null,
    place_of_birth: null,
    civil_status: null,
    father_name: null,
    mother_name: null,
    phone_numbers: [],
    documents: [],
  };

  expect((await me()).sub_members).toEqual([seen]);
  expect(await person(son)).toEqual(seen);
  expect((await myData()).sub_members).toEqual([seen]);
  expect((await file()).sub_members).toEqual([left]);
});

it('every field that is hidden after leaving has a value in this test', () => {
  const { relations, ...fields } = whole;
  const values = { ...fields, ...relations };
  const hidden = fieldsWith('seenBy', 'until_left', 'office_only').map((field) => values[field]);

  expect(hidden.filter((value) => value === null || (Array.isArray(value) && value.length === 0))).toEqual([]);
});

it('every field of a person’s form comes back as it was sent', async () => {
  ({ client, household } = await aLoggedInClient(server));
  expect((await client.send('PUT', `/api/v1/member/${household.main_member_id}`, markedPerson)).status).toBe(200);

  expect(await person(household.main_member_id)).toMatchObject(markedPerson);
});

it('the office sees everything of everybody', async () => {
  const { main_member, sub_members } = await file();

  expect({ main_member, sub_members }).toEqual({ main_member: main, sub_members: [whole] });
});

async function me(): Promise<Me> {
  return (await client.call(meContract.getMe)).body as Me;
}

async function person(id: number): Promise<unknown> {
  return (await client.call(membersContract.getMember, { id: String(id) })).body;
}

async function myData(): Promise<Pick<Me, 'main_member' | 'sub_members'>> {
  const { bytes } = await client.call(myDataContract.downloadMyData);
  return JSON.parse(readZip(bytes).get('data.json')?.toString() ?? '');
}

async function file(): Promise<HouseholdFile> {
  return (await office.call(officeContract.getHousehold, { id: String(household.household_id) })).body as HouseholdFile;
}

function wholeSon(): SubMember {
  return {
    id: son,
    first_name: 'Emre',
    last_name: 'Yılmaz',
    date_of_birth: toWireDay(day('2015-05-05')),
    social_insurance_number: '1237050515',
    social_insurance_number_pending: false,
    citizenship_id: 792,
    permanent_residence: true,
    turkish_id_no: '10000000146',
    place_of_birth: 'Wien',
    gender: 'male',
    membership_basis: 'child',
    civil_status: 'single',
    relations: { relationship_type: 'son' },
    father_name: 'Mehmet',
    mother_name: 'Ayşe',
    email: 'emre@example.at',
    phone_numbers: [{ id: anId, phone_number: '+4315550100', phone_type: 'private_landline', is_main_number: false }],
    documents: [
      {
        id: anId,
        name: 'Reisepass.pdf',
        type: 'passport',
        content_type: 'application/pdf',
        size_bytes: anId,
        created_at: now(),
        verified_at: null,
        refused_at: null,
        refused_reason: null,
        valid_until: null,
      },
    ],
    status: 'active',
    created_at: now(),
    active_from: null,
    waiting_until: null,
    inactive_from: null,
    inactive_reason_id: null,
    version: 1,
    fees_billed: false,
    fees_locked: false,
  };
}

function wholeMain(): MainMember {
  return {
    id: household.main_member_id,
    name: 'Ayşe Yılmaz',
    first_name: 'Ayşe',
    last_name: 'Yılmaz',
    date_of_birth: toWireDay(day('1985-02-01')),
    social_insurance_number: '1236010285',
    social_insurance_number_pending: false,
    citizenship_id: 792,
    permanent_residence: true,
    turkish_id_no: null,
    place_of_birth: 'Yozgat',
    gender: 'female',
    civil_status: 'married',
    father_name: 'Mehmet',
    mother_name: 'Fatma',
    email: household.email,
    phone_numbers: [{ id: anId, phone_number: '+436641234567', phone_type: 'private_mobile', is_main_number: true }],
    documents: [],
    addresses: [expect.objectContaining({ type: 'domestic', is_main_address: true }) as never],
    status: 'active',
    created_at: now(),
    active_from: toWireDay(server.clock.today()),
    waiting_until: null,
    inactive_from: null,
    inactive_reason_id: null,
    version: 1,
    fees_billed: false,
    fees_locked: false,
    membership_no: household.membership_no,
    pending_email: null,
  };
}

function now(): string {
  return server.clock.now().toISOString();
}
