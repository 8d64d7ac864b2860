import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { syncFolder, writeDurably } from '../durableFile.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { stateFolder } from './binariesCopy.ts';
import { canReach, giveTo, type Identity, identityFor, serverEnvironment } from './identity.ts';
import { EmbeddedPostgresError } from './postgresError.ts';
import type { Durability } from './settings.ts';

export const DATABASE_USER = 'vefa';

const OTHERS = 0o077;
const DRAFT = 'pg.init-';
/** A file beside a separate database: the path of the data folder that it belongs to. */
const OWNER = 'owner';

type Making = Durability & { identity: Identity; binaries: Binaries };

/** A PostgreSQL data folder, ready to be started. */
export type Cluster = {
  /** The folder itself, with links resolved. */
  folder: string;
  password: string;
  identity: Identity;
  binaries: Binaries;
};

/**
 * The cluster at `<dataDir>/pg`, created if there is none. If root's `dataDir` is not readable for others, the cluster is in a
 * private folder that the database's user can reach, and `<dataDir>/pg` is a link to it. The caller holds the lock of `dataDir`.
 */
export async function openCluster(dataDir: string, { durable }: Durability): Promise<Cluster> {
  const link = join(dataDir, 'pg');
  const identity = identityFor(link);
  const binaries = findBinaries(identity);
  dropDraftHome(dataDir);
  const home = lstatSync(link, { throwIfNoEntry: false }) ? homeBehind(link) : newHome(dataDir, identity);
  if (home !== dataDir) takeHome(dataDir, home);
  sweepDrafts(home);
  if (isVacant(join(home, 'pg'))) await makeCluster(dataDir, home, { identity, binaries, durable });
  if (home !== dataDir && !existsSync(link)) renameSync(draftLink(dataDir), link);
  if (!canReach(identity, join(home, 'pg'))) {
    throw new EmbeddedPostgresError(
      `The user PostgreSQL runs as (${identity?.uid}) does not get to ${home}: make the folders above it passable (chmod o+x)`,
    );
  }
  const folder = realpathSync(link);
  // a restored backup may have lost the owner and permissions that PostgreSQL requires
  if (identity && lstatSync(folder).uid === 0) giveTo(identity, folder);
  if ((lstatSync(folder).mode & OTHERS) !== 0) chmodSync(folder, 0o700);
  return { folder, password: readPassword(dataDir), identity, binaries };
}

/** For a command, which creates no cluster: refuses if there is none. */
export function assertCluster(dataDir: string): void {
  if (lstatSync(join(dataDir, 'pg'), { throwIfNoEntry: false })) return;
  throw new EmbeddedPostgresError(
    `There is no database in ${dataDir}, and a command makes none: set DATABASE_URL and DATA_DIR as the server has them`,
  );
}

/** Whether a cluster has to be created here. A folder without read permission is somebody's database, and not vacant. */
function isVacant(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true;
  const content = readdirSync(folder);
  if (content.length === 0 || content.includes('PG_VERSION')) return content.length === 0;
  throw new EmbeddedPostgresError(`${folder} has files, but is no database`);
}

/** The folder that contains the cluster, following the link `pg`. */
function homeBehind(link: string): string {
  if (existsSync(link)) return dirname(realpathSync(link));
  throw new EmbeddedPostgresError(`${link} leads to ${readlinkSync(link)}, which is missing: restore it from a backup`);
}

/**
 * Notes whose database a separate folder contains. Refuses a copy of a data folder: it holds the link, not the database, and
 * would change the original's.
 */
function takeHome(dataDir: string, home: string): void {
  const note = join(home, OWNER);
  const owner = existsSync(note) ? readFileSync(note, 'utf8') : dataDir;
  if (owner !== dataDir && leadsTo(owner, home)) {
    throw new EmbeddedPostgresError(
      `${dataDir} is a copy: its link pg leads to the database of ${owner}. Remove the link and ${join(dataDir, 'pg.password')} ` +
        'to begin with a new database, or restore a backup into an empty folder',
    );
  }
  // a data folder that was moved keeps its database
  if (owner !== dataDir || !existsSync(note)) writeDurably(note, dataDir);
}

function leadsTo(dataDir: string, home: string): boolean {
  const link = join(dataDir, 'pg');
  return existsSync(link) && dirname(realpathSync(link)) === home;
}

/** Beside the other data if the database's user can reach that, otherwise in a separate folder (a draft until it is complete). */
function newHome(dataDir: string, identity: Identity): string {
  if (canReach(identity, dataDir)) return dataDir;
  const home = mkdtempSync(join(stateFolder(), 'data-'));
  giveTo(identity, home);
  symlinkSync(join(home, 'pg'), draftLink(dataDir));
  return home;
}

function draftLink(dataDir: string): string {
  return join(dataDir, 'pg.draft');
}

/** Deletes the separate folder that an interrupted first start left. */
function dropDraftHome(dataDir: string): void {
  const link = draftLink(dataDir);
  if (!lstatSync(link, { throwIfNoEntry: false })) return;
  rmSync(dirname(readlinkSync(link)), { recursive: true, force: true });
  rmSync(link);
}

async function makeCluster(dataDir: string, home: string, how: Making) {
  const password = randomBytes(24).toString('base64url');
  writeDurably(join(dataDir, 'pg.password'), password);
  const draft = mkdtempSync(join(home, DRAFT));
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const folder = join(draft, 'pg');
  mkdirSync(folder, { mode: 0o700 });
  giveTo(how.identity, draft);
  await initialise(folder, passwordFile, how);
  renameSync(folder, join(home, 'pg'));
  syncFolder(home);
  rmSync(draft, { recursive: true });
}

async function initialise(folder: string, passwordFile: string, how: Making) {
  const child = spawn(
    how.binaries.initdb,
    [
      ...['-D', folder, '-U', DATABASE_USER, '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
      ...(how.durable ? [] : ['--no-sync']),
    ],
    { ...how.identity, cwd: '/', env: serverEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, out, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new EmbeddedPostgresError(`The database could not be made: ${complaints || out}`.trim());
}

/** The cluster at `<dataDir>/pg`, if another process of the same user is running its server. */
export function servedCluster(dataDir: string): Pick<Cluster, 'folder' | 'password'> {
  return { folder: realpathSync(join(dataDir, 'pg')), password: readPassword(dataDir) };
}

function readPassword(dataDir: string): string {
  const path = join(dataDir, 'pg.password');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  throw new EmbeddedPostgresError(`${path} is missing: restore it together with ${join(dataDir, 'pg')}`);
}

/** Deletes what an interrupted `initdb` left; nobody else creates a cluster here while we hold the lock. */
function sweepDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith(DRAFT)) rmSync(join(home, name), { recursive: true, force: true });
  }
}
