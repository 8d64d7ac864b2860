import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { withLock } from './lock.mjs';
import { MODULES, ROOT } from './paths.mjs';

const STAMP = join(MODULES, '.vefa-lock');
const ARGUMENTS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];

/** Installs the packages of the lock file when they are not the ones in `node_modules`. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    console.log('Installing packages …');
    // Once more, because a registry that stumbles is commoner than a broken lock file.
    if ((await npm()) !== 0 && (await npm()) !== 0) throw new Error('npm ci failed');
    writeStamp(lockHash());
  });
}

function isInstalled() {
  if (!existsSync(join(MODULES, '.package-lock.json'))) return false; // npm writes it last
  const wanted = lockHash();
  if (stamp() === wanted) return true;
  if (!hasEveryPackage()) return false;
  writeStamp(wanted);
  return true;
}

/** Somebody may have run `npm ci` themselves: then what is installed is compared with what is locked. */
function hasEveryPackage() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(join(MODULES, '.package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || !isForHere(entry) || found[path]?.version === entry.version,
  );
}

/** Whether npm surely installs the entry here. What belongs to an optional package only it does with that alone. */
function isForHere({ os, cpu, libc, optional }) {
  if (optional && !os) return false;
  const fits = (list, here) => !list || list.includes(here);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}

function npm() {
  const own = process.env.npm_execpath; // set when we were started by npm
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...ARGUMENTS]);
  return run('npm', ARGUMENTS, { shell: process.platform === 'win32' });
}

function stamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

/** Only spares work: where the folder belongs to somebody else, every start compares anew. */
function writeStamp(hash) {
  try {
    writeFileSync(STAMP, hash);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}
