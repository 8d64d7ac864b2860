import { describe, expect, it } from 'vitest';
import {
  type Chosen,
  eligibilitiesFor,
  fitsTogether,
  genderOfId,
  genders,
  membershipBases,
  membershipBasisOfId,
  readGender,
  relationshipsFor,
  relationshipTypes,
} from './eligibility.ts';

const neutral = ['partner', 'significant_other', 'registered_partnership', 'companion'];

// proves: rule.eligibility-filter
describe('the list of relationships shrinks to those that match', () => {
  it.each<[Chosen, string[]]>([
    [{ gender: 'male', basis: 'spouse' }, ['husband', ...neutral]],
    [{ gender: 'female', basis: 'spouse' }, ['wife', ...neutral]],
    [{ basis: 'spouse' }, ['wife', 'husband', ...neutral]],
    [{ gender: 'male', basis: 'child' }, ['son']],
    [{ gender: 'female', basis: 'child' }, ['daughter']],
    [{ gender: 'female', basis: 'child_with_disability' }, ['daughter']],
    [{ basis: 'child_with_disability' }, ['son', 'daughter']],
    [{ gender: 'male', basis: 'nb' }, ['father']],
    [{ gender: 'female', basis: 'nb' }, ['mother']],
    [{ gender: 'male' }, ['husband', 'father', 'son', ...neutral]],
    [{ gender: null, basis: null }, [...relationshipTypes]],
    [{}, [...relationshipTypes]],
  ])('%o', (chosen, expected) => {
    expect(relationshipsFor(chosen)).toEqual(expected);
  });
});

it('a chosen basis leaves only itself, a gender leaves all', () => {
  expect(eligibilitiesFor({ gender: 'male' })).toEqual([
    { id: 1, name: 'spouse' },
    { id: 2, name: 'child' },
    { id: 3, name: 'child_with_disability' },
    { id: 4, name: 'nb' },
  ]);
  expect(eligibilitiesFor({ basis: 'child' })).toEqual([{ id: 2, name: 'child' }]);
});

describe('gender, basis and relationship together', () => {
  it('a son is a male child, with or without disability, and nothing else', () => {
    const fitting = genders.flatMap((gender) =>
      membershipBases.filter((basis) => fitsTogether(gender, basis, 'son')).map((basis) => `${gender} ${basis}`),
    );

    expect(fitting).toEqual(['male child', 'male child_with_disability']);
  });

  it('a woman is no husband, but may be a partner', () => {
    expect(fitsTogether('female', 'spouse', 'husband')).toBe(false);
    expect(fitsTogether('female', 'spouse', 'partner')).toBe(true);
  });
});

it('known ids of the query are read, unknown ones are not', () => {
  expect([genderOfId(1), genderOfId(2), genderOfId(3)]).toEqual(['male', 'female', undefined]);
  expect([1, 2, 3, 4, 5].map(membershipBasisOfId)).toEqual([
    'spouse',
    'child',
    'child_with_disability',
    'nb',
    undefined,
  ]);
});

it.each([
  ['F', 'female'],
  ['f', 'female'],
  ['female', 'female'],
  ['M', 'male'],
  ['m', 'male'],
  ['male', 'male'],
  ['Female', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the gender %j is read as %s', (text, gender) => {
  expect(readGender(text)).toBe(gender);
});
