import { environmentWith, run, TOOLS } from './lib/child.mjs';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.mjs';
import { missingPostgres15, startPostgres15 } from './lib/postgres15.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/serve.mjs';

const PROJECTS = ['server', 'exhaustive', 'in Los_Angeles', 'in Kiritimati'];

/**
 * Runs the server's tests on a distribution's PostgreSQL 15: `npm run test:postgres`. Arguments are passed to vitest.
 * With `--if-possible`, a missing PostgreSQL 15 is reported and not a failure.
 */
async function testPostgres(args) {
  const node = await prepare();
  const missing = missingPostgres15();
  if (missing && args.includes('--if-possible')) {
    console.log(`Skipped, the tests on PostgreSQL 15: ${missing}.`);
    return 0;
  }
  if (missing) throw new Error(missing);
  const chosen = args.filter((arg) => arg !== '--if-possible');
  keepTemporaryFilesInMemory();
  const projects = chosen.includes('--project') ? [] : PROJECTS.flatMap((name) => ['--project', name]);
  const { url, stop } = await startPostgres15();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    const env = environmentWith(node, { TEST_DATABASE_URL: url });
    return await run(node, [TOOLS.vitest, 'run', '--maxWorkers=3', ...projects, ...chosen], { env });
  } finally {
    await stop();
  }
}

try {
  process.exitCode = await testPostgres(process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
