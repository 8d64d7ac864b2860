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
  /** The app's data folder; the database is in `pg` in it. Made when missing. */
  dataDir: string;
  /** False for tests: nothing is flushed to the disk, and the server ends with this process however that ends. */
  durable: boolean;
  /** How long to wait for another app that is just leaving the folder. */
  patienceMs?: number;
};

export type EmbeddedPostgres = {
  connection: Connection;
  /** For `pg`: to the app's database, or to another one of the same server. */
  url(database?: string): string;
  /** Where the database's files really are. */
  folder: string;
  readonly pid: number;
  /** Ends the server and frees the data folder. */
  stop(): Promise<void>;
  /** Called with the reason whenever the server ended unasked (it is being restarted) or a restart failed. */
  onUnexpectedExit(listener: (reason: string) => void): void;
};

/**
 * Starts the PostgreSQL that comes with the project on `<dataDir>/pg` and keeps it running: it listens on a Unix
 * socket in its own private folder only, is restarted when it dies, and one that outlived a killed app is adopted.
 * Throws an `EmbeddedPostgresError` with one clear line when another app holds the folder or there is no way to start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await open(options);
  } catch (error) {
    // A folder of somebody else, a full disk: the system's own sentence names the path.
    if (error instanceof Error && 'syscall' in error) throw new EmbeddedPostgresError(error.message);
    throw error;
  }
}

/**
 * The same for a command, which may run beside the app: uses the server of the app that holds the folder right now, and
 * leaves it running; starts one of its own where none runs, and refuses where none was ever made. `isOurs` tells which.
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
  // A copied data folder may link to the cluster of the first one: that has a holder of its own.
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
