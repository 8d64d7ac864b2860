import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { billNumber } from '../domain/invoicing/billNumber.ts';
import { creditorReference } from '../domain/invoicing/creditorReference.ts';
import type { Run } from '../domain/runs/runs.contract.ts';
import type { ConnectionSettings } from '../server/platform/db.ts';
import { aBankFile } from '../server/testing/bank/bankFiles.ts';
import { visit } from './member.ts';
import { memoryMiB, type Product, watchMemory } from './product.ts';

const CLERK = 'office@demo.example';
const CENTS = 6_000;
/** Numbers that no other invoice has. */
const FIRST_NUMBER = 7_000_000;
const AT_ONCE = 500;

export type BankFileFigures = { perSecond: number; barePerSecond: number; grownMiB: number };

/**
 * A file with `entries` transactions, each paying an open invoice of another household. Measures the time from upload
 * until all are booked, beside bare SQL that inserts, matches and books as many lines. The households are active and
 * nobody in them waits, as in January; if there are fewer households than `entries`, some get several lines.
 */
export async function measureBankFile(
  { url, child }: Product,
  connection: ConnectionSettings,
  entries: number,
): Promise<BankFileFigures> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const references = await openInvoices(client, entries);
    const file = fileOf(references);
    const before = memoryMiB(child);
    const peak = watchMemory(child);
    const perSecond = entries / (await secondsOf(() => bookFile(url, file)));
    const grownMiB = peak() - before;
    await assertPaid(client, entries);
    const barePerSecond = entries / (await secondsOf(() => bookBare(client, references)));
    return { perSecond, barePerSecond, grownMiB };
  } finally {
    await client.query('drop table if exists bench_bills, bench_lines, bench_parts');
    await client.end();
  }
}

async function openInvoices(client: pg.Client, count: number): Promise<string[]> {
  const year = new Date().getFullYear();
  const numbers = Array.from({ length: count }, (_, place) => billNumber(year, FIRST_NUMBER + place));
  const references = numbers.map(creditorReference);
  await client.query(
    `insert into sale_invoices (household_id, type, status_id, bill_number, payment_reference, billed_year, amount_cents,
       created_at, date, due_date)
     select h.id, 'siac', 2, n.number, n.reference, ${year}, ${CENTS}, now(), current_date, current_date + 14
     from unnest($1::text[], $2::text[]) with ordinality as n (number, reference, place)
     join (select id, row_number() over (order by id) as place, count(*) over () as count from households h
       where status = 'active' and not exists (select from members m where m.household_id = h.id and m.status = 'waiting')) h
     on h.place = (n.place - 1) % h.count + 1`,
    [numbers, references],
  );
  await client.query(`create table bench_bills (reference text primary key, cents integer, paid integer default 0)`);
  await client.query('insert into bench_bills select reference, $2 from unnest($1::text[]) reference', [
    references,
    CENTS,
  ]);
  await client.query('create table bench_lines (id serial primary key, reference text, cents integer)');
  await client.query('create table bench_parts (line integer, reference text, cents integer)');
  await client.query('analyze');
  return references;
}

function fileOf(references: readonly string[]): Buffer {
  const booked = new Date().toISOString().slice(0, 10);
  return aBankFile(
    references.map((reference, place) => ({
      ...{ booked, reference: `BENCH${place}`, endToEnd: `E2E${place}`, text: `Jahresbeitrag ${reference}` },
      ...{ name: `Vorname${place} Nachname${place}`, iban: `AT61190430023457${String(place).padStart(4, '0')}` },
    })),
  );
}

/** Uploads the file like the office, and waits until the run has ended. */
async function bookFile(url: string, file: Buffer): Promise<void> {
  const clerk = await visit(url, CLERK);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'auszug.xml');
  await clerk.send('POST', '/api/v1/office/bank-statements', form);
  for (;;) {
    const { runs } = await clerk.get<{ runs: Run[] }>('/api/v1/office/runs');
    const run = runs.find(({ kind }) => kind === 'office.book_bank_lines');
    if (run?.outcome) return;
    await pause(50);
  }
}

async function bookBare(client: pg.Client, references: readonly string[]): Promise<void> {
  for (let start = 0; start < references.length; start += AT_ONCE) {
    await client.query('begin');
    await client.query(
      `with entered as (insert into bench_lines (reference, cents) select reference, ${CENTS}
         from unnest($1::text[]) reference returning id, reference, cents),
       paid as (update bench_bills b set paid = b.paid + e.cents from entered e where e.reference = b.reference)
       insert into bench_parts select id, reference, cents from entered`,
      [references.slice(start, start + AT_ONCE)],
    );
    await client.query('commit');
  }
}

async function assertPaid(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ paid: number }>(
    `select count(*)::int as paid from sale_invoices where status_id = 3 and amount_cents = paid_cents
       and bill_number like '%-7______'`,
  );
  if (rows[0]?.paid !== count) throw new Error(`${rows[0]?.paid} of ${count} invoices are paid`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
