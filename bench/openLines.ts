import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Run } from '../domain/runs/runs.contract.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { aBankFile, type Movement } from '../server/testing/bank/bankFiles.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { type Visitor, visit } from './member.ts';
import { invoiceEverybody } from './officeGrowth.ts';
import { startProduct } from './product.ts';

const HOUSEHOLDS = 100_000;
const LINES = 5_000;
const ASKED = 9;
const CLERK = 'office@demo.example';
/** Payments are not copied: only the lines of the file are to wait. */
const MONEY = ['bank_statements', 'bank_transactions', 'payment_allocations', 'refunds', 'refund_parts'];
const PAGES = ['', 'filter=with_proposal', 'filter=amount_fits', 'filter=household_named', 'filter=unknown', 'page=40'];

type Note = (what: string, aim: string, figure: string) => void;

/** A morning after a long holiday: a file of which 5,000 lines wait for a clerk, in an association of 100,000 households. */
export async function measureOpenLines(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-open-lines');
  const product = await startProduct(dataDir, port);
  try {
    await invoiceEverybody(product.url);
    const client = await connectTo(dataDir);
    try {
      await growTo(client, HOUSEHOLDS, MONEY);
      const clerk = await visit(product.url, CLERK);
      await sendFile(clerk, await fileOf(client));
      await measurePages(clerk, client, note);
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

async function connectTo(dataDir: string): Promise<pg.Client> {
  const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

/** A third each: name and amount of somebody who owes, only the name, and nobody that is known. */
async function fileOf(client: pg.Client): Promise<Buffer> {
  const { rows } = await client.query<{ name: string; cents: number }>(
    `select upper(m.first_name || ' ' || m.last_name) as name, i.amount_cents - i.paid_cents as cents
     from (select * from sale_invoices where status_id in (2, 7) order by md5(id::text) limit $1) i
     join members m on m.household_id = i.household_id and m.is_main`,
    [LINES],
  );
  const booked = new Date().toISOString().slice(0, 10);
  return aBankFile(
    Array.from({ length: LINES }, (_, place): Movement => {
      const { name, cents } = rows[place % rows.length] ?? { name: 'Niemand', cents: 6_000 };
      const fits = { amount: (cents / 100).toFixed(2), name };
      const what = [fits, { ...fits, amount: '17.31' }, { amount: '60.00', name: `Firma Nummer ${place}` }][place % 3];
      return { booked, reference: `WAITS${place}`, text: `Jahresbeitrag Familie, Dank ${place}`, ...what };
    }),
  );
}

/** Uploads the file, and waits until its run has ended and all that waits is judged. */
async function sendFile(clerk: Visitor, file: Buffer): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'auszug.xml');
  await clerk.send('POST', '/api/v1/office/bank-statements', form);
  for (;;) {
    const { runs } = await clerk.get<{ runs: Run[] }>('/api/v1/office/runs');
    if (runs.some(({ kind, outcome }) => kind === 'office.book_bank_lines' && outcome)) break;
    await pause(200);
  }
  while ((await clerk.get<{ unjudged: number }>('/api/v1/office/bank-lines/counts')).unjudged > 0) await pause(200);
}

async function measurePages(clerk: Visitor, client: pg.Client, note: Note): Promise<void> {
  const bare = await medianMs(() =>
    client.query(
      `select * from bank_transactions where source = 'statement' and household_id is null and dismissed_at is null
       and split_at is null and confirms is null order by value_date, id limit 50`,
    ),
  );
  for (const query of PAGES) {
    const ms = await medianMs(() => clerk.get(`/api/v1/office/bank-lines?${query}`));
    const what = `5,000 open lines, 100,000 households: a page${query && `, ${query}`}`;
    note(what, '≤ 60 ms', `${ms.toFixed(0)} ms, ${(ms / bare).toFixed(0)} times the bare rows (${bare.toFixed(1)} ms)`);
  }
  const counts = await medianMs(() => clerk.get('/api/v1/office/bank-lines/counts'));
  note('the counts of its filters', '≤ 250 ms', `${counts.toFixed(0)} ms`);
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = -2; turn < ASKED; turn += 1) {
    const begun = performance.now();
    await work();
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}
