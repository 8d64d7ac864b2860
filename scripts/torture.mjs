import { environmentWith, run, TOOLS } from './lib/child.mjs';
import { withClusterTools } from './lib/clusterTools.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { prepare } from './lib/prepare.mjs';
import { ensureProductBuilt } from './lib/productBuild.mjs';
import { fail } from './lib/serve.mjs';

const REQUESTS = '20000';
const KILLS = '200';
const BACK_WITHIN_MS = '3000';

/**
 * Runs the trust tests for a long time, and the journeys with a server that answers late: `npm run torture`. Its first
 * line of output states the settings, which can all be changed.
 */
async function torture(args) {
  const node = await prepare();
  await ensureProductBuilt(node);
  const seed = String(Math.floor(Date.now() / 1000) % 1_000_000_000);
  const kills = { KILL_ROUNDS: KILLS, KILL_SEED: seed, KILL_START_MS: BACK_WITHIN_MS };
  const chosen = {
    TRUST_RUNS: REQUESTS,
    TRUST_SEED: seed,
    TRUST_HOUSEHOLDS: '50',
    TRUST_TIMED_PAIRS: '100',
    TRUST_FULL_DISK: '1',
    LATE_ANSWERS_MS: '1500',
    ...kills,
  };
  const asked = Object.fromEntries(
    Object.keys(chosen).flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
  );
  const settings = { ...chosen, ...asked };
  console.log(
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}`)
      .join(' '),
  );
  return withClusterTools(async (tools) => {
    const env = environmentWith(node, { ...settings, ...tools });
    const tested = await run(node, [TOOLS.vitest, 'run', 'server/trust', ...args], { env });
    return tested || runJourneys(node, env);
  });
}

try {
  process.exitCode = await torture(process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
