import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingPostgres15, startPostgres15 } from './postgres15.mjs';

const TOOLS = ['haproxy', 'pgbouncer'];

/**
 * Runs `work` with the tools that several processes behind a proxy need: PostgreSQL 15, HAProxy, PgBouncer; installed
 * if we are root. If they are unavailable it says so, and the tests that need them are skipped.
 */
export async function withClusterTools(work) {
  const missing = missingPostgres15() ?? missingTools();
  if (missing) {
    console.log(`Skipped, several processes behind a proxy: ${missing}.`);
    return work({});
  }
  const { url, stop } = await startPostgres15();
  try {
    return await work({ CLUSTER_DATABASE_URL: url });
  } finally {
    await stop();
  }
}

function missingTools() {
  const missing = () => TOOLS.filter((tool) => !existsSync(`/usr/sbin/${tool}`));
  if (missing().length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${missing().join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...missing()], { env, stdio: 'ignore' });
  }
  return missing().length > 0 ? `${missing().join(' and ')} cannot be installed here` : undefined;
}
