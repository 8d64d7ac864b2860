import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from './paths.mjs';

const NEEDED = 24;

/** A Node that runs TypeScript as it is: the one running this, else the one that the project brings. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const brought = join(MODULES, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  throw new Error(
    `Vefa needs Node ${NEEDED} or newer. This is Node ${process.versions.node}, and there is no package ${name} to ` +
      `bring one along: please install Node ${NEEDED} from https://nodejs.org`,
  );
}
