import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const documentRefusals = {
  document_not_found: { kind: 'missing', params: [] },
  document_lost: { kind: 'missing', params: [] },
  missing_file: { kind: 'invalid', params: [] },
  incorrect_file_type: { kind: 'wrong_type', params: [] },
  /** A photo in the format of iPhones; the sentence explains how to send a JPEG. */
  file_is_heic: { kind: 'wrong_type', params: [] },
  file_too_large: { kind: 'too_large', params: [] },
  file_already_exists: { kind: 'state', params: [] },
  file_damaged: { kind: 'wrong_type', params: [] },
  file_too_many_pixels: { kind: 'wrong_type', params: [] },
  file_needs_password: { kind: 'wrong_type', params: [] },
  /** A PDF that contains a script, a launch action or embedded files. */
  file_not_safe: { kind: 'wrong_type', params: [] },
  /** The virus scanner found something. */
  file_infected: { kind: 'wrong_type', params: [] },
  file_not_checked: { kind: 'unavailable', params: [] },
  /** An image that an older version accepted and that cannot be decoded. */
  picture_not_possible: { kind: 'state', params: [] },
  upload_interrupted: { kind: 'unreadable', params: [] },
  /** The last day of a document, many years away. */
  check_the_year: { kind: 'invalid', params: [] },
  /** A last day for a document that has none. */
  kind_does_not_expire: { kind: 'invalid', params: [] },
  document_is_verified: { kind: 'state', params: [] },
  /** It shows that the applicant agreed (decision 97). */
  signed_form_stays: { kind: 'state', params: [] },
  storage_full: { kind: 'unavailable', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(documentRefusals);

/** Refusals of an upload because of its content. */
export const unfitFile = [
  'incorrect_file_type',
  'file_is_heic',
  'file_too_large',
  'file_damaged',
  'file_too_many_pixels',
  'file_needs_password',
  'file_not_safe',
  'file_infected',
  'file_not_checked',
] as const satisfies readonly (keyof typeof documentRefusals)[];
