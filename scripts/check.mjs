import { quickTests, staticSteps } from './lib/checkSteps.mjs';
import { environmentWith } from './lib/child.mjs';
import { makeWay } from './lib/makeWay.mjs';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/serve.mjs';
import { runSteps } from './lib/steps.mjs';

try {
  makeWay();
  const node = await prepare();
  keepTemporaryFilesInMemory();
  const good = await runSteps([quickTests, ...staticSteps], { node, env: environmentWith(node) });
  process.exitCode = good ? 0 : 1;
} catch (error) {
  fail(error.message);
}
