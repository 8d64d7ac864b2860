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
    await client.end();
    const clerk = await visit(product.url, CLERK);
    const times: number[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const begun = performance.now();
      await clerk.get('/api/v1/office/to-do');
      times.push(performance.now() - begun);
    }
    note('100,000 households, a tenth open in every kind: the to-do', '≤ 100 ms', `${median(times).toFixed(0)} ms`);
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}
