import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announced } from './announced.mjs';
import { withLock } from './lock.mjs';
import { withNewNode } from './node24.mjs';
import { npmCi } from './npm.mjs';
import { MODULES, ROOT } from './paths.mjs';

/** npm's own record of what is installed. */
const HIDDEN_LOCK = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.vefa-lock');
const MOST_NAMED = 5;
/** No package needs its install script: the server links the libraries of the embedded PostgreSQL itself. */
const ARGUMENTS = ['--include=dev', '--include=optional', '--ignore-scripts'];

/** Installs the packages of the lock file if `node_modules` differs from it. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    await withNewNode((node) => announced('Installing packages', () => npmCi(ARGUMENTS, { node, cwd: ROOT })));
    writeStamp(lockHash());
  });
}

/**
 * Throws if a package that the server needs differs from the lock file, and names it. Installs nothing, because a
 * running server would lose its packages.
 */
export function assertServerPackages() {
  const missing = missingPackages(({ dev, optional }) => !dev && !optional);
  if (missing.length === 0) return;
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  throw new Error(
    `Packages are missing or not the locked ones: ${missing.slice(0, MOST_NAMED).join(', ')}${more}. ` +
      'Stop the server and install them: npm ci, in production with --omit=dev',
  );
}

function isInstalled() {
  if (!existsSync(HIDDEN_LOCK)) return false; // npm writes it last
  const wanted = lockHash();
  if (stamp() === wanted) return true;
  // `npm ci` may have been run by hand: then the installed packages are compared with the lock file
  if (missingPackages(isForHere).length > 0) return false;
  writeStamp(wanted);
  return true;
}

/** The packages of the lock file that are needed and missing, by name and version. */
function missingPackages(isNeeded) {
  const wanted = packagesIn(join(ROOT, 'package-lock.json'));
  const found = existsSync(HIDDEN_LOCK) ? packagesIn(HIDDEN_LOCK) : {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeeded(entry) && found[path]?.version !== entry.version)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
    );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Whether npm certainly installs the entry here. It installs parts of an optional package only together with that. */
function isForHere({ os, cpu, libc, optional }) {
  if (optional && !os) return false;
  const fits = (list, here) => !list || list.includes(here);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}

function stamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

/** Only an optimisation: if the folder belongs to another user, every start compares again. */
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
