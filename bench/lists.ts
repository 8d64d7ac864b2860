import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listsContract } from '../domain/office/lists/lists.contract.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { chosenPages, firstPages, type Question } from './listQuestions.ts';
import { median } from './load.ts';
import { visit } from './member.ts';
import { bringBankLines, invoiceEverybody } from './officeGrowth.ts';
import { memoryMiB, type Product, startProduct, watchMemory } from './product.ts';

/** The board sees the lists of the office, and two of its own. */
const BOARD = 'board@demo.example';
/** Entries of the cash book in ten years of an association with this box. */
const CASH_ENTRIES = 20_000;
const ROUNDS = 9;
const NOT_COUNTED = 2;

type Note = (what: string, aim: string, figure: string) => void;
type Body = Question['body'];

/** The lists of the office beside bare SQL, and their files. */
export async function measureLists(port: number, size: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-lists');
  const product = await startProduct(dataDir, port);
  try {
    await bringBankLines(product.url);
    await invoiceEverybody(product.url);
    const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await growTo(client, size);
      await client.query(CASH, [CASH_ENTRIES]);
      await client.query('vacuum analyze');
      for (const question of [...firstPages, ...chosenPages]) {
        await measurePage(client, product.url, size, question, note);
      }
    } finally {
      // otherwise the shutdown of the database is reported instead of the real error
      await client.end();
    }
    const cookie = await cookieOf(product.url);
    for (const { what, path, body } of firstPages)
      await measureFile(product, cookie, { what, path, body, format: 'csv' }, note);
    await measureFile(
      product,
      cookie,
      { what: 'people', path: listsContract.readPeople.path, body: {}, format: 'xlsx' },
      note,
    );
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

async function measurePage(
  client: pg.Client,
  url: string,
  size: number,
  { what, path, body, bare }: Question,
  note: Note,
): Promise<void> {
  const clerk = await visit(url, BOARD);
  const ours: number[] = [];
  const bares: number[] = [];
  let count = 0;
  for (let round = -NOT_COUNTED; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await clerk.send<{ count: number }>('POST', path, body);
    const between = performance.now();
    for (const statement of bare) await client.query(statement);
    const ended = performance.now();
    count = answer.count;
    if (round < 0) continue;
    ours.push(between - begun);
    bares.push(ended - between);
  }
  const figure = `${median(ours).toFixed(0)} ms beside ${median(bares).toFixed(0)} ms, ${count} rows`;
  note(`${size} households: ${what}`, '≤ 100 ms', figure);
}

type File = Pick<Question, 'what' | 'path' | 'body'> & { format: 'csv' | 'xlsx' };

/** Read as a browser does, piece by piece; the memory is that of the server alone. */
async function measureFile(
  { url, child }: Product,
  cookie: string,
  { what, path, body, format }: File,
  note: Note,
): Promise<void> {
  const send = (to: string, sent: Body) =>
    fetch(url + to, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  const { count } = (await (await send(path, body)).json()) as { count: number };
  await pause(1_000);
  const before = memoryMiB(child);
  const peak = watchMemory(child);
  const begun = performance.now();
  const answer = await send(`${path}/file`, { ...body, format, rows: count });
  if (!answer.ok || !answer.body) throw new Error(`the file was refused: ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += piece.length;
  const seconds = (performance.now() - begun) / 1_000;
  const grown = `${Math.round(peak() - before)} MiB more memory for ${(bytes / 1_048_576).toFixed(1)} MiB`;
  const perSecond = `${Math.round(count / seconds)} rows/s, ${grown}`;
  note(`file of ${count} rows as ${format}: ${what}`, '≥ 5,000 rows/s, flat', perSecond);
}

const CASH = `
  insert into cash_entries (year, no, day, kind, amount_cents, text, created_at)
  select 1900 + n / 1000, n % 1000 + 1, date '2016-01-01' + n / 6, 'expense', -100, 'Porto', now() from generate_series(1, $1::int) n`;

async function cookieOf(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: BOARD, password: DEMO_PASSWORD, remember: true }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
