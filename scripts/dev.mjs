import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith, TOOLS } from './lib/child.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureWebBuilt, forgetWebBuild } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';

const WEB = join(ROOT, 'dist', 'web');

/** Server and interfaces, each begun anew when a file of it changes; reload the page to see it. */
async function develop() {
  const node = await prepare();
  await ensureWebBuilt(node);
  forgetWebBuild();
  const env = environmentWith(node);
  // made of what is there now; without it pages draw themselves
  rmSync(join(WEB, 'drawn'), { recursive: true, force: true });
  const watchWeb = [TOOLS.vite, 'build', '--watch', '--config', 'web/vite.config.ts'];
  const children = [
    spawn(node, [...watchWeb, '--outDir', WEB], { cwd: ROOT, stdio: 'inherit', env }),
    spawn(node, [...watchWeb, '--outDir', join(WEB, 'office'), '--mode', 'office'], {
      cwd: ROOT,
      stdio: 'inherit',
      env,
    }),
    spawn(node, ['--watch', 'server/main.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env }),
  ];
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
  for (const child of children) child.once('exit', endAll);
}

await develop().catch((error) => fail(error.message));
