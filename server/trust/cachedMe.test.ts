import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { listJournal } from '../invoicing/invoicing.actions.ts';
import { identify } from '../me/identify.ts';
import { readMe } from '../me/me.reads.ts';
import type { AccountActor } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, prepare, sendPrepared, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, idOf, type World } from '../testing/world.ts';

let server: TestServer;
let office: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  office = await logIn(server, await anOfficeAccount(server, 'board'));
});
afterAll(() => server.stop());

/** What `me` and the journal tell of. */
const SHOWN = [
  ...(['member', 'phone', 'address', 'burial_place', 'substitute', 'document'] as const),
  ...(['change_request', 'invoice', 'payment'] as const),
];
const STATUSES = ['new', 'active'] as const;
const writes = knownRoutes.filter(({ call }) => call.method !== 'GET' && call.access !== 'public');

describe.each(STATUSES)('a user who is %s sees changes at once', (status) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(server, { status });
    for (const thing of SHOWN) await idOf(world, thing);
  });

  test.each(writes.filter((route) => !validRequestFor(route).refused?.[status]).map((route) => [nameOf(route), route]))(
    'after %s',
    async (_name, route) => {
      const input = await prepare(route, world);
      await seen(world);

      await sendPrepared(route, input, route.call.access === 'office' ? office : world.client);

      const session = await actorOf(world);
      if (session.kind === 'anonymous') return;
      expect(await seen(world)).toEqual(await real(session as AccountActor));
    },
  );
});

const latestFirst = { orderBy: 'sale_invoice.due_date:DESC' } as const;

/** The answer, twice: the second time from the cache. */
async function seen({ client, household_id }: World): Promise<unknown> {
  await client.call(meContract.getMe);
  const me = (await client.call(meContract.getMe)).body;
  await client.call(invoicingContract.listJournal, { id: String(household_id) });
  const journal = (await client.call(invoicingContract.listJournal, { id: String(household_id) })).body;
  return { me, journal };
}

/** The same read without the cache. */
async function real(actor: AccountActor): Promise<unknown> {
  const reading = ask(server.context, actor);
  const journal =
    actor.kind === 'member' && (await listJournal({ ...reading, actor }, { id: actor.household_id, ...latestFirst }));
  return { me: await readMe(reading), journal };
}

function actorOf({ client }: World) {
  const jar = { get: (name: string) => client.cookies.get(name), set: () => undefined, clear: () => undefined };
  return identify(server.context, jar);
}
