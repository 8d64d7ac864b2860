import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { mergingContract } from '../../../domain/membership/merging/merging.contract.ts';
import type { Merging } from '../../../domain/membership/merging/mergingAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { type Cents, cents, fromEuros, sumCents } from '../../../domain/shared/money.ts';
import { runSql } from '../../platform/db.ts';
import type { TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { aKnownHousehold, sumsOf } from '../../testing/membership/mergingBuilders.ts';
import { aClerk, theSecond } from '../../testing/officeBuilders.ts';
import { moneyAmiss } from '../../testing/refundBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { eraseAllOf } from '../erasure/erasure.actions.ts';

const server = testServer();
let clerk: TestClient;
let second: TestClient;

beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, mails, letters, runs cascade'));
  clerk = (await aClerk(server)).client;
  second = await theSecond(server);
});

type Known = Awaited<ReturnType<typeof aKnownHousehold>>;

async function compare(stays: Known, closes: Known): Promise<Merging> {
  const { body } = await clerk.call(mergingContract.compareHouseholds, {
    id: String(stays.household_id),
    number: closes.membership_no,
  });
  return body;
}

async function merge(stays: Known, closes: Known): Promise<void> {
  const pairs = [{ closes: closes.main_member_id, stays: stays.main_member_id }];
  const wish = { reason: 'Dieselbe Familie.', closes: closes.household_id, pairs };
  const asked = await clerk.call(mergingContract.askToMerge, {
    ...{ id: String(stays.household_id), ...wish, takes_address: false, takes_phone: false },
  });
  const { id } = asked.body as Approval;
  expect(await second.call(approvalsContract.agree, { id: String(id) })).toMatchObject({ status: 200 });
}

/** What each of the two may have of one invoice: nothing, or so many cents paid of 6000. */
const states = [undefined, 0, 2_500, 6_000] as const;
const years = ['2026-02-01', '2027-01-05'] as const;

async function charge(household: TestHousehold, date: string, paid: number | undefined): Promise<void> {
  if (paid === undefined) return;
  const invoice = await anInvoice(server, household, { date: day(date) });
  if (paid > 0) await aPayment(server, invoice, { amount_cents: cents(paid) });
}

const cases = states.flatMap((own) => states.map((other) => [own, other] as const));

describe('of two households that are merged', () => {
  it.each(cases)(
    'no cent is lost or owed twice: one year with %s and %s cents paid, and another year the other way round',
    async (own, other) => {
      const stays = await aKnownHousehold(server);
      const closes = await aKnownHousehold(server);
      await charge(stays, years[0], own);
      await charge(closes, years[0], other);
      await charge(stays, years[1], other);
      await charge(closes, years[1], own);
      const before = await sumsOf(server, stays, closes);
      const { doubled } = await compare(stays, closes);
      const notOwed: Cents = sumCents(doubled.map(({ amount, paid }) => cents(fromEuros(amount) - fromEuros(paid))));
      const freed: Cents = sumCents(doubled.map(({ paid }) => fromEuros(paid)));

      await merge(stays, closes);

      const { received = 0, owed = 0, free = 0 } = before ?? {};
      expect(await sumsOf(server, stays)).toEqual({ received, owed: owed - notOwed, free: free + freed });
      expect(await sumsOf(server, closes)).toEqual({ received: 0, owed: 0, free: 0 });
      expect(await moneyAmiss(server)).toEqual([]);
    },
  );

  it('the closed one can be erased, and the other one keeps all its money', async () => {
    const stays = await aKnownHousehold(server);
    const closes = await aKnownHousehold(server);
    await charge(closes, years[0], 6_000);
    await merge(stays, closes);
    const before = await sumsOf(server, stays);

    await server.change((change) => eraseAllOf(change, { id: closes.household_id, account_id: closes.account_id }));

    expect(await sumsOf(server, stays)).toEqual(before);
    const file = await server.context.db
      .selectFrom('members')
      .select('id')
      .where('household_id', '=', closes.household_id)
      .execute();
    expect(file).toEqual([]);
  });
});
