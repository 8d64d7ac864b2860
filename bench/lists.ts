import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listsContract } from '../domain/office/lists/lists.contract.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { visit } from './member.ts';
import { bringBankLines, invoiceEverybody } from './officeGrowth.ts';
import { memoryMiB, type Product, startProduct, watchMemory } from './product.ts';

const CLERK = 'office@demo.example';
const ROUNDS = 9;
const NOT_COUNTED = 2;

type Note = (what: string, aim: string, figure: string) => void;
type Body = Record<string, string | number>;

/** A page of a list, and a statement that answers the same count and the same fifty rows without the product. */
type Question = { what: string; path: string; body: Body; bare: readonly string[] };

const households = listsContract.readHouseholds.path;
const members = "from households h where h.erased_on is null and h.status in ('waiting', 'active')";
const owed = `(select household_id, sum(amount_cents - paid_cents) as cents from sale_invoices where status_id in (2, 7) group by 1)`;

const inTurkish = `${members} and (h.language = 'tr' or h.account_id in (select id from accounts where language = 'tr'))
  and h.id in (select m.household_id from addresses p join members m on m.id = p.member_id
    where m.is_main and p.is_main_address and p.inactive_from is null and p.postal_code like '11%')`;

const questions: readonly Question[] = [
  {
    what: 'first page of households',
    path: households,
    body: {},
    bare: [`select count(*) ${members}`, `select h.id ${members} order by membership_no limit 50`],
  },
  {
    what: 'who owes something overdue, the largest first',
    path: households,
    body: { owed: 'overdue', sort: '-owed' },
    bare: [
      `select count(*) ${members} and h.id in (select household_id from sale_invoices where status_id in (2, 7) and due_date < now())`,
      `select h.id from households h left join ${owed} o on o.household_id = h.id where h.status in ('waiting', 'active')
        and h.id in (select household_id from sale_invoices where status_id in (2, 7) and due_date < now())
        order by o.cents desc nulls last limit 50`,
    ],
  },
  {
    what: 'households of a post code in a language',
    path: households,
    body: { postal_code: '11', language: 'tr' },
    bare: [`select count(*) ${inTurkish}`, `select h.id ${inTurkish} order by membership_no limit 50`],
  },
  {
    what: 'households by name',
    path: households,
    body: { sort: 'name' },
    bare: [
      `select count(*) ${members}`,
      `select h.id from households h join members m on m.household_id = h.id and m.is_main where h.status in ('waiting', 'active')
        order by last_word_of(m.search_name), first_word_of(m.search_name) limit 50`,
    ],
  },
  {
    what: 'adults by age',
    path: listsContract.readPeople.path,
    body: { age_from: '18', sort: 'born' },
    bare: [
      "select count(*) from members where status in ('waiting', 'active') and date_of_birth < '2008-01-01'",
      "select id from members where status in ('waiting', 'active') and date_of_birth < '2008-01-01' order by date_of_birth limit 50",
    ],
  },
  {
    what: 'invoices, the newest first',
    path: listsContract.readInvoices.path,
    body: {},
    bare: [
      'select count(*) from sale_invoices where date is not null and status_id <> 8',
      'select id from sale_invoices where date is not null and status_id <> 8 order by date desc, id desc limit 50',
    ],
  },
  {
    what: 'payments, the newest first',
    path: listsContract.readPayments.path,
    body: {},
    bare: [
      'select count(*) from bank_transactions where household_id is not null and amount_cents > 0 and withdrawn_at is null',
      'select id from bank_transactions where household_id is not null and amount_cents > 0 order by value_date desc, id desc limit 50',
    ],
  },
];

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
      for (const question of questions) await measurePage(client, product.url, size, question, note);
    } finally {
      // otherwise the shutdown of the database is reported instead of the real error
      await client.end();
    }
    for (const format of ['csv', 'xlsx']) await measureFile(product, format, note);
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
  const clerk = await visit(url, CLERK);
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

/** Read as a browser does, piece by piece; the memory is that of the server alone. */
async function measureFile({ url, child }: Product, format: string, note: Note): Promise<void> {
  const cookie = await cookieOf(url);
  const send = (path: string, body: Body) =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { count } = (await (await send(households, {})).json()) as { count: number };
  await pause(1_000);
  const before = memoryMiB(child);
  const peak = watchMemory(child);
  const begun = performance.now();
  const answer = await send(listsContract.exportHouseholds.path, { format, rows: count });
  if (!answer.ok || !answer.body) throw new Error(`the file was refused: ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += piece.length;
  const seconds = (performance.now() - begun) / 1_000;
  note(`a file of ${count} households as ${format}`, '≥ 5,000 rows/s', `${Math.round(count / seconds)} rows/s`);
  const grown = `${Math.round(peak() - before)} MiB for ${(bytes / 1_048_576).toFixed(1)} MiB`;
  note('memory that it takes meanwhile', 'flat', grown);
}

async function cookieOf(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: CLERK, password: DEMO_PASSWORD, remember: true }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
