import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { serverEnvironment } from './identity.ts';
import { EmbeddedPostgresError } from './postgresError.ts';
import { isPostgresIn, isRunning, isTaken, orphansIn, signal, untilGone } from './processes.ts';
import { type Durability, SOCKET_FILE, serverArguments } from './settings.ts';
import { endWithUs } from './watchdog.ts';

const LOG_KEPT_BYTES = 5_000_000;
const ORPHANS_END_ALONE_MS = 500;
const ORPHANS_LIMIT_MS = 15_000;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;

/** A running PostgreSQL server process, started by us or adopted. */
export type Postmaster = {
  pid: number;
  /** Resolves when the process has ended, with what is known of the reason. */
  ended: Promise<string>;
};

export type PostmasterOptions = Durability & { logFile: string };

/**
 * The server of `cluster`: a surviving one if it runs with the same binary and arguments, otherwise a new one. It may still be
 * starting up when this returns.
 */
export async function adoptOrLaunch(cluster: Cluster, options: PostmasterOptions): Promise<Postmaster> {
  const pid = recordedPid(cluster.folder);
  if (pid !== undefined && isPostgresIn(pid, cluster.folder)) {
    if (startedAs(cluster.folder) === commandLine(cluster, options)) return adopted(pid);
    await stopPostmaster(pid);
  }
  // A process id that another process has by now, or a zombie's, would keep the new server from starting. (Children of the dead
  // server still do: PostgreSQL finds their shared memory by the folder as well.)
  if (pid !== undefined && isTaken(pid)) removeRemains(cluster.folder);
  return launch(cluster, options);
}

/** Stops the server: by a fast shutdown, then an immediate one, at last by killing it. Committed data survive in every case. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await untilGone(pid, FAST_STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await untilGone(pid, IMMEDIATE_STOP_MS)) return;
  signal(pid, 'SIGKILL');
  await untilGone(pid, IMMEDIATE_STOP_MS);
}

async function launch(cluster: Cluster, options: PostmasterOptions): Promise<Postmaster> {
  const begun = performance.now();
  for (;;) {
    const logStart = rotated(options.logFile);
    const server = spawnServer(cluster, options);
    const refusal = await refusedToStart(server, cluster.folder);
    if (refusal === undefined) return server;
    const log = readFileSync(options.logFile).subarray(logStart).toString().trim();
    const waited = performance.now() - begun;
    if (!log.includes('is still in use') || waited > ORPHANS_LIMIT_MS) {
      throw new EmbeddedPostgresError(`The database did not start (${refusal}): ${log}`);
    }
    // children of a killed server still hold its memory; they end by themselves unless they are busy
    if (waited > ORPHANS_END_ALONE_MS) for (const pid of orphansIn(cluster.folder)) signal(pid, 'SIGQUIT');
    await wait(20);
  }
}

function spawnServer(cluster: Cluster, options: PostmasterOptions): Postmaster {
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn(cluster.binaries.postgres, serverArguments(cluster.folder, options), {
    ...cluster.identity,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true, // otherwise a Ctrl-C in the terminal would reach it before the app is done with it
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, name) => resolve(name ? `signal ${name}` : `exit code ${code}`));
  });
  const pid = child.pid ?? 0;
  if (pid && !options.durable) {
    const letGo = endWithUs(pid);
    ended.then(letGo, letGo);
  }
  return { pid, ended };
}

/** Waits until the server has locked its folder; returns the reason if it ended before that. */
async function refusedToStart(server: Postmaster, folder: string): Promise<string | undefined> {
  const ended = server.ended.then((reason) => reason);
  for (;;) {
    const reason = await Promise.race([ended, wait(3)]);
    if (typeof reason === 'string') return reason;
    if (recordedPid(folder) === server.pid && statusOf(folder)) return undefined;
  }
}

function adopted(pid: number): Postmaster {
  return { pid, ended: watchForEnd(pid) };
}

/** We get no signal when a process ends that is not our child, so we poll. */
async function watchForEnd(pid: number): Promise<string> {
  while (isRunning(pid)) await wait(100, undefined, { ref: false });
  return 'it is gone';
}

function recordedPid(folder: string): number | undefined {
  const pid = Number(linesOf(join(folder, 'postmaster.pid'))[0]);
  return pid > 0 ? pid : undefined;
}

/** The eighth line of postmaster.pid: `starting`, `ready`, …; written once memory and socket are taken. */
function statusOf(folder: string): string | undefined {
  return linesOf(join(folder, 'postmaster.pid'))[7]?.trim();
}

function startedAs(folder: string): string | undefined {
  return linesOf(join(folder, 'postmaster.opts'))[0];
}

/** In PostgreSQL's format of `postmaster.opts`. */
function commandLine(cluster: Cluster, options: PostmasterOptions): string {
  const quoted = serverArguments(cluster.folder, options).map((argument) => ` "${argument}"`);
  return realpathSync(cluster.binaries.postgres) + quoted.join('');
}

function removeRemains(folder: string): void {
  for (const name of ['postmaster.pid', SOCKET_FILE, `${SOCKET_FILE}.lock`])
    rmSync(join(folder, name), { force: true });
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    // not there yet, or just removed by its server
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Renames a long log; returns the offset at which new lines begin. */
function rotated(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_KEPT_BYTES) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}
