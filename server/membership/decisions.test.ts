import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { sentBackPath } from '../../domain/members/sentBackPlace.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import type { HistoryEntry, HouseholdHistory } from '../../domain/office/householdHistory.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { system } from '../platform/actor.ts';
import { inChange } from '../platform/work.ts';
import { aHousehold, aLoggedInClient, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aClerk, aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { deactivate } from './ending/deactivation.actions.ts';

let server: TestServer;
let client: TestClient;
let account: TestAccount;

beforeAll(async () => {
  ({ server, client, account } = await aServerWithClerk());
});
afterAll(() => server.stop());

async function aWaitingHousehold(): Promise<TestHousehold> {
  return aHousehold(server, { status: 'waiting', waiting_from: day('2027-01-02'), waiting_until: day('2027-04-02') });
}

/** The household's own, not that of a person. */
async function lastStatusChange({ household_id }: TestHousehold): Promise<HistoryEntry | undefined> {
  const { body } = await client.call(officeContract.listHistory, { id: String(household_id) });
  return (body as HouseholdHistory).entries.find((entry) => entry.source === 'status' && entry.person === null);
}

async function fileOf({ household_id }: TestHousehold): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

async function decisionsOf({ household_id }: TestHousehold) {
  const rows = await auditOf(server, household_id);
  return rows.filter(({ action }) => !action.endsWith('.seen'));
}

describe('a document', () => {
  it('is verified by a clerk who has opened it', async () => {
    const household = await aWaitingHousehold();
    const id = await aDocument(server, household.main_member_id);

    const answer = await client.call(documentReviewContract.verifyDocument, { id: String(id) });

    expect([answer.status, answer.body]).toMatchObject([200, { id, verified_at: '2027-01-11T11:00:00.000Z' }]);
    expect(await decisionsOf(household)).toEqual([
      { action: 'document.verified', actor_account_id: account.account_id, subject_id: id },
    ]);
  });

  it('is refused with a reason that the member reads', async () => {
    const household = await aWaitingHousehold();
    const id = await aDocument(server, household.main_member_id);

    const answer = await client.call(documentReviewContract.refuseDocument, {
      id: String(id),
      reason: ' Nicht lesbar ',
    });

    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id, refused_reason: 'Nicht lesbar', verified_at: null },
    ]);
    expect(await newsOf(server, household)).toHaveLength(1);
    expect(await decisionsOf(household)).toMatchObject([{ action: 'document.refused', subject_id: id }]);
  });

  it('is not refused without a reason', async () => {
    const household = await aWaitingHousehold();
    const id = await aDocument(server, household.main_member_id);

    const answer = await client.call(documentReviewContract.refuseDocument, { id: String(id), reason: ' ' });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { reason: ['required'] } }]);
    expect(await decisionsOf(household)).toEqual([]);
  });
});

describe('an application that is sent back', () => {
  it('needs a reason', async () => {
    const household = await aWaitingHousehold();
    const id = String(household.household_id);

    const answer = await client.call(decisionsContract.sendBack, { id, reason: ' \n' });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { reason: ['required'] } }]);
    expect(await decisionsOf(household)).toEqual([]);
  });

  it('is new again, and the history says who did it and why', async () => {
    const household = await aWaitingHousehold();
    const { household_id } = household;

    const answer = await client.call(decisionsContract.sendBack, { id: String(household_id), reason: 'Foto fehlt' });

    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id: household_id, status: 'new', sent_back_reason: 'Foto fehlt', waiting_until: null },
    ]);
    expect(await lastStatusChange(household)).toMatchObject({
      from_status: 'waiting',
      to_status: 'new',
      by: account.email,
      words: 'Foto fehlt',
    });
    expect(await decisionsOf(household)).toMatchObject([{ action: 'household.sent_back' }]);
  });

  it.each(['document_passport', 'address', 'mother_name'] as const)(
    'names what it is about, and the member is led there: %s',
    async (place) => {
      const { client: member, household } = await aLoggedInClient(server, { status: 'waiting' });
      const { household_id, main_member_id: member_id } = household;
      const id = String(household_id);
      const about = { member_id, place };

      await client.call(decisionsContract.sendBack, { id, reason: 'Bitte prüfen', about });

      expect((await member.call(meContract.getMe)).body).toMatchObject({ application: { sent_back_about: about } });
      await server.runJobs();
      const mail = server.mails.find(({ to }) => to === household.email);
      expect(mail?.text).toContain(sentBackPath({ ...about, is_main: true, fees_locked: false }));
      await client.call(decisionsContract.takeBack, { id });
      await client.call(decisionsContract.sendBack, { id, reason: 'Anderes' });
      expect((await member.call(meContract.getMe)).body).toMatchObject({ application: { sent_back_about: null } });
    },
  );

  it.each([
    ['a field that a main member does not have', { place: 'relationship_type' }, 422],
    ['a field that nobody has', { place: 'iban' }, 422],
    ['somebody of another household', { member_id: 1, place: 'first_name' }, 404],
  ])('is about nothing that is not there: %s', async (_what, about, status) => {
    const household = await aWaitingHousehold();
    const sent = { member_id: household.main_member_id, ...about } as never;

    const answer = await client.call(decisionsContract.sendBack, {
      id: String(household.household_id),
      reason: 'Bitte prüfen',
      about: sent,
    });

    expect(answer.status).toBe(status);
    expect(await decisionsOf(household)).toEqual([]);
  });

  it('is restored as long as the household has changed nothing, and the history says so', async () => {
    const household = await aWaitingHousehold();
    const id = String(household.household_id);
    const before = await client.call(decisionsContract.takeBack, { id });
    const sent = await client.call(decisionsContract.sendBack, { id, reason: 'Foto fehlt' });

    const answer = await client.call(decisionsContract.takeBack, { id });

    expect([before.status, before.body]).toMatchObject([409, { message: 'status_step_not_possible' }]);
    expect(sent.body).toMatchObject({ status: 'new', may_take_back: true });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'waiting', sent_back_reason: null, may_take_back: false },
    ]);
    expect(await lastStatusChange(household)).toMatchObject({
      from_status: 'new',
      to_status: 'waiting',
      by: account.email,
    });
    expect((await decisionsOf(household)).map(({ action }) => action)).toEqual([
      'household.sent_back',
      'household.taken_back',
    ]);
  });

  it('must be waiting', async () => {
    const { household_id } = await aHousehold(server, { status: 'active' });

    const answer = await client.call(decisionsContract.sendBack, { id: String(household_id), reason: 'Foto fehlt' });

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'status_step_not_possible' }]);
  });
});

describe('a membership', () => {
  const end = (sent: Record<string, unknown>, by = client) =>
    by.call(decisionsContract.deactivate, { inactive_from: '10.01.2027', ...sent } as never);

  it('ends with reason and day, and is reactivated', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const id = String(household.household_id);

    const ended = await end({ id, inactive_reason_id: 7 });
    const back = await client.call(decisionsContract.reactivate, { id });

    expect([ended.status, ended.body]).toMatchObject([
      200,
      { status: 'inactive', inactive_from: '10.01.2027', inactive_reason_id: 7 },
    ]);
    expect([back.status, back.body]).toMatchObject([200, { status: 'active', inactive_from: null }]);
    expect((await decisionsOf(household)).map(({ action }) => action)).toEqual([
      'household.deactivated',
      'household.reactivated',
    ]);
  });

  it('of one family member is ended and reactivated, an exclusion by the board alone', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, household, { status: 'active' });
    const exclusion = { id: String(household.household_id), member_id, inactive_reason_id: 23 };
    const { client: board } = await aClerk(server, 'board');

    const bySystem = inChange(server.context, system, (change) =>
      deactivate(change, { ...exclusion, id: household.household_id, inactive_from: day('2027-01-10') }),
    );
    await expect(bySystem).rejects.toMatchObject({ key: 'forbidden' });
    const refused = await end(exclusion);
    const done = await end(exclusion, board);

    const broughtBack = await client.call(decisionsContract.reactivate, { id: exclusion.id, member_id });

    expect([refused.status, refused.body]).toMatchObject([403, { message: 'forbidden' }]);
    expect([done.status, done.body]).toMatchObject([200, { status: 'active' }]);
    expect([broughtBack.status, broughtBack.body]).toMatchObject([403, { message: 'forbidden' }]);
    expect(await fileOf(household)).toMatchObject({ sub_members: [{ status: 'inactive', inactive_reason_id: 23 }] });
    expect(await decisionsOf(household)).toMatchObject([{ action: 'household.deactivated', subject_id: member_id }]);
    expect((await board.call(decisionsContract.reactivate, { id: exclusion.id, member_id })).status).toBe(200);
  });

  it.each([
    [{}, 422, { message: 'inactive_reason_required' }],
    [{ inactive_reason_id: 2 }, 422, { message: 'inactive_reason_required' }],
    [{ inactive_reason_id: 4, inactive_from: '12.01.2029' }, 422, { errors: { inactive_from: ['end_too_far_ahead'] } }],
    [{ inactive_reason_id: 4, inactive_from: 'heute' }, 422, { errors: { inactive_from: ['invalid_date'] } }],
    [{ inactive_reason_id: 1, member_id: 999_999 }, 404, { message: 'MemberNotFound' }],
  ])('is not ended with %j', async (sent, status, body) => {
    const { household_id } = await aHousehold(server, { status: 'active' });

    const answer = await end({ id: String(household_id), ...sent });

    expect([answer.status, answer.body]).toMatchObject([status, body]);
  });

  it('of the main member alone is ended if a next one is named', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const next = await aMember(server, household, { status: 'active', first_name: 'Emre' });
    const who = { member_id: household.main_member_id, new_main_member_id: next };
    const ending = { inactive_reason_id: 18, inactive_from: '10.01.2027', email: household.email, ...who };

    expect((await end({ id: String(household.household_id), ...ending })).status).toBe(200);
    expect(await fileOf(household)).toMatchObject({
      household: { status: 'active' },
      main_member: { first_name: 'Emre' },
      sub_members: [{ first_name: 'Ayşe', status: 'inactive', inactive_reason_id: 18 }],
    });
  });

  it('that never ended cannot be reactivated', async () => {
    const { household_id } = await aHousehold(server, { status: 'active' });

    const answer = await client.call(decisionsContract.reactivate, { id: String(household_id) });

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'status_step_not_possible' }]);
  });
});
