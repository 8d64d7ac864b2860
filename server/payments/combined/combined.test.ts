import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { type CombinedTransfer, combinedContract } from '../../../domain/payments/combined.contract.ts';
import { cents, toEuros } from '../../../domain/shared/money.ts';
import { findInvoice } from '../../invoicing/invoices.reads.ts';
import { aWaitingLine, sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, type Movement } from '../../testing/bank/bankFiles.ts';
import { aHousehold, logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { isMoneyHere } from '../freeMoney.reads.ts';
import { allocatedBeyondAmount, allocatedWithoutHousehold, wrongSums } from '../payments.checks.ts';

let server: TestServer;
let office: TestClient;
beforeAll(async () => {
  ({ server, client: office } = await aServerWithClerk());
});
afterAll(() => server.stop());

afterEach(async () => {
  const { db } = server.context;
  expect([await wrongSums(db), await allocatedBeyondAmount(db), await allocatedWithoutHousehold(db)]).toEqual([
    [],
    [],
    [],
  ]);
  for (const { id } of await undecidedLines(office)) {
    await office.call(bankContract.dismissBankLine, { id: String(id), reason: 'der nächste Test' });
  }
});

/** A household with open invoices over these cents, logged in. */
async function aHouseholdOwing(...amounts: number[]) {
  const household = await aHousehold(server, { status: 'active' });
  const types = ['siac', 'sirf', 'sim'] as const;
  const invoices: Awaited<ReturnType<typeof anInvoice>>[] = [];
  for (const [place, amount] of amounts.entries()) {
    invoices.push(await anInvoice(server, household, { amount_cents: cents(amount), type: types[place % 3] ?? 'sim' }));
  }
  return { household, invoices, ids: invoices.map(({ id }) => id), member: await logIn(server, household) };
}

async function combined(member: TestClient, ids: readonly number[]): Promise<CombinedTransfer> {
  const answer = await member.call(combinedContract.combineInvoices, { sale_invoice_ids: [...ids] });
  expect(answer.status).toBe(200);
  return answer.body as CombinedTransfer;
}

let transfers = 0;

function transfer(sum: number, text: string): Movement {
  transfers += 1;
  return { reference: `C${transfers}`, amount: (sum / 100).toFixed(2), text };
}

async function statusesOf(ids: readonly number[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const id of ids) found.push((await findInvoice(server.context.db, id))?.status);
  return found;
}

describe('one transfer for several invoices', () => {
  it('has the exact sum, a code for the bank’s app, and the same reference each time', async () => {
    const { ids, member } = await aHouseholdOwing(6_000, 12_345);

    const made = await combined(member, ids);
    const again = await combined(member, ids.toReversed());

    expect(made.amount).toBe(183.45);
    expect(made.payment_qr).toContain('EUR183.45');
    expect(made.payment_qr).toContain(`\n${made.payment_reference}`);
    expect(again).toEqual(made);
  });

  it('has another reference for other invoices, and is asked for by two tabs at once only once', async () => {
    const { ids, household, member } = await aHouseholdOwing(6_000, 100, 200);

    const made = await Promise.all([combined(member, ids), combined(member, ids), combined(member, ids.slice(1))]);

    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    const { rows } = await sql`select from combined_transfers where household_id = ${household.household_id}`.execute(
      server.context.db,
    );
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['one invoice only', (own: number[]) => own.slice(0, 1), 'invoices_not_all_open'],
    ['the same invoice twice', ([one = 0]: number[]) => [one, one], 'invoices_not_all_open'],
    ['none', () => [], 'invoices_not_all_open'],
    ['one that is not there', ([one = 0]: number[]) => [one, 99_999_999], 'invoice_not_found'],
  ] as const)('is refused for %s', async (_what, pick, key) => {
    const { ids, member } = await aHouseholdOwing(6_000, 100);

    const answer = await member.call(combinedContract.combineInvoices, { sale_invoice_ids: pick(ids) });

    expect(answer.body).toMatchObject({ message: key });
  });

  it('is refused with an invoice of others, and with one that is paid', async () => {
    const { ids, member } = await aHouseholdOwing(6_000, 100);
    const others = await aHouseholdOwing(500);
    const mixed = await member.call(combinedContract.combineInvoices, { sale_invoice_ids: [...ids, ...others.ids] });
    await sql`update sale_invoices set status_id = 8 where id = ${ids[0]}`.execute(server.context.db);
    const cancelled = await member.call(combinedContract.combineInvoices, { sale_invoice_ids: ids });

    expect(mixed.body).toMatchObject({ message: 'invoice_not_found' });
    expect(cancelled.body).toMatchObject({ message: 'invoices_not_all_open' });
  });

  it('stays possible for a household that has ended and still owes', async () => {
    const household = await aHousehold(server, { status: 'inactive' });
    const invoices = [await anInvoice(server, household), await anInvoice(server, household, { type: 'sirf' })];

    await combined(
      await logIn(server, household),
      invoices.map(({ id }) => id),
    );
  });
});

describe('the bank’s file', () => {
  it('settles all of its invoices with exactly the sum, and the same file twice only once', async () => {
    const { ids, member, household } = await aHouseholdOwing(6_000, 12_345, 1);
    const { payment_reference } = await combined(member, ids);
    const file = aBankFile([transfer(18_346, payment_reference)]);

    await sendBankFile(office, file);
    await sendBankFile(office, file);

    expect(await statusesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    const { rows } = await sql`select coalesce(sum(amount_cents), 0)::integer as sum from payment_allocations
      where sale_invoice_id = any(${ids}) and reversed_at is null`.execute(server.context.db);
    expect(rows).toEqual([{ sum: 18_346 }]);
    expect(
      await server.context.db
        .selectFrom('bank_transactions')
        .select('rest_cents')
        .where('household_id', '=', household.household_id)
        .execute(),
    ).toEqual([{ rest_cents: 0 }]);
  });

  it('settles them too if the reference stands in the purpose, in groups', async () => {
    const { ids, member } = await aHouseholdOwing(6_000, 400);
    const { payment_reference } = await combined(member, ids);
    const written = payment_reference.replace(/(.{4})/g, '$1 ').toLowerCase();

    await sendBankFile(office, aBankFile([transfer(6_400, `Beitrag ${written} danke`)]));

    expect(await statusesOf(ids)).toEqual(['paid', 'paid']);
  });

  it('settles what is still open, if a part was paid before', async () => {
    const { ids, member } = await aHouseholdOwing(6_000, 400);
    await aPayment(server, { id: ids[0] ?? 0 }, { amount_cents: cents(1_000) });
    const { payment_reference, amount } = await combined(member, ids);

    await sendBankFile(office, aBankFile([transfer(5_400, payment_reference)]));

    expect(amount).toBe(54);
    expect(await statusesOf(ids)).toEqual(['paid', 'paid']);
  });

  it.each([
    ['less', -1],
    ['more', 1],
  ])('leaves a sum of one cent %s to a person, with the invoices and the reason', async (_what, off) => {
    const { ids, member, invoices } = await aHouseholdOwing(6_000, 400);
    const { payment_reference } = await combined(member, ids);

    const line = await aWaitingLine(office, transfer(6_400 + off, payment_reference));

    expect(await statusesOf(ids)).toEqual(['open', 'open']);
    expect(line).toMatchObject({
      reason: 'combined_not_exact',
      named_bills: invoices.map(({ bill_number }) => ({ bill_number })),
    });
    expect(line.proposals.map(({ bill_number }) => bill_number)).toEqual(
      invoices.map(({ bill_number }) => bill_number),
    );
  });

  it('leaves the sum to a person once one of its invoices is cancelled or paid', async () => {
    const { ids, member, invoices } = await aHouseholdOwing(6_000, 400);
    const { payment_reference } = await combined(member, ids);
    await sendBankFile(office, aBankFile([transfer(6_000, invoices[0]?.payment_reference ?? '')]));

    const whole = await aWaitingLine(office, transfer(6_400, payment_reference));
    const rest = await aWaitingLine(office, transfer(400, payment_reference));

    expect(await statusesOf(ids)).toEqual(['paid', 'open']);
    expect([whole.reason, rest.reason]).toEqual(['combined_not_exact', 'combined_not_exact']);
    expect(rest.named_bills).toHaveLength(1);
  });

  it('keeps reminders back while a person has not decided about such a transfer', async () => {
    const { ids, member, invoices, household } = await aHouseholdOwing(6_000, 400);
    const { payment_reference } = await combined(member, ids);
    await aWaitingLine(office, transfer(6_399, payment_reference));

    const lacking = { household_id: household.household_id, open_cents: cents(400) };
    const here = invoices.map(({ bill_number }) =>
      isMoneyHere(server.context.db, { ...lacking, bill_number }, server.clock.today()),
    );

    expect(await Promise.all(here)).toEqual([true, true]);
  });

  it('never settles more than arrived, and loses no cent, whatever sum comes for whatever invoices', async () => {
    for (const [amounts, sent] of [
      [[1, 2], [3]],
      [
        [1, 2],
        [1, 2],
      ],
      [
        [5_000, 5_000],
        [5_000, 10_000],
      ],
      [
        [999, 1, 12_345],
        [13_345, 13_345],
      ],
      [
        [700, 300],
        [999, 1_001, 1_000, 1],
      ],
    ] as const) {
      const { ids, member, household } = await aHouseholdOwing(...amounts);
      const { payment_reference } = await combined(member, ids);
      for (const sum of sent) await sendBankFile(office, aBankFile([transfer(sum, payment_reference)]));

      const { rows } = await sql<{ paid: number; came: number }>`
        select (select coalesce(sum(paid_cents), 0)::integer from sale_invoices where id = any(${ids})) as paid,
          (select coalesce(sum(amount_cents), 0)::integer from bank_transactions
            where household_id = ${household.household_id}) as came`.execute(server.context.db);
      expect(rows[0]?.paid).toBe(rows[0]?.came);
      const total = amounts.reduce((sum: number, amount) => sum + amount, 0);
      expect([0, total]).toContain(rows[0]?.paid);
      expect(toEuros(cents(rows[0]?.paid ?? 0)) > 0).toBe(sent.some((sum) => sum === total));
    }
  });
});
