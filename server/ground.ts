import { join } from 'node:path';
import { readAssociation } from './association.ts';
import { type Config, SettingError } from './config.ts';
import { isEmptyDatabase } from './platform/backup/load.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type ConnectionSettings, type Database, type DatabaseOptions, openDatabase } from './platform/db.ts';
import { openDiskShelf } from './platform/files/diskShelf.ts';
import { openFileStore } from './platform/files/openFileStore.ts';
import type { Shelf } from './platform/files/shelf.ts';
import { type JobRunner, openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { folderMailer, smtpMailer } from './platform/mail/mailer.ts';
import { migrate } from './platform/migrate.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embeddedPostgres.ts';
import { endingWithSignal } from './platform/postgres/endWithSignal.ts';
import { opensNothing } from './platform/sealedColumns.ts';
import { openVault, type Vault } from './platform/vault.ts';
import type { Ground } from './platform/work.ts';

export type OpenGround = {
  ground: Ground;
  runner: JobRunner;
  /** Closes everything, also where a part of it fails at that; the database comes last. */
  close(): Promise<void>;
};

const CLOCKWORK_CONNECTIONS = 5;

type Opening = {
  config: Config;
  log: Log;
  clock: Clock;
  patience: DatabaseOptions['patience'];
  /** Done while the database starts. */
  meanwhile?: () => Promise<unknown>;
  /** Makes the schema. */
  prepare?: (db: Database) => Promise<void>;
};
/** `isOurs` is false where another process serves it, and has brought its schema up to date. */
type Postgres = { connection: ConnectionSettings; stop(): Promise<void>; isOurs?: boolean };

/** Opens everything the product stands on: database, files, mail, jobs. `meanwhile` is done while the database starts. */
export async function openGround(config: Config, log: Log, meanwhile?: () => Promise<unknown>): Promise<OpenGround> {
  return open({ config, log, clock: systemClock, patience: 'people', meanwhile }, startEmbeddedPostgres);
}

/**
 * The same for a command, also while the server runs: then it uses that one's database as it is. Refuses a database that
 * nobody has made anything in yet.
 */
export async function openGroundBeside(config: Config, log: Log, clock: Clock = systemClock): Promise<OpenGround> {
  return open({ config, log, clock, patience: 'clockwork', prepare: migrateMade }, (options) =>
    endingWithSignal(() => joinEmbeddedPostgres(options)),
  );
}

/** The same on a database whose schema `prepare` makes, for a backup to be restored into it. */
export async function openNewGround(
  config: Config,
  log: Log,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenGround> {
  return open({ config, log, clock: systemClock, patience: 'clockwork', prepare }, (options) =>
    endingWithSignal(() => startEmbeddedPostgres(options)),
  );
}

/** Which database these settings name, for people: without user and password. */
export function databaseNamed({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return join(dataDir, 'pg');
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

async function migrateMade(db: Database): Promise<void> {
  if (!(await isEmptyDatabase(db))) return migrate(db);
  throw new SettingError('The database is empty, and a command makes no tables: is it the one that the server uses?');
}

/** Otherwise everybody's data fail to open, and what is typed meanwhile is lost with that key. */
async function assertOwnKeys(config: Config, db: Database, vault: Vault): Promise<void> {
  if (!(await opensNothing(db, vault))) return;
  const names = `FILE_KEY opens nothing of what is sealed in ${databaseNamed(config)}`;
  throw new SettingError(`${names}: it has to be the key with which this database was used before`);
}

/** Whatever was opened is closed again, the last first, when something behind it fails. */
async function open(
  { config, log, clock, patience, meanwhile, prepare = migrate }: Opening,
  embed: (options: ReturnType<typeof embedded>) => Promise<Postgres>,
): Promise<OpenGround> {
  // a wrong profile stops the start before there is a database to be stopped as well
  const association = await readAssociation(config.association);
  await using opened = new AsyncDisposableStack();
  const starting = config.databaseUrl ? undefined : embed(embedded(config));
  opened.defer(async () => starting?.then(({ stop }) => stop(), alreadyKnown));
  const [postgres, { attachments, jobs, reactions }] = await Promise.all([
    starting,
    import('./topics.ts'),
    meanwhile?.(),
  ]);
  const connection = connectionOf(config, postgres?.connection);
  const clockwork = openDatabase(connection, { poolSize: CLOCKWORK_CONNECTIONS, patience: 'clockwork' });
  opened.defer(() => clockwork.db.destroy());
  if (postgres?.isOurs !== false) await prepare(clockwork.db);
  const vault = openVault(config.fileKeys);
  await assertOwnKeys(config, clockwork.db, vault);
  const { db } = openDatabase(connection, { patience });
  opened.defer(() => db.destroy());
  const runner = await openJobs(clockwork.pool, jobs, log);
  opened.defer(() => runner.stop());
  const ground: Ground = {
    db,
    clock,
    vault,
    files: openFileStore(await openShelf(config), vault.keysFor('papers')),
    log,
    reactions,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(join(config.dataDir, 'mail')),
    attachments,
    sendJob: runner.send,
    settings: {
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      association,
      demo: config.demo,
      secondFactorRequired: !config.demo,
      sessionSecrets: config.sessionSecrets,
      limits: config.limits,
      deniedEmailDomains: config.deniedEmailDomains,
    },
  };
  const kept = opened.move();
  return {
    ground,
    runner: patientRunner(runner, clockwork.db),
    close: () => kept.disposeAsync(),
  };
}

/** It never started, which is told to whoever waited for it. */
function alreadyKnown(): void {}

async function openShelf({ s3, dataDir }: Config): Promise<Shelf> {
  if (!s3) return openDiskShelf(join(dataDir, 'files'));
  // loaded only by those who have one
  const { openS3Shelf } = await import('./platform/files/s3/s3Shelf.ts');
  const shelf = openS3Shelf(s3);
  // one that does not answer may come back, one that says no will not
  const problem = await shelf.problem().catch(() => undefined);
  if (problem) throw new SettingError(`S3_BUCKET ${s3.bucket} cannot be used: ${problem}`);
  return shelf;
}

/** Jobs run on connections of their own: a long one neither fails for its length nor keeps people waiting. */
function patientRunner(runner: JobRunner, db: Database): JobRunner {
  return {
    ...runner,
    work: (ground) => runner.work({ ...ground, db }),
    drain: (ground) => runner.drain({ ...ground, db }),
  };
}

function connectionOf(config: Config, embeddedConnection: ConnectionSettings | undefined): ConnectionSettings {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  if (embeddedConnection) return embeddedConnection;
  throw new SettingError('No database');
}

function embedded({ dataDir }: Config) {
  return { dataDir, durable: true };
}
