import { beforeEach, describe, expect, it } from 'vitest';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { myDataContract } from '../../../domain/me/myData.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { listUncovered } from '../../invoicing/yearlyRun.reads.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, aFamily, identify, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { readZip } from '../../testing/documents/zipReading.ts';
import { moveTo, theNight } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { eraseEndsToCome } from './endingsToCome.actions.ts';

const OF_HOUSEHOLD = 4;
const OF_PERSON = 1;

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

const idOf = ({ household_id }: TestHousehold) => ({ id: String(household_id) });

const end = (household: TestHousehold, sent: object = {}) =>
  clerk.call(decisionsContract.deactivate, {
    ...idOf(household),
    inactive_reason_id: OF_HOUSEHOLD,
    inactive_from: '01.04.2027',
    ...sent,
  } as never);

const fileOf = async (household: TestHousehold) =>
  (await clerk.call(officeContract.getHousehold, idOf(household))).body as HouseholdFile;

async function nightOf(on: string): Promise<void> {
  moveTo(server, on);
  await theNight(server);
  // the session of before has ended by then
  ({ client: clerk } = await aClerk(server));
}

async function moneyRestsNoLonger({ household_id }: TestHousehold): Promise<void> {
  await server.change(({ tx }) =>
    tx.updateTable('households').set({ money_rests_since: null }).where('id', '=', household_id).execute(),
  );
}

async function readInPortal(household: TestHousehold) {
  const me = (await (await logIn(server, household)).call(meContract.getMe)).body as Me;
  return me.household?.endings_to_come;
}

describe('the member', () => {
  it('does not read of an end whose day is over and that the office has to settle', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    const leaves = { member_id: husband, inactive_reason_id: OF_PERSON };
    await end(household, { ...leaves, new_main_member_id: wife, email: household.email });
    await end(household, { member_id: wife, inactive_reason_id: OF_PERSON, inactive_from: '01.02.2027' });
    expect(await readInPortal(household)).toMatchObject([{ member_id: husband, last_day: '31.03.2027' }]);

    await nightOf('2027-04-01');

    expect((await fileOf(household)).endings_to_come).toMatchObject([{ refused_because: 'next_main_member' }]);
    expect(await readInPortal(household)).toEqual([]);
  });

  it('does not read of an end while somebody of the family is mourned', async () => {
    const { household, son } = await aFamily(server, 'active');
    await end(household);

    await identify(clerk, await aDeathOf(server, { member_id: son }));

    expect(await readInPortal(household)).toEqual([]);
    expect((await fileOf(household)).endings_to_come).toHaveLength(1);
  });

  it('finds it among the data of the household, with the address that was named and without who entered it', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    const leaves = { member_id: husband, inactive_reason_id: OF_PERSON };
    await end(household, { ...leaves, new_main_member_id: wife, email: 'hatice@neu.example' });

    const { bytes } = await (await logIn(server, household)).call(myDataContract.downloadMyData);
    const { endings_to_come } = JSON.parse(readZip(bytes).get('data.json')?.toString() ?? '');

    expect(endings_to_come).toEqual([
      {
        member_id: husband,
        inactive_from: '2027-04-01',
        inactive_reason_id: OF_PERSON,
        new_main_member_id: wife,
        new_email: 'hatice@neu.example',
        entered_at: '2027-02-01T11:00:00.000Z',
      },
    ]);
  });
});

describe('a main member who resigned for the whole household and dies before', () => {
  it('does not end it for the widow who goes on: the office asks her', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    await end(household);
    await identify(clerk, await aDeathOf(server, { member_id: husband }), { next_member_ids: [wife] });
    await moneyRestsNoLonger(household);

    await nightOf('2027-04-01');

    expect(await fileOf(household)).toMatchObject({
      household: { status: 'active' },
      main_member: { first_name: 'Hatice', status: 'active' },
      endings_to_come: [{ member_id: null, refused_because: 'main_member' }],
    });
  });
});

describe('a death that ends somebody who has resigned', () => {
  it('is taken back as a mistake: the resignation is there again, and takes effect', async () => {
    const { household, son } = await aFamily(server, 'active');
    await end(household, { member_id: son, inactive_reason_id: OF_PERSON });
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);
    expect((await fileOf(household)).endings_to_come).toEqual([]);

    expect((await takeBack(clerk, death)).answer.status).toBe(200);

    expect((await fileOf(household)).endings_to_come).toMatchObject([{ member_id: son, inactive_from: '01.04.2027' }]);
    await nightOf('2027-04-01');
    const { sub_members } = await fileOf(household);
    expect(sub_members.find(({ id }) => id === son)).toMatchObject({ status: 'inactive', inactive_from: '01.04.2027' });
  });

  it('comes back beside what the office has entered for the household since', async () => {
    const { household, son } = await aFamily(server, 'active');
    await end(household, { member_id: son, inactive_reason_id: OF_PERSON });
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);
    await end(household);

    await takeBack(clerk, death);

    expect((await fileOf(household)).endings_to_come.map(({ member_id }) => member_id)).toEqual([son, null]);
  });
});

describe('the office', () => {
  it('is told at once that the address of the next main member belongs to somebody else', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    const other = await aHousehold(server, { status: 'active' });
    const leaves = { member_id: husband, inactive_reason_id: OF_PERSON, new_main_member_id: wife };

    const taken = await end(household, { ...leaves, email: other.email });
    const denied = await end(household, { ...leaves, email: 'a@mailinator.example' });

    expect([taken.status, taken.body]).toMatchObject([409, { message: 'email_already_exists' }]);
    expect(denied.body).toMatchObject({ message: 'email_domain_not_allowed' });
    expect((await fileOf(household)).endings_to_come).toEqual([]);
  });

  it('may say why an end is withdrawn, and that is on record', async () => {
    const { household } = await aFamily(server, 'active');
    await end(household);
    const [ending] = (await fileOf(household)).endings_to_come;
    const withdraw = (reason: string) =>
      clerk.call(decisionsContract.withdrawEnd, { ...idOf(household), ending_id: ending?.id ?? 0, reason });

    const tooLong = await withdraw('x'.repeat(1_001));
    const { status } = await withdraw(' Hat es sich überlegt ');

    expect([tooLong.status, tooLong.body]).toMatchObject([422, { errors: { reason: ['max_1000_characters'] } }]);
    expect(status).toBe(200);
    const { details } = await server.context.db
      .selectFrom('audit_log')
      .select('details')
      .where('household_id', '=', household.household_id)
      .where('action', '=', 'household.end_withdrawn')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ reason: 'Hat es sich überlegt' });
  });
});

it('nothing of it remains of somebody who is erased', async () => {
  const { household, wife, son, husband } = await aFamily(server, 'active');
  const leaves = { member_id: husband, inactive_reason_id: OF_PERSON };
  await end(household, { ...leaves, new_main_member_id: wife, email: 'hatice@neu.example' });
  await end(household, { member_id: son, inactive_reason_id: OF_PERSON, inactive_from: '01.03.2027' });

  const { household_id } = household;
  await server.change(async (change) => {
    for (const member_id of [wife, son]) await eraseEndsToCome(change, { household_id, member_id });
  });

  const left = await server.context.db
    .selectFrom('endings_to_come')
    .select(['member_id', 'new_main_member_id', 'new_email'])
    .where('household_id', '=', household_id)
    .execute();
  expect(left).toEqual([{ member_id: husband, new_main_member_id: null, new_email: null }]);
});

it('the yearly run invoices nobody whose end has come and waits for the night; a day before it does', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await end(household, { inactive_from: '01.01.2028' });
  const isInvoiced = async (today: string) => {
    const wanted = { today: day(today), after: household.household_id - 1, most: 1 };
    return (await listUncovered(server.context.db, wanted)).includes(household.household_id);
  };

  expect(await isInvoiced('2027-12-31')).toBe(true);
  expect(await isInvoiced('2028-01-01')).toBe(false);
});
