import { expect, test } from 'vitest';
import { openVault } from './vault.ts';

const [NEW, OLD, FOREIGN] = [3, 2, 1].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const old = openVault([OLD]);
const both = openVault([NEW, OLD]);

test('a value encrypted with an older key is decrypted, and new values are encrypted with the newest', () => {
  expect(both.open(old.seal('1237010180'))).toBe('1237010180');

  expect(openVault([NEW]).open(both.seal('1237010180'))).toBe('1237010180');
  expect(() => old.open(both.seal('1237010180'))).toThrow();
});

test('a value is re-encrypted once', () => {
  const anew = both.reseal(old.seal('Ayşe')) ?? Buffer.alloc(0);

  expect(openVault([NEW]).open(anew)).toBe('Ayşe');
  expect(both.reseal(anew)).toBeUndefined();
});

test('a value with a lost key is reported', () => {
  const lost = openVault([FOREIGN]).seal('Ayşe');

  expect(() => both.open(lost)).toThrow();
  expect(() => both.reseal(lost)).toThrow();
});
