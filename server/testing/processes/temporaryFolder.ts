import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A new folder that can be a server's data folder: passable for the user that the database runs as, so that its
 * files stay inside. `removeTemporaryFolder` takes it away again.
 */
export function temporaryFolder(name: string): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  chmodSync(path, 0o711);
  return path;
}

/** A further one with the same files. A database that root had to keep elsewhere is copied beside that one. */
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

/** Removes the folder, and its database where root had to keep that elsewhere. */
export function removeTemporaryFolder(path: string): void {
  const cluster = join(path, 'pg');
  if (existsSync(cluster)) {
    const home = dirname(realpathSync(cluster));
    if (home !== realpathSync(path)) rmSync(home, { recursive: true, force: true });
  }
  rmSync(path, { recursive: true, force: true });
}
