import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'lib/memoryFolder.mjs');
const onLinux = test.runIf(process.platform === 'linux');
let place;

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'vefa-memory-test-')));
});
afterEach(() => rmSync(place, { recursive: true }));

/** The script of a separate process that keeps its temporary files below `place`. */
function scriptThat(does, settings = {}) {
  const told = JSON.stringify({ place, enoughBytes: 1, ...settings });
  return `import { tmpdir } from 'node:os'; const { keepTemporaryFilesInMemory } = await import(${JSON.stringify(MODULE)});
    keepTemporaryFilesInMemory(${told}); ${does}`;
}

function folderOf(script, env = {}) {
  const { TMPDIR: _ours, ...rest } = process.env;
  const options = { encoding: 'utf8', env: { ...rest, ...env } };
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], options).stdout.trim();
}

const SAY = 'console.log(tmpdir());';

onLinux('temporary files lie there, and nothing stays when the process has ended', () => {
  const folder = folderOf(scriptThat(SAY));

  expect(dirname(folder)).toBe(place);
  expect(readdirSync(place)).toEqual([]);
});

onLinux('where there is too little room, or no such place, they lie where they always did', () => {
  const usual = folderOf(`import { tmpdir } from 'node:os'; ${SAY}`);

  expect(folderOf(scriptThat(SAY, { enoughBytes: 2 ** 60 }))).toBe(usual);
  expect(folderOf(scriptThat(SAY, { place: join(place, 'nowhere') }))).toBe(usual);
});

onLinux('who wishes for a place of their own gets it', () => {
  expect(folderOf(scriptThat(SAY), { TMPDIR: tmpdir() })).toBe(tmpdir());
});

onLinux('what a killed run left goes with the next one', async () => {
  const env = { ...process.env, TMPDIR: '' };
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', scriptThat(`${SAY} setInterval(() => {}, 1e6);`)],
    {
      env,
    },
  );
  const left = String((await once(child.stdout, 'data'))[0]).trim();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(left)).toBe(true);

  folderOf(scriptThat(SAY));

  expect(readdirSync(place)).toEqual([]);
});
