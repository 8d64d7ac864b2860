import pg from 'pg';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { visit } from './member.ts';
import { bringBankLines, invoiceEverybody } from './officeGrowth.ts';
import { startProduct } from './product.ts';

const HOUSEHOLDS = 100_000;
const ROUNDS = 12;
const NOT_COUNTED = 2;
const CLERK = 'office@demo.example';
/** A name that many people have, beside one that four have: texts that a clerk types. */
const EVERYBODYS = [
  'mehmet',
  'Mehmt',
  'meh',
  'Wien',
  '1100 Wien',
  '1100',
  '123',
  'Favoritenstr. 87',
  '@demo',
  'qqqqqq',
];

type Note = (what: string, aim: string, figure: string) => void;

/** What is typed, and the shortest statement that answers the same with exact values: the time of the database alone. */
type Question = { typed: string; bare: string; value: string };

/** The search of the office, every kind of question in turn, beside bare SQL that finds the same household by an exact value. */
export async function measureSearch(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-search');
  const product = await startProduct(dataDir, port);
  try {
    await bringBankLines(product.url);
    await invoiceEverybody(product.url);
    const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await measureIn(client, product.url, note);
    } finally {
      // otherwise the shutdown of the database is reported instead of the real error
      await client.end();
    }
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

async function measureIn(client: pg.Client, url: string, note: Note): Promise<void> {
  await growTo(client, HOUSEHOLDS);
  const questions = await questionsOf(client);
  const clerk = await visit(url, CLERK);
  const [ours, bare, everybodys]: number[][] = [[], [], []];
  for (let round = -NOT_COUNTED; round < ROUNDS; round += 1) {
    const keep = (times: number[], ms: number) => void (round >= 0 && times.push(ms));
    const search = (typed: string) => clerk.send('POST', '/api/v1/office/search', { search: typed });
    for (const { typed, bare: statement, value } of questions) {
      keep(ours ?? [], await timeOf(() => search(typed)));
      keep(bare ?? [], await timeOf(() => client.query(statement, [value])));
    }
    for (const typed of EVERYBODYS) keep(everybodys ?? [], await timeOf(() => search(typed)));
  }
  note('100,000 households: a search that finds a few, 95 of 100', '≤ 50 ms', figureOf(ours ?? []));
  note('the same by an exact value in bare SQL', '', figureOf(bare ?? []));
  note('a search that finds thousands, or nobody', '≤ 50 ms', figureOf(everybodys ?? []));
}

/** By the index on both words. */
const byName = `select household_id from members
  where last_word_of(search_name) = last_word_of($1) and first_word_of(search_name) = first_word_of($1) and search_name = $1`;

/** One household of the copies, asked for in every way. */
async function questionsOf(client: pg.Client): Promise<Question[]> {
  const { rows } = await client.query<Record<string, string>>(`
    select m.first_name, m.last_name, m.search_name, to_char(m.date_of_birth, 'DD.MM.YYYY') as born, m.date_of_birth::text as day,
      h.membership_no, a.street, a.postal_code, p.phone_number, i.bill_number, i.payment_reference, t.email
    from households h join members m on m.household_id = h.id and m.is_main
    join addresses a on a.member_id = m.id join phone_numbers p on p.member_id = m.id
    join accounts t on t.id = h.account_id join sale_invoices i on i.household_id = h.id
    where h.id > 100000 order by h.id limit 1`);
  const of = (field: string) => rows[0]?.[field] ?? '';
  const [first, last] = [of('first_name'), of('last_name')];
  const mistyped = `${last.slice(0, 2)}${last[3]}${last[2]}${last.slice(4)}`;
  const ask = (typed: string, bare: string, value: string) => ({ typed, bare, value });
  const number = 'select id from households where membership_no = $1';
  const bill = 'select household_id from sale_invoices where bill_number = $1';
  return [
    ask(`${first} ${last}`, byName, of('search_name')),
    ask(`${last} ${first}`, byName, of('search_name')),
    ask(last, byName, of('search_name')),
    ask(mistyped, byName, of('search_name')),
    ask(`${mistyped} ${first}`, byName, of('search_name')),
    ask(`${last} ${of('street').split(' ')[0]}`, byName, of('search_name')),
    ask(`${last} ${of('postal_code')}`, byName, of('search_name')),
    ask(`${last} ${of('born')}`, byName, of('search_name')),
    ask(of('membership_no'), number, of('membership_no')),
    ask(of('bill_number'), bill, of('bill_number')),
    ask(of('bill_number').slice(5), bill, of('bill_number')),
    ask(
      of('payment_reference'),
      'select household_id from sale_invoices where payment_reference = $1',
      of('payment_reference'),
    ),
    ask(of('email'), 'select id from accounts where email_key = $1', of('email')),
    ask('4719 080560', byName, of('search_name')),
  ];
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}

function figureOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `${p95.toFixed(0)} ms, median ${median([...times]).toFixed(1)} ms`;
}
