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
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embeddedPostgres.ts';
import { openVault } from './platform/vault.ts';
import type { Ground } from './platform/work.ts';
import { attachments, jobs, reactions } from './topics.ts';

export type OpenGround = { ground: Ground; runner: Awaited<ReturnType<typeof openJobs>>; close(): Promise<void> };

type Opening = { config: Config; log: Log; clock: Clock };
/** `isOurs` is false where another process serves it, and has brought its schema up to date. */
type Postgres = { connection: ConnectionSettings; stop(): Promise<void>; isOurs?: boolean };

/** Opens everything the product stands on: database, files, mail, jobs. */
export async function openGround(config: Config, log: Log, clock: Clock = systemClock): Promise<OpenGround> {
  return open({ config, log, clock }, config.databaseUrl ? undefined : await startEmbeddedPostgres(embedded(config)));
}

/** The same for a command, also while the server runs: then it uses that one's database as it is. */
export async function openGroundBeside(config: Config, log: Log, clock: Clock = systemClock): Promise<OpenGround> {
  return open({ config, log, clock }, config.databaseUrl ? undefined : await joinEmbeddedPostgres(embedded(config)));
}

async function open({ config, log, clock }: Opening, postgres: Postgres | undefined): Promise<OpenGround> {
  const association = await readAssociation(config.association);
  const { db, pool } = openDatabase(connectionOf(config, postgres?.connection));
  if (postgres?.isOurs !== false) await migrate(db);
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

function embedded({ dataDir }: Config) {
  return { dataDir, durable: true };
}
