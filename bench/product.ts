import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FRUGAL_ENVIRONMENT, FRUGAL_FLAGS } from '../scripts/lib/frugal.mjs';

/** The product as a child process, as `npm start` runs it. */
export type Product = { url: string; child: ChildProcess; startMs: number; stop(): Promise<void> };

const MAIN = join(import.meta.dirname, '../dist/server/main.js');
const COMPILED = join(import.meta.dirname, '../.cache/compiled');
const POLL_MS = 10;

/** Starts the product and measures the time from process start to the first answered request. */
export async function startProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Product> {
  const started = performance.now();
  const child = spawn(process.execPath, [...FRUGAL_FLAGS, MAIN], {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...FRUGAL_ENVIRONMENT,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...GENEROUS,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    await pause(POLL_MS);
  }
  return { url, child, startMs: performance.now() - started, stop: () => stop(child) };
}

// the same person logs in thousands of times here, and many register, so the throttle has to allow it
const GENEROUS = {
  LIMIT_LOGINS_PER_ACCOUNT: '10000000',
  LIMIT_LOGINS_PER_ADDRESS: '10000000',
  LIMIT_REGISTRATIONS_PER_ADDRESS: '10000000',
  LIMIT_MAILS_PER_RECIPIENT: '10000000',
};

/** Resident memory of a process in MiB, without the database's processes. */
export function memoryMiB(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Measures ten times a second until the process is told to end; returns the maximum. */
export function watchMemory(child: ChildProcess): () => number {
  let most = memoryMiB(child);
  const look = () => {
    most = Math.max(most, memoryMiB(child));
    return most;
  };
  const timer = setInterval(() => (child.killed ? clearInterval(timer) : look()), 100).unref();
  return look;
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
