import { prepare } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';
import { ensureWebBuilt } from './lib/webBuild.mjs';

try {
  const node = await prepare();
  await ensureWebBuilt(node);
  serve(node, ['bench/bench.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error.message);
}
