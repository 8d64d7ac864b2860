import { beforeAll, beforeEach, expect, it } from 'vitest';
import { yearlyRunContract } from '../../domain/invoicing/yearlyRun.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { type Run, runKinds, runsContract } from '../../domain/runs/runs.contract.ts';
import { yearlyRun } from '../invoicing/yearlyRun.jobs.ts';
import { runSql } from '../platform/db.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { runKinds as worked } from '../topics.ts';

const server = testServer();
let client: TestClient;
let account: TestAccount;
beforeAll(async () => {
  await withDemoFees(server);
});
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade; truncate audit_log, runs'));
  ({ client, account } = await aClerk(server));
});

type Seen = { runs: Run[]; mails_waiting: number };
const seen = async () => (await client.call(runsContract.listRuns)).body as Seen;

it('shows what waits, by whom, then its progress and outcome, and how many mails wait', async () => {
  for (let count = 0; count < 3; count += 1) await aHousehold(server, { status: 'active' });
  await client.call(yearlyRunContract.startYearlyRun, { year: 2027 });
  const waiting = await seen();
  const toDo = (await client.call(officeContract.getToDo)).body;
  await runToEnd(server.context, yearlyRun, { year: 2027 });
  const ended = await seen();
  await server.runJobs();

  const run = { kind: 'invoicing.yearly_run', about: '2027', by: account.email, failed: 0, is_stop_wanted: false };
  expect(waiting).toMatchObject({ runs: [{ ...run, started_at: null, done: 0, outcome: null }], mails_waiting: 0 });
  expect(toDo).toMatchObject({ yearly_run: { year: 2027, is_running: true } });
  expect(ended).toMatchObject({ runs: [{ ...run, done: 3, total: 3, outcome: 'done' }], mails_waiting: 3 });
  expect((await seen()).mails_waiting).toBe(0);
});

it('is stopped by a clerk, which is recorded; an ended run cannot be stopped', async () => {
  await aHousehold(server, { status: 'active' });
  const { body } = await client.call(yearlyRunContract.startYearlyRun, { year: 2027 });
  const { run_id } = body as { run_id: number };

  const stopped = await client.call(runsContract.stopRun, { id: String(run_id) });
  const wanted = await seen();
  await server.runJobs();
  const again = await client.call(runsContract.stopRun, { id: String(run_id) });
  const none = await client.call(runsContract.stopRun, { id: '999999' });

  expect(stopped.status).toBe(204);
  expect(wanted.runs).toMatchObject([{ is_stop_wanted: true, outcome: null }]);
  expect((await seen()).runs).toMatchObject([{ outcome: 'stopped', done: 0 }]);
  expect([again.status, again.body]).toMatchObject([409, { message: 'run_has_ended' }]);
  expect([none.status, none.body]).toMatchObject([404, { message: 'run_not_found' }]);
  const audited = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .orderBy('id')
    .execute();
  expect(audited.at(-1)).toEqual({ action: 'run.stopped', subject_id: run_id });
});

it('has a name for every kind of work', () => {
  const kinds: readonly string[] = runKinds;
  expect(worked.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([]);
});
