import { describe, expect, it } from 'vitest';
import { characterCount, cleanText, foldForSearch, hasForbiddenCharacters } from './text.ts';

it('text is stored in NFC and without blanks around it', () => {
  expect(cleanText('  Gu\u0308l\u00a0')).toBe('G\u00fcl');
});

describe('characters that no text may contain', () => {
  it.each([
    ['U+0000', 'a\u0000b'],
    ['a bell', '\u0007'],
    ['delete', '\u007f'],
    ['the start of a terminal’s command', 'a\u009b2J'],
    ['a next line', 'a\u0085b'],
    ['a turned around text', '\u202egpj.exe'],
    ['an embedded direction', '\u202ax\u202c'],
    ['an isolated direction', '\u2067x\u2069'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('%s', (_, text) => {
    expect(hasForbiddenCharacters(text)).toBe(true);
  });

  it.each(['', 'İpek Şahin', 'line\r\nline\tcell', '😀', 'Ž\u200d', 'a\u00a0b', 'مرحبا\u200f'])(
    '%j holds none',
    (text) => {
      expect(hasForbiddenCharacters(text)).toBe(false);
    },
  );
});

it('an emoji is one character', () => {
  expect(characterCount('a😀ş')).toBe(3);
});

describe('searching', () => {
  it.each([
    ['Türkiye', 'turk'],
    ['Türkiye', 'türk'],
    ['Türkiye', 'tuerk'],
    ['Türkiye', 'TÜRK'],
    ['Österreich', 'oesterreich'],
    ['Österreich', 'osterreich'],
    ['İPEK', 'ipek'],
    ['IŞIK', 'ışık'],
    ['Işık', 'isik'],
    ['Çağla Gül', 'cagla  gul'],
    ['Weiß', 'WEISS'],
    ['Samuel', 'samue'],
  ])('%s is found by %s', (name, typed) => {
    expect(foldForSearch(name).startsWith(foldForSearch(typed))).toBe(true);
  });

  it('different names stay different', () => {
    expect(foldForSearch('Ayşe')).not.toBe(foldForSearch('Ayla'));
  });
});

it('many marks on one letter are kept, and long runs are divided so that sorting stays linear', () => {
  const many = `a${'\u0301\u0323'.repeat(40)}`;

  const kept = cleanText(many);

  expect(kept.normalize('NFC')).toBe(kept);
  expect(cleanText(kept)).toBe(kept);
  expect([...kept.normalize('NFD')].filter((sign) => sign === '\u0301' || sign === '\u0323')).toHaveLength(80);
  expect(cleanText(`a${'\u0301'.repeat(30)}`)).not.toContain('\u034f');
});
