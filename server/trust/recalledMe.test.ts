import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { identify } from '../application/identify.ts';
import { readMe } from '../application/me.reads.ts';
import type { AccountActor } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, furnish, type World } from '../testing/world.ts';

let server: TestServer;
let office: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  office = await logIn(server, await anOfficeAccount(server, 'board'));
});
afterAll(() => server.stop());

const STATUSES = ['new', 'active'] as const;
const writes = knownRoutes.filter(({ call }) => call.method !== 'GET' && call.access !== 'public');

describe.each(STATUSES)('whoever is %s sees at once what has changed', (status) => {
  let world: World;
  beforeEach(async () => {
    world = await furnish(await aWorld(server, { status }));
  });

  test.each(writes.filter((route) => !validRequestFor(route).refused?.[status]).map((route) => [nameOf(route), route]))(
    'after %s',
    async (_name, route) => {
      await seen(world);

      await sendValid(route, { world, client: route.call.access === 'office' ? office : world.client });

      const session = await actorOf(world);
      if (session.kind === 'anonymous') return;
      expect(await seen(world)).toEqual(await readMe(ask(server.ground, session as AccountActor)));
    },
  );
});

async function seen(world: World): Promise<unknown> {
  return (await world.client.call(applicationContract.getMe)).body;
}

function actorOf({ client }: World) {
  const jar = { get: (name: string) => client.cookies.get(name), set: () => undefined, clear: () => undefined };
  return identify(server.ground, jar);
}
