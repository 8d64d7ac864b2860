import { join } from 'node:path';
import { sql } from 'kysely';
import type { Association } from '../domain/shared/association.ts';
import { readAssociation } from './association.ts';
import { type Config, SettingError } from './config.ts';
import { examinerProgram } from './documents/examiner.ts';
import { sheetReaderProgram } from './movingIn/reading/sheetReader.ts';
import { isEmptyDatabase } from './platform/backup/load.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { type ConnectionSettings, type Database, type DatabaseOptions, openDatabase } from './platform/db.ts';
import { openDiskStorage } from './platform/files/diskStorage.ts';
import { openFileStore } from './platform/files/openFileStore.ts';
import type { FileStorage } from './platform/files/storage.ts';
import { openInstallation } from './platform/installation.ts';
import { type JobRunner, openJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { folderMailer, smtpMailer } from './platform/mail/mailer.ts';
import { assertMigrated, doneMigrations, migrate, SchemaError } from './platform/migrate.ts';
import { openPdfRenderer } from './platform/pdf/pdfRenderer.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embeddedPostgres.ts';
import { endingWithSignal } from './platform/postgres/endWithSignal.ts';
import { openSandbox } from './platform/process/sandbox.ts';
import { openVirusScanner } from './platform/process/virusScanner.ts';
import { openTraffic } from './platform/runs/traffic.ts';
import { decryptsNothing } from './platform/secrets/sealedColumns.ts';
import { openVault, type Vault } from './platform/secrets/vault.ts';
import { httpTextMessenger } from './platform/textMessages/gateway.ts';
import { assertLegalTexts } from './reference/downloads.reads.ts';

export type OpenContext = {
  context: Context;
  runner: JobRunner;
  /** Closes everything, even if a part fails; the database last. */
  close(): Promise<void>;
};

const CLOCKWORK_CONNECTIONS = 5;

type Opening = {
  config: Config;
  log: Log;
  clock: Clock;
  patience: DatabaseOptions['patience'];
  /** Runs while the database starts. */
  meanwhile?: () => Promise<unknown>;
  /** Makes the schema, or checks it. */
  prepare?: (db: Database) => Promise<unknown>;
  isKeyLost?: boolean;
};
type Postgres = { connection: ConnectionSettings; stop(): Promise<void> };

/**
 * Opens everything that the product needs: database, files, mail, jobs. Legal texts without day and version stop the start.
 * `meanwhile` runs while the database starts.
 */
export async function openContext(config: Config, log: Log, meanwhile?: () => Promise<unknown>): Promise<OpenContext> {
  await assertLegalTexts();
  return open({ config, log, clock: systemClock, patience: 'people', meanwhile }, startEmbeddedPostgres);
}

/**
 * Options of a command beside the server; only `backup` works with the schema of an older version (`anyAge`), and only the command
 * for a lost key with a key that opens nothing (`isKeyLost`); it refuses any other.
 */
export type CommandOptions = { clock?: Clock; anyAge?: boolean; isKeyLost?: boolean };

/**
 * `openContext` for a command, also while the server runs: it does not migrate the database. Refuses an empty database, and one
 * of another version.
 */
export async function openContextForCommand(
  config: Config,
  log: Log,
  { clock = systemClock, anyAge = false, isKeyLost = false }: CommandOptions = {},
): Promise<OpenContext> {
  const prepare = async (db: Database) => {
    await assertMade(db);
    await (anyAge ? doneMigrations(db) : assertMigrated(db));
  };
  return open({ config, log, clock, patience: 'clockwork', prepare, isKeyLost }, (options) =>
    endingWithSignal(() => joinEmbeddedPostgres(options)),
  );
}

/** `openContext` on a new database whose schema `prepare` makes, to restore a backup. */
export async function openNewContext(
  config: Config,
  log: Log,
  prepare: (db: Database) => Promise<unknown>,
): Promise<OpenContext> {
  return open({ config, log, clock: systemClock, patience: 'maintenance', prepare }, (options) =>
    endingWithSignal(() => startEmbeddedPostgres(options)),
  );
}

/** The database of these settings as it is shown to people: without user and password. */
export function databaseNamed({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return join(dataDir, 'pg');
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

async function assertMade(db: Database): Promise<void> {
  if (!(await isEmptyDatabase(db))) return;
  throw new SettingError('The database is empty, and a command makes no tables: is it the one that the server uses?');
}

/** Prepares the schema on a connection of its own; an error is reported in one line with the database's name. */
async function prepared(config: Config, connection: ConnectionSettings, prepare: NonNullable<Opening['prepare']>) {
  const { db } = openDatabase(connection, { poolSize: 1, patience: 'maintenance' });
  try {
    await sql`select 1`.execute(db).catch((error) => {
      throw new SchemaError(`cannot be used: ${error.message || error.code}`);
    });
    await prepare(db);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new SettingError(`The database ${databaseNamed(config)} ${error.message}`, { cause: error });
  } finally {
    await db.destroy();
  }
}

/** With other keys no data could be decrypted, and new data would be encrypted with the wrong key. */
async function assertOwnKeys(config: Config, db: Database, vault: Vault): Promise<void> {
  if (!(await decryptsNothing(db, vault))) return;
  const names = `FILE_KEY opens nothing of what is sealed in ${databaseNamed(config)}`;
  throw new SettingError(`${names}: it has to be the key with which this database was used before`);
}

/** With a key that opens something, giving up what is sealed would destroy it. */
async function assertKeyLost(config: Config, db: Database, vault: Vault): Promise<void> {
  if (await decryptsNothing(db, vault)) return;
  throw new SettingError(
    `FILE_KEY opens what is sealed in ${databaseNamed(config)}, or nothing is: there is no lost key`,
  );
}

/** If opening fails half-way, closes everything opened so far, the last first. */
async function open(
  { config, log, clock, patience, meanwhile, prepare = migrate, isKeyLost = false }: Opening,
  embed: (options: ReturnType<typeof embedded>) => Promise<Postgres>,
): Promise<OpenContext> {
  // a wrong profile stops the start before a database has to be stopped as well
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
  await prepared(config, connection, prepare);
  const clockwork = openDatabase(connection, { poolSize: CLOCKWORK_CONNECTIONS, patience: 'clockwork' });
  opened.defer(() => clockwork.db.destroy());
  const vault = openVault(config.fileKeys);
  await (isKeyLost ? assertKeyLost : assertOwnKeys)(config, clockwork.db, vault);
  const { db } = openDatabase(connection, { patience, slowness: config.patience });
  openPdfRenderer(config);
  opened.defer(() => db.destroy());
  const runner = await openJobs(clockwork.pool, jobs, log);
  opened.defer(() => runner.stop());
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(join(config.dataDir, 'mail'));
  const context: Context = {
    db,
    clock,
    vault,
    files: openFileStore(await openStorage(config), vault.keysFor('documents')),
    sandbox: openSandbox(examinerProgram, sheetReaderProgram),
    virusScanner: config.clamdUrl ? openVirusScanner(config.clamdUrl) : undefined,
    log,
    reactions,
    mailer,
    textMessenger: config.textMessageGateway && httpTextMessenger(config.textMessageGateway),
    attachments,
    sendJob: runner.send,
    sendJobs: runner.sendAll,
    settings: settingsOf(config, association),
    traffic: openTraffic(),
    installation: openInstallation(config),
  };
  opened.defer(() => mailer.close?.());
  const kept = opened.move();
  return {
    context,
    runner: patientRunner(runner, clockwork.db),
    close: () => kept.disposeAsync(),
  };
}

function settingsOf(config: Config, association: Association): Context['settings'] {
  return {
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    association,
    demo: config.demo,
    secondFactorRequired: !config.demo,
    sessionSecrets: config.sessionSecrets,
    sendsTextMessages: config.textMessageGateway !== undefined,
    onCallMinutes: config.onCallMinutes,
    bookingMessagesWaitMinutes: config.bookingMessagesWaitMinutes,
    limits: config.limits,
    deniedEmailDomains: config.deniedEmailDomains,
  };
}

/** An error handler for a start whose error was reported already. */
function alreadyKnown(): void {}

async function openStorage({ s3, dataDir }: Config): Promise<FileStorage> {
  if (!s3) return openDiskStorage(join(dataDir, 'files'));
  // loaded only if a bucket is set
  const { openS3Storage } = await import('./platform/files/s3/s3Storage.ts');
  const storage = openS3Storage(s3);
  // no answer may be temporary, a refusal is not
  const problem = await storage.problem().catch(() => undefined);
  if (problem) throw new SettingError(`S3_BUCKET ${s3.bucket} cannot be used: ${problem}`);
  return storage;
}

/** Runs jobs on connections with a longer time limit, so that they neither fail nor keep requests waiting. */
function patientRunner(runner: JobRunner, db: Database): JobRunner {
  return {
    ...runner,
    work: (context) => runner.work({ ...context, db }),
    drain: (context) => runner.drain({ ...context, db }),
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
