import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { visit } from './member.ts';
import { bringBankLines, invoiceEverybody } from './officeGrowth.ts';
import { startProduct } from './product.ts';

const HOUSEHOLDS = 100_000;
const ASKED = 9;
const CLERK = 'office@demo.example';

type Note = (what: string, aim: string, figure: string) => void;

/** The to-do list where a tenth of the households has something open in every kind. */
export async function measureToDo(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-to-do');
  const product = await startProduct(dataDir, port);
  try {
    await bringBankLines(product.url);
    await invoiceEverybody(product.url);
    const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
    const client = new pg.Client(connection);
    await client.connect();
    await growTo(client, HOUSEHOLDS);
    await client.query(await readFile(new URL('openTenth.sql', import.meta.url), 'utf8'));
    await client.query('vacuum analyze');
    const clerk = await visit(product.url, CLERK);
    const toDo = await medianMs(() => clerk.get('/api/v1/office/to-do'));
    note('100,000 households, a tenth open in every kind: the to-do', '≤ 100 ms', `${toDo.toFixed(0)} ms`);
    const counts = await medianMs(() => clerk.get('/api/v1/office/to-do/counts'));
    const bare = await medianMs(() => client.query(COUNTED));
    const figure = `${counts.toFixed(1)} ms, in SQL without an end ${bare.toFixed(1)} ms`;
    note('100,000 households, a tenth open in every kind: the counts of the menu', '≤ 20 ms', figure);
    await client.end();
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

/** The numbers of the menu, counted to their end. */
const COUNTED = `
  select (select count(*) from death_cases where state not in ('closed', 'withdrawn')),
    (select count(*) from households h where status = 'waiting' and exists (
      select from members m join documents d on d.member_id = m.id
      where m.household_id = h.id and d.verified_at is null and d.refused_at is null)),
    (select count(*) from open_bank_lines),
    (select count(*) from change_requests where decided_at is null and withdrawn_at is null),
    (select count(distinct day) from cash_entries where cash_closing_id is null)`;

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}
