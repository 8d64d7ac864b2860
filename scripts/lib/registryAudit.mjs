import { spawnSync } from 'node:child_process';
import { nameOf, placesIn } from './lockTree.mjs';
import { ROOT } from './paths.mjs';

// without a network npm would wait for minutes; told to be offline it would find nothing and be content
const ARGUMENTS = [
  'audit',
  '--json',
  '--include=dev',
  '--no-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/** The known faults that the registry names; nothing if it does not answer, as mirrors often do not. */
export function askRegistry(lock) {
  const report = npmAudit();
  if (!report?.vulnerabilities) return undefined;
  const placeOf = placesIn(lock);
  return Object.values(report.vulnerabilities).flatMap(({ via = [], nodes = [] }) =>
    via
      .filter((advisory) => typeof advisory === 'object')
      .flatMap((advisory) => nodes.map((path) => faultOf(advisory, path, lock.packages[path] ?? {}, placeOf(path)))),
  );
}

function npmAudit() {
  const own = process.env.npm_execpath; // set when we were started by npm
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] };
  const { stdout } = /\.[cm]?js$/.test(own ?? '')
    ? spawnSync(process.execPath, [own, ...ARGUMENTS], options)
    : spawnSync('npm', ARGUMENTS, { ...options, shell: process.platform === 'win32' });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

function faultOf({ url = '', title, severity, range }, path, entry, place) {
  const id = url.slice(url.lastIndexOf('/') + 1);
  const version = entry.version ?? range;
  return { name: nameOf(path, entry), version, place, id, severity, affected: range, summary: title };
}
