import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceStep } from '../../../domain/invoicing/invoice.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { unassignBankLine } from '../../payments/bank/bankLines.actions.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { groundsOn, verdictsOn } from '../../testing/coverBuilders.ts';
import { anOverdueInvoice, beginOwingNothing, nightsUntil } from '../../testing/dunningBuilders.ts';
import { aPayment, aStaffedServer, moveTo, type Office } from '../../testing/lifeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';

const CANCELLED = 4;
const TO_THE_THIRD = ['2027-03-08', '2027-03-22', '2027-04-05'];

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

/** Owes 60 euros; `paid` cents are paid before the reminders. The third reminder comes on 5 April 2027. */
async function aHouseholdInArrears(paid?: number) {
  const { household, invoice } = await anOverdueInvoice(server);
  const part = paid ? await aPayment(server, invoice, { amount_cents: cents(paid) }) : undefined;
  await nightsUntil(server, ...TO_THE_THIRD);
  const { main_member_id, household_id: id } = household;
  return {
    id,
    invoice,
    part: part?.bank_transaction_id ?? 0,
    on: (asked: string) => verdictsOn(server, asked, main_member_id),
    first: async (asked: string) => (await groundsOn(server, asked, main_member_id))[0],
  };
}

async function take(today: string, { id }: { id: number }, step: InvoiceStep): Promise<void> {
  moveTo(server, today);
  await office((change) => takeInvoiceStep(change, { id, step }));
}

describe('reminders that start again with a new due date', () => {
  it('count as sent until that day', async () => {
    const { part, on, first } = await aHouseholdInArrears(2_000);
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, { id: part, returned_on: day('2027-04-12') }));

    expect(await first('2027-04-11')).toMatchObject({ invoices: [{ open_cents: 4_000, level: 3 }] });
    expect(await first('2027-04-19')).toMatchObject({ invoices: [{ open_cents: 6_000, level: 3 }] });
    expect(await on('2027-04-20')).toBe('covered');
    await nightsUntil(server, '2027-05-11', '2027-05-25', '2027-06-08');
    for (const [asked, told] of [
      ['2027-04-04', 'covered'],
      ['2027-04-19', 'in_arrears covered'],
      ['2027-06-07', 'covered'],
      ['2027-06-08', 'in_arrears covered'],
    ] as const) {
      expect([asked, await on(asked)]).toEqual([asked, told]);
    }
  });

  it('after a return the household was not in arrears for the time in between', async () => {
    const { invoice, on } = await aHouseholdInArrears();
    moveTo(server, '2027-04-10');
    const { bank_transaction_id: id } = await aPayment(server, invoice, { value_date: day('2027-04-08') });
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, { id, returned_on: day('2027-04-15') }));

    expect(await on('2027-04-07')).toBe('in_arrears covered');
    for (const asked of ['2027-04-08', '2027-04-15', '2027-04-20']) expect(await on(asked)).toBe('covered');
  });
});

describe('money that is free', () => {
  const free = (source: 'statement' | 'manual', cents_: number, household_id: number) =>
    sql<{
      id: number;
    }>`insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, created_at)
      values (${`free of ${household_id}`}, ${source}, ${household_id}, '2027-04-10', ${cents_}, now()) returning id`
      .execute(server.context.db)
      .then(({ rows }) => rows[0]?.id ?? 0);

  it('and was paid back later was there until then', async () => {
    const { id, on } = await aHouseholdInArrears();
    const payment = await free('statement', 6_000, id);
    await sql`with paid as (insert into refunds (household_id, amount_cents, value_date, reason, created_at)
        values (${id}, 6000, '2027-05-01', 'Doppelt', now()) returning id)
      insert into refund_parts (refund_id, bank_transaction_id, amount_cents) select id, ${payment}, 6000 from paid`.execute(
      server.context.db,
    );

    expect(await on('2027-04-09')).toBe('in_arrears covered');
    expect(await on('2027-04-30')).toBe('covered');
    expect(await on('2027-05-01')).toBe('in_arrears covered');
  });

  it('and that the bank took back was there until then', async () => {
    const { id, on } = await aHouseholdInArrears();
    const payment = await free('statement', 6_000, id);
    moveTo(server, '2027-05-03');
    await office((change) => returnPayment(change, { id: payment, returned_on: day('2027-05-01') }));

    expect(await on('2027-04-30')).toBe('covered');
    expect(await on('2027-05-01')).toBe('in_arrears covered');
  });

  it('and that was never there, but booked by mistake, counts for no day', async () => {
    const { invoice, on } = await aHouseholdInArrears();
    moveTo(server, '2027-04-10');
    const { bank_transaction_id: id } = await aPayment(server, invoice, { isSeenAtBank: false });
    expect(await on('2027-04-10')).toBe('covered');
    moveTo(server, '2027-05-03');

    await office((change) => unassignBankLine(change, { id }));

    expect(await on('2027-04-10')).toBe('in_arrears covered');
    expect(await on('2027-05-02')).toBe('in_arrears covered');
  });
});

describe('an invoice that is given up', () => {
  it('was owed before, and is owed again from the day on which it is reopened', async () => {
    const { invoice, on } = await aHouseholdInArrears();
    await take('2027-04-10', invoice, 'writeOff');
    await take('2027-04-20', invoice, 'reopen');
    await nightsUntil(server, '2027-05-11', '2027-05-25', '2027-06-08');

    for (const [asked, told] of [
      ['2027-04-09', 'in_arrears covered'],
      ['2027-04-10', 'covered'],
      ['2027-04-20', 'covered'],
      ['2027-06-07', 'covered'],
      ['2027-06-08', 'in_arrears covered'],
    ] as const) {
      expect([asked, await on(asked)]).toEqual([asked, told]);
    }
  });

  it('twice, was owed in between', async () => {
    const { invoice, on } = await aHouseholdInArrears();
    await take('2027-04-10', invoice, 'writeOff');
    await take('2027-04-20', invoice, 'reopen');
    await nightsUntil(server, '2027-05-11', '2027-05-25', '2027-06-08');
    await take('2027-06-10', invoice, 'void');

    expect(await on('2027-04-09')).toBe('in_arrears covered');
    expect(await on('2027-06-09')).toBe('in_arrears covered');
    expect(await on('2027-06-10')).toBe('covered');
  });

  it('and given back after the end had been paid', async () => {
    const { id, invoice, on } = await aHouseholdInArrears();
    moveTo(server, '2027-04-10');
    const { bank_transaction_id } = await aPayment(server, invoice);
    moveTo(server, '2027-05-01');
    const inactive_from = day('2027-05-01');
    await office((change) => deactivate(change, { id, inactive_reason_id: CANCELLED, inactive_from }));
    await take('2027-05-10', invoice, 'giveBack');
    // as if the money had been refunded: none of it is unallocated any more
    await sql`update bank_transactions set spent_cents = amount_cents where id = ${bank_transaction_id}`.execute(
      server.context.db,
    );

    expect(await on('2027-04-09')).toBe('in_arrears covered');
    expect(await on('2027-04-10')).toBe('covered');
    expect(await on('2027-05-09')).toBe('ended');
  });
});
