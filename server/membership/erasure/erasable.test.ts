import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, type Day, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { aLongEndedHousehold } from '../../testing/erasingBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aChangeRequest } from '../../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { listErasable } from './erasure.reads.ts';

const LONG_AGO = day('2010-01-01');
const LATER = day('2010-02-02');

let server: TestServer;
let ended: TestHousehold;
let forgotten: TestHousehold;
let kept: TestHousehold;
beforeAll(async () => {
  server = await startTestServer();
  ended = await anEnded(LATER);
  forgotten = await aForgotten(LATER);
});
// the next test has its own household
afterEach(() => withDays(kept, { status: 'active' }));
afterAll(() => server.stop());

type Kept = [why: string, make: () => Promise<TestHousehold>, keep: (household: TestHousehold) => Promise<unknown>];

it.each<Kept>([
  ['with a request for a correction', () => anEnded(), (one) => aChangeRequest(server, one)],
  ['with money that pays for nothing', () => anEnded(), (one) => anInvoice(server, one, overPaid())],
  ['whose last bill is of this year', () => anEnded(), (one) => anInvoice(server, one, { status: 'paid' })],
  ['whose end was written down today', () => anEnded(), (one) => writeEndDown(one)],
  ['that paid before it withdrew', () => aWithdrawn(), (one) => anInvoice(server, one, { status: 'paid' })],
  ['that owes', () => aForgotten(), (one) => anInvoice(server, one, { date: LONG_AGO })],
  ['that is seen again', () => aForgotten(), (one) => see(one, server.clock.today())],
  ['that was seen after its warning', () => aForgotten(), (one) => see(one, LATER)],
  ['with a bill of this year', () => aForgotten(), (one) => anInvoice(server, one, { status: 'void' })],
  ['that has an open change request', () => aForgotten(), (one) => aChangeRequest(server, one)],
])('of two that may be erased none is crowded out by one %s', async (_why, make, keep) => {
  kept = await make();
  await keep(kept);

  expect(await erasable({ most: 1 })).toEqual([ended.household_id, forgotten.household_id]);
  expect(await erasable({ most: 500 })).toEqual([ended.household_id, forgotten.household_id]);
});

async function erasable({ most }: { most: number }): Promise<number[]> {
  return (await listErasable(server.context.db, server.clock.today(), most)).map(({ household_id }) => household_id);
}

async function anEnded(inactive_from = LONG_AGO): Promise<TestHousehold> {
  const household = await aLongEndedHousehold(server);
  return withDays(household, { inactive_from });
}

/** An application that ended before a membership began. */
async function aWithdrawn(): Promise<TestHousehold> {
  return withDays(await aLongEndedHousehold(server), { inactive_from: LONG_AGO, active_from: null });
}

async function aForgotten(warned_on = LONG_AGO): Promise<TestHousehold> {
  const household = await aHousehold(server);
  await see(household, addDays(LONG_AGO, -1));
  return warn(household, warned_on);
}

function warn(household: TestHousehold, erasure_warned_on: Day): Promise<TestHousehold> {
  return withDays(household, { erasure_warned_on });
}

type Days = { inactive_from?: Day; active_from?: null; erasure_warned_on?: Day; status?: 'active' };

async function withDays(household: TestHousehold, days: Days): Promise<TestHousehold> {
  const { db } = server.context;
  await db.updateTable('households').set(days).where('id', '=', household.household_id).execute();
  return household;
}

async function see({ account_id }: TestHousehold, last_seen_on: Day): Promise<void> {
  await server.context.db.updateTable('accounts').set({ last_seen_on }).where('id', '=', account_id).execute();
}

function overPaid() {
  return { date: LONG_AGO, status: 'over_paid', amount_cents: cents(6_000), paid_cents: cents(7_000) } as const;
}

async function writeEndDown({ household_id }: TestHousehold): Promise<void> {
  const change = { from_status: 'active', to_status: 'inactive', effective_on: LONG_AGO } as const;
  await server.context.db
    .insertInto('status_history')
    .values({ household_id, ...change, changed_at: server.clock.now() })
    .execute();
}
