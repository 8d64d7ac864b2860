import { expect, test, vi } from 'vitest';
import { bankText } from './bankText.ts';

test('a text is kept on one line, up to a number of characters', () => {
  expect(bankText(' Beitrag\n2027   für\tAyşe ', 140)).toBe('Beitrag 2027 für Ayşe');
  expect(bankText(`a${' '.repeat(2_000)}b`, 140)).toBe('a b');
  expect(bankText('𝒱'.repeat(200), 3)).toBe('𝒱𝒱𝒱');
  expect(bankText('a\u0007b \ud835', 140)).toBe('a b');
  expect(bankText('  ', 140)).toBeNull();
});

test('however long a text is, only a multiple of the kept length is processed', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');

  bankText('a\u0301\u0327'.repeat(1_000_000), 140);
  const longest = Math.max(...normalise.mock.contexts.map((text) => String(text).length));
  normalise.mockRestore();

  expect(longest).toBeLessThan(10_000);
});
