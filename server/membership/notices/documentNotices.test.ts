import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Day, day } from '../../../domain/shared/day.ts';
import { discardDocumentsOf } from '../../documents/documents.actions.ts';
import { updateReview, updateValidity } from '../../documents/documents.writes.ts';
import { listDocumentsRunningOut } from '../../office/documentsRunningOut.reads.ts';
import { system } from '../../platform/actor.ts';
import { ask } from '../../platform/work.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from '../../testing/builders.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { moveTo, newsOf, subjectsTo, theNight } from '../../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../../testing/memberBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const ENDING = 'Ein Dokument läuft bald ab';

const server = testServer();
beforeEach(() => moveTo(server, '2027-01-11'));

async function nights(...days: string[]): Promise<void> {
  for (const text of days) {
    moveTo(server, text);
    await theNight(server);
    await theNight(server);
  }
}

async function aPassport(overrides: HouseholdOverrides = { status: 'active' }, validUntil = '2027-06-30') {
  const household = await aHousehold(server, overrides);
  const id = await aDocument(server, household.main_member_id, { valid_until: day(validUntil) });
  return { household, id };
}

describe('a passport that is valid until 30 June 2027', () => {
  it('is announced three months and one month before, once each, by mail and as news', async () => {
    const { household } = await aPassport();

    await nights('2027-03-29', '2027-03-30', '2027-03-31', '2027-05-29', '2027-05-30', '2027-06-30', '2027-07-01');

    expect(await subjectsTo(server, household.email)).toEqual([ENDING, ENDING]);
    expect(await newsOf(server, household)).toHaveLength(2);
    expect(server.mails.at(-1)?.text).toContain('30.06.2027');
  });

  it('is announced once if the nights of both notices were skipped', async () => {
    const { household } = await aPassport();

    await nights('2027-06-10');

    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('is announced once if front and back are two files of one day', async () => {
    const { household } = await aPassport();
    await aDocument(server, household.main_member_id, { valid_until: day('2027-06-30') });
    await aDocument(server, household.main_member_id, {});

    await nights('2027-04-01');

    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it.each([
    ['a newer one was sent without a day', '2027-04-02', {}],
    ['a newer one is valid for longer', '2027-04-02', { valid_until: day('2037-01-01') }],
  ])('is not announced again once %s', async (_, sentOn, newer) => {
    const { household } = await aPassport();
    await nights('2027-04-01', sentOn);
    await aDocument(server, household.main_member_id, newer);

    await nights('2027-06-01');

    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('is announced nevertheless if the newer one was refused, is of another kind, or runs out earlier', async () => {
    const { household } = await aPassport();
    moveTo(server, '2027-02-01');
    const refused = await aDocument(server, household.main_member_id, {});
    await server.change(({ tx, now }) =>
      updateReview(tx, refused, { refused_at: now, refused_reason: 'Unscharf', verified_at: null, verified_by: null }),
    );
    await aDocument(server, household.main_member_id, { type: 'residence_permit' });
    await aDocument(server, household.main_member_id, { valid_until: day('2027-02-02') });

    await nights('2027-04-01');

    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('is announced for the right day once the day was corrected', async () => {
    const { household, id } = await aPassport();
    await nights('2027-04-01');
    await setDay(id, day('2027-09-30'));

    await nights('2027-06-20', '2027-06-29', '2027-06-30', '2027-08-30');

    expect(await newsOf(server, household)).toHaveLength(3);
  });

  it('is not announced once it was deleted or its day removed', async () => {
    const { household, id } = await aPassport();
    const { household: other } = await aPassport();
    await setDay(id, null);
    await server.change((change) => discardDocumentsOf(change, other.main_member_id));

    await nights('2027-04-01');

    expect([...(await newsOf(server, household)), ...(await newsOf(server, other))]).toEqual([]);
  });

  it('is not announced to an applicant, nor to a household that has ended', async () => {
    const { household: applicant } = await aPassport({ status: 'new' });
    const { household: ended } = await aPassport({ status: 'inactive' });

    await nights('2027-04-01');

    expect([...(await newsOf(server, applicant)), ...(await newsOf(server, ended))]).toEqual([]);
    expect(await runningOut(applicant, ended)).toEqual([]);
  });

  it('is announced for a member of the family, but not for somebody who has left', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member = await aMember(server, household, { status: 'active' });
    const left = await aMember(server, household, { status: 'inactive' });
    for (const id of [member, left]) {
      await aDocument(server, id, { type: 'residence_permit', valid_until: day('2027-06-30') });
    }

    await nights('2027-04-01');

    expect(await linksTo(household)).toEqual([`/sub-member/${member}`]);
  });

  it('is not announced if the death of that person was reported, but those of the others are', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const member = await aMember(server, household, { status: 'active' });
    for (const id of [household.main_member_id, member]) {
      await aDocument(server, id, { valid_until: day('2027-06-30') });
    }
    await aDeathCase(server, { household_id: household.household_id, member_id: member, state: 'identified' });

    await nights('2027-04-01');

    expect(await linksTo(household)).toEqual(['/main-member']);
  });
});

describe('the office’s list', () => {
  it('has what runs out within a month or did so in the last three, the earliest first', async () => {
    const late = await aPassport({ status: 'active' }, '2026-10-10');
    const passed = await aPassport({ status: 'active' }, '2026-12-01');
    const soon = await aPassport({ status: 'waiting' }, '2027-02-11');
    const later = await aPassport({ status: 'active' }, '2027-02-12');
    await aDocument(server, soon.household.main_member_id, { valid_until: day('2027-02-11') });

    const listed = await runningOut(late.household, passed.household, soon.household, later.household);

    expect(listed).toMatchObject([
      { household_id: passed.household.household_id, type: 'passport', valid_until: '01.12.2026' },
      { household_id: soon.household.household_id, type: 'passport', valid_until: '11.02.2027' },
    ]);
  });
});

/** The screens to which the news of a household link. */
async function linksTo({ household_id }: TestHousehold): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ data: string }>`
    select to_jsonb(n)::text as data from notifications n where household_id = ${household_id} order by id`.execute(
    server.context.db,
  );
  return rows.map(({ data }) => /\/member-ui(\/[a-z-]+(?:\/\d+)?)/.exec(data)?.[1]);
}

async function setDay(id: number, on: Day | null): Promise<void> {
  await server.change(({ tx }) => updateValidity(tx, id, on));
}

async function runningOut(...households: TestHousehold[]) {
  const listed = await listDocumentsRunningOut(ask(server.context, system));
  const ids = households.map(({ household_id }) => household_id);
  return listed.filter(({ household_id }) => ids.includes(household_id));
}
