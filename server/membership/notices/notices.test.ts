import { beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold } from '../../testing/builders.ts';
import { moveTo, newsOf, subjectsTo, theNight } from '../../testing/lifeBuilders.ts';
import { aMember, type MemberOverrides } from '../../testing/memberBuilders.ts';
import { aSubstitute } from '../../testing/substituteBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
beforeEach(() => moveTo(server, '2027-01-11'));

async function nights(...days: string[]): Promise<void> {
  for (const text of days) {
    moveTo(server, text);
    await theNight(server);
    await theNight(server);
  }
}

describe('a representation that runs out on 31 March 2027', () => {
  it('is announced 30 and 7 days before, and when it is over, once each', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await aSubstitute(server, household, { valid_until: day('2027-03-31') });

    await nights('2027-02-28', '2027-03-01', '2027-03-02', '2027-03-24', '2027-03-31', '2027-04-01', '2027-04-02');

    expect(await subjectsTo(server, household.email)).toEqual([
      'Vertretung läuft aus: Murat Şahin',
      'Vertretung läuft aus: Murat Şahin',
      'Vertretung abgelaufen: Murat Şahin',
    ]);
    expect(await newsOf(server, household)).toHaveLength(3);
  });

  it('is announced once if the nights between were skipped', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await aSubstitute(server, household, { valid_until: day('2027-03-31') });

    await nights('2027-03-27');

    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('is announced anew when it was prolonged', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const id = await aSubstitute(server, household, { valid_until: day('2027-03-31') });
    await nights('2027-03-24');

    await server.context.db
      .updateTable('substitutes')
      .set({ valid_until: day('2027-12-31') })
      .where('id', '=', id)
      .execute();
    await nights('2027-04-01', '2027-12-24');

    expect(await newsOf(server, household)).toHaveLength(2);
  });

  it('is not announced if it was ended or nobody is a member any more', async () => {
    const active = await aHousehold(server, { status: 'active' });
    await aSubstitute(server, active, { valid_until: day('2027-03-31'), ended_on: day('2027-01-01') });
    const inactive = await aHousehold(server, { status: 'inactive' });
    await aSubstitute(server, inactive, { valid_until: day('2027-03-31') });

    await nights('2027-03-24');

    expect([...(await newsOf(server, active)), ...(await newsOf(server, inactive))]).toEqual([]);
  });
});

describe('a child who will be thirty on 15 June 2028', () => {
  async function aChild(overrides: MemberOverrides = {}) {
    const household = await aHousehold(server, { status: 'active' });
    await aMember(server, household, { status: 'active', date_of_birth: day('1998-06-15'), ...overrides });
    return household;
  }

  it('is announced 12, 3 and 1 months before, once each', async () => {
    const household = await aChild();

    await nights('2027-06-14', '2027-06-15', '2027-06-16', '2028-03-15', '2028-05-15', '2028-06-15', '2028-06-16');

    expect(await subjectsTo(server, household.email)).toEqual(Array(3).fill('Altersgrenze für Kinder: Emre Yılmaz'));
    expect(server.mails.find(({ to }) => to === household.email)?.text).toContain('15.06.2028');
  });

  it('is announced anew if the date of birth was wrong', async () => {
    const household = await aChild();
    await nights('2027-06-15');

    await server.context.db
      .updateTable('members')
      .set({ date_of_birth: day('1998-09-15') })
      .where('household_id', '=', household.household_id)
      .where('is_main', '=', false)
      .execute();
    await nights('2027-09-14', '2027-09-15');

    expect(await newsOf(server, household)).toHaveLength(2);
  });

  it.each<[string, MemberOverrides]>([
    ['with a disability', { membership_basis: 'child_with_disability' }],
    ['who is a husband', { membership_basis: 'spouse', relationship_type: 'husband' }],
    ['who has left', { status: 'inactive' }],
    ['who has not been submitted', { status: 'new' }],
  ])('is not told of %s', async (_who, overrides) => {
    const household = await aChild(overrides);

    await nights('2027-06-15', '2028-05-15');

    expect(await newsOf(server, household)).toEqual([]);
  });
});

it('the thirtieth birthday of a child of 29 February is 1 March', async () => {
  const household = await aHousehold(server, { status: 'active', language: 'en' });
  await aMember(server, household, { status: 'active', date_of_birth: day('2000-02-29') });

  await nights('2030-01-31');
  expect(server.mails.filter(({ to }) => to === household.email)).toEqual([]);
  await nights('2030-02-01');
  await server.runJobs();

  const mails = server.mails.filter(({ to }) => to === household.email);
  expect(mails.at(-1)?.text).toContain('For Emre Yılmaz this is 01.03.2030.');
});
