import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { staticSteps } from './lib/checkSteps.mjs';
import { environmentWith, run, TOOLS } from './lib/child.mjs';
import { journeysNamed, runJourneys } from './lib/journeys.mjs';
import { makeWay } from './lib/makeWay.mjs';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';
import { reported, runSteps } from './lib/steps.mjs';

const REPORT = join(ROOT, 'test-results', `vitest-${process.pid}.json`);
const ROOMS_WITH_TESTS = ['domain', 'server'];

/**
 * Runs everything: the checks, then all tests, the browser journeys last. Arguments are passed to Vitest, and the checks
 * are left out; those that are part of the path of a journey run that as well.
 */
async function test(args) {
  makeWay();
  const node = await prepare();
  keepTemporaryFilesInMemory();
  const env = environmentWith(node);
  const [checked] = await Promise.all([
    runSteps(args.length === 0 ? staticSteps : [], { node, env }),
    ensureProductBuilt(node, (_what, work) => reported('product', work)),
  ]);
  const journeys = journeysWanted(args);
  const tested = await runTests(node, env, args, roomsToProve(args, journeys));
  const walked = journeys.length === 0 || (await runJourneys(node, env, journeys)) === 0;
  repeatFailures();
  return checked && tested && walked;
}

function journeysWanted(args) {
  const words = args.filter((arg) => !arg.startsWith('-'));
  return args.length > 0 && words.length === 0 ? [] : journeysNamed(words);
}

/** The rooms of which Vitest must have run a test; `''` is any room. */
function roomsToProve(args, journeys) {
  if (args.length === 0) return ROOMS_WITH_TESTS;
  return journeys.length > 0 ? [] : [''];
}

async function runTests(node, env, args, rooms) {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const mayBeNone = rooms.length === 0 ? ['--passWithNoTests'] : [];
  const code = await run(node, [TOOLS.vitest, 'run', ...reporters, ...mayBeNone, ...args], { env });
  if (code !== 0) return false;
  const missing = roomsWithout(rooms);
  for (const room of missing) console.error(`No test ran${room && ` in ${room}/`}: that is no proof.`);
  return missing.length === 0;
}

/** Names what failed once more at the end, below the hundreds of lines of the journeys. */
function repeatFailures() {
  for (const { name, message, assertionResults } of readReport()) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed) console.error(`FAILED ${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
    if (message && failed.length === 0) console.error(`FAILED ${name}:\n${message}`);
  }
  rmSync(REPORT, { force: true });
}

function readReport() {
  return existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).testResults : [];
}

/** The rooms in which not a single test passed. */
function roomsWithout(rooms) {
  if (rooms.length === 0) return [];
  const passed = readReport()
    .filter((file) => file.assertionResults.some(({ status }) => status === 'passed'))
    .map((file) => relative(ROOT, file.name).split(sep).join('/'));
  return rooms.filter((room) => !passed.some((path) => path.startsWith(room && `${room}/`)));
}

try {
  process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  fail(error.message);
}
