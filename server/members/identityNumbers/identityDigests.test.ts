import { beforeEach, expect, test } from 'vitest';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { type Found, searchContract } from '../../../domain/office/search.contract.ts';
import type { Context } from '../../platform/context.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';
import { openVault } from '../../platform/secrets/vault.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { renewIdentityDigests } from './identityDigests.actions.ts';
import { fillIdentityDigests } from './identityNumbers.jobs.ts';

const OLD = Buffer.alloc(32, 7);
const NEW = Buffer.alloc(32, 8);
const NUMBER = '4719080560';

let server: TestServer;
let member: TestClient;
let memberId: number;
let householdId: number;
let clerk: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  useKeys([OLD]);
  const applicant = await aLoggedInClient(server);
  member = applicant.client;
  memberId = applicant.household.main_member_id;
  householdId = applicant.household.household_id;
  clerk = (await aClerk(server)).client;
  await enter({ social_insurance_number: NUMBER, turkish_id_no: '10000000146' });
  return () => server.stop();
});

test('a person is found by the numbers that they have entered, and no longer by former ones', async () => {
  expect(await foundBy(NUMBER)).toEqual([householdId]);
  expect(await foundBy('10000000146')).toEqual([householdId]);

  await enter({ social_insurance_number: '4720080560', turkish_id_no: null });

  expect(await foundBy(NUMBER)).toEqual([]);
  expect(await foundBy('4720080560')).toEqual([householdId]);
  expect(await foundBy('10000000146')).toEqual([]);
});

test('a number that is not there any more is not found', async () => {
  await enter({ social_insurance_number: null, social_insurance_number_pending: true });

  expect(await foundBy(NUMBER)).toEqual([]);
});

test('the digest of a number that was stored before there were any is made at night', async () => {
  await server.context.db
    .updateTable('members')
    .set({ social_insurance_digest: null, turkish_id_digest: null })
    .where('id', '=', memberId)
    .execute();
  expect(await foundBy(NUMBER)).toEqual([]);

  await fillIdentityDigests.run(server.context, {});

  expect(await foundBy(NUMBER)).toEqual([householdId]);
  expect(await foundBy('10000000146')).toEqual([householdId]);
});

test('a person is found while the keys are changed, and afterwards', async () => {
  useKeys([NEW, OLD]);
  expect(await foundBy(NUMBER)).toEqual([householdId]);

  expect(await renewIdentityDigests(server.context, 'all')).toBe(1);
  expect(await renewIdentityDigests(server.context, 'all')).toBe(0);

  useKeys([NEW]);
  expect(await foundBy(NUMBER)).toEqual([householdId]);
  expect(await foundBy('10000000146')).toEqual([householdId]);
});

function useKeys(keys: KeyRing): void {
  (server.context as Context).vault = openVault(keys);
}

async function enter(fields: object): Promise<void> {
  expect((await member.call(membersContract.changeMember, { id: memberId, ...fields })).status).toBe(200);
}

async function foundBy(search: string): Promise<number[]> {
  const { body } = await clerk.call(searchContract.findHouseholds, { search });
  return (body as Found).households.map(({ id }) => id);
}
