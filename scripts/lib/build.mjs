import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, quickFingerprint, sourcesOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';

const DIST = join(ROOT, 'dist');

/**
 * Makes `dist/<name>` when what it is made of has changed. `inputs` are folders and files; `make` fills the empty folder
 * that it is given.
 */
export async function ensureBuilt({ name, inputs, make }) {
  if (isFresh(name, inputs)) return;
  await withLock(name, async () => {
    if (!isFresh(name, inputs)) await build({ name, inputs, make });
  });
}

/** Whether `dist/<name>` is there, and made of what is there now. Changes nothing: it may be somebody else's. */
export function lookAtBuild({ name, inputs }) {
  const stamp = readStamp(name);
  const isThere = existsSync(join(DIST, name));
  return { isThere, isFresh: isThere && stamp?.content === fingerprint(sourcesOf(inputs)) };
}

/** The next `ensureBuilt` makes it, whatever is there. */
export function forgetBuild(name) {
  rmSync(stampOf(name), { force: true });
}

function isFresh(name, inputs) {
  const stamp = readStamp(name);
  if (!stamp || !existsSync(join(DIST, name))) return false;
  const files = sourcesOf(inputs);
  if (stamp.quick === quickFingerprint(files)) return true;
  if (stamp.content !== fingerprint(files)) return false;
  writeStamp(name, { ...stamp, quick: quickFingerprint(files) });
  return true;
}

async function build({ name, inputs, make }) {
  const files = sourcesOf(inputs);
  const stamp = { quick: quickFingerprint(files), content: fingerprint(files) };
  const draft = join(DIST, `${name}.new`);
  rmSync(draft, { recursive: true, force: true });
  await make(draft);
  replace(join(DIST, name), draft);
  writeStamp(name, stamp);
}

/** A running server meets either the old files or the new ones, hardly ever none. */
function replace(output, draft) {
  const old = `${output}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}

function readStamp(name) {
  const path = stampOf(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function writeStamp(name, stamp) {
  mkdirSync(DIST, { recursive: true });
  const draft = `${stampOf(name)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stamp));
  renameSync(draft, stampOf(name));
}

function stampOf(name) {
  return join(DIST, `${name}.stamp.json`);
}
