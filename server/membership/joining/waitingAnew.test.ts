import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Day, day } from '../../../domain/shared/day.ts';
import { recordStatusChange } from '../../members/statusHistory.actions.ts';
import { anInvoice, type TestInvoice } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  type Office,
  standingOf,
  subjectsTo,
  theNight,
} from '../../testing/lifeBuilders.ts';
import { aMember, type MemberOverrides } from '../../testing/memberBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { reactivate } from '../ending/reactivation.actions.ts';
import { sendBack, takeBack } from './sendBack.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

const AS_BEFORE = ['household waiting 2027-01-11 2027-04-11 -', 'Ayşe waiting 2027-01-11 2027-04-11 -'];

type Who = { household_id: number; member_id?: number };

/** The office ends the membership today; the first day without membership may be another. */
async function end({ household_id, member_id }: Who, inactive_from: Day = server.clock.today()) {
  const inactive_reason_id = member_id ? 25 : 4;
  await office((change) => deactivate(change, { id: household_id, member_id, inactive_reason_id, inactive_from }));
}

const bringBack = ({ household_id: id, member_id }: Who) => office((change) => reactivate(change, { id, member_id }));

async function pay(...invoices: TestInvoice[]) {
  for (const invoice of invoices) await aPayment(server, invoice);
}

/** A household in the third week of waiting, with everything paid. */
async function aHouseholdInItsThirdWeek() {
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  await pay(registration, contribution);
  expect(await standingOf(server, household)).toEqual(AS_BEFORE);
  moveTo(server, '2027-02-01');
  return household;
}

describe('a household that ended while it waited', () => {
  it('and comes back years later waits ninety days from that day, and is told', async () => {
    const household = await aHouseholdInItsThirdWeek();
    await end(household);
    moveTo(server, '2029-06-01');

    await bringBack(household);
    await theNight(server);

    expect(await standingOf(server, household)).toEqual([
      'household waiting 2029-06-01 2029-08-30 -',
      'Ayşe waiting 2029-06-01 2029-08-30 -',
    ]);
    const told = (await subjectsTo(server, household.email)).slice(-2);
    expect(told).toEqual(['Ihr Antrag wurde wieder aufgenommen', 'Ihre Wartezeit hat begonnen']);
    const mail = mailsTo(server, household.email).at(-1);
    expect(mail?.text).toContain('Der letzte Tag der Wartezeit ist der 30.08.2029.');
    expect(mail?.text).toContain('ab 31.08.2029 gültig');
  });

  it('is active on the day after those, and not before', async () => {
    const household = await aHouseholdInItsThirdWeek();
    await end(household);
    moveTo(server, '2029-06-01');
    await bringBack(household);

    moveTo(server, '2029-08-30');
    await theNight(server);
    expect((await standingOf(server, household))[0]).toBe('household waiting 2029-06-01 2029-08-30 -');
    moveTo(server, '2029-08-31');
    await theNight(server);

    expect((await standingOf(server, household))[0]).toBe('household active 2029-06-01 2029-08-30 2029-08-31');
  });

  it.each([
    ['2027-03-03', AS_BEFORE[0]],
    ['2027-03-04', 'household waiting 2027-03-04 2027-06-02 -'],
  ])('brought back on %s: a mistake is put right within thirty days', async (today, standing) => {
    const household = await aHouseholdInItsThirdWeek();
    await end(household);
    moveTo(server, today);

    await bringBack(household);

    expect((await standingOf(server, household))[0]).toBe(standing);
  });

  it('has thirty days from the day on which the office ended it, not from the stated day', async () => {
    const household = await aHouseholdInItsThirdWeek();
    await end(household, day('2027-01-15'));
    moveTo(server, '2027-02-20');

    await bringBack(household);

    expect(await standingOf(server, household)).toEqual(AS_BEFORE);
  });

  it('and had not paid waits from the day of the payment', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await pay(registration);
    await end(household);
    moveTo(server, '2029-06-01');
    await bringBack(household);
    expect((await standingOf(server, household))[0]).toBe('household waiting - - -');
    moveTo(server, '2029-06-10');

    await pay(contribution);

    expect((await standingOf(server, household))[0]).toBe('household waiting 2029-06-10 2029-09-08 -');
  });

  it('while it was sent back, and comes back years later, does not get its former days back', async () => {
    const household = await aHouseholdInItsThirdWeek();
    const { household_id } = household;
    await office((change) => sendBack(change, { id: household_id, reason: 'Pass unleserlich' }));
    await end(household);
    moveTo(server, '2029-06-01');
    await bringBack(household);

    const taking = office((change) => takeBack(change, { id: household_id }));

    await expect(taking).rejects.toThrow('changed_meanwhile');
    expect((await standingOf(server, household))[0]).toBe('household new - - -');
  });
});

/** A person who waited beside the main member, until the office ended them in the third week, or on another day. */
async function aChildWhoEnded(overrides: MemberOverrides = {}, endedOn = '2027-02-01') {
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  const { household_id } = household;
  const member_id = await aMember(server, household, { status: 'waiting', first_name: 'Emre', ...overrides });
  const submitted = { household_id, member_id, from_status: 'new', to_status: 'waiting' } as const;
  await server.change((change) => recordStatusChange(change, submitted));
  await pay(registration, contribution, await anInvoice(server, { ...household, main_member_id: member_id }));
  moveTo(server, endedOn);
  await end({ household_id, member_id });
  return { household, household_id, member_id };
}

async function theHouseholdIsActive() {
  moveTo(server, '2027-04-12');
  await theNight(server);
}

describe('a person who ended while waiting', () => {
  it('and comes back years later into an active household waits separately from that day', async () => {
    const { household, household_id, member_id } = await aChildWhoEnded();
    await theHouseholdIsActive();
    moveTo(server, '2029-06-01');

    await bringBack({ household_id, member_id });
    await theNight(server);

    expect(await standingOf(server, household)).toEqual([
      'household active 2027-01-11 2027-04-11 2027-04-12',
      'Ayşe active 2027-01-11 2027-04-11 2027-04-12',
      'Emre waiting 2029-06-01 2029-08-30 -',
    ]);
    const told = (await subjectsTo(server, household.email)).slice(-2);
    expect(told).toEqual(['Wieder angemeldet: Emre Yılmaz', 'Wartezeit für Emre Yılmaz']);
  });

  it('and comes back in time keeps the days, also if the household has become active meanwhile', async () => {
    const early = await aChildWhoEnded();
    await bringBack(early);
    moveTo(server, '2027-01-11');
    const late = await aChildWhoEnded({}, '2027-04-01');
    await theHouseholdIsActive();

    await bringBack(late);

    expect((await standingOf(server, early.household)).at(-1)).toMatch(/^Emre active 2027-01-11 2027-04-11 2027-04-12/);
    expect((await standingOf(server, late.household)).at(-1)).toBe('Emre active 2027-01-11 2027-04-11 2027-04-12');
  });

  it('and comes back late into a household that still waits does so separately', async () => {
    const { household, household_id, member_id } = await aChildWhoEnded();
    moveTo(server, '2027-03-04');

    await bringBack({ household_id, member_id });

    expect(await standingOf(server, household)).toEqual([...AS_BEFORE, 'Emre waiting 2027-03-04 2027-06-02 -']);
  });

  it('as a newborn, and comes back years later, is no newborn any more', async () => {
    const born = { first_name: 'Zeynep', date_of_birth: day('2027-01-02') };
    const { household, household_id, member_id } = await aChildWhoEnded(born);
    await theHouseholdIsActive();
    moveTo(server, '2029-06-01');

    await bringBack({ household_id, member_id });

    expect((await standingOf(server, household)).at(-1)).toBe('Zeynep waiting 2029-06-01 2029-08-30 -');
  });

  it('and whose household ended too, waits anew when both come back', async () => {
    const { household, household_id, member_id } = await aChildWhoEnded();
    await bringBack({ household_id, member_id });
    moveTo(server, '2027-02-02');
    await end({ household_id });
    moveTo(server, '2029-06-01');

    await bringBack({ household_id });

    const anew = 'waiting 2029-06-01 2029-08-30 -';
    expect(await standingOf(server, household)).toEqual([`household ${anew}`, `Ayşe ${anew}`, `Emre ${anew}`]);
  });
});
