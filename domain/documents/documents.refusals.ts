import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const documentRefusals = {
  document_not_found: { kind: 'missing', params: [] },
  document_lost: { kind: 'missing', params: [] },
  missing_file: { kind: 'invalid', params: [] },
  incorrect_file_type: { kind: 'wrong_type', params: [] },
  file_too_large: { kind: 'too_large', params: [] },
  file_already_exists: { kind: 'state', params: [] },
  file_not_safe: { kind: 'wrong_type', params: [] },
  upload_interrupted: { kind: 'unreadable', params: [] },
  document_is_verified: { kind: 'state', params: [] },
  storage_full: { kind: 'unavailable', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(documentRefusals);
