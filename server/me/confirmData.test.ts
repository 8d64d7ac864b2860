import { expect, test } from 'vitest';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aLoggedInClient, anOfficeAccount, logIn } from '../testing/builders.ts';
import { testServer } from '../testing/testServer.ts';

const { confirmData, getMe } = meContract;

const server = testServer();

const longActive = { status: 'active', active_from: day('2025-03-01') } as const;

test('the day of the confirmation is stored, and shown to the member and to the office', async () => {
  const { client, household } = await aLoggedInClient(server, longActive);
  const id = String(household.household_id);

  const confirmed = await client.call(confirmData, { id });

  expect([confirmed.status, confirmed.body]).toMatchObject([200, { household: { confirmed_on: '11.01.2027' } }]);
  expect((await client.call(getMe)).body).toMatchObject({ household: { confirmed_on: '11.01.2027' } });
  const clerk = await logIn(server, await anOfficeAccount(server));
  expect((await clerk.call(officeContract.getHousehold, { id })).body).toMatchObject({
    household: { confirmed_on: '11.01.2027' },
  });
  expect(await confirmationsOf(household)).toEqual([
    { confirmed_on: '2027-01-11', member_id: household.main_member_id, confirmed_at: server.clock.now() },
  ]);
});

test('two tabs, a double tap and a lost answer make one confirmation', async () => {
  const { client, household } = await aLoggedInClient(server, longActive);
  const other = await logIn(server, household);
  const id = String(household.household_id);

  const answers = await Promise.all([client, other, client, other].map((each) => each.call(confirmData, { id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await confirmationsOf(household)).toHaveLength(1);
});

test.each([
  ['an applicant', { status: 'new' }, 409, 'household_must_be_active'],
  ['a waiting household', { status: 'waiting' }, 409, 'household_must_be_active'],
  ['a former member', { status: 'inactive' }, 409, 'household_inactive'],
] as const)('%s is refused', async (_who, overrides, status, message) => {
  const { client, household } = await aLoggedInClient(server, overrides);

  const refused = await client.call(confirmData, { id: String(household.household_id) });

  expect([refused.status, refused.body]).toMatchObject([status, { message }]);
  expect(await confirmationsOf(household)).toEqual([]);
});

test('nothing is stored before the year is over, nor after a death', async () => {
  const young = await aLoggedInClient(server, { status: 'active', active_from: day('2026-06-01') });
  const grieving = await aLoggedInClient(server, longActive);
  await server.context.db
    .updateTable('households')
    .set({ money_rests_since: server.clock.today() })
    .where('id', '=', grieving.household.household_id)
    .execute();

  for (const { client, household } of [young, grieving]) {
    const { status, body } = await client.call(confirmData, { id: String(household.household_id) });

    expect([status, body]).toMatchObject([200, { household: { confirmed_on: null } }]);
    expect(await confirmationsOf(household)).toEqual([]);
  }
});

function confirmationsOf({ household_id }: { household_id: number }) {
  return server.context.db
    .selectFrom('household_confirmations')
    .select(['confirmed_on', 'member_id', 'confirmed_at'])
    .where('household_id', '=', household_id)
    .execute();
}
