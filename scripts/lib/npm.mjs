import { spawnSync } from 'node:child_process';
import { environmentWith, runQuietly } from './child.mjs';

/** Runs `npm ci` under `node`. Throws with npm's output if it fails twice; one failure of a registry is common. */
export async function npmCi(args, { node, cwd }) {
  const command = ['ci', '--no-audit', '--no-fund', ...args];
  const once = () => npm(command, { node, cwd });
  if ((await once()).code === 0) return;
  const { code, output } = await once();
  if (code !== 0) throw new Error(`${output}npm ci failed`);
}

/** Runs npm silently under `node`, or under its own Node if it needs that; returns its exit code and output. */
export function npm(args, { node, cwd }) {
  const options = { cwd, env: environmentWith(node) };
  const own = process.env.npm_execpath; // set if npm started us
  if (own && /\.[cm]?js$/.test(own)) return runQuietly(nodeFor(own, node), [own, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Debian's npm finds its own packages only under Debian's Node. */
function nodeFor(npmProgram, node) {
  const { status } = spawnSync(node, [npmProgram, '--version'], { stdio: 'ignore' });
  return status === 0 ? node : process.execPath;
}
