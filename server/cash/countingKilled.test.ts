import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type CashBook, cashContract } from '../../domain/cash/cash.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, logIn } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { endConnections } from '../testing/processes/endConnections.ts';
import { testServer } from '../testing/testServer.ts';
import { missingReceipts, wrongCashPayments, wrongCounts } from './cash.checks.ts';

const ROUNDS = 8;

const server = testServer();

// proves: promise.1
it('killed while the cash is closed, the book is before the count or after it, and the next one continues', async () => {
  const { account } = await aClerk(server);
  const household = await aHousehold(server, { status: 'active' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = `2028-02-${String(round + 1).padStart(2, '0')}`;
    moveTo(server, day);
    const clerk = await logIn(server, account);
    const today = day.split('-').reverse().join('.');
    const invoice = await anInvoice(server, household, { amount_cents: cents(6_000) });
    const taken = { id: String(household.household_id), amount: 60, day: today, invoice_ids: [invoice.id] };
    expect((await clerk.call(cashContract.takeCash, taken)).status).toBe(201);
    const { expected, last_entry_id } = (await clerk.call(cashContract.readCashBook, { day: today })).body as CashBook;
    // one euro is missing, so that the count also makes an entry
    const counted = { day: today, counted: expected - 1, last_entry_id, reason: 'Falsch herausgegeben' };

    const [answer] = await Promise.all([clerk.call(cashContract.countCash, counted), endConnections(server)]);

    const { db } = server.context;
    await expect.poll(async () => (await sql`select 1`.execute(db).catch(() => ({ rows: [] }))).rows.length).toBe(1);
    const { rows } = await sql<{ counts: number }>`
      select count(*)::integer as counts from cash_closings where day = ${day}::date`.execute(db);
    const isCounted = rows[0]?.counts === 1;
    if (answer.status === 201) expect(isCounted).toBe(true);
    expect([await missingReceipts(db), await wrongCounts(db), await wrongCashPayments(db)]).toEqual([[], [], []]);
    const again = await (await logIn(server, account)).call(cashContract.countCash, counted);
    expect([isCounted, again.status]).toEqual([isCounted, isCounted ? 409 : 201]);
  }
});
