import { spawnSync } from 'node:child_process';
import { environmentWith, runQuietly } from './child.mjs';

/** Runs `npm ci` under `node`. Throws with what npm said where it fails twice: a registry that stumbles is common. */
export async function npmCi(args, { node, cwd }) {
  const command = ['ci', '--no-audit', '--no-fund', ...args];
  const once = () => npm(node, command, { cwd, env: environmentWith(node) });
  if ((await once()).code === 0) return;
  const { code, output } = await once();
  if (code !== 0) throw new Error(`${output}npm ci failed`);
}

function npm(node, args, options) {
  const own = process.env.npm_execpath; // set when we were started by npm
  if (own && /\.[cm]?js$/.test(own)) return runQuietly(nodeFor(own, node), [own, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Debian's npm finds its own packages under Debian's Node only. */
function nodeFor(npmProgram, node) {
  const { status } = spawnSync(node, [npmProgram, '--version'], { stdio: 'ignore' });
  return status === 0 ? node : process.execPath;
}
