import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../platform/http/route.ts';
import { anOfficeAccount, logIn, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, prepare, sendPrepared, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, everyThing, idOf, type Thing, type World } from '../testing/world.ts';

/** Used by nobody else here: one of each kind for each person. */
const numbersOf = (memberId: number) => ({
  social_insurance_number: `4719${memberId}082635`,
  turkish_id_no: `1000${memberId}0000146`,
});

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

/** Figures of a year and of a taking over, and a letter to a household that is made up. */
const NAMES_NOBODY = [
  'GET /api/v1/office/import-template',
  'GET /api/v1/office/death-figures/file',
  'GET /api/v1/office/take-overs/:id/proof/print',
  'POST /api/v1/office/circulars/preview',
];

const STATUSES = ['active', 'new', 'waiting', 'inactive'] as const;
type Status = (typeof STATUSES)[number];

const officeCalls = knownRoutes.filter(({ call }) => call.access === 'office');

// proves: promise.13
test('every call that shows the office a document or an identity number records who saw whose', async () => {
  const showed: string[] = [];
  for (const route of officeCalls) {
    const { refused = {} } = validRequestFor(route);
    const status = STATUSES.find((one) => refused[one] === undefined) ?? 'active';
    const { world, people } = await householdFor(route, status);
    const input = await prepare(route, world);
    const before = await looks();

    const answer = await sendPrepared(route, input, office);

    const isShown = (id: number) => Object.values(numbersOf(id)).some((number) => answer.bytes.includes(number));
    const isFile = route.call.answer === 'file' && !NAMES_NOBODY.includes(nameOf(route));
    const shown = isFile ? 1 : people.filter(isShown).length;
    if (shown === 0) continue;
    if (route.call.path === '/api/v1/office/households/:id') expect(shown).toBeGreaterThan(1);
    showed.push(nameOf(route));
    expect([nameOf(route), answer.status]).toEqual([nameOf(route), route.call.status]);
    expect([nameOf(route), (await looks()) - before]).toEqual([nameOf(route), shown]);
  }

  expect(showed).toEqual(
    expect.arrayContaining(['GET /api/v1/office/households/:id', 'GET /api/v1/office/documents/:id']),
  );
});

type Furnished = { world: World; people: number[] };

const furnished = new Map<string, Promise<Furnished>>();

/** Calls that only read share a household that has everything; each other call gets one of its own. */
function householdFor(route: Route, status: Status): Promise<Furnished> {
  if (route.call.method !== 'GET') return household(status, ['member', 'document', 'change_request']);
  const known = furnished.get(status) ?? household(status, everyThing);
  furnished.set(status, known);
  return known;
}

async function household(status: Status, things: readonly Thing[]): Promise<Furnished> {
  const world = await aWorld(server, { status });
  for (const thing of things) await idOf(world, thing);
  return { world, people: await giveIdentityNumbers(world.household_id) };
}

/** Gives everybody in a household their own numbers, and returns their ids. */
async function giveIdentityNumbers(householdId: number): Promise<number[]> {
  const { vault, db } = server.context;
  const people = await db.selectFrom('members').select('id').where('household_id', '=', householdId).execute();
  for (const { id } of people) {
    const { social_insurance_number, turkish_id_no } = numbersOf(id);
    const sealed = {
      social_insurance_number: vault.seal(social_insurance_number),
      turkish_id_no: vault.seal(turkish_id_no),
    };
    await db.updateTable('members').set(sealed).where('id', '=', id).execute();
  }
  return people.map(({ id }) => id);
}

/** How many access records there are of the clerk for people, their documents and cards, and documents of a death. */
async function looks(): Promise<number> {
  const rows = await server.context.db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_account_id', '=', clerk.account_id)
    .where('action', 'in', [
      ...(['member.seen', 'document.seen', 'change_request.seen'] as const),
      ...(['death_case.document_seen', 'death_case.printed', 'membership_card.seen'] as const),
      ...(['take_over.saved', 'list.exported'] as const),
      ...(['cash.printed', 'invoice.printed', 'letter.opened', 'letters.opened'] as const),
    ])
    .execute();
  return rows.length;
}
