import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './postgresError.ts';

const ROOTS_FOLDER = '/var/lib/vefa-pg';
const WRITABLE_BY_OTHERS = 0o022;
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * A copy of the package's `native` folder below `stateFolder()`, one per `name` (platform and version); complete or missing, and
 * trusted only while nobody else can write to it.
 */
export function copyBinaries(native: string, name: string, finish: (folder: string) => boolean): string {
  const base = stateFolder();
  const copy = join(base, name, 'native');
  if (!isWhole(native, copy)) {
    sweepAbandoned(base);
    makeCopy(native, join(base, name), finish);
  }
  for (const path of [base, join(base, name), copy, join(copy, 'bin'), join(copy, 'bin', 'postgres')]) {
    refuseForeign(path);
  }
  return copy;
}

/** The folder for files that the database's user must reach if we run as root; for other users, their cache. */
export function stateFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const wished = uid === 0 ? ROOTS_FOLDER : join(homedir(), '.cache', 'vefa-pg');
  const folder = makeFolder(wished) ?? makeFolder(join(tmpdir(), `vefa-pg-${uid}`));
  if (!folder) throw new EmbeddedPostgresError(`Neither ${wished} nor ${tmpdir()} can be written`);
  refuseForeign(folder);
  return folder;
}

function makeCopy(native: string, target: string, finish: (folder: string) => boolean): void {
  const draft = mkdtempSync(join(target, '..', 'copying-'));
  cpSync(native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  finish(join(draft, 'native'));
  openForReading(draft);
  if (existsSync(target) && !isWhole(native, join(target, 'native'))) rmSync(target, { recursive: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!isWhole(native, join(target, 'native'))) throw error; // otherwise another process was quicker
  }
}

/** After a power cut files may exist without contents: their sizes tell. */
function isWhole(native: string, copy: string): boolean {
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  return ['bin', 'lib', 'lib/postgresql', 'share/postgresql'].every((part) =>
    readdirSync(join(native, part), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
      .every(({ name }) => size(join(copy, part, name)) === size(join(native, part, name))),
  );
}

/** Readable for the database's user whatever this process's umask, writable only for its owner. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

function makeFolder(path: string): string | undefined {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    if (lstatSync(path).uid === process.getuid?.()) chmodSync(path, 0o755);
    return path;
  } catch {
    return undefined; // read-only: the caller tries another place
  }
}

function refuseForeign(path: string): void {
  const { uid, mode } = lstatSync(path);
  if (uid === process.getuid?.() && (mode & WRITABLE_BY_OTHERS) === 0) return;
  throw new EmbeddedPostgresError(`${path} must belong to the user of the server and be writable by nobody else`);
}

function sweepAbandoned(base: string): void {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith('copying-'))) {
    const path = join(base, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtime.getTime() ?? 0;
    if (made < performance.timeOrigin - ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}
