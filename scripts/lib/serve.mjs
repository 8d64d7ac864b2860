import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FRUGAL_ENVIRONMENT, FRUGAL_FLAGS } from './frugal.mjs';
import { COMPILED, ROOT } from './paths.mjs';

const FOLLOW = fileURLToPath(new URL('./followParent.mjs', import.meta.url));
const LOOK_EVERY_MS = 500;

/**
 * Runs a TypeScript program under `node` in our place: signals go through to it, its end is ours. If we are killed
 * without a word, or npm above us is, it ends too instead of holding port and data folder.
 */
export function serve(node, args) {
  const child = spawn(node, [...FRUGAL_FLAGS, '--import', pathToFileURL(FOLLOW).href, ...args], {
    cwd: ROOT,
    // half of the start otherwise
    env: { NODE_COMPILE_CACHE: COMPILED, ...FRUGAL_ENVIRONMENT, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // A terminal tells the whole group of processes by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) watchAncestors(end);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Prints the message alone, without a stack: it is meant for whoever runs this. */
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

/** npm may have put a shell between itself and us. */
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
