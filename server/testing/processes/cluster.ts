import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { patience } from '../../../scripts/lib/patience.mjs';
import { keptMails } from '../../platform/mail/mailer.ts';
import { ROOT } from '../../platform/root.ts';
import { aBucket, type TestBucket } from '../documents/bucket.ts';
import { freePort } from './freePort.ts';
import { KEYS } from './keys.ts';
import { BARE_ENVIRONMENT, SERVER } from './program.ts';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const PATIENCE_MS = patience(60_000);
const DATABASE = 'vefa_many';
const DRAIN_SECONDS = 4;

/** One of several processes of the product. */
export type ClusterApp = {
  readonly origin: string;
  start(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  leave(): Promise<number | null>;
  kill(): void;
};

/** Several processes behind a proxy, with one PostgreSQL behind PgBouncer (transaction pooling) and one bucket. */
export type Cluster = {
  /** The proxy's origin. */
  origin: string;
  apps: ClusterApp[];
  bucket: TestBucket;
  /** All mails of all processes. */
  mails(): Promise<{ to: string; text: string }[]>;
  close(): Promise<void>;
};

/** Whether the programs for a cluster are installed; `databaseUrl` is a PostgreSQL whose user may create databases. */
export function hasClusterTools(databaseUrl: string | undefined): databaseUrl is string {
  return Boolean(databaseUrl) && existsSync('/usr/sbin/haproxy') && existsSync('/usr/sbin/pgbouncer');
}

export async function aCluster(databaseUrl: string, size: number, env: Record<string, string> = {}): Promise<Cluster> {
  const folder = temporaryFolder('vefa-cluster');
  chmodSync(folder, 0o755);
  await makeDatabase(databaseUrl);
  const bucket = await aBucket();
  const pooled = await startPgBouncer(folder, databaseUrl);
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const proxy = await startProxy(folder, ports);
  const shared = { ...bucketSettings(bucket), ...env, DATABASE_URL: pooled.url, PUBLIC_URL: proxy.origin };
  const apps = ports.map((port) => anApp(port, join(folder, String(port)), shared));
  return {
    origin: proxy.origin,
    apps,
    bucket,
    mails: async () => (await Promise.all(ports.map((port) => mailsIn(join(folder, String(port), 'mail'))))).flat(),
    close: async () => {
      for (const app of apps) app.kill();
      for (const process of [proxy.process, pooled.process]) await end(process);
      await bucket.close();
      removeTemporaryFolder(folder);
    },
  };
}

async function makeDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${DATABASE} with (force)`);
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
}

function bucketSettings({ settings }: TestBucket): Record<string, string> {
  const { endpoint, bucket, accessKey, secretKey } = settings;
  const names = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  return { ...names, S3_REGION: settings.region, S3_FORCE_PATH_STYLE: '1' };
}

async function startPgBouncer(folder: string, databaseUrl: string) {
  const port = await freePort();
  const { hostname, port: backend, username, password } = new URL(databaseUrl);
  const way = `host=${hostname} port=${backend} user=${username} password=${password}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 20,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(path, `[databases]\n${DATABASE} = ${way}\n[pgbouncer]\n${lines.join('\n')}\n`, { mode: 0o644 });
  const process = spawn('/usr/sbin/pgbouncer', ['-q', path], { ...nobody(), stdio: 'ignore' });
  return { process, url: `postgresql://vefa:pooled@127.0.0.1:${port}/${DATABASE}` };
}

async function startProxy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const servers = ports.map((each) => `  server app${each} 127.0.0.1:${each} check inter 300ms fall 2 rise 1`);
  const path = join(folder, 'haproxy.cfg');
  const lines = [
    ...[
      'defaults',
      '  mode http',
      '  timeout connect 2s',
      '  timeout client 60s',
      '  timeout server 60s',
      '  timeout check 5s',
    ],
    ...['  option forwardfor', '  option redispatch', '  retries 3', 'listen portal', `  bind 127.0.0.1:${port}`],
    ...['  balance roundrobin', '  option httpchk GET /health', ...servers],
  ];
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o644 });
  return {
    origin: `http://127.0.0.1:${port}`,
    process: spawn('/usr/sbin/haproxy', ['-q', '-db', '-f', path], { ...nobody(), stdio: 'ignore' }),
  };
}

function anApp(port: number, dataDir: string, shared: Record<string, string>): ClusterApp {
  const origin = `http://127.0.0.1:${port}`;
  let app: ChildProcess | undefined;
  let output = '';
  return {
    origin,
    start: async () => {
      mkdirSync(dataDir, { recursive: true });
      const own = { ...BARE_ENVIRONMENT, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
      const common = {
        ...KEYS,
        TRUST_PROXY: '127.0.0.1',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
      };
      app = spawn(process.execPath, [SERVER], { cwd: ROOT, env: { ...own, ...common, ...shared } });
      for (const stream of [app.stdout, app.stderr]) stream?.on('data', (text) => (output += String(text)));
      await untilHealthy(origin, () => (app?.exitCode === null ? undefined : output));
    },
    leave: async () => {
      if (!app) return null;
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      return (await ended)[0];
    },
    kill: () => void app?.kill('SIGKILL'),
  };
}

async function untilHealthy(origin: string, problem: () => string | undefined): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(patience(5_000)) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    const ended = problem();
    if (ended !== undefined) throw new Error(`the process ended:\n${ended}`);
    await wait(100);
  }
  throw new Error(`${origin} did not become healthy`);
}

async function mailsIn(folder: string): Promise<{ to: string; text: string }[]> {
  if (!existsSync(folder)) return [];
  const kept = await keptMails(folder, 100_000);
  const mails = await Promise.all(kept.map(({ source }) => PostalMime.parse(source)));
  return mails.map(({ to, text }) => ({ to: to?.[0]?.address ?? '', text: text ?? '' }));
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

/** PgBouncer does not run as root. */
function nobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((user) => user.startsWith('nobody:')) ?? '';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
