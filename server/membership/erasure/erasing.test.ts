import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { newsContract } from '../../../domain/notifications/news.contract.ts';
import { notificationsContract } from '../../../domain/notifications/notifications.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { searchContract } from '../../../domain/office/search.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { bookPayment } from '../../payments/payments.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { logIn, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aLongEndedHousehold } from '../../testing/erasingBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aDocument } from '../../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../../testing/processes/locks.ts';
import { aRefund, refusalOf, undoRefund } from '../../testing/refundBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { eraseUnneeded } from './erasure.actions.ts';
import { eraseHousehold } from './erasureDecision.actions.ts';

const server = testServer();
let board: TestClient;
beforeAll(async () => {
  board = (await aClerk(server, 'board')).client;
});

let household: TestHousehold;
beforeEach(async () => {
  household = await aLongEndedHousehold(server);
});

/** A day of the year in which the household ended. */
const THEN = day('2018-03-01');

describe('a household whose retention is over', () => {
  it('is on the to-do list with its number alone, until it is erased', async () => {
    const listed = { household_id: household.household_id, membership_no: household.membership_no };
    expect(await erasable()).toContainEqual({ ...listed, member_id: null, from: '01.01.2026' });

    expect((await erase(household)).status).toBe(204);

    expect(await erasable()).not.toContainEqual(expect.objectContaining(listed));
  });

  // proves: promise.16
  it('is erased by the board alone, and by name', async () => {
    const { client: clerk } = await aClerk(server);

    expect(await clerk.call(decisionsContract.eraseHousehold, idOf(household))).toMatchObject({
      status: 403,
      body: { message: 'forbidden' },
    });
    const bySystem = inChange(server.context, system, (change) =>
      eraseHousehold(change, { id: household.household_id }),
    );
    await expect(bySystem).rejects.toMatchObject({ key: 'forbidden' });
    expect(await erasable()).toContainEqual(expect.objectContaining({ household_id: household.household_id }));

    expect((await erase(household)).status).toBe(204);
    expect(await auditOf(server, household.household_id)).toMatchObject([{ action: 'household.erased' }]);
  });

  it('is not found afterwards, in any call', async () => {
    const member = await logIn(server, household);
    const invoice = await anInvoice(server, household, { status: 'uncollectible', date: THEN });
    const paid = await anInvoice(server, household, { date: THEN });
    const { bank_transaction_id } = await aPayment(server, paid, { value_date: THEN });
    await server.runJobs();
    expect((await erase(household)).status).toBe(204);
    const { id } = idOf(household);
    const { email, password, membership_no } = household;

    expect(await erase(household)).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
    for (const call of [officeContract.getHousehold, decisionsContract.reactivate]) {
      expect((await board.call(call, { id })).body).toMatchObject({ message: 'HouseholdNotFound' });
    }
    expect((await member.call(meContract.getMe)).status).toBe(401);
    for (const name of [email, membership_no]) {
      const logging = await server.client().send('POST', '/login', { email: name, password, remember: false });
      expect(logging).toMatchObject({ status: 422, body: { message: 'wrong_credentials' } });
    }
    for (const search of [membership_no, invoice.bill_number, email]) {
      expect((await board.call(searchContract.findHouseholds, { search })).body).toEqual({
        households: [],
        death_cases: [],
      });
    }
    const money = [
      board.call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: 'reopen' }),
      board.call(paymentsContract.bookPayment, { id: String(paid.id), amount: 5, value_date: '11.01.2027' }),
      board.call(paymentsContract.returnPayment, { id: String(bank_transaction_id) }),
    ];
    expect((await Promise.all(money)).map(({ body }) => (body as { message: string }).message)).toEqual([
      'invoice_not_found',
      'invoice_not_found',
      'bank_transaction_not_found',
    ]);
    expect((await board.call(newsContract.sendNews, { title: 'x', data: 'x', household_id: Number(id) })).body).toEqual(
      expect.objectContaining({ message: 'HouseholdNotFound' }),
    );
  });

  it('gets no refund undone, nor confirmed by a debit', async () => {
    const paid = await anInvoice(server, household, { date: THEN });
    await aPayment(server, paid, { value_date: THEN, amount_cents: cents(7_937) });
    const refund = await aRefund(board, household, { amount: 19.37, value_date: '01.03.2018' });
    expect((await erase(household)).status).toBe(204);
    await sendBankFile(board, aBankFile([{ amount: '19.37', side: 'DBIT', value: '2018-03-01' }]));
    const line = (await undecidedLines(board)).find(({ amount }) => amount === -19.37);

    expect(line?.refunds).toEqual([]);
    expect(await refusalOf(undoRefund(board, refund))).toEqual([404, 'refund_not_found']);
    const confirm = board.call(refundsContract.confirmRefund, { id: String(line?.id), refund_id: refund.id });
    expect(await refusalOf(confirm)).toEqual([404, 'refund_not_found']);
  });

  it('gets no refund undone by a request that was waiting during the erasure', async () => {
    await aPayment(server, await anInvoice(server, household), { amount_cents: cents(7_941) });
    const refund = await aRefund(board, household, { amount: 19.41 });
    const erased = sql`update households set account_id = null, erased_on = now() where id = ${household.household_id}`;
    const { undoing } = await server.context.db.transaction().execute(async (tx) => {
      await erased.execute(tx);
      const undoing = undoRefund(board, refund);
      await somebodyWaitsForALock(server.context.db);
      return { undoing };
    });

    expect(await refusalOf(undoing)).toEqual([404, 'refund_not_found']);
  });

  it('gets a leftover draft cancelled; its number stays', async () => {
    const draft = await anInvoice(server, household, { status: 'draft' });

    expect((await erase(household)).status).toBe(204);

    const { db } = server.context;
    const row = await db.selectFrom('sale_invoices').selectAll().where('id', '=', draft.id).executeTakeFirst();
    expect(row).toMatchObject({ bill_number: draft.bill_number, status_id: 8 });
  });

  it('is wholly unchanged if the erasure fails', async () => {
    await aDocument(server, household.main_member_id);
    const broken = inChange(server.context, system, async (change) => {
      await eraseUnneeded(change, household.household_id);
      throw new Error('killed');
    });

    await expect(broken).rejects.toThrow('killed');

    expect((await board.call(officeContract.getHousehold, idOf(household))).status).toBe(200);
    expect((await erase(household)).status).toBe(204);
  });

  it('loses its documents’ files also if the storage fails at first', async () => {
    await server.runJobs();
    await aDocument(server, household.main_member_id);
    const { files } = server.context;
    expect((await erase(household)).status).toBe(204);
    server.context.files = { ...files, remove: () => Promise.reject(new Error('away')) };
    await server.runJobs();
    expect(await countFiles()).toBeGreaterThan(0);

    server.context.files = files;
    const { removeDiscardedFiles } = await import('../../documents/documents.jobs.ts');
    await removeDiscardedFiles.run(server.context, {});

    expect(await server.context.db.selectFrom('discarded_files').selectAll().execute()).toEqual([]);
  });
});

function overPaid() {
  const amounts = { amount_cents: cents(6_000), paid_cents: cents(7_000) };
  return anInvoice(server, household, { date: THEN, status: 'over_paid', ...amounts });
}

// proves: promise.16
describe('a household is kept, with a word of its own,', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['while an invoice is open', () => anInvoice(server, household, { date: THEN }), 'owed'],
    ['while one is partly paid', () => anInvoice(server, household, { date: THEN, status: 'partly_paid' }), 'owed'],
    ['while they lack what was paid back to them', () => freeMoney('2018-03-01', '2018-03-02', 500), 'owed'],
    ['while one is over paid', () => overPaid(), 'free_money'],
    ['while money of theirs pays for nothing', () => freeMoney(), 'free_money'],
    ['while a request for a correction is open', () => aChangeRequest(server, household), 'change_request'],
    ['for seven years after its last invoice', () => anInvoice(server, household, { status: 'paid' }), 'kept'],
    ['for seven years after its last payment', () => freeMoney('2019-12-01', '2020-01-02'), 'kept'],
  ])('%s', async (_why, prepare, hindrance) => {
    await prepare();

    expect(await erase(household)).toMatchObject({ status: 409, body: { message: 'household_must_be_kept' } });

    expect(await erasable()).not.toContainEqual(expect.objectContaining({ household_id: household.household_id }));
    const { body } = await board.call(officeContract.getHousehold, idOf(household));
    expect(body).toMatchObject({ erasure: { hindrances: [hindrance] } });
  });
});

describe('a payment that arrives during the erasure', () => {
  it('keeps the household if it is booked first', async () => {
    const paid = await anInvoice(server, household, { date: THEN, status: 'paid', paid_cents: cents(6_000) });
    let erasing: ReturnType<typeof erase> | undefined;
    await inChange(server.context, system, async (change) => {
      const money = { id: paid.id, amount: cents(500), value_date: server.clock.today() };
      await bookPayment(change, money);
      erasing = erase(household);
      await somebodyWaitsForALock(server.context.db);
    });

    expect((await erasing)?.body).toMatchObject({ message: 'household_must_be_kept' });
  });

  it('is refused if the household is erased first', async () => {
    const paid = await anInvoice(server, household, { date: THEN, status: 'paid' });
    let booking: Promise<{ body: never }> | undefined;
    await inChange(server.context, system, async (change) => {
      await eraseUnneeded(change, household.household_id);
      booking = board.call(paymentsContract.bookPayment, { id: String(paid.id), amount: 5, value_date: '11.01.2027' });
      await somebodyWaitsForALock(server.context.db);
    });

    expect((await booking)?.body).toMatchObject({ message: 'status_of_invoice_not_supported_for_assignment' });
    const { db } = server.context;
    const payments = db.selectFrom('bank_transactions').selectAll().where('household_id', '=', household.household_id);
    expect(await payments.execute()).toEqual([]);
  });
});

describe('news that is written during the erasure', () => {
  it.each([
    ['in the office', (id: number) => board.call(newsContract.sendNews, { title: 'x', data: 'x', household_id: id })],
    [
      'by the call of the specification',
      (id: number) => board.call(notificationsContract.createNotification, { id: String(id), title: 'x', data: 'x' }),
    ],
  ])('%s is refused, and nothing of it is kept', async (_where, write) => {
    let writing: Promise<{ body: never }> | undefined;
    await inChange(server.context, system, async (change) => {
      await eraseUnneeded(change, household.household_id);
      writing = write(household.household_id);
      await somebodyWaitsForALock(server.context.db);
    });

    expect((await writing)?.body).toMatchObject({ message: 'HouseholdNotFound' });
    expect((await write(household.household_id)).body).toMatchObject({ message: 'HouseholdNotFound' });
    const { db } = server.context;
    for (const table of ['notifications', 'office_news'] as const) {
      const kept = db.selectFrom(table).select('id').where('household_id', '=', household.household_id);
      expect(await kept.execute()).toEqual([]);
    }
  });
});

function erase({ household_id }: TestHousehold) {
  return board.call(decisionsContract.eraseHousehold, { id: String(household_id) });
}

function idOf({ household_id }: TestHousehold) {
  return { id: String(household_id) };
}

async function erasable(): Promise<unknown[]> {
  return ((await board.call(officeContract.getToDo)).body as { erasable: unknown[] }).erasable;
}

async function freeMoney(value = '2018-03-01', returned: string | null = null, spent = 0): Promise<void> {
  await server.context.db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `free/${household.household_id}`,
      source: 'manual',
      household_id: household.household_id,
      value_date: day(value),
      amount_cents: cents(500),
      returned_on: returned === null ? null : day(returned),
      created_at: server.clock.now(),
    })
    .execute();
  const own = sql`household_id = ${household.household_id}`;
  await sql`update bank_transactions set spent_cents = ${spent} where ${own}`.execute(server.context.db);
}

async function countFiles(): Promise<number> {
  let count = 0;
  for await (const _file of server.context.files.list()) count += 1;
  return count;
}
