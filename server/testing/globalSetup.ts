import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/postgres/embeddedPostgres.ts';
import { isRunning } from '../platform/postgres/processes.ts';
import { removeTemporaryFolder, temporaryFolder } from './processes/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database server whose user may create databases; `inject('postgresUrl')`. */
    postgresUrl: string;
  }
}

const FOLDER = 'vefa-tests';

/**
 * One PostgreSQL for a whole test run: the one of `TEST_DATABASE_URL` (15 or newer), otherwise an embedded one in a temporary
 * folder, without flushing to the disk, which later projects of the run use as well.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const external = process.env.TEST_DATABASE_URL;
  if (external) {
    project.provide('postgresUrl', external);
    return undefined;
  }
  sweepKilledRuns();
  const dataDir = temporaryFolder(`${FOLDER}-${process.pid}`);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  project.provide('postgresUrl', postgres.url());
  process.env.TEST_DATABASE_URL = postgres.url();
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
    removeTemporaryFolder(dataDir);
  };
}

/** Deletes folders of killed runs; their servers ended with them. */
function sweepKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${FOLDER}-(\\d+)-`).exec(name)?.[1]);
    if (pid && !isRunning(pid)) removeTemporaryFolder(join(tmpdir(), name));
  }
}
