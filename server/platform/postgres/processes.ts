import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

/** Whether the process runs; a dead one that nobody has collected yet (a zombie) does not. */
export function isRunning(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid);
}

/** Whether the number belongs to any process, dead and uncollected ones included. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL working in `folder`: a number alone may be somebody else's by now. */
export function isPostgresIn(pid: number, folder: string): boolean {
  if (!isRunning(pid)) return false;
  if (hasProc) return readProc(() => readlinkSync(`/proc/${pid}/cwd`)) === folder && isPostgres(pid);
  return isPostgres(pid);
}

/** Sends the signal; a process that is gone already needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Waits until the process is gone, at most `limitMs`; answers whether it is. */
export async function untilGone(pid: number, limitMs: number, everyMs = 5): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  while (isRunning(pid)) {
    if (performance.now() >= giveUpAt) return false;
    await wait(everyMs);
  }
  return true;
}

/** The processes of a killed PostgreSQL that still work in `folder` (known on Linux only). */
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

/** What is known about a process may vanish between two looks; then the answer is undefined. */
function readProc(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
