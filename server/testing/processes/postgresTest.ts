import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/embeddedPostgres.ts';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

type Fixtures = {
  /** Made once per file: a data folder with an empty database. */
  filled: string;
  /** A copy of it for each test (making a database takes a second). */
  dataDir: string;
  /** A data folder that no app has used yet. */
  emptyDir: string;
  started: EmbeddedPostgres[];
  /** Starts a database; it is stopped at the end of the test at the latest. */
  start: (options?: { folder?: string; durable?: boolean }) => Promise<EmbeddedPostgres>;
  stop: (postgres: EmbeddedPostgres) => Promise<void>;
  /** Another process that starts the database and then waits; `pid` is its server's. */
  otherApp: (durable?: boolean) => Promise<{ app: ChildProcess; pid: number }>;
};

const OTHER_APP = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], durable: process.argv[3] === 'true' });
  process.send(postgres.pid);
  setInterval(() => {}, 1000);`;

/** A test that starts and kills databases of its own. */
export const postgresTest = test.extend<Fixtures>({
  filled: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = temporaryFolder('vefa-postgres-filled');
      await (await startEmbeddedPostgres({ dataDir: folder, durable: false })).stop();
      await use(folder);
      removeTemporaryFolder(folder);
    },
    { scope: 'file' },
  ],
  dataDir: async ({ filled }, use) => {
    const folder = temporaryFolder('vefa-postgres-test');
    cpSync(filled, folder, { recursive: true, preserveTimestamps: true });
    await use(folder);
    removeTemporaryFolder(folder);
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from the pattern
  emptyDir: async ({}, use) => {
    const folder = temporaryFolder('vefa-postgres-test');
    await use(folder);
    removeTemporaryFolder(folder);
  },
  started: async ({ dataDir: _data, emptyDir: _empty }, use) => {
    const started: EmbeddedPostgres[] = [];
    await use(started);
    for (const postgres of started) await postgres.stop();
  },
  start: async ({ dataDir, started }, use) => {
    await use(async ({ folder = dataDir, durable = false } = {}) => {
      const postgres = await startEmbeddedPostgres({ dataDir: folder, durable, patienceMs: 0 });
      started.push(postgres);
      return postgres;
    });
  },
  stop: async ({ started }, use) => {
    await use(async (postgres) => {
      started.splice(started.indexOf(postgres), 1);
      await postgres.stop();
    });
  },
  otherApp: async ({ dataDir }, use) => {
    const apps: ChildProcess[] = [];
    await use(async (durable = true) => {
      const module = join(import.meta.dirname, '../../platform/postgres/embeddedPostgres.ts');
      const args = ['--input-type=module', '-e', OTHER_APP, module, dataDir, String(durable)];
      const app = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      apps.push(app);
      const died = once(app, 'exit').then(() => Promise.reject(new Error('the other app could not start')));
      const [pid] = await Promise.race([once(app, 'message'), died]);
      died.catch(() => {}); // the test handles its end from here on
      return { app, pid: Number(pid) };
    });
    for (const app of apps) if (app.exitCode === null && app.signalCode === null) await kill(app);
  },
});

/** Kills a process and waits until it has ended. */
export async function kill(app: ChildProcess): Promise<void> {
  app.kill('SIGKILL');
  await once(app, 'exit');
}

/** The rows of one query as arrays. */
export async function query(postgres: EmbeddedPostgres, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}
