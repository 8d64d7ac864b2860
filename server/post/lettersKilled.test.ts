import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { system } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { runSql } from '../platform/db.ts';
import { listRuns } from '../platform/runs/runs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { inChange } from '../platform/work.ts';
import { aHousehold } from '../testing/builders.ts';
import { aHomeAddress } from '../testing/invoicingBuilders.ts';
import { aCircular, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { endConnections } from '../testing/processes/endConnections.ts';
import { testServer } from '../testing/testServer.ts';
import { sendCircularBy } from './circulars/circulars.jobs.ts';
import { enterPrint } from './envelopes.writes.ts';
import { fillPrintBy } from './printing.jobs.ts';

const HOUSEHOLDS = 21;
const KILLS = 5;

const server = testServer();
beforeEach(async () => {
  await server.change(({ tx }) =>
    runSql(tx, 'truncate households, circulars, letter_prints, letters, mails, runs cascade'),
  );
  for (let count = 0; count < HOUSEHOLDS; count += 1) {
    const household = await aHousehold(server, { status: 'active' });
    await aHomeAddress(server, household);
    if (count % 3 === 0) continue;
    const { db } = server.context;
    await db.updateTable('households').set({ channel: 'post' }).where('id', '=', household.household_id).execute();
  }
});

/**
 * A context in which, while something is sealed, all connections end: what is not committed by then is lost, as if the process were
 * killed.
 */
function killedWhileSealing() {
  const { vault } = server.context;
  let [sealed, kills] = [0, 0];
  // one after the other, because each would end the other's connection as well
  let dying = Promise.resolve();
  const seal: typeof vault.seal = (text) => {
    sealed += 1;
    if (sealed % 4 === 0 && kills < KILLS) {
      kills += 1;
      dying = dying.then(() => endConnections(server));
    }
    return vault.seal(text);
  };
  return {
    context: { ...server.context, vault: { ...vault, open: vault.open.bind(vault), seal } },
    kills: () => kills,
    killed: () => dying,
  };
}

async function untilDone(work: (context: Context) => Promise<{ outcome: string | null }>): Promise<number> {
  const { context, kills, killed } = killedWhileSealing();
  for (let runs = 0; runs < 30; runs += 1) {
    const run = await work(context).catch(() => undefined);
    await killed();
    if (run?.outcome === 'done') break;
  }
  return kills();
}

// proves: promise.11
it('killed half-way, the run of a circular writes to each household once', async () => {
  const circular_id = await aCircular(server);
  expect(await untilDone((context) => runToEnd(context, sendCircularBy(3), { circular_id }))).toBe(KILLS);

  expect(await listRuns(server.context.db, 9)).toMatchObject([{ outcome: 'done', done: HOUSEHOLDS, failed: 0 }]);
  const { rows } = await sql`select (select count(*) from letters) as letters, (select count(*) from mails) as mails,
    (select count(distinct household_id) from (select household_id from letters union all select household_id from mails) w)
      as households, (select count(*) from circular_households) as noted,
    (select count(*) from notifications where effect_key like 'post.circular/%') as news`.execute(server.context.db);
  expect(rows).toEqual([{ letters: 14, mails: 7, households: HOUSEHOLDS, noted: HOUSEHOLDS, news: HOUSEHOLDS }]);
});

it('killed half-way, a print holds each letter once, in one envelope for each household', async () => {
  const households = await server.context.db.selectFrom('households').select('id as household_id').execute();
  for (const household of households)
    for (const subject of ['Eins', 'Zwei']) await aWaitingLetter(server, household, { subject });
  const print_id = await inChange(server.context, system, ({ tx, now }) => enterPrint(tx, { by: null, at: now }));

  expect(await untilDone((context) => runToEnd(context, fillPrintBy(3), { print_id }))).toBe(KILLS);

  const { rows } = await sql`select (select count(*) from envelopes where print_id = ${print_id}) as envelopes,
    (select count(distinct household_id) from envelopes) as households,
    (select count(*) from letters where envelope_id is null) as left_over,
    (select count(*) from letters l join envelopes e on e.id = l.envelope_id and e.household_id = l.household_id) as filled`.execute(
    server.context.db,
  );
  expect(rows).toEqual([{ envelopes: HOUSEHOLDS, households: HOUSEHOLDS, left_over: 0, filled: 2 * HOUSEHOLDS }]);
});
