import { expect, it } from 'vitest';
import {
  deathDecisionsContract as calls,
  type DeathDecisions,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aDeathOf, identify } from '../../testing/deaths/deathLifeBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aListedHousehold } from '../../testing/movingIn/dirtyHouseholds.ts';
import { member, somebody } from '../../testing/movingIn/proofDesk.ts';
import { aTakeOver, rowsOf, takenOver } from '../../testing/movingIn/takeOverBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();

/** A check of somebody who died the day after a list was taken over; `by_two`: who signed its proof, null if nobody has. */
async function checkedAfter(by_two: boolean | null): Promise<DeathDecisions> {
  const { db } = server.context;
  moveTo(server, '2027-01-11');
  const id = await aTakeOver(server, [aListedHousehold({ key: `death ${by_two}`, people: [somebody(member)] })]);
  await takenOver(server, id);
  const [row] = await rowsOf(server, id);
  const { id: member_id } = await db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', row?.household_id ?? 0)
    .executeTakeFirstOrThrow();
  if (by_two !== null) {
    const signed = { signed_at: server.clock.now(), signed_for: day('2027-01-11'), by_two };
    const asked = { asked_at: server.clock.now(), figures: '{}' };
    await db
      .insertInto('take_over_proofs')
      .values({ take_over_id: id, ...asked, ...signed })
      .execute();
  }
  moveTo(server, '2027-01-13');
  const { client } = await aClerk(server);
  const died = day('2027-01-12');
  const death = String(await aDeathOf(server, { member_id, died_from: died, died_until: died }));
  await identify(client, Number(death));
  const read = async () => (await client.call(calls.getDeathDecisions, { id: death })).body as DeathDecisions;
  await client.call(calls.checkDeathCover, { id: death, revision: (await read()).revision });
  return read();
}

it.each([
  ['nobody has signed', null],
  ['one person has signed twice', false],
] as const)('what a former list tells is not confirmed as long as %s: two decide', async (_who, by_two) => {
  const { checks, may_accept } = await checkedAfter(by_two);
  expect(checks[0]).toMatchObject({ verdict: 'covered', others: [{ because: 'unsigned_list', verdict: 'unknown' }] });
  expect(may_accept).toBe(false);
});

it('what two of the board have signed counts as confirmed', async () => {
  const { checks, may_accept } = await checkedAfter(true);
  expect(checks[0]).toMatchObject({ verdict: 'covered', others: [] });
  expect(may_accept).toBe(true);
});
