import { describe, expect, it } from 'vitest';
import { findOptions, optionForText } from '../ui/fields/comboSearch.ts';
import { type CountryNames, countryOptions, inOrder } from './countryOptions.ts';

const country = (id: number, de: string, tr: string, en: string): CountryNames => ({
  id,
  translations: [
    { locale: 'de', name: de },
    { locale: 'tr', name: tr },
    { locale: 'en', name: en },
  ],
});

const countries = [
  country(784, 'Vereinigte Arabische Emirate', 'Birleşik Arap Emirlikleri', 'United Arab Emirates'),
  country(246, 'Finnland', 'Finlandiya', 'Finland'),
  country(792, 'Türkei', 'Türkiye', 'Türkiye'),
  country(818, 'Ägypten', 'Mısır', 'Egypt'),
  country(40, 'Österreich', 'Avusturya', 'Austria'),
  country(152, 'Chile', 'Şili', 'Chile'),
  country(688, 'Serbien', 'Sırbistan', 'Serbia'),
];

const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('the list of countries', () => {
  it('starts with Austria and Türkiye and continues in the order of the language', () => {
    expect(labels(inOrder(countryOptions(countries, 'de'), 'de'))).toEqual([
      'Österreich',
      'Türkei',
      'Ägypten',
      'Chile',
      'Finnland',
      'Serbien',
      'Vereinigte Arabische Emirate',
    ]);
    expect(labels(inOrder(countryOptions(countries, 'tr'), 'tr'))).toEqual([
      'Avusturya',
      'Türkiye',
      'Birleşik Arap Emirlikleri',
      'Finlandiya',
      'Mısır',
      'Sırbistan',
      'Şili',
    ]);
  });

  it.each(['turk', 'türk', 'tuerk', 'TÜRK', 'Turkiye', 'türkıye', 'turkey'])('finds Türkiye by "%s"', (typed) => {
    expect(labels(findOptions(countryOptions(countries, 'de'), typed))).toEqual(['Türkei']);
  });

  it.each([
    ['Türkiye', 'Türkei'],
    ['Turkey', 'Türkei'],
    ['Avusturya', 'Österreich'],
    ['birleşik arap emirlikleri', 'Vereinigte Arabische Emirate'],
  ])('takes "%s", typed in full, for %s', (typed, label) => {
    expect(optionForText(countryOptions(countries, 'de'), typed)?.label).toBe(label);
  });

  it.each(['osterreich', 'oesterreich', 'avust', 'austria'])('finds Austria by "%s"', (typed) => {
    expect(labels(findOptions(countryOptions(countries, 'tr'), typed))).toEqual(['Avusturya']);
  });
});
