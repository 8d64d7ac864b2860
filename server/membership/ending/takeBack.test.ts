import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { notificationsContract } from '../../../domain/notifications/notifications.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { withLocked } from '../../members/household.reads.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import { sendDocument } from '../../testing/documents/documentBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  newsOf,
  type Office,
  standingOf,
  subjectsTo,
  theNight,
} from '../../testing/lifeBuilders.ts';
import { aMember, anAddress } from '../../testing/memberBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { sendBack, takeBack } from '../joining/sendBack.actions.ts';
import { refreshWaiting } from '../joining/waiting.actions.ts';
import { deactivate } from './deactivation.actions.ts';
import { reactivate } from './reactivation.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

/** Submitted and paid on 11 January, with a child that was added and paid for on the 20th; sent back on the 25th. */
async function aSentBackHousehold() {
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  await anAddress(server, household);
  await aPayment(server, registration);
  const { bank_transaction_id } = await aPayment(server, contribution);
  moveTo(server, '2027-01-20');
  const later = { waiting_from: day('2027-01-20'), waiting_until: day('2027-04-20'), joined_later: true };
  const since = { status: 'waiting', status_since: day('2027-01-20') } as const;
  const child = await aMember(server, household, { ...since, ...later, first_name: 'Emre' });
  await anInvoice(server, { ...household, main_member_id: child }, { status: 'paid' });
  moveTo(server, '2027-01-25');
  const before = await keptOf(household);
  const { household_id } = household;
  await office((change) => sendBack(change, { id: household_id, reason: 'Foto fehlt' }));
  const taken = () => office((change) => takeBack(change, { id: household_id }));
  return { household, household_id, child, before, taken, bank_transaction_id };
}

/** All fields that sending back changes, of the household and of its people. */
async function keptOf({ household_id }: TestHousehold) {
  const { db } = server.context;
  const days = ['status', 'status_since', 'waiting_from', 'waiting_until'] as const;
  const [households, members] = await Promise.all([
    db
      .selectFrom('households')
      .select([...days, 'submitted_on', 'sent_back_reason'])
      .where('id', '=', household_id)
      .execute(),
    db
      .selectFrom('members')
      .select([...days, 'first_name', 'joined_later'])
      .where('household_id', '=', household_id)
      .orderBy('id')
      .execute(),
  ]);
  return { households, members };
}

describe('an application that was sent back by mistake', () => {
  it('waits again as before, everybody with their own days', async () => {
    const { household, before, taken } = await aSentBackHousehold();
    expect(await standingOf(server, household)).toEqual(['household new - - -', 'Ayşe new - - -', 'Emre new - - -']);

    await taken();

    expect(before.members.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect(await keptOf(household)).toEqual(before);
    // recalculating the waiting periods changes nothing either
    await office((change) => withLocked(change, household.household_id, (locked) => refreshWaiting(change, locked)));
    await theNight(server);
    expect(await keptOf(household)).toEqual(before);
  });

  it('is announced kindly and once, to the household that was told of the return', async () => {
    const { household, taken } = await aSentBackHousehold();
    const news = await newsOf(server, household);

    await taken();

    const subject = 'Ihr Antrag ist weiter bei uns';
    expect((await newsOf(server, household)).slice(news.length)).toEqual([subject]);
    expect((await subjectsTo(server, household.email)).slice(-2)).toEqual(['Bitte ergänzen Sie Ihren Antrag', subject]);
    const mail = server.mails.findLast((one) => one.subject === subject);
    expect(mail?.text).toContain('Sie müssen nichts tun.');
  });

  it('is restored also after the member has read the news, and after one of its payments was returned', async () => {
    const { household, household_id, taken, bank_transaction_id } = await aSentBackHousehold();
    const client = await logIn(server, household);
    const { body: news } = await client.send('GET', '/api/v1/household/notifications');
    for (const { id } of news as { id: number }[])
      await client.call(notificationsContract.readNotification, { id: String(id) });
    await client.call(meContract.getMe);
    await office((change) => returnPayment(change, { id: bank_transaction_id }));

    await taken();

    // the period does not run while the contribution is owed (D21)
    expect((await standingOf(server, household))[0]).toBe('household waiting - - -');
    const member = await client.call(meContract.getMe);
    expect(member.body).toMatchObject({ household: { id: household_id, status: 'waiting' }, application: null });
  });

  it('is restored also after one of its documents was refused', async () => {
    const { household, taken } = await aSentBackHousehold();
    const file = { name: 'foto.exe', type: 'image/png', bytes: Buffer.from('MZ this is no picture') };
    const client = await logIn(server, household);
    expect((await sendDocument(client, household.main_member_id, { type: 'passport' }, file)).status).toBe(415);

    await taken();

    expect((await standingOf(server, household))[0]).toMatch(/^household waiting/);
  });

  it('is not restored once the household has changed anything', async () => {
    const { household, household_id, taken } = await aSentBackHousehold();
    const client = await logIn(server, household);
    const id = String(household.main_member_id);
    expect((await client.call(membersContract.changeMember, { id, place_of_birth: 'Sivas' })).status).toBe(200);

    await expect(taken()).rejects.toThrow('changed_meanwhile');
    expect((await standingOf(server, household))[0]).toBe('household new - - -');

    // submitted again it waits from that day, and cannot be restored any more
    await client.call(meContract.submitAgain, { id: String(household_id) });
    await expect(taken()).rejects.toThrow('status_step_not_possible');
  });

  it('leaves people who ended meanwhile inactive, and people who were new before new', async () => {
    const { household, household_id, child, taken } = await aSentBackHousehold();
    await aMember(server, household, { first_name: 'Elif' });
    const ending = { inactive_reason_id: 25, inactive_from: day('2027-01-25') };
    await office((change) => deactivate(change, { id: household_id, member_id: child, ...ending }));

    await taken();

    expect((await standingOf(server, household)).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'household waiting',
      'Ayşe waiting',
      'Emre inactive',
      'Elif new',
    ]);
  });

  it('restores the waiting period of a person who ended before and was reactivated, because a contribution covers them', async () => {
    const { household, household_id, child, taken } = await aSentBackHousehold();
    await taken();
    const ending = { inactive_reason_id: 25, inactive_from: day('2027-01-25') };
    await office((change) => deactivate(change, { id: household_id, member_id: child, ...ending }));
    await office((change) => sendBack(change, { id: household_id, reason: 'Foto fehlt' }));
    await office((change) => reactivate(change, { id: household_id, member_id: child }));

    await taken();

    expect((await standingOf(server, household))[2]).toBe('Emre waiting 2027-01-25 2027-04-25 -');
  });

  it('is restored once, and can be sent back again', async () => {
    const { household_id, taken } = await aSentBackHousehold();
    await taken();

    await expect(taken()).rejects.toThrow('status_step_not_possible');
    await office((change) => sendBack(change, { id: household_id, reason: 'Doch' }));
    await taken();
  });
});

it.each(['new', 'waiting', 'active', 'inactive'] as const)(
  'an application that was never sent back cannot be restored: a household that is %s',
  async (status) => {
    const { household_id } = await aHousehold(server, { status });

    const taking = office((change) => takeBack(change, { id: household_id }));

    await expect(taking).rejects.toThrow('status_step_not_possible');
  },
);
