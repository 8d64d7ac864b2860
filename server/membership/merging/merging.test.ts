import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { mergingContract } from '../../../domain/membership/merging/merging.contract.ts';
import type { Merging } from '../../../domain/membership/merging/mergingAnswers.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { findDeceased } from '../../deaths/deathPersons.reads.ts';
import { runSql } from '../../platform/db.ts';
import { logIn } from '../../testing/builders.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { aPayment, newsOf, standingOf } from '../../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../../testing/memberBuilders.ts';
import { documentsOf, withoutNumbers } from '../../testing/membership/joiningBuilders.ts';
import { aKnownHousehold, sumsOf, verdictOn } from '../../testing/membership/mergingBuilders.ts';
import { aClerk, auditOf, theSecond } from '../../testing/officeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { outboxOf, silence } from '../../testing/release/silenceBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { askToMerge, compareHouseholds } = mergingContract;

const server = testServer();
let clerk: TestClient;
let second: TestClient;
let stays: Awaited<ReturnType<typeof aKnownHousehold>>;
let closes: Awaited<ReturnType<typeof aKnownHousehold>>;

beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, mails, letters, runs cascade'));
  server.mails.length = 0;
  clerk = (await aClerk(server)).client;
  second = await theSecond(server);
  stays = await aKnownHousehold(server);
  closes = await aKnownHousehold(server, { active_from: day('2020-01-01') });
});

type Choices = Partial<Omit<Input<typeof askToMerge>, 'id' | 'seen'>>;

const samePair = () => ({ closes: closes.main_member_id, stays: stays.main_member_id });

function merge(choices: Choices = {}, by = clerk, id = stays.household_id): Promise<TestAnswer> {
  const chosen = { reason: 'Am Telefon bestätigt.', takes_address: false, takes_phone: false, ...choices };
  return by.call(askToMerge, { id: String(id), closes: closes.household_id, pairs: [samePair()], ...chosen });
}

const agreeTo = ({ body }: TestAnswer, by = second) =>
  by.call(approvalsContract.agree, { id: String((body as Approval).id) });

async function merged(choices: Choices = {}): Promise<TestAnswer> {
  const asked = await merge(choices);
  expect(asked).toMatchObject({ status: 201 });
  const agreed = await agreeTo(asked);
  expect(agreed).toMatchObject({ status: 200 });
  return agreed;
}

async function compare(number = closes.membership_no): Promise<Merging> {
  return (await clerk.call(compareHouseholds, { id: String(stays.household_id), number })).body;
}

async function fileOf({ household_id }: { household_id: number }): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

describe('two households that are one', () => {
  it('stand beside each other before, with who is who, and nothing changes while it waits', async () => {
    const invoice = await anInvoice(server, closes);
    expect(await compare()).toMatchObject({
      stays: { membership_no: stays.membership_no, since: '01.03.2010', has_log_in: true },
      closes: { membership_no: closes.membership_no, owed: 60, people: [{ name: 'Ayşe Öztürk', is_main: true }] },
      ...{ should_switch: false, hindrance: null, pairs: [samePair()], doubled: [], other_phone: false },
    });
    expect(await merge()).toMatchObject({ status: 201, body: { kind: 'merging', is_own: true } });
    expect((await fileOf(stays)).approvals).toMatchObject([
      { merging: { membership_no: closes.membership_no, pairs: [{ closes: 'Ayşe Öztürk' }], moves: [] } },
    ]);
    expect((await fileOf(closes)).invoices).toMatchObject([{ id: invoice.id }]);
    expect(await newsOf(server, stays)).toEqual([]);
    expect(await refusalOf(merge())).toEqual([409, 'merging_request']);
  });

  it('become one: people, documents, money and log-in, and the closed one stays to be read', async () => {
    const son = await aMember(server, closes, {
      status: 'active',
      first_name: 'Can',
      date_of_birth: day('2014-03-03'),
    });
    await withoutNumbers(server, closes);
    await aDocument(server, closes.main_member_id);
    await aDocument(server, son, { type: 'birth_certificate' });
    const own = await anInvoice(server, stays);
    const paid = await anInvoice(server, closes, { date: day('2026-02-01') });
    await aPayment(server, paid);
    const before = await sumsOf(server, stays, closes);

    await merged();

    expect(await sumsOf(server, stays, closes)).toEqual(before);
    expect(await sumsOf(server, closes)).toEqual({ received: 0, owed: 0, free: 0 });
    const file = await fileOf(stays);
    expect(file.invoices.map(({ id }) => id).sort()).toEqual([own.id, paid.id].sort());
    expect(file.sub_members).toMatchObject([{ first_name: 'Can', status: 'active' }]);
    expect(await documentsOf(server, stays.main_member_id)).toEqual(['passport']);
    expect(await documentsOf(server, file.sub_members[0]?.id ?? 0)).toEqual(['birth_certificate']);
    expect(file.merged_here).toMatchObject([{ household_id: closes.household_id, merged_on: '11.01.2027' }]);
    expect(await fileOf(closes)).toMatchObject({
      household: { status: 'inactive' },
      merged_into: { household_id: stays.household_id, asked_by: expect.anything(), agreed_by: expect.anything() },
      invoices: [],
    });
    for (const one of [stays, closes]) {
      expect((await auditOf(server, one.household_id)).map(({ action }) => action)).toContain('household.merged');
    }
    expect(await newsOf(server, stays)).toEqual(['Ihre Mitgliedschaft hat jetzt eine Nummer']);
  });

  it('have one log-in: the other one is closed, and is told so', async () => {
    await merged();
    await server.runJobs();
    expect(mailsTo(server, closes.email).map(({ subject }) => subject)).toEqual([
      'Ihre zweite Anmeldung ist geschlossen',
    ]);
    const { status } = await server.context.db
      .selectFrom('accounts')
      .select('status')
      .where('id', '=', closes.account_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('closed');
  });

  it('keep the log-in of the one that is closed where nobody else logs in', async () => {
    await server.context.db
      .updateTable('households')
      .set({ account_id: null })
      .where('id', '=', stays.household_id)
      .execute();
    await merged();
    const client = await logIn(server, closes);
    expect(await client.call(officeContract.getHousehold, { id: String(stays.household_id) })).toMatchObject({
      status: 403,
    });
    expect((await fileOf(stays)).account).toMatchObject({ email: closes.email, status: 'active' });
    expect((await fileOf(closes)).account).toBeNull();
  });

  it('owe once what was charged twice, and no cent that was paid is lost', async () => {
    const own = await anInvoice(server, stays);
    const other = await anInvoice(server, closes);
    await aPayment(server, other);
    const older = await anInvoice(server, closes, { date: day('2026-02-01') });
    expect((await compare()).doubled).toMatchObject([{ bill_number: own.bill_number, amount: 60, paid: 0 }]);

    await merged();

    expect(await sumsOf(server, stays)).toEqual({ received: 6_000, owed: 6_000, free: 0 });
    const { invoices } = await fileOf(stays);
    const statusOf = (id: number) => invoices.find((one) => one.id === id)?.status_id;
    expect([own, other, older].map(({ id }) => statusOf(id))).toEqual([4, 3, 2]);
  });

  it('have free money if both had paid the same', async () => {
    for (const one of [stays, closes]) await aPayment(server, await anInvoice(server, one));
    await merged();
    expect(await sumsOf(server, stays)).toEqual({ received: 12_000, owed: 0, free: 6_000 });
  });

  it('are covered on each day as the better of both, and nobody better than that', async () => {
    const son = await aMember(server, closes, {
      status: 'active',
      first_name: 'Can',
      date_of_birth: day('2014-03-03'),
    });
    await withoutNumbers(server, closes);
    const days = ['2009-01-01', '2015-01-01', '2021-01-01', '2027-01-10', '2027-01-11'];
    const former = await Promise.all(days.map((on) => verdictOn(server, son, on)));
    const own = await Promise.all(days.map((on) => verdictOn(server, stays.main_member_id, on)));

    await merged();

    const taken = (await fileOf(stays)).sub_members[0]?.id ?? 0;
    expect(await Promise.all(days.map((on) => verdictOn(server, taken, on)))).toEqual(former);
    expect(await Promise.all(days.map((on) => verdictOn(server, stays.main_member_id, on)))).toEqual(own);
    expect(await verdictOn(server, taken, '2027-02-01')).toBe('covered');
    expect(await verdictOn(server, closes.main_member_id, '2027-02-01')).toBe('ended');
  });

  it('make somebody active who is active in the one that is closed', async () => {
    const waiting = { status: 'waiting', first_name: 'Can', date_of_birth: day('2014-03-03') } as const;
    const own = await aMember(server, stays, waiting);
    const other = await aMember(server, closes, { ...waiting, status: 'active' });
    await merged({ pairs: [samePair(), { closes: other, stays: own }] });
    expect((await standingOf(server, stays))[2]).toMatch(/^Can active/);
    expect((await fileOf(stays)).sub_members).toHaveLength(1);
  });

  it('stay silent while they are, and the closed one is told nothing', async () => {
    for (const one of [stays, closes]) await silence(server, one);
    await merged();
    expect(await outboxOf(server, stays)).toEqual([]);
    expect(await outboxOf(server, closes)).toEqual([]);
  });

  it('are led to by the numbers of the closed one, and money booked for it arrives', async () => {
    await server.context.db
      .updateTable('households')
      .set({ old_number: 'M 4711' })
      .where('id', '=', closes.household_id)
      .execute();
    await merged();
    const { rows } = await sql<{ id: number }>`
      insert into bank_transactions (transaction_key, source, value_date, amount_cents, remittance_text, created_at)
      values ('camt/merged', 'statement', '2027-01-11', 3000, ${`Mitglied ${closes.membership_no}`}, now())
      returning id`.execute(server.context.db);
    const line = rows[0]?.id ?? 0;
    const { body } = await clerk.call(bankContract.listBankLines, { state: 'undecided' });
    expect(JSON.stringify(body)).toContain(stays.membership_no);
    const dead = await findDeceased(server.context, { search: closes.membership_no });
    expect(dead.map(({ member_id }) => member_id)).toEqual([stays.main_member_id]);
    const { possible_duplicates, same_numbers } = await fileOf(stays);
    expect([...possible_duplicates, ...same_numbers]).toEqual([]);
    await clerk.call(bankContract.creditBankLine, { id: String(line), household_id: closes.household_id });
    expect(await sumsOf(server, stays)).toMatchObject({ received: 3_000, free: 3_000 });
  });

  it('are not brought apart by reactivating the closed one', async () => {
    await merged();
    const again = clerk.call(decisionsContract.reactivate, { id: String(closes.household_id) });
    expect(await refusalOf(again)).toEqual([409, 'status_step_not_possible']);
  });
});

describe('two people', () => {
  it('who ask for each of the two to stay are served one after the other, and one is refused', async () => {
    const other = {
      closes: stays.household_id,
      pairs: [{ closes: stays.main_member_id, stays: closes.main_member_id }],
    };
    const answers = await Promise.all([merge(), merge(other, second, closes.household_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('who agree at once merge once', async () => {
    const asked = await merge();
    const third = await theSecond(server);
    const answers = await Promise.all([agreeTo(asked), agreeTo(asked, third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await fileOf(stays)).merged_here).toHaveLength(1);
  });

  it('and a payment that arrives meanwhile lose no cent', async () => {
    const invoice = await anInvoice(server, closes);
    const asked = await merge();
    await Promise.all([agreeTo(asked), aPayment(server, invoice)]);
    expect(await sumsOf(server, stays)).toEqual({ received: 6_000, owed: 0, free: 0 });
    expect(await sumsOf(server, closes)).toEqual({ received: 0, owed: 0, free: 0 });
  });
});

describe('households are not merged', () => {
  it('by the one who asked, and if somebody came meanwhile', async () => {
    const asked = await merge();
    expect(await refusalOf(agreeTo(asked, clerk))).toEqual([403, 'second_person_must_agree']);
    await aMember(server, closes, { status: 'active', first_name: 'Elif' });
    expect(await refusalOf(agreeTo(asked))).toEqual([409, 'changed_meanwhile']);
  });

  it('if somebody would be covered who is not', async () => {
    const due = { date: day('2026-02-01'), due_date: day('2026-02-15'), dunning_status: 3 } as const;
    const asked = await merge();
    const { id } = await anInvoice(server, closes, { ...due, dunning_status: 0 });
    await sql`insert into dunning_steps (sale_invoice_id, level, reached_on, open_cents)
      select ${id}, level, '2026-03-01', 6000 from generate_series(1, 3) level`.execute(server.context.db);
    expect(await refusalOf(agreeTo(asked))).toEqual([409, 'merging_changes_cover']);
    expect((await fileOf(closes)).household.status).toBe('active');
  });

  it('if a hindrance stands against it, before and when somebody agrees', async () => {
    await anInvoice(server, closes, { type: 'sim', dunning_status: 3, amount_cents: cents(100) });
    expect((await compare()).hindrance).toBe('arrears');
    expect(await refusalOf(merge())).toEqual([409, 'merging_arrears']);
    expect(await refusalOf(merge({ closes: stays.household_id }))).toEqual([409, 'merging_same']);
    expect(await refusalOf(merge({ pairs: [{ closes: 1, stays: 2 }] }))).toEqual([409, 'changed_meanwhile']);
    const unknown = clerk.call(compareHouseholds, { id: String(stays.household_id), number: '999999' });
    expect(await refusalOf(unknown)).toEqual([404, 'HouseholdNotFound']);
  });
});
