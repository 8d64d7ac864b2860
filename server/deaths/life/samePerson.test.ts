import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { deathLifeContract as calls } from '../../../domain/deaths/life/deathLife.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, aFamily, identify, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { forgetCases } from '../forgetting.actions.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

/** Mehmet as main member of one household, and as the father in another one. */
async function inTwoHouseholds() {
  const [one, two] = [await aFamily(server, 'active'), await aFamily(server, 'active', { first_name: 'Kemal' })];
  const again = { first_name: 'Mehmet', date_of_birth: day('1955-03-01'), membership_basis: 'nb' } as const;
  const also = await aMember(server, two.household, { ...again, relationship_type: 'father', status: 'active' });
  return { one, two, also };
}

it('somebody identified in two households gets no second case in the other one', async () => {
  const { one, also } = await inTwoHouseholds();
  const withdrawn = await aDeathOf(server, { member_id: also, state: 'withdrawn' });
  const death = await aDeathOf(server, { member_id: one.husband });
  const { answer } = await identify(clerk, death, { next_member_ids: [one.wife], also_member_ids: [also] });

  const opened = await clerk.send('POST', '/api/v1/office/deaths', { member_id: also });
  const reopened = await clerk.call(calls.reopenDeath, { id: String(withdrawn), revision: 0 });

  expect(answer.status).toBe(200);
  expect([opened.status, opened.body]).toMatchObject([409, { message: 'death_case_exists' }]);
  expect([reopened.status, reopened.body]).toMatchObject([409, { message: 'death_case_exists' }]);

  await takeBack(clerk, death);
  const allowed = await clerk.send('POST', '/api/v1/office/deaths', { member_id: also });
  expect(allowed.status).toBe(201);
});

it('two rows of one household cannot both be the deceased', async () => {
  const { one, two, also } = await inTwoHouseholds();
  const twice = { first_name: 'Mehmet', date_of_birth: day('1955-03-01'), membership_basis: 'nb' } as const;
  const again = await aMember(server, two.household, { ...twice, relationship_type: 'father', status: 'active' });
  const death = await aDeathOf(server, { member_id: one.husband });
  const choices = { next_member_ids: `${one.wife}`, also_member_ids: `${also},${again}` };

  const { status, body } = await clerk.call(calls.previewDeathEffects, { id: String(death), ...choices });

  expect([status, body]).toMatchObject([409, { message: 'death_choice_not_possible' }]);
});

it('erasing a household takes its sealed addresses out of the cases of other households', async () => {
  const { one, two } = await inTwoHouseholds();
  const death = await aDeathOf(server, { member_id: one.husband });
  await identify(clerk, death, { next_member_ids: [one.wife] });
  const { db, vault } = server.context;
  await sql`insert into death_case_effects (case_id, kind, before, own_email, done_at)
    values (${death}, 'rows', ${JSON.stringify({ household_id: two.household.household_id })},
      ${vault.seal('emine@example.at')}, ${server.clock.now()})`.execute(db);

  await server.change((change) => forgetCases(change, two.household.household_id));

  const kept = await db
    .selectFrom('death_case_effects')
    .select('own_email')
    .where('case_id', '=', death)
    .where(sql<boolean>`(before ->> 'household_id')::integer = ${two.household.household_id}`)
    .execute();
  expect(kept).toEqual([{ own_email: null }]);
});
