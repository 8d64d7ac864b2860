import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import {
  familyMemberRequired,
  mainMemberRequired,
  missingFamilyMemberData,
  missingPersonalData,
} from './personalData.ts';

const complete = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  date_of_birth: day('1980-05-10'),
  social_insurance_number: '1237010180',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'Sivas',
  gender: 'female',
  father_name: 'Hasan',
  mother_name: 'Fatma',
};
const completeFamily = {
  ...complete,
  membership_basis: 'spouse',
  civil_status: 'married',
  relationship_type: 'wife',
};

it('nothing is missing in a complete record', () => {
  expect(missingPersonalData(complete)).toEqual([]);
  expect(missingFamilyMemberData(completeFamily)).toEqual([]);
});

it('everything is missing in an empty one', () => {
  expect(missingPersonalData({})).toEqual(mainMemberRequired);
  expect(missingFamilyMemberData({})).toEqual(familyMemberRequired);
});

it('blanks and an unticked box count as missing', () => {
  expect(missingPersonalData({ ...complete, father_name: '  ', permanent_residence: false, gender: null })).toEqual([
    'permanent_residence',
    'gender',
    'father_name',
  ]);
});

it('a family member needs basis, civil status and relationship, a main member does not', () => {
  expect(missingFamilyMemberData(complete)).toEqual(['membership_basis', 'civil_status', 'relationship_type']);
});

it('a number that is not there yet holds up neither main nor family member', () => {
  const without = { social_insurance_number: null };
  const pending = { ...without, social_insurance_number_pending: true };

  expect(missingPersonalData({ ...complete, ...pending })).toEqual([]);
  expect(missingFamilyMemberData({ ...completeFamily, ...pending })).toEqual([]);
  expect(missingPersonalData({ ...complete, ...without })).toEqual(['social_insurance_number']);
  expect(missingFamilyMemberData({ ...completeFamily, ...without })).toEqual(['social_insurance_number']);
});
