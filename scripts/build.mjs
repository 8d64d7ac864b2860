import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';

try {
  await ensureProductBuilt(await prepare());
} catch (error) {
  fail(error.message);
}
