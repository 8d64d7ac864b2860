import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { deathCasesContract, type ListedCase } from '../../domain/deaths/deathCases.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const FLOOD = 250;

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

it('hides no case that the staff work on, neither its first nor its last report, and stays a list that a screen can show', async () => {
  const worked = await aDeathCase(server, { state: 'under_way', opened_at: server.clock.now() });
  const before = await aDeathCase(server, { source: 'call_back' });
  await flood(null);
  await flood(server.clock.now());
  server.clock.moveDays(1);
  clerk = (await aClerk(server)).client;
  const after = await aDeathCase(server, { source: 'call_back' });

  const listed: ListedCase[] = (await clerk.call(deathCasesContract.listDeathCases, {})).body;
  const { deaths }: ToDo = (await clerk.call(officeContract.getToDo)).body;

  for (const cases of [listed, deaths]) {
    expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining([worked, before, after]));
    expect(cases.length).toBeLessThan(FLOOD * 2);
  }
  expect(listed.map(({ is_unopened }) => is_unopened)).toEqual(
    listed.map(({ is_unopened }) => is_unopened).toSorted((one, other) => Number(other) - Number(one)),
  );
});

async function flood(opened_at: Date | null): Promise<void> {
  await sql`insert into death_cases (case_no, source, language, reported_at, state_since, changed_at, opened_at)
    select ${opened_at ? 'seen' : 'new'} || n, 'call_back', 'de', at, at, at, ${opened_at}
    from generate_series(1, ${FLOOD}) n, cast(${server.clock.now()} as timestamptz) at`.execute(server.context.db);
}
