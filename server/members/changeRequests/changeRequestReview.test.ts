import { beforeAll, describe, expect, test } from 'vitest';
import {
  changeRequestReviewContract,
  type OpenChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import {
  type ChangeRequest,
  changeRequestsContract,
} from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { newsOf, standingOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aMember } from '../../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { listOpenChangeRequests, getChangeRequest, grantChangeRequest, refuseChangeRequest } =
  changeRequestReviewContract;

const server = testServer();
let office: TestClient;
let clerk: number;
beforeAll(async () => {
  await withDemoFees(server);
  const { client, account } = await aClerk(server);
  office = client;
  clerk = account.account_id;
});

async function anExistingMember(language: 'de' | 'tr' = 'de', status: 'waiting' | 'active' = 'active') {
  const { client, household } = await aLoggedInClient(server, { status, language });
  const person = async (id: number) => (await client.call(membersContract.getMember, { id: String(id) })).body;
  const states = async () =>
    ((await client.call(changeRequestsContract.listChangeRequests)).body as ChangeRequest[]).map(({ state }) => state);
  return { client, household, person, states };
}

describe('requests for corrections', () => {
  test('are on the office’s list and to-do list, without the values', async () => {
    const { household } = await anExistingMember();
    const id = await aChangeRequest(server, household, { field: 'turkish_id_no', wanted: '10000000146' });

    const listed = await office.call(listOpenChangeRequests);
    const toDo = await office.call(officeContract.getToDo);

    const mine = (listed.body as OpenChangeRequest[]).find((request) => request.id === id);
    const { household_id, membership_no, main_member_id } = household;
    const whose = { household_id, membership_no, member_id: main_member_id, name: 'Ayşe Yılmaz' };
    expect(mine).toEqual({ id, ...whose, field: 'turkish_id_no', created_at: '2027-01-11T11:00:00.000Z' });
    expect(toDo.body).toMatchObject({ change_requests: expect.arrayContaining([mine]) });
    expect(JSON.stringify([listed.body, toDo.body])).not.toContain('10000000146');
    expect(await auditOf(server, household_id)).toEqual([]);
  });

  test('are opened with both values, and the access is recorded', async () => {
    const { client, household } = await anExistingMember();
    const { household_id, main_member_id } = household;
    const { body } = await client.call(changeRequestsContract.askForChange, {
      id: String(main_member_id),
      field: 'social_insurance_number',
      wanted: '1237010180',
      explanation: 'Zahlendreher',
    });
    const other = await aChangeRequest(server, household);
    const { id } = body as ChangeRequest;

    const seen = await office.call(getChangeRequest, { id: String(id) });

    expect(seen.body).toMatchObject({
      was: '1236010285',
      wanted: '1237010180',
      explanation: 'Zahlendreher',
      others: [{ id: other, field: 'mother_name' }],
    });
    const look = { action: 'change_request.seen', actor_account_id: clerk, subject_id: id };
    expect(await auditOf(server, household_id)).toEqual([look]);
  });
});

describe('a request that the office grants', () => {
  test('corrects the value at once, is recorded, and the member is told', async () => {
    const { household, person, states } = await anExistingMember('tr');
    const { household_id, main_member_id } = household;
    const id = await aChangeRequest(server, household, { field: 'mother_name', wanted: 'Hatice' });

    const { status, body } = await office.call(grantChangeRequest, { id: String(id) });

    expect([status, body]).toMatchObject([200, { state: 'granted', decided_at: '2027-01-11T11:00:00.000Z' }]);
    expect(await person(main_member_id)).toMatchObject({ mother_name: 'Hatice', version: 2 });
    expect(await states()).toEqual(['granted']);
    const decision = { action: 'change_request.granted', actor_account_id: clerk, subject_id: id };
    expect(await auditOf(server, household_id)).toEqual([decision]);
    expect(await newsOf(server, household)).toEqual(['Bilgilerinizi düzelttik']);
    expect(await subjectsTo(server, household.email)).toEqual(['Bilgilerinizi düzelttik']);
    const mail = server.mails.find(({ to }) => to === household.email);
    expect(mail?.text).toContain('Ayşe Yılmaz için şu bilgileri düzelttik: Anne adı.');
    expect(mail?.text).not.toContain('Hatice');
  });

  test('is stored encrypted if it is an identity number', async () => {
    const { household, person } = await anExistingMember();
    const id = await aChangeRequest(server, household, { field: 'turkish_id_no', wanted: '10000000146' });

    await office.call(grantChangeRequest, { id: String(id) });

    expect(await person(household.main_member_id)).toMatchObject({ turkish_id_no: '10000000146' });
    const { turkish_id_no } = await server.context.db
      .selectFrom('members')
      .select('turkish_id_no')
      .where('id', '=', household.main_member_id)
      .executeTakeFirstOrThrow();
    expect(turkish_id_no?.toString('latin1')).not.toContain('10000000146');
  });

  test('follows today’s rules: no child may become too old', async () => {
    const { household, person, states } = await anExistingMember();
    const son = await aMember(server, household, { status: 'active' });
    const wanted = { member_id: son, field: 'date_of_birth', wanted: '01.01.1990' } as const;
    const id = String(await aChangeRequest(server, household, wanted));

    const { status, body } = await office.call(grantChangeRequest, { id });

    expect([status, body]).toMatchObject([422, { message: 'child_older_than_30' }]);
    expect(await person(son)).toMatchObject({ date_of_birth: '05.05.2015', version: 1 });
    expect(await states()).toEqual(['open']);
    expect(await newsOf(server, household)).toEqual([]);
  });

  test('is granted together with the values it depends on, all or nothing', async () => {
    const { household, person, states } = await anExistingMember();
    const son = await aMember(server, household, { status: 'active' });
    const gender = await aChangeRequest(server, household, { member_id: son, field: 'gender', wanted: 'female' });
    const relation = await aChangeRequest(server, household, {
      member_id: son,
      field: 'relationship_type',
      wanted: 'daughter',
    });
    const own = await aChangeRequest(server, household);

    const alone = await office.call(grantChangeRequest, { id: String(gender) });
    const withMine = await office.call(grantChangeRequest, { id: String(gender), together_with: [relation, own] });
    expect(await states()).toEqual(['open', 'open', 'open']);
    const together = await office.call(grantChangeRequest, { id: String(gender), together_with: [relation] });

    expect([alone.status, alone.body]).toMatchObject([
      422,
      { errors: { relationship_type: ['does_not_fit_together'] } },
    ]);
    expect([withMine.status, withMine.body]).toMatchObject([404, { message: 'change_request_not_found' }]);
    expect(together.status).toBe(200);
    expect(await person(son)).toMatchObject({ gender: 'female', relations: { relationship_type: 'daughter' } });
    expect(await states()).toEqual(['open', 'granted', 'granted']);
    expect(await newsOf(server, household)).toHaveLength(1);
  });

  test('starts ninety days of waiting for somebody who waited none as a newborn and is older', async () => {
    const { client, household } = await anExistingMember('de', 'waiting');
    await anInvoice(server, household, { status: 'paid' });
    await anInvoice(server, household, { type: 'sirf', status: 'paid' });
    const baby = await aMember(server, household, { date_of_birth: day('2026-12-01') });
    await confirmedInvoice(client, 'siac');
    expect((await standingOf(server, household)).at(-1)).toBe('Emre waiting 2027-01-11 - -');
    const wanted = { member_id: baby, field: 'date_of_birth', wanted: '01.12.2016' } as const;
    const id = String(await aChangeRequest(server, household, wanted));

    await office.call(grantChangeRequest, { id });

    expect((await standingOf(server, household)).at(-1)).toBe('Emre waiting 2027-01-11 2027-04-11 -');
  });
});

describe('a request that the office refuses', () => {
  test('changes nothing but its status, and the member is told why', async () => {
    const { household, person, client } = await anExistingMember();
    const id = await aChangeRequest(server, household);
    const reason = 'Im Reisepass steht <Fatma>.';

    const { status, body } = await office.call(refuseChangeRequest, { id: String(id), reason });

    expect([status, body]).toMatchObject([200, { state: 'refused', answer: reason }]);
    expect(await person(household.main_member_id)).toMatchObject({ mother_name: 'Fatma', version: 1 });
    expect((await client.call(changeRequestsContract.listChangeRequests)).body).toMatchObject([{ answer: reason }]);
    expect(await subjectsTo(server, household.email)).toEqual(['Zu Ihrem Korrekturwunsch']);
    const mail = server.mails.find(({ to }) => to === household.email);
    expect(mail?.text).toContain(reason);
    expect(mail?.html).toContain('&lt;Fatma&gt;');
    const decision = { action: 'change_request.refused', actor_account_id: clerk, subject_id: id };
    expect(await auditOf(server, household.household_id)).toEqual([decision]);
  });

  test('needs a reason', async () => {
    const { household } = await anExistingMember();
    const id = String(await aChangeRequest(server, household));

    const { status, body } = await office.call(refuseChangeRequest, { id, reason: ' ' });

    expect([status, body]).toMatchObject([422, { errors: { reason: ['required'] } }]);
  });
});

test('a request about data that the member can correct again, because the application was sent back, is not granted', async () => {
  const { household, person } = await anExistingMember('de', 'waiting');
  const id = String(await aChangeRequest(server, household));
  await office.call(decisionsContract.sendBack, { id: String(household.household_id), reason: 'Bitte berichtigen.' });

  const { status, body } = await office.call(grantChangeRequest, { id });

  expect([status, body]).toMatchObject([409, { message: 'data_not_locked' }]);
  expect(await person(household.main_member_id)).toMatchObject({ mother_name: 'Fatma' });
});

test('a decided or withdrawn request cannot be decided', async () => {
  const { household, client } = await anExistingMember();
  const granted = String(await aChangeRequest(server, household));
  await office.call(grantChangeRequest, { id: granted });
  const withdrawn = String(await aChangeRequest(server, household));
  await client.call(changeRequestsContract.withdrawChangeRequest, { id: withdrawn });

  const answers = [
    await office.call(grantChangeRequest, { id: granted }),
    await office.call(refuseChangeRequest, { id: granted, reason: 'Doch nicht.' }),
    await office.call(grantChangeRequest, { id: withdrawn }),
  ];

  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([409, { message: 'change_request_already_decided' }]);
  }
  expect(await newsOf(server, household)).toHaveLength(1);
});

test('of a grant and a withdrawal at the same moment, one succeeds', async () => {
  const { household, client, person, states } = await anExistingMember();
  const id = String(await aChangeRequest(server, household));

  const [granted, withdrawn] = await Promise.all([
    office.call(grantChangeRequest, { id }),
    client.call(changeRequestsContract.withdrawChangeRequest, { id }),
  ]);

  const won = granted.status === 200;
  expect([granted.status, withdrawn.status]).toEqual(won ? [200, 409] : [409, 204]);
  expect(await states()).toEqual([won ? 'granted' : 'withdrawn']);
  expect(await person(household.main_member_id)).toMatchObject({ mother_name: won ? 'Hatice' : 'Fatma' });
});

describe('a date of birth that was wrong', () => {
  test('of a newborn, entered a year too early: once granted, the child is a member at once', async () => {
    const { client, household } = await anExistingMember();
    for (const type of ['siac', 'sirf'] as const) await anInvoice(server, household, { type, status: 'paid' });
    const born = { gender: 'female', relationship_type: 'daughter', date_of_birth: day('2025-12-20') } as const;
    const member_id = await aMember(server, household, { first_name: 'Zeynep', ...born });
    await confirmedInvoice(client, 'siac');
    const before = (await standingOf(server, household)).at(-1);
    const id = await aChangeRequest(server, household, { member_id, field: 'date_of_birth', wanted: '20.12.2026' });

    await office.call(grantChangeRequest, { id: String(id) });

    expect(before).toBe('Zeynep waiting 2027-01-11 2027-04-11 -');
    expect((await standingOf(server, household)).at(-1)).toBe('Zeynep active 2027-01-11 - 2027-01-11');
  });

  test('of somebody over thirty who was covered as a child is corrected even after the membership has ended', async () => {
    const { household, person } = await anExistingMember();
    const born = { status: 'active', date_of_birth: day('1998-05-01') } as const;
    const member_id = await aMember(server, household, born);
    const id = await aChangeRequest(server, household, { member_id, field: 'date_of_birth', wanted: '01.05.1995' });
    const grant = () => office.call(grantChangeRequest, { id: String(id) });

    const covered = await grant();
    const ending = { member_id, inactive_reason_id: 17, inactive_from: '11.01.2027' };
    await office.call(decisionsContract.deactivate, { id: String(household.household_id), ...ending });
    const ended = await grant();

    expect([covered.status, covered.body]).toMatchObject([422, { message: 'child_older_than_30' }]);
    expect(ended.status).toBe(200);
    expect(await person(member_id)).toMatchObject({ date_of_birth: '01.05.1995' });
  });
});
