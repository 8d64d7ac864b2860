import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const BINARIES = '/usr/lib/postgresql/15/bin';
const PATIENCE_MS = 20_000;

/** Installs PostgreSQL 15 if possible and necessary; returns why it is missing, or undefined. */
export function missingPostgres15() {
  if (existsSync(join(BINARIES, 'initdb'))) return undefined;
  if (process.getuid?.() !== 0) return 'PostgreSQL 15 is not installed, and only root could install it';
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'PostgreSQL 15 is not installed, and there is no apt';
  console.log('Installing postgresql-15 …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql-15');
  return existsSync(join(BINARIES, 'initdb')) ? undefined : 'postgresql-15 could not be installed';
}

/** Starts a server in a temporary folder, as an ordinary user, without flushing to the disk. */
export async function startPostgres15() {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'vefa-postgres15-'));
  const data = join(folder, 'data');
  const password = randomBytes(18).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [folder, passwordFile]) if (user) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o711);
  const encoding = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(
    join(BINARIES, 'initdb'),
    ['-D', data, '-U', 'vefa', '--pwfile', passwordFile, '--auth=scram-sha-256', ...encoding],
    { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 300 };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', log_min_messages: 'fatal' };
  const options = Object.entries({ ...settings, ...fast }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(BINARIES, 'postgres'), ['-D', data, ...options], { ...user, cwd: '/', stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await isReady(port)) return { url: `postgresql://vefa:${password}@127.0.0.1:${port}/postgres`, stop };
  await stop();
  throw new Error('PostgreSQL 15 did not start');
}

/** PostgreSQL does not run as root; returns the user that its package created, or nobody. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => users.find((user) => user.startsWith(name))).find(Boolean) ?? '';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function isReady(port) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { status } = spawnSync(join(BINARIES, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (status === 0) return true;
    await wait(100);
  }
  return false;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
