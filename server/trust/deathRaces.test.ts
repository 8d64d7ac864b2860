import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deathDecisionsContract } from '../../domain/deaths/deathDecisions.contract.ts';
import { deathLifeContract as calls } from '../../domain/deaths/life/deathLife.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { aCheckedDeath, aDeathDecision } from '../testing/deathBuilders.ts';
import { aDeathOf, aFamily, identify, keptRows, previewOf, takeBack } from '../testing/deaths/deathLifeBuilders.ts';
import { moveTo, newsOf } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

/** Tables that identifying a person and taking it back write. */
const WRITTEN = ['death_cases', 'death_case_history', 'death_case_effects', 'members', 'households', 'audit_log'];

const server = testServer();
let one: TestClient;
let other: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: one } = await aClerk(server, 'board'));
  ({ client: other } = await aClerk(server, 'board'));
});

// proves: promise.2
describe('two of the office at the same moment', () => {
  test('identify the same person: it happens once, and the family is told once', async () => {
    const { household, death, body } = await aDeathToIdentify();

    const answers = await Promise.all([one, other].map((client) => client.call(calls.identifyDeath, body)));

    expect(statuses(answers)).toEqual([200, 409]);
    expect(await lifeOf(death)).toEqual(['report', 'identify']);
    expect(await newsOf(server, household)).toEqual(['Unser aufrichtiges Beileid']);
  });

  test('identify the main member, and end the household: one is done, and the other is told', async () => {
    const { household, death, body } = await aDeathToIdentify();
    const id = String(household.household_id);

    const answers = await Promise.all([
      one.call(calls.identifyDeath, body),
      other.call(decisionsContract.deactivate, { id, inactive_reason_id: 7, inactive_from: '01.02.2027', seen: null }),
    ]);

    const [identified, ended] = answers;
    const { household: row } = await keptRows(server, household);
    const hasEnded = ended.status === 200;
    expect(statuses(answers)).toEqual([200, 409]);
    expect([identified.status, row.status]).toEqual(hasEnded ? [409, 'inactive'] : [200, 'active']);
    expect(await lifeOf(death)).toEqual(hasEnded ? ['report'] : ['report', 'identify']);
  });

  test('sign the same decision: the second signs what it sees then, and one step is taken', async () => {
    const death = await aCheckedDeath(server, { state: 'at_board' });
    const id = String(await aDeathDecision(server, death));
    const sign = (client: TestClient, revision: number) =>
      client.call(deathDecisionsContract.signDeathDecision, { id, revision });

    const [first, second] = await Promise.all([sign(one, 0), sign(other, 0)]);
    const late = await sign(first.status === 200 ? other : one, 1);

    expect(statuses([first, second])).toEqual([200, 409]);
    expect([late.status, late.body]).toMatchObject([200, { state: 'declined' }]);
    expect(await lifeOf(death.id)).toEqual(['decline']);
  });
});

// proves: promise.1
describe.each(WRITTEN)('a connection that breaks at the first write to %s', (table) => {
  test('leaves the household as it was, and the step can be taken again', async () => {
    const { household, death, body, choices } = await aDeathToIdentify();
    const before = await keptRows(server, household);

    const identified = await whileItBreaks(table, () => one.call(calls.identifyDeath, body));
    expect(identified.status).toBeGreaterThanOrEqual(500);
    expect(await keptRows(server, household)).toEqual(before);
    expect(await lifeOf(death)).toEqual(['report']);

    expect((await identify(one, death, choices)).answer.status).toBe(200);
    const after = await keptRows(server, household);
    const { revision } = await previewOfTakeBack(death);
    const undoing = { id: String(death), revision };
    const undone = await whileItBreaks(table, () => one.call(calls.takeDeathBack, undoing));
    expect(undone.status).toBeGreaterThanOrEqual(500);
    expect(await keptRows(server, household)).toEqual(after);
    expect(await lifeOf(death)).toEqual(['report', 'identify']);

    expect((await takeBack(one, death)).answer.status).toBe(200);
    expect(await keptRows(server, household)).toEqual(before);
  });
});

async function aDeathToIdentify() {
  const { household, husband, wife } = await aFamily(server, 'active');
  const death = await aDeathOf(server, { member_id: husband });
  const choices = { next_member_ids: [wife] };
  const { revision, digest } = await previewOf(one, death, { next_member_ids: String(wife) });
  const body = { id: String(death), revision, digest: digest ?? '', ...choices };
  return { household, death, choices, body };
}

async function previewOfTakeBack(death: number): Promise<{ revision: number }> {
  const { body } = await one.call(calls.previewDeathTakeBack, { id: String(death) });
  return body as { revision: number };
}

/** While `work` runs, the database ends the connection of who writes to the table. */
async function whileItBreaks(table: string, work: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const { db } = server.context;
  await sql`create or replace function trust_break() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`.execute(db);
  await sql`create trigger trust_break before insert or update on ${sql.table(table)}
    for each row execute function trust_break()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop trigger trust_break on ${sql.table(table)}`.execute(db);
  }
}

async function lifeOf(death: number): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('death_case_history')
    .select('verb')
    .where('case_id', '=', death)
    .orderBy('id')
    .execute();
  return rows.map(({ verb }) => verb);
}

function statuses(answers: readonly TestAnswer[]): number[] {
  return answers.map(({ status }) => status).sort();
}
