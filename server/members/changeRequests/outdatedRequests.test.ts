import { beforeAll, expect, test } from 'vitest';
import { changeRequestReviewContract } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aChangeRequest, aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { grantChangeRequest, refuseChangeRequest } = changeRequestReviewContract;

const server = testServer();
let office: TestClient;
beforeAll(async () => {
  office = (await aClerk(server)).client;
});

test('a request is not granted if the value has changed since', async () => {
  const household = await aHousehold(server, { status: 'waiting' });
  const id = String(await aChangeRequest(server, household));
  // the member changed the value while the application was sent back
  const own = server.context.db.updateTable('members').where('id', '=', household.main_member_id);
  await own.set({ mother_name: 'Fatma Zehra' }).execute();

  expect(await office.call(grantChangeRequest, { id })).toMatchObject({
    status: 409,
    body: { message: 'changed_meanwhile' },
  });
  const { mother_name } = await server.context.db
    .selectFrom('members')
    .select('mother_name')
    .where('id', '=', household.main_member_id)
    .executeTakeFirstOrThrow();
  expect(mother_name).toBe('Fatma Zehra');
  expect((await office.call(refuseChangeRequest, { id, reason: 'Inzwischen geändert' })).status).toBe(200);
});

test.each([
  ['membership_basis', 'child'],
  ['relationship_type', 'partner'],
  ['email', 'other@example.at'],
] as const)(
  'a correction of %s is not granted for a person who has become the main member since',
  async (field, wanted) => {
    const household = await aHousehold(server, { status: 'active' });
    const { household_id, main_member_id } = household;
    const wife = await aMember(server, household, { status: 'active' });
    const id = String(await aChangeRequest(server, household, { member_id: wife, field, wanted }));
    const ended = {
      inactive_reason_id: 18,
      inactive_from: '11.01.2027',
      new_main_member_id: wife,
      email: household.email,
    };
    await office.call(decisionsContract.deactivate, { id: String(household_id), member_id: main_member_id, ...ended });

    expect(await office.call(grantChangeRequest, { id })).toMatchObject({
      status: 409,
      body: { message: 'changed_meanwhile' },
    });
    expect((await office.call(refuseChangeRequest, { id, reason: 'Bitte neu beantragen' })).status).toBe(200);
  },
);
