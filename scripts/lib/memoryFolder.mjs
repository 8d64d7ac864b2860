import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'vefa-memory';
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * Puts the temporary files of this process and its children into memory until it ends, if the system has such a place
 * with enough room, programs can run from it, and no other folder is configured. On a disk, the tests' hundreds of
 * databases take a fifth more processor time.
 */
export function keepTemporaryFilesInMemory({ place = '/dev/shm', enoughBytes = ENOUGH_BYTES } = {}) {
  if (process.env.TMPDIR) return;
  const folder = folderIn(place, enoughBytes);
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function folderIn(place, enoughBytes) {
  if (roomIn(place) < enoughBytes) return undefined;
  sweepKilledRuns(place);
  const folder = mkdtempSync(join(place, `${NAME}-${process.pid}-`));
  // lets a database that runs as another user pass through, without listing the folder
  chmodSync(folder, 0o711);
  if (canStartPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** The room in bytes; 0 if there is no such place, as on other systems. */
function roomIn(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Removes folders of runs that were killed. */
function sweepKilledRuns(place) {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(`${NAME}-`)) continue;
    const pid = Number.parseInt(name.slice(NAME.length + 1), 10);
    const path = join(place, name);
    if (pid && !existsSync(`/proc/${pid}`) && statSync(path).uid === process.getuid()) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Containers often mount such a place without the right to run programs. */
function canStartPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
