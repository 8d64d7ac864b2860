import { beforeEach, describe, expect, it } from 'vitest';
import { type Release, releaseContract } from '../../domain/release/release.contract.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import { yearlyRun } from '../invoicing/yearlyRun.jobs.ts';
import { isYearlyRunDue } from '../invoicing/yearlyRun.reads.ts';
import { runSql } from '../platform/db.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { anOfficeAccount, logIn, type TestHousehold, type TestStaff } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aHouseholdWithoutAccount } from '../testing/counter/accountCodeBuilders.ts';
import { levelOf, nightsUntil } from '../testing/dunningBuilders.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { outboxOf, silence } from '../testing/release/silenceBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { leaveInAnHour, makeFirst, releaseHouseholds } from './release.jobs.ts';

const HOUR_MINUTES = 60;

const server = testServer();
let account: TestStaff;
let board: TestClient;
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, releases, letters, mails, runs, fees cascade'));
  await server.context.db.updateTable('accounts').set({ status: 'closed', closed_at: server.clock.now() }).execute();
  moveTo(server, '2027-01-11');
  account = await anOfficeAccount(server, 'board');
  board = await logIn(server, account);
});

type Silent = Partial<{
  channel: 'email' | 'post';
  email: string | null;
  old_number: string;
  money_rests_since: Day;
  status: 'active' | 'waiting';
}>;

let count = 0;

/** A silent household in which nobody can log in, as a take-over leaves it. */
async function aSilent({
  channel = 'post',
  email = null,
  status = 'active',
  ...more
}: Silent = {}): Promise<TestHousehold> {
  count += 1;
  const household = await aHouseholdWithoutAccount(server, { status, last_name: `Yılmaz ${count}` });
  const { db } = server.context;
  await db
    .updateTable('households')
    .set({ channel, ...more })
    .where('id', '=', household.household_id)
    .execute();
  await db.updateTable('members').set({ email }).where('id', '=', household.main_member_id).execute();
  await silence(server, household);
  return household;
}

type Chosen = {
  status?: 'active' | 'waiting' | 'inactive';
  channel?: 'email' | 'post';
  postal_code?: string;
  numbers?: string;
};

async function ask(chosen: Chosen = {}, client = board): Promise<Release> {
  const answer = await client.call(releaseContract.askForRelease, chosen);
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body as Release;
}

/** A session does not last that long. */
async function later(minutes: number): Promise<void> {
  server.clock.moveMinutes(minutes);
  board = await logIn(server, account);
}

async function leave({ id: release_id }: Release): Promise<void> {
  await later(HOUR_MINUTES);
  await leaveInAnHour.run(server.context, { release_id });
  await server.runJobs();
}

async function readReleases() {
  const { body } = await board.call(releaseContract.getReleases);
  return body as { silent: number; resting: number; releases: Release[] };
}

const of = ({ id }: Release) => ({ id: String(id) });

describe('a release', () => {
  it('waits for another of the board, then an hour, and then each household gets its invitation and nothing else', async () => {
    const [mailed, posted] = [await aSilent({ channel: 'email', email: 'ayse@example.at' }), await aSilent()];
    const { client: other } = await aClerk(server, 'board');
    const asked = await ask();
    expect(asked).toMatchObject({ state: 'asked', leaves_at: null, may_agree: false });
    expect(asked.counts).toMatchObject({ households: 2, mail: 1, letter: 1 });
    expect(await refusalOf(board.call(releaseContract.agreeToRelease, of(asked)))).toEqual([403, 'release_by_another']);

    const { body } = await other.call(releaseContract.agreeToRelease, of(asked));
    expect(body).toMatchObject({ state: 'releasing', leaves_at: '2027-01-11T12:00:00.000Z' });
    await leaveInAnHour.run(server.context, { release_id: asked.id });
    await server.runJobs();
    expect([await outboxOf(server, mailed), await outboxOf(server, posted)]).toEqual([[], []]);

    await leave(asked);
    expect(await outboxOf(server, mailed)).toEqual([expect.stringMatching(/^counter\.invitation\//)]);
    expect(await outboxOf(server, posted)).toEqual([expect.stringMatching(/^counter\.accountCode\//)]);
    expect(server.mails.at(-1)?.text).toContain('/account-code?lang=');
    expect(await readReleases()).toMatchObject({ silent: 0, releases: [{ state: 'released', left: 2 }] });
  });

  it('of everything by mistake is stopped within the hour: nobody hears anything, and all can be released again', async () => {
    const households = [
      await aSilent(),
      await aSilent({ channel: 'email', email: 'fatma@example.at' }),
      await aSilent(),
    ];
    const mistake = await ask();
    expect(mistake).toMatchObject({ state: 'releasing', counts: { households: 3 } });
    await later(HOUR_MINUTES - 1);

    expect((await board.call(releaseContract.stopRelease, of(mistake))).body).toMatchObject({
      state: 'stopped',
      left: 0,
    });
    await leave(mistake);
    await runToEnd(server.context, releaseHouseholds, { release_id: mistake.id });

    for (const household of households) expect(await outboxOf(server, household)).toEqual([]);
    expect(await readReleases()).toMatchObject({ silent: 3 });
    expect(await refusalOf(board.call(releaseContract.stopRelease, of(mistake)))).toEqual([409, 'release_not_waiting']);
    expect((await ask()).counts.households).toBe(3);
  });

  it('begun twice at once, each household gets one invitation', async () => {
    const households = [await aSilent(), await aSilent(), await aSilent()];
    const release = await ask();
    await later(HOUR_MINUTES);
    const run = () => runToEnd(server.context, releaseHouseholds, { release_id: release.id });
    await Promise.all([run(), run()]);
    await leave(release);

    for (const household of households) expect(await outboxOf(server, household)).toHaveLength(1);
  });

  it('sent twice with one key it is one; two at once choose no household twice', async () => {
    await aSilent();
    const { method, path } = releaseContract.askForRelease;
    const send = (key: string) => board.send(method, path, {}, { 'idempotency-key': key });
    const [one, again] = await Promise.all([send('a'), send('a')]);
    expect([one.status, again.body]).toEqual([201, one.body]);
    expect(await refusalOf(send('b'))).toEqual([409, 'release_for_nobody']);
  });

  it('leaves out who dies while the run waits for the household', async () => {
    const [dies, lives] = [await aSilent(), await aSilent()];
    const release = await ask();
    await later(HOUR_MINUTES);
    let ran: Promise<unknown> = Promise.resolve();
    await server.change(async ({ tx }) => {
      const rests = { money_rests_since: server.clock.today() };
      await tx.updateTable('households').set(rests).where('id', '=', dies.household_id).execute();
      ran = runToEnd(server.context, releaseHouseholds, { release_id: release.id });
      await somebodyWaitsForALock(server.context.db);
    });
    await ran;

    expect([await outboxOf(server, dies), (await outboxOf(server, lives)).length]).toEqual([[], 1]);
    expect(await readReleases()).toMatchObject({ silent: 1, resting: 1, releases: [{ left: 1 }] });
  });

  it('is the board’s: a clerk is refused', async () => {
    await aSilent();
    const release = await ask();
    const { client: clerk } = await aClerk(server);
    const { agreeToRelease, stopRelease, makeFirstInvoices, allowFirstReminders } = releaseContract;
    expect(await refusalOf(clerk.call(releaseContract.askForRelease, {}))).toEqual([403, 'forbidden']);
    for (const call of [agreeToRelease, stopRelease, makeFirstInvoices, allowFirstReminders]) {
      expect(await refusalOf(clerk.call(call, of(release)))).toEqual([403, 'forbidden']);
      expect(await refusalOf(board.call(call, { id: '999999' }))).toEqual([404, 'release_not_found']);
    }
  });
});

describe('what a release reaches', () => {
  it.each<[Chosen, Partial<Release['counts']>]>([
    [{}, { households: 4, mail: 1, letter: 3 }],
    [{ status: 'waiting' }, { households: 1 }],
    [{ channel: 'email' }, { households: 1, mail: 1 }],
    [{ postal_code: '11' }, { households: 4 }],
    [{ postal_code: '12' }, { households: 0 }],
    [{ numbers: 'Alt 4711,\nK-9999 k9999' }, { households: 1 }],
  ])('%j', async (chosen, counts) => {
    await aSilent({ channel: 'email', email: 'ayse@example.at' });
    await aSilent({ status: 'waiting' });
    await aSilent({ old_number: 'A/4711' });
    await aSilent({ old_number: '4711' });
    await aSilent({ money_rests_since: day('2027-01-02') });
    await aHouseholdWithoutAccount(server);

    const { body } = await board.call(releaseContract.countRelease, chosen);
    expect(body).toMatchObject({ ...counts, unknown: chosen.numbers ? ['Alt', 'K-9999'] : [] });
  });

  it('tells who gets nothing, and why', async () => {
    const { db } = server.context;
    const without = await aSilent();
    await db.updateTable('members').set({ date_of_birth: null }).where('id', '=', without.main_member_id).execute();
    const homeless = await aSilent();
    await db.deleteFrom('addresses').where('member_id', '=', homeless.main_member_id).execute();
    const taken = await aSilent({ channel: 'email', email: 'board@example.at' });
    await db
      .updateTable('accounts')
      .set({ email: 'board@example.at', email_key: 'board@example.at' })
      .where('status', '=', 'active')
      .execute();

    const { body } = await board.call(releaseContract.countRelease, {});
    // somebody else logs in with that address, so the household gets a letter
    expect([body, taken]).toMatchObject([{ households: 3, letter: 1, no_birth_day: 1, no_address: 1 }, {}]);
    const release = await ask();
    await leave(release);
    expect([await outboxOf(server, without), await outboxOf(server, homeless)]).toEqual([[], []]);
    expect(await readReleases()).toMatchObject({ silent: 0 });
  });
});

describe('after a release', () => {
  const invoices = ({ household_id }: TestHousehold) =>
    server.context.db.selectFrom('sale_invoices').select('type').where('household_id', '=', household_id).execute();

  it('the yearly run leaves the batch out until its first invoices are pressed; then each gets one', async () => {
    await withDemoFees(server);
    const household = await aSilent();
    const release = await ask();
    expect(await refusalOf(board.call(releaseContract.makeFirstInvoices, of(release)))).toEqual([
      409,
      'release_not_ready',
    ]);
    await leave(release);
    expect(await isYearlyRunDue(server.context.db, server.clock.today())).toBe(false);
    await runToEnd(server.context, yearlyRun, { year: 2027 });
    expect(await invoices(household)).toEqual([]);

    const presses = await Promise.all([1, 2].map(() => board.call(releaseContract.makeFirstInvoices, of(release))));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runToEnd(server.context, makeFirst, { release_id: release.id });
    expect(await invoices(household)).toEqual([{ type: 'siac' }]);
    expect(await isYearlyRunDue(server.context.db, server.clock.today())).toBe(false);
  });

  it('no reminder level is raised until the first reminders are pressed', async () => {
    const household = await aSilent();
    const invoice = await anInvoice(server, household, { date: day('2026-11-01') });
    await leave(await ask());
    await nightsUntil(server, '2027-01-20', '2027-02-20');
    expect([await levelOf(server, invoice), await outboxOf(server, household)]).toEqual([
      0,
      [expect.stringMatching(/accountCode/)],
    ]);

    board = await logIn(server, account);
    const [release] = (await readReleases()).releases;
    expect((await board.call(releaseContract.allowFirstReminders, { id: String(release?.id) })).status).toBe(200);
    await nightsUntil(server, '2027-02-21');
    expect(await outboxOf(server, household)).toContainEqual(expect.stringMatching(/^dunning\.level\//));
  });

  it('a notice that was due on the day of the release is not told; the next one is', async () => {
    const household = await aSilent();
    await aDocument(server, household.main_member_id, { valid_until: day('2027-03-31') });
    await leave(await ask());
    const notices = async () =>
      (await outboxOf(server, household)).filter((key) => key.startsWith('documents.ending/'));
    await nightsUntil(server, '2027-01-12', '2027-02-20');
    expect(await notices()).toEqual([]);
    await nightsUntil(server, '2027-03-01');
    expect(await notices()).toHaveLength(1);
  });
});
