import { describe, expect, test } from 'vitest';
import { findOptions, fold, sameOption } from './comboSearch.ts';

const countries = [
  { value: '40', label: 'Österreich', search: 'Avusturya Austria AT' },
  { value: '792', label: 'Türkei', search: 'Türkiye Turkey TR' },
  { value: '795', label: 'Turkmenistan' },
  { value: '276', label: 'Deutschland', search: 'Almanya Germany DE' },
];

const found = (typed: string) => findOptions(countries, typed).map((option) => option.label);

describe('finding a choice by typing', () => {
  test.each(['turk', 'türk', 'TÜRK', 'Türk', 'TURK'])('"%s" finds what begins with it', (typed) => {
    expect(found(typed)).toEqual(['Türkei', 'Turkmenistan']);
  });

  test('an umlaut may be spelt with two letters', () => {
    expect(found('tuerk')).toEqual(['Türkei']);
    expect(found('oester')).toEqual(['Österreich']);
  });

  test('a name in another language finds it too', () => {
    expect(found('alman')).toEqual(['Deutschland']);
  });

  test('beginnings of words come before the middle of words', () => {
    expect(found('an')).toEqual(['Turkmenistan', 'Deutschland']);
    expect(found('au')[0]).toBe('Österreich');
  });

  test('nothing typed shows everything, in the order given', () => {
    expect(found('  ')).toHaveLength(4);
  });

  test('the dotless i and the dotted I are both an i', () => {
    expect([fold('İPEK'), fold('ıpek'), fold('IPEK')]).toEqual(['ipek', 'ipek', 'ipek']);
  });

  test('a name typed in full is that choice, however it is spelt', () => {
    expect(sameOption(countries, 'tuerkei')?.value).toBe('792');
    expect(sameOption(countries, 'türk')).toBeUndefined();
  });
});
