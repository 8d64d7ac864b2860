import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith, runQuietly, TOOLS } from './child.mjs';
import { compress } from './compress.mjs';
import { fingerprint, quickFingerprint, sourcesOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';

const INPUTS = ['domain', 'texts', 'web', 'package-lock.json'];
const DIST = join(ROOT, 'dist');
const OUTPUT = join(DIST, 'web');
const STAMP = join(DIST, 'web.stamp.json');

/** Builds the two interfaces into `dist/web`, the office's in a folder of its own, when what they are made of has changed. */
export async function ensureWebBuilt(node) {
  if (isFresh()) return;
  await withLock('web', async () => {
    if (!isFresh()) await build(node);
  });
}

/** The next `ensureWebBuilt` builds, whatever is there. */
export function forgetWebBuild() {
  rmSync(STAMP, { force: true });
}

function isFresh() {
  const stamp = readStamp();
  if (!stamp || !existsSync(OUTPUT)) return false;
  const files = sourcesOf(INPUTS);
  if (stamp.quick === quickFingerprint(files)) return true;
  if (stamp.content !== fingerprint(files)) return false;
  writeStamp({ ...stamp, quick: quickFingerprint(files) });
  return true;
}

async function build(node) {
  console.log('Building the interfaces …');
  const files = sourcesOf(INPUTS);
  const stamp = { quick: quickFingerprint(files), content: fingerprint(files) };
  const draft = `${OUTPUT}.new`;
  rmSync(draft, { recursive: true, force: true });
  await runVite(node, draft);
  await Promise.all([
    runVite(node, join(draft, 'drawn'), '--ssr'),
    runVite(node, join(draft, 'office'), '--mode', 'office'),
  ]);
  compress(join(draft, 'assets'));
  compress(join(draft, 'office', 'assets'));
  replace(draft);
  writeStamp(stamp);
}

/** The portal for browsers; with `--ssr` the program by which the server draws its pages ahead; with its mode the office. */
async function runVite(node, folder, ...more) {
  const args = [TOOLS.vite, 'build', '--config', 'web/vite.config.ts', '--outDir', folder, '--emptyOutDir', ...more];
  const { code, output } = await runQuietly(node, args, {
    env: environmentWith(node, { NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error(`The interfaces could not be built.\n${output}`);
}

/** A running server meets either the old files or the new ones, hardly ever none. */
function replace(draft) {
  const old = `${OUTPUT}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(OUTPUT)) renameSync(OUTPUT, old);
  renameSync(draft, OUTPUT);
  rmSync(old, { recursive: true, force: true });
}

function readStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : undefined;
}

function writeStamp(stamp) {
  mkdirSync(DIST, { recursive: true });
  const draft = `${STAMP}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stamp));
  renameSync(draft, STAMP);
}
