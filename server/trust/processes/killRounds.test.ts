import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { readConfig } from '../../config.ts';
import { type OpenContext, openContextForCommand } from '../../context.ts';
import { introduceDemoFees } from '../../invoicing/demoFees.ts';
import { openLog } from '../../platform/log.ts';
import { handleMissedEvents, inChange } from '../../platform/work.ts';
import { aLivingHousehold, keptMailsOf } from '../../testing/livingHousehold.ts';
import { type Household, keepLiving, keepRegistering, nothingYet } from '../../testing/parallelWriters.ts';
import { countOf, duplicatedOrIncomplete, lostWrites } from '../../testing/processes/afterKills.ts';
import { aMourningFamily, halfDoneOf, keepMourning, type Mourning } from '../../testing/processes/mourning.ts';
import { halfEnteredOf, keepEntering, noneEntered, type Papers } from '../../testing/processes/papers.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

/** How often everything is killed; `npm run torture` does it more often. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const SEED = Number(process.env.KILL_SEED ?? 7);
const VICTIMS = ['app', 'database', 'both'] as const;
/** The median time from the start to the first healthy answer; only `npm run torture` has the machine to itself. */
const BACK_WITHIN_MS = Number(process.env.KILL_START_MS ?? patience(45_000));
/** A household has at most forty children. */
const ROUNDS_OF_A_HOUSEHOLD = 2;

const random = randomFrom(SEED);
const done = nothingYet();
let product: ProductProcess;
let beside: OpenContext;
let family: Mourning;
let entering: Papers;

beforeAll(async () => {
  product = await aProductProcess({ LIMIT_REGISTRATIONS_PER_ADDRESS: '1000000', LIMIT_MAILS_PER_RECIPIENT: '1000' });
  await product.start();
  beside = await openCommandContext();
  await inChange(beside.context, { kind: 'system' }, introduceDemoFees);
  family = await aMourningFamily(beside.context, product.origin);
  entering = noneEntered(product.origin, family.cookie);
  await beside.close();
});
afterAll(() => product.remove());

// proves: promise.1
test(
  `killed ${ROUNDS} times, it loses nothing that it had acknowledged, and does nothing twice`,
  async ({ annotate }) => {
    const back: Record<(typeof VICTIMS)[number], number[]> = { app: [], database: [], both: [] };
    let households: Household[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % ROUNDS_OF_A_HOUSEHOLD === 0) {
        households = [
          await aLivingHousehold(product, `leyla${round}`),
          await aLivingHousehold(product, `ipek${round}`),
        ];
      }
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      back[victim].push(await killWhileWriting(victim, households).catch(failedIn(round, victim)));
    }

    beside = await openCommandContext();
    try {
      await everythingIsDone();
      const { db } = beside.context;
      expect(saidYes()).toBeGreaterThan(ROUNDS * 5);
      expect(family.steps).toBeGreaterThan(ROUNDS);
      expect(entering.entered.length).toBeGreaterThan(ROUNDS);
      expect(done.documents.length).toBeGreaterThan(0);
      expect(await lostWrites(db, done)).toEqual(nothingYet());
      expect(wrongOf(await duplicatedOrIncomplete(db, product.dataDir))).toEqual([]);
      await expectEveryMailOnce();
      await annotate(`${ROUNDS} kills, ${saidYes()} acknowledged writes, ${figureOf(back)}`, 'figure');
      for (const victim of VICTIMS) expect([victim, median(back[victim]) <= BACK_WITHIN_MS]).toEqual([victim, true]);
    } finally {
      await beside.close();
    }
  },
  patience(60_000 + ROUNDS * 20_000),
);

/** Returns how many milliseconds after the kill the product was healthy again. */
async function killWhileWriting(victim: (typeof VICTIMS)[number], households: readonly Household[]): Promise<number> {
  const stop = new AbortController();
  const before = saidYes();
  const writing = [
    keepRegistering(product.origin, done, stop.signal),
    ...households.map((household) => keepLiving(household, done, stop.signal)),
    keepMourning(family, stop.signal),
    keepEntering(entering, stop.signal),
  ];
  // without acknowledged writes, nothing could be lost
  await expect.poll(() => saidYes() - before, { timeout: patience(30_000) }).toBeGreaterThan(5);
  await wait(random() * 1_000);
  if (victim !== 'database') await product.killApp();
  if (victim !== 'app') product.killDatabase();
  await wait(random() * 200);
  const back = await (victim === 'database' ? product.untilHealthy() : product.start());
  stop.abort();
  await Promise.all(writing);
  await expectWholeCase();
  return back;
}

/** After each kill each paper is wholly entered or not at all, and a case of a death and its household are wholly before or wholly after a step. */
async function expectWholeCase(): Promise<void> {
  const { context, close } = await openCommandContext();
  try {
    expect(await halfDoneOf(context, family)).toEqual([]);
    expect(wrongOf(await halfEnteredOf(context.db, entering))).toEqual([]);
  } finally {
    await close();
  }
}

function wrongOf(counted: Record<string, number>): [what: string, times: number][] {
  return Object.entries(counted).filter(([, times]) => times !== 0);
}

function failedIn(round: number, victim: string) {
  return (cause: unknown) => {
    throw new Error(`in round ${round}, killing ${victim}, after ${saidYes()} acknowledged writes`, { cause });
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function figureOf(back: Record<string, number[]>): string {
  const each = Object.entries(back).map(
    ([victim, values]) => `${victim} ${Math.round(median(values))} (worst ${Math.round(Math.max(...values))})`,
  );
  return `back after ms, median: ${each.join(', ')}`;
}

function openCommandContext(): Promise<OpenContext> {
  return openContextForCommand(readConfig({ DATA_DIR: product.dataDir, DEMO: '0' }), openLog('silent'));
}

/** Simulates the minutes after which a dead worker's jobs are free; the product then does the rest. */
async function everythingIsDone(): Promise<void> {
  const { db } = beside.context;
  await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(db);
  await handleMissedEvents(beside.context, beside.context.clock.now());
  await expect.poll(unsentMails, { timeout: patience(40_000), interval: 250 }).toBe(0);
}

function unsentMails(): Promise<number> {
  return countOf(beside.context.db, sql`select count(*) from mails where sent_at is null`);
}

async function expectEveryMailOnce(): Promise<void> {
  const rows = await beside.context.db.selectFrom('mails').select(['id', 'recipient']).orderBy('id').execute();
  const files = (await keptMailsOf(product)).map(({ name, to }) => `${Number(name.slice(0, 8))} ${to?.[0]?.address}`);

  expect(files.sort()).toEqual(rows.map(({ id, recipient }) => `${id} ${recipient}`).sort());
  const registered = rows.filter(({ recipient }) => recipient?.startsWith('killed'));
  expect(new Set(registered.map(({ recipient }) => recipient)).size).toBe(registered.length);
}

function saidYes(): number {
  return (
    done.registrations.length + done.members.length + done.invoices.length + done.phones.length + done.documents.length
  );
}

/** Pseudo-random numbers between 0 and 1, equal for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
