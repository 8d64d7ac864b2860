import { beforeAll, describe, expect, it } from 'vitest';
import { deathPersonsContract } from '../../domain/deaths/deathPersons.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let household: TestHousehold;
let daughter: number;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
  household = await aHousehold(server, { first_name: 'Meryem', last_name: 'Arslan', status: 'active' });
  daughter = await aMember(server, household, {
    first_name: 'Zehra',
    last_name: 'Arslan',
    date_of_birth: day('2001-05-06'),
  });
  await aPhoneNumber(server, household.main_member_id, { phone_number: '+436649998877' });
});

describe('the deceased is found', () => {
  it.each([
    ['by a part of the name', 'zehra', ['Zehra Arslan']],
    ['by both names in any order', 'arslan MERYEM', ['Meryem Arslan']],
    ['by both names with a typing error in each', 'Arlsan Meryme', ['Meryem Arslan']],
    ['by the day of birth', '06.05.2001', ['Zehra Arslan']],
    ['by the day of birth in words', '6. Mai 2001', ['Zehra Arslan']],
    ['by name and day of birth', 'Arslan, 6.5.2001', ['Zehra Arslan']],
    ['not by a name with another day of birth', 'Zehra 07.05.2001', []],
    [
      'by a phone of somebody else in the household, dialled at home',
      '0664 999 88 77',
      ['Meryem Arslan', 'Zehra Arslan'],
    ],
    ['by the same, dialled from abroad', '0043 664 9998877', ['Meryem Arslan', 'Zehra Arslan']],
    ['by the last digits of the same', '99 88 77', ['Meryem Arslan', 'Zehra Arslan']],
    ['not by something unknown', 'Niemand', []],
    ['not by marks alone', '…', []],
  ])('%s', async (_name, search, names) => {
    expect((await found(search)).map(({ name }) => name)).toEqual(names);
  });

  it('by the membership number, with everybody in the household', async () => {
    const { membership_no } = household;
    expect((await found(membership_no)).map(({ name }) => name)).toEqual(['Meryem Arslan', 'Zehra Arslan']);
  });

  it('with the case that exists already', async () => {
    const id = await aDeathCase(server, { member_id: daughter, household_id: household.household_id });
    expect(await found('zehra')).toMatchObject([{ member_id: daughter, case_id: id }]);
  });
});

async function found(search: string): Promise<{ name: string }[]> {
  const { status, body } = await clerk.call(deathPersonsContract.findDeceased, { search });
  expect(status).toBe(200);
  return body as { name: string }[];
}
