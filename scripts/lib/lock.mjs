import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const POLL_MS = 50;
const BREAKING_TAKES_AT_MOST_MS = 10_000;

/**
 * Runs `work` while no other process runs work under the same `name`. The lock holds the process id and its start time,
 * so that a lock of a dead process is recognised although its id may be in use again.
 */
export async function withLock(name, work, folder = CACHE) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  const mine = descriptionOf(process.pid);
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

/** Creates the lock as a link, which appears with its content at once and never replaces another one. */
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

/** If several processes find a stale lock, only one may remove it; otherwise they would remove the next holder's. */
function breakLock(path) {
  const breaking = `${path}.breaking`;
  const age = ageOf(breaking);
  if (age !== undefined && age > BREAKING_TAKES_AT_MOST_MS) rmSync(breaking, { force: true });
  if (!take(breaking, descriptionOf(process.pid))) return;
  if (isStale(read(path))) rmSync(path, { force: true });
  rmSync(breaking, { force: true });
}

function isStale(content) {
  if (content === undefined) return false; // just released
  return content !== descriptionOf(Number(content.split(' ')[0]));
}

function descriptionOf(pid) {
  return `${pid} ${startOf(pid) ?? 'gone'}`;
}

/** The start time of a process, in the system's own unit; undefined if there is none. */
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
