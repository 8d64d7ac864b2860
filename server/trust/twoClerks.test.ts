import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { newsContract } from '../../domain/notifications/news.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { readLastDecision } from '../audit/lastDecision.reads.ts';
import { sendNews } from '../notifications/news.actions.ts';
import type { Route } from '../platform/http/route.ts';
import type { StaffChange } from '../platform/staff.ts';
import { aWaitingLine, newestLine } from '../testing/bank/bankBuilders.ts';
import { aHousehold, type TestAccount } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { knownRoutes, nameOf, pathOf, validRequestFor } from '../testing/requests.ts';
import { fingerprint } from '../testing/schema/tables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, idOf } from '../testing/world.ts';
import { type ClerkGuard, clerkGuards } from './clerkGuards.ts';

let server: TestServer;
let client: TestClient;
let colleague: { account: TestAccount; client: TestClient };

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  // erasing is the board's
  ({ client } = await aClerk(server, 'board'));
  colleague = await aClerk(server, 'board');
});
afterAll(() => server.stop());

/** In which the household has to be for the call to work. */
const statusFor: Record<string, 'waiting' | 'inactive'> = {
  'POST /api/v1/office/households/:id/send-back': 'waiting',
  'POST /api/v1/office/households/:id/reactivate': 'inactive',
};

const writes = knownRoutes.filter(({ call }) => call.access === 'office' && call.method !== 'GET');

test('every call with which the office decides says what keeps two from deciding the same', () => {
  expect(writes.map(nameOf).sort()).toEqual(Object.keys(clerkGuards).sort());
});

// proves: promise.2
describe.each(guardedBy('household'))('a household that two decide about: %s', (_name, route) => {
  test('is refused where a colleague has decided since, who is named; seen anew it is done', async () => {
    const desk = await aDesk(route);
    const household_id = desk.household_id;
    const seen = await lastDecisionOf(household_id);
    await colleague.client.call(newsContract.sendNews, { title: 'Merhaba', data: 'Guten Tag', household_id });
    const before = await fingerprint(server);

    const late = await desk.send(client, seen);

    expect([late.status, late.body]).toMatchObject([
      409,
      { message: 'decided_meanwhile_by', params: { who: colleague.account.email } },
    ]);
    expect(await fingerprint(server)).toBe(before);
    expect((await desk.send(client, await lastDecisionOf(household_id))).status).toBe(route.call.status);
  });

  test.each([
    ['the greatest number there is', () => Number.MAX_SAFE_INTEGER],
    ['a decision that is still to come', (newest: number) => newest + 1],
  ])('is refused where the screen names %s, and nothing is changed', async (_what, future) => {
    const desk = await aDesk(route);
    const before = await fingerprint(server);

    const answer = await desk.send(client, future((await lastDecisionOf(desk.household_id)) ?? 0));

    expect([answer.status, answer.body]).toMatchObject([409, { message: expect.stringMatching(/^decided_meanwhile/) }]);
    expect(await fingerprint(server)).toBe(before);
  });

  test('by two at the same moment is done once, and the other is told', async () => {
    const desk = await aDesk(route);
    const seen = await lastDecisionOf(desk.household_id);

    const answers = await Promise.all([desk.send(client, seen), desk.send(colleague.client, seen)]);

    expectOneOf(route, answers);
  });
});

// proves: promise.2
describe.each(guardedBy('line'))('a line of the bank’s that two decide about: %s', (_name, route) => {
  test('by two at the same moment is done once, and the other is told', async () => {
    const desk = await aDesk(route);

    const answers = await Promise.all([desk.send(client), desk.send(colleague.client)]);

    expectOneOf(route, answers);
  });
});

// proves: promise.2
describe.each(guardedBy('case'))('a case of a death on which two work: %s', (_name, route) => {
  test('by two at the same moment is done once, and the other is told', async () => {
    const desk = await aDesk(route);

    const answers = await Promise.all([desk.send(client), desk.send(colleague.client)]);

    expectOneOf(route, answers);
  });

  test('is refused from an older screen, and nothing is changed', async () => {
    const desk = await aDesk(route);
    const late = { ...desk.body, revision: Number(desk.body.revision) + 1 };
    const before = await fingerprint(server);

    const { status, body } = await client.send(route.call.method, desk.path, late);

    expect([status, body]).toMatchObject([409, { message: 'death_case_changed' }]);
    expect(await fingerprint(server)).toBe(before);
  });
});

// proves: promise.2
describe('what a colleague has decided stays so until it was seen', () => {
  test('a verified document is not refused from an older screen, and nobody is notified', async () => {
    const household = await aHousehold(server, { status: 'waiting' });
    const id = String(await aDocument(server, household.main_member_id));
    const { last_decision: seen } = await fileOf(household.household_id);
    await colleague.client.call(documentReviewContract.verifyDocument, { id, seen });

    const late = await client.call(documentReviewContract.refuseDocument, { id, seen, reason: 'Nicht lesbar' });

    const file = await fileOf(household.household_id);
    expect(late.body).toMatchObject({ message: 'decided_meanwhile_by' });
    expect(file.main_member.documents).toMatchObject([{ verified_at: expect.any(String), refused_at: null }]);
    expect(await newsOf(server, household)).toEqual([]);
    // who has seen it may think otherwise
    const again = { id, seen: file.last_decision, reason: 'Nicht lesbar' };
    expect((await client.call(documentReviewContract.refuseDocument, again)).status).toBe(200);
  });

  test('a line that was given to whom it belongs is not taken from them by somebody who saw it elsewhere', async () => {
    const [wrong, right] = [
      await aHousehold(server, { status: 'active' }),
      await aHousehold(server, { status: 'active' }),
    ];
    const line = await aWaitingLine(client, { amount: '61.00', text: 'Beitrag' });
    const id = String(line.id);
    await client.call(bankContract.creditBankLine, { id, household_id: wrong.household_id });
    const { last_decision: seen } = await fileOf(wrong.household_id);
    await colleague.client.call(bankContract.unassignBankLine, { id, seen });
    await colleague.client.call(bankContract.creditBankLine, { id, household_id: right.household_id });

    const late = await client.call(bankContract.unassignBankLine, { id, seen });

    expect(late.body).toMatchObject({ message: 'decided_meanwhile_by' });
    expect((await fileOf(right.household_id)).free).toBe(61);
  });

  test('a payment that was booked by hand is not booked again from the bank’s list of before', async () => {
    const household = await aHousehold(server, { status: 'active', first_name: 'Gülsen', last_name: 'Aydınlı' });
    const invoice = await anInvoice(server, household);
    await aWaitingLine(client, { amount: '60.00', name: 'Gülsen Aydınlı', text: 'Beitrag' });
    const line = await newestLine(client);
    const proposal = line.proposals.find(({ sale_invoice_id }) => sale_invoice_id === invoice.id);
    const paid = { amount: 60, value_date: '11.01.2027' };
    await colleague.client.call(paymentsContract.bookPayment, { id: String(invoice.id), ...paid });

    const booking = { sale_invoice_id: invoice.id, seen: proposal?.last_decision };
    const late = await client.call(bankContract.bookBankLine, { id: String(line.id), ...booking });

    expect(proposal).toMatchObject({ last_decision: null });
    expect(late.body).toMatchObject({ message: 'decided_meanwhile_by' });
    expect((await fileOf(household.household_id)).payments).toHaveLength(1);
  });

  test('a refund sent again with its key, because the answer was lost, is the one refund', async () => {
    const world = await aWorld(server, { status: 'active' });
    const id = String(await idOf(world, 'creditor'));
    const sent = { id, amount: 20, value_date: '11.01.2027', reason: 'Zu viel', seen: null };
    const send = () =>
      client.send('POST', refundsContract.refund.path.replace(':id', id), sent, { 'idempotency-key': 'twice' });

    const [first, again] = [await send(), await send()];

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  test('a person’s own decisions block nothing: documents are judged one after the other without waiting for the screen', async () => {
    const household = await aHousehold(server, { status: 'waiting' });
    const [first, second] = [
      await aDocument(server, household.main_member_id),
      await aDocument(server, household.main_member_id),
    ];
    const { last_decision: seen } = await fileOf(household.household_id);

    const answers = [first, second].map((id) =>
      client.call(documentReviewContract.verifyDocument, { id: String(id), seen }),
    );

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('by a command without a name: that it was decided is said, not by whom', async () => {
    const { household_id } = await aHousehold(server, { status: 'waiting' });
    await server.change((change) => sendNews(change as StaffChange, { title: 'Merhaba', data: 'Hier', household_id }));

    const late = await client.call(decisionsContract.sendBack, {
      id: String(household_id),
      reason: 'Alt',
      seen: null,
    });

    expect([late.status, late.body]).toMatchObject([409, { message: 'decided_meanwhile' }]);
  });
});

function guardedBy(guard: Extract<ClerkGuard, string>): [string, Route][] {
  return writes.filter((route) => clerkGuards[nameOf(route)] === guard).map((route) => [nameOf(route), route]);
}

/** A call about something of a household of its own, ready to be sent by whomever. */
async function aDesk(route: Route) {
  const world = await aWorld(server, { status: statusFor[nameOf(route)] ?? 'active' });
  const { sends, thing } = validRequestFor(route);
  const path = await pathOf(route, world);
  const body: Record<string, unknown> = { ...(await sends?.(world)) };
  const id = thing ? await idOf(world, thing) : 0;
  return {
    household_id: await householdIn(path, { id, otherwise: world.household_id }),
    path,
    body,
    send: (by: TestClient, seen?: number | null) => by.send(route.call.method, path, withSeen(body, seen)),
  };
}

/** The household about which a call decides: the one that its path names, or that of the member whom it names. */
async function householdIn(path: string, { id, otherwise }: { id: number; otherwise: number }): Promise<number> {
  if (path.includes('/households/') && id) return id;
  if (!path.includes('/members/') || !id) return otherwise;
  const { db } = server.context;
  const member = db.selectFrom('members').select('household_id').where('id', '=', id);
  return (await member.executeTakeFirstOrThrow()).household_id;
}

function withSeen(body: object, seen: number | null | undefined): object {
  if (seen === undefined) return body;
  if (!('parts' in body)) return { ...body, seen };
  return { parts: (body.parts as object[]).map((part) => ({ ...part, seen })) };
}

function expectOneOf({ call }: Route, answers: readonly TestAnswer[]): void {
  const [done, told] = answers.toSorted((one, other) => one.status - other.status);
  expect([done?.status, told?.status]).toEqual([call.status, expect.toBeOneOf([404, 409])]);
}

function lastDecisionOf(household_id: number): Promise<number | null> {
  return readLastDecision(server.context.db, household_id);
}

async function fileOf(household_id: number): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(household_id) })).body;
}
