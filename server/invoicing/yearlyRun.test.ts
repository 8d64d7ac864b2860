import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { yearlyRunContract } from '../../domain/invoicing/yearlyRun.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { runSql } from '../platform/db.ts';
import { listRuns } from '../platform/runs/runs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo, newsOf, subjectsTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { testServer } from '../testing/testServer.ts';
import { yearlyRun } from './yearlyRun.jobs.ts';

const { getYearlyRun, startYearlyRun } = yearlyRunContract;
const { getToDo } = officeContract;
const NEW_YEAR = '2028-01-03';

const server = testServer();
let client: TestClient;
let account: TestAccount;
beforeAll(async () => {
  await withDemoFees(server);
});
beforeEach(async () => {
  moveTo(server, NEW_YEAR);
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade; truncate audit_log, runs'));
  ({ client, account } = await aClerk(server));
});

/** Two households that paid for last year, one of them with a child. */
async function aStreet(): Promise<TestHousehold[]> {
  const single = await aHousehold(server, { status: 'active' });
  const family = await aHousehold(server, { status: 'active' });
  await aCoveredPerson(server, family, { status: 'active', date_of_birth: day('2000-05-05') });
  for (const household of [single, family]) await anInvoice(server, household, { date: day('2027-02-01') });
  return [single, family];
}

/** The year's contributions of a household as `status amount due`. */
async function invoicesOf({ household_id }: TestHousehold, year = 2028): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('sale_invoices')
    .select(['status_id', 'amount_cents', 'date', 'due_date'])
    .where('household_id', '=', household_id)
    .where('billed_year', '=', year)
    .where('type', '=', 'siac')
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.status_id} ${row.amount_cents} ${row.date} ${row.due_date}`);
}

const SINGLE = '2 6000 2028-01-03 2028-01-17';
const FAMILY = '2 8400 2028-01-03 2028-01-17';

it('a run that goes on past midnight invoices nobody for the next year', async () => {
  const households = [await aHousehold(server, { status: 'active' }), await aHousehold(server, { status: 'active' })];
  const instants = ['2027-12-31T22:59:00Z'];
  const clock = { ...server.context.clock, now: () => new Date(instants.shift() ?? '2027-12-31T23:01:00Z') };

  await runToEnd({ ...server.context, clock }, yearlyRun, { year: 2027 });

  expect(await Promise.all(households.map((each) => invoicesOf(each)))).toEqual([[], []]);
});

async function run(): Promise<void> {
  await runToEnd(server.context, yearlyRun, { year: 2028 });
}

async function expectNoGap(): Promise<void> {
  const numbers = await server.context.db
    .selectFrom('sale_invoices')
    .select('bill_number')
    .where('billed_year', '=', 2028)
    .where('bill_number', '<', '2028-900000')
    .orderBy('bill_number')
    .execute();
  const first = Number(numbers[0]?.bill_number.slice(5));
  expect(numbers.map(({ bill_number }) => Number(bill_number.slice(5)) - first)).toEqual([...numbers.keys()]);
}

describe('the yearly run', () => {
  it('previews how many it invoices and the total; then invoices each household once, and tells it', async () => {
    const [single, family] = (await aStreet()) as [TestHousehold, TestHousehold];

    const figure = await client.call(getYearlyRun);
    const nothingYet = [await invoicesOf(single), await invoicesOf(family)];
    const started = await client.call(startYearlyRun, { year: 2028 });
    await server.runJobs();

    expect(figure).toMatchObject({
      status: 200,
      body: { year: 2028, households: 2, total: 144, cannot_be_billed: [] },
    });
    expect(nothingYet).toEqual([[], []]);
    expect([started.status, started.body]).toEqual([200, { year: 2028, run_id: expect.any(Number) }]);
    expect([await invoicesOf(single), await invoicesOf(family)]).toEqual([[SINGLE], [FAMILY]]);
    expect(await newsOf(server, family)).toHaveLength(1);
    expect(await subjectsTo(server, family.email)).toHaveLength(1);
    const audited = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id', 'household_id', 'subject_id'])
      .execute();
    expect(audited).toEqual([
      { action: 'yearly_run.started', actor_account_id: account.account_id, household_id: null, subject_id: 2028 },
    ]);
  });

  it('run twice, or by two workers at once, invoices each household once', async () => {
    const [single, family] = (await aStreet()) as [TestHousehold, TestHousehold];

    await Promise.all([run(), run()]);
    await run();
    moveTo(server, '2028-02-10');
    await run();

    expect([await invoicesOf(single), await invoicesOf(family)]).toEqual([[SINGLE], [FAMILY]]);
    expect(await newsOf(server, single)).toHaveLength(1);
  });

  it('a household that the database refuses does not keep others from being invoiced, and is invoiced once that is mended', async () => {
    const street = [...(await aStreet()), ...(await aStreet()), ...(await aStreet())];
    const [first] = street as [TestHousehold];
    await server.change(({ tx }) =>
      runSql(
        tx,
        `alter table sale_invoices add constraint broken check (household_id <> ${first.household_id}) not valid`,
      ),
    );

    await run();
    const halfWay = (await Promise.all(street.map((household) => invoicesOf(household)))).flat();
    await server.change(({ tx }) => runSql(tx, 'alter table sale_invoices drop constraint broken'));
    await run();

    expect(halfWay).toHaveLength(5);
    for (const household of street) expect(await invoicesOf(household)).toHaveLength(1);
    expect(await listRuns(server.context.db, 9)).toMatchObject([
      { outcome: 'done', done: 1, failed: 0 },
      { outcome: 'done', done: 5, failed: 1 },
    ]);
    await expectNoGap();
  });

  it('leaves out households that wait, have ended, apply, or are invoiced for the year already', async () => {
    const others = [];
    for (const status of ['waiting', 'inactive', 'new'] as const) others.push(await aHousehold(server, { status }));
    const covered = await aHousehold(server, { status: 'active' });
    await anInvoice(server, covered, { status: 'paid' });

    expect((await client.call(getYearlyRun)).body).toMatchObject({ households: 0, total: 0 });
    await run();

    for (const household of others) expect(await invoicesOf(household)).toEqual([]);
    expect(await invoicesOf(covered)).toHaveLength(1);
  });

  it.each(['inactive', 'waiting'] as const)('leaves out who becomes %s while it runs', async (status) => {
    const [single, family] = (await aStreet()) as [TestHousehold, TestHousehold];
    let ran = Promise.resolve();

    await server.change(async ({ tx, today }) => {
      await lockHousehold(tx, single.household_id);
      ran = run();
      await somebodyWaitsForALock(server.context.db);
      const left = { status, inactive_from: today, status_since: today };
      await tx.updateTable('households').set(left).where('id', '=', single.household_id).execute();
    });
    await ran;

    expect([await invoicesOf(single), await invoicesOf(family)]).toEqual([[], [FAMILY]]);
  });

  it('in an invoiced household, invoices people without a contribution, but not family members that are still new', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anInvoice(server, household, { status: 'paid' });
    await aCoveredPerson(server, household, { status: 'active', date_of_birth: day('2000-05-05') });
    await aCoveredPerson(server, household, { status: 'new', date_of_birth: day('2000-05-05') });

    await run();

    expect((await invoicesOf(household))[1]).toBe('2 2400 2028-01-03 2028-01-17');
  });

  it('invoices again what was void, and leaves alone what is uncollectible', async () => {
    const voided = await aHousehold(server, { status: 'active' });
    await anInvoice(server, voided, { status: 'void' });
    const givenUp = await aHousehold(server, { status: 'active' });
    await anInvoice(server, givenUp, { status: 'uncollectible' });

    await run();

    expect(await invoicesOf(voided)).toHaveLength(2);
    expect(await invoicesOf(givenUp)).toHaveLength(1);
  });

  it('confirms a member’s draft of the year', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anInvoice(server, household, { status: 'draft' });

    await run();

    expect(await invoicesOf(household)).toEqual([SINGLE]);
  });

  it('that begins only in another year invoices nobody', async () => {
    const [single] = (await aStreet()) as [TestHousehold];
    await client.call(startYearlyRun, { year: 2028 });

    moveTo(server, '2029-01-02');
    await server.runJobs();

    expect([await invoicesOf(single), await invoicesOf(single, 2029)]).toEqual([[], []]);
  });

  it('is refused if nobody is to be invoiced, and for another year', async () => {
    const none = await client.call(startYearlyRun, { year: 2028 });
    await aStreet();
    const other = await client.call(startYearlyRun, { year: 2027 });

    expect([none.status, none.body]).toMatchObject([409, { message: 'nothing_for_invoicing' }]);
    expect([other.status, other.body]).toMatchObject([422, { errors: { year: ['invalid_value'] } }]);
  });

  it('names those who cannot be invoiced, invoices all others, and stays on the office’s list until all are done', async () => {
    const [single] = (await aStreet()) as [TestHousehold];
    const { household_id, membership_no } = await aHousehold(server, { status: 'active', last_name: 'Demir' });
    await server.context.db
      .updateTable('members')
      .set({ date_of_birth: null })
      .where('household_id', '=', household_id)
      .execute();

    const toDo = async () => ((await client.call(getToDo)).body as ToDo).yearly_run;
    const figure = async () => (await client.call(getYearlyRun)).body;
    const due = [await toDo(), await figure()];
    await run();
    const left = [await toDo(), await figure()];
    await server.context.db.deleteFrom('members').where('household_id', '=', household_id).execute();
    await server.context.db.deleteFrom('households').where('id', '=', household_id).execute();

    const demir = { household_id, membership_no, name: 'Ayşe Demir', reason: 'nothing_to_precalculate' };
    const isDue = { year: 2028, is_running: false };
    expect(due).toEqual([isDue, { year: 2028, households: 2, total: 144, cannot_be_billed: [demir] }]);
    expect(left).toEqual([isDue, { year: 2028, households: 0, total: 0, cannot_be_billed: [demir] }]);
    expect(await toDo()).toBeNull();
    expect(await invoicesOf(single)).toEqual([SINGLE]);
  });
});
