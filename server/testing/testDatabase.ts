import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type ConnectionSettings, openDatabase } from '../platform/db.ts';
import { openJobs } from '../platform/jobs.ts';
import { openLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { newToken } from '../platform/secrets/tokens.ts';
import { jobs } from '../topics.ts';

const LOCK = 4_711_001;
const SCHEMA_FOLDERS = [new URL('../migrations/', import.meta.url), new URL('../database/', import.meta.url)];

/** A database for one test file, copied from a migrated template; `drop` deletes it. */
export async function createTestDatabase(): Promise<{ connection: ConnectionSettings; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${newToken().replace(/\W/g, '').toLowerCase().slice(0, 20)}`;
  await withAdmin(server, async (admin) => {
    const template = await ensureTemplate(admin, server);
    // nothing is flushed to the disk: copying files takes a third of the time of copying pages
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    connection: { connectionString: urlOf(server, name) },
    drop: () =>
      withAdmin(server, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function withAdmin(server: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // one at a time: a template cannot be copied while somebody is connected to it
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function ensureTemplate(admin: pg.Client, server: string): Promise<string> {
  const template = `template_${fingerprint()}`;
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await fill({ connectionString: urlOf(server, draft) });
  await admin.query(`alter database ${draft} rename to ${template}`);
  return template;
}

async function fill(connection: ConnectionSettings): Promise<void> {
  const { db, pool } = openDatabase(connection, { poolSize: 2, patience: 'clockwork' });
  await migrate(db);
  const runner = await openJobs(pool, jobs, openLog('silent'), { alone: true });
  await runner.stop();
  await db.destroy();
}

function urlOf(server: string, database: string): string {
  // replaced as text, because `URL` cannot parse a socket folder as host
  return server.replace(/\/[^/?]*(?=\?|$)/, `/${database}`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of SCHEMA_FOLDERS) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(new URL(file, folder)));
  }
  return hash.digest('hex').slice(0, 12);
}
