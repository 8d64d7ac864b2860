import { constants, cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../../scripts/lib/npm.mjs';
import { ROOT } from '../../platform/root.ts';

const PRUNE = /^ *(?:&& )?npm (prune(?: --omit=[a-z]+)+)/m;
/** What a checkout brings, and what `npm run build` makes. */
const CARRIED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'association',
  'domain',
  'texts',
  'server',
  'scripts',
  'dist',
];

/** The arguments of the one line that removes packages, as this guide tells it to operators. */
export function pruneLineOf(guide: string): string[] {
  const [, line = ''] = PRUNE.exec(readFileSync(join(ROOT, guide), 'utf8')) ?? [];
  return line.trim().split(/\s+/);
}

/** The Node that the project brings: large, and the tests have one. */
const OWN_NODE = /^node-\w+-\w+$/;

/** A copy of this installation without the packages that `npm prune` removes by these arguments. */
export async function prunedInstallation(prune: readonly string[]): Promise<string> {
  // not below this folder, where Node would find the removed packages
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'vefa-pruned-')));
  for (const name of CARRIED) cpSync(join(ROOT, name), join(place, name), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (OWN_NODE.test(name)) continue;
    const [from, to] = [join(ROOT, 'node_modules', name), join(place, 'node_modules', name)];
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  }
  const { code, output } = await npm([...prune, '--no-audit', '--no-fund'], { node: process.execPath, cwd: place });
  if (code !== 0) throw new Error(output);
  return place;
}
