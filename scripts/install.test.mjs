import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
const folder = mkdtempSync(join(tmpdir(), 'vefa install '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A fake npm that installs a Node, warns as npm does, and records its caller. */
const NPM = `
import { appendFileSync, mkdirSync, symlinkSync, readFileSync, writeFileSync } from 'node:fs';
if (process.argv[2] === '--version') process.exit(process.env.OLD_ONLY && process.argv0.includes('node24') ? 1 : 0);
appendFileSync(process.env.CALLS, JSON.stringify({
  node: process.argv0, folder: process.cwd(), args: process.argv.slice(2),
  lock: JSON.parse(readFileSync('package-lock.json', 'utf8')),
}) + '\\n');
console.error('npm warn EBADENGINE');
if (process.env.FAILS) process.exit(1);
mkdirSync('node_modules/${NODE_PACKAGE}/bin', { recursive: true });
symlinkSync(process.env.REAL_NODE, 'node_modules/${NODE_PACKAGE}/bin/node');
writeFileSync('node_modules/.package-lock.json', '{}');
`;

test('on an older Node, the bundled one installs the packages, with one line per step and no warning', () => {
  const { place, calls, result } = install('older');

  expect(result.stderr).toBe('');
  expect(result.stdout).toMatch(/^Fetching Node [\d.]+ … \d+\.\d s\nInstalling packages … \d+\.\d s\nready\n$/);
  expect(calls.map(({ folder: at }) => at)).toEqual([join(place, '.cache/node24'), place]);
  expect(calls[0].node).toBe(process.execPath);
  expect(calls[1].node).toBe(join(place, '.cache/node24/node_modules', NODE_PACKAGE, 'bin/node'));
  expect(calls[1].args).toEqual(expect.arrayContaining(['ci', '--ignore-scripts', '--no-audit', '--no-fund']));
  expect(existsSync(join(place, '.cache/node24'))).toBe(false);
});

test('the bundled Node is the locked one, verified by its checksum', () => {
  const [first] = install('locked').calls;

  const { packages } = first.lock;
  expect(Object.keys(packages)).toEqual(['', `node_modules/${NODE_PACKAGE}`]);
  const { version, integrity } = locked[`node_modules/${NODE_PACKAGE}`];
  expect(integrity).toMatch(/^sha512-/);
  expect(packages[`node_modules/${NODE_PACKAGE}`]).toMatchObject({ version, integrity });
});

test('an npm that the bundled Node cannot run, such as Debian’s, runs under its own', () => {
  const { calls, result } = install('debian', { env: { OLD_ONLY: '1' } });

  expect(result.stdout).toContain('ready');
  expect(calls.map(({ node }) => node)).toEqual([process.execPath, process.execPath]);
});

test('a Node that is new enough installs without fetching another', () => {
  const { place, calls, result } = install('newer', { version: '24.1.0' });

  expect(result.stdout).toMatch(/^Installing packages … \d+\.\d s\nready\n$/);
  expect(calls.map(({ folder: at }) => at)).toEqual([place]);
});

test('an npm that fails twice is quoted', () => {
  const { calls, result } = install('failing', { version: '24.1.0', env: { FAILS: '1' } });

  expect(result).toMatchObject({ status: 1, stderr: 'npm warn EBADENGINE\nnpm ci failed\n' });
  expect(calls).toHaveLength(2);
});

test('an older Node on a platform without a bundled one is reported at once, before anything is fetched', () => {
  const { calls, result } = install('elsewhere', { arch: 'mips' });

  expect(result.stderr).toMatch(/^Vefa needs Node 24 or newer\. This is Node 20\.1\.0, .* install Node 24 from .*\n$/);
  expect(calls).toEqual([]);
});

test('package.json says for every package with an install script whether it may run', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);

  expect(Object.keys(allowScripts).sort()).toEqual(
    withScript.map(([path]) => path.replace('node_modules/', '')).sort(),
  );
});

function install(name, { version = '20.1.0', arch = process.arch, env = {} } = {}) {
  const place = join(folder, name);
  for (const path of ['scripts', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(ROOT, path), join(place, path), { recursive: true });
  }
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'npm.mjs'), NPM);
  const program = `import { prepare } from './lib/prepare.mjs'; import { fail } from './lib/serve.mjs';
    try { await prepare(); console.log('ready'); } catch (error) { fail(error.message); }`;
  writeFileSync(join(place, 'scripts/only.mjs'), program);
  const calls = join(place, 'calls');
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'arch', { value: '${arch}' });`;
  const options = { npm_execpath: join(place, 'npm.mjs'), CALLS: calls, REAL_NODE: process.execPath, ...env };
  const result = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/only.mjs'],
    {
      cwd: place,
      env: { PATH: process.env.PATH, ...options },
      encoding: 'utf8',
    },
  );
  const lines = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { place, result, calls: lines.map((line) => JSON.parse(line)) };
}
