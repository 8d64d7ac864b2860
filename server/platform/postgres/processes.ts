import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

/** Whether the process runs; a zombie does not count. */
export function isRunning(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid);
}

/** Whether any process has this id, zombies included. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL working in `folder`: its id alone may have been reused. */
export function isPostgresIn(pid: number, folder: string): boolean {
  if (!isRunning(pid)) return false;
  if (hasProc) return readProc(() => readlinkSync(`/proc/${pid}/cwd`)) === folder && isPostgres(pid);
  return isPostgres(pid);
}

/** Sends the signal; ignores a process that has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Waits until the process has ended, at most `limitMs`; returns whether it has. */
export async function untilGone(pid: number, limitMs: number, everyMs = 5): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  while (isRunning(pid)) {
    if (performance.now() >= giveUpAt) return false;
    await wait(everyMs);
  }
  return true;
}

/** Processes of a killed PostgreSQL that still work in `folder` (Linux only). */
export function orphansIn(folder: string): number[] {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresIn(pid, folder));
}

function isZombie(pid: number): boolean {
  if (!hasProc) return false;
  const stat = readProc(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat === undefined || /\) [ZX] /.test(stat);
}

function isPostgres(pid: number): boolean {
  if (!hasProc) {
    const command = readProc(() => execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }));
    return basename(command?.trim() ?? '') === 'postgres';
  }
  return readProc(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) === 'postgres';
}

/** Undefined if the process ends while /proc is read. */
function readProc(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
