import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The files in the given folders (and the given files themselves) without tests, sorted. */
export function sourcesOf(paths) {
  return paths
    .flatMap(listed)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort();
}

/** Changes whenever a file is written; reads only file times. */
export function quickFingerprint(files) {
  return hashOf(files, (hash, path) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${size} ${mtimeMs}`);
  });
}

/** Changes whenever a content changes. */
export function fingerprint(files) {
  return hashOf(files, (hash, path) => hash.update(readFileSync(join(ROOT, path))));
}

function listed(path) {
  const entry = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => listed(`${path}/${name}`));
}

function hashOf(files, add) {
  const hash = createHash('sha256');
  for (const path of files) {
    hash.update(`\n${path}\n`);
    add(hash, path);
  }
  return hash.digest('hex');
}
