import { expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { type FamilyMemberFacts, familyMemberErrors } from './familyMember.ts';

const today = day('2027-01-11');
const son: FamilyMemberFacts = {
  date_of_birth: day('2015-05-05'),
  gender: 'male',
  membership_basis: 'child',
  relationship_type: 'son',
};

test.each<[string, Partial<FamilyMemberFacts>]>([
  ['a son', {}],
  ['a newborn of today', { date_of_birth: today }],
  ['a wife', { gender: 'female', membership_basis: 'spouse', relationship_type: 'wife' }],
  ['a mother whom the office added', { gender: 'female', membership_basis: 'nb', relationship_type: 'mother' }],
  ['somebody whose relationship is not known yet', { relationship_type: null }],
])('%s is accepted', (_who, facts) => {
  expect(familyMemberErrors({ ...son, ...facts }, today)).toEqual({});
});

test('a female son does not match, and the error is at the relationship', () => {
  expect(familyMemberErrors({ ...son, gender: 'female' }, today)).toEqual({
    relationship_type: ['does_not_fit_together'],
  });
});

test('all errors are reported at once', () => {
  expect(familyMemberErrors({ ...son, membership_basis: 'spouse', date_of_birth: day('2027-01-12') }, today)).toEqual({
    date_of_birth: ['date_must_be_in_the_past'],
    relationship_type: ['does_not_fit_together'],
  });
});
