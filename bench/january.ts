import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { businessDay } from '../domain/shared/day.ts';
import { FRUGAL_FLAGS } from '../scripts/lib/frugal.mjs';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { aMailServer } from '../server/testing/mailServer.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { invoiceByBareSql, makeJanuary, reckonByBareSql } from './januarySql.ts';
import { median } from './load.ts';
import { visit } from './member.ts';
import { type Product, startProduct } from './product.ts';
import type { Billed } from './yearlyRunAlone.ts';

const HOUSEHOLDS = 100_000;
/** The number of households that the run invoices, and as many others for bare SQL. */
const BILLED = 20_000;
const ASKED = 7;
const MAIL_SECONDS = 20;
const CALLS_A_SECOND = 20;
const CLERK = 'office@demo.example';
const MEMBER = 'mehmet@demo.example';

type Note = (what: string, aim: string, figure: string) => void;
type Mails = Awaited<ReturnType<typeof aMailServer>>;

/**
 * The first working day of a year: nobody has an invoice yet; the office looks, starts the run, and the mails are sent.
 */
export async function measureJanuary(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-january');
  const mails = await aMailServer();
  const start = () => startProduct(dataDir, port, { SMTP_URL: mails.url });
  try {
    const looking = await start();
    await inDatabase(dataDir, (client) => makeJanuary(client, HOUSEHOLDS));
    await measureLooking(looking, dataDir, note).finally(() => looking.stop());
    await measureBilling(dataDir, note);
    const mailing = await start();
    await measureMails(mailing, mails, note).finally(() => mailing.stop());
  } finally {
    await mails.stop();
    removeTemporaryFolder(dataDir);
  }
}

async function measureLooking({ url }: Product, dataDir: string, note: Note): Promise<void> {
  const clerk = await visit(url, CLERK);
  const toDo = await medianMs(() => clerk.get('/api/v1/office/to-do'));
  const preview = await medianMs(() => clerk.get('/api/v1/office/yearly-run'));
  const bare = await inDatabase(dataDir, (client) => medianMs(() => reckonByBareSql(client, today())));
  const times = (preview / bare).toFixed(1);
  note('January, 100,000 households unbilled: the to-do', '≤ 100 ms', `${toDo.toFixed(0)} ms`);
  note(
    'the yearly run’s preview, times bare SQL of the same sums',
    '≤ 3',
    `${times} (${preview.toFixed(0)} beside ${bare.toFixed(0)} ms)`,
  );
}

async function measureBilling(dataDir: string, note: Note): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  try {
    const { perSecond, startMiB, endMiB } = await invoiceAlone(dataDir);
    const bare = await inDatabase(dataDir, (client) => invoiceByBareSql(client, { today: today(), most: BILLED }));
    note(
      `the yearly run with news and letters, ${BILLED.toLocaleString('en')} of them`,
      '≥ 1,500/s',
      `${Math.round(perSecond)}/s beside ${Math.round(bare)}/s of bills alone by bare SQL`,
    );
    note('its memory at the start and at the end', 'flat', `${Math.round(startMiB)} and ${Math.round(endMiB)} MiB`);
  } finally {
    await postgres.stop();
  }
}

/** In a separate process, which sends no mails meanwhile. */
async function invoiceAlone(dataDir: string): Promise<Billed> {
  const child = fork(join(import.meta.dirname, 'yearlyRunAlone.ts'), [String(BILLED)], {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [...FRUGAL_FLAGS],
  });
  const ended = once(child, 'exit');
  const [billed] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [Billed | undefined];
  if (!billed) throw new Error('the yearly run ended before it had billed anybody');
  await ended;
  return billed;
}

async function measureMails({ url }: Product, { received }: Mails, note: Note): Promise<void> {
  const member = await visit(url, MEMBER);
  const { household } = await member.get<{ household: { id: number } }>('/api/v1/me');
  const calls = [
    () => member.get('/api/v1/me'),
    () => member.get('/api/v1/household/notifications'),
    () => member.get(`/api/v1/finance/financial-journal/household/${household.id}`),
    () => member.send('PUT', '/api/v1/me', { default_lang: 'de' }),
  ];
  // the first mails load the modules that render them
  for (const enough = received.length + 200; received.length < enough; ) await pause(100);
  const before = received.length;
  const begun = performance.now();
  const asked: Promise<number>[] = [];
  while (performance.now() - begun < MAIL_SECONDS * 1_000) {
    const call = calls[asked.length % calls.length];
    if (call) asked.push(msOf(call));
    await pause(Math.max(0, begun + (asked.length * 1_000) / CALLS_A_SECOND - performance.now()));
  }
  const perSecond = ((received.length - before) * 1_000) / (performance.now() - begun);
  const times = (await Promise.all(asked)).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  note('mails with an invoice’s PDF each, to a mail server here', '≥ 40/s', `${Math.round(perSecond)}/s`);
  note(
    'members’ calls meanwhile, 20 a second, p95',
    '< 50 ms',
    `${p95.toFixed(0)} ms (median ${median(times).toFixed(0)})`,
  );
}

async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = -1; turn < ASKED; turn += 1) {
    const ms = await msOf(work);
    if (turn >= 0) times.push(ms);
  }
  return median(times);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const today = () => businessDay(new Date());
