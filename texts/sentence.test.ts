import { expect, it } from 'vitest';
import { placeholdersOf, sentence, type Texts } from './sentence.ts';

const texts: Texts = {
  news: { title: 'Neues für {{name}}', days_one: 'noch {{count}} Tag', days_other: 'noch {{count}} Tage' },
};

it('a sentence is found by its dotted key, with its placeholders filled in', () => {
  expect(sentence(texts, 'de', 'news.title', { name: 'Ayşe' })).toBe('Neues für Ayşe');
});

it.each([
  ['de', 0, 'noch 0 Tage'],
  ['de', 1, 'noch 1 Tag'],
  ['de', 2, 'noch 2 Tage'],
  ['en', 1, 'noch 1 Tag'],
  ['tr', 1, 'noch 1 Tag'],
] as const)('the plural form follows the language and the count (%s, %i)', (language, count, expected) => {
  expect(sentence(texts, language, 'news.days', { count })).toBe(expected);
});

it.each(['news', 'news.none', 'toString', 'news.title.length', '__proto__.x'])('nothing is said for %s', (key) => {
  expect(sentence(texts, 'de', key)).toBeUndefined();
});

it('a placeholder without a value stays as it is, and what is filled in is not read again', () => {
  expect(sentence(texts, 'de', 'news.title')).toBe('Neues für {{name}}');
  expect(sentence(texts, 'de', 'news.title', { name: '{{count}} $&' })).toBe('Neues für {{count}} $&');
});

it('the placeholders of a sentence are known by name', () => {
  expect(placeholdersOf('{{a}} und {{b}}')).toEqual(['a', 'b']);
});
