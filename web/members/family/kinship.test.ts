import { expect, it } from 'vitest';
import { basisFor, fitsTogether, genders, membershipBases } from '../../../domain/reference/eligibility.ts';
import { day } from '../../../domain/shared/day.ts';
import { type FamilyMemberValues, familyMemberValues } from '../memberForms.ts';
import { kinshipOf, kinships, singleIfChild, withKinship } from './kinship.ts';

const empty = familyMemberValues();
const TODAY = day('2027-01-15');

it.each([
  ['wife', { membership_basis: 'spouse', gender: 'female', civil_status: 'married' }],
  ['husband', { membership_basis: 'spouse', gender: 'male', civil_status: 'married' }],
  ['daughter', { membership_basis: 'child', gender: 'female', civil_status: '' }],
  ['son', { membership_basis: 'child', gender: 'male', civil_status: '' }],
  ['partner', { membership_basis: 'spouse', gender: '', civil_status: '' }],
  ['mother', { membership_basis: '', gender: 'female', civil_status: '' }],
  ['father', { membership_basis: '', gender: 'male', civil_status: '' }],
] as const)('%s decides basis, gender and civil status as far as the word says them', (kinship, decided) => {
  expect(withKinship(empty, kinship)).toEqual({ relationship_type: kinship, ...decided });
});

it('whatever is chosen after whatever: what the server would be sent fits together, and nothing of the first choice stays', () => {
  for (const first of kinships)
    for (const second of kinships) {
      const values = { ...empty, ...withKinship({ ...empty, ...withKinship(empty, first) }, second) };
      const { gender, membership_basis: basis, relationship_type: relationship } = values;
      expect(kinshipOf(values)).toBe(second);
      expect(fits(values), `${first}, then ${second}: ${gender} ${basis} ${relationship}`).toBe(true);
      expect(values.civil_status).toBe(withKinship(empty, second).civil_status);
    }
});

it('what was typed otherwise stays', () => {
  const widowed = { ...empty, civil_status: 'widowed', first_name: 'Ümit' };

  expect(withKinship(widowed, 'son').civil_status).toBe('widowed');
  expect(withKinship({ ...widowed, gender: 'female' }, 'partner').gender).toBe('female');
});

it.each([
  ['daughter', '', 'single'],
  ['son', '12.05.2015', 'single'],
  ['son', '16.01.2009', 'single'],
  ['son', '15.01.2009', ''],
  ['daughter', '12.05.1999', ''],
  ['wife', '12.05.2015', ''],
  ['', '12.05.2015', ''],
])('%s, born %s: %s', (relationship_type, date_of_birth, civil_status) => {
  expect(singleIfChild({ ...empty, relationship_type, date_of_birth }, TODAY)).toBe(civil_status);
});

/** Whether some gender, or the chosen one, makes it a payload that the server takes. */
function fits({ gender, membership_basis, relationship_type }: FamilyMemberValues): boolean {
  const sent = membershipBases.find((each) => each === membership_basis);
  const basis = basisFor(relationship_type, sent);
  const relationship = kinships.find((each) => each === relationship_type);
  const possible = genders.filter((each) => gender === '' || each === gender);
  return basis && relationship ? possible.some((each) => fitsTogether(each, basis, relationship)) : false;
}
