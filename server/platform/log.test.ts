import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Refuses every byte because it is full, like a full disk behind a log; a closed terminal fails in the same way (Linux). */
const FULL = '/dev/full';

test.runIf(process.platform === 'linux')('a log that cannot be written ends nobody', async () => {
  const module = new URL('./log.ts', import.meta.url).href;
  const program = `const { openLog } = await import('${module}');
    const log = openLog('info');
    for (let line = 0; line < 3; line += 1) log.info({ line }, 'request');
    setTimeout(() => process.exit(42), 50);`;
  const full = openSync(FULL, 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', full, 'inherit'] });
  closeSync(full);

  expect(await once(child, 'exit')).toEqual([42, null]);
});
