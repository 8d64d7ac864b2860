import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '../platform/http/route.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { readTables, rememberTables } from '../testing/schema/tables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything, idOf, type World } from '../testing/world.ts';

let server: TestServer;
let furnished: World;
/** A household without anything, so that the first of everything can be created. */
let bare: World;
let foreign: World;
let office: TestClient;
let restore: () => Promise<void>;
const sessions = new Map<TestClient, Map<string, string>>();

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

const writes = knownRoutes.filter(({ call }) => call.method !== 'GET');
/** Statuses in which a person's data may be changed, and in which only members may act. */
const STATUSES = ['new', 'active'] as const;

// proves: promise.4
describe.each(STATUSES)('in a household that is %s', (status) => {
  beforeAll(async () => {
    foreign = await aWorld(server, { status: 'active' });
    furnished = await createEverything(await aWorld(server, { status }));
    bare = await aWorld(server, { status });
    office = await logIn(server, await anOfficeAccount(server, 'board'));
    for (const client of [furnished.client, bare.client, office]) sessions.set(client, new Map(client.cookies));
    restore = await rememberTables(server);
  });
  beforeEach(() => restore());

  test.each(writesFor(status))('%s ignores every field that it does not declare', async (_name, route) => {
    const plain = await outcome(route, {});
    await restore();

    const withMore = await outcome(route, smuggled(route));

    expect(plain).toMatchObject({ status: route.call.status });
    expect(withMore).toEqual(plain);
  });
});

// proves: promise.4
describe('a phone number in a family member’s list', () => {
  test.each(['foreign', 'main'] as const)('that belongs to somebody else (%s) is not taken over', async (whose) => {
    const own = await aWorld(server);
    const other = whose === 'foreign' ? await aWorld(server) : own;
    const id = await idOf(own, 'member');
    const before = (await readTables(server)).phone_numbers;
    const listed = { id: await idOf(other, 'phone'), phone_number: '+430000000', phone_type: 'work_mobile' };

    const answer = await own.client.send('PUT', `/api/v1/member/${id}`, { phone_numbers: [listed] });

    expect(answer).toMatchObject({ status: 404, body: { message: 'PhoneNumberNotFound' } });
    expect((await readTables(server)).phone_numbers?.slice(0, before?.length)).toEqual(before);
  });
});

test('a version that is no number is refused', async () => {
  const own = await aWorld(server);

  const answer = await own.client.send('PUT', `/api/v1/member/${own.main_member_id}`, { version: '1' });

  expect(answer).toMatchObject({ status: 422, body: { errors: { version: ['invalid_value'] } } });
});

/** The calls that work in this status, so that additional fields could change something. */
function writesFor(status: (typeof STATUSES)[number]): [string, Route][] {
  const working = writes.filter((route) => validRequestFor(route).refused?.[status] === undefined);
  const once = working.filter((route) => status === 'active' || validRequestFor(route).refused?.active !== undefined);
  return once.map((route) => [nameOf(route), route]);
}

function needsNothing(route: Route): boolean {
  const { thing, isAboutThings } = validRequestFor(route);
  return !isAboutThings && ['household', 'main_member', undefined].includes(thing);
}

/** A client in the state when the tables were remembered. */
function clientFor({ call }: Route, world: World): TestClient {
  const client = server.client();
  const known = call.access === 'office' ? office : world.client;
  if (call.access !== 'public') for (const [name, value] of sessions.get(known) ?? []) client.cookies.set(name, value);
  return client;
}

/** The outcome: the answer, and every row of every table. */
async function outcome(route: Route, more: object) {
  const world = needsNothing(route) ? bare : furnished;
  const { status, body } = await sendValid(route, { world, client: clientFor(route, world) }, { more });
  const told = typeof body === 'string' ? body : { ...(body as object), request_id: undefined };
  const all = JSON.stringify({ status, told, tables: await readTables(server) });
  // test registrations have random addresses
  const known = all.replace(/(applicant|person|right)\d+@/g, 'somebody@').replace(MADE_BY_CHANCE, 'chance');
  const { tables, ...answer } = JSON.parse(known) as { tables: Record<string, object[]> };
  const sorted = Object.entries(tables).map(([name, rows]) => [name, inOrder(rows)]);
  return { ...answer, tables: Object.fromEntries(sorted) as object };
}

/** Rows in an order that does not depend on what was made by chance, such as the name of a file. */
function inOrder(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

/** Every field name of ours that the call does not declare, with an attractive value. */
function smuggled({ call }: Route): object {
  const declared = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
  const all = {
    id: foreign.main_member_id,
    member_id: foreign.main_member_id,
    household_id: foreign.household_id,
    account_id: foreign.account_id,
    main_member_id: foreign.main_member_id,
    actor_account_id: 1,
    role: 'board',
    kind: 'office',
    status: 'active',
    status_id: 3,
    step: 4,
    is_main: true,
    version: 99,
    account_status: 'active',
    confirmed_at: LONG_AGO,
    closed_at: LONG_AGO,
    used_at: LONG_AGO,
    verified_at: LONG_AGO,
    verified_by: foreign.account_id,
    refused_at: LONG_AGO,
    refused_reason: 'x',
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    read_at: LONG_AGO,
    ended_on: '2001-01-01',
    active_from: '01.01.2001',
    waiting_from: '2001-01-01',
    waiting_until: '01.01.2001',
    submitted_on: '2001-01-01',
    inactive_from: '01.01.2001',
    inactive_reason_id: 2,
    status_since: '01.01.2001',
    sent_back_reason: null,
    membership_no: '9999999',
    bill_number: '2027-999999',
    payment_reference: 'RF00',
    billed_year: 1999,
    amount: 0.01,
    amount_cents: 1,
    paid: 99,
    paid_cents: 99,
    open_item: 0,
    dunning_status: 0,
    total: 0,
    date: '01.01.2001',
    due_date: '31.12.2099',
    settled_on: '2001-01-01',
    household_status: 'active',
    password_hash: 'x',
    email_key: 'x',
    pending_email: foreign.email,
    second_factor_at: LONG_AGO,
    session_id: 1,
    session_ends_at: LONG_AGO,
    storage_key: 'x',
    content_type: 'text/html',
    size_bytes: 1,
    content_digest: 'x',
    effect_key: 'x',
    is_main_number: true,
    is_main_address: true,
    settings: { demo: true },
  };
  const more = Object.entries(all).filter(([field]) => !declared.includes(field));
  return Object.fromEntries(call.upload ? more.slice(0, MOST_UPLOAD_FIELDS) : more);
}

/** Recovery codes, codes for an account and what is stored of them, the secret for an app, a returned token, what a link consists of, and instants of the database's own clock. */
const MADE_BY_CHANCE =
  /\b(\w{4}-){2,3}\w{4}\b|(?<="digest":")[^"]+|\b[A-Z2-7]{32}\b|(?<="(password_token|code|written_at)":")[^"]+|(?<=\?link=)[\w-]{43}/g;
/** An upload with more text fields is refused as a whole. */
const MOST_UPLOAD_FIELDS = 8;
const LONG_AGO = '2001-01-01T00:00:00.000Z';
