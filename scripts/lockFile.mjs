import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

/**
 * `npm ci` needs every optional package in the lock file, also those for other platforms, but npm leaves out what its
 * registry lacks (mirrors may lack platforms). This finds such gaps; `--fill` adds them by name, version and platform,
 * so that npm knows and skips them.
 */
const PATH = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(PATH, 'utf8'));
const gaps = Object.entries(lock.packages).flatMap(([path, entry]) => gapsOf(path, entry));
if (process.argv.includes('--fill') && gaps.length > 0) fill();
else if (gaps.length > 0) {
  console.log(
    `package-lock.json lacks ${gaps.length} packages, so npm ci refuses it: node scripts/lockFile.mjs --fill`,
  );
  for (const { path } of gaps) console.log(`  ${path}`);
  process.exitCode = 1;
}

function gapsOf(path, { optionalDependencies = {}, dev }) {
  return Object.entries(optionalDependencies)
    .filter(([name]) => !isFoundFrom(path, name))
    .map(([name, version]) => ({ path: `${folderOf(path)}node_modules/${name}`, name, version, dev }));
}

/** Finds packages as Node does: below the importing one, then in every folder above. */
function isFoundFrom(path, name) {
  if (`${path}/node_modules/${name}`.replace(/^\//, '') in lock.packages) return true;
  return path !== '' && isFoundFrom(folderOf(path).slice(0, -1), name);
}

/** The part before the last `node_modules/`, where a package's neighbours are searched. */
function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf('node_modules/')));
}

function fill() {
  for (const gap of gaps) lock.packages[gap.path] = entryFor(gap);
  const [[root, own], ...others] = Object.entries(lock.packages);
  others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    PATH,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries([[root, own], ...others]) }, null, 2)}\n`,
  );
  console.log(`package-lock.json has ${gaps.length} packages more`);
}

function entryFor({ name, version, dev }) {
  const words = name.split(/[/-]/);
  const system = SYSTEMS.find((known) => words.includes(known));
  const processor = PROCESSORS.find((known) => words.includes(known));
  if (!system || !processor || !/^\d/.test(version)) throw new Error(`${name}@${version} names no platform`);
  const libc = words.includes('musl') && { libc: ['musl'] };
  return { version, ...libc, cpu: [processor], ...(dev && { dev }), optional: true, os: [system] };
}
