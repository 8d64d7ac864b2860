import { join } from 'node:path';
import { ensureBuilt, forgetBuild } from './build.mjs';
import { environmentWith, runQuietly, TOOLS } from './child.mjs';
import { compress } from './compress.mjs';

/** What `npm start` runs: the server as a program of few files, and the two interfaces. */
export async function ensureProductBuilt(node) {
  await Promise.all([ensureServerBuilt(node), ensureWebBuilt(node)]);
}

/** Builds the two interfaces into `dist/web`, the office's in a folder of its own, when what they are made of has changed. */
export function ensureWebBuilt(node) {
  const inputs = ['domain', 'texts', 'web', 'package-lock.json'];
  return ensureBuilt({ name: 'web', inputs, make: (folder) => buildWeb(node, folder) });
}

/** The next `ensureWebBuilt` builds, whatever is there. */
export function forgetWebBuild() {
  forgetBuild('web');
}

function ensureServerBuilt(node) {
  const inputs = ['domain', 'texts', 'server', 'package-lock.json'];
  return ensureBuilt({ name: 'server', inputs, make: (folder) => runVite(node, 'server', folder) });
}

async function buildWeb(node, folder) {
  console.log('Building the interfaces …');
  await runVite(node, 'web', folder);
  await Promise.all([
    runVite(node, 'web', join(folder, 'drawn'), '--ssr'),
    runVite(node, 'web', join(folder, 'office'), '--mode', 'office'),
  ]);
  compress(join(folder, 'assets'));
  compress(join(folder, 'office', 'assets'));
}

/** Of `web` the portal for browsers; with `--ssr` the program by which the server draws its pages ahead; with its mode the office. */
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
