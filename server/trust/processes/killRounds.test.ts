import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { type OpenGround, openGroundBeside } from '../../ground.ts';
import { introduceDemoFees } from '../../invoicing/demoFees.ts';
import { openLog } from '../../platform/log.ts';
import { keptMails } from '../../platform/mail/mailer.ts';
import { hearAgain, inChange } from '../../platform/work.ts';
import { TEST_PASSWORD } from '../../testing/builders.ts';
import { aProductProcess, type ProductProcess } from '../../testing/productProcess.ts';
import { aRegistration } from '../../testing/registrations.ts';
import { keepLiving, keepRegistering, nothingYet, sendTo } from '../../testing/writers.ts';

/** How often everything is killed; `npm run torture` does it more often. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const SEED = Number(process.env.KILL_SEED ?? 7);
const VICTIMS = ['app', 'database', 'both'] as const;

const random = randomFrom(SEED);
const done = nothingYet();
let product: ProductProcess;
let beside: OpenGround;

beforeAll(async () => {
  product = await aProductProcess({ LIMIT_REGISTRATIONS_PER_ADDRESS: '1000000', LIMIT_MAILS_PER_RECIPIENT: '1000' });
  await product.start();
  beside = await openBeside();
  await inChange(beside.ground, { kind: 'system' }, introduceDemoFees);
  await beside.close();
});
afterAll(() => product.remove());

test(
  `killed ${ROUNDS} times, it loses nothing that it had said yes to, and does nothing twice`,
  async ({ annotate }) => {
    const households = [await aLivingHousehold('leyla'), await aLivingHousehold('ipek')];
    for (let round = 0; round < ROUNDS; round += 1) {
      await killWhileWriting(VICTIMS[round % VICTIMS.length] ?? 'both', households);
    }

    beside = await openBeside();
    try {
      await everythingIsDone();
      await expectNothingLost();
      await expectNothingTwice();
      await expectEveryMailOnce();
      await annotate(`${ROUNDS} kills, ${saidYes()} acknowledged writes`, 'figure');
    } finally {
      await beside.close();
    }
  },
  60_000 + ROUNDS * 20_000,
);

type Living = Awaited<ReturnType<typeof aLivingHousehold>>;

async function killWhileWriting(victim: (typeof VICTIMS)[number], households: readonly Living[]): Promise<void> {
  const stop = new AbortController();
  const before = saidYes();
  const writing = [
    keepRegistering(product.origin, done, stop.signal),
    ...households.map((household) => keepLiving(household, done, stop.signal)),
  ];
  // Where nothing has been said yes to, nothing could be lost.
  await expect.poll(() => saidYes() - before, { timeout: 30_000 }).toBeGreaterThan(5);
  await wait(random() * 1_000);
  if (victim !== 'database') await product.killApp();
  if (victim !== 'app') product.killDatabase();
  await wait(random() * 200);
  await (victim === 'database' ? product.untilHealthy() : product.start());
  stop.abort();
  await Promise.all(writing);
}

async function aLivingHousehold(name: string) {
  const { origin } = product;
  const email = `${name}@example.at`;
  await sendTo({ origin }, ['POST', '/api/v1/register'], aRegistration({ email }));
  const token = await mailedToken(email);
  await sendTo({ origin }, ['POST', '/api/v1/register/confirm'], { token });
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const me = (await answer.json()) as { main_member: { id: number } };
  const born = { date_of_birth: '01.02.1985', gender: 'female' };
  await sendTo({ origin, cookie }, ['PUT', `/api/v1/member/${me.main_member.id}`], born);
  return { origin, cookie, main_member_id: me.main_member.id };
}

async function mailedToken(email: string): Promise<string> {
  const token = await expect
    .poll(() => tokenIn(email), { timeout: 20_000, interval: 100 })
    .toBeTruthy()
    .then(() => tokenIn(email));
  return String(token);
}

async function tokenIn(email: string): Promise<string | undefined> {
  const mail = (await mails()).find(({ to }) => to?.[0]?.address === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

async function mails() {
  const kept = await keptMails(join(product.dataDir, 'mail'), 100_000);
  return Promise.all(kept.map(async ({ name, source }) => ({ name, ...(await PostalMime.parse(source)) })));
}

function openBeside(): Promise<OpenGround> {
  return openGroundBeside(readConfig({ DATA_DIR: product.dataDir, DEMO: '0' }), openLog('silent'));
}

/** As after the minutes that a dead worker's jobs wait for their next worker; the product then does the rest. */
async function everythingIsDone(): Promise<void> {
  const { db } = beside.ground;
  await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(db);
  await hearAgain(beside.ground, beside.ground.clock.now());
  await expect.poll(unsentMails, { timeout: 40_000, interval: 250 }).toBe(0);
}

async function unsentMails(): Promise<number> {
  return count(sql`select count(*) from mails where sent_at is null`);
}

async function expectNothingLost(): Promise<void> {
  expect(saidYes()).toBeGreaterThan(ROUNDS * 5);
  const { db } = beside.ground;
  const accounts = await db.selectFrom('accounts').select('email').execute();
  const members = await db.selectFrom('members').select(['id', 'first_name']).execute();
  const phones = await db.selectFrom('phone_numbers').select(['id', 'phone_number']).execute();
  const confirmed = await db
    .selectFrom('sale_invoices')
    .select(['id', 'bill_number'])
    .where('status_id', '>', 1)
    .execute();

  expect(done.registrations.filter((email) => !accounts.some((account) => account.email === email))).toEqual([]);
  expect(lost(done.members, members, 'first_name')).toEqual([]);
  expect(lost(done.phones, phones, 'phone_number')).toEqual([]);
  expect(lost(done.invoices, confirmed, 'bill_number')).toEqual([]);
}

/** Those that were said yes to and are not there, or are not what they were. */
function lost<R extends { id: number }>(acknowledged: readonly R[], stored: readonly R[], field: keyof R): R[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return acknowledged.filter((row) => byId.get(row.id)?.[field] !== row[field]);
}

async function expectNothingTwice(): Promise<void> {
  const twice = {
    persons: sql`select count(*) - count(distinct first_name) from members where not is_main`,
    phoneNumbers: sql`select count(*) - count(distinct (member_id, phone_number)) from phone_numbers`,
    accountsWithoutHousehold: sql`select count(*) from accounts a where not exists
      (select from households h join members m on m.household_id = h.id and m.is_main where h.account_id = a.id)`,
    gapsInBillNumbers: sql`select coalesce(max(right(bill_number, 6)::int), 0) - count(*) from sale_invoices`,
    personsBilledTwice: sql`select count(*) - count(distinct (i.member_id, s.type, s.billed_year))
      from sale_invoice_items i join sale_invoices s on s.id = i.sale_invoice_id where s.status_id <> 8`,
    newsToldTwice: sql`select count(*) - count(distinct (household_id, effect_key)) from notifications`,
    confirmedWithoutNews: sql`select count(*) from sale_invoices s where s.status_id > 1 and s.status_id <> 8
      and not exists (select from notifications n where n.effect_key = 'invoicing.confirmed/' || s.id)`,
    confirmedWithoutMail: sql`select count(*) from sale_invoices s where s.status_id > 1 and s.status_id <> 8
      and not exists (select from mails m where m.effect_key = 'invoicing.confirmed/' || s.id)`,
    newsNotHeard: sql`select count(*) from announcements where heard_at is null`,
  };
  const counted: Record<string, number> = {};
  for (const [what, query] of Object.entries(twice)) counted[what] = await count(query);
  expect(counted).toEqual(Object.fromEntries(Object.keys(twice).map((what) => [what, 0])));
}

async function expectEveryMailOnce(): Promise<void> {
  const rows = await beside.ground.db.selectFrom('mails').select(['id', 'recipient']).orderBy('id').execute();
  const files = (await mails()).map(({ name, to }) => `${Number(name.slice(0, 8))} ${to?.[0]?.address}`);

  expect(files.sort()).toEqual(rows.map(({ id, recipient }) => `${id} ${recipient}`).sort());
  const registered = rows.filter(({ recipient }) => recipient.startsWith('killed'));
  expect(new Set(registered.map(({ recipient }) => recipient)).size).toBe(registered.length);
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(beside.ground.db);
  return Number(Object.values(rows[0] as object)[0]);
}

function saidYes(): number {
  return done.registrations.length + done.members.length + done.invoices.length + done.phones.length;
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
