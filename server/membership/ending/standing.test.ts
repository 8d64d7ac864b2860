import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold, logIn } from '../../testing/builders.ts';
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
import { sendBack } from '../joining/sendBack.actions.ts';
import { deactivate } from './deactivation.actions.ts';
import { reactivate } from './reactivation.actions.ts';

const TODAY = day('2027-01-11');

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, TODAY));

async function statusesOf(household: { household_id: number }): Promise<string[]> {
  return (await standingOf(server, household)).map((row) => row.split(' ').slice(0, 2).join(' '));
}

async function historyOf({ household_id }: { household_id: number }) {
  const rows = await server.context.db
    .selectFrom('status_history as s')
    .leftJoin('members as m', 'm.id', 's.member_id')
    .leftJoin('accounts as a', 'a.id', 's.actor_account_id')
    .select(['m.first_name', 's.from_status', 's.to_status', 's.effective_on', 's.inactive_reason_id', 's.reason'])
    .select('a.role')
    .where('s.household_id', '=', household_id)
    .orderBy('s.id')
    .execute();
  return rows.map((row) =>
    [
      row.first_name ?? 'household',
      `${row.from_status}→${row.to_status}`,
      row.effective_on,
      row.inactive_reason_id ?? '-',
      row.reason ?? '-',
      row.role ?? 'clockwork',
    ].join(' '),
  );
}

describe('an application that the office sends back', () => {
  it('is new again, its waiting period ends, and the member is told why', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await aPayment(server, registration);
    await aPayment(server, contribution);

    const { household_id } = household;
    await office((change) => sendBack(change, { id: household_id, reason: 'Pass <unleserlich>' }));

    expect(await standingOf(server, household)).toEqual(['household new - - -', 'Ayşe new - - -']);
    expect((await subjectsTo(server, household.email)).at(-1)).toBe('Bitte ergänzen Sie Ihren Antrag');
    const mail = server.mails.find(({ subject }) => subject === 'Bitte ergänzen Sie Ihren Antrag');
    expect(mail?.html).toContain('Pass &lt;unleserlich&gt;');
    expect(await historyOf(household)).toEqual([
      'Ayşe waiting→new 2027-01-11 - Pass <unleserlich> clerk',
      'household waiting→new 2027-01-11 - Pass <unleserlich> clerk',
    ]);
  });

  it('waits again from the day on which the member submits it again', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await anAddress(server, household);
    await aPayment(server, registration);
    await aPayment(server, contribution);
    const { household_id } = household;
    await office((change) => sendBack(change, { id: household_id, reason: 'Pass unleserlich' }));
    const client = await logIn(server, household);
    await client.call(membersContract.changeMember, {
      id: String(household.main_member_id),
      place_of_birth: 'Sivas',
    });
    expect(await statusesOf(household)).toEqual(['household new', 'Ayşe new']);
    moveTo(server, '2027-01-20');
    const again = await logIn(server, household);

    const { status } = await again.call(meContract.submitAgain, { id: String(household_id) });

    expect(status).toBe(200);
    expect((await standingOf(server, household))[0]).toBe('household waiting 2027-01-20 2027-04-20 -');
  });

  it.each(['new', 'active', 'inactive'] as const)('has to wait: not one that is %s', async (status) => {
    const { household_id } = await aHousehold(server, { status });

    const sending = office((change) => sendBack(change, { id: household_id, reason: 'Nein' }));

    await expect(sending).rejects.toThrow('status_step_not_possible');
  });

  it('must exist', async () => {
    await expect(office((change) => sendBack(change, { id: 99_999, reason: 'x' }))).rejects.toThrow(
      'HouseholdNotFound',
    );
  });
});

describe('a household that the office ends', () => {
  it('ends with everybody in it, may log in, and change nothing', async () => {
    const household = await aHousehold(server, { status: 'active', active_from: day('2026-01-01') });
    await aMember(server, household, { status: 'active', first_name: 'Emre' });
    const { household_id } = household;

    const ending = { id: household_id, inactive_reason_id: 7, inactive_from: day('2027-01-01') };
    await office((change) => deactivate(change, ending));

    expect(await statusesOf(household)).toEqual(['household inactive', 'Ayşe inactive', 'Emre inactive']);
    expect(await historyOf(household)).toEqual([
      'household active→inactive 2027-01-01 7 - clerk',
      'Ayşe active→inactive 2027-01-01 15 - clerk',
      'Emre active→inactive 2027-01-01 15 - clerk',
    ]);
    const client = await logIn(server, household);
    expect((await client.call(meContract.getMe)).status).toBe(200);
    const change = await client.call(membersContract.addPhoneNumber, {
      id: String(household.main_member_id),
      phone_number: '+43123456',
      phone_type: 'work_mobile',
      is_main_number: false,
    });
    expect([change.status, change.body]).toMatchObject([409, { message: 'household_inactive' }]);
    expect(await subjectsTo(server, household.email)).toEqual(['Ihre Mitgliedschaft ist beendet']);
  });

  it.each(['household', 'member'] as const)('never ends by a death without a case (%s)', async (scope) => {
    const household = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, household, { status: 'active' });
    const who = scope === 'member' ? { member_id, inactive_reason_id: 2 } : { inactive_reason_id: 5 };
    const ending = { id: household.household_id, inactive_from: TODAY, ...who };

    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('death_needs_a_case');

    expect(await newsOf(server, household)).toEqual([]);
  });

  it('comes back with the people who ended with it, not with those who had ended before', async () => {
    const household = await aHousehold(server, { status: 'active', active_from: day('2026-01-01') });
    const gone = await aMember(server, household, { status: 'active', first_name: 'Emre' });
    await aMember(server, household, { status: 'new', first_name: 'Zeynep' });
    const { household_id } = household;
    const divorce = { id: household_id, member_id: gone, inactive_reason_id: 18, inactive_from: TODAY };
    await office((change) => deactivate(change, divorce));
    await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 4, inactive_from: TODAY }));

    await office((change) => reactivate(change, { id: household_id }));

    expect(await standingOf(server, household)).toEqual([
      'household active - - 2026-01-01',
      'Ayşe active - - 2026-01-01',
      'Emre inactive - - -',
      'Zeynep new - - -',
    ]);
    expect((await newsOf(server, household)).at(-1)).toBe('Ihre Mitgliedschaft wurde wieder aufgenommen');
  });

  it('comes back with its former status: waiting, and with the same days', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await aPayment(server, registration);
    await aPayment(server, contribution);
    const { household_id } = household;
    const before = await standingOf(server, household);
    moveTo(server, '2027-02-01');
    const ending = { id: household_id, inactive_reason_id: 14, inactive_from: day('2027-02-01') };
    await office((change) => deactivate(change, ending));
    await theNight(server);

    await office((change) => reactivate(change, { id: household_id }));

    expect(await standingOf(server, household)).toEqual(before);
    const told = (await subjectsTo(server, household.email)).slice(-2);
    expect(told).toEqual(['Ihr Antrag ist beendet', 'Ihr Antrag wurde wieder aufgenommen']);
  });
});

describe('one family member', () => {
  it('ends and comes back alone', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, household, { status: 'active', first_name: 'Emre' });
    const { household_id } = household;
    const ending = { id: household_id, member_id, inactive_reason_id: 18, inactive_from: TODAY };

    await office((change) => deactivate(change, ending));
    expect(await statusesOf(household)).toEqual(['household active', 'Ayşe active', 'Emre inactive']);
    await office((change) => reactivate(change, { id: household_id, member_id }));

    expect(await statusesOf(household)).toEqual(['household active', 'Ayşe active', 'Emre active']);
    expect(await newsOf(server, household)).toEqual([
      'Mitgliedschaft beendet: Emre Yılmaz',
      'Mitgliedschaft wieder aufgenommen: Emre Yılmaz',
    ]);
    await server.runJobs();
    const texts = server.mails.flatMap(({ to, text }) => (to === household.email ? [text] : []));
    expect(texts.join()).toContain('Die Mitgliedschaft von Emre Yılmaz wurde wieder aufgenommen.');
  });

  it('who never was a member is not called one, neither at the end nor at the return', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, household, { status: 'waiting', first_name: 'Emre' });
    const { household_id } = household;
    const ending = { id: household_id, member_id, inactive_reason_id: 25, inactive_from: TODAY };

    await office((change) => deactivate(change, ending));
    await office((change) => reactivate(change, { id: household_id, member_id }));

    expect(await newsOf(server, household)).toEqual([
      'Anmeldung beendet: Emre Yılmaz',
      'Wieder angemeldet: Emre Yılmaz',
    ]);
    await server.runJobs();
    const texts = server.mails.flatMap(({ to, text }) => (to === household.email ? [text] : [])).join();
    expect(texts).toContain(
      'Emre Yılmaz ist seit 11.01.2027 nicht mehr angemeldet. Eine Mitgliedschaft hat nicht begonnen.',
    );
    expect(texts).toContain('Emre Yılmaz ist wieder angemeldet.');
  });

  it('cannot be the main member, who ends with the household', async () => {
    const { household_id, main_member_id: member_id } = await aHousehold(server, { status: 'active' });
    const ending = { id: household_id, member_id, inactive_reason_id: 18, inactive_from: TODAY };

    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('main_member_ends_with_household');
  });

  it('must be one of this household', async () => {
    const { household_id } = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, await aHousehold(server), { status: 'active' });
    const ending = { id: household_id, member_id, inactive_reason_id: 18, inactive_from: TODAY };

    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('MemberNotFound');
    await expect(office((change) => reactivate(change, { id: household_id, member_id }))).rejects.toThrow(
      'MemberNotFound',
    );
  });

  it('cannot come back into a household that has ended', async () => {
    const household = await aHousehold(server, { status: 'inactive' });
    const member_id = await aMember(server, household, { status: 'inactive' });
    const { household_id } = household;

    await expect(office((change) => reactivate(change, { id: household_id, member_id }))).rejects.toThrow(
      'household_inactive',
    );
  });
});

describe('an end', () => {
  it.each([undefined, null, 1, 9, 99])('of a household needs a household’s reason, not %s', async (reason) => {
    const { household_id } = await aHousehold(server, { status: 'active' });
    const ending = { id: household_id, inactive_reason_id: reason, inactive_from: TODAY };

    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('inactive_reason_required');
  });

  it('of a person needs a person’s reason', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member_id = await aMember(server, household, { status: 'active' });
    const { household_id } = household;
    const ending = { id: household_id, member_id, inactive_reason_id: 4, inactive_from: TODAY };

    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('inactive_reason_required');
  });

  it('is refused for a mistyped year, or twice', async () => {
    const { household_id } = await aHousehold(server, { status: 'active' });
    const ending = { id: household_id, inactive_reason_id: 4, inactive_from: TODAY };

    const mistyped = { ...ending, inactive_from: day('2017-01-11') };
    await expect(office((change) => deactivate(change, mistyped))).rejects.toMatchObject({
      errors: { inactive_from: ['before_the_registration'] },
    });
    await office((change) => deactivate(change, ending));
    await expect(office((change) => deactivate(change, ending))).rejects.toThrow('status_step_not_possible');
    await office((change) => reactivate(change, { id: household_id }));
    await expect(office((change) => reactivate(change, { id: household_id }))).rejects.toThrow(
      'status_step_not_possible',
    );
  });
});
