import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, day } from '../../../domain/shared/day.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { aInvoiceFor, aPersonWhoLeft } from '../../testing/erasingBuilders.ts';
import { aChangeRequest, aMember } from '../../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { listErasablePersons } from './personErasure.reads.ts';

const LONG_AGO = day('2010-01-01');
const LATER = day('2010-02-02');

let server: TestServer;
let household: TestHousehold;
let left: number;
let withdrawn: number;
let kept: number;
beforeAll(async () => {
  server = await startTestServer();
  household = await aHousehold(server, { status: 'active' });
  left = await aPersonWhoLeft(server, household, { inactive_from: LATER });
  withdrawn = await aPersonWhoLeft(server, household, { inactive_from: recently(), active_from: null });
});
// the next test has its own person
afterEach(() => server.context.db.deleteFrom('members').where('id', '=', kept).execute());
afterAll(() => server.stop());

type Kept = [why: string, make: () => Promise<number>, keep: (id: number) => Promise<unknown>];

// proves: promise.16
it.each<Kept>([
  [
    'with a request for a correction',
    () => leftLongAgo(),
    (member_id) => aChangeRequest(server, household, { member_id }),
  ],
  ['for whom something is owed', () => leftLongAgo(), (member_id) => invoice(member_id, { date: LONG_AGO })],
  ['whose last bill is of this year', () => leftLongAgo(), (member_id) => invoice(member_id, { status: 'paid' })],
  ['whose end was written down today', () => leftLongAgo(), (member_id) => writeDown(member_id)],
  ['who belongs to it', () => aMember(server, household, { status: 'active' }), () => Promise.resolve()],
  ['who left before they were a member, and was billed', () => neverMember(), (id) => invoice(id, { status: 'paid' })],
  ['who left so, and owes', () => neverMember(), (id) => invoice(id, {})],
  ['who left so, and whose end was recorded today', () => neverMember(), (id) => writeDown(id)],
  [
    'who left so, and has an open change request',
    () => neverMember(),
    (member_id) => aChangeRequest(server, household, { member_id }),
  ],
])('of two who may be erased none is crowded out by one %s', async (_why, make, keep) => {
  kept = await make();
  await keep(kept);

  expect(await erasable({ most: 1 })).toEqual([left, withdrawn]);
  expect(await erasable({ most: 500 })).toEqual([left, withdrawn]);
});

it('a person who never was a member is listed once, also if that is long ago', async () => {
  kept = await aPersonWhoLeft(server, household, { inactive_from: LONG_AGO, active_from: null });

  expect(await erasable({ most: 500 })).toEqual([kept, left, withdrawn]);
});

it('a person who left before their household ended is listed, one who ended with it is not', async () => {
  const ended = await aHousehold(server, { status: 'inactive' });
  const days = { inactive_from: addDays(LATER, 2) };
  await server.context.db.updateTable('households').set(days).where('id', '=', ended.household_id).execute();
  await aPersonWhoLeft(server, ended, days);
  const before = await aPersonWhoLeft(server, ended, { inactive_from: addDays(LATER, 1) });

  expect(await erasable({ most: 500 })).toEqual([left, before, withdrawn]);
});

async function erasable({ most }: { most: number }): Promise<number[]> {
  const listed = await listErasablePersons(server.context.db, server.clock.today(), most);
  return listed.map(({ member_id }) => member_id);
}

function leftLongAgo(): Promise<number> {
  return aPersonWhoLeft(server, household, { inactive_from: LONG_AGO });
}

/** A person who never was a member, created before the other one. */
function neverMember(): Promise<number> {
  return aPersonWhoLeft(server, household, { inactive_from: addDays(recently(), -1), active_from: null });
}

/** Recently, but long enough ago for a person without anything to retain. */
function recently() {
  return addDays(server.clock.today(), -40);
}

function invoice(member_id: number, overrides: Omit<Parameters<typeof aInvoiceFor>[2], 'member_id'>) {
  return aInvoiceFor(server, household, { member_id, ...overrides });
}

function writeDown(member_id: number) {
  const change = { from_status: 'active', to_status: 'inactive', effective_on: LONG_AGO } as const;
  const { household_id } = household;
  return server.context.db
    .insertInto('status_history')
    .values({ household_id, member_id, ...change, changed_at: server.clock.now() })
    .execute();
}
