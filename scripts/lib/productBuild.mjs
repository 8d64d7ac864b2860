import { join } from 'node:path';
import { announced } from './announced.mjs';
import { ensureBuilt, lookAtBuild } from './build.mjs';
import { environmentWith, runQuietly, TOOLS } from './child.mjs';
import { compress } from './compress.mjs';

const SERVER = { name: 'server', inputs: ['domain', 'texts', 'server', 'package-lock.json'] };
const WEB = { name: 'web', inputs: ['domain', 'texts', 'web', 'package-lock.json'] };

/** Builds what `npm start` runs: the server and its commands bundled into few files, and the two interfaces. */
export async function ensureProductBuilt(node, announce = announced) {
  if (lookAtBuild(SERVER).isFresh && lookAtBuild(WEB).isFresh) return;
  await announce('Building the server and the interfaces', () =>
    Promise.all([ensureServerBuilt(node), ensureWebBuilt(node)]),
  );
}

/** Builds the two interfaces into `dist/web`, the office's in a folder of its own, if their inputs have changed. */
export function ensureWebBuilt(node) {
  return ensureBuilt({ ...WEB, make: (folder) => buildWeb(node, folder) });
}

/**
 * For commands beside a server, which must run the same build. Throws if nothing is built; warns if the sources are
 * newer.
 */
export function assertServerBuilt() {
  const { isThere, isFresh } = lookAtBuild(SERVER);
  if (!isThere) throw new Error('Nothing is built here: npm run build');
  if (!isFresh) console.error('This runs what was built before the sources changed (npm run build).');
}

function ensureServerBuilt(node) {
  return ensureBuilt({ ...SERVER, make: (folder) => runVite(node, 'server', folder) });
}

async function buildWeb(node, folder) {
  await runVite(node, 'web', folder);
  await Promise.all([
    runVite(node, 'web', join(folder, 'prerendered'), '--ssr'),
    runVite(node, 'web', join(folder, 'office'), '--mode', 'office'),
  ]);
  compress(join(folder, 'assets'));
  compress(join(folder, 'office', 'assets'));
}

/** Builds the portal; with `--ssr` the program that prerenders it, with `--mode office` the office. */
async function runVite(node, room, folder, ...more) {
  const args = [
    TOOLS.vite,
    'build',
    '--config',
    `${room}/vite.config.ts`,
    '--outDir',
    folder,
    '--emptyOutDir',
    ...more,
  ];
  const { code, output } = await runQuietly(node, args, { env: environmentWith(node, { NODE_ENV: 'production' }) });
  if (code !== 0) throw new Error(`Of ${room} nothing could be built.\n${output}`);
}
