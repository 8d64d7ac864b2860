import { describe, expect, it } from 'vitest';
import { austriaId, countries, isCountryId, needsResidencePermit, turkiyeId } from './countries.ts';

const idOf = (alpha2: string) => countries.find((country) => country.alpha2 === alpha2)?.id;

describe('the list of countries', () => {
  it('contains the 249 countries of ISO 3166-1 and Kosovo, each once', () => {
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map((country) => country.id)).size).toBe(250);
    expect(new Set(countries.map((country) => country.alpha2)).size).toBe(250);
    expect(countries.every((country) => /^[A-Z]{2}$/.test(country.alpha2) && country.id > 0)).toBe(true);
  });

  it.each([
    ['AT', 40],
    ['DE', 276],
    ['TR', 792],
    ['XK', 983],
    ['AF', 4],
    ['ZW', 716],
  ])('%s is %i', (alpha2, id) => {
    expect(idOf(alpha2)).toBe(id);
  });

  it('contains no other ids', () => {
    expect([austriaId, turkiyeId, 983].every(isCountryId)).toBe(true);
    expect([0, -1, 999, 40.5, Number.NaN].some(isCountryId)).toBe(false);
  });
});

describe('a residence permit', () => {
  it.each(['AT', 'DE', 'HR', 'IS', 'LI', 'NO', 'CH'])('is not needed by citizens of %s', (alpha2) => {
    expect(needsResidencePermit(idOf(alpha2))).toBe(false);
  });

  it.each(['TR', 'XK', 'BA', 'RS', 'GB', 'MK', 'SY'])('is needed by citizens of %s', (alpha2) => {
    expect(needsResidencePermit(idOf(alpha2))).toBe(true);
  });

  it('is required until the citizenship is known', () => {
    expect(needsResidencePermit(null)).toBe(true);
    expect(needsResidencePermit(undefined)).toBe(true);
  });

  it('is unnecessary for citizens of the 27 EU states and four more, and of no others', () => {
    expect(countries.filter((country) => !needsResidencePermit(country.id))).toHaveLength(31);
  });
});
