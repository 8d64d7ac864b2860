import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Circular, type CircularPage, circularsContract } from '../domain/post/circulars.contract.ts';
import type { Answer } from '../domain/shared/contract.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { type Visitor, visit } from './member.ts';
import { startProduct } from './product.ts';

const CLERK = 'office@demo.example';
const ROUNDS = 9;
const NOT_COUNTED = 2;
const POLL_MS = 500;

const COUNT = circularsContract.countCircular.path;
const WRITE = circularsContract.writeCircular.path;

type Note = (what: string, aim: string, figure: string) => void;
type Reached = Answer<(typeof circularsContract)['countCircular']>;

const chosen = { status: 'members', way: 'portal' };
const texts = {
  ...{ subject_de: 'Einladung', text_de: 'Guten Tag {{name}},\n\nbitte kommen Sie am 14. März.' },
  ...{ subject_tr: 'Davet', text_tr: 'Sayın {{name}},\n\n14 Mart’ta lütfen gelin.' },
  ...{ subject_en: 'Invitation', text_en: 'Dear {{name}},\n\nplease come on 14 March.' },
};

/** A circular to everybody: the number before the press beside bare SQL, sending it in the portal, and its page afterwards. */
export async function measureCirculars(port: number, size: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-circulars');
  const product = await startProduct(dataDir, port);
  try {
    const { connection } = await joinEmbeddedPostgres({ dataDir, durable: true });
    const client = new pg.Client(connection);
    await client.connect();
    const clerk = await visit(product.url, CLERK);
    try {
      await growTo(client, size);
      await measureCount(client, clerk, size, note);
    } finally {
      // otherwise the shutdown of the database is reported instead of the real error
      await client.end();
    }
    await measureSending(clerk, size, note);
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

async function measureCount(client: pg.Client, clerk: Visitor, size: number, note: Note): Promise<void> {
  let households = 0;
  const { ours, bare } = await timed(
    async () => {
      ({ households } = await clerk.send<Reached>('POST', COUNT, chosen));
    },
    () => client.query("select count(*) from households where status in ('waiting', 'active') and erased_on is null"),
  );
  note(
    `${size} households: the number before a circular`,
    '≤ 1 s',
    `${ours} ms beside ${bare} ms, ${households} households`,
  );
}

async function measureSending(clerk: Visitor, size: number, note: Note): Promise<void> {
  const begun = performance.now();
  const { id } = await clerk.send<Circular>('POST', WRITE, { ...chosen, ...texts });
  const read = () => clerk.get<CircularPage>(`${WRITE}/${id}`);
  while ((await read()).is_running) await pause(POLL_MS);
  const seconds = (performance.now() - begun) / 1_000;
  const { households } = await read();
  note(`${size} households: sending it in the portal`, '', `${Math.round(households / seconds)} households/s`);
  const { ours } = await timed(read, async () => undefined);
  note(`${size} households: the page of the circular afterwards`, '≤ 1 s', `${ours} ms`);
}

async function timed(ask: () => Promise<unknown>, askBare: () => Promise<unknown>) {
  const ours: number[] = [];
  const bares: number[] = [];
  for (let round = -NOT_COUNTED; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await ask();
    const between = performance.now();
    await askBare();
    const ended = performance.now();
    if (round < 0) continue;
    ours.push(between - begun);
    bares.push(ended - between);
  }
  return { ours: median(ours).toFixed(0), bare: median(bares).toFixed(0) };
}
