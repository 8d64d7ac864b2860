import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder } from '../dataFolder.ts';
import { assertCluster, openCluster, servedCluster } from './cluster.ts';
import { type Connection, connectionTo, connectionUrl, untilReady } from './connection.ts';
import { FolderInUseError, type FolderLock, lockFolder } from './folderLock.ts';
import { EmbeddedPostgresError } from './postgresError.ts';
import { adoptOrLaunch, stopPostmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

/** How long a second app waits for the first one to end before it gives up. */
const PATIENCE_MS = 5000;

export type EmbeddedPostgresOptions = {
  /** The app's data folder, which contains the database in `pg`. Created if missing. */
  dataDir: string;
  /** False for tests: nothing is flushed to the disk, and the server ends with this process, even if it is killed. */
  durable: boolean;
  /** How long to wait for another app that is just ending. */
  patienceMs?: number;
};

export type EmbeddedPostgres = {
  connection: Connection;
  /** A URL for `pg`: to the app's database, or to another one of the same server. */
  url(database?: string): string;
  /** The real folder of the database's files. */
  folder: string;
  readonly pid: number;
  /** Stops the server and unlocks the data folder. */
  stop(): Promise<void>;
  /** Called with the reason whenever the server ended unexpectedly (it is being restarted) or a restart failed. */
  onUnexpectedExit(listener: (reason: string) => void): void;
};

/**
 * Starts the bundled PostgreSQL on `<dataDir>/pg` and keeps it running: it listens only on a Unix socket in its own private
 * folder, is restarted when it dies, and one that survived a killed app is adopted. Throws an `EmbeddedPostgresError` with a
 * message of one line if another app holds the folder or the start is impossible.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await open(options);
  } catch (error) {
    // no permission, or a full disk: the system's own message names the path
    if (error instanceof Error && 'syscall' in error) throw new EmbeddedPostgresError(error.message);
    throw error;
  }
}

/**
 * `startEmbeddedPostgres` for a command, which may run beside the app: uses the server of a running app, and leaves it running;
 * otherwise starts one, but refuses if none was ever created. `isOurs` tells which.
 */
export async function joinEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'> & { isOurs: boolean }> {
  assertCluster(options.dataDir);
  try {
    const { connection, stop } = await startEmbeddedPostgres({ ...options, patienceMs: 0 });
    return { connection, stop, isOurs: true };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const { connection, release } = connectionTo(servedCluster(realpathSync(options.dataDir)));
    return { connection, stop: async () => release(), isOurs: false };
  }
}

async function open(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  makeDataFolder(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const lock = await lockFolder(dataDir, options.patienceMs ?? PATIENCE_MS);
  try {
    return await serve(dataDir, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(dataDir: string, lock: FolderLock, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, options);
  // a copied data folder may link to the original's cluster, which has a lock of its own
  const home = dirname(cluster.folder);
  const homeLock = home === dataDir ? undefined : await lockFolder(home, 0);
  const { connection, release } = connectionTo(cluster);
  const giveBack = () => {
    release();
    homeLock?.release();
  };
  const start = async () => {
    const server = await adoptOrLaunch(cluster, { durable: options.durable, logFile: join(dataDir, 'pg.log') });
    try {
      await untilReady(connection, server.ended);
      return server;
    } catch (error) {
      await stopPostmaster(server.pid);
      throw error;
    }
  };
  const server = supervise(
    await start().catch((error) => {
      giveBack();
      throw error;
    }),
    start,
  );
  return {
    connection,
    folder: cluster.folder,
    url: (database) => connectionUrl(connection, database),
    get pid() {
      return server.pid;
    },
    onUnexpectedExit: server.onUnexpectedExit,
    async stop() {
      await server.stop();
      giveBack();
      lock.release();
    },
  };
}
