import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOBODY = 65534;

/** The user that PostgreSQL runs as; undefined is the user of this process. */
export type Identity = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root: root runs it as the owner of the existing cluster, otherwise as `nobody`. Other users run it
 * as themselves.
 */
export function identityFor(clusterFolder: string): Identity {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

/** Whether `identity` can enter every one of `folders`, by asking the kernel (modes, access lists, mounts). */
export function canReach(identity: Identity, ...folders: string[]): boolean {
  if (!identity) return true;
  const test = 'for folder; do cd -- "$folder" || exit 1; done';
  return spawnSync('/bin/sh', ['-c', test, 'sh', ...folders], { ...identity, cwd: '/' }).status === 0;
}

/** Makes `identity` the owner of `path` and everything below it. */
export function giveTo(identity: Identity, path: string): void {
  if (!identity) return;
  const { uid, gid } = identity;
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) giveTo(identity, join(path, entry.name));
  }
}

/** A minimal environment: no `PG…` variables, locale or time zone of the user reach the database. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  const unsigned = (id: string | undefined) => (id ? Number(id) >>> 0 : NOBODY); // macOS writes -2
  return { uid: unsigned(uid), gid: unsigned(gid) };
}
