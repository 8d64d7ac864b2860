import { beforeEach, describe, expect, it } from 'vitest';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile, ToDo } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold, aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { moveTo, newsOf, subjectsTo, theNight } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const RESIGNATION = 25;
const OF_HOUSEHOLD = 4;
const EXCLUSION = 23;
const NEW_ADDRESS = 'hatice@neu.example';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

/** Mehmet, his wife Hatice and their son Emre, all of them members. */
async function aFamily() {
  const { household, client } = await aLoggedInClient(server, {
    status: 'active',
    active_from: day('2026-08-01'),
    first_name: 'Mehmet',
    date_of_birth: day('1955-03-01'),
  });
  const wife = await aMember(server, household, {
    status: 'active',
    first_name: 'Hatice',
    gender: 'female',
    date_of_birth: day('1960-01-01'),
    membership_basis: 'spouse',
    relationship_type: 'wife',
  });
  const son = await aMember(server, household, { status: 'active', first_name: 'Emre' });
  const id = String(household.household_id);
  const end = (sent: object, by = clerk) =>
    by.call(decisionsContract.deactivate, { id, inactive_from: '01.04.2027', ...sent } as never);
  const file = async () => (await clerk.call(officeContract.getHousehold, { id })).body as HouseholdFile;
  const withdraw = (ending_id: number, by = clerk) => by.call(decisionsContract.withdrawEnd, { id, ending_id });
  return { household, client, wife, son, id, end, file, withdraw };
}
type Family = Awaited<ReturnType<typeof aFamily>>;

async function refusedEndings(): Promise<ToDo['refused_endings']> {
  return ((await clerk.call(officeContract.getToDo)).body as ToDo).refused_endings;
}

async function nightOf(on: string): Promise<void> {
  moveTo(server, on);
  await theNight(server);
  // the session of before has ended by then
  ({ client: clerk } = await aClerk(server));
}

describe('a resignation with its last day ahead', () => {
  it('changes nothing yet, and the office and the member read it', async () => {
    const family = await aFamily();

    expect((await family.end({ inactive_reason_id: OF_HOUSEHOLD })).status).toBe(200);

    expect(await family.file()).toMatchObject({
      household: { status: 'active' },
      endings_to_come: [
        { member_id: null, inactive_from: '01.04.2027', last_day: '31.03.2027', next: null, refused_because: null },
      ],
    });
    expect((await family.client.call(meContract.getMe)).body as Me).toMatchObject({
      household: { status: 'active', endings_to_come: [{ member_id: null, last_day: '31.03.2027' }] },
    });
    expect(await newsOf(server, family.household)).toContain('Ende Ihrer Mitgliedschaft: 31.03.2027');
    expect(await subjectsTo(server, family.household.email)).toContain('Ende Ihrer Mitgliedschaft: 31.03.2027');
    const actions = (await auditOf(server, family.household.household_id)).map(({ action }) => action);
    expect(actions).toContain('household.end_entered');
  });

  it('takes effect by itself in the night of the first day without membership, not before', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: OF_HOUSEHOLD });

    await nightOf('2027-03-31');
    expect(await family.file()).toMatchObject({ household: { status: 'active' } });
    await nightOf('2027-04-01');

    expect(await family.file()).toMatchObject({
      household: { status: 'inactive', inactive_from: '01.04.2027', inactive_reason_id: OF_HOUSEHOLD },
      sub_members: [{ status: 'inactive' }, { status: 'inactive' }],
      endings_to_come: [],
    });
    expect(await subjectsTo(server, family.household.email)).toContain('Ihre Mitgliedschaft ist beendet');
  });

  it('takes effect later with its own day if nights were skipped, and once', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: OF_HOUSEHOLD });

    await nightOf('2027-04-09');
    await theNight(server);

    expect(await family.file()).toMatchObject({ household: { status: 'inactive', inactive_from: '01.04.2027' } });
    const ended = (await subjectsTo(server, family.household.email)).filter((one) => one.includes('beendet'));
    expect(ended).toHaveLength(1);
  });

  it('of one person ends only that person', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: RESIGNATION, member_id: family.son });

    expect(await family.file()).toMatchObject({ endings_to_come: [{ member_id: family.son }] });
    await nightOf('2027-04-01');

    const { household, sub_members } = await family.file();
    expect(household.status).toBe('active');
    expect(sub_members.map(({ first_name, status }) => `${first_name} ${status}`).sort()).toEqual([
      'Emre inactive',
      'Hatice active',
    ]);
  });

  it('is withdrawn: nothing ends, and the member is told', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: OF_HOUSEHOLD });
    const [ending] = (await family.file()).endings_to_come;

    expect((await family.withdraw(ending?.id ?? 0)).status).toBe(200);
    expect(await family.withdraw(ending?.id ?? 0)).toMatchObject({ status: 409 });
    await nightOf('2027-04-01');

    expect(await family.file()).toMatchObject({ household: { status: 'active' }, endings_to_come: [] });
    expect(await subjectsTo(server, family.household.email)).toContain('Ihre Mitgliedschaft geht weiter');
    const actions = (await auditOf(server, family.household.household_id)).map(({ action }) => action);
    expect(actions).toContain('household.end_withdrawn');
  });

  it('is replaced by another one for the same household', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: OF_HOUSEHOLD });
    await family.end({ inactive_reason_id: OF_HOUSEHOLD, inactive_from: '01.07.2027' });

    expect((await family.file()).endings_to_come).toMatchObject([{ inactive_from: '01.07.2027' }]);
    await nightOf('2027-04-01');
    expect(await family.file()).toMatchObject({ household: { status: 'active' } });
  });

  it('is dropped once the person or the household ends otherwise', async () => {
    const family = await aFamily();
    await family.end({ inactive_reason_id: RESIGNATION, member_id: family.son });
    await family.end({ inactive_reason_id: OF_HOUSEHOLD });

    await family.end({ inactive_reason_id: RESIGNATION, member_id: family.son, inactive_from: '01.02.2027' });
    expect((await family.file()).endings_to_come).toMatchObject([{ member_id: null }]);
    await family.end({ inactive_reason_id: OF_HOUSEHOLD, inactive_from: '01.02.2027' });
    expect((await family.file()).endings_to_come).toEqual([]);
  });
});

describe('a main member who leaves on a day to come', () => {
  const leave = (family: Family, sent: object = {}) =>
    family.end({
      inactive_reason_id: RESIGNATION,
      member_id: family.household.main_member_id,
      new_main_member_id: family.wife,
      email: NEW_ADDRESS,
      ...sent,
    });

  it('hands the household over in that night; a second person approves the address', async () => {
    const family = await aFamily();
    expect((await leave(family)).status).toBe(200);
    const stored = await server.context.db.selectFrom('endings_to_come').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(NEW_ADDRESS);
    expect(await family.file()).toMatchObject({ endings_to_come: [{ next: expect.stringContaining('Hatice') }] });

    await nightOf('2027-04-01');

    const file = await family.file();
    expect(file).toMatchObject({ household: { status: 'active' }, main_member: { first_name: 'Hatice' } });
    expect(file.approvals).toMatchObject([{ kind: 'log_in' }]);
  });

  it('needs the next one and an address at once, not only in the night', async () => {
    const family = await aFamily();

    expect(await leave(family, { new_main_member_id: null })).toMatchObject({ status: 409 });
    expect(await leave(family, { email: null })).toMatchObject({ status: 422 });
    expect((await family.file()).endings_to_come).toEqual([]);
  });

  it('does not end if the next one has left meanwhile: the to-do list says so, and nobody else takes over', async () => {
    const family = await aFamily();
    await leave(family);
    await family.end({ inactive_reason_id: RESIGNATION, member_id: family.wife, inactive_from: '01.03.2027' });
    await nightOf('2027-03-01');

    await nightOf('2027-04-01');
    await theNight(server);

    expect(await family.file()).toMatchObject({
      household: { status: 'active' },
      main_member: { first_name: 'Mehmet', status: 'active' },
      endings_to_come: [{ refused_because: 'next_main_member' }],
    });
    expect(await refusedEndings()).toContainEqual(
      expect.objectContaining({ household_id: family.household.household_id, refused_because: 'next_main_member' }),
    );
  });
});

it('a death before the last day is judged as if nobody had resigned, and the household decides anew', async () => {
  const family = await aFamily();
  await family.end({ inactive_reason_id: OF_HOUSEHOLD });
  await endByDeath(server, { ...family.household, member_id: family.son, from: day('2027-03-10') } as never);
  await server.context.db
    .updateTable('households')
    .set({ money_rests_since: day('2027-03-10') })
    .where('id', '=', family.household.household_id)
    .execute();

  await nightOf('2027-04-01');

  expect(await family.file()).toMatchObject({
    household: { status: 'active' },
    endings_to_come: [{ member_id: null, refused_because: 'death' }],
  });
});

describe('an end on a day to come', () => {
  it.each([
    ['more than two years ahead', '01.03.2029', 'end_too_far_ahead'],
    ['on a day that is none', '30.02.2028', 'no_such_day'],
  ])('is refused %s', async (_why, inactive_from, error) => {
    const family = await aFamily();
    const answer = await family.end({ inactive_reason_id: OF_HOUSEHOLD, inactive_from });

    expect(answer).toMatchObject({ status: 422, body: { errors: { inactive_from: [error] } } });
    expect((await family.file()).endings_to_come).toEqual([]);
  });

  it('is refused for somebody who is no member yet', async () => {
    const { household_id } = await aHousehold(server, { status: 'waiting' });
    const answer = await clerk.call(decisionsContract.deactivate, {
      id: String(household_id),
      inactive_reason_id: OF_HOUSEHOLD,
      inactive_from: '01.04.2027',
    } as never);

    expect(answer).toMatchObject({ status: 422, body: { errors: { inactive_from: ['date_must_be_in_the_past'] } } });
  });

  it('is not entered by a clerk who excludes somebody, and such a one is not withdrawn by a clerk', async () => {
    const family = await aFamily();
    const exclusion = { inactive_reason_id: EXCLUSION, member_id: family.son };
    const { client: board } = await aClerk(server, 'board');

    expect(await family.end(exclusion)).toMatchObject({ status: 403 });
    expect((await family.end(exclusion, board)).status).toBe(200);
    const [ending] = (await family.file()).endings_to_come;
    expect(await family.withdraw(ending?.id ?? 0)).toMatchObject({ status: 403 });
    expect((await family.withdraw(ending?.id ?? 0, board)).status).toBe(200);
  });

  it('is withdrawn by its own household only', async () => {
    const [one, other] = [await aFamily(), await aFamily()];
    await one.end({ inactive_reason_id: OF_HOUSEHOLD });
    const [ending] = (await one.file()).endings_to_come;

    expect(await other.withdraw(ending?.id ?? 0)).toMatchObject({ status: 409 });
    expect((await one.file()).endings_to_come).toHaveLength(1);
  });

  it('is stored once if two clerks enter it at the same time', async () => {
    const family = await aFamily();
    const { client: second } = await aClerk(server);
    const from = ['01.04.2027', '01.05.2027'];
    await Promise.all(
      [clerk, second].map((by, place) =>
        family.end({ inactive_reason_id: OF_HOUSEHOLD, inactive_from: from[place] }, by),
      ),
    );
    expect((await family.file()).endings_to_come).toHaveLength(1);
  });
});
