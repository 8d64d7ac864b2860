import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, quickFingerprint, sourcesOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';

const DIST = join(ROOT, 'dist');

/**
 * Builds `dist/<name>` if its inputs have changed. `inputs` are folders and files; `make` fills the empty folder that
 * it receives.
 */
export async function ensureBuilt(what) {
  if (isFresh(what)) return;
  await withLock(what.name, async () => {
    if (!isFresh(what)) await build(what);
  });
}

/**
 * Whether `dist/<name>` exists and matches its inputs. Changes nothing, because the folder may belong to another user.
 */
export function lookAtBuild(what) {
  return { isThere: existsSync(join(DIST, what.name)), isFresh: presentStamp(what) !== undefined };
}

/** Renews the stamp if only file times changed, so that the next check is quick. */
function isFresh(what) {
  const stamp = presentStamp(what);
  if (stamp && stamp.quick !== readStamp(what.name)?.quick) writeStamp(what.name, stamp);
  return stamp !== undefined;
}

/** The stamp for the present state of the files; undefined if `dist/<name>` is missing or was made from others. */
function presentStamp({ name, inputs }) {
  const stamp = readStamp(name);
  if (!stamp || !existsSync(join(DIST, name))) return undefined;
  const files = sourcesOf(inputs);
  const quick = quickFingerprint(files);
  return stamp.quick === quick || stamp.content === fingerprint(files) ? { ...stamp, quick } : undefined;
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

/** Swaps the folders so fast that a running server hardly ever finds none. */
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
