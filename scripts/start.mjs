import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail, serve } from './lib/serve.mjs';

try {
  const node = await prepare();
  await ensureProductBuilt(node);
  console.log('Starting the server …');
  serve(node, ['dist/server/main.js', ...process.argv.slice(2)]);
} catch (error) {
  fail(error.message);
}
