import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FRUGAL_ENVIRONMENT, FRUGAL_FLAGS } from './frugal.mjs';
import { COMPILED, ROOT } from './paths.mjs';

const FOLLOW = fileURLToPath(new URL('./followParent.mjs', import.meta.url));
const LOOK_EVERY_MS = 500;

/**
 * Runs a TypeScript program under `node` in place of this process: passes signals on, and ends with it. If this process
 * or npm above it is killed, the program ends too, and does not keep port and data folder.
 */
export function serve(node, args) {
  const child = spawn(node, [...FRUGAL_FLAGS, '--import', pathToFileURL(FOLLOW).href, ...args], {
    cwd: ROOT,
    // saves half of the start time
    env: { NODE_COMPILE_CACHE: COMPILED, ...FRUGAL_ENVIRONMENT, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // a terminal signals the whole process group itself
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) watchAncestors(end);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Prints only the message, because it is meant for the person who runs this. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

function watchAncestors(whenChanged) {
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) whenChanged();
  }, LOOK_EVERY_MS).unref();
}

/** npm may have started a shell between itself and this process. */
function ancestors() {
  if (process.platform !== 'linux') return String(process.ppid);
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1];
  } catch {
    return 'gone';
  }
}
