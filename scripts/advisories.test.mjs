import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareWithFolder } from './lib/advisories.mjs';

const SCRIPT = join(import.meta.dirname, 'advisories.mjs');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vefa-advisories-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** An advisory about a package, as osv.dev keeps it; `affected` is what it says of the versions. */
function advisory(name, affected, more = {}) {
  const id = more.id ?? 'GHSA-aaaa-bbbb-cccc';
  write(`osv/2026/${id}.json`, { id, affected: [{ package: { ecosystem: 'npm', name }, ...affected }], ...more });
}

/** What an advisory says of versions that come one event after another. */
function range(...events) {
  return { ranges: [{ type: 'SEMVER', events }] };
}

function write(path, content) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function lockOf(packages) {
  return { lockfileVersion: 3, packages: { '': { name: 'house', version: '1.0.0' }, ...packages } };
}

/** Those of the versions that have a fault according to the folder. */
function faulty(name, versions) {
  const packages = versions.map((version, at) => [`node_modules/user${at}/node_modules/${name}`, { version }]);
  const { faults } = compareWithFolder(lockOf(Object.fromEntries(packages)), join(folder, 'osv'));
  return faults.map(({ version }) => version);
}

/** The command, as somebody runs it. */
function run(packages, args = [join(folder, 'osv')], environment = {}) {
  const lock = write('package-lock.json', lockOf(packages));
  const env = { ...process.env, ...environment };
  const done = spawnSync(process.execPath, [SCRIPT, '--lock', lock, ...args], { encoding: 'utf8', env });
  return { code: done.status, lines: done.stdout.trim().split('\n'), complaint: done.stderr };
}

describe('a version has a known fault', () => {
  test('from where it came in up to before where it was fixed', () => {
    advisory('left', range({ introduced: '1.2.0' }, { fixed: '1.4.1' }));

    expect(faulty('left', ['1.1.9', '1.2.0', '1.4.0', '1.4.1', '1.10.0'])).toEqual(['1.2.0', '1.4.0']);
  });

  test('up to the last one affected, and for ever where nobody repaired it', () => {
    advisory('left', range({ introduced: '0' }, { last_affected: '2.0.0' }));
    advisory('right', { ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }] }, { id: 'MAL-1' });

    expect(faulty('left', ['0.0.1', '2.0.0', '2.0.1'])).toEqual(['0.0.1', '2.0.0']);
    expect(faulty('right', ['0.0.1', '99.0.0'])).toEqual(['0.0.1', '99.0.0']);
  });

  test('in each of several ranges, in whatever order they are told', () => {
    advisory('left', range({ introduced: '2.0.0' }, { fixed: '2.0.3' }, { fixed: '1.10.0' }, { introduced: '1.9.0' }));

    expect(faulty('left', ['1.8.0', '1.9.5', '1.10.0', '2.0.2', '2.0.3'])).toEqual(['1.9.5', '2.0.2']);
  });

  test('where exactly this one is named, or is the only one of its range', () => {
    advisory('left', { versions: ['1.0.1'], ...range({ introduced: '3.0.0' }, { last_affected: '3.0.0' }) });

    expect(faulty('left', ['1.0.0', '1.0.1', '3.0.0', '3.0.1'])).toEqual(['1.0.1', '3.0.0']);
  });

  test('as a preview that came before the repair', () => {
    advisory('left', range({ introduced: '2.0.0' }, { fixed: '2.1.0' }));

    expect(faulty('left', ['2.0.0-beta.1', '2.1.0-beta.1', '2.1.0'])).toEqual(['2.1.0-beta.1']);
  });

  test('not by an advisory that was withdrawn, nor by one about another language', () => {
    advisory('left', range({ introduced: '0' }), { withdrawn: '2026-01-01T00:00:00Z' });
    const affected = [{ package: { ecosystem: 'PyPI', name: 'left' }, versions: ['1.0.0'] }];
    write('osv/PYSEC-1.json', { id: 'PYSEC-1', affected });

    expect(faulty('left', ['1.0.0'])).toEqual([]);
  });
});

test('packages are known by the name under which they are published, wherever they lie', () => {
  for (const name of ['@left/hand', 'right', 'elsewhere', 'own']) {
    advisory(name, range({ introduced: '0' }, { fixed: '2.0.0' }), { id: `GHSA-${name.replace('/', '-')}` });
  }
  const lock = lockOf({
    'node_modules/@left/hand': { version: '1.0.0' },
    'node_modules/@left/hand/node_modules/right': { version: '1.5.0' },
    'node_modules/right': { version: '2.0.0' },
    'node_modules/alias': { name: 'elsewhere', version: '1.1.0' },
    'node_modules/own': { resolved: 'packages/own', link: true },
    'packages/own': { version: '1.0.0' },
  });

  const { faults, packages } = compareWithFolder(lock, join(folder, 'osv'));

  expect(faults.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@left/hand 1.0.0',
    'elsewhere 1.1.0',
    'right 1.5.0',
  ]);
  expect(packages).toHaveLength(4);
});

describe('the command', () => {
  const FAULT = {
    aliases: ['CVE-2026-1'],
    summary: 'Runs what\n it reads',
    database_specific: { severity: 'HIGH' },
  };

  test('says in one line what is known, and fails for what runs on the server', () => {
    advisory(
      'left',
      range({ introduced: '0' }, { fixed: '1.2.3' }, { introduced: '2.0.0' }, { fixed: '2.0.1' }),
      FAULT,
    );
    const twice = { 'node_modules/left': { version: '2.0.0', dev: true } };
    const done = run({ ...twice, 'node_modules/user/node_modules/left': { version: '2.0.0' } });

    expect(done).toMatchObject({ code: 1, complaint: '' });
    expect(done.lines).toEqual([
      'left 2.0.0: GHSA-aaaa-bbbb-cccc (CVE-2026-1), high, fixed in 2.0.1, runs on the server: Runs what it reads',
      '1 advisories read, 1 packages compared, 1 hits',
    ]);
  });

  test('fails for what only builds when asked for all', () => {
    advisory('left', range({ introduced: '0' }), FAULT);
    const packages = { 'node_modules/left': { version: '2.0.0', dev: true } };

    const server = run(packages);
    expect(server.code).toBe(0);
    expect(server.lines[0]).toContain('no fix known, only builds');
    expect(run(packages, [join(folder, 'osv'), '--all']).code).toBe(1);
  });

  test('is never content when it compared nothing', () => {
    const packages = { 'node_modules/left': { version: '2.0.0' } };
    const osv = join(folder, 'osv');
    expect(run(packages)).toMatchObject({ code: 2, complaint: `${osv} does not exist\n` });

    mkdirSync(osv);
    write('osv/package.json', { name: 'no advisory' });
    expect(run(packages)).toMatchObject({ code: 2, complaint: `${osv} holds no advisory about npm packages\n` });

    expect(run(packages, [write('all.zip', 'PK')]).complaint).toContain('all.zip is not a folder: unpack it first');
  });

  test('names what it could not read, beside what it found', () => {
    advisory('left', range({ introduced: '0' }));
    write('osv/torn.json', '{"id": "GHSA');
    const done = run({ 'node_modules/left': { version: '2.0.0' } });

    expect(done.code).toBe(2);
    expect(done.complaint).toContain(`${join(folder, 'osv/torn.json')} is not JSON\n1 files could not be read`);
    expect(done.lines.at(-1)).toBe('1 advisories read, 1 packages compared, 1 hits');
  });
});

test('what is built into the interfaces counts as delivered, with all that comes with it', () => {
  advisory('inner', range({ introduced: '0' }));
  const done = run({
    'node_modules/react-dom': { version: '1.0.0', dev: true, dependencies: { inner: '1.0.0' } },
    'node_modules/inner': { version: '1.0.0', dev: true },
  });

  expect(done.code).toBe(1);
  expect(done.lines[0]).toContain('no fix known, runs in the browser');
});

test('a file may hold several advisories', () => {
  const one = (id) => ({ id, affected: [{ package: { ecosystem: 'npm', name: 'left' }, versions: ['2.0.0'] }] });
  write('osv/several.json', [one('GHSA-1'), one('GHSA-2')]);

  const done = run({ 'node_modules/left': { version: '2.0.0' } });
  expect(done.lines.at(-1)).toBe('2 advisories read, 1 packages compared, 2 hits');
});

/** An npm whose registry answers so. */
function registry(answer) {
  return { npm_execpath: write('npm.cjs', `console.log(${JSON.stringify(JSON.stringify(answer))})`) };
}

test('without a folder tells what the registry says, or what the list says that comes with the product', () => {
  const packages = { 'node_modules/left': { version: '2.0.0' } };
  const via = [{ url: 'https://github.com/advisories/GHSA-1', title: 'Runs', severity: 'high', range: '<3' }, 'right'];
  const left = { via, nodes: ['node_modules/left'] };

  const told = run(packages, [], registry({ vulnerabilities: { left } }));
  expect(told.code).toBe(1);
  expect(told.lines[0]).toBe('left 2.0.0: GHSA-1, high, affects <3, runs on the server: Runs');
  expect(run(packages, [], registry({ vulnerabilities: {} })).code).toBe(0);

  const silent = run(packages, [], registry({ message: '405 Method Not Allowed', error: {} }));
  expect(silent.code).toBe(0);
  expect(silent.lines[0]).toBe('The registry does not answer npm audit.');
  expect(silent.lines[1]).toMatch(
    /^The list that comes with the product, read on .* 0 of 1 packages, 0 hits, 0 borne$/,
  );
  expect(silent.lines.at(-1)).toMatch(/npm run advisories -- <folder>$/);
});
