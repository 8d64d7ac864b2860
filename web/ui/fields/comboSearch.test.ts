import { describe, expect, test } from 'vitest';
import { exactOption, findOptions, normalizeForSearch, optionForText } from './comboSearch.ts';

const countries = [
  { value: '40', label: 'Österreich', names: ['Avusturya', 'Austria', 'AT'] },
  { value: '792', label: 'Türkei', names: ['Türkiye', 'Turkey', 'TR'] },
  { value: '795', label: 'Turkmenistan' },
  { value: '178', label: 'Republik Kongo', names: ['Kongo', 'Congo Republic'] },
  { value: '180', label: 'Kongo', names: ['Demokratik Kongo'] },
  { value: '276', label: 'Deutschland', names: ['Almanya', 'Germany', 'DE'] },
];

const found = (typed: string) => findOptions(countries, typed).map((option) => option.label);

describe('finding a choice by typing', () => {
  test.each(['turk', 'türk', 'TÜRK', 'Türk', 'TURK'])('"%s" finds names that begin with it', (typed) => {
    expect(found(typed)).toEqual(['Türkei', 'Turkmenistan']);
  });

  test('an umlaut may be spelt with two letters', () => {
    expect(found('tuerk')).toEqual(['Türkei']);
    expect(found('oester')).toEqual(['Österreich']);
  });

  test('a name in another language is found too', () => {
    expect(found('alman')).toEqual(['Deutschland']);
  });

  test('beginnings of words come before the middle of words', () => {
    expect(found('an')).toEqual(['Turkmenistan', 'Deutschland']);
    expect(found('au')[0]).toBe('Österreich');
  });

  test('nothing typed shows everything, in the order given', () => {
    expect(found('  ')).toHaveLength(6);
  });

  test('the dotless i and the dotted I are both an i', () => {
    expect([normalizeForSearch('İPEK'), normalizeForSearch('ıpek'), normalizeForSearch('IPEK')]).toEqual([
      'ipek',
      'ipek',
      'ipek',
    ]);
  });

  test('a full name selects that choice, in any spelling', () => {
    expect(exactOption(countries, 'tuerkei')?.value).toBe('792');
    expect(exactOption(countries, 'türk')).toBeUndefined();
  });

  test.each([
    ['Türkiye', '792'],
    ['Avusturya', '40'],
    ['AUSTRIA', '40'],
    ['tuerkiye', '792'],
  ])('"%s", its full name in another language, selects it too', (typed, value) => {
    expect(exactOption(countries, typed)?.value).toBe(value);
  });

  test('a name in the present language counts before names in other languages', () => {
    expect(exactOption(countries, 'Kongo')?.value).toBe('180');
  });

  test('one word of a name is not the full name', () => {
    expect(exactOption(countries, 'Republik')).toBeUndefined();
    expect(exactOption(countries, 'Turkey TR')).toBeUndefined();
  });

  test('a text that matches only one choice selects it', () => {
    expect(optionForText(countries, 'Öster')?.value).toBe('40');
    expect(optionForText(countries, 'Turkey')?.value).toBe('792');
    expect(optionForText(countries, 'Turk')).toBeUndefined();
    expect(optionForText(countries, 'Atlantis')).toBeUndefined();
    expect(optionForText(countries, ' ')).toBeUndefined();
  });
});
