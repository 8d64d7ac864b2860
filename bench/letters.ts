import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Circular, circularsContract } from '../domain/post/circulars.contract.ts';
import type { postContract } from '../domain/post/post.contract.ts';
import type { Answer } from '../domain/shared/contract.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { visit } from './member.ts';
import { memoryMiB, startProduct, watchMemory } from './product.ts';

/** So many that a circular on paper reaches about three thousand: half of the demo's households apply, have ended or lack an address. */
const HOUSEHOLDS = 5_500;
const POLL_MS = 200;
const CLERK = 'office@demo.example';
const LETTERS = '/api/v1/office/letters';

type Note = (what: string, aim: string, figure: string) => void;
type Overview = Answer<(typeof postContract)['getLetters']>;
type Reached = Answer<(typeof circularsContract)['countCircular']>;

const chosen = { status: 'members', way: 'letter' };
const text = 'Sehr geehrte Mitglieder,\n\nunsere Generalversammlung ist am 20. März um 15 Uhr. Kommen Sie bitte alle.';
const texts = Object.fromEntries(
  ['de', 'tr', 'en'].flatMap((language) => [
    [`subject_${language}`, 'Generalversammlung'],
    [`text_${language}`, text],
  ]),
);

/** About 3,000 letters: the run that puts them into envelopes as PDFs, and the one file for the printer. */
export async function measureLetters(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-letters');
  const product = await startProduct(dataDir, port);
  try {
    const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
    const client = new pg.Client(connection);
    await client.connect();
    await growTo(client, HOUSEHOLDS);
    await client.end();
    const clerk = await visit(product.url, CLERK);
    const overview = () => clerk.get<Overview>(LETTERS);
    const { letters } = await clerk.send<Reached>('POST', '/api/v1/office/circulars/count', chosen);
    await clerk.send('POST', '/api/v1/office/circulars', { ...chosen, ...texts });
    while ((await clerk.get<Circular[]>('/api/v1/office/circulars')).some(({ is_running }) => is_running))
      await pause(POLL_MS);

    const before = memoryMiB(product.child);
    const peak = watchMemory(product.child);
    const begun = performance.now();
    await clerk.send('POST', `${LETTERS}/print`, {});
    while ((await overview()).run) await pause(POLL_MS);
    const filledMs = performance.now() - begun;
    const whileFilling = peak();
    const { prints } = await overview();
    const print = prints[0];
    if (!print) throw new Error('nothing was printed');
    const opened = performance.now();
    await clerk.get(`/api/v1/office/letter-prints/${print.id}/file`);
    const fileMs = performance.now() - opened;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    note(
      '3,000 letters on paper, put into envelopes',
      '≤ 60 s',
      `${seconds(filledMs)} for ${print.envelopes} envelopes (a circular of ${letters} letters, and what waited)`,
    );
    note('the one file for the printer', '', seconds(fileMs));
    note(
      'memory: start, envelopes, file',
      '',
      [before, whileFilling, peak()].map((mib) => `${Math.round(mib)} MiB`).join(', '),
    );
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}
