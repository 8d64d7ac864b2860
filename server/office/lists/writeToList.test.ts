import { beforeEach, expect, it } from 'vitest';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { type Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { runSql } from '../../platform/db.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { sendCircular } from '../../post/circulars/circulars.jobs.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aHomeAddress } from '../../testing/invoicingBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { CIRCULAR_TEXTS } from '../../testing/post/postBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { silence } from '../../testing/release/silenceBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const DECEASED = 5;
const CANCELLED = 4;

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  await change('truncate households, circulars, chosen_lists, letters, mails, runs cascade');
  clerk = (await aClerk(server)).client;
});

const change = (text: string, values: unknown[] = []) => server.change(({ tx }) => runSql(tx, text, values));

async function aHome(leftBecause?: number) {
  const household = await aHousehold(server, { status: 'active' });
  await aHomeAddress(server, household);
  await change("update households set channel = 'post' where id = $1", [household.household_id]);
  if (leftBecause === undefined) return household;
  await change(
    "update households set status = 'inactive', inactive_from = '2026-12-01', inactive_reason_id = $2 where id = $1",
    [household.household_id, leftBecause],
  );
  return household;
}

/** The set that the list has now, and how many households a circular to it would reach. */
async function choose(asked: Record<string, string> = {}) {
  const { count } = (await clerk.call(listsContract.readHouseholds, asked)).body;
  const { body } = await clerk.call(listsContract.chooseHouseholds, { ...asked, rows: count });
  const chosen = { status: 'members', way: 'channel', listed: (body as { id: number }).id } as const;
  const reached = await clerk.call(circularsContract.countCircular, chosen);
  return { chosen, count, reached: reached.body };
}

async function write(chosen: { status: 'members'; way: 'channel'; listed: number }): Promise<number[]> {
  const { body } = await clerk.call(circularsContract.writeCircular, { ...CIRCULAR_TEXTS, ...chosen });
  await runToEnd(server.context, sendCircular, { circular_id: (body as Circular).id });
  const { rows } = await change('select household_id from letters order by household_id');
  return rows.map(({ household_id }) => Number(household_id));
}

it('goes to exactly the households that the list had, as many as were counted; who came later gets none', async () => {
  const [one, other] = [await aHome(), await aHome()];
  await aHome(CANCELLED);
  const { chosen, count, reached } = await choose();
  await aHome();

  const letters = await write(chosen);

  expect(letters).toEqual([one.household_id, other.household_id]);
  expect(count).toBe(2);
  expect(reached).toMatchObject({ households: 2, letters: 2 });
});

it('goes to people who left only if the list has chosen them, and never to the dead or the silent', async () => {
  const left = await aHome(CANCELLED);
  await aHome(DECEASED);
  const silent = await aHome();
  await silence(server, silent);
  const { chosen, count, reached } = await choose({ status: 'everybody' });

  const letters = await write(chosen);

  expect(count).toBe(3);
  expect(reached).toMatchObject({ households: 1, letters: 1 });
  expect(letters).toEqual([left.household_id]);
});

it('goes to nobody who was merged into another household of the list, or left, after it was chosen', async () => {
  const [stays, closes, leaves] = [await aHome(), await aHome(), await aHome()];
  const { chosen } = await choose();
  const today = server.clock.today();
  const leave = "update households set status = 'inactive', inactive_from = $3, inactive_reason_id = $2 where id = $1";
  await change("update chosen_lists set created_at = created_at - interval '1 day'");
  await change(leave, [leaves.household_id, CANCELLED, today]);
  await change(leave, [closes.household_id, CANCELLED, '2020-01-01']);
  await change('insert into merged_households (household_id, into_household_id, merged_on) values ($1, $2, $3)', [
    ...[closes.household_id, stays.household_id, today],
  ]);

  expect(await write(chosen)).toEqual([stays.household_id]);
});

it('is refused with the number that the list has now', async () => {
  await aHome();

  const refused = await refusalOf(clerk.send('POST', listsContract.chooseHouseholds.path, { rows: 2 }));

  expect(refused).toEqual([409, 'list_has_changed']);
  expect((await change('select count(*)::integer as kept from chosen_lists')).rows).toEqual([{ kept: 0 }]);
});

it('a list that finds nobody is written to by nobody', async () => {
  const { chosen } = await choose({ city: 'Nirgendwo' });

  const refused = await refusalOf(clerk.call(circularsContract.writeCircular, { ...CIRCULAR_TEXTS, ...chosen }));

  expect(refused).toEqual([409, 'circular_for_nobody']);
});
