import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, DATABASE_USER } from './cluster.ts';
import { EmbeddedPostgresError } from './postgresError.ts';
import { SOCKET_FILE, SOCKET_PORT } from './settings.ts';

const DATABASE = 'vefa';
/** macOS allows 104 bytes for a socket's path with its closing zero, Linux 108. */
const SOCKET_PATH_BYTES = 103;
const POLL_MS = 8;
/** While it answers "starting up" there is no limit: recovery after a crash can be long. */
const SILENCE_LIMIT_MS = 30_000;

export type Connection = {
  /** The folder of the socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

type Reachable = Pick<Cluster, 'folder' | 'password'>;

/** How to connect to the server of `cluster`, and a function that removes temporary links. */
export function connectionTo(cluster: Reachable): { connection: Connection; release(): void } {
  const way = { port: SOCKET_PORT, user: DATABASE_USER, password: cluster.password, database: DATABASE };
  if (Buffer.byteLength(join(cluster.folder, SOCKET_FILE)) <= SOCKET_PATH_BYTES) {
    return { connection: { host: cluster.folder, ...way }, release: () => {} };
  }
  const shortcut = mkdtempSync(join(tmpdir(), 'vefa-'));
  symlinkSync(cluster.folder, join(shortcut, 'pg'));
  return {
    connection: { host: join(shortcut, 'pg'), ...way },
    release: () => rmSync(shortcut, { recursive: true, force: true }),
  };
}

/** The connection as a URL for `pg`, to its own database or another one of the same server. */
export function connectionUrl(connection: Connection, database = connection.database): string {
  const { user, password, host, port } = connection;
  return `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** Waits until the server answers and has our database; throws when `ended` comes first. */
export async function untilReady(connection: Connection, ended: Promise<string>): Promise<void> {
  let gone: string | undefined;
  const note = (reason: string) => {
    gone = reason;
  };
  ended.then(note, (error) => note(String(error)));
  let silentSince = performance.now();
  for (;;) {
    const answer = await ask(connection);
    if (answer === 'ready') return;
    if (answer === 'starting') silentSince = performance.now();
    if (gone) throw new EmbeddedPostgresError(`The database ended while starting: ${gone}`);
    if (performance.now() - silentSince > SILENCE_LIMIT_MS) {
      throw new EmbeddedPostgresError(`The database does not answer at ${connection.host}`);
    }
    await wait(POLL_MS);
  }
}

async function ask(connection: Connection): Promise<'ready' | 'starting' | 'silent'> {
  const code = await tryToConnect(connection);
  switch (code) {
    case undefined:
      return 'ready';
    case '3D000': // invalid_catalog_name: a new cluster
      await createDatabase(connection);
      return 'ready';
    case '57P03': // cannot_connect_now: starting up, recovering or shutting down
      return 'starting';
    default:
      return 'silent';
  }
}

/** Connects and disconnects; returns the error code of PostgreSQL or the system, if there was one. */
async function tryToConnect(connection: Connection): Promise<string | undefined> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the server may stop during the connection: the caller tries again
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
    if (code === '28P01') throw new EmbeddedPostgresError('pg.password is not the password of the database beside it');
    return code;
  } finally {
    await client.end();
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${connection.database}`);
  } finally {
    await client.end();
  }
}
