import { expect, it } from 'vitest';
import { LAST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../domain/accounts/membershipNo.ts';
import { aHousehold } from '../testing/builders.ts';
import { testServer } from '../testing/testServer.ts';
import { aVisitor, enter } from '../testing/visitors.ts';

const server = testServer();

const UNUSED = membershipNo(LAST_MEMBERSHIP_SEQUENCE);

/** A household of the former list whose owner has opened the account. */
async function aFormerMember(old_number: string) {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  await server.context.db.updateTable('households').set({ old_number }).where('id', '=', household_id).execute();
  return household;
}

async function entered(name: string) {
  const { status, body } = await enter(aVisitor(server), name);
  return status === 200 ? (body as { household: { id: number } }).household.id : status;
}

it.each(['815', '0815', ' M-815 ', 'm 0815'])(
  'a member of the former list logs in with the old number, as %j',
  async (typed) => {
    const found = await server.context.db
      .selectFrom('households')
      .select('id')
      .where('old_number', '=', '0815')
      .executeTakeFirst();
    const id = found?.id ?? (await aFormerMember('0815')).household_id;

    expect(await entered(typed)).toBe(id);
  },
);

it('a number of ours is never an old one', async () => {
  const ours = await aHousehold(server, { status: 'active' });
  await aFormerMember(ours.membership_no);
  const former = await aFormerMember(UNUSED);

  expect(await entered(ours.membership_no)).toBe(ours.household_id);
  expect(await entered(`M${ours.membership_no}`)).toBe(422);
  expect(await entered(UNUSED)).toBe(former.household_id);
});

it('an old number of two households, or without a digit or letter, is nobody’s', async () => {
  await aFormerMember('4711');
  await aFormerMember('04711');
  await aFormerMember('000');

  expect(await Promise.all(['4711', '000', '-', '0'].map(entered))).toEqual([422, 422, 422, 422]);
});
