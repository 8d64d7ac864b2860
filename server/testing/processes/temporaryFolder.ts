import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A new folder for a server's data: the user of the database can pass through it, so that all files stay inside. Delete it with
 * `removeTemporaryFolder`.
 */
export function temporaryFolder(name: string): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  chmodSync(path, 0o711);
  return path;
}

/** A copy of a data folder. A database that root had to store elsewhere is copied beside the original one. */
export function copiedFolder(path: string, name: string): string {
  const copy = temporaryFolder(name);
  cpSync(path, copy, { recursive: true, verbatimSymlinks: true });
  const cluster = join(copy, 'pg');
  if (!lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) return copy;
  const kept = realpathSync(cluster);
  const home = mkdtempSync(`${dirname(kept)}-`);
  chmodSync(home, 0o711);
  cpSync(kept, join(home, 'pg'), { recursive: true });
  rmSync(cluster);
  symlinkSync(join(home, 'pg'), cluster);
  return copy;
}

/** Deletes the folder, and its database if root had to store that elsewhere. */
export function removeTemporaryFolder(path: string): void {
  const cluster = join(path, 'pg');
  if (existsSync(cluster)) {
    const home = dirname(realpathSync(cluster));
    if (home !== realpathSync(path)) rmSync(home, { recursive: true, force: true });
  }
  rmSync(path, { recursive: true, force: true });
}
