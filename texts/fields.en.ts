import type { fieldsDe } from './fields.de.ts';

/** Where the specification gives the words they stand here letter by letter, slips included (spec §5, §8). */
export const fieldsEn: typeof fieldsDe = {
  required: 'Required',
  invalid_value: 'Please check this entry',
  invalid_choice: 'Please choose from the list',
  invalid_characters: 'This contains characters that cannot be stored',
  must_be_ticked: 'Please tick this box',
  too_many: 'No more entries are possible here',
  max_15_characters: 'Max 15 characters',
  max_50_characters: 'Max 50 characters',
  max_100_characters: 'Max 100 characters',
  max_200_characters: 'Max 200 characters',
  min_6_characters: 'Min 6 characters',
  min_8_characters: 'Min 8 characters',
  invalid_membership_no: 'This is not a membership number. Please compare the seven digits with your invoice.',
  invalid_name: 'Please use Latin letters as in the passport, spaces, hyphens, apostrophes and dots only',
  invalid_email: 'Invalid E-mail address',
  several_phone_numbers: 'These are two phone numbers. Please write only one here.',
  invalid_phone_number: 'Invalid phone number',
  password_must_match: 'Password must match',
  password_needs_uppercase: 'At least one uppercase letter',
  password_needs_lowercase: 'At least one lowercase letter',
  password_needs_digit: 'At least one digit',
  password_too_common: 'Please avoid a common password that others guess easily',
};
