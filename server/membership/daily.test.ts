import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type Day, day } from '../../domain/shared/day.ts';
import { runSql } from '../platform/db.ts';
import { listRuns, requestStop, startRun } from '../platform/runs/runs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aStatementOfToday } from '../testing/bank/statementOfToday.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, newsOf, standingOf, theNight } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { daily, dailyBy, runDailyWork } from './daily.jobs.ts';

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});
beforeEach(async () => {
  moveTo(server, '2027-01-02');
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade'));
});

/** One household for each kind of calendar work between January and April 2027. */
async function aStreet() {
  const waiting = await aSubmittedHousehold(server);
  await aPayment(server, waiting.registration);
  await aPayment(server, waiting.contribution);
  const owing = await aHousehold(server, { status: 'active' });
  await anInvoice(server, owing, { due_date: day('2027-02-01') });
  const represented = await aHousehold(server, { status: 'active' });
  await aSubstitute(server, represented, { valid_until: day('2027-03-15') });
  const parent = await aHousehold(server, { status: 'active' });
  await aMember(server, parent, { status: 'active', date_of_birth: day('1997-05-20') });
  return [waiting.household, owing, represented, parent];
}

async function outcomeOf(households: { household_id: number }[]) {
  const told: Record<string, number> = {};
  for (const household of households) {
    for (const title of await newsOf(server, household)) told[title] = (told[title] ?? 0) + 1;
  }
  const standings = await Promise.all(households.map((household) => standingOf(server, household)));
  return { standings, told };
}

async function nights(from: Day, until: Day, everyDays: number): Promise<void> {
  for (let today = from; today <= until; today = addDays(today, everyDays)) {
    moveTo(server, today);
    await theNight(server);
  }
}

// proves: promise.14, promise.2
it('a night run twice, or by four workers at once, has the effects of one', async () => {
  const households = await aStreet();
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);
  const before = (await outcomeOf(households)).told;

  const outcomes = await Promise.all([1, 2, 3, 4].map(() => runDailyWork(server.context)));
  const once = await outcomeOf(households);
  const again = await runDailyWork(server.context);

  expect(outcomes.flatMap((outcome) => Object.values(outcome)).every(({ failed }) => failed === 0)).toBe(true);
  expect(Object.values(again).every(({ done }) => done === 0)).toBe(true);
  expect(await outcomeOf(households)).toEqual(once);
  expect(Object.entries(once.told).filter(([title]) => !before[title])).toEqual([
    ['Ihre Mitgliedschaft ist gültig', 1],
    ['Erinnerung: Jahresbeitrag 2027', 1],
    ['Vertretung abgelaufen: Murat Şahin', 1],
    ['Altersgrenze für Kinder: Emre Yılmaz', 1],
  ]);
});

// proves: promise.14
it('a job that runs only every tenth night leaves everybody where running every night does', async () => {
  const nightly = await aStreet();
  await nights(day('2027-01-03'), day('2027-04-13'), 1);
  const expected = await outcomeOf(nightly);
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade'));
  moveTo(server, '2027-01-02');
  const seldom = await aStreet();

  await nights(day('2027-01-03'), day('2027-04-13'), 10);

  expect(await outcomeOf(seldom)).toEqual(expected);
});

/** Ends every connection, as if the process were killed: what is not committed is lost. */
async function kill(): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Some items of each kind, and many reminders. */
async function aTown() {
  const households = [];
  for (let streets = 0; streets < 3; streets += 1) households.push(...(await aStreet()));
  for (let count = 0; count < 8; count += 1) {
    const owing = await aHousehold(server, { status: 'active' });
    await anInvoice(server, owing, { due_date: day('2027-02-01') });
    households.push(owing);
  }
  return households;
}

// proves: promise.11, promise.14
it('killed five times half-way, the night ends like an undisturbed one', async () => {
  const undisturbed = await aTown();
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);
  await runDailyWork(server.context);
  const expected = await outcomeOf(undisturbed);
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade; truncate runs'));
  moveTo(server, '2027-01-02');
  const town = await aTown();
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);
  const { sendJob } = server.context;
  let letters = 0;
  let kills = 0;
  const context = {
    ...server.context,
    sendJob: async (...job: Parameters<typeof sendJob>) => {
      letters += 1;
      if (letters % 3 === 0 && kills < 5) {
        kills += 1;
        await kill();
      }
      await sendJob(...job);
    },
  };
  const inSmallSteps = dailyBy({ atOnce: 3, stepMs: 0 });

  for (let tries = 0; tries < 20; tries += 1) {
    const run = await runToEnd(context, inSmallSteps, {}).catch(() => undefined);
    if (run?.outcome === 'done') break;
  }

  expect(kills).toBe(5);
  expect(await outcomeOf(town)).toEqual(expected);
  expect(await listRuns(server.context.db, 9)).toMatchObject([{ outcome: 'done', failed: 0 }]);
  await server.runJobs();
  const { rows } = await server.change(({ tx }) =>
    runSql(
      tx,
      `select count(*)::int as mails, count(distinct effect_key)::int as effects, count(sent_at)::int as sent from mails`,
    ),
  );
  const [{ mails } = { mails: 0 }] = rows;
  expect(rows).toEqual([{ mails, effects: mails, sent: mails }]);
});

it('is a run that the office sees and stops; the next one does the rest', async () => {
  const town = await aTown();
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);
  const before = await outcomeOf(town);
  await server.change(({ tx }) => runSql(tx, 'truncate runs'));

  const id = await server.change((change) => startRun(change, daily, {}));
  const again = await server.change((change) => startRun(change, daily, {}));
  await server.change((change) => requestStop(change, id));
  await server.runJobs();
  const stopped = await outcomeOf(town);
  await runDailyWork(server.context);

  expect(again).toBe(id);
  expect(stopped).toEqual(before);
  expect(await listRuns(server.context.db, 9)).toMatchObject([
    { kind: 'membership.daily', outcome: 'done', failed: 0 },
    { id, kind: 'membership.daily', outcome: 'stopped', done: 0 },
  ]);
  expect(await outcomeOf(town)).not.toEqual(before);
});

it('asked for as of a day, it does nothing on another one', async () => {
  const town = await aTown();
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);
  const before = await outcomeOf(town);

  await runDailyWork(server.context, { on: day('2027-04-02') });

  expect(await outcomeOf(town)).toEqual(before);
});

it('a household whose data make it fail does not keep the others waiting', async () => {
  const [waiting] = await aStreet();
  const broken = await aSubmittedHousehold(server);
  await aPayment(server, broken.registration);
  await aPayment(server, broken.contribution);
  await server.context.db
    .updateTable('households')
    .set({ waiting_until: day('2027-01-03') })
    .where('id', '=', broken.household.household_id)
    .execute();
  await server.change(({ tx }) =>
    runSql(tx, `create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`),
  );
  await server.change(({ tx }) =>
    runSql(
      tx,
      `create trigger broken before update on households for each row
        when (old.id = ${broken.household.household_id}) execute function refuse()`,
    ),
  );
  moveTo(server, '2027-04-03');
  await aStatementOfToday(server);

  const outcome = await runDailyWork(server.context);

  expect(outcome.activations).toEqual({ done: 1, failed: 1 });
  expect((await standingOf(server, waiting ?? broken.household))[0]).toMatch(/^household active/);
  await expect(theNight(server)).rejects.toThrow('activations');
  await server.change(({ tx }) => runSql(tx, 'drop function refuse cascade'));
  expect((await runDailyWork(server.context)).activations).toEqual({ done: 1, failed: 0 });
});
