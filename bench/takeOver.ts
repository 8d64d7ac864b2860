import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FRUGAL_FLAGS } from '../scripts/lib/frugal.mjs';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { startProduct } from './product.ts';
import type { Measured } from './takeOverAlone.ts';

type Note = (what: string, aim: string, figure: string) => void;

/** A former list of ten thousand households: tried, taken over, and three thousand of it read and compared once more. */
export async function measureTakeOver(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-take-over');
  try {
    const product = await startProduct(dataDir, port);
    await product.stop();
    const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
    const { stages, otherwise, rows, made } = await takeOverAlone(dataDir).finally(() => postgres.stop());
    for (const { what, aim, seconds, cpuSeconds } of stages) {
      note(what, aim, `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor)`);
    }
    const all = `${rows.toLocaleString('en')}, of which ${made.toLocaleString('en')} were made`;
    note(`rows with another result than the dry run said, of ${all}`, '0', String(otherwise));
  } finally {
    removeTemporaryFolder(dataDir);
  }
}

/** In a process of its own, beside which nothing is answered. */
async function takeOverAlone(dataDir: string): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'takeOverAlone.ts'), {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [...FRUGAL_FLAGS],
  });
  const ended = once(child, 'exit');
  const [measured] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [Measured | undefined];
  if (!measured) throw new Error('the taking over ended before it was measured');
  await ended;
  return measured;
}
