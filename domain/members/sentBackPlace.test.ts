import { expect, it } from 'vitest';
import { sentBackPath, sentBackPlacesOf } from './sentBackPlace.ts';

it.each([
  ['document_passport', '/main-member#document-passport', '/sub-member/7#document-passport'],
  ['document_other', '/main-member#document-other', '/sub-member/7#document-other'],
  ['address', '/household#household-street', '/household#household-street'],
  ['phone_numbers', '/main-member#phone-numbers', '/sub-member/7#phone-numbers'],
  ['mother_name', '/main-member#main-member-mother_name', '/sub-member/7#family-member-mother_name'],
] as const)('%s leads to the very field', (place, ofMain, ofFamily) => {
  expect(sentBackPath({ member_id: 7, is_main: true, fees_locked: true, place })).toBe(ofMain);
  expect(sentBackPath({ member_id: 7, is_main: false, fees_locked: true, place })).toBe(ofFamily);
});

it('a field that a confirmed fee locks leads to where a correction is asked for', () => {
  const born = { member_id: 7, is_main: true, place: 'date_of_birth' } as const;

  expect(sentBackPath({ ...born, fees_locked: true })).toBe('/main-member#corrections');
  expect(sentBackPath({ ...born, fees_locked: false })).toBe('/main-member#main-member-date_of_birth');
});

it('basis, relationship and e-mail are asked of family members only, the address of the main member only', () => {
  const ofMain = sentBackPlacesOf({ is_main: true });
  const ofFamily = sentBackPlacesOf({ is_main: false });

  expect(ofFamily.filter((place) => !ofMain.includes(place))).toEqual([
    'membership_basis',
    'relationship_type',
    'email',
  ]);
  expect(ofMain.filter((place) => !ofFamily.includes(place))).toEqual(['address']);
});
