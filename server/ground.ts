import { join } from 'node:path';
import { readAssociation } from './association.ts';
import { type Config, SettingError } from './config.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type ConnectionSettings, openDatabase } from './platform/db.ts';
import { openFileStore } from './platform/files/openFileStore.ts';
import { openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { folderMailer, smtpMailer } from './platform/mail/mailer.ts';
import { migrate } from './platform/migrate.ts';
import { startEmbeddedPostgres } from './platform/postgres/embeddedPostgres.ts';
import { openVault } from './platform/vault.ts';
import type { Ground } from './platform/work.ts';
import { attachments, jobs, reactions } from './topics.ts';

export type OpenGround = { ground: Ground; runner: Awaited<ReturnType<typeof openJobs>>; close(): Promise<void> };

/** Opens everything the product stands on: database, files, mail, jobs. */
export async function openGround(config: Config, log: Log, clock: Clock = systemClock): Promise<OpenGround> {
  const association = await readAssociation(config.association);
  const postgres = config.databaseUrl ? undefined : await embedded(config);
  const { db, pool } = openDatabase(connectionOf(config, postgres?.connection));
  await migrate(db);
  const vault = openVault(config.fileKey);
  const runner = await openJobs(pool, jobs, log);
  const ground: Ground = {
    db,
    clock,
    vault,
    files: openFileStore({ folder: join(config.dataDir, 'files') }, vault.keyFor('papers')),
    log,
    reactions,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(join(config.dataDir, 'mail')),
    attachments,
    sendJob: runner.send,
    settings: {
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      association,
      demo: config.demo,
      sessionSecret: config.sessionSecret,
      limits: config.limits,
      deniedEmailDomains: config.deniedEmailDomains,
    },
  };
  const close = async () => {
    await runner.stop();
    await db.destroy();
    await postgres?.stop();
  };
  return { ground, runner, close };
}

function connectionOf(config: Config, embeddedConnection: ConnectionSettings | undefined): ConnectionSettings {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  if (embeddedConnection) return embeddedConnection;
  throw new SettingError('No database');
}

async function embedded(config: Config) {
  return startEmbeddedPostgres({ dataDir: config.dataDir, durable: true });
}
