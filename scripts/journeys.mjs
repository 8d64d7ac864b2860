import { environmentWith } from './lib/child.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';

/** Runs the browser journeys, or some of them: `npm run journeys -- everyScreen`. */
try {
  const node = await prepare();
  keepTemporaryFilesInMemory();
  await ensureProductBuilt(node);
  process.exitCode = await runJourneys(node, environmentWith(node), process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
