import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOfficeAccount, logIn, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, furnish } from '../testing/world.ts';

/** Nobody else's here. */
const NUMBER = '4719082635';

let server: TestServer;
let clerk: TestAccount;
let office: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  clerk = await anOfficeAccount(server, 'board');
  office = await logIn(server, clerk);
});
afterAll(() => server.stop());

const STATUSES = ['active', 'new', 'waiting', 'inactive'] as const;
const officeCalls = knownRoutes.filter(({ call }) => call.access === 'office');

// proves: promise.13
test('whatever shows the office a paper or an identity number writes down who looked at whose', async () => {
  const showed: string[] = [];
  for (const route of officeCalls) {
    const { refused = {} } = validRequestFor(route);
    const status = STATUSES.find((one) => refused[one] === undefined) ?? 'active';
    const world = await furnish(await aWorld(server, { status }));
    const { vault, db } = server.ground;
    const social_insurance_number = vault.seal(NUMBER);
    await db.updateTable('members').set({ social_insurance_number }).where('id', '=', world.main_member_id).execute();
    const before = await looksAt(world.household_id);

    const answer = await sendValid(route, { world, client: office });

    const shows = route.call.answer === 'file' || answer.bytes.includes(NUMBER);
    if (!shows) continue;
    showed.push(nameOf(route));
    expect([nameOf(route), answer.status]).toEqual([nameOf(route), route.call.status]);
    expect([nameOf(route), (await looksAt(world.household_id)) > before]).toEqual([nameOf(route), true]);
  }

  expect(showed).toEqual(
    expect.arrayContaining(['GET /api/v1/office/households/:id', 'GET /api/v1/office/documents/:id']),
  );
});

/** What the clerk is on record for in a household. */
async function looksAt(householdId: number): Promise<number> {
  const rows = await server.ground.db
    .selectFrom('audit_log')
    .select('id')
    .where('household_id', '=', householdId)
    .where('actor_account_id', '=', clerk.account_id)
    .execute();
  return rows.length;
}
