/** A family member with every field filled in. */
export const aChild = {
  first_name: 'Ümit',
  last_name: 'Güler',
  date_of_birth: '12.05.2015',
  social_insurance_number: '2468120515',
  citizenship_id: 40,
  permanent_residence: true,
  place_of_birth: 'Wien',
  gender: 'male',
  civil_status: 'single',
  father_name: 'Murat',
  mother_name: 'Nesrin',
  membership_basis: 'child',
  relationship_type: 'son',
  phone_numbers: [],
} as const;

/** No vowels: banks write "ue" for "ü", so that "ü" and a letter "e" after it would be read as one. */
const LETTERS = 'bcdfghjklmnprstv';

/** Six letters that no earlier try of a journey has used, for names of which there must be one. */
export function newLetters(): string {
  const digits = Date.now().toString(16).slice(-6);
  return digits.replace(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
}
