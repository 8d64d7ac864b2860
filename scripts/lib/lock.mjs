import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const POLL_MS = 50;
const BREAKING_TAKES_AT_MOST_MS = 10_000;

/**
 * Runs `work` while no other process runs work under the same `name`. The lock names its process with its start time,
 * so that one whose process is dead is seen to be stale although its number may be in use again.
 */
export async function withLock(name, work, folder = CACHE) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  const mine = describe(process.pid);
  while (!take(path, mine)) {
    if (isStale(read(path))) breakLock(path);
    else await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** A link appears with its content, all or nothing, and never over another one. */
function take(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Of several that find a lock stale only one may remove it, or the next holder's would go too. */
function breakLock(path) {
  const breaking = `${path}.breaking`;
  const age = ageOf(breaking);
  if (age !== undefined && age > BREAKING_TAKES_AT_MOST_MS) rmSync(breaking, { force: true });
  if (!take(breaking, describe(process.pid))) return;
  if (isStale(read(path))) rmSync(path, { force: true });
  rmSync(breaking, { force: true });
}

function isStale(content) {
  if (content === undefined) return false; // just released
  return content !== describe(Number(content.split(' ')[0]));
}

function describe(pid) {
  return `${pid} ${startOf(pid) ?? 'gone'}`;
}

/** When the process started, in whatever the system counts; undefined when there is none. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
    }
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'alive';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : undefined;
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function ageOf(path) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined ? undefined : Date.now() - made;
}
