import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../../../scripts/lib/patience.mjs';
import { SESSION_COOKIE } from '../../accounts/sessionCookie.actions.ts';
import { ROOT } from '../../platform/root.ts';
import { freePort } from './freePort.ts';
import { BARE_ENVIRONMENT, SERVER } from './program.ts';
import { copiedFolder, removeTemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

/** Messages of bookings leave at once, except where a test is about their waiting. */
const QUIET = { DEMO: '0', LOG_LEVEL: 'warn', BOOKING_MESSAGES_WAIT_MINUTES: '0' };

/** The machine may be busy with other things; tests judge the durations themselves. */
const PATIENCE_MS = patience(120_000);
const LAST_WORDS = 4_000;
/** The text that it prints once it serves. */
const WELCOME = 'Member portal: ';

/** The real product in a separate process, which may be killed and started again with the same data. */
export type ProductProcess = {
  readonly origin: string;
  readonly dataDir: string;
  /** Starts it and waits until it is healthy; returns the duration in milliseconds. */
  start(): Promise<number>;
  /** Starts it, or a command of the product on the same data, without waiting. */
  launch(...command: string[]): void;
  /** Waits until its database server runs. */
  untilDatabase(): Promise<void>;
  hasDatabase(): boolean;
  /** The process id; undefined before the first start. */
  pid(): number | undefined;
  /** Sends a signal without waiting; `untilEnded` waits for the end. */
  tell(signal: NodeJS.Signals): void;
  /** Returns the exit code, or the signal that ended it. */
  untilEnded(): Promise<number | NodeJS.Signals | null>;
  /** Waits until it answers again without help. */
  untilHealthy(): Promise<number>;
  /** SIGKILL, like the system when memory runs out. */
  killApp(): Promise<void>;
  killDatabase(): void;
  /** SIGTERM, like at a shutdown of the machine: everything is written to the disk. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Its output so far. */
  output(): string;
  /** Ends it in whatever state, and deletes its data. */
  remove(): Promise<void>;
};

/**
 * `copyOf` is the data folder of a product that was stopped in good order: this one begins with the same data. `root` is the
 * folder of another installation.
 */
export async function aProductProcess(
  env: Record<string, string> = {},
  copyOf?: string,
  root = ROOT,
): Promise<ProductProcess> {
  const dataDir = copyOf ? copiedFolder(copyOf, 'vefa-trust') : temporaryFolder('vefa-trust');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let app: ChildProcess | undefined;
  let output = '';
  let saidBefore = 0;
  let killedDatabase: number | undefined;
  // connections of the killed database answer until they notice
  const isKilledDatabaseThere = () => killedDatabase !== undefined && postmasterOf(dataDir) === killedDatabase;
  const untilHealthy = () =>
    healthyAfter(origin, {
      hasEnded: () => app?.exitCode !== null,
      // the port was free only a moment ago: another program may answer there
      serves: () => output.indexOf(WELCOME, saidBefore) >= 0 && !isKilledDatabaseThere(),
      said: () => output.slice(-LAST_WORDS),
    });
  const launch = (...command: string[]) => {
    const own = { ...BARE_ENVIRONMENT, PORT: String(port), DATA_DIR: dataDir };
    const program = command.length > 0 ? command : [SERVER];
    saidBefore = output.length;
    app = spawn(process.execPath, program, { cwd: root, env: { ...own, ...QUIET, ...env } });
    for (const stream of [app.stdout, app.stderr]) stream?.on('data', (text) => (output += String(text)));
  };
  const untilEnded = async () => {
    if (app?.exitCode === null && app.signalCode === null) await once(app, 'close');
    return app?.exitCode ?? app?.signalCode ?? null;
  };
  const end = async (signal: NodeJS.Signals) => {
    app?.kill(signal);
    await untilEnded();
    return app?.exitCode ?? null;
  };
  const killApp = async () => void (await end('SIGKILL'));
  const basics = { origin, dataDir, launch, untilHealthy, untilEnded, killApp };
  return {
    ...basics,
    start: () => {
      launch();
      return untilHealthy();
    },
    pid: () => app?.pid,
    tell: (signal) => void app?.kill(signal),
    hasDatabase: () => postmasterOf(dataDir) !== undefined,
    untilDatabase: async () => {
      while (app?.exitCode === null && !postmasterOf(dataDir)) await wait(5);
    },
    stop: () => end('SIGTERM'),
    output: () => output,
    killDatabase: () => {
      killedDatabase = postmasterOf(dataDir);
      kill(killedDatabase);
    },
    remove: async () => {
      await killApp();
      const pid = postmasterOf(dataDir);
      kill(pid);
      while (pid && isAlive(pid)) await wait(20);
      removeTemporaryFolder(dataDir);
    },
  };
}

type Watched = { hasEnded: () => boolean; serves: () => boolean; said: () => string };

async function healthyAfter(origin: string, { hasEnded, serves, said }: Watched): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    if (hasEnded()) throw new Error(`the product cannot become healthy, it ended:\n${said()}`);
    if (serves() && (await isHealthy(origin))) return performance.now() - begun;
    await wait(5);
  }
  throw new Error(`the product did not become healthy within ${PATIENCE_MS} ms:\n${said()}`);
}

/** `/health` may be a second old, so a logged-in session is checked, which always asks the database. */
async function isHealthy(origin: string): Promise<boolean> {
  return (await statusOf(`${origin}/health`)) === 200 && (await statusOf(`${origin}/api/v1/me`)) === 401;
}

async function statusOf(url: string): Promise<number | undefined> {
  const headers = { cookie: `${SESSION_COOKIE}=nobody` };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience(5_000)) }).catch(() => undefined);
  return answer?.status;
}

/** The process id of the database server; undefined if there is none. */
function postmasterOf(dataDir: string): number | undefined {
  const path = join(dataDir, 'pg/postmaster.pid');
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : undefined;
}

function kill(pid: number | undefined): void {
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
