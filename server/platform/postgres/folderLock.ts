import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './postgresError.ts';

const SQLITE_BUSY = 5;
const RETRY_MS = 50;

export type FolderLock = { release(): void };

/** Another app holds the folder. */
export class FolderInUseError extends EmbeddedPostgresError {}

/**
 * Locks `folder` for this process: one app per data folder. Waits up to `patienceMs` for a holder that is just ending, then
 * refuses. It is the kernel's file lock, reached through the SQLite in Node: it is released when the process ends in any way, so
 * there are no stale locks and no race about taking one over.
 */
export async function lockFolder(folder: string, patienceMs: number): Promise<FolderLock> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(join(folder, 'pg.lock'));
    if (lock) return lock;
    if (performance.now() >= giveUpAt) {
      throw new FolderInUseError(`Another Vefa server is already using ${folder}`);
    }
    await wait(RETRY_MS);
  }
}

function tryLock(path: string): FolderLock | undefined {
  const database = openFile(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw unusable(path, error);
  }
}

function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

function unusable(path: string, error: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`${path} cannot be locked: ${error instanceof Error ? error.message : error}`);
}
