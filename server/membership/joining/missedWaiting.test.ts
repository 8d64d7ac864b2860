import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRequestReviewContract } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { aLoggedInClient, logIn, type TestAccount } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { moveTo, newsOf, standingOf, theNight } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aMember, type MemberOverrides } from '../../testing/memberBuilders.ts';
import { aServerWithClerk, auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import type { TestServer } from '../../testing/testServer.ts';

const BORN = day('2027-01-02');
const AS_NEWBORN = 'active 2027-01-11 - 2027-01-11';
const WAITS = 'waiting 2027-01-11 2027-04-11 -';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  ({ server, account } = await aServerWithClerk());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

/** An active household, in which somebody was just entered as a newborn and is active without waiting. */
async function somebodyAsNewborn(typed: MemberOverrides = {}, language: 'de' | 'tr' | 'en' = 'de') {
  const active = { status: 'active', active_from: day('2026-01-01'), language } as const;
  const { household, client } = await aLoggedInClient(server, active);
  for (const type of ['siac', 'sirf'] as const) await anInvoice(server, household, { type, status: 'paid' });
  const member_id = await aMember(server, household, { date_of_birth: BORN, ...typed });
  await confirmedInvoice(client, 'siac');
  const { household_id } = household;
  const standing = async () => (await standingOf(server, household)).at(-1)?.split(' ').slice(1).join(' ');
  expect(await standing()).toBe(AS_NEWBORN);
  return { household, household_id, member_id, standing };
}

type Somebody = Awaited<ReturnType<typeof somebodyAsNewborn>>;

/** A client of the office with a fresh session, because sessions do not last for months. */
async function theOffice(): Promise<TestClient> {
  return logIn(server, account);
}

async function grant({ household, member_id }: Somebody, field: 'date_of_birth' | 'mother_name', wanted: string) {
  const id = await aChangeRequest(server, household, { member_id, field, wanted });
  const { status } = await (await theOffice()).call(changeRequestReviewContract.grantChangeRequest, { id: String(id) });
  expect(status).toBe(200);
}

async function setEligibility({ member_id }: Somebody, membership_basis: string, relationship_type: string) {
  const sent = { id: String(member_id), membership_basis, relationship_type };
  const { status } = await (await theOffice()).call(decisionsContract.setEligibility, sent as never);
  expect(status).toBe(200);
}

async function endAndBringBack({ household_id, member_id }: Somebody, meanwhile: () => Promise<void>) {
  const id = String(household_id);
  const ending = { member_id, inactive_reason_id: 25, inactive_from: toWireDay(server.clock.today()) };
  expect((await (await theOffice()).call(decisionsContract.deactivate, { id, ...ending })).status).toBe(200);
  await meanwhile();
  expect((await (await theOffice()).call(decisionsContract.reactivate, { id, member_id })).status).toBe(200);
}

async function turnsOf({ member_id }: Somebody): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('status_history as s')
    .leftJoin('accounts as a', 'a.id', 's.actor_account_id')
    .select(['s.from_status', 's.to_status', 's.effective_on', 'a.role'])
    .where('s.member_id', '=', member_id)
    .orderBy('s.id')
    .execute();
  return rows.map(({ from_status, to_status, effective_on, role }) =>
    [from_status, to_status, effective_on, role ?? 'clockwork'].join(' '),
  );
}

async function lastMailTo({ household }: Somebody) {
  await server.runJobs();
  return mailsTo(server, household.email).at(-1);
}

describe('a person who was entered as a newborn by mistake', () => {
  it('waits ninety days once the birth date is corrected, and is told', async () => {
    const son = await somebodyAsNewborn();
    moveTo(server, '2027-01-20');

    await grant(son, 'date_of_birth', '02.01.2002');

    expect(await son.standing()).toBe(WAITS);
    expect((await turnsOf(son)).slice(-2)).toEqual([
      'waiting active 2027-01-11 clockwork',
      'active waiting 2027-01-20 clockwork',
    ]);
    expect((await newsOf(server, son.household)).slice(-2)).toEqual([
      'Wir haben Ihre Angaben berichtigt',
      'Wartezeit für Emre Yılmaz',
    ]);
    const mail = await lastMailTo(son);
    expect(mail?.subject).toBe('Wartezeit für Emre Yılmaz');
    expect(mail?.text).toContain('Nach der Berichtigung gilt auch für Emre Yılmaz die Wartezeit von 90 Tagen.');
    expect(mail?.text).toContain('Der letzte Tag der Wartezeit für Emre Yılmaz ist der 11.04.2027.');
    expect(mail?.text).toContain('Ab 12.04.2027 gilt die Mitgliedschaft auch für diese Person.');
    const audited = (await auditOf(server, son.household_id)).map(({ action }) => action);
    expect(audited).toEqual(['change_request.granted']);
  });

  it('is active again when those days are over, once', async () => {
    const son = await somebodyAsNewborn();
    await grant(son, 'date_of_birth', '02.01.2002');

    for (const today of ['2027-04-11', '2027-04-12', '2027-04-13']) {
      moveTo(server, today);
      await theNight(server);
    }

    expect(await son.standing()).toBe('active 2027-01-11 2027-04-11 2027-04-12');
    expect((await turnsOf(son)).slice(-2)).toEqual([
      'active waiting 2027-01-11 clockwork',
      'waiting active 2027-04-12 clockwork',
    ]);
  });

  it('waits once the office changes the daughter’s basis to wife', async () => {
    const wife = await somebodyAsNewborn({ gender: 'female', relationship_type: 'daughter' }, 'tr');

    await setEligibility(wife, 'spouse', 'wife');

    expect(await wife.standing()).toBe(WAITS);
    expect((await turnsOf(wife)).at(-1)).toBe('active waiting 2027-01-11 clerk');
    const audited = (await auditOf(server, wife.household_id)).map(({ action }) => action);
    expect(audited).toEqual(['member.eligibility_set']);
    const mail = await lastMailTo(wife);
    expect(mail?.subject).toBe('Bekleme süresi: Emre Yılmaz');
    expect(mail?.text).toContain('11.04.2027');
  });

  it('stays active from the day after the ninety days if those are over already', async () => {
    const son = await somebodyAsNewborn();
    const before = await turnsOf(son);
    moveTo(server, '2027-04-12');

    await grant(son, 'date_of_birth', '02.01.2002');

    expect(await son.standing()).toBe('active 2027-01-11 2027-04-11 2027-04-12');
    expect(await turnsOf(son)).toEqual(before);
    expect((await newsOf(server, son.household)).at(-1)).toBe('Wir haben Ihre Angaben berichtigt');
  });

  it('has no waiting period while the contribution is owed', async () => {
    const son = await somebodyAsNewborn({}, 'en');
    await anInvoice(server, { ...son.household, main_member_id: son.member_id }, { date: day('2027-01-10') });

    await grant(son, 'date_of_birth', '02.01.2002');

    expect(await son.standing()).toBe('waiting - - -');
    expect((await lastMailTo(son))?.text).toContain('It begins once the contribution for this person is paid.');
  });

  it('is active again if the correction was the mistake', async () => {
    const daughter = await somebodyAsNewborn({ gender: 'female', relationship_type: 'daughter' });
    await setEligibility(daughter, 'spouse', 'wife');
    moveTo(server, '2027-02-01');

    await setEligibility(daughter, 'child', 'daughter');

    expect(await daughter.standing()).toBe(AS_NEWBORN);
  });

  it('waits when reactivated, if the mistake was found after the end', async () => {
    const son = await somebodyAsNewborn();

    await endAndBringBack(son, () => grant(son, 'date_of_birth', '02.01.2002'));

    expect(await son.standing()).toBe(WAITS);
    expect((await newsOf(server, son.household)).slice(-2)).toEqual([
      'Wieder angemeldet: Emre Yılmaz',
      'Wartezeit für Emre Yılmaz',
    ]);
  });

  it('waits anew when reactivated years later, if the ninety days were not over at the end', async () => {
    const son = await somebodyAsNewborn();
    moveTo(server, '2027-04-11');

    await endAndBringBack(son, async () => {
      moveTo(server, '2029-06-01');
      await grant(son, 'date_of_birth', '02.01.2002');
    });

    expect(await son.standing()).toBe('waiting 2029-06-01 2029-08-30 -');
  });

  it('is active when reactivated years later, if the ninety days were over at the end', async () => {
    const son = await somebodyAsNewborn();
    moveTo(server, '2027-04-12');

    await endAndBringBack(son, async () => {
      moveTo(server, '2029-06-01');
      await grant(son, 'date_of_birth', '02.01.2002');
    });

    expect(await son.standing()).toBe('active 2027-01-11 2027-04-11 2027-04-12');
  });

  it('waits when the household is reactivated as well', async () => {
    const son = await somebodyAsNewborn();
    const id = String(son.household_id);
    const client = await theOffice();
    await client.call(decisionsContract.deactivate, { id, inactive_reason_id: 14, inactive_from: '11.01.2027' });
    await grant(son, 'date_of_birth', '02.01.2002');

    await client.call(decisionsContract.reactivate, { id });

    expect((await standingOf(server, son.household))[0]).toMatch(/^household active/);
    expect(await son.standing()).toBe(WAITS);
  });
});

describe('a person stays active', () => {
  it('if the corrected birth date makes them a newborn as well', async () => {
    const baby = await somebodyAsNewborn({ date_of_birth: day('2026-12-01') });

    await grant(baby, 'date_of_birth', '02.12.2026');

    expect(await baby.standing()).toBe(AS_NEWBORN);
  });

  it('if another value is corrected for a person who was covered under the former rule', async () => {
    const son = await somebodyAsNewborn();
    const { member_id } = son;
    const born = { date_of_birth: day('2002-01-02') };
    await server.context.db.updateTable('members').set(born).where('id', '=', member_id).execute();

    await grant(son, 'mother_name', 'Hatice');

    expect(await son.standing()).toBe(AS_NEWBORN);
  });

  it('if another value of a newborn is corrected, and if they return years later', async () => {
    const baby = await somebodyAsNewborn();
    moveTo(server, '2029-06-01');

    await grant(baby, 'mother_name', 'Hatice');
    await endAndBringBack(baby, () => Promise.resolve());

    expect(await baby.standing()).toBe(AS_NEWBORN);
  });
});
