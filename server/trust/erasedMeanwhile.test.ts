import { beforeAll, expect, test } from 'vitest';
import { lockHousehold } from '../members/household.reads.ts';
import { eraseAllOf } from '../membership/erasure/erasure.actions.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { knownRoutes, nameOf, sendValid } from '../testing/requests.ts';
import { testServer } from '../testing/testServer.ts';
import { aWorld, createEverything } from '../testing/world.ts';

/** So many requests wait at the same time, each with a connection of its own. */
const AT_ONCE = 3;

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

const writing = knownRoutes.filter(({ call }) => call.method !== 'GET' && ['member', 'account'].includes(call.access));
const groups = Array.from({ length: Math.ceil(writing.length / AT_ONCE) }, (_, index) =>
  writing.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
).map((routes) => [routes.map(nameOf).join(', '), routes] as const);

// proves: promise.5, promise.16
test.each(groups)(
  'while a household is erased nothing of it changes, and nothing fails: %s',
  async (_names, routes) => {
    const world = await createEverything(await aWorld(server, { status: 'active' }));
    const { answers } = await server.change(async (change) => {
      await lockHousehold(change.tx, world.household_id);
      await eraseAllOf(change, { id: world.household_id, account_id: world.account_id });
      const sent = Promise.all(routes.map((route) => sendValid(route, { world, client: world.client })));
      await Promise.race([sent, somebodyWaitsForALock(server.context.db)]);
      return { answers: sent };
    });

    const statuses = (await answers).map(({ status }, index) => ({ call: routes[index]?.call.path, status }));

    expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  },
);
