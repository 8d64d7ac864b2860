import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftsContract } from '../../domain/application/drafts.contract.ts';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { myDataContract } from '../../domain/me/myData.contract.ts';
import { changeRequestsContract } from '../../domain/members/changeRequests/changeRequests.contract.ts';
import { membersContract, type SubMember } from '../../domain/members/members.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { readZip } from '../testing/documents/zipReading.ts';
import { aChangeRequest, aDocument, aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { endByDeath } from '../testing/membership/endByDeath.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { askForChange, listChangeRequests, withdrawChangeRequest } = changeRequestsContract;
const { getMember, changeMember, deleteDocument, downloadDocument } = membersContract;

const DIVORCE = 18;
const NUMBER = '1237050515';
const TURKISH_ID = '10000000146';
const PHONE = '+4315550199';
const EMAIL = 'emre@example.at';
const GRAVE = 'Zentralfriedhof';
/** A family member with all the fields that the household sees. */
const whole = {
  social_insurance_number: NUMBER,
  turkish_id_no: TURKISH_ID,
  email: EMAIL,
  citizenship_id: 792,
  place_of_birth: 'Wien',
  civil_status: 'single',
  father_name: 'Mehmet',
  mother_name: 'Ayşe',
  phone_numbers: [{ phone_number: PHONE }],
  documents: [{ name: 'Reisepass.pdf' }],
};
const withheld = {
  social_insurance_number: null,
  turkish_id_no: null,
  email: null,
  citizenship_id: null,
  place_of_birth: null,
  civil_status: null,
  father_name: null,
  mother_name: null,
  phone_numbers: [],
  documents: [],
};

const server = testServer();
let office: TestClient;
beforeAll(async () => {
  ({ client: office } = await aClerk(server));
});

let client: TestClient;
let household: TestHousehold;
let son: number;
let document: number;
let request: number;
beforeEach(async () => {
  ({ client, household } = await aLoggedInClient(server, { status: 'active' }));
  son = await aMember(server, household, { status: 'active' });
  await server.context.db
    .updateTable('members')
    .set({ turkish_id_no: server.context.vault.seal(TURKISH_ID), email: EMAIL })
    .where('id', '=', son)
    .execute();
  await aPhoneNumber(server, son, { phone_number: PHONE });
  document = await aDocument(server, son);
  request = await aChangeRequest(server, household, { member_id: son, field: 'father_name', wanted: 'Osman' });
});

describe('a person who has left a household that goes on', () => {
  beforeEach(async () => {
    expect(await asTheHouseholdSees()).toMatchObject(whole);
    const values = { social_insurance_number: NUMBER };
    await client.call(draftsContract.keepDraft, { form: `family-member-${son}`, values, base: {} });
    await ends(DIVORCE, '10.01.2027');
  });

  it('is shown to the household with name, dates and reason, without numbers, contact data and documents', async () => {
    const seen = { first_name: 'Emre', last_name: 'Yılmaz', date_of_birth: '05.05.2015', status: 'inactive' };
    const ended = { ...seen, inactive_from: '10.01.2027', inactive_reason_id: DIVORCE };

    expect(await asTheHouseholdSees()).toMatchObject({ ...ended, ...withheld });
    expect((await client.call(getMember, { id: String(son) })).body).toMatchObject({ ...ended, ...withheld });
  });

  it('is not in the downloaded data with numbers, burial wish or documents', async () => {
    await wishesForAGrave(son);
    const { bytes } = await client.call(myDataContract.downloadMyData);
    const files = readZip(bytes);
    const data = files.get('data.json')?.toString() ?? '';

    expect([...files.keys()]).toEqual(['data.json']);
    expect(JSON.parse(data)).toMatchObject({
      sub_members: [{ first_name: 'Emre', ...withheld }],
      change_requests: [],
      drafts: [],
      former_burial_places: [],
    });
    for (const word of [NUMBER, TURKISH_ID, PHONE, EMAIL, 'Osman', GRAVE]) expect(data).not.toContain(word);
  });

  // proves: promise.3
  // departs: family-form.documents
  it('a document is answered as not found when it is read, removed, or shown with another person’s request', async () => {
    const absent = { status: 404, body: { message: 'document_not_found' } };
    const wish = { field: 'mother_name', wanted: 'Emine', document_id: document } as const;

    expect(await client.call(downloadDocument, { id: String(document) })).toMatchObject(absent);
    expect(await client.call(deleteDocument, { id: String(document) })).toMatchObject(absent);
    expect(await client.call(askForChange, { id: String(household.main_member_id), ...wish })).toMatchObject(absent);
    expect((await office.call(documentReviewContract.openDocument, { id: String(document) })).status).toBe(200);
  });

  it('cannot be changed, added to or asked about any more, and earlier requests are the office’s', async () => {
    const forbidden = { status: 403, body: { message: 'forbidden' } };
    const id = String(son);

    expect(await client.call(changeMember, { id, place_of_birth: 'Graz' })).toMatchObject(forbidden);
    expect(await client.call(askForChange, { id, field: 'place_of_birth', wanted: 'Graz' })).toMatchObject(forbidden);
    expect(await sendDocument(client, son, { type: 'other' }, passport)).toMatchObject(forbidden);
    expect((await client.call(listChangeRequests)).body).toEqual([]);
    expect(await client.call(withdrawChangeRequest, { id: String(request) })).toMatchObject({
      status: 404,
      body: { message: 'change_request_not_found' },
    });
    const { body } = await office.call(officeContract.getToDo);
    expect(body).toMatchObject({ change_requests: expect.arrayContaining([expect.objectContaining({ id: request })]) });
  });

  it('is not the subject of news when the office reviews their document', async () => {
    const refuse = { id: String(document), reason: 'Unscharf.' };
    const before = await newsCount();

    expect((await office.call(documentReviewContract.refuseDocument, refuse)).status).toBe(200);
    expect((await office.call(documentReviewContract.verifyDocument, { id: String(document) })).status).toBe(200);
    await server.runJobs();

    expect(await newsCount()).toBe(before);
  });

  it('is seen whole by the office, and again by the household if they come back', async () => {
    const file = await office.call(officeContract.getHousehold, { id: String(household.household_id) });
    expect((file.body as HouseholdFile).sub_members).toMatchObject([whole]);

    const back = { id: String(household.household_id), member_id: son };
    expect((await office.call(decisionsContract.reactivate, back)).status).toBe(200);

    expect(await asTheHouseholdSees()).toMatchObject(whole);
  });

  it('stays hidden if the household ends later', async () => {
    await ends(undefined);

    expect(await asTheHouseholdSees()).toMatchObject(withheld);
  });
});

describe('the family still sees everything', () => {
  it('about a person who has died, and can upload the documents that are needed', async () => {
    const { household_id } = household;
    await endByDeath(server, { household_id, member_id: son, from: day('2027-01-11') });

    expect(await asTheHouseholdSees()).toMatchObject(whole);
    expect((await client.call(downloadDocument, { id: String(document) })).status).toBe(200);
    expect((await sendDocument(client, son, { type: 'death_other' }, passport)).status).toBe(201);
    expect((await client.call(listChangeRequests)).body).toMatchObject([{ id: request }]);
  });

  it('about people whose membership ended together with the household’s', async () => {
    await ends(undefined);

    expect(await asTheHouseholdSees()).toMatchObject(whole);
    expect((await client.call(downloadDocument, { id: String(document) })).status).toBe(200);
  });
});

/** Ends the son's membership for this reason, or the whole household's. */
async function ends(reason: number | undefined, inactive_from = '11.01.2027'): Promise<void> {
  const one = { member_id: son, inactive_reason_id: reason };
  const { status } = await office.call(decisionsContract.deactivate, {
    id: String(household.household_id),
    inactive_from,
    ...(reason ? one : { inactive_reason_id: 4 }),
  });
  expect(status).toBe(200);
}

async function asTheHouseholdSees(): Promise<SubMember | undefined> {
  return ((await client.call(meContract.getMe)).body as Me).sub_members[0];
}

async function newsCount(): Promise<number> {
  const news = server.context.db.selectFrom('notifications').where('household_id', '=', household.household_id);
  return (await news.select('id').execute()).length;
}

/** A burial wish of the person who was the main member then. */
async function wishesForAGrave(member_id: number): Promise<void> {
  const at = server.clock.now();
  const place = { member_id, graveyard: GRAVE, created_at: at, updated_at: at };
  await server.context.db.insertInto('burial_places').values(place).execute();
}
