import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { staticSteps } from './lib/checkSteps.mjs';
import { environmentWith, run, TOOLS } from './lib/child.mjs';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';
import { reported, runSteps } from './lib/steps.mjs';

const REPORT = join(ROOT, 'test-results', `vitest-${process.pid}.json`);
const ROOMS_WITH_TESTS = ['domain', 'server', 'journeys'];

/** Runs everything: the checks, then all tests, the browser journeys last. Arguments are passed to vitest. */
async function test(args) {
  const node = await prepare();
  keepTemporaryFilesInMemory();
  const env = environmentWith(node);
  const [checked] = await Promise.all([
    runSteps(staticSteps, { node, env }),
    ensureProductBuilt(node, (_what, work) => reported('product', work)),
  ]);
  const tested = await runTests(node, env, args);
  return checked && tested;
}

async function runTests(node, env, args) {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run(node, [TOOLS.vitest, 'run', ...reporters, ...args], { env });
  if (code !== 0) return false;
  const missing = args.length > 0 ? roomsWithout(['']) : roomsWithout(ROOMS_WITH_TESTS);
  rmSync(REPORT, { force: true });
  for (const room of missing) console.error(`No test ran${room && ` in ${room}/`}: that is no proof.`);
  return missing.length === 0;
}

/** The rooms in which not a single test passed. */
function roomsWithout(rooms) {
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const passed = testResults
    .filter((file) => file.assertionResults.some(({ status }) => status === 'passed'))
    .map((file) => relative(ROOT, file.name).split(sep).join('/'));
  return rooms.filter((room) => !passed.some((path) => path.startsWith(room && `${room}/`)));
}

try {
  process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  fail(error.message);
}
