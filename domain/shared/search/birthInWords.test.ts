import { expect, it } from 'vitest';
import { findBirth } from './birthInWords.ts';

it.each([
  '12.5.1960',
  '12. 5. 1960',
  '12.05.1960',
  '12/05/1960',
  '12-5-1960',
  '1960-05-12',
  '1960/5/12',
  '12051960',
  '19600512',
  '12. Mai 1960',
  '12 Mayıs 1960',
  '12 MAYIS 1960',
  '12 May 1960',
  'May 12, 1960',
])('%s is the twelfth of May 1960', (text) => {
  expect(findBirth(text)).toMatchObject({ days: ['1960-05-12'], others: [] });
});

it.each(['12 05 60', '12.5.60', '120560', '12. Mai 60'])('%s may be in either century', (text) => {
  expect(findBirth(text)?.days).toEqual(['1960-05-12', '2060-05-12']);
});

it.each([
  ['1. Jänner 1970', '1970-01-01'],
  ['1 Ocak 1970', '1970-01-01'],
  ['3. März 1970', '1970-03-03'],
  ['3 Ağustos 1970', '1970-08-03'],
  ['3. Dez. 1970', '1970-12-03'],
])('%s has a month in words', (text, day) => {
  expect(findBirth(text)?.days).toEqual([day]);
});

it('leaves the other words, wherever they stand', () => {
  expect(findBirth('Ayşe 12.5.1960 Yılmaz')).toEqual({
    days: ['1960-05-12'],
    others: ['ayse', 'yilmaz'],
    isCertain: true,
  });
  expect(findBirth('Favoritenstraße 12/3/45')).toMatchObject({ others: ['favoritenstrasse'], isCertain: false });
});

it.each(['31.2.1960', '0664 12 34 567', '1.1.1850', 'Mai', 'Mayr 12', ''])('%s is no day', (text) => {
  expect(findBirth(text)).toBeUndefined();
});
