import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { type CashReceipt, cashContract } from '../../../domain/cash/cash.contract.ts';
import { reminderHoldContract } from '../../../domain/dunning/reminderHold.contract.ts';
import { mergingContract } from '../../../domain/membership/merging/merging.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { type PaymentLink, paymentLinksContract } from '../../../domain/payments/paymentLinks.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { isYearlyRunDue, listDue } from '../../invoicing/yearlyRun.reads.ts';
import { runSql } from '../../platform/db.ts';
import { logIn } from '../../testing/builders.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aKnownHousehold, sumsOf } from '../../testing/membership/mergingBuilders.ts';
import { aClerk, theSecond } from '../../testing/officeBuilders.ts';
import { moneyAmiss, refusalOf } from '../../testing/refundBuilders.ts';
import { outboxOf } from '../../testing/release/silenceBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { readCoverFacts } from '../cover/cover.reads.ts';

const server = testServer();
let clerk: TestClient;
let second: TestClient;
type Known = Awaited<ReturnType<typeof aKnownHousehold>>;
let stays: Known;
let closes: Known;

beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, mails, letters, runs cascade'));
  moveTo(server, '2027-01-11');
  clerk = (await aClerk(server)).client;
  second = await theSecond(server);
  stays = await aKnownHousehold(server);
  closes = await aKnownHousehold(server);
});

function ask(choices: { takes_address?: boolean } = {}): Promise<TestAnswer> {
  const pairs = [{ closes: closes.main_member_id, stays: stays.main_member_id }];
  const wish = { reason: 'Dieselbe Familie.', closes: closes.household_id, pairs };
  return clerk.call(mergingContract.askToMerge, {
    ...{ id: String(stays.household_id), takes_address: false, takes_phone: false, ...wish, ...choices },
  });
}

const agreeTo = ({ body }: TestAnswer) => second.call(approvalsContract.agree, { id: String((body as Approval).id) });

async function merge(): Promise<void> {
  expect(await agreeTo(await ask())).toMatchObject({ status: 200 });
}

async function fileOf({ household_id }: Known): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

const withoutLogIn = ({ household_id }: Known) =>
  server.context.db.updateTable('households').set({ account_id: null }).where('id', '=', household_id).execute();

describe('somebody whom the former list settles', () => {
  const settle = (id: number, year: number) =>
    server.context.db.updateTable('members').set({ paid_until_year: year }).where('id', '=', id).execute();
  const due = () => listDue(server.context.db, server.clock.today(), [stays.household_id]);

  it.each([
    [undefined, 2027],
    [2026, 2027],
    [2027, 2026],
  ])('pays a year once, with %s in the one that stays and %s in the closed one', async (own, former) => {
    if (own !== undefined) await settle(stays.main_member_id, own);
    await settle(closes.main_member_id, former);
    await merge();
    expect(await due()).toEqual([]);
    expect(await isYearlyRunDue(server.context.db, server.clock.today())).toBe(false);
    expect(await moneyAmiss(server)).toEqual([]);
  });
});

describe('reminders that the office held', () => {
  const hold = ({ household_id }: Known, until: string) =>
    clerk.call(reminderHoldContract.holdReminders, { id: String(household_id), until, reason: 'Zahlt in Raten' });

  it.each([
    [undefined, '20.02.2027', '20.02.2027'],
    ['20.01.2027', '20.02.2027', '20.02.2027'],
    ['20.02.2027', '20.01.2027', '20.02.2027'],
  ])('stay held, with %s in the one that stays and %s in the closed one', async (own, former, after) => {
    if (own) await hold(stays, own);
    await hold(closes, former);
    await merge();
    expect((await fileOf(stays)).reminder_hold).toMatchObject({ until: after, reason: 'Zahlt in Raten' });
    expect((await fileOf(closes)).reminder_hold).toBeNull();
  });
});

describe('a log-in of the closed household', () => {
  it('that logs in for the other one from now on is told by letter to where that one was reached before', async () => {
    await withoutLogIn(stays);
    await merge();
    expect(await outboxOf(server, stays)).toContain(`counter.joinedLetter/${closes.household_id}`);
  });

  it('that nobody has seen when it was asked for does not log in for the other one', async () => {
    await withoutLogIn(stays);
    await withoutLogIn(closes);
    const asked = await ask();
    await server.context.db
      .updateTable('households')
      .set({ account_id: closes.account_id })
      .where('id', '=', closes.household_id)
      .execute();
    expect(await refusalOf(agreeTo(asked))).toEqual([409, 'changed_meanwhile']);
    expect((await fileOf(stays)).account).toBeNull();
  });

  it('whose address was changed since does not log in for the other one', async () => {
    await withoutLogIn(stays);
    const asked = await ask();
    await server.context.db
      .updateTable('accounts')
      .set({ email: 'another@example.org' })
      .where('id', '=', closes.account_id)
      .execute();
    expect(await refusalOf(agreeTo(asked))).toEqual([409, 'changed_meanwhile']);
  });

  it('does not become that of another main member', async () => {
    await withoutLogIn(stays);
    const daughter = await aMember(server, stays, { status: 'active', first_name: 'Elif' });
    const asked = clerk.call(mergingContract.askToMerge, {
      ...{ id: String(stays.household_id), closes: closes.household_id, reason: 'Die Tochter.' },
      ...{ pairs: [{ closes: closes.main_member_id, stays: daughter }], takes_address: false, takes_phone: false },
    });
    expect(await refusalOf(asked)).toEqual([409, 'merging_others_log_in']);
    expect((await fileOf(stays)).account).toBeNull();
  });
});

describe('a payment of the closed household that was booked in error', () => {
  it('counts for whom it is booked afterwards, also on the days before', async () => {
    const other = await aKnownHousehold(server);
    const { rows } = await sql<{ id: number }>`
      insert into bank_transactions (transaction_key, source, value_date, amount_cents, created_at)
      values ('camt/merged', 'statement', '2027-01-08', 3000, now()) returning id`.execute(server.context.db);
    const id = String(rows[0]?.id);
    const credit = ({ household_id }: Known) => clerk.call(bankContract.creditBankLine, { id, household_id });
    expect(await credit(closes)).toMatchObject({ status: 200 });
    moveTo(server, '2027-01-12');
    clerk = (await aClerk(server)).client;
    second = await theSecond(server);
    await merge();
    expect(await clerk.call(bankContract.unassignBankLine, { id })).toMatchObject({ status: 200 });
    expect(await freeOn('2027-01-11', closes)).toEqual([]);

    expect(await credit(other)).toMatchObject({ status: 200 });

    expect(await freeOn('2027-01-11', closes)).toEqual([]);
    expect(await freeOn('2027-01-11', other)).toMatchObject([{ cents: 3_000 }]);
  });

  async function freeOn(on: string, { main_member_id }: Known) {
    const asked = { member_ids: [main_member_id], day: day(on), is_accident: false };
    const { memberships } = await readCoverFacts(server.context.db, asked);
    return memberships.flatMap(({ free_money }) => free_money);
  }
});

describe('cash that the closed household paid', () => {
  it('can be given back: what it had paid is owed again', async () => {
    const invoice = await anInvoice(server, closes);
    const paid = { id: String(closes.household_id), amount: 60, day: '11.01.2027', invoice_ids: [invoice.id] };
    const { body } = await clerk.call(cashContract.takeCash, paid);
    await merge();
    const { id } = body as CashReceipt;
    const reversed = clerk.call(cashContract.reverseCash, { id: String(id), reason: 'Doppelt entgegengenommen' });
    expect(await reversed).toMatchObject({ status: 201, body: { amount: -60 } });
    expect(await sumsOf(server, stays)).toMatchObject({ owed: 6_000, free: 0 });
    expect(await moneyAmiss(server)).toEqual([]);
  });
});

describe('a payment link that the closed household handed out', () => {
  it('is listed and ended by the one that stays', async () => {
    const invoice = await anInvoice(server, closes);
    const sent = { sale_invoice_ids: [invoice.id] };
    const made = await (await logIn(server, closes)).call(paymentLinksContract.makePaymentLink, sent);
    expect(made).toMatchObject({ status: 201 });
    await merge();
    const member = await logIn(server, stays);
    const { body } = await member.call(paymentLinksContract.listPaymentLinks);
    expect(body).toMatchObject([{ bill_numbers: [invoice.bill_number] }]);
    const [link] = body as PaymentLink[];
    const ended = await member.call(paymentLinksContract.endPaymentLink, { id: String(link?.id) });
    expect(ended).toMatchObject({ status: 204 });
  });
});
