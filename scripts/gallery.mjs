import { environmentWith, run } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';

/** Takes a picture of every screen: `npm run gallery -- payment --language tr --width 390 --dark`. */
async function gallery(args) {
  const node = await prepare();
  await ensureProductBuilt(node);
  return run(node, ['journeys/gallery/shoot.ts', ...args], { env: environmentWith(node) });
}

try {
  process.exitCode = await gallery(process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
