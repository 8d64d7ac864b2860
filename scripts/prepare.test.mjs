import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'vefa-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = {
  backup: 'dist/server/upkeep.js',
  restore: 'dist/server/upkeep.js',
  keys: 'dist/server/upkeep.js',
  jobs: 'dist/server/jobs.js',
  office: 'dist/server/office.js',
};

test.each(Object.entries(programs))(
  '%s installs nothing beside a server that has only what it runs on',
  (name, program) => {
    const place = aPlace(name, program, () => true);

    const { status, stdout } = run(place, name);

    expect({ status, stdout }).toEqual({ status: 0, stdout: 'at work\n' });
    expect(existsSync(join(place, 'npm was called'))).toBe(false);
  },
);

test('a missing package of the server is named, and not fetched', () => {
  const place = aPlace('missing', programs.backup, (path) => path !== 'node_modules/pg');

  const { status, stderr } = run(place, 'backup');

  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Packages are missing or not the locked ones: pg [\d.]+\. Stop the server and install them: npm ci, .*\n$/,
  );
  expect(existsSync(join(place, 'npm was called'))).toBe(false);
});

test('a command reports if nothing is built, or if the sources are newer', () => {
  const place = aPlace('not built', programs.jobs, () => true);

  expect(run(place, 'jobs').stderr).toBe('This runs what was built before the sources changed (npm run build).\n');
  rmSync(join(place, 'dist'), { recursive: true });
  expect(run(place, 'jobs')).toMatchObject({ status: 1, stderr: 'Nothing is built here: npm run build\n' });
});

/** A checkout after `npm prune --omit=dev`, with a dummy program and an npm that records its calls. */
function aPlace(name, program, isThere) {
  const place = join(folder, name);
  for (const path of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, path), join(place, path), { recursive: true });
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const served = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path && !dev && !optional && isThere(path),
  );
  mkdirSync(join(place, 'node_modules'));
  const lock = { packages: Object.fromEntries(served) };
  writeFileSync(join(place, 'node_modules/.package-lock.json'), JSON.stringify(lock));
  mkdirSync(dirname(join(place, program)), { recursive: true });
  writeFileSync(join(place, program), "console.log('at work');\n");
  writeFileSync(join(place, 'npm'), `#!/bin/sh\ntouch '${place}/npm was called'\nexit 1\n`);
  chmodSync(join(place, 'npm'), 0o755);
  return place;
}

function run(place, name) {
  const env = { PATH: `${place}:/usr/bin:/bin` };
  return spawnSync(process.execPath, [`scripts/${name}.mjs`, 'word'], { cwd: place, env, encoding: 'utf8' });
}
