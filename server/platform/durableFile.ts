import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes a small secret file atomically and flushes it to the disk; replaces an existing one. */
export function writeDurably(path: string, content: string): void {
  renameSync(draftOf(path, content), path);
  syncFolder(dirname(path));
}

/** Makes the file and its folder unless it exists: if several processes do so at once, the first one's content stays. */
export function makeDurably(path: string, makeContent: () => string): void {
  if (existsSync(path)) return;
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = draftOf(path, makeContent());
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(folder);
  syncFolder(dirname(folder));
}

export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function draftOf(path: string, content: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  const file = openSync(draft, 'wx', 0o600);
  writeFileSync(file, content);
  fsyncSync(file);
  closeSync(file);
  return draft;
}
