import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announced } from './announced.mjs';
import { npmCi } from './npm.mjs';
import { CACHE, MODULES, ROOT } from './paths.mjs';

const NEEDED = 24;
const OWN_FOLDER = join(CACHE, 'node24');

/** A Node that runs TypeScript directly: the present one, otherwise the one that the project brings. */
export function findNode() {
  if (isNewEnough()) return process.execPath;
  const brought = programIn(MODULES);
  if (existsSync(brought)) return brought;
  throw nothingBrought();
}

/**
 * Runs `work` with a Node that all packages accept, before they are installed: the present one, otherwise the locked
 * package of Node in a folder of its own, because installing empties `node_modules` first.
 */
export async function withNewNode(work) {
  if (isNewEnough()) return await work(process.execPath);
  const locked = lockedNode();
  try {
    await announced(`Fetching Node ${locked.version}`, () => fetchNode(locked));
    return await work(programIn(join(OWN_FOLDER, 'node_modules')));
  } finally {
    rmSync(OWN_FOLDER, { recursive: true, force: true });
  }
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED;
}

function lockedNode() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { optional, ...entry } = packages[`node_modules/${packageName()}`] ?? {};
  if (!entry.version) throw nothingBrought();
  return entry;
}

/** With a lock file of its own, so that npm verifies the checksum from ours. */
async function fetchNode(entry) {
  rmSync(OWN_FOLDER, { recursive: true, force: true });
  mkdirSync(OWN_FOLDER, { recursive: true });
  const own = { name: 'node24', version: '1.0.0', dependencies: { [packageName()]: entry.version } };
  const packages = { '': own, [`node_modules/${packageName()}`]: entry };
  write('package.json', { ...own, private: true });
  write('package-lock.json', { name: own.name, version: own.version, lockfileVersion: 3, packages });
  if (existsSync(join(ROOT, '.npmrc'))) copyFileSync(join(ROOT, '.npmrc'), join(OWN_FOLDER, '.npmrc'));
  await npmCi(['--ignore-scripts'], { node: process.execPath, cwd: OWN_FOLDER });
}

function write(name, content) {
  writeFileSync(join(OWN_FOLDER, name), JSON.stringify(content));
}

function programIn(modules) {
  return join(modules, packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}`;
}

function nothingBrought() {
  return new Error(
    `Vefa needs Node ${NEEDED} or newer. This is Node ${process.versions.node}, and there is no package ${packageName()} ` +
      `to bring one along: please install Node ${NEEDED} from https://nodejs.org`,
  );
}
